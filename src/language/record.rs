use super::Explanation;
use crate::notation::Place;
use crate::record::{Problem, ScoringMistake, TurnError};

/// What is wrong with a record.
pub trait RecordWords: Sync {
    /// What is wrong, and what to write instead if something was found that would do at its place.
    fn explain(&self, problem: &Problem, place: &Place<'_>) -> Explanation;
    /// What is wrong with a player's turn.
    fn turn_error(&self, error: &TurnError, player: &str) -> Explanation;
    /// How a wrong score came about, in a sentence without a full stop.
    fn scoring_mistake(&self, mistake: &ScoringMistake) -> String;
}
