use crate::notation::NotationError;
use crate::qwords::{Action, parse_action};
use crate::report::Complaint;

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

/// Why a line was not understood.
pub(super) enum Unclear {
    /// It is no action.
    Action(NotationError),
    /// It is no word that is known here.
    Word(Complaint),
}

/// The words, each with its shortest form.
const WORDS: [(&str, &str, Said); 5] = [
    ("hint", "h", Said::Hint),
    ("sheet", "s", Said::Sheet),
    ("undo", "u", Said::Undo),
    ("help", "he", Said::Help),
    ("quit", "q", Said::Quit),
];

impl Said {
    pub(super) fn read(line: &str) -> Result<Said, Unclear> {
        let said = line.trim();
        if said.is_empty() {
            return Ok(Said::Nothing);
        }
        if said == "?" {
            return Ok(Said::Help);
        }
        let means = |(word, shortest, _): &(&str, &str, Said)| word.starts_with(said) && said.starts_with(shortest);
        if let Some((.., meant)) = WORDS.into_iter().find(means) {
            return Ok(meant);
        }
        parse_action(line.trim_end()).map(Said::Action).map_err(|error| {
            if said.bytes().all(|byte| byte.is_ascii_lowercase()) && said != "joker" {
                let known = WORDS.map(|(word, ..)| word.to_owned()).to_vec();
                return Unclear::Word(Complaint::UnknownCommand { name: said.to_owned(), known });
            }
            Unclear::Action(error)
        })
    }
}
