mod chart;
mod check;
mod quiz;
mod review;

use clap::{Args, Subcommand};

use crate::cli::terminal::output::Output;
use crate::cli::{CommandError, Exit};

pub(crate) use check::score_sheet;
pub(crate) use review::{review_of, text as review_text};

/// Check and review whole games, turn by turn
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sixfold game check puzzles/rulebook/games/qwirkle-flex.fr.txt\n  \
    sixfold game review puzzles/games/intro.txt")]
pub(crate) struct GameArgs {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Check(check::CheckArgs),
    Review(review::ReviewArgs),
}

impl GameArgs {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        match &self.command {
            Command::Check(command) => command.run(output),
            Command::Review(command) => command.run(output),
        }
    }
}
