use crate::game::{Rules, Turn};
use crate::notation::{NotationError, parse_turn};
use crate::report::Complaint;

/// What a person types.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Said {
    Nothing,
    Hint,
    Table,
    GiveUp,
    Help,
    Next,
    Quit,
    Turn(Turn),
}

/// Why a line was not understood.
pub(super) enum Unclear {
    /// It is no play.
    Play(NotationError),
    /// It is no word that is known here.
    Word(Complaint),
}

/// The words, each with its shortest form. Giving up cannot be undone, and so is not a matter of one letter.
const WORDS: [(&str, &str, Said); 6] = [
    ("hint", "h", Said::Hint),
    ("table", "t", Said::Table),
    ("give up", "give", Said::GiveUp),
    ("next", "n", Said::Next),
    ("help", "he", Said::Help),
    ("quit", "q", Said::Quit),
];

impl Said {
    pub(super) fn read(line: &str, rules: Rules) -> Result<Said, Unclear> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let said = words.join(" ").to_lowercase();
        if said.is_empty() {
            return Ok(Said::Nothing);
        }
        if said == "?" {
            return Ok(Said::Help);
        }
        let means = |(word, shortest, _): &(&str, &str, Said)| word.starts_with(&said) && said.starts_with(shortest);
        if let Some((.., meant)) = WORDS.into_iter().find(means) {
            return Ok(meant);
        }
        parse_turn(line, rules).map(Said::Turn).map_err(|error| match words.first() {
            Some(first) if is_word(first) => Unclear::Word(Complaint::UnknownCommand {
                name: words.join(" "),
                known: WORDS.map(|(word, ..)| word.to_owned()).to_vec(),
            }),
            _ => Unclear::Play(error),
        })
    }
}

/// Whether a text looks like a word and not like the beginning of a play, which has capitals and cells, nor of another turn.
fn is_word(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_lowercase()) && !["swap", "pass"].contains(&text)
}
