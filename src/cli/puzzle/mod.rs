mod book;
mod check;
mod daily;
mod day;
mod generate;
mod play;

pub(super) use day::parse_date;

use clap::{Args, Subcommand};

use super::output::Output;
use super::{CommandError, Exit};

/// Make, prove, show, solve and print puzzles
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  sixfold puzzle daily\n  sixfold puzzle play")]
pub(super) struct Puzzle {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Daily(daily::Daily),
    Play(play::Play),
    Generate(generate::Generate),
    Check(check::Check),
    Book(book::Book),
}

impl Puzzle {
    pub(super) fn run(&self, output: &mut Output) -> Result<Exit, CommandError> {
        match &self.command {
            Command::Daily(command) => command.run(output),
            Command::Play(command) => command.run(output),
            Command::Generate(command) => command.run(output),
            Command::Check(command) => command.run(output),
            Command::Book(command) => command.run(output),
        }
    }

    pub(super) fn wants_json(&self) -> bool {
        match &self.command {
            Command::Daily(command) => command.wants_json(),
            Command::Play(_) | Command::Generate(_) | Command::Book(_) => false,
            Command::Check(command) => command.wants_json(),
        }
    }
}
