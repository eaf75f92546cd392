use crate::cli::Failure;
use crate::cli::dialogue::Words;
use crate::qwords::{Action, parse_action};

/// What a person types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Said {
    Nothing,
    Hint,
    Sheet,
    Undo,
    Help,
    Quit,
    Action(Action),
}

const WORDS: Words<Said> = Words(&[
    ("", "", Said::Nothing),
    ("?", "?", Said::Help),
    ("hint", "h", Said::Hint),
    ("sheet", "s", Said::Sheet),
    ("undo", "u", Said::Undo),
    ("help", "he", Said::Help),
    ("quit", "q", Said::Quit),
]);

impl Said {
    pub(super) fn read(line: &str) -> Result<Said, Failure> {
        if let Some(meant) = WORDS.meaning(line) {
            return Ok(meant);
        }
        let action = parse_action(line.trim_end());
        action
            .map(Said::Action)
            .map_err(|error| WORDS.unclear(line, error, "action", &["joker"]))
    }
}
