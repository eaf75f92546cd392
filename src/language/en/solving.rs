use std::fmt;

use super::{line, plural, points};
use crate::notation::Column;
use crate::puzzle::{End, HINTS, Hint, HistoryError, RECORD_VERSION, SolveRecord};

/// A hint, in a sentence with a full stop.
impl fmt::Display for Hint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Hint::Score(score) => write!(f, "the best play scores {}.", points(*score)),
            Hint::Tiles(tiles) => write!(f, "the best play lays {}.", plural(*tiles, "tile")),
            Hint::Line(best) => write!(f, "it earns {}.", line(best)),
            Hint::Row(row) => write!(f, "it is laid in row {row}."),
            Hint::Column(column) => write!(f, "it is laid in column {}.", Column(*column)),
            Hint::Solution(play) => write!(f, "it is {play}."),
        }
    }
}

/// `Hint 2 of 4`
pub fn hint_number(number: usize) -> String {
    format!("Hint {number} of {HINTS}")
}

/// `3 attempts, 1 hint, 2 min 5 s`
pub fn tally(attempts: u32, hints: usize, seconds: u64) -> String {
    let count = |number, word| {
        if number == 0 {
            format!("no {word}")
        } else {
            plural(number, word)
        }
    };
    format!(
        "{}, {}, {}",
        count(attempts as usize, "attempt"),
        count(hints, "hint"),
        duration(seconds)
    )
}

/// `34 s`, `2 min 5 s`, `1 h 3 min`
pub fn duration(seconds: u64) -> String {
    match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, 0, seconds) => format!("{seconds} s"),
        (0, minutes, seconds) => format!("{minutes} min {seconds} s"),
        (hours, minutes, _) => format!("{hours} h {minutes} min"),
    }
}

/// What was done with a puzzle before, in a sentence; nothing where nothing was.
pub fn past(entry: &SolveRecord) -> Option<String> {
    let told = tally(entry.attempts, entry.hints, entry.seconds);
    match entry.end {
        None if entry.attempts == 0 && entry.hints == 0 => None,
        None => Some(format!("So far: {told}.")),
        Some(End::Solved(day)) if entry.counts_for().is_some_and(|own| day < own) => Some(format!(
            "You solved it on {day}, before its day: {told}. It counts for the streak; now it is for fun."
        )),
        Some(End::Solved(day)) => Some(format!(
            "You solved it on {day}: {told}. Now it is for fun, and not counted."
        )),
        Some(End::GivenUp(day)) => Some(format!(
            "You gave it up on {day}: {told}. Now it is for fun, and not counted."
        )),
    }
}

/// How many days in a row were solved, in a sentence.
pub fn streak(days: usize, longest: usize) -> String {
    let days_told = plural(days, "day");
    match (days, longest) {
        (1, 1) => "Streak: 1 day.".to_owned(),
        (days, longest) if days >= longest => format!("Streak: {days_told}, the longest so far."),
        (_, longest) => format!("Streak: {days_told}; the longest was {longest}."),
    }
}

/// Why a file is no record, after its name.
impl fmt::Display for HistoryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HistoryError::Version(version) => {
                write!(
                    f,
                    "is a record of version {version}; this program knows version {RECORD_VERSION} only"
                )
            }
            HistoryError::Broken(reason) => write!(f, "is not a record of puzzles: {reason}"),
        }
    }
}
