use std::collections::BTreeSet;

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::{Event, SolveRecord};

/// The version of the form in which a record is stored.
pub const RECORD_VERSION: u32 = 1;

/// Everything that a person did with puzzles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SolveHistory {
    version: u32,
    puzzles: Vec<SolveRecord>,
}

/// Why a text is no record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HistoryError {
    /// It has another version, written by another program.
    Version(u64),
    /// It is something else, or it is damaged.
    Broken(String),
}

impl Default for SolveHistory {
    fn default() -> SolveHistory {
        SolveHistory {
            version: RECORD_VERSION,
            puzzles: Vec::new(),
        }
    }
}

impl SolveHistory {
    /// Reads a record.
    pub fn from_json(text: &str) -> Result<SolveHistory, HistoryError> {
        #[derive(Deserialize)]
        struct Versioned {
            version: u64,
        }
        let broken = |error: serde_json::Error| HistoryError::Broken(error.to_string());
        let Versioned { version } = serde_json::from_str(text).map_err(broken)?;
        if version != u64::from(RECORD_VERSION) {
            return Err(HistoryError::Version(version));
        }
        serde_json::from_str(text).map_err(broken)
    }

    /// Writes a record, ending with a line end.
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).expect("a record is plain data") + "\n"
    }

    /// What is known of the puzzle of an entry.
    pub fn find(&self, of: &SolveRecord) -> Option<&SolveRecord> {
        self.puzzles.iter().find(|known| known.is_of(of))
    }

    /// Adds something that happened to the puzzle of an entry, and the time that it took.
    pub fn add(&mut self, to: &SolveRecord, event: Event, seconds: u64) {
        match self.puzzles.iter_mut().find(|known| known.is_of(to)) {
            Some(known) => {
                // A file may have held the puzzle before its day came.
                known.daily = known.daily.or(to.daily);
                known.add(event, seconds);
            }
            None => {
                let mut new = SolveRecord {
                    attempts: 0,
                    hints: 0,
                    seconds: 0,
                    end: None,
                    ..to.clone()
                };
                new.add(event, seconds);
                self.puzzles.push(new);
            }
        }
    }

    /// How many days in a row, up to today or yesterday, had their puzzle solved by the end of the
    /// day, without the last hint.
    pub fn streak(&self, today: Date) -> usize {
        let days = self.days(today);
        let last = if days.contains(&today) {
            Some(today)
        } else {
            today.yesterday().ok()
        };
        last.map_or(0, |last| days_in_a_row(&days, last))
    }

    /// The longest such row of days there was up to today.
    pub fn longest_streak(&self, today: Date) -> usize {
        let days = self.days(today);
        days.iter()
            .map(|&day| days_in_a_row(&days, day))
            .max()
            .unwrap_or(0)
    }

    /// The days that count. One that was solved beforehand counts when it comes.
    fn days(&self, today: Date) -> BTreeSet<Date> {
        self.puzzles
            .iter()
            .filter_map(SolveRecord::counts_for)
            .filter(|&day| day <= today)
            .collect()
    }
}

fn days_in_a_row(days: &BTreeSet<Date>, last: Date) -> usize {
    std::iter::successors(Some(last), |day| day.yesterday().ok())
        .take_while(|day| days.contains(day))
        .count()
}
