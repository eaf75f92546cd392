use std::path::PathBuf;

use crate::cli::dialogue::Words;
use crate::cli::{Failure, input};
use crate::game::{Rules, Turn};
use crate::notation::{TURN_WORDS, parse_turn};
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
    /// A play must follow.
    Try,
    /// The name of a file must follow.
    Save,
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
    ("try", "tr", Word::Try),
    ("save", "sa", Word::Save),
    ("help", "he", Word::Help),
    ("quit", "q", Word::Quit),
]);

impl Said {
    pub(super) fn read(line: &str, rules: Rules) -> Result<Said, Failure> {
        let line = line.trim();
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match (WORDS.meaning(first), rest.trim()) {
            (Some(Word::Try | Word::Save), "") => Err(Complaint::WordAlone {
                word: first.to_lowercase(),
            }
            .into()),
            (Some(Word::Try), tried) => input::turn(tried, rules).map(Said::Try),
            (Some(Word::Save), path) => Ok(Said::Save(path.into())),
            (Some(word), "") => Ok(Said::Word(word)),
            _ => turn(line, rules).map(Said::Turn),
        }
    }
}

fn turn(line: &str, rules: Rules) -> Result<Turn, Failure> {
    parse_turn(line, rules).map_err(|error| WORDS.unclear(line, error, "play", &TURN_WORDS))
}
