mod book;
mod check;
mod daily;
mod day;
mod generate;
pub(crate) mod making;
mod play;

pub(crate) use day::parse_date;

use clap::{Args, Subcommand};

use crate::cli::terminal::output::Output;
use crate::cli::{CommandError, Exit};

/// Make, prove, show, solve and print puzzles
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  sixfold puzzle daily\n  sixfold puzzle play")]
pub(crate) struct Puzzle {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Daily(daily::Daily),
    Play(play::Play),
    Generate(generate::Generate),
    Check(check::Check),
    Book(book::BookArgs),
}

impl Puzzle {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        match &self.command {
            Command::Daily(command) => command.run(output),
            Command::Play(command) => command.run(output),
            Command::Generate(command) => command.run(output),
            Command::Check(command) => command.run(output),
            Command::Book(command) => command.run(output),
        }
    }
}
