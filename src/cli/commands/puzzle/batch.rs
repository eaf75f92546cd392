use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use clap::Args;
use clap::builder::RangedU64ValueParser;

use super::shown::{self, ShownPuzzle};
use crate::cli::args::Format;
use crate::cli::files::write_file;
use crate::cli::terminal::output::Output;
use crate::cli::terminal::progress;
use crate::cli::{CommandError, Exit};
use crate::puzzle::{Batch, Progress, Try};

/// How many puzzles to make, from which tries, and where to write them.
#[derive(Debug, Args)]
pub(crate) struct BatchArgs {
    /// Number of puzzles to make
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = RangedU64ValueParser::<usize>::new().range(1..))]
    count: usize,

    /// Random seed
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) seed: u64,

    /// Stop after this many games or grids
    #[arg(long, alias = "tries", value_name = "N", default_value_t = 100_000, value_parser = clap::value_parser!(u64).range(1..))]
    max_tries: u64,

    /// Write a file for each puzzle into this folder instead of printing them; the folder is
    /// created if missing
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

/// Sees how far the puzzles have come, and may stop them.
pub(crate) type Watch<'a> = &'a mut dyn FnMut(Progress) -> ControlFlow<()>;

/// After this time, how rare the puzzles are is reported.
const PATIENCE: Duration = Duration::from_secs(1);
/// Puzzles are rare if fewer than one try in this many gives one.
const RARE: u64 = 100;

impl BatchArgs {
    pub(super) fn out(&self) -> Option<&Path> {
        self.out.as_deref()
    }

    pub(crate) fn batch(&self) -> Batch {
        Batch {
            count: self.count,
            seed: self.seed,
            tries: self.max_tries,
        }
    }

    /// Makes puzzles, with a progress bar. Ctrl-C stops it and keeps what was found. How rare they
    /// are is shown by the bar, or once on standard error if that is no terminal. Fewer puzzles
    /// than were asked for are an error, to be returned after those found are written.
    pub(crate) fn make<P>(
        &self,
        each: Try,
        output: &Output,
        make: impl FnOnce(Watch<'_>) -> Vec<P>,
    ) -> (Vec<P>, Result<Exit, CommandError>) {
        let (puzzles, is_stopped) = self.watched(each, output, make);
        let (found, wanted) = (puzzles.len(), self.count);
        let end = match is_stopped && found < wanted {
            true => Err(CommandError::new("stopped", move |words| {
                words.puzzle.stopped(found, wanted)
            })),
            false => self.end(found, each),
        };
        (puzzles, end)
    }

    /// The same, and whether Ctrl-C was pressed.
    pub(super) fn watched<P>(
        &self,
        each: Try,
        output: &Output,
        make: impl FnOnce(Watch<'_>) -> Vec<P>,
    ) -> (Vec<P>, bool) {
        let words = output.words().puzzle;
        let bar = progress::bar(self.count as u64, words.puzzles(), output.words());
        let pressed = progress::interruption();
        let (started, mut is_reported) = (Instant::now(), false);
        let puzzles = make(&mut |progress| {
            let Progress { found, tries } = progress;
            let is_rare =
                found < self.count && tries / RARE > found as u64 && started.elapsed() >= PATIENCE;
            if is_rare && bar.is_hidden() && !is_reported {
                output.warn(&words.rare_puzzles(progress, each));
                is_reported = true;
            }
            bar.set_position(found as u64);
            bar.set_message(words.tries(tries, each, is_rare));
            if pressed.load(Ordering::Relaxed) {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        bar.finish_and_clear();
        (puzzles, pressed.load(Ordering::Relaxed))
    }

    /// How a run ends that was not stopped and found this many puzzles.
    pub(super) fn end(&self, found: usize, each: Try) -> Result<Exit, CommandError> {
        let (wanted, tries) = (self.count, self.max_tries);
        if found == wanted {
            return Ok(Exit::Ok);
        }
        Err(CommandError::new("not-found", move |words| {
            words.puzzle.few_puzzles(found, wanted, tries, each)
        }))
    }

    /// Prints the puzzles, or writes a file for each.
    pub(crate) fn write(
        &self,
        puzzles: &[ShownPuzzle],
        solved: bool,
        format: Format,
        output: &Output,
    ) -> Result<(), CommandError> {
        match &self.out {
            None => shown::print(puzzles, solved, format, output),
            Some(folder) => write_all(folder, puzzles),
        }
    }
}

/// Writes a file for each puzzle, or none if one of them would replace something else.
fn write_all(folder: &Path, puzzles: &[ShownPuzzle]) -> Result<(), CommandError> {
    fs::create_dir_all(folder)
        .map_err(|error| CommandError::unwritable(folder.to_owned(), error))?;
    let files: Vec<(PathBuf, String)> = puzzles
        .iter()
        .map(|puzzle| {
            let path = folder.join(format!("{}.yaml", puzzle.id()));
            (path, puzzle.yaml())
        })
        .collect();
    let differs = |(path, text): &&(PathBuf, String)| {
        path.exists() && fs::read(path).ok().as_deref() != Some(text.as_bytes())
    };
    if let Some((path, _)) = files.iter().find(differs) {
        let path = path.clone();
        return Err(CommandError::new("file", move |words| {
            words.puzzle.would_replace(&path)
        }));
    }
    files
        .iter()
        .try_for_each(|(path, text)| write_file(path, text.as_bytes()))
}
