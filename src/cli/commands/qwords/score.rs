use std::path::PathBuf;

use clap::Args;

use super::options::{WordOptions, position};
use crate::answer::GridReport;
use crate::cli::args::Format;
use crate::cli::error::CommandError;
use crate::cli::terminal::output::Output;
use crate::cli::{Exit, input};
use crate::qwords::{Side, Variant, parse_claims};

/// Score a grid: the longest word of each row and column, the bonus and the rating
///
/// With --claim, check the words that a player claims; exits with 1 where one is wrong.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sixfold qwords score DUOPO/SSAUT/KIWIS/INEST/SEPHA\n  \
    sixfold qwords score my-grid.txt --side b --words en --names\n\n\
    A file of claims has a line for each row and column that counts:\n  \
    row 1: DUO\n  \
    column a: SKIS       # the rest may be left out")]
pub(crate) struct Score {
    /// A grid such as DUOPO/SSAUT/KIWIS/INEST/SEPHA, a position line, a file that holds one of them
    /// or a sheet, or `-` for standard input
    grid: String,

    /// The side of the sheet, whatever the position says
    #[arg(long)]
    side: Option<Side>,

    #[command(flatten)]
    words: WordOptions,

    /// Check the words that this file claims
    #[arg(long, value_name = "FILE")]
    claim: Option<PathBuf>,

    /// How to write the answer
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

impl Score {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        output.set_json(self.format == Format::Json);
        let position = position(&self.grid)?;
        let (words, named) = self.words.load(position.language)?;
        let other_side = self.side.filter(|&side| side != position.variant.side());
        let variant = other_side.map_or(position.variant, Variant::new);
        let mut report = GridReport::new(position.grid, variant, &words, named);
        if let Some(path) = &self.claim {
            let (source, name) = input::read_file(path)?;
            let claims = parse_claims(&source)
                .map_err(|error| CommandError::notation(error, source, name))?;
            report = report.with_claims(&claims, &words);
        }
        output.answer(&report, self.format)?;
        Ok(if report.is_ok() {
            Exit::Ok
        } else {
            Exit::Failed
        })
    }
}
