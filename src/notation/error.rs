use std::ops::Range;

use super::Problem;

/// A problem and its place in the text, in bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Located {
    /// The place to point at.
    pub span: Range<usize>,
    /// What is wrong there.
    pub problem: Problem,
    /// Further places that have a part in it.
    pub also: Vec<Range<usize>>,
}

/// Why a text could not be read: one syntax error, or every rule that it breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    problems: Vec<Located>,
}

impl NotationError {
    /// The error of one problem.
    pub(super) fn one(problem: Located) -> NotationError {
        NotationError { problems: vec![problem] }
    }

    /// The error of all these problems, in the order of the text; `None` where there are none.
    pub(crate) fn all(mut problems: Vec<Located>) -> Option<NotationError> {
        problems.sort_by_key(|located| located.span.start);
        (!problems.is_empty()).then_some(NotationError { problems })
    }

    /// The problems, at least one, in the order of the text.
    pub fn problems(&self) -> &[Located] {
        &self.problems
    }

    /// The first problem.
    pub fn first(&self) -> &Located {
        &self.problems[0]
    }
}
