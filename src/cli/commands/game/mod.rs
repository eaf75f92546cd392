mod check;
pub(crate) mod review;

use clap::{Args, Subcommand};

use crate::cli::terminal::output::Output;
use crate::cli::{CommandError, Exit};
pub(crate) use review::review_of;

/// Check and review whole games, turn by turn
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sixfold game check puzzles/rulebook/games/qwirkle-flex.fr.txt\n  \
    sixfold game review puzzles/games/intro.txt")]
pub(crate) struct Game {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Check(check::Check),
    Review(review::Review),
}

impl Game {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        match &self.command {
            Command::Check(command) => command.run(output),
            Command::Review(command) => command.run(output),
        }
    }
}
