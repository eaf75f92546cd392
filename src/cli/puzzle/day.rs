use clap::Args;
use jiff::Zoned;
use jiff::civil::Date;

use crate::puzzle::{DAILY_LABEL, Document, Maker, Puzzle, daily};
use crate::report::Complaint;

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
    pub(super) fn puzzle(&self) -> Result<DailyPuzzle, Complaint> {
        let date = match &self.date {
            None => today(),
            Some(given) => given.parse::<Date>().map_err(|_| Complaint::NotADate { given: given.clone() })?,
        };
        let puzzle = daily(date, &mut Maker::new()).ok_or(Complaint::NoPuzzle { date: date.to_string() })?;
        let document = Document::new(&puzzle, format!("daily-{date}"), DAILY_LABEL);
        Ok(DailyPuzzle { date, puzzle, document, occasion: date.strftime("%A %-d %B %Y").to_string() })
    }
}

/// The day that it is here.
pub(super) fn today() -> Date {
    Zoned::now().date()
}
