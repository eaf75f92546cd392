//! What the commands that make puzzles have in common: how many, from where, and where to.

use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use clap::Args;
use clap::builder::RangedU64ValueParser;

use crate::cli::Complaint;
use crate::cli::files::write_file;
use crate::cli::terminal::output::Output;
use crate::cli::terminal::progress;
use crate::cli::{CommandError, Exit};
use crate::language::en as words;
use crate::puzzle::{Batch, Progress};

/// How many puzzles to make, and where to write them.
#[derive(Debug, Args)]
pub(crate) struct GenerateArgs {
    /// How many puzzles to make
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = RangedU64ValueParser::<usize>::new().range(1..))]
    pub(crate) count: usize,

    /// Random seed
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) seed: u32,

    /// How many games to play, or grids to begin with, at most
    #[arg(long, value_name = "N", default_value_t = 100_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) tries: u64,

    /// Write a file for each puzzle into this folder, made if missing, instead of all to standard
    /// output
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,
}

/// Why no more puzzles were made.
pub(crate) struct Made {
    found: usize,
    stopped: bool,
    tried: String,
}

/// After this time, how rare the puzzles are is reported.
const PATIENCE: Duration = Duration::from_secs(1);
/// Puzzles are rare if fewer than one try in this many gives one.
const RARE: u64 = 100;

impl GenerateArgs {
    pub(crate) fn batch(&self) -> Batch {
        Batch {
            count: self.count,
            seed: self.seed,
            tries: self.tries,
        }
    }

    /// Makes puzzles under a bar that counts them and what was tried for them; Ctrl-C stops, and
    /// keeps what was found. How rare they are is shown by the bar, or once on standard error where
    /// that is no terminal.
    pub(crate) fn make<P>(
        &self,
        unit: &'static str,
        output: &Output,
        make: impl FnOnce(&mut dyn FnMut(Progress) -> ControlFlow<()>) -> Vec<P>,
    ) -> (Vec<P>, Made) {
        let (bar, pressed) = (
            progress::bar(self.count as u64, "puzzles"),
            progress::interruption(),
        );
        let (started, mut is_reported) = (Instant::now(), false);
        let puzzles = make(&mut |Progress { found, tries }| {
            let is_rare =
                found < self.count && tries / RARE > found as u64 && started.elapsed() >= PATIENCE;
            if is_rare && bar.is_hidden() && !is_reported {
                output.warn(&Complaint::RarePuzzles { found, tries, unit }.explanation());
                is_reported = true;
            }
            bar.set_position(found as u64);
            // Short, so that the bar stays on one line.
            bar.set_message(
                words::plural(tries as usize, unit) + if is_rare { ": rare" } else { "" },
            );
            if pressed.load(Ordering::Relaxed) {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        bar.finish_and_clear();
        let tried = words::plural(self.tries as usize, unit);
        let made = Made {
            found: puzzles.len(),
            stopped: pressed.load(Ordering::Relaxed),
            tried,
        };
        (puzzles, made)
    }

    /// How the command ends: fewer puzzles than were asked for are an error.
    pub(crate) fn ending(&self, made: Made) -> Result<Exit, CommandError> {
        let Made {
            found,
            stopped,
            tried,
        } = made;
        let wanted = self.count;
        match found == wanted {
            true => Ok(Exit::Ok),
            false if stopped => Err(Complaint::Stopped { found, wanted }.into()),
            false => Err(Complaint::FewPuzzles {
                found,
                wanted,
                tried,
            }
            .into()),
        }
    }
}

/// Writes a file for each puzzle, given by its id and its text, or none where one of them would
/// take the place of something else.
pub(crate) fn write_all(
    folder: &Path,
    puzzles: impl IntoIterator<Item = (String, String)>,
) -> Result<(), CommandError> {
    fs::create_dir_all(folder)
        .map_err(|error| CommandError::unwritable(folder.to_owned(), error))?;
    let files: Vec<(PathBuf, String)> = puzzles
        .into_iter()
        .map(|(id, text)| (folder.join(format!("{id}.yaml")), text))
        .collect();
    if let Some((path, _)) = files
        .iter()
        .find(|(path, text)| path.exists() && fs::read(path).ok() != Some(text.clone().into()))
    {
        return Err(Complaint::WouldReplace { path: path.clone() }.into());
    }
    files
        .iter()
        .try_for_each(|(path, text)| write_file(path, text.as_bytes()))
}
