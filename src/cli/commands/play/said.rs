use std::path::PathBuf;

use crate::cli::Complaint;
use crate::cli::terminal::repl::Words;
use crate::cli::{CommandError, input};
use crate::game::{Rules, Turn};
use crate::notation::{TURN_WORDS, parse_turn};

/// What a person types.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Input {
    Command(Command),
    Try(Turn),
    Save(PathBuf),
    Turn(Turn),
}

/// What is said in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Command {
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

const WORDS: Words<Command> = Words(&[
    ("", "", Command::Nothing),
    ("?", "?", Command::Help),
    ("hint", "h", Command::Hint),
    ("back", "b", Command::Back),
    ("undo", "und", Command::Back),
    ("table", "t", Command::Table),
    ("unseen", "u", Command::Unseen),
    ("score", "s", Command::Score),
    ("try", "tr", Command::Try),
    ("save", "sa", Command::Save),
    ("help", "he", Command::Help),
    ("quit", "q", Command::Quit),
]);

impl Input {
    pub(crate) fn read(line: &str, rules: Rules) -> Result<Input, CommandError> {
        let line = line.trim();
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match (WORDS.meaning(first), rest.trim()) {
            (Some(Command::Try | Command::Save), "") => Err(Complaint::WordAlone {
                word: first.to_lowercase(),
            }
            .into()),
            (Some(Command::Try), tried) => input::turn(tried, rules).map(Input::Try),
            (Some(Command::Save), path) => Ok(Input::Save(path.into())),
            (Some(word), "") => Ok(Input::Command(word)),
            _ => turn(line, rules).map(Input::Turn),
        }
    }
}

fn turn(line: &str, rules: Rules) -> Result<Turn, CommandError> {
    parse_turn(line, rules).map_err(|error| {
        WORDS.unclear(
            line,
            move |source, words| error.diagnoses(source, words),
            "play",
            &TURN_WORDS,
        )
    })
}
