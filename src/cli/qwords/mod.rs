mod options;
mod puzzle;
mod score;
mod words;

use clap::{Args, Subcommand};

use super::output::Output;
use super::{Ending, Failure};

/// Qwords, the dice word game: score grids, look words up, make puzzles
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sixfold qwords score DUOPO/SSAUT/KIWIS/INEST/SEPHA\n  \
    sixfold qwords words K.W..\n  \
    sixfold qwords puzzle --kind letter")]
pub(super) struct Qwords {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Score(score::Score),
    Puzzle(puzzle::Puzzle),
    Words(words::Words),
}

impl Qwords {
    pub(super) fn run(&self, output: &mut Output) -> Result<Ending, Failure> {
        match &self.command {
            Command::Score(command) => command.run(output),
            Command::Puzzle(command) => command.run(output),
            Command::Words(command) => command.run(output),
        }
    }

    pub(super) fn wants_json(&self) -> bool {
        match &self.command {
            Command::Score(command) => command.wants_json(),
            Command::Puzzle(command) => command.wants_json(),
            Command::Words(_) => false,
        }
    }
}
