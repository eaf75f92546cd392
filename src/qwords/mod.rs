//! Qwords: a grid of 5 × 5 cells, two letters a turn of which one is written, and the longest word
//! of every row and column counts.
//!
//! Data walks as it does for the tile games: text → [`parse_position`] → a [`Position`] → [`score`]
//! → [`crate::report`].
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
//! # Ok::<(), sixfold::notation::NotationError>(())
//! ```

mod action;
mod cell;
mod claims;
mod deal;
mod dice;
mod engine;
mod fold;
mod grid;
mod language;
mod letter;
mod letters;
mod line;
mod notation;
mod pattern;
mod position;
mod rating;
mod roll;
mod score;
mod side;
mod solo;
mod violation;
mod words;

pub use action::Action;
pub use cell::Cell;
pub use claims::{ClaimFault, Claims, JudgedClaim};
pub use deal::Deal;
pub use dice::{Dice, DiceFault, Die, DieColour, ROLLS};
pub use engine::{
    EXACT, Effort, Engine, Explanation, LineForecast, NextBest, Policy, Ranked, Ranking, Turn,
};
pub use fold::{Folded, fold};
pub use grid::{Grid, GridFault, Square};
pub use language::WordList;
pub use letter::Letter;
pub use letters::Letters;
pub use line::Line;
pub use notation::{
    Key, PositionSheet, Problem, parse_action, parse_actions, parse_claims, parse_letters,
    parse_position,
};
pub use pattern::Pattern;
pub use position::Position;
pub use rating::Rating;
pub use roll::{Face, Roll};
pub use score::{BONUS, Breakdown, Found, LineScore, POINTS, score};
pub use side::{Side, Variant};
pub use solo::Solo;
pub use violation::Violation;
pub use words::{LONGEST, SHORTEST, Span, Words};

/// The rows of a grid, and the cells of each.
pub const SIZE: usize = 5;
