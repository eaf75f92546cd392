mod check;
pub(super) mod review;

use clap::{Args, Subcommand};

use super::output::Output;
use super::{CommandError, Exit};
pub(super) use review::review_of;

/// Check and review whole games, turn by turn
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sixfold game check puzzles/rulebook/games/qwirkle-flex.fr.txt\n  \
    sixfold game review puzzles/games/intro.txt")]
pub(super) struct Game {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Check(check::Check),
    Review(review::Review),
}

impl Game {
    pub(super) fn run(&self, output: &mut Output) -> Result<Exit, CommandError> {
        match &self.command {
            Command::Check(command) => command.run(output),
            Command::Review(command) => command.run(output),
        }
    }

    pub(super) fn wants_json(&self) -> bool {
        match &self.command {
            Command::Check(command) => command.wants_json(),
            Command::Review(command) => command.wants_json(),
        }
    }
}
