use crate::cli::Failure;
use crate::cli::dialogue::Words;
use crate::notation::{NotationError, TURN_WORDS};

/// What a person types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Said {
    Nothing,
    Hint,
    Table,
    GiveUp,
    Help,
    Next,
    Quit,
    /// Anything else must be an answer.
    Answer,
}

/// Giving up cannot be undone, and so is not a matter of one letter.
const WORDS: Words<Said> = Words(&[
    ("", "", Said::Nothing),
    ("?", "?", Said::Help),
    ("hint", "h", Said::Hint),
    ("table", "t", Said::Table),
    ("give up", "give", Said::GiveUp),
    ("next", "n", Said::Next),
    ("help", "he", Said::Help),
    ("quit", "q", Said::Quit),
]);

/// Small words that an answer may begin with.
const OF_ANSWERS: [&str; 4] = {
    let [swap, exchange, pass] = TURN_WORDS;
    [swap, exchange, pass, "joker"]
};

impl Said {
    pub(super) fn read(line: &str) -> Said {
        WORDS.meaning(line).unwrap_or(Said::Answer)
    }
}

/// Why a line was not understood, which is no answer of this form: perhaps it is to be a word.
pub(super) fn unclear(line: &str, error: NotationError, form: &str) -> Failure {
    WORDS.unclear(line, error, form, &OF_ANSWERS)
}
