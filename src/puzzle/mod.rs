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
pub use solving::{AnyHint, AnyPuzzle, Reply, Solving};
pub use stars::{Stars, looks};
pub use stored::{Stored, load_puzzles};
pub use themes::Theme;
pub use twin::CanonicalForm;
