pub(crate) mod batch;
mod book;
mod check;
mod daily;
pub(crate) mod generate;
mod play;
mod shards;
pub(crate) mod shown;

pub(crate) use daily::{days_from, parse_date};

use clap::{Args, Subcommand};

use crate::cli::commands::merge::Shards;
use crate::cli::terminal::output::Output;
use crate::cli::{CommandError, Exit};

/// Make, check, show, solve and print puzzles
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  sixfold puzzle daily\n  sixfold puzzle play")]
pub(crate) struct Puzzle {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Daily(daily::DailyArgs),
    Play(play::Play),
    Generate(generate::GenerateArgs),
    Check(check::CheckArgs),
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

    /// Puts the shards of a run together.
    pub(crate) fn merge(&self, shards: Shards, output: &Output) -> Result<Exit, CommandError> {
        match &self.command {
            Command::Generate(command) => command.merge(shards, output),
            _ => Err(shards.first_is_no_shard()),
        }
    }
}
