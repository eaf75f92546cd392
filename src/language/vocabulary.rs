//! What people type in words, put into the notation.

use super::Language;
use crate::game::{Background, Cell, Colour, Rules, Shape, Tile};
use crate::notation::{TURN_WORDS, spaced};

/// What a word means in a turn or a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// The colour of a tile.
    Colour(Colour),
    /// The shape of a tile.
    Shape(Shape),
    /// The background of a tile.
    Background(Background),
    /// The name of rules.
    Rules(Rules),
    /// The turn that gives tiles back.
    Swap,
    /// The turn of one who can do nothing.
    Pass,
    /// It only joins other words.
    Nothing,
}

/// What the words of a language mean; those of one meaning have spaces between them. Capitals and
/// accents do not matter.
pub type Vocabulary = &'static [(Meaning, &'static str)];

/// What a word means in any of the languages.
pub fn meaning(word: &str) -> Option<Meaning> {
    let mut known = Language::ALL
        .into_iter()
        .flat_map(|language| language.vocabulary);
    known
        .find(|(_, words)| words.split(' ').any(|known| is_same(word, known)))
        .map(|&(meaning, _)| meaning)
}

/// Whether a word was typed that a language has, with or without its accents.
fn is_same(typed: &str, known: &str) -> bool {
    let (dotless, with_e) = (Umlauts::Dotless, Umlauts::WithE);
    plain(typed, dotless).eq(plain(known, dotless))
        || plain(typed, dotless).eq(plain(known, with_e))
}

/// A turn, or tiles, typed in words, as the notation has it; `None` if there is nothing to put into
/// it, or something that is not understood.
pub fn in_notation(text: &str) -> Option<String> {
    let text = text.trim();
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    match meaning(first) {
        Some(Meaning::Pass) if rest.is_empty() => Some("pass".to_owned()),
        Some(Meaning::Swap) => match tiles_in_notation(rest) {
            Some(tiles) => Some(format!("swap {tiles}")),
            None if TURN_WORDS.contains(&first) => None,
            None => Some(format!("swap {rest}").trim_end().to_owned()),
        },
        _ => tiles_in_notation(text),
    }
}

/// A position sheet with the words of its rules, board and rack put into the notation; `None` if
/// there are none.
pub fn sheet_in_notation(text: &str) -> Option<String> {
    let mut found = false;
    let mut in_board = false;
    let mut sheet = String::new();
    for line in text.split_inclusive('\n') {
        let end = line.find(['#', '\r', '\n']).unwrap_or(line.len());
        let (content, rest) = line.split_at(end);
        let is_indented = content.starts_with([' ', '\t']);
        let (before, value) = match content.split_once(':') {
            Some((key, value)) if !is_indented => {
                in_board = key.trim_end() == "board";
                let value_is_tiles = key.trim_end() == "rack";
                let value = match key.trim_end() {
                    "rules" => rules_in_notation(value),
                    _ if value_is_tiles => tiles_in_notation(value),
                    _ => None,
                };
                (format!("{key}: "), value)
            }
            _ if is_indented && in_board => ("  ".to_owned(), tiles_in_notation(content)),
            _ => (String::new(), None),
        };
        match value {
            Some(value) => {
                found = true;
                let gap = if rest.starts_with('#') { " " } else { "" };
                sheet.extend([&before, &value, gap, rest]);
            }
            None => sheet.push_str(line),
        }
    }
    found.then_some(sheet)
}

fn rules_in_notation(value: &str) -> Option<String> {
    match meaning(value.trim()) {
        Some(Meaning::Rules(rules)) if rules.name() != value.trim() => {
            Some(rules.name().to_owned())
        }
        _ => None,
    }
}

/// A part of a text of tiles.
#[derive(Clone, Copy)]
enum Part<'a> {
    Word(Meaning),
    /// In the notation already.
    Tile(Tile),
    Cell(Cell),
    /// An empty cell of a board.
    Dots(&'a str),
    Comma,
}

/// Tiles of which at least one is in words, with their cells if they have some.
fn tiles_in_notation(text: &str) -> Option<String> {
    let parts = parts(text)?;
    let says_something =
        |part: &Part<'_>| matches!(part, Part::Word(meaning) if *meaning != Meaning::Nothing);
    if !parts.iter().any(says_something) {
        return None;
    }
    let mut reader = Reader::default();
    for (place, part) in parts.iter().enumerate() {
        match *part {
            Part::Word(Meaning::Nothing) => {}
            Part::Word(Meaning::Colour(colour)) => {
                if reader.colour.is_some() || reader.comma {
                    reader.finish()?;
                }
                reader.colour = Some(colour);
            }
            Part::Word(Meaning::Shape(shape)) => {
                if reader.shape.is_some() || reader.comma {
                    reader.finish()?;
                }
                reader.shape = Some(shape);
            }
            Part::Word(Meaning::Background(background)) => {
                let begins_tile = reader.comma && has_face(parts.get(place..)?);
                if reader.background.is_some() || begins_tile {
                    reader.finish()?;
                }
                reader.background = Some(background);
            }
            Part::Word(_) => return None,
            Part::Tile(tile) => {
                reader.finish()?;
                reader.written.push(tile.to_string());
                reader.may_have_cell = true;
            }
            Part::Cell(cell) => {
                reader.finish()?;
                if !reader.may_have_cell {
                    return None;
                }
                reader.written.last_mut()?.push_str(&format!("@{cell}"));
                reader.may_have_cell = false;
            }
            Part::Dots(dots) => {
                reader.finish()?;
                reader.written.push(dots.to_owned());
            }
            Part::Comma => reader.comma = reader.colour.is_some() && reader.shape.is_some(),
        }
    }
    reader.finish()?;
    (!reader.written.is_empty()).then(|| reader.written.join(" "))
}

/// The parts of a text, if it has no others.
fn parts(text: &str) -> Option<Vec<Part<'_>>> {
    let mut parts = Vec::new();
    let mut is_behind_at = false;
    let ends = |sign: char| sign.is_whitespace() || matches!(sign, ',' | '@');
    for piece in text.split_inclusive(ends) {
        let word = piece.trim_end_matches(ends);
        if let Ok(cell) = word.to_lowercase().parse() {
            parts.push(Part::Cell(cell));
            is_behind_at = false;
        } else if is_behind_at && !word.is_empty() {
            return None;
        } else if let Some(meaning) = meaning(word) {
            parts.push(Part::Word(meaning));
        } else if !word.is_empty() && word.bytes().all(|sign| sign == b'.') {
            parts.push(Part::Dots(word));
        } else if !word.is_empty() {
            for tile in spaced(word).split(' ') {
                parts.push(Part::Tile(tile.parse().ok()?));
            }
        }
        is_behind_at |= piece.ends_with('@');
        if piece.ends_with(',') {
            parts.push(Part::Comma);
        }
    }
    Some(parts)
}

/// Whether a colour or a shape stands before the next comma or cell.
fn has_face(parts: &[Part<'_>]) -> bool {
    parts
        .iter()
        .take_while(|part| !matches!(part, Part::Comma | Part::Cell(_)))
        .any(|part| {
            matches!(
                part,
                Part::Word(Meaning::Colour(_) | Meaning::Shape(_)) | Part::Tile(_)
            )
        })
}

/// The tile that is being read, and those before it.
#[derive(Default)]
struct Reader {
    colour: Option<Colour>,
    shape: Option<Shape>,
    background: Option<Background>,
    /// Whether it is whole and a comma follows it.
    comma: bool,
    written: Vec<String>,
    /// Whether the last one written has no cell yet.
    may_have_cell: bool,
}

impl Reader {
    /// Ends the tile, if one was begun; fails if it lacks its colour or its shape.
    fn finish(&mut self) -> Option<()> {
        self.comma = false;
        let parts = (self.colour.take(), self.shape.take());
        let background = self.background.take();
        match parts {
            (None, None) if background.is_none() => {}
            (Some(colour), Some(shape)) => {
                let tile = Tile {
                    colour,
                    shape,
                    background,
                };
                self.written.push(tile.to_string());
                self.may_have_cell = true;
            }
            _ => return None,
        }
        Some(())
    }
}

/// How `ü` is written without its dots.
#[derive(Clone, Copy, PartialEq)]
enum Umlauts {
    /// `u`
    Dotless,
    /// `ue`
    WithE,
}

/// A word in small letters without accents.
fn plain(word: &str, umlauts: Umlauts) -> impl Iterator<Item = char> {
    word.chars()
        .flat_map(char::to_lowercase)
        .flat_map(move |letter| {
            let e = (umlauts == Umlauts::WithE).then_some('e');
            let letters = match letter {
                'ä' => [Some('a'), e],
                'ö' => [Some('o'), e],
                'ü' => [Some('u'), e],
                'ß' => [Some('s'), Some('s')],
                'à' | 'â' => [Some('a'), None],
                'ç' => [Some('c'), None],
                'è' | 'é' | 'ê' | 'ë' => [Some('e'), None],
                'ì' | 'î' | 'ï' => [Some('i'), None],
                'ò' | 'ô' => [Some('o'), None],
                'ù' | 'û' => [Some('u'), None],
                // An accent as a character of its own.
                '\u{300}'..='\u{36f}' => [None, None],
                letter => [Some(letter), None],
            };
            letters.into_iter().flatten()
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_its_words() {
        for (typed, meant) in [
            ("red circle@i9", "Rc@i9"),
            ("Rond Rouge@i9", "Rc@i9"),
            ("roter Kreis @ I9", "Rc@i9"),
            ("cerchio rosso@i9", "Rc@i9"),
            ("rote Blume@a1, rotes Quadrat@a2", "Rf@a1 Rs@a2"),
            ("étoiles vertes@a1", "Gt@a1"),
            ("ETOILE VERTE@a1", "Gt@a1"),
            ("e\u{301}toile verte@a1", "Gt@a1"),
            (
                "cercle bleu, Raute violett, clover red, Klee gelb",
                "Bc Pd Rf Yf",
            ),
            ("rond rouge fond noir@i9", "Rcb@i9"),
            ("rond rouge sur fond noir@i9", "Rcb@i9"),
            ("rond rouge, fond noir@i9", "Rcb@i9"),
            ("roter Kreis auf schwarz@i9", "Rcb@i9"),
            ("roter Kreis auf schwarz auf i9", "Rcb@i9"),
            ("roter Kreis, schwarzer Hintergrund@i9", "Rcb@i9"),
            ("cerchio rosso su sfondo nero@i9", "Rcb@i9"),
            ("red circle on black@i9", "Rcb@i9"),
            ("red circle, split@i9", "Rcs@i9"),
            ("split red circle, black blue star", "Rcs Btb"),
            ("gruener Stern auf weiss", "Gtw"),
            ("gruner Stern auf weißem Hintergrund", "Gtw"),
            ("red circle blue star on white green cross", "Rc Btw Gx"),
            ("Rcb@i9, fleur verte fond bicolore@j9", "Rcb@i9 Gfs@j9"),
            ("échanger rond rouge, RsGt", "swap Rc Rs Gt"),
            ("echangez Rc", "swap Rc"),
            ("tausche roten Kreis", "swap Rc"),
            ("scambia rombo viola e croce blu", "swap Pd Bx"),
            ("SWAP Rd", "swap Rd"),
            ("passer", "pass"),
            ("Passe", "pass"),
            ("passo", "pass"),
            ("Tauschen", "swap"),
            ("Rs, fleur rouge noire carré vert", "Rs Rfb Gs"),
        ] {
            assert_eq!(in_notation(typed).as_deref(), Some(meant), "{typed}");
        }
    }

    #[test]
    fn what_is_not_understood_stays() {
        for typed in [
            "",
            "Rcb@i9",
            "rond@i9",
            "rouge@i9",
            "rond rose@i9",
            "rond rouge@i9@j9",
            "i9 rond rouge",
            "passer rond rouge",
            "Rc Rd",
            "sur fond",
            "rond rouge vert bleu",
            "Ycb@i",
            "rond rouge@i",
            "Rc et Rd",
        ] {
            assert_eq!(in_notation(typed), None, "{typed}");
        }
    }

    #[test]
    fn a_sheet_keeps_all_but_its_words() {
        let typed = "# À moi\nrules: klassisch # ja\nboard:\n  roter Kreis, .., blauer Kreis\n  Rs\nrack: fleur verte étoile bleue\nbag: 9\n";
        let meant = "# À moi\nrules: classic # ja\nboard:\n  Rc .. Bc\n  Rs\nrack: Gf Bt\nbag: 9\n";
        assert_eq!(sheet_in_notation(typed).as_deref(), Some(meant));
        assert_eq!(sheet_in_notation(meant), None);
        assert_eq!(sheet_in_notation("rouge - -"), None);
    }

    #[test]
    fn no_word_has_two_meanings_or_is_notation() {
        let known = || {
            Language::ALL.into_iter().flat_map(|language| {
                let entries = language.vocabulary.iter();
                entries.flat_map(|(meant, words)| words.split(' ').map(move |word| (word, *meant)))
            })
        };
        for (word, meant) in known() {
            for (other, its) in known() {
                assert!(!is_same(word, other) || meant == its, "{word} {other}");
            }
            assert!(
                word.parse::<Tile>().is_err() && word.parse::<Cell>().is_err(),
                "{word}"
            );
            assert_eq!(meaning(&word.to_uppercase()), Some(meant), "{word}");
        }
    }
}
