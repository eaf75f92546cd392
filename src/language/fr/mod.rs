//! French.

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

use std::io;
use std::path::Path;

use jiff::civil::Date;

use crate::language::Language;
use crate::notation::visible;

/// The words of every topic.
pub(super) struct French;

/// French.
pub static FRENCH: Language = Language {
    code: "fr",
    game: &French,
    notation: &French,
    qwords_notation: &French,
    record: &French,
    analysis: &French,
    strategy: &French,
    play: &French,
    puzzle: &French,
    qwords: &French,
    publish: &French,
    cli: &French,
    shard: &French,
    terminal: &French,
    help: help::HELP,
    parser: Some(&French),
    card: &card::CARD,
    title: &title::TITLE,
    vocabulary: vocabulary::VOCABULARY,
    scripts: &French,
    engine: &French,
    pages: &French,
};

/// The name of a file, without anything that controls a terminal.
fn shown(path: &Path) -> String {
    visible(&path.display().to_string()).replace(['\n', '\r', '\t'], "�")
}

/// Whether a number takes the plural, as it does from two on.
fn is_plural(number: usize) -> bool {
    number >= 2
}

/// `1 tuile`, `2 tuiles`, `0 tuile`.
fn plural(number: usize, word: &str) -> String {
    count(number, word, &format!("{word}s"))
}

/// The same for groups of words: `1 autre coup`, `2 autres coups`.
fn count(number: usize, one: &str, many: &str) -> String {
    format!("{number} {}", form(number, one, many))
}

/// The first for one or none, the second for more.
fn form<'a>(number: usize, one: &'a str, many: &'a str) -> &'a str {
    if is_plural(number) { many } else { one }
}

/// `aucun indice`, `1 indice`, `2 indices`, for a masculine word.
fn none_or(number: usize, word: &str) -> String {
    match number {
        0 => format!("aucun {word}"),
        number => plural(number, word),
    }
}

/// `1 point`, `18 points`.
fn points(points: u32) -> String {
    plural(points as usize, "point")
}

/// A number with a comma and that many digits after it: `3,2`.
fn decimal(number: f64, digits: usize) -> String {
    format!("{number:.digits$}").replace('.', ",")
}

/// `1,5 point`, `2,0 points`: a number with one digit after the comma.
fn decimal_points(number: f64) -> String {
    let tenths = (10.0 * number.abs()).round();
    let word = if tenths < 20.0 { "point" } else { "points" };
    format!("{} {word}", decimal(number, 1))
}

/// A share of a hundred: `50,0 %`.
fn percent(share: f64, digits: usize) -> String {
    format!("{} %", decimal(share, digits))
}

/// `+3,2`, `-0,5`, and never `-0,0`.
fn signed(number: f64) -> String {
    format!("{:+.1}", (10.0 * number).round() / 10.0 + 0.0).replace('.', ",")
}

/// `a`, `a et b`, `a, b et c`.
fn and_list(items: &[impl ToString]) -> String {
    joined(items, "et")
}

/// `a`, `a ou b`, `a, b ou c`.
fn or_list(items: &[impl ToString]) -> String {
    joined(items, "ou")
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

/// `de Marie`, `d’Anna`.
fn of(name: &str) -> String {
    if begins_with_vowel(name) {
        format!("d’{name}")
    } else {
        format!("de {name}")
    }
}

/// `que Marie`, `qu’Anna`.
fn that(name: &str) -> String {
    if begins_with_vowel(name) {
        format!("qu’{name}")
    } else {
        format!("que {name}")
    }
}

/// Whether a name is heard to begin with a vowel. An `h` is taken for a silent one; a `y` is a vowel
/// before a consonant.
fn begins_with_vowel(name: &str) -> bool {
    let is_vowel = |letter: char| "aeiouhàâäéèêëîïôöùûüœæ".contains(letter);
    let mut letters = name.chars().flat_map(char::to_lowercase);
    match letters.next() {
        Some('y') => letters
            .next()
            .is_some_and(|next| next.is_alphabetic() && !is_vowel(next)),
        first => first.is_some_and(is_vowel),
    }
}

const WEEKDAYS: [&str; 7] = [
    "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche",
];

const MONTHS: [&str; 12] = [
    "janvier",
    "février",
    "mars",
    "avril",
    "mai",
    "juin",
    "juillet",
    "août",
    "septembre",
    "octobre",
    "novembre",
    "décembre",
];

/// `lundi`
fn weekday(date: Date) -> &'static str {
    WEEKDAYS[date.weekday().to_monday_zero_offset().unsigned_abs() as usize % WEEKDAYS.len()]
}

/// `janvier`
fn month(date: Date) -> &'static str {
    MONTHS[date.month().unsigned_abs() as usize - 1]
}

/// `4 janvier`, `1er janvier`
fn day_of_month(date: Date) -> String {
    let ordinal = if date.day() == 1 { "er" } else { "" };
    format!("{}{ordinal} {}", date.day(), month(date))
}

/// `4 janvier 2027`
fn day(date: Date) -> String {
    format!("{} {}", day_of_month(date), date.year())
}

/// `lundi 4 janvier 2027`
fn date(date: Date) -> String {
    format!("{} {}", weekday(date), day(date))
}

/// What the system says, without its number.
fn reason(error: &io::Error) -> String {
    use io::ErrorKind as Kind;
    let known = match error.kind() {
        Kind::NotFound => "ce fichier ou ce dossier n’existe pas",
        Kind::PermissionDenied => "l’accès est refusé",
        Kind::AlreadyExists => "ce fichier existe déjà",
        Kind::IsADirectory => "c’est un dossier",
        Kind::NotADirectory => "un élément du chemin n’est pas un dossier",
        Kind::DirectoryNotEmpty => "le dossier n’est pas vide",
        Kind::StorageFull => "le disque est plein",
        Kind::QuotaExceeded => "le quota du disque est atteint",
        Kind::FileTooLarge => "le fichier est trop grand",
        Kind::ReadOnlyFilesystem => "le disque est en lecture seule",
        Kind::InvalidFilename => "le nom de fichier n’est pas valide",
        Kind::AddrInUse => "cette adresse est déjà utilisée",
        Kind::AddrNotAvailable => "cette adresse n’est pas disponible",
        Kind::BrokenPipe => "le programme qui lit la sortie s’est arrêté",
        Kind::UnexpectedEof => "le fichier s’arrête trop tôt",
        Kind::TimedOut => "le délai est dépassé",
        // The program's own: a pipe or the like stands under the name of a file.
        Kind::Other => "ce n’est pas un fichier ordinaire",
        Kind::OutOfMemory => "la mémoire est insuffisante",
        // The system knows more errors than have a sentence here.
        _ => {
            return match error.raw_os_error() {
                Some(number) => format!("erreur {number} du système"),
                None => error.to_string(),
            };
        }
    };
    known.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_plural_begins_with_two() {
        assert_eq!(points(0), "0 point");
        assert_eq!(points(1), "1 point");
        assert_eq!(points(2), "2 points");
        assert_eq!(decimal_points(1.96), "2,0 points");
    }

    #[test]
    fn numbers_have_a_comma() {
        assert_eq!(signed(3.24), "+3,2");
        assert_eq!(signed(-0.04), "+0,0");
        assert_eq!(percent(50.0, 1), "50,0\u{202f}%");
    }

    #[test]
    fn names_are_elided() {
        assert_eq!(of("Anna"), "d’Anna");
        assert_eq!(of("Élise"), "d’Élise");
        assert_eq!(of("North"), "de North");
        assert_eq!(of("Yves"), "d’Yves");
        assert_eq!(of("Yann"), "de Yann");
        assert_eq!(that("Ida"), "qu’Ida");
    }

    #[test]
    fn days_are_written_the_french_way() {
        let new_year = Date::constant(2027, 1, 1);
        assert_eq!(date(new_year), "vendredi 1er janvier 2027");
        assert_eq!(day(Date::constant(2027, 8, 2)), "2 août 2027");
    }

    #[test]
    fn lists_end_with_a_word() {
        assert_eq!(and_list(&["a", "b", "c"]), "a, b et c");
        assert_eq!(or_list(&["a", "b"]), "a ou b");
    }
}
