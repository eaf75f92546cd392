use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use super::ErrorKind;
use crate::game::Rules;

/// A problem and its place in the text, in bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// The place to point at.
    pub span: Range<usize>,
    /// What is wrong there.
    pub problem: ErrorKind,
    /// Further places that have a part in it.
    pub related: Vec<Range<usize>>,
}

/// Why a text could not be read: one syntax error, or every rule that it breaks.
#[derive(Clone)]
pub struct NotationError {
    problems: Vec<Diagnostic>,
    reader: Option<Reader>,
    rules: Option<Rules>,
}

/// Reads a text the way the one with the error was read, and returns the error, if any.
type Reader = Arc<dyn Fn(&str) -> Option<NotationError> + Send + Sync>;

/// Reads a text. An error remembers how, so that a suggestion can be tried out before it is made.
pub(crate) fn reading<T>(
    text: &str,
    parse: impl Fn(&str) -> Result<T, NotationError> + Send + Sync + 'static,
) -> Result<T, NotationError> {
    parse(text).map_err(|error| NotationError {
        reader: Some(Arc::new(move |text| parse(text).err())),
        ..error
    })
}

impl NotationError {
    /// The error of one problem.
    pub(super) fn one(problem: Diagnostic) -> NotationError {
        NotationError {
            problems: vec![problem],
            reader: None,
            rules: None,
        }
    }

    /// The error of all these problems, in the order of the text; `None` where there are none.
    pub(crate) fn all(mut problems: Vec<Diagnostic>) -> Option<NotationError> {
        problems.sort_by_key(|located| located.span.start);
        (!problems.is_empty()).then_some(NotationError {
            problems,
            reader: None,
            rules: None,
        })
    }

    /// The problems, at least one, in the order of the text.
    pub fn problems(&self) -> &[Diagnostic] {
        &self.problems
    }

    /// The first problem.
    pub fn first(&self) -> &Diagnostic {
        &self.problems[0]
    }

    /// The same error, of a text whose tiles are those of some rules that it does not name.
    pub(super) fn under(self, rules: Rules) -> NotationError {
        NotationError {
            rules: Some(rules),
            ..self
        }
    }

    /// The rules whose tiles the text was read with, where it does not name them itself.
    pub(crate) fn rules(&self) -> Option<Rules> {
        self.rules
    }

    /// What is wrong with another text that is read in the same way; `None` where that way is not
    /// known.
    pub(crate) fn read_again(&self, text: &str) -> Option<Result<(), NotationError>> {
        self.reader
            .as_ref()
            .map(|read| read(text).map_or(Ok(()), Err))
    }
}

/// Errors are equal where their problems are, however the text was read.
impl PartialEq for NotationError {
    fn eq(&self, other: &NotationError) -> bool {
        self.problems == other.problems
    }
}

impl Eq for NotationError {}

impl fmt::Debug for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NotationError")
            .field("problems", &self.problems)
            .finish_non_exhaustive()
    }
}
