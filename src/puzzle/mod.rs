//! Positions with a known answer: the rulebooks' worked examples, and puzzles.

mod batch;
mod canonical;
#[deny(clippy::expect_used, clippy::indexing_slicing, clippy::unwrap_used)]
mod check;
mod daily;
#[deny(clippy::expect_used, clippy::indexing_slicing, clippy::unwrap_used)]
mod document;
#[deny(clippy::expect_used, clippy::indexing_slicing, clippy::unwrap_used)]
mod history;
mod maker;
#[expect(
    clippy::module_inception,
    reason = "the concept has the name of the room"
)]
mod puzzle;
pub mod qwords;
#[deny(clippy::expect_used, clippy::indexing_slicing, clippy::unwrap_used)]
mod rulebook;
#[deny(clippy::expect_used, clippy::indexing_slicing, clippy::unwrap_used)]
mod rulebook_check;
mod simulated;
mod solving;
#[cfg(feature = "yaml")]
#[deny(clippy::expect_used, clippy::indexing_slicing, clippy::unwrap_used)]
mod stored;
mod theme;

pub use batch::{Batch, Candidate, Choice, Progress, Try};
pub use canonical::CanonicalForm;
pub use check::{Proof, PuzzleError};
pub use daily::{DAILY_LABEL, daily, daily_by_search, stars_of};
pub use document::Document;
pub use history::{End, Event, HistoryError, RECORD_VERSION, SolveHistory, SolveRecord};
pub use maker::{Collection, Criteria, Impossible, Maker};
pub use puzzle::{HINTS, Hint, Puzzle, Stars, hints};
pub use rulebook::{Example, ExpectedLine, RULEBOOKS, Reason};
pub use rulebook_check::{Checked, ExampleError, ExampleOutcome, Mismatch};
pub use solving::{AnyHint, AnyPuzzle, Reply, Solving};
#[cfg(feature = "yaml")]
pub use stored::{Stored, load_examples, load_puzzles, write_puzzles};
pub use theme::Theme;

use crate::notation::NotationError;

/// Why a text of a stored puzzle or example cannot be read, in the notation of its game.
#[derive(Clone, Debug)]
pub enum TextError {
    /// A position, a play or tiles.
    Tiles(NotationError),
    /// Something of Qwords.
    Qwords(NotationError<crate::qwords::Problem>),
}

impl From<NotationError> for TextError {
    fn from(error: NotationError) -> TextError {
        TextError::Tiles(error)
    }
}

impl From<NotationError<crate::qwords::Problem>> for TextError {
    fn from(error: NotationError<crate::qwords::Problem>) -> TextError {
        TextError::Qwords(error)
    }
}
