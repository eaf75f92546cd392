use std::path::{Path, PathBuf};

use clap::Args;
use rayon::prelude::*;

use crate::answer::{ProofReport, UnreadableFile};
use crate::cli::args::Format;
use crate::cli::terminal::output::Output;
use crate::cli::{CommandError, Exit, input};
use crate::puzzle::{Proof, Stored};
use crate::search::Searcher;

/// Prove stored puzzles again by exhaustive search
///
/// Each position must be legal and have exactly one best play, and everything stored about it must
/// be so; no puzzle may be another one turned, mirrored or renamed. A puzzle of Qwords must have
/// exactly one answer with the word list of its language, and the same one where well-known names
/// count too. Of several files, one that cannot be read is reported and the others are checked.
/// Exits with 1 where anything differs or cannot be read.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  sixfold puzzle check puzzles/")]
pub(crate) struct Check {
    /// Files of puzzles, or folders that hold such files (*.yaml)
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,

    /// How to write the answer
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

impl Check {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        output.set_json(self.format == Format::Json);
        let files = input::yaml_files(&self.paths)?;
        let mut documents: Vec<(String, Stored)> = Vec::new();
        let (mut passed_over, mut unreadable) = (Vec::new(), Vec::new());
        for path in &files {
            let name = path.display().to_string();
            match read(path) {
                Ok(None) => passed_over.push(name),
                Ok(Some(puzzles)) => {
                    documents.extend(puzzles.into_iter().map(|puzzle| (name.clone(), puzzle)))
                }
                Err(failure) if files.len() > 1 => {
                    unreadable.extend(failure.report().map(|error| {
                        let reason = failure.text(output.words(), output.page().colour);
                        UnreadableFile {
                            file: name,
                            error,
                            reason,
                        }
                    }))
                }
                Err(failure) => return Err(failure),
            }
        }
        let proofs: Vec<(String, Proof)> = documents
            .into_par_iter()
            .map_init(Searcher::new, |searcher, (name, document)| {
                (name, document.prove(searcher))
            })
            .collect();
        let report = ProofReport::new(proofs, passed_over, unreadable);
        output.answer(&report, self.format)?;
        Ok(if report.is_ok() {
            Exit::Ok
        } else {
            Exit::Failed
        })
    }
}

/// The puzzles of a file; `None` where it holds worked examples.
fn read(path: &Path) -> Result<Option<Vec<Stored>>, CommandError> {
    let (source, name) = input::read_file(path)?;
    if is_list(&source) {
        Ok(None)
    } else {
        input::puzzles(source, &name).map(Some)
    }
}

/// Whether a file is a list, as the rulebooks' examples are, and not puzzles.
fn is_list(source: &str) -> bool {
    source
        .lines()
        .find(|line| !line.is_empty() && !line.starts_with('#'))
        .is_some_and(|line| line.starts_with("- "))
}
