mod check;
mod daily;
mod generate;

use clap::{Args, Subcommand};

use super::output::Output;
use super::{Ending, Failure};

/// Make, prove and show puzzles
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  sixfold puzzle daily")]
pub(super) struct Puzzle {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Daily(daily::Daily),
    Generate(generate::Generate),
    Check(check::Check),
}

impl Puzzle {
    pub(super) fn run(&self, output: &mut Output) -> Result<Ending, Failure> {
        match &self.command {
            Command::Daily(command) => command.run(output),
            Command::Generate(command) => command.run(output),
            Command::Check(command) => command.run(output),
        }
    }

    pub(super) fn wants_json(&self) -> bool {
        match &self.command {
            Command::Daily(command) => command.wants_json(),
            Command::Generate(_) => false,
            Command::Check(command) => command.wants_json(),
        }
    }
}
