//! Italian.

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

use jiff::civil::{Date, Weekday};

use crate::language::Language;
use crate::notation::visible;

/// The words of every topic.
pub(super) struct Italian;

/// Italian.
pub static ITALIAN: Language = Language {
    code: "it",
    game: &Italian,
    notation: &Italian,
    qwords_notation: &Italian,
    record: &Italian,
    analysis: &Italian,
    strategy: &Italian,
    play: &Italian,
    puzzle: &Italian,
    qwords: &Italian,
    publish: &Italian,
    cli: &Italian,
    shard: &Italian,
    terminal: &Italian,
    help: help::HELP,
    parser: Some(&Italian),
    card: &card::CARD,
    title: &title::TITLE,
    vocabulary: vocabulary::VOCABULARY,
    scripts: &Italian,
    engine: &Italian,
    pages: &Italian,
};

/// The name of a file, without anything that controls a terminal.
fn shown(path: &Path) -> String {
    visible(&path.display().to_string()).replace(['\n', '\r', '\t'], "�")
}

/// `1 casella`, `3 caselle`.
fn count(number: usize, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

/// `c’è 1 casella`, `ci sono 3 caselle`.
fn there_are(number: usize, one: &str, many: &str) -> String {
    let there = if number == 1 { "c’è" } else { "ci sono" };
    format!("{there} {}", count(number, one, many))
}

/// `1 tessera`, `2 tessere`.
fn tiles(number: usize) -> String {
    count(number, "tessera", "tessere")
}

/// `1 punto`, `18 punti`.
fn points(points: u32) -> String {
    count(points as usize, "punto", "punti")
}

/// `1 turno`, `2 turni`.
fn turns(number: usize) -> String {
    count(number, "turno", "turni")
}

/// `3,25`: a number with this many digits after the comma.
fn decimal(number: f64, digits: usize) -> String {
    format!("{number:.digits$}").replace('.', ",")
}

/// `8,3%`: a share of one, with this many digits after the comma.
fn percent(share: f64, digits: usize) -> String {
    format!("{}%", decimal(100.0 * share, digits))
}

/// `+3,2`, `-0,5`, and never `-0,0`.
fn signed(number: f64) -> String {
    format!("{:+.1}", (10.0 * number).round() / 10.0 + 0.0).replace('.', ",")
}

/// `lunedì`
fn weekday(date: Date) -> &'static str {
    match date.weekday() {
        Weekday::Monday => "lunedì",
        Weekday::Tuesday => "martedì",
        Weekday::Wednesday => "mercoledì",
        Weekday::Thursday => "giovedì",
        Weekday::Friday => "venerdì",
        Weekday::Saturday => "sabato",
        Weekday::Sunday => "domenica",
    }
}

/// `gennaio`
fn month(date: Date) -> &'static str {
    const MONTHS: [&str; 12] = [
        "gennaio",
        "febbraio",
        "marzo",
        "aprile",
        "maggio",
        "giugno",
        "luglio",
        "agosto",
        "settembre",
        "ottobre",
        "novembre",
        "dicembre",
    ];
    MONTHS[usize::from(date.month().unsigned_abs()) - 1]
}

/// `4 gennaio`, and for the first of a month `1º gennaio`.
fn day_and_month(date: Date) -> String {
    let ordinal = if date.day() == 1 { "º" } else { "" };
    format!("{}{ordinal} {}", date.day(), month(date))
}

/// `4 gennaio 2027`
fn day(date: Date) -> String {
    format!("{} {}", day_and_month(date), date.year())
}

/// `lunedì 4 gennaio 2027`
fn full_date(date: Date) -> String {
    format!("{} {}", weekday(date), day(date))
}

/// With the article: `il 4 gennaio 2027`, `l’8 marzo 2027`, `l’11 maggio 2027`.
fn on(date: Date) -> String {
    match date.day() {
        8 | 11 => format!("l’{}", day(date)),
        _ => format!("il {}", day(date)),
    }
}

/// `a`, `a e b`, `a, b e c`, `Anna ed Elena`.
fn and_list(items: &[impl ToString]) -> String {
    let before_e = items.last().is_some_and(|last| {
        let last = last.to_string();
        last.starts_with(['e', 'E', 'è', 'È', 'é', 'É'])
    });
    let joint = if before_e { "ed" } else { "e" };
    joined(items, joint)
}

/// `a`, `a o b`, `a, b o c`.
fn or_list(items: &[impl ToString]) -> String {
    joined(items, "o")
}

fn joined(items: &[impl ToString], joint: &str) -> String {
    let items: Vec<String> = items.iter().map(ToString::to_string).collect();
    match items.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, rest)) => format!("{} {joint} {last}", rest.join(", ")),
        None => String::new(),
    }
}

/// `a Marie`, `ad Anna`: whose turn it is.
fn to(name: &str) -> String {
    if name.starts_with(['a', 'A', 'à', 'À', 'á', 'Á', 'â', 'Â', 'ä', 'Ä']) {
        format!("ad {name}")
    } else {
        format!("a {name}")
    }
}

/// A sentence that begins with a capital letter.
fn capitalised(sentence: &str) -> String {
    let mut signs = sentence.chars();
    signs.next().map_or_else(String::new, |first| {
        first.to_uppercase().collect::<String>() + signs.as_str()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_agree_and_have_a_comma() {
        assert_eq!(points(0), "0 punti");
        assert_eq!(points(1), "1 punto");
        assert_eq!(tiles(2), "2 tessere");
        assert_eq!(
            there_are(1, "casella libera", "caselle libere"),
            "c’è 1 casella libera"
        );
        assert_eq!(decimal(4.05, 1), "4,0");
        assert_eq!(percent(0.083, 1), "8,3%");
        assert_eq!(signed(3.24), "+3,2");
        assert_eq!(signed(-0.04), "+0,0");
    }

    #[test]
    fn dates_are_italian() {
        use jiff::civil::date;
        assert_eq!(full_date(date(2027, 1, 4)), "lunedì 4 gennaio 2027");
        assert_eq!(full_date(date(2027, 8, 1)), "domenica 1º agosto 2027");
        assert_eq!(on(date(2027, 3, 8)), "l’8 marzo 2027");
        assert_eq!(on(date(2027, 12, 31)), "il 31 dicembre 2027");
    }

    #[test]
    fn lists_end_with_a_word() {
        assert_eq!(and_list(&["g7"]), "g7");
        assert_eq!(and_list(&["g7", "h7", "i7"]), "g7, h7 e i7");
        assert_eq!(and_list(&["Anna", "Elena"]), "Anna ed Elena");
        assert_eq!(or_list(&["g7", "h7"]), "g7 o h7");
        assert_eq!([to("Anna"), to("Marie")], ["ad Anna", "a Marie"]);
    }
}
