use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::{AnyPuzzle, HINTS};

/// What a person did with one puzzle. Two files may use the same id, so the position belongs to its
/// name.
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
    /// The entry of a puzzle with which nothing was done yet.
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
    pub(super) fn is_of(&self, other: &SolveRecord) -> bool {
        (&self.id, &self.position) == (&other.id, &other.position)
    }
}
