use super::Grade;
use crate::strategy::{Evaluation, Evidence};

/// A turn whose hand is known, held against the best that could be done.
#[derive(Clone, Debug)]
pub struct Judgement {
    /// The best turns, the best first, in the cells of the record; the one played may be among
    /// them.
    pub best: Vec<Evaluation>,
    /// The turn that was played.
    pub played: Evaluation,
    /// What of the chance to win was given away, 0 to 1; nothing where that cannot be told apart.
    pub given_away: f64,
    /// How many points were given away, in the margin over the best of the others; nothing where
    /// that cannot be told apart.
    pub points_lost: f64,
    /// How good the turn was.
    pub grade: Grade,
    /// Whether there was anything to choose from.
    pub had_choice: bool,
    /// What it rests on.
    pub evidence: Evidence,
}

impl Judgement {
    /// The chance to win before the turn, 0 to 1: that of the best turn.
    pub fn win_before(&self) -> f64 {
        self.best.first().unwrap_or(&self.played).win
    }

    /// The chance to win after it, as far as it can be told apart from that of the best turn.
    pub fn win_after(&self) -> f64 {
        self.win_before() - self.given_away
    }
}
