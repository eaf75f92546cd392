mod session;
mod set;
mod text;

use std::path::PathBuf;

use clap::Args;

use super::daily::Day;
use crate::cli::terminal::output::Output;
use crate::cli::{CommandError, Exit};
use session::Session;
use set::{HistoryFile, PuzzleSet};

/// Solve a puzzle in the terminal, with hints
///
/// Type a play such as `Rsb@h8 Rcw@i8`, or `help`. Each legal play is an attempt. Four hints give
/// the number of tiles, the line that earns most, the row or column, and the play. If the title
/// does not give the score, they give the score, the number of tiles, the row or column, and the
/// play. Puzzles of Qwords are answered with letters such as `U@c3`, or with a whole grid.
///
/// A day counts for the streak if its puzzle was solved by the end of the day, without the last
/// hint. The streak, attempts, hints and times are saved in the file puzzles.json of your data
/// directory (on Linux ~/.local/share/sixfold), or of the folder that SIXFOLD_DATA_DIR names.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  sixfold puzzle play\n  sixfold puzzle play my-puzzles.yaml --id flex-18-seed7-2"
)]
pub(crate) struct Play {
    /// Puzzle file (*.yaml); starts with the first unsolved one [default: today's puzzle]
    #[arg(conflicts_with = "date")]
    file: Option<PathBuf>,

    /// Id of the puzzle in the file
    #[arg(long, value_name = "ID", requires = "file")]
    id: Option<String>,

    #[command(flatten)]
    day: Day,
}

impl Play {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        let set = match &self.file {
            Some(file) => PuzzleSet::of_file(file)?,
            None => PuzzleSet::of_day(&self.day)?,
        };
        let chosen = self.id.as_deref().map(|id| set.find(id)).transpose()?;
        let history = HistoryFile::open(output)?;
        let first = chosen
            .or_else(|| set.open_after(None, history.record()))
            .unwrap_or(0);
        Session::new(set, first, history, output).run()?;
        Ok(Exit::Ok)
    }
}
