mod analyse;
mod arena;
pub(crate) mod args;
mod play;
mod puzzle;
pub(crate) mod score;
mod words;

use clap::{Args, Subcommand};

use crate::cli::terminal::output::Output;
use crate::cli::{CommandError, Exit};

/// Qwords, the dice word game: score grids, find the best action, play
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sixfold qwords score DUOPO/SSAUT/KIWIS/INEST/SEPHA\n  \
    sixfold qwords analyse 'qwords DUOPO/SSAUT/KIWIS/INE../SEP.. U/T'\n  \
    sixfold qwords play --seed 7\n  \
    sixfold qwords words K.W..")]
pub(crate) struct QwordsArgs {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Analyse(analyse::AnalyseArgs),
    Arena(arena::ArenaArgs),
    Play(play::Play),
    Score(score::ScoreArgs),
    #[command(hide = true)]
    Puzzle(puzzle::PuzzleArgs),
    Words(words::WordsArgs),
}

impl QwordsArgs {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        match &self.command {
            Command::Analyse(command) => command.run(output),
            Command::Arena(command) => command.run(output),
            Command::Play(command) => command.run(output),
            Command::Score(command) => command.run(output),
            Command::Puzzle(command) => command.run(output),
            Command::Words(command) => command.run(output),
        }
    }
}
