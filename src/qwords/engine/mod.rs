//! How strong an action is: the expected final score.
//!
//! **Exact**, if at most [`EXACT`] cells are free: the search covers every roll and every way to
//! fill them.
//!
//! **By tables** before that: the expected points of a line are computed once for all 27⁵ patterns.
//! The sum over the ten lines, and the chance that all of them get a word, give the value of a
//! sheet. Looking one roll ahead improves it.
//!
//! **By rollouts**, for an answer: each promising action is played out many times by the tables,
//! all of them with the same rolls, so that luck does not favour any.

mod evaluator;
mod exact;
mod line_values;
mod policy;
mod race;
mod ranking;
mod tally;

use std::sync::OnceLock;

use evaluator::{Sheet, SheetEvaluator};
pub use exact::EXACT;
use exact::Exact;
use line_values::{LineValues, Odds};
pub use policy::{Policy, Turn};
pub use ranking::{Effort, Explanation, LineForecast, NextBest, Ranked, Ranking};
pub use tally::PolicyTally;

use super::{Dice, Letters, Position, ROLLS, Words, score};

/// Ranks actions and plays games with some words and dice. The first answer that is not exact takes
/// a moment longer, because it builds the tables.
pub struct Engine {
    words: Words,
    odds: Odds,
    line_values: OnceLock<LineValues>,
    /// The letters that each of the [`ROLLS`] allows.
    letters: Vec<Letters>,
}

impl Engine {
    /// The engine for these words and dice.
    pub fn new(words: Words, dice: &Dice) -> Engine {
        let letters = (0..ROLLS)
            .map(|number| dice.roll(number).letters())
            .collect();
        Engine {
            odds: Odds::new(dice),
            line_values: OnceLock::new(),
            words,
            letters,
        }
    }

    /// The tables.
    fn line_values(&self) -> &LineValues {
        self.line_values
            .get_or_init(|| LineValues::new(&self.words, &self.odds))
    }

    /// The words that count.
    pub const fn words(&self) -> &Words {
        &self.words
    }

    /// The score of a position.
    pub fn score(&self, position: &Position) -> u32 {
        score(&position.grid, &self.words, position.variant.double()).total()
    }
}
