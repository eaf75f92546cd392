use std::path::PathBuf;

use crate::cli::Failure;
use crate::cli::dialogue::Words;
use crate::game::{Rules, Turn};
use crate::notation::parse_turn;
use crate::report::Complaint;

/// What a person types.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Said {
    Word(Word),
    Try(Turn),
    Save(PathBuf),
    Turn(Turn),
}

/// What is said in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
    Nothing,
    Hint,
    Back,
    Table,
    Unseen,
    Score,
    Help,
    Quit,
    /// A word that others must follow.
    Unfinished,
}

const WORDS: Words<Word> = Words(&[
    ("", "", Word::Nothing),
    ("?", "?", Word::Help),
    ("hint", "h", Word::Hint),
    ("back", "b", Word::Back),
    ("undo", "und", Word::Back),
    ("table", "t", Word::Table),
    ("unseen", "u", Word::Unseen),
    ("score", "s", Word::Score),
    ("try", "tr", Word::Unfinished),
    ("save", "sa", Word::Unfinished),
    ("help", "he", Word::Help),
    ("quit", "q", Word::Quit),
]);

/// Small words that a turn may begin with.
const OF_TURNS: [&str; 2] = ["swap", "pass"];

impl Said {
    pub(super) fn read(line: &str, rules: Rules) -> Result<Said, Failure> {
        match WORDS.meaning(line) {
            Some(Word::Unfinished) => return Err(Complaint::WordAlone { word: line.trim().to_lowercase() }.into()),
            Some(word) => return Ok(Said::Word(word)),
            None => {}
        }
        let (first, rest) = line.trim().split_once(char::is_whitespace).unwrap_or_default();
        match first.to_lowercase().as_str() {
            "save" => Ok(Said::Save(rest.trim().into())),
            "try" => turn(rest, rules).map(Said::Try),
            _ => turn(line, rules).map(Said::Turn),
        }
    }
}

fn turn(line: &str, rules: Rules) -> Result<Turn, Failure> {
    parse_turn(line, rules).map_err(|error| WORDS.unclear(line, error, "play", &OF_TURNS))
}
