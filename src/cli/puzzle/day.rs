use clap::Args;
use jiff::Zoned;
use jiff::civil::Date;

use crate::puzzle::{Document, Maker, Puzzle, daily};
use crate::report::{Complaint, words};

/// Which day's puzzle.
#[derive(Debug, Args)]
pub(super) struct Day {
    /// The day, as 2027-01-04; today where left out
    #[arg(long, value_name = "D")]
    date: Option<String>,
}

/// The puzzle of a day.
pub(super) struct DailyPuzzle {
    pub(super) date: Date,
    pub(super) puzzle: Puzzle,
    pub(super) document: Document,
    /// The day in words.
    pub(super) occasion: String,
}

impl Day {
    /// The day itself.
    pub(super) fn date(&self) -> Result<Date, Complaint> {
        match &self.date {
            None => Ok(today()),
            Some(given) => parse_date(given),
        }
    }

    /// Its puzzle.
    pub(super) fn puzzle(&self) -> Result<DailyPuzzle, Complaint> {
        let date = self.date()?;
        let puzzle = daily(date, &mut Maker::new()).ok_or(Complaint::NoPuzzle {
            date: date.to_string(),
        })?;
        let document = Document::daily(&puzzle, date);
        Ok(DailyPuzzle {
            date,
            puzzle,
            document,
            occasion: words::occasion(date),
        })
    }
}

/// A day as it is written: 2027-01-04.
pub(in crate::cli) fn parse_date(given: &str) -> Result<Date, Complaint> {
    given.parse().map_err(|_| Complaint::NotADate {
        given: given.to_owned(),
    })
}

/// The day that it is here.
pub(super) fn today() -> Date {
    Zoned::now().date()
}
