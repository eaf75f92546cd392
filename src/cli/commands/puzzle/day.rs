use clap::Args;
use jiff::Zoned;
use jiff::civil::Date;

use crate::cli::{CommandError, Complaint};
use crate::language::en as words;
use crate::puzzle::{Document, Maker, Puzzle, daily};

/// Which day's puzzle.
#[derive(Debug, Args)]
pub(crate) struct Day {
    /// The day, as 2027-01-04; today where left out
    #[arg(long, value_name = "D")]
    date: Option<String>,
}

/// The puzzle of a day.
pub(crate) struct DailyPuzzle {
    pub(crate) date: Date,
    pub(crate) puzzle: Puzzle,
    pub(crate) document: Document,
    /// The day in words.
    pub(crate) occasion: String,
}

impl Day {
    /// The day itself.
    pub(crate) fn date(&self) -> Result<Date, CommandError> {
        match &self.date {
            None => Ok(today()),
            Some(given) => parse_date(given),
        }
    }

    /// Its puzzle.
    pub(crate) fn puzzle(&self) -> Result<DailyPuzzle, CommandError> {
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
pub(crate) fn parse_date(given: &str) -> Result<Date, CommandError> {
    given.parse().map_err(|_| {
        let given = given.to_owned();
        Complaint::NotADate { given }.into()
    })
}

/// The day that it is here.
pub(crate) fn today() -> Date {
    Zoned::now().date()
}
