use schemars::JsonSchema;
use serde::Serialize;

use super::analysis::to_json;
use crate::language::{Diagnosis, ENGLISH, Explain};
use crate::notation::NotationError;

/// An error as answers in JSON tell it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ErrorReport {
    /// The kind of error, for programs.
    pub code: &'static str,
    /// Everything that is wrong.
    pub message: String,
    /// The line of the first problem, from 1, where it has a place.
    pub line: Option<usize>,
    /// Its column in characters, from 1.
    pub column: Option<usize>,
    /// What to write instead, where that is known.
    pub help: Option<String>,
}

/// The code of every text that a parser does not understand, and of a position that breaks the
/// rules.
const NOTATION: &str = "notation";

impl ErrorReport {
    /// The report of an error in a text.
    pub fn new<P: Explain>(error: &NotationError<P>, source: &str) -> ErrorReport {
        ErrorReport::of_all(&error.diagnoses(source, &ENGLISH), source)
    }

    /// The report of everything that is wrong with a text, at the place of the first.
    pub(crate) fn of_all(found: &[Diagnosis], source: &str) -> ErrorReport {
        let messages: Vec<&str> = found.iter().map(|one| one.message.as_str()).collect();
        let place = found.first().map(|first| first.span.start);
        ErrorReport {
            help: found.iter().find_map(|one| one.help.clone()),
            ..ErrorReport::at(NOTATION, messages.join("; "), source, place)
        }
    }

    /// The report of an error at a place of a text, in bytes, where it is known.
    pub fn at(
        code: &'static str,
        message: impl Into<String>,
        source: &str,
        place: Option<usize>,
    ) -> ErrorReport {
        let Some(place) = place else {
            return ErrorReport::without_place(code, message, None);
        };
        let before = source.get(..place).unwrap_or(source);
        let line_start = before.rfind('\n').map_or(0, |end| end + 1);
        ErrorReport {
            code,
            message: message.into(),
            line: Some(before.matches('\n').count() + 1),
            column: Some(before[line_start..].chars().count() + 1),
            help: None,
        }
    }

    /// The report of an error that is nowhere in a text.
    pub fn without_place(
        code: &'static str,
        message: impl Into<String>,
        help: Option<String>,
    ) -> ErrorReport {
        ErrorReport {
            code,
            message: message.into(),
            line: None,
            column: None,
            help,
        }
    }

    /// `{"error": …}`: what stands in the place of an answer.
    pub fn to_json(&self) -> String {
        to_json(&Wrapped {
            line: None,
            error: self,
        })
    }

    /// `{"line": N, "error": …}`: what answers a bad line of a batch. The place becomes one in the
    /// whole input.
    pub fn to_json_line(mut self, line: usize) -> String {
        self.line = Some(line);
        to_json(&Wrapped {
            line: Some(line),
            error: &self,
        })
    }
}

#[derive(Serialize)]
struct Wrapped<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    error: &'a ErrorReport,
}
