use std::path::PathBuf;

use clap::Args;
#[cfg(not(feature = "pdf"))]
use jiff::civil::Date;

use super::daily::{parse_date, today};
#[cfg(not(feature = "pdf"))]
use crate::cli::Complaint;
use crate::cli::terminal::output::Output;
use crate::cli::{CommandError, Exit};
use crate::publish::{Paper, PerPage};

/// Print the puzzles of many days as a book, in PDF
///
/// Puzzles with room to think, and at the back their solutions with every point. The same days
/// always give the same file. It needs the feature `pdf`, which has to be asked for when the
/// program is built.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sixfold puzzle book --from 2027-01-01 --days 31 --out january.pdf\n  \
    sixfold puzzle book --from 2027-01-01 --days 365 --per-page 4 --paper letter --grey --out year.pdf")]
pub(crate) struct Book {
    /// The first day, as 2027-01-04; today where left out
    #[arg(long, value_name = "D")]
    from: Option<String>,

    /// How many days, up to 3660
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=3660))]
    days: u16,

    /// The file to write
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// The paper
    #[arg(long, value_enum, default_value_t)]
    paper: Paper,

    /// How many puzzles stand on a page
    #[arg(long, value_name = "N", value_enum, default_value_t)]
    per_page: PerPage,

    /// For printers without colour: each tile shows the letter of its colour
    #[arg(long)]
    grey: bool,
}

impl Book {
    pub(crate) fn run(&self, _: &Output) -> Result<Exit, CommandError> {
        let first = self
            .from
            .as_deref()
            .map_or_else(|| Ok(today()), parse_date)?;
        self.print(first)?;
        Ok(Exit::Ok)
    }

    #[cfg(not(feature = "pdf"))]
    fn print(&self, _: Date) -> Result<(), CommandError> {
        Err(Complaint::WithoutPdf.into())
    }
}

#[cfg(feature = "pdf")]
mod printing {
    use jiff::ToSpan;
    use jiff::civil::Date;
    use rayon::prelude::*;

    use super::Book;
    use crate::cli::CommandError;
    use crate::cli::Complaint;
    use crate::cli::files::write_file;
    use crate::cli::terminal::progress;
    use crate::picture::Ink;
    use crate::publish::book;
    use crate::publish::book::DatedPuzzle;
    use crate::puzzle::{Maker, daily};

    impl Book {
        pub(crate) fn print(&self, first: Date) -> Result<(), CommandError> {
            let ink = if self.grey { Ink::Grey } else { Ink::Colour };
            let book = book::Book {
                entries: self.entries(first)?,
                paper: self.paper,
                per_page: self.per_page,
                ink,
            };
            let bytes = book::pdf(&book).map_err(|error| Complaint::NoPdf {
                reason: error.to_string(),
            })?;
            write_file(&self.out, &bytes)?;
            Ok(())
        }

        fn entries(&self, first: Date) -> Result<Vec<DatedPuzzle>, CommandError> {
            let days: Vec<Date> = first.series(1.day()).take(self.days.into()).collect();
            let bar = progress::bar(days.len() as u64, "puzzles");
            let entry = |maker: &mut Maker, &date: &Date| {
                let puzzle = daily(date, maker).ok_or(Complaint::NoPuzzle {
                    date: date.to_string(),
                })?;
                bar.inc(1);
                Ok(DatedPuzzle { date, puzzle })
            };
            let entries = days.par_iter().map_init(Maker::new, entry).collect();
            bar.finish_and_clear();
            entries
        }
    }
}
