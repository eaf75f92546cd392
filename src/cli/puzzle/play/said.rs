use crate::cli::CommandError;
use crate::cli::dialogue::Words;
use crate::notation::{NotationError, TURN_WORDS};
use crate::report::words::Explain;

/// What a person types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Input {
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
const WORDS: Words<Input> = Words(&[
    ("", "", Input::Nothing),
    ("?", "?", Input::Help),
    ("hint", "h", Input::Hint),
    ("table", "t", Input::Table),
    ("give up", "give", Input::GiveUp),
    ("next", "n", Input::Next),
    ("help", "he", Input::Help),
    ("quit", "q", Input::Quit),
]);

/// Small words that an answer may begin with.
const OF_ANSWERS: [&str; 4] = {
    let [swap, exchange, pass] = TURN_WORDS;
    [swap, exchange, pass, "joker"]
};

impl Input {
    pub(super) fn read(line: &str) -> Input {
        WORDS.meaning(line).unwrap_or(Input::Answer)
    }
}

/// Why a line was not understood, which is no answer of this form: perhaps it is to be a word.
pub(super) fn unclear(line: &str, error: &NotationError<impl Explain>, form: &str) -> CommandError {
    WORDS.unclear(line, error, form, &OF_ANSWERS)
}
