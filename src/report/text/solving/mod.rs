//! What is said to a person who solves a puzzle.

mod grids;
mod tiles;

use std::fmt::Display;

use jiff::civil::Date;

use super::TextStyle;
use crate::puzzle::{HINTS, Reply, Riddle, SolveHistory, SolveRecord, Solving};
use crate::report::words::{hint_number, past, plural, streak, tally};

/// A puzzle with the words for one who solves it.
pub trait Told: Riddle<Hint: Display> + Sized {
    /// How to play, in a sentence.
    fn how_to_play(&self) -> String;

    /// What can be typed here alone: an example of an answer, and what the hints tell, each with a
    /// few words.
    fn own_words(&self) -> [(&'static str, &'static str); 2];

    /// The answer to an answer.
    fn reply(&self, answer: &Self::Answer, reply: &Reply<Self>, style: &TextStyle) -> String;

    /// The solution for one who gave up.
    fn given_up(&self, style: &TextStyle) -> String;
}

/// How to play, in a line.
pub fn how_to_play(puzzle: &impl Told, style: &TextStyle) -> String {
    style.wrapped(&puzzle.how_to_play(), 2)
}

/// Everything that can be typed.
pub fn help(puzzle: &impl Told, several: bool, style: &TextStyle) -> String {
    let next = several.then_some(("next", "the next puzzle of the file that is not done yet"));
    let always = [
        ("table, t", "the puzzle once more"),
        ("give up", "the solution, which ends the puzzle"),
    ];
    let words = puzzle.own_words().into_iter().chain(always).chain(next);
    word_list(
        words.chain([
            ("help, ?", "this"),
            ("quit, q", "leave; what you did is kept"),
        ]),
        style,
    )
}

/// What can be typed, each with a few words, a line each.
pub(in crate::report::text) fn word_list<'a>(
    words: impl IntoIterator<Item = (&'a str, &'a str)>,
    style: &TextStyle,
) -> String {
    let line = |(word, told): (&str, &str)| {
        style.wrapped(
            &format!(
                "  {}{}{told}",
                style.strong(word),
                " ".repeat(16 - word.len())
            ),
            18,
        )
    };
    words.into_iter().map(line).collect()
}

/// What was done with the puzzle before, with the hints taken; nothing where nothing was.
pub fn before<P: Told>(entry: &SolveRecord, solving: &Solving<P>, style: &TextStyle) -> String {
    let Some(told) = past(entry) else {
        return String::new();
    };
    let hints = solving
        .hints()
        .iter()
        .enumerate()
        .map(|(place, taken)| hint(place + 1, Some(taken), style));
    style.wrapped(&told, 2) + &hints.collect::<String>()
}

/// A warning that the next hint is the last. `could_count`: the puzzle could still count for the
/// streak.
pub fn last_hint(could_count: bool, style: &TextStyle) -> String {
    let loses = if could_count {
        ": once you see it, this puzzle does not count for the streak"
    } else {
        ""
    };
    style.wrapped(
        &format!("The next hint is the solution{loses}. Type `hint` again to see it."),
        2,
    )
}

/// A hint by its number; or that there is none left.
pub fn hint(number: usize, hint: Option<&impl Display>, style: &TextStyle) -> String {
    match hint {
        Some(hint) => style.wrapped(
            &format!("{}: {hint}", style.strong(&hint_number(number))),
            2,
        ),
        None => style.wrapped(
            "There are no more hints: the last one told the solution.",
            2,
        ),
    }
}

/// What it took, in a line.
pub fn took(attempts: u32, hints: usize, seconds: u64, style: &TextStyle) -> String {
    style.wrapped(&format!("{}.", tally(attempts, hints, seconds)), 2)
}

/// What was done until now, for one who leaves.
pub fn so_far(attempts: u32, hints: usize, seconds: u64, style: &TextStyle) -> String {
    style.wrapped(&format!("So far: {}.", tally(attempts, hints, seconds)), 2)
}

/// How the solved puzzle of a day counts for the streak.
pub fn days(entry: &SolveRecord, record: &SolveHistory, today: Date, style: &TextStyle) -> String {
    let told = match entry.counts_for() {
        Some(day) if day > today => format!("It counts for the streak on its own day, {day}."),
        Some(_) => streak(record.streak(today), record.longest_streak(today)),
        None if entry.hints >= HINTS => {
            "The last hint was the solution, so this puzzle does not count for the streak."
                .to_owned()
        }
        None => "It was solved after its day, so it does not count for the streak.".to_owned(),
    };
    style.wrapped(&told, 2)
}

/// What may follow in a file of several puzzles.
pub fn onward(open: usize, style: &TextStyle) -> String {
    style.wrapped(
        &match open {
            0 => "No other puzzle of this file is open: `quit`, or choose one with --id another time.".to_owned(),
            open => format!("`next` goes on: {} of this file.", plural(open, "open puzzle")),
        },
        2,
    )
}
