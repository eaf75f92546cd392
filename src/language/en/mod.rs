//! English.

mod analysis;
mod cli;
mod game;
mod notation;
mod play;
mod publish;
mod puzzle;
mod qwords_notation;
mod record;
mod strategy;

mod qwords;

pub use puzzle::{occasion, theme};

// Old names, for code that does not get its words from a `Language` yet.
pub use crate::language::diagnosis::{Diagnosis, Explain};
pub use crate::notation::{Place, nearest, spaced, stretch};

/// What a line earns and why.
pub fn line(line: &crate::game::Line) -> String {
    ENGLISH.game.line(line)
}

/// What emptying the rack earns.
pub fn going_out(bonus: u32) -> String {
    ENGLISH.game.going_out(bonus)
}

/// How a line lies, as a sign.
pub fn arrow(direction: crate::game::Direction) -> char {
    direction.arrow()
}

use crate::language::Language;

/// The words of every topic.
pub struct English;

/// English.
pub static ENGLISH: Language = Language {
    code: "en",
    game: &English,
    notation: &English,
    qwords_notation: &English,
    record: &English,
    analysis: &English,
    strategy: &English,
    play: &English,
    puzzle: &English,
    qwords: &English,
    publish: &English,
    cli: &English,
};

/// `1 tile`, `2 tiles`.
pub fn plural(number: usize, word: &str) -> String {
    count(number, word, &format!("{word}s"))
}

/// The same for words with a plural of their own: `1 copy`, `3 copies`.
pub fn count(number: usize, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

/// `is` for one, `are` for any other number.
pub fn is_or_are(number: usize) -> &'static str {
    if number == 1 { "is" } else { "are" }
}

/// `+3.2`, `-0.5`, and never `-0.0`.
pub fn signed(number: f64) -> String {
    format!("{:+.1}", (10.0 * number).round() / 10.0 + 0.0)
}

/// `1 point`, `18 points`.
pub fn points(points: u32) -> String {
    plural(points as usize, "point")
}

/// `a`, `a and b`, `a, b and c`.
pub fn and_list(items: &[impl ToString]) -> String {
    joined(items, "and")
}

/// `a`, `a or b`, `a, b or c`.
pub fn or_list(items: &[impl ToString]) -> String {
    joined(items, "or")
}

fn joined(items: &[impl ToString], joint: &str) -> String {
    let items: Vec<String> = items.iter().map(ToString::to_string).collect();
    match items.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, rest)) => format!("{} {joint} {last}", rest.join(", ")),
        None => String::new(),
    }
}

/// A sentence that begins with a capital letter.
pub fn capitalised(sentence: &str) -> String {
    let mut signs = sentence.chars();
    signs.next().map_or_else(String::new, |first| {
        first.to_uppercase().collect::<String>() + signs.as_str()
    })
}
