use super::Explanation;
use crate::notation::{ErrorKind, Place};
use crate::qwords::{self, ClaimError, DiceError, Violation};

/// What is wrong with a text in the notation: positions and turns.
pub trait NotationWords: Sync {
    /// What is wrong, and what to write instead if something was found that would do at its place.
    fn explain(&self, kind: &ErrorKind, place: &Place<'_>) -> Explanation;
    /// A label for the place of an error whose message says all: `here`.
    fn here(&self) -> &'static str;
}

/// What is wrong with a text about Qwords, or with what it says.
pub trait QwordsNotationWords: Sync {
    /// What is wrong, and what to write instead if something was found that would do at its place.
    fn explain(&self, problem: &qwords::Problem, place: &Place<'_>) -> Explanation;
    /// The rule that an action breaks, in a sentence without a full stop.
    fn violation(&self, violation: &Violation) -> String;
    /// Why a claim does not count, after the word.
    fn claim_error(&self, error: ClaimError) -> &'static str;
    /// What is wrong with dice, in a sentence without a full stop.
    fn dice_error(&self, error: &DiceError) -> String;
}
