//! Positions with a known answer: the rulebooks' worked examples, and puzzles.

mod check;
mod collection;
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
mod wish;

pub use check::{Flaw, Proof};
pub use collection::{Collection, Progress};
pub use daily::{DAILY_LABEL, daily, stars_of};
pub use entry::{End, Entry, Event};
pub use file::{Document, write_puzzles};
pub use hints::{HINTS, Hint, hints};
pub use maker::Maker;
pub use puzzle::Puzzle;
pub use record::{RECORD_VERSION, Record, RecordError};
pub use rulebook::{
    Checked, Difference, Example, ExampleError, ExpectedLine, Outcome, RULEBOOKS, Reason,
    load_examples,
};
pub use solving::{Reply, Riddle, Solving};
pub use stars::{Stars, looks};
pub use stored::{Stored, load_puzzles};
pub use themes::Theme;
pub use twin::Kernel;
pub use wish::{Impossible, Wish};
