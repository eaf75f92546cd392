//! English.

mod analyser;
mod analysis;
mod card;
mod cli;
mod engine;
mod game;
mod notation;
mod pages;
mod play;
mod publish;
mod puzzle;
mod qwords;
mod qwords_notation;
mod record;
mod scripts;
mod shard;
mod strategy;
mod terminal;
mod title;
mod vocabulary;

use std::path::Path;

use crate::language::Language;
use crate::notation::visible;

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
    shard: &English,
    terminal: &English,
    help: &[],
    parser: None,
    card: &card::CARD,
    title: &title::TITLE,
    vocabulary: vocabulary::VOCABULARY,
    scripts: &English,
    engine: &English,
    pages: &English,
};

/// The name of a file, without anything that controls a terminal.
fn shown(path: &Path) -> String {
    visible(&path.display().to_string()).replace(['\n', '\r', '\t'], "�")
}

/// `1 tile`, `2 tiles`.
fn plural(number: usize, word: &str) -> String {
    count(number, word, &format!("{word}s"))
}

/// The same for words with a plural of their own: `1 copy`, `3 copies`.
fn count(number: usize, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

/// `is` for one, `are` for any other number.
fn is_or_are(number: usize) -> &'static str {
    if number == 1 { "is" } else { "are" }
}

/// `+3.2`, `-0.5`, and never `-0.0`.
fn signed(number: f64) -> String {
    format!("{:+.1}", (10.0 * number).round() / 10.0 + 0.0)
}

/// `1 point`, `18 points`.
fn points(points: u32) -> String {
    plural(points as usize, "point")
}

/// `a`, `a and b`, `a, b and c`.
fn and_list(items: &[impl ToString]) -> String {
    joined(items, "and")
}

/// `a`, `a or b`, `a, b or c`.
fn or_list(items: &[impl ToString]) -> String {
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
fn capitalised(sentence: &str) -> String {
    let mut signs = sentence.chars();
    signs.next().map_or_else(String::new, |first| {
        first.to_uppercase().collect::<String>() + signs.as_str()
    })
}
