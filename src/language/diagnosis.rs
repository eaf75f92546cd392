use std::fmt;
use std::ops::Range;

use super::en::English;
use super::{Explanation, Language, NotationWords, QwordsNotationWords, RecordWords};
use crate::notation::{Diagnostic, ErrorKind, Mistake, NotationError, Place};
use crate::puzzle::TextError;
use crate::{qwords, record};

/// A mistake that a language can explain.
pub trait Explain: Mistake + fmt::Display {
    /// What a person reads about it at its place.
    fn explain(&self, place: &Place<'_>, words: &Language) -> Explanation;

    /// The same in English, as answers have it. Unlike [`crate::language::ENGLISH`] it links no
    /// other sentences, which keeps the engine for browsers small.
    fn explain_in_english(&self, place: &Place<'_>) -> Explanation;
}

impl Explain for ErrorKind {
    fn explain(&self, place: &Place<'_>, words: &Language) -> Explanation {
        words.notation.explain(self, place)
    }

    fn explain_in_english(&self, place: &Place<'_>) -> Explanation {
        NotationWords::explain(&English, self, place)
    }
}

impl Explain for record::Problem {
    fn explain(&self, place: &Place<'_>, words: &Language) -> Explanation {
        words.record.explain(self, place)
    }

    fn explain_in_english(&self, place: &Place<'_>) -> Explanation {
        RecordWords::explain(&English, self, place)
    }
}

impl Explain for qwords::Problem {
    fn explain(&self, place: &Place<'_>, words: &Language) -> Explanation {
        words.qwords_notation.explain(self, place)
    }

    fn explain_in_english(&self, place: &Place<'_>) -> Explanation {
        QwordsNotationWords::explain(&English, self, place)
    }
}

/// What is wrong with a text, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnosis {
    /// The place to point at, in bytes.
    pub span: Range<usize>,
    /// Further places that have a part in it.
    pub related: Vec<Range<usize>>,
    /// What is wrong, for programs.
    pub code: &'static str,
    /// What is wrong, in a sentence without a full stop.
    pub message: String,
    /// A few words to stand beside the place.
    pub label: &'static str,
    /// The way out, if there is one to name; a line for each.
    pub help: Option<String>,
}

impl<P: Explain> NotationError<P> {
    /// Every problem in words, in the order of the text that was read.
    pub fn diagnoses(&self, source: &str, words: &Language) -> Vec<Diagnosis> {
        self.diagnoses_by(source, |problem, place| problem.explain(place, words))
    }

    /// The same in English.
    pub fn diagnoses_in_english(&self, source: &str) -> Vec<Diagnosis> {
        self.diagnoses_by(source, P::explain_in_english)
    }

    fn diagnoses_by(
        &self,
        source: &str,
        explain: impl Fn(&P, &Place<'_>) -> Explanation,
    ) -> Vec<Diagnosis> {
        let diagnosis = |located: &Diagnostic<P>| {
            let Explanation {
                message,
                label,
                help,
            } = explain(&located.problem, &self.place(located, source));
            Diagnosis {
                span: located.span.clone(),
                related: located.related.clone(),
                code: located.problem.code(),
                message,
                label,
                help,
            }
        };
        self.problems().iter().map(diagnosis).collect()
    }

    /// One of its problems in words.
    pub fn explain(&self, located: &Diagnostic<P>, source: &str, words: &Language) -> Explanation {
        let place = self.place(located, source);
        located.problem.explain(&place, words)
    }
}

impl NotationError {
    /// Every problem of a position or a turn, in the words of one topic.
    pub fn diagnoses_in(&self, source: &str, words: &dyn NotationWords) -> Vec<Diagnosis> {
        self.diagnoses_by(source, |problem, place| words.explain(problem, place))
    }
}

impl TextError {
    /// Every problem in words, in the order of the text that was read.
    pub fn diagnoses(&self, source: &str, words: &Language) -> Vec<Diagnosis> {
        match self {
            TextError::Tiles(error) => error.diagnoses(source, words),
            TextError::Qwords(error) => error.diagnoses(source, words),
        }
    }
}
