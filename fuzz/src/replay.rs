//! A target over its corpus and over mutants of it, the same ones every time.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::Path;

use sixfold::game::Rng;

use super::input::{MADE, WORDS};

/// Runs a target over its corpus, over that many mutants, and over as many inputs that are made.
pub(crate) fn replay(corpus: &str, name: &str, target: fn(&[u8]), mutants: u64) {
    let folder = Path::new(corpus).join(name);
    let mut files: Vec<_> = fs::read_dir(&folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|file| file.expect("a file").path())
        .collect();
    files.sort();
    assert!(!files.is_empty(), "{} is empty", folder.display());
    let inputs: Vec<Vec<u8>> = files
        .iter()
        .map(|file| fs::read(file).expect("a file"))
        .collect();
    for (file, input) in files.iter().zip(&inputs) {
        run(target, input, &file.display().to_string());
    }
    for number in 0..mutants {
        let mut rng = Rng::new(name, number);
        let input = mutant(&inputs, &mut rng);
        run(target, &input, &format!("mutant {number}"));
        let made = std::iter::once(MADE).chain((0..64).map(|_| rng.below(256) as u8));
        run(
            target,
            &made.collect::<Vec<u8>>(),
            &format!("made input {number}"),
        );
    }
}

/// Runs a target, and says which input it was if it fails.
fn run(target: fn(&[u8]), input: &[u8], name: &str) {
    if let Err(panic) = catch_unwind(AssertUnwindSafe(|| target(input))) {
        eprintln!("{name} fails: b\"{}\"", input.escape_ascii());
        resume_unwind(panic);
    }
}

/// An input with one to four changes.
fn mutant(inputs: &[Vec<u8>], rng: &mut Rng) -> Vec<u8> {
    let mut below = |bound: usize| rng.below(bound as u32) as usize;
    let mut input = inputs[below(inputs.len())].clone();
    for _ in 0..=below(4) {
        let at = below(input.len() + 1);
        match below(6) {
            0 if at < input.len() => drop(input.remove(at)),
            1 if at < input.len() => input[at] ^= 1 << below(8),
            2 => drop(input.splice(at..at, WORDS[below(WORDS.len())].bytes())),
            3 => input.truncate(at),
            4 => {
                // The rest is that of another input.
                let other = &inputs[below(inputs.len())];
                let from = below(other.len() + 1);
                input.splice(at.., other[from..].iter().copied());
            }
            _ => {
                let end = (at + below(8)).min(input.len());
                let part = input[at..end].to_vec();
                input.splice(at..at, part);
            }
        }
    }
    input
}
