//! What is said to a person who solves a puzzle.

use super::Page;
use super::breakdown::breakdown;
use super::puzzle::solution;
use super::verdict::illegal;
use crate::game::{Rules, Turn};
use crate::puzzle::{Entry, Hint, Puzzle, Reply, Solving};
use crate::report::picture::Picture;
use crate::report::words::{hint_number, past, plural, points, streak, tally};

/// How to play, in a line.
pub fn how_to_play(rules: Rules, page: &Page) -> String {
    page.wrapped(&format!("Lay tiles, such as `{}`, or ask for a `hint`; `help` tells the rest.", example(rules)), 2)
}

fn example(rules: Rules) -> &'static str {
    if rules == Rules::Classic { "Yc@i9 Pc@j9" } else { "Ycb@i9 Pcw@j9" }
}

/// Everything that can be typed.
pub fn help(rules: Rules, several: bool, page: &Page) -> String {
    let next = several.then_some(("next", "the next puzzle of the file that is not done yet"));
    let words = [
        (example(rules), "lay tiles: each with its cell, in any order"),
        ("hint, h", "the score; then the number of tiles; then the row or column; then the play"),
        ("table, t", "the table and the rack once more"),
        ("give up", "the solution, which ends the puzzle"),
    ];
    let words = words.into_iter().chain(next).chain([("help, ?", "this"), ("quit, q", "leave; what you did is kept")]);
    words
        .map(|(word, told)| page.wrapped(&format!("  {}{}{told}", page.strong(word), " ".repeat(16 - word.len())), 18))
        .collect()
}

/// What was done with the puzzle before, with the hints taken; nothing where nothing was.
pub fn before(entry: &Entry, solving: &Solving, page: &Page) -> String {
    let Some(told) = past(entry) else { return String::new() };
    let hints = solving.hints().into_iter().enumerate().map(|(place, taken)| hint(place + 1, Some(&taken), page));
    page.wrapped(&told, 2) + &hints.collect::<String>()
}

/// The answer to a turn.
pub fn reply(turn: &Turn, reply: &Reply, puzzle: &Puzzle, page: &Page) -> String {
    match (reply, turn) {
        (Reply::Solved, _) => {
            let told =
                format!("{} {} is the one best play.", page.good("Solved!"), page.strong(&puzzle.solution.to_string()));
            solution(puzzle, &told, page)
        }
        (Reply::Short { breakdown: found, by }, Turn::Lay(play)) => {
            let scored = page.strong(&points(found.total()));
            let picture = page.picture(&Picture::new(&puzzle.position).with_play(play));
            let explained = breakdown(found, page);
            format!("{picture}\n{explained}\n{}", page.wrapped(&format!("{scored}: {by} short of the best play."), 2))
        }
        (Reply::Illegal(breaches), _) => illegal(turn, breaches, page),
        (Reply::NothingLaid | Reply::Short { .. }, _) => {
            page.wrapped("A swap or a pass may be a good turn, but here the answer is a play that lays tiles.", 2)
        }
    }
}

/// A hint by its number; or that there is none left.
pub fn hint(number: usize, hint: Option<&Hint>, page: &Page) -> String {
    match hint {
        Some(hint) => page.wrapped(&format!("{}: {hint}", page.strong(&hint_number(number))), 2),
        None => page.wrapped("There are no more hints: the last one told the play.", 2),
    }
}

/// The solution for one who gave up.
pub fn given_up(puzzle: &Puzzle, page: &Page) -> String {
    solution(puzzle, &format!("Solution: {}", page.strong(&puzzle.solution.to_string())), page)
}

/// What it took, in a line.
pub fn took(solving: &Solving, seconds: u64, page: &Page) -> String {
    page.wrapped(&format!("{}.", tally(solving.attempts(), solving.hints().len(), seconds)), 2)
}

/// What was done until now, for one who leaves.
pub fn so_far(solving: &Solving, seconds: u64, page: &Page) -> String {
    page.wrapped(&format!("So far: {}.", tally(solving.attempts(), solving.hints().len(), seconds)), 2)
}

/// The days in a row, where the puzzle of a day was solved on that day; otherwise that it does not count.
pub fn days(on_its_day: bool, days: usize, longest: usize, page: &Page) -> String {
    let told = if on_its_day { streak(days, longest) } else { "Only today's puzzle counts for the streak.".to_owned() };
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
