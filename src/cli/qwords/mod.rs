mod options;
mod score;
mod words;

use clap::{Args, Subcommand};

use super::output::Output;
use super::{Ending, Failure};

/// Qwords, the dice word game: score grids, look words up
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sixfold qwords score DUOPO/SSAUT/KIWIS/INEST/SEPHA\n  \
    sixfold qwords words K.W..")]
pub(super) struct Qwords {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Score(score::Score),
    Words(words::Words),
}

impl Qwords {
    pub(super) fn run(&self, output: &mut Output) -> Result<Ending, Failure> {
        match &self.command {
            Command::Score(command) => command.run(output),
            Command::Words(command) => command.run(output),
        }
    }

    pub(super) fn wants_json(&self) -> bool {
        match &self.command {
            Command::Score(command) => command.wants_json(),
            Command::Words(_) => false,
        }
    }
}
