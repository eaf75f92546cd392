//! Positions with a known answer: the rulebooks' worked examples, and puzzles.

mod check;
mod collection;
mod daily;
mod file;
mod maker;
mod players;
#[expect(clippy::module_inception, reason = "the concept has the name of the room")]
mod puzzle;
mod rulebook;
mod stars;
mod themes;
mod twin;
mod wish;

pub use check::{Flaw, Proof};
pub use collection::{Collection, Progress};
pub use daily::{DAILY_LABEL, daily, stars_of};
pub use file::{Document, load_puzzles, write_puzzles};
pub use maker::Maker;
pub use puzzle::Puzzle;
pub use rulebook::{Checked, Difference, Example, ExpectedLine, Outcome, RULEBOOKS, load_examples};
pub use stars::{Stars, looks};
pub use themes::Theme;
pub use twin::Kernel;
pub use wish::Wish;
