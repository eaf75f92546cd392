use schemars::JsonSchema;
use serde::Serialize;

use super::to_json;
use crate::game::Position;
use crate::language::en::English;
use crate::language::{AnalysisWords, Diagnosis, Explain};
use crate::notation::NotationError;

/// What is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Error {
    /// The kind of error; it never changes.
    pub code: &'static str,
    /// Everything that is wrong, in English.
    pub message: String,
    /// The line of the first mistake, from 1; `null` if it has no place.
    pub line: Option<usize>,
    /// Its column in characters, from 1.
    pub column: Option<usize>,
    /// What to do instead, if that is known.
    pub help: Option<String>,
}

/// An error in the place of an answer.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Failure {
    /// In a batch, the number of the line that cannot be answered, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    error: Error,
}

/// Something worth saying about a position that is not an error.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Note {
    /// What it is about; it never changes.
    pub code: &'static str,
    /// A sentence in English, without a full stop.
    pub message: String,
}

/// The code of every text that a parser does not understand, and of a position that breaks the
/// rules.
const NOTATION: &str = "notation";

impl Error {
    /// An error in a text.
    pub fn new<P: Explain>(error: &NotationError<P>, source: &str) -> Error {
        Error::of_all(&error.diagnoses_in_english(source), source)
    }

    /// Everything that is wrong with a text, at the place of the first mistake.
    pub(crate) fn of_all(found: &[Diagnosis], source: &str) -> Error {
        let messages: Vec<&str> = found.iter().map(|one| one.message.as_str()).collect();
        let place = found.first().map(|first| first.span.start);
        Error {
            help: found.iter().find_map(|one| one.help.clone()),
            ..Error::at(NOTATION, messages.join("; "), source, place)
        }
    }

    /// An error at a place of a text, in bytes, if it is known.
    pub fn at(
        code: &'static str,
        message: impl Into<String>,
        source: &str,
        place: Option<usize>,
    ) -> Error {
        let Some(place) = place else {
            return Error::without_place(code, message, None);
        };
        let before = source.get(..place).unwrap_or(source);
        let line_start = before.rfind('\n').map_or(0, |end| end + 1);
        Error {
            line: Some(before.matches('\n').count() + 1),
            column: Some(before[line_start..].chars().count() + 1),
            ..Error::without_place(code, message, None)
        }
    }

    /// An error that is nowhere in a text.
    pub fn without_place(
        code: &'static str,
        message: impl Into<String>,
        help: Option<String>,
    ) -> Error {
        Error {
            code,
            message: message.into(),
            line: None,
            column: None,
            help,
        }
    }

    /// `{"error": …}`: what stands in the place of an answer.
    pub fn to_json(&self) -> String {
        let error = self.clone();
        to_json(&Failure { line: None, error })
    }
}

impl Failure {
    /// What answers a bad line of a batch. The place becomes one in the whole input.
    pub fn in_line(line: usize, error: Error) -> Failure {
        let line = Some(line);
        let error = Error { line, ..error };
        Failure { line, error }
    }
}

impl Note {
    /// What is odd about a position.
    pub(crate) fn about(position: &Position) -> Vec<Note> {
        let notes = position.notes().into_iter().map(|note| Note {
            code: note.code(),
            message: English.note(&note),
        });
        notes.collect()
    }
}
