//! Qwords: a grid of 5 × 5 cells. Each turn the dice show two letters and the player writes one of
//! them; the longest word of every row and column counts.
//!
//! Data flows as in the tile games: text → [`parse_position`] → a [`Position`] → [`score`] →
//! [`crate::answer`].
//!
//! ```
//! use sixfold::qwords::{Grid, WordList, Words, score};
//!
//! let grid: Grid = "DUOPO/SSAUT/KIWIS/INEST/SEPHA".parse()?;
//! let words = Words::new(WordList::French);
//! let breakdown = score(&grid, &words, false);
//! assert_eq!(breakdown.total(), 48);
//! let fifth = breakdown.lines[4].word.as_ref().map(|word| word.text());
//! assert_eq!(fifth.as_deref(), Some("SEP"));
//! # Ok::<(), sixfold::notation::NotationError<sixfold::qwords::Problem>>(())
//! ```

mod dice;
mod engine;
mod grid;
mod letter;
mod notation;
mod position;
mod score;
mod solo;
mod words;

pub use dice::{Dice, DiceError, Die, DieColour, Face, ROLLS, Roll};
pub use engine::{
    EXACT, Effort, Engine, Explanation, LineForecast, NextBest, Policy, PolicyTally, Ranked,
    Ranking, Turn,
};
pub use grid::{Cell, Grid, GridError, Line, Square};
pub use letter::{Folded, Letter, Letters, fold};
pub use notation::{
    Key, PositionSheet, Problem, parse_action, parse_actions, parse_claims, parse_letters,
    parse_position,
};
pub use position::{Action, Position, Side, Variant, Violation};
pub use score::{
    BONUS, Breakdown, ClaimError, Claims, Found, JudgedClaim, LineScore, POINTS, Rating, score,
};
pub use solo::{Deal, Solo};
pub use words::{LONGEST, Pattern, SHORTEST, Span, Word, WordChoice, WordList, WordSource, Words};

/// How many rows and columns a grid has.
pub const SIZE: usize = 5;
