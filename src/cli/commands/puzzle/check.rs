use std::path::{Path, PathBuf};

use clap::Args;
use rayon::prelude::*;

use crate::answer;
use crate::cli::args::Format;
use crate::cli::terminal::output::Output;
use crate::cli::terminal::{TextStyle, cell, right};
use crate::cli::{CommandError, Exit, input};
use crate::notation::visible;
use crate::puzzle::{Proof, Stored, load_examples};
use crate::search::Searcher;

/// Check stored puzzles by exhaustive search
///
/// Each position must be legal and have exactly one best play, and everything stored about it must
/// be right. No puzzle may be another one turned, mirrored or renamed. A Qwords puzzle must have
/// exactly one best answer with the word list of its language, and the same one if well-known names
/// count too. If one of several files cannot be read, it is reported and the others are checked.
/// Exits with 1 if anything differs or cannot be read.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  sixfold puzzle check puzzles/")]
pub(crate) struct CheckArgs {
    /// Puzzle files, or folders that hold such files (*.yaml)
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,

    /// Output format
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// What became of the files, each named.
#[derive(Default)]
struct Checked {
    proofs: Vec<(String, Proof)>,
    /// Files that hold worked examples.
    skipped: Vec<String>,
    unreadable: Vec<(String, CommandError)>,
}

impl CheckArgs {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        output.set_json(self.format == Format::Json);
        let checked = check(&input::yaml_files(&self.paths)?)?;
        if checked.is_empty() {
            let skipped = checked.skipped;
            return Err(CommandError::new("file", move |words| {
                words.puzzle.only_examples(&skipped)
            }));
        }
        match self.format {
            Format::Text => output.print(&text(&checked, output.page()))?,
            format => {
                let Checked {
                    proofs,
                    skipped,
                    unreadable,
                } = &checked;
                let unreadable = unreadable
                    .iter()
                    .filter_map(|(name, error)| Some((name.clone(), error.report()?)));
                output.data(&answer::Proofs::new(proofs, skipped, unreadable), format)?;
            }
        }
        Ok(if checked.is_ok() {
            Exit::Ok
        } else {
            Exit::Failed
        })
    }
}

/// Proves the puzzles of every file. A single file that cannot be read is an error.
fn check(files: &[PathBuf]) -> Result<Checked, CommandError> {
    let mut checked = Checked::default();
    let mut documents: Vec<(String, Stored)> = Vec::new();
    for path in files {
        let name = path.display().to_string();
        match read(path) {
            Ok(None) => checked.skipped.push(name),
            Ok(Some(puzzles)) => {
                documents.extend(puzzles.into_iter().map(|puzzle| (name.clone(), puzzle)));
            }
            Err(error) if files.len() > 1 => checked.unreadable.push((name, error)),
            Err(error) => return Err(error),
        }
    }
    checked.proofs = documents
        .into_par_iter()
        .map_init(Searcher::new, |searcher, (name, document)| {
            (name, document.prove(searcher))
        })
        .collect();
    Proof::mark_repeats(checked.proofs.iter_mut().map(|(_, proof)| proof));
    Ok(checked)
}

/// The puzzles of a file; `None` if it holds worked examples.
fn read(path: &Path) -> Result<Option<Vec<Stored>>, CommandError> {
    let (source, name) = input::read_file(path)?;
    if is_list(&source) && load_examples(&source).is_ok_and(|examples| !examples.is_empty()) {
        Ok(None)
    } else {
        input::puzzles(source, &name).map(Some)
    }
}

/// Whether a file is a list, as worked examples are, and not puzzles.
fn is_list(source: &str) -> bool {
    source
        .lines()
        .find(|line| !line.is_empty() && !line.starts_with('#'))
        .is_some_and(|line| line.starts_with("- "))
}

impl Checked {
    fn passed(&self) -> usize {
        self.proofs
            .iter()
            .filter(|(_, proof)| proof.is_ok())
            .count()
    }

    /// Whether there was nothing to check.
    fn is_empty(&self) -> bool {
        self.proofs.is_empty() && self.unreadable.is_empty()
    }

    /// Whether every file can be read and every puzzle is proved.
    fn is_ok(&self) -> bool {
        self.passed() == self.proofs.len() && self.unreadable.is_empty()
    }
}

fn text(checked: &Checked, style: &TextStyle) -> String {
    let words = style.words.puzzle;
    let mark = |ok: bool, text: &str| {
        if ok {
            style.good(text)
        } else {
            style.bad(text)
        }
    };
    let mut table = style.table(&words.proof_headings());
    let mut errors = String::new();
    for file in checked.proofs.chunk_by(|a, b| a.0 == b.0) {
        let Some((name, _)) = file.first() else {
            continue;
        };
        let proved = file.iter().filter(|(_, proof)| proof.is_ok()).count();
        table.add_row([
            cell(visible(name)),
            right(file.len()),
            right(mark(proved == file.len(), &proved.to_string())),
        ]);
        for (_, proof) in file.iter().filter(|(_, proof)| !proof.is_ok()) {
            let puzzle = style.words.terminal.labelled(&visible(name), &proof.id);
            errors += &style.wrapped(&style.strong(&puzzle), 2);
            for error in &proof.flaws {
                errors += &style.wrapped(&format!("  - {}", words.puzzle_error(error)), 4);
            }
        }
    }
    for (name, error) in &checked.unreadable {
        let unreadable = style.bad(words.unreadable_file());
        table.add_row([cell(visible(name)), right("-"), cell(unreadable)]);
        errors += &format!("{}\n", error.text(style.words, style.colour));
    }
    let skipped = checked.skipped.iter();
    let skipped = skipped.map(|file| style.wrapped(&words.holds_examples(&visible(file)), 2));
    let proved = words.proved(
        checked.passed(),
        checked.proofs.len(),
        checked.unreadable.len(),
    );
    format!(
        "{}\n{errors}{}{}\n",
        style.fitted(table),
        skipped.collect::<String>(),
        mark(checked.is_ok(), &proved)
    )
}
