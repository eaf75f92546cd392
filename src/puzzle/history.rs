use std::collections::BTreeSet;

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::{AnyPuzzle, HINTS};
use crate::named::codes;

/// The version of the stored form.
pub const RECORD_VERSION: u32 = 1;

/// Everything that a person did with puzzles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SolveHistory {
    version: u32,
    puzzles: Vec<SolveRecord>,
}

/// Why a text is not a history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HistoryError {
    /// It has another version, written by another program.
    Version(u64),
    /// It is something else, or it is damaged.
    Broken(String),
}

codes! {
    HistoryError {
        HistoryError::Version(_) => "other_version",
        HistoryError::Broken(_) => "broken_history",
    }
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
    /// Reads a history.
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

    /// Writes the history, ending with a line end.
    #[expect(
        clippy::expect_used,
        reason = "JSON can express its text, numbers, dates and lists"
    )]
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).expect("a history is plain data") + "\n"
    }

    /// What is known of the puzzle of an entry.
    pub fn find(&self, of: &SolveRecord) -> Option<&SolveRecord> {
        self.puzzles.iter().find(|known| known.is_of(of))
    }

    /// Adds something that happened to the puzzle of an entry, and the time that it took.
    pub fn add(&mut self, to: &SolveRecord, event: Event, seconds: u64) {
        match self.puzzles.iter_mut().find(|known| known.is_of(to)) {
            Some(known) => {
                // The puzzle may have come from a file before its day.
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

    /// The current streak: how many days in a row, up to today or yesterday, had their puzzle
    /// solved by the end of the day, without the last hint.
    pub fn streak(&self, today: Date) -> usize {
        let days = self.days(today);
        let last = if days.contains(&today) {
            Some(today)
        } else {
            today.yesterday().ok()
        };
        last.map_or(0, |last| days_in_a_row(&days, last))
    }

    /// The longest streak up to today.
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

/// What a person did with one puzzle. Two files may use the same id, so the position is part of the
/// key.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SolveRecord {
    /// The puzzle's id.
    pub id: String,
    /// Its position as a line.
    pub position: String,
    /// The day whose puzzle it is, if it is one.
    pub daily: Option<Date>,
    /// How many plays were tried, the solution included.
    pub attempts: u32,
    /// How many hints were taken.
    pub hints: usize,
    /// How long it took, over all sessions.
    pub seconds: u64,
    /// When it was solved or given up, if it was.
    pub end: Option<End>,
}

/// How and when the work on a puzzle ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// The solution was found.
    Solved(Date),
    /// The solution was looked up.
    GivenUp(Date),
}

/// Something that happened to a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A play was tried that is not the solution.
    Attempt,
    /// That many hints are taken now.
    Hints(usize),
    /// The solution was found, on this day.
    Solved(Date),
    /// The solution was looked up, on this day.
    GivenUp(Date),
    /// It was left for now.
    Left,
}

impl SolveRecord {
    /// The entry of a puzzle that was not tried yet.
    pub fn new(id: &str, puzzle: &AnyPuzzle, daily: Option<Date>) -> SolveRecord {
        SolveRecord {
            id: id.to_owned(),
            position: puzzle.position(),
            daily,
            attempts: 0,
            hints: 0,
            seconds: 0,
            end: None,
        }
    }

    /// Adds what happened and the time that it took. What is solved or given up stays as it is.
    pub fn add(&mut self, event: Event, seconds: u64) {
        if self.end.is_some() {
            return;
        }
        self.seconds = self.seconds.saturating_add(seconds);
        match event {
            Event::Attempt => self.attempts = self.attempts.saturating_add(1),
            Event::Hints(taken) => self.hints = self.hints.max(taken).min(HINTS),
            Event::Solved(day) => {
                self.attempts = self.attempts.saturating_add(1);
                self.end = Some(End::Solved(day));
            }
            Event::GivenUp(day) => self.end = Some(End::GivenUp(day)),
            Event::Left => {}
        }
    }

    /// The day for which it counts in a streak: its own, if it was solved by then without the last
    /// hint.
    pub fn counts_for(&self) -> Option<Date> {
        let Some(End::Solved(on)) = self.end else {
            return None;
        };
        self.daily.filter(|&day| on <= day && self.hints < HINTS)
    }

    /// Whether both are of the same puzzle.
    fn is_of(&self, other: &SolveRecord) -> bool {
        (&self.id, &self.position) == (&other.id, &other.position)
    }
}
