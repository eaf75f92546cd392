//! Positions with a known answer: the rulebooks' worked examples, and puzzles.

mod check;
mod collection;
mod criteria;
mod daily;
mod entry;
mod file;
mod grid_example;
mod hints;
mod maker;
mod players;
#[expect(
    clippy::module_inception,
    reason = "the concept has the name of the room"
)]
mod puzzle;
pub mod qwords;
mod record;
mod rulebook;
mod solving;
mod stars;
mod stored;
mod themes;
mod twin;

pub use check::{Proof, PuzzleError};
pub use collection::{Collection, Progress};
pub use criteria::{Criteria, Impossible};
pub use daily::{DAILY_LABEL, daily, stars_of};
pub use entry::{End, Event, SolveRecord};
pub use file::{Document, write_puzzles};
pub use hints::{HINTS, Hint, hints};
pub use maker::Maker;
pub use puzzle::Puzzle;
pub use record::{HistoryError, RECORD_VERSION, SolveHistory};
pub use rulebook::{
    Checked, Example, ExampleError, ExampleOutcome, ExpectedLine, Mismatch, RULEBOOKS, Reason,
    load_examples,
};
pub use solving::{Reply, Riddle, Solving};
pub use stars::{Stars, looks};
pub use stored::{Stored, load_puzzles};
pub use themes::Theme;
pub use twin::CanonicalForm;

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
