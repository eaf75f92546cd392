//! A printed book of daily puzzles.

use std::path::PathBuf;

use clap::Args;

use super::daily::{parse_date, today};
use crate::cli::terminal::output::Output;
use crate::cli::{CommandError, Exit};
use crate::publish::{Paper, PerPage};

/// Print the puzzles of many days as a book, in PDF
///
/// Puzzles with room to think, and at the back their solutions with every point. The same days
/// always give the same file. The program must be built with the feature `pdf`.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sixfold puzzle book --from 2027-01-01 --days 31 --out january.pdf\n  \
    sixfold puzzle book --from 2027-01-01 --days 365 --per-page 4 --paper letter --grey --out year.pdf")]
pub(crate) struct BookArgs {
    /// First day, as 2027-01-04 [default: today]
    #[arg(long, value_name = "D")]
    from: Option<String>,

    /// Number of days, 3660 at most
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=3660))]
    days: u16,

    /// File to write
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// Paper size
    #[arg(long, value_enum, default_value_t)]
    paper: Paper,

    /// Puzzles on a page
    #[arg(long, value_name = "N", value_enum, default_value_t)]
    per_page: PerPage,

    /// For printers without colour: each tile shows the letter of its colour
    #[arg(long)]
    grey: bool,
}

impl BookArgs {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        let first = self
            .from
            .as_deref()
            .map_or_else(|| Ok(today()), parse_date)?;
        printing::print(self, first, output.words())?;
        Ok(Exit::Ok)
    }
}

#[cfg(feature = "pdf")]
mod printing {
    use jiff::civil::Date;

    use super::BookArgs;
    use crate::cli::CommandError;
    use crate::cli::commands::puzzle::days_from;
    use crate::cli::files::write_file;
    use crate::cli::terminal::progress;
    use crate::language::Language;
    use crate::parallel;
    use crate::picture::Ink;
    use crate::publish::book::{Book, DatedPuzzle, pdf};
    use crate::puzzle::{Maker, daily};

    pub(super) fn print(
        args: &BookArgs,
        first: Date,
        words: &'static Language,
    ) -> Result<(), CommandError> {
        let book = Book {
            entries: entries(first, args.days, words)?,
            paper: args.paper,
            per_page: args.per_page,
            ink: if args.grey { Ink::Grey } else { Ink::Colour },
            words,
        };
        let bytes = pdf(&book)
            .map_err(|error| CommandError::new("system", move |words| error.explanation(words)))?;
        write_file(&args.out, &bytes)
    }

    fn entries(first: Date, days: u16, words: &Language) -> Result<Vec<DatedPuzzle>, CommandError> {
        let days = days_from(first, days)?;
        let bar = progress::bar(days.len() as u64, words.puzzle.puzzles(), words);
        let entry = |maker: &mut Maker, &date: &Date| {
            let puzzle = daily(date, maker).ok_or_else(|| {
                CommandError::new("not-found", move |words| words.puzzle.no_puzzle(date))
            })?;
            bar.inc(1);
            Ok(DatedPuzzle { date, puzzle })
        };
        let entries = parallel::map_init(&days, Maker::new, entry);
        bar.finish_and_clear();
        entries.into_iter().collect()
    }
}

#[cfg(not(feature = "pdf"))]
mod printing {
    use jiff::civil::Date;

    use super::BookArgs;
    use crate::cli::CommandError;
    use crate::language::Language;

    pub(super) fn print(_: &BookArgs, _: Date, _: &Language) -> Result<(), CommandError> {
        Err(CommandError::new("system", |words| {
            words.publish.without_pdf()
        }))
    }
}
