//! How many plays there are and what they score, as data: `data/counts.txt`, a position a line,
//! then the number of plays and how many of them score how much.
//!
//! Both generators are held against it. `UPDATE_COUNTS=1` writes the file anew, from the plain
//! generator.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use rayon::prelude::*;
use sixfold::game::{Position, Rules};
use sixfold::notation::parse_line;
use sixfold::search::Searcher;

use crate::games::corpus;
use crate::plain;

/// A position and its counts, as a line of the file.
fn counted(position: &str, scores: impl Iterator<Item = u32>) -> String {
    let mut counts: BTreeMap<u32, usize> = BTreeMap::new();
    scores.for_each(|score| *counts.entry(score).or_default() += 1);
    let total: usize = counts.values().sum();
    let pairs: String = counts
        .iter()
        .map(|(score, count)| format!(" {score}:{count}"))
        .collect();
    format!("{position} | {total}{pairs}")
}

fn by_search(line: &str, position: &Position) -> String {
    counted(
        line,
        Searcher::new()
            .ranking(position, usize::MAX)
            .plays
            .iter()
            .map(|scored| scored.score),
    )
}

fn by_plain_generator(line: &str, position: &Position) -> String {
    // Each play goes through its text, so that two that are one would be noticed here too.
    let plays = plain::visit_plays(position);
    let plays: BTreeMap<String, u32> = plays
        .iter()
        .map(|(play, &score)| (plain::to_play(play).to_string(), score))
        .collect();
    counted(line, plays.into_values())
}

/// Every tenth position of the corpus: all rules, and every phase of the game.
fn chosen() -> impl Iterator<Item = &'static str> {
    Rules::ALL
        .into_iter()
        .flat_map(|rules| corpus(rules).step_by(10))
}

#[test]
fn counts() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/counts.txt");
    if std::env::var_os("UPDATE_COUNTS").is_some() {
        let lines: Vec<String> = chosen()
            .map(|line| by_plain_generator(line, &parse_line(line).unwrap()) + "\n")
            .collect();
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, lines.concat()).unwrap();
    }
    let text = fs::read_to_string(&path).unwrap();
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    let positions: Vec<&str> = lines
        .iter()
        .map(|line| line.split_once(" | ").unwrap().0)
        .collect();
    assert!(
        positions.iter().copied().eq(chosen()),
        "the file does not hold the chosen positions"
    );
    let wrong = lines
        .par_iter()
        .zip(positions)
        .flat_map_iter(|(&line, text)| {
            let position = parse_line(text).unwrap();
            let answers = [
                ("search", by_search(text, &position)),
                ("plain generator", by_plain_generator(text, &position)),
            ];
            answers
                .into_iter()
                .filter(move |(_, answer)| answer != line)
                .map(|(who, answer)| format!("{who}:\n{answer}\n"))
        });
    let wrong: Vec<String> = wrong.collect();
    assert!(
        wrong.is_empty(),
        "{} answers differ from tests/data/counts.txt\n{}",
        wrong.len(),
        wrong.concat()
    );
}

/// It changes with any play, any score and any change of their order on the whole corpus.
#[test]
fn the_signature_is_the_committed_one() {
    let signature = sixfold::bench::signature().unwrap();
    assert_eq!(format!("{signature:016x}"), crate::examples::SIGNATURE);
}
