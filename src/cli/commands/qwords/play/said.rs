use crate::cli::CommandError;
use crate::cli::terminal::repl::Words;
use crate::qwords::{Action, parse_action};

/// What a person types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Input {
    Nothing,
    Hint,
    Sheet,
    Undo,
    Help,
    Quit,
    Action(Action),
}

const WORDS: Words<Input> = Words(&[
    ("", "", Input::Nothing),
    ("?", "?", Input::Help),
    ("hint", "h", Input::Hint),
    ("sheet", "s", Input::Sheet),
    ("undo", "u", Input::Undo),
    ("help", "he", Input::Help),
    ("quit", "q", Input::Quit),
]);

impl Input {
    pub(crate) fn read(line: &str) -> Result<Input, CommandError> {
        if let Some(meant) = WORDS.meaning(line) {
            return Ok(meant);
        }
        let action = parse_action(line.trim_end());
        action.map(Input::Action).map_err(|error| {
            WORDS.unclear(
                line,
                move |source, words| error.diagnoses(source, words),
                "action",
                &["joker"],
            )
        })
    }
}
