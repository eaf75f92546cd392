//! German.

mod analyser;
mod analysis;
mod card;
mod cli;
mod engine;
mod game;
mod help;
mod notation;
mod pages;
mod parser;
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

use jiff::civil::Date;

use crate::language::{Explain, Language};
use crate::notation::{NotationError, Place, visible};

/// The words of every topic.
pub(super) struct German;

/// German.
pub static GERMAN: Language = Language {
    code: "de",
    game: &German,
    notation: &German,
    qwords_notation: &German,
    record: &German,
    analysis: &German,
    strategy: &German,
    play: &German,
    puzzle: &German,
    qwords: &German,
    publish: &German,
    cli: &German,
    shard: &German,
    terminal: &German,
    help: help::HELP,
    parser: Some(&German),
    card: &card::CARD,
    title: &title::TITLE,
    vocabulary: vocabulary::VOCABULARY,
    scripts: &German,
    engine: &German,
    pages: &German,
};

/// The name of a file, without anything that controls a terminal.
fn shown(path: &Path) -> String {
    visible(&path.display().to_string()).replace(['\n', '\r', '\t'], "�")
}

/// Every problem of a text, without its place.
fn problems<P: Explain>(error: &NotationError<P>) -> String {
    let problems = error.problems().iter();
    let messages: Vec<String> = problems
        .map(|located| located.problem.explain(&Place::nowhere(), &GERMAN).message)
        .collect();
    messages.join("; ")
}

/// `1 Stein`, `2 Steine`.
fn count(number: usize, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

/// The same without a number for none: `keine Tipps`, `1 Tipp`, `2 Tipps`.
fn none_or(number: usize, one: &str, many: &str) -> String {
    match number {
        0 => format!("keine {many}"),
        number => count(number, one, many),
    }
}

/// One form for one, the other for any other number: `ist`, `sind`.
fn form(number: usize, one: &'static str, many: &'static str) -> &'static str {
    if number == 1 { one } else { many }
}

/// `einmal`, `zweimal`, `7-mal`.
fn times(number: usize) -> String {
    match number {
        0 => "keinmal".to_owned(),
        1 => "einmal".to_owned(),
        2 => "zweimal".to_owned(),
        3 => "dreimal".to_owned(),
        4 => "viermal".to_owned(),
        5 => "fünfmal".to_owned(),
        6 => "sechsmal".to_owned(),
        more => format!("{more}-mal"),
    }
}

/// `1 Stein`, `2 Steine`.
fn tiles(number: usize) -> String {
    count(number, "Stein", "Steine")
}

/// `1 Stein`, `2 Steinen`, after `mit`, `von` or `aus`.
fn of_tiles(number: usize) -> String {
    count(number, "Stein", "Steinen")
}

/// `1 Punkt`, `18 Punkte`.
fn points(points: u32) -> String {
    count(points as usize, "Punkt", "Punkte")
}

/// `1 Punkt`, `18 Punkten`, after `mit`.
fn with_points(points: u32) -> String {
    count(points as usize, "Punkt", "Punkten")
}

/// A number with a decimal comma: `3,2`.
fn decimal(number: f64, digits: usize) -> String {
    format!("{number:.digits$}").replace('.', ",")
}

/// The same with its sign: `+3,2`, `-0,5`.
fn signed(number: f64) -> String {
    format!("{:+.1}", (10.0 * number).round() / 10.0 + 0.0).replace('.', ",")
}

/// `12,5 %`; the number and its sign stay in one line.
fn percent(number: f64, digits: usize) -> String {
    format!("{}\u{a0}%", decimal(number, digits))
}

/// `a`, `a und b`, `a, b und c`.
fn and_list(items: &[impl ToString]) -> String {
    joined(items, "und")
}

/// `a`, `a oder b`, `a, b oder c`.
fn or_list(items: &[impl ToString]) -> String {
    joined(items, "oder")
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

const WEEKDAYS: [&str; 7] = [
    "Montag",
    "Dienstag",
    "Mittwoch",
    "Donnerstag",
    "Freitag",
    "Samstag",
    "Sonntag",
];

const MONTHS: [&str; 12] = [
    "Januar",
    "Februar",
    "März",
    "April",
    "Mai",
    "Juni",
    "Juli",
    "August",
    "September",
    "Oktober",
    "November",
    "Dezember",
];

/// `Montag`
fn weekday(date: Date) -> &'static str {
    WEEKDAYS[date.weekday().to_monday_zero_offset() as usize]
}

/// `Januar`
fn month(date: Date) -> &'static str {
    MONTHS[date.month() as usize - 1]
}

/// `4. Januar`
fn day_of_month(date: Date) -> String {
    format!("{}. {}", date.day(), month(date))
}

/// `4. Januar 2027`
fn day(date: Date) -> String {
    format!("{} {}", day_of_month(date), date.year())
}

/// `Montag, 4. Januar 2027`
fn date(date: Date) -> String {
    format!("{}, {}", weekday(date), day(date))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_has_a_form_of_its_own() {
        let forms = [0, 1, 2].map(tiles);
        assert_eq!(forms, ["0 Steine", "1 Stein", "2 Steine"]);
        assert_eq!(of_tiles(3), "3 Steinen");
        assert_eq!(none_or(0, "Tipp", "Tipps"), "keine Tipps");
    }

    #[test]
    fn numbers_have_a_comma() {
        assert_eq!(decimal(3.25, 1), "3,2");
        assert_eq!(signed(-0.5), "-0,5");
        assert_eq!(signed(-0.04), "+0,0");
        assert_eq!(percent(12.0, 0), "12\u{a0}%");
    }

    #[test]
    fn lists_join_the_last_two() {
        assert_eq!(and_list(&["a"]), "a");
        assert_eq!(and_list(&["a", "b", "c"]), "a, b und c");
        assert_eq!(or_list(&["a", "b"]), "a oder b");
    }

    #[test]
    fn a_date_has_its_weekday_and_a_full_stop_after_the_day() {
        let first = Date::constant(2027, 1, 4);
        assert_eq!(date(first), "Montag, 4. Januar 2027");
        assert_eq!(date(Date::constant(2027, 3, 7)), "Sonntag, 7. März 2027");
    }
}
