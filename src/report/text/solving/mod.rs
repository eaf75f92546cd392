//! What is said to a person who solves a puzzle.

mod grids;
mod tiles;

use std::fmt::Display;

use jiff::civil::Date;

use super::Page;
use crate::puzzle::{Entry, HINTS, Record, Reply, Riddle, Solving};
use crate::report::words::{hint_number, past, plural, streak, tally};

/// A puzzle with the words for one who solves it.
pub trait Told: Riddle<Hint: Display> + Sized {
    /// How to play, in a sentence.
    fn how_to_play(&self) -> String;

    /// What can be typed here alone: an example of an answer, and what the hints tell, each with a
    /// few words.
    fn own_words(&self) -> [(&'static str, &'static str); 2];

    /// The answer to an answer.
    fn reply(&self, answer: &Self::Answer, reply: &Reply<Self>, page: &Page) -> String;

    /// The solution for one who gave up.
    fn given_up(&self, page: &Page) -> String;
}

/// How to play, in a line.
pub fn how_to_play(puzzle: &impl Told, page: &Page) -> String {
    page.wrapped(&puzzle.how_to_play(), 2)
}

/// Everything that can be typed.
pub fn help(puzzle: &impl Told, several: bool, page: &Page) -> String {
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
        page,
    )
}

/// What can be typed, each with a few words, a line each.
pub(in crate::report::text) fn word_list<'a>(
    words: impl IntoIterator<Item = (&'a str, &'a str)>,
    page: &Page,
) -> String {
    let line = |(word, told): (&str, &str)| {
        page.wrapped(
            &format!(
                "  {}{}{told}",
                page.strong(word),
                " ".repeat(16 - word.len())
            ),
            18,
        )
    };
    words.into_iter().map(line).collect()
}

/// What was done with the puzzle before, with the hints taken; nothing where nothing was.
pub fn before<P: Told>(entry: &Entry, solving: &Solving<P>, page: &Page) -> String {
    let Some(told) = past(entry) else {
        return String::new();
    };
    let hints = solving
        .hints()
        .iter()
        .enumerate()
        .map(|(place, taken)| hint(place + 1, Some(taken), page));
    page.wrapped(&told, 2) + &hints.collect::<String>()
}

/// A warning that the next hint is the last. `could_count`: the puzzle could still count for the
/// streak.
pub fn last_hint(could_count: bool, page: &Page) -> String {
    let loses = if could_count {
        ": once you see it, this puzzle does not count for the streak"
    } else {
        ""
    };
    page.wrapped(
        &format!("The next hint is the solution{loses}. Type `hint` again to see it."),
        2,
    )
}

/// A hint by its number; or that there is none left.
pub fn hint(number: usize, hint: Option<&impl Display>, page: &Page) -> String {
    match hint {
        Some(hint) => page.wrapped(&format!("{}: {hint}", page.strong(&hint_number(number))), 2),
        None => page.wrapped(
            "There are no more hints: the last one told the solution.",
            2,
        ),
    }
}

/// What it took, in a line.
pub fn took(attempts: u32, hints: usize, seconds: u64, page: &Page) -> String {
    page.wrapped(&format!("{}.", tally(attempts, hints, seconds)), 2)
}

/// What was done until now, for one who leaves.
pub fn so_far(attempts: u32, hints: usize, seconds: u64, page: &Page) -> String {
    page.wrapped(&format!("So far: {}.", tally(attempts, hints, seconds)), 2)
}

/// How the solved puzzle of a day counts for the streak.
pub fn days(entry: &Entry, record: &Record, today: Date, page: &Page) -> String {
    let told = match entry.counts_for() {
        Some(day) if day > today => format!("It counts for the streak on its own day, {day}."),
        Some(_) => streak(record.streak(today), record.longest_streak(today)),
        None if entry.hints >= HINTS => {
            "The last hint was the solution, so this puzzle does not count for the streak."
                .to_owned()
        }
        None => "It was solved after its day, so it does not count for the streak.".to_owned(),
    };
    page.wrapped(&told, 2)
}

/// What may follow in a file of several puzzles.
pub fn onward(open: usize, page: &Page) -> String {
    page.wrapped(
        &match open {
            0 => "No other puzzle of this file is open: `quit`, or choose one with --id another time.".to_owned(),
            open => format!("`next` goes on: {} of this file.", plural(open, "open puzzle")),
        },
        2,
    )
}
