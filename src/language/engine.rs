use super::{ENGLISH, FRENCH, GERMAN, GameWords, ITALIAN, Language, NotationWords};
use crate::game::{Cell, PositionNote};

/// What a page says about positions and plays, in sentences that it shows as they are.
pub trait EngineWords: Sync {
    /// How many plays there are, and the points of the best.
    fn plays(&self, total: usize, best: Option<u32>) -> String;
    /// A play of a ranking: its place, of how many, and its points.
    fn ranked(&self, place: usize, total: usize, play: &str, points: &str) -> String;
    /// A tile laid, for those who do not see it: `red circle on black at j10`
    fn placed(&self, tile: &str, cell: Cell) -> String;
    /// A legal turn, its points, and the place of a play among all: its rank, of how many.
    fn legal(&self, points: &str, rank: Option<(usize, usize)>) -> String;
    /// An illegal turn, before its first reason: a sentence with a full stop, without a capital.
    fn not_legal(&self, reason: &str) -> String;
    /// After the first of several things that are wrong.
    fn and_more(&self, others: usize) -> String;
    /// Several tiles of a table have the same cell.
    fn cells_twice(&self, cells: &str) -> String;
    /// A request that the engine does not understand.
    fn no_request(&self) -> &'static str;
}

/// What the engine for browsers needs of a language. It links nothing else, which keeps it small.
pub struct EngineLanguage {
    code: &'static str,
    /// Tiles, lines, points and violations.
    pub game: &'static dyn GameWords,
    /// What is wrong with a text in the notation.
    pub notation: &'static dyn NotationWords,
    /// The sentences of a page.
    pub engine: &'static dyn EngineWords,
    /// What is odd about a position: [`super::AnalysisWords::note`].
    pub note: fn(&PositionNote) -> String,
}

/// Static, so that the compiler sees which words are used.
static ALL: [EngineLanguage; 4] = [
    EngineLanguage::new(&ENGLISH, |note| ENGLISH.analysis.note(note)),
    EngineLanguage::new(&FRENCH, |note| FRENCH.analysis.note(note)),
    EngineLanguage::new(&GERMAN, |note| GERMAN.analysis.note(note)),
    EngineLanguage::new(&ITALIAN, |note| ITALIAN.analysis.note(note)),
];

impl EngineLanguage {
    const fn new(language: &Language, note: fn(&PositionNote) -> String) -> EngineLanguage {
        EngineLanguage {
            code: language.code,
            game: language.game,
            notation: language.notation,
            engine: language.engine,
            note,
        }
    }

    /// The language with a code.
    pub fn by_code(code: &str) -> Option<&'static EngineLanguage> {
        ALL.iter().find(|language| language.code == code)
    }
}

/// A message with a capital letter at its beginning, unless it begins with notation.
pub fn with_capital(message: &str) -> String {
    let end = message.find([' ', ',']).unwrap_or(message.len());
    let word = message.get(..end).unwrap_or_default();
    let is_word = match word.chars().count() {
        1 => matches!(word, "a" | "à" | "è"),
        _ => word
            .chars()
            .all(|sign| is_small(sign) || matches!(sign, '-' | '\'' | '’')),
    };
    let mut signs = message.chars();
    match signs.next() {
        Some(first) if is_word && is_small(first) => {
            // The tables of `to_uppercase` would make the engine larger.
            let capital = char::from_u32(u32::from(first) - 0x20);
            capital.into_iter().chain(signs).collect()
        }
        _ => message.to_owned(),
    }
}

/// Whether a letter is a small one of Latin-1.
fn is_small(letter: char) -> bool {
    matches!(letter, 'a'..='z' | 'à'..='ö' | 'ø'..='þ')
}

#[cfg(test)]
mod tests {
    use super::with_capital;

    #[test]
    fn notation_keeps_its_letters() {
        for (message, expected) in [
            ("no tile touches", "No tile touches"),
            ("a tile", "A tile"),
            ("écrivez `Rc`", "Écrivez `Rc`"),
            ("l’ouverture", "L’ouverture"),
            ("è già occupata", "È già occupata"),
            ("j10 is taken", "j10 is taken"),
            ("z is not a colour", "z is not a colour"),
            ("`flx` is nothing", "`flx` is nothing"),
            ("Rc lies there", "Rc lies there"),
            ("", ""),
        ] {
            assert_eq!(with_capital(message), expected);
        }
    }
}
