//! What people and programs get to see: one result for each command, one way to show it in each
//! format. Every sentence is made here, so that other languages can follow.

pub(crate) mod analysis;
#[cfg(feature = "cli")]
mod arena;
mod bench;
mod deep;
mod error;
mod game;
pub(crate) mod notes;
pub(crate) mod play;
mod puzzle;
pub mod qwords;
pub(crate) mod rounded;
mod table;
pub(crate) mod unseen;
pub(crate) mod verdict;

pub use analysis::{Analysis, PlayReport};
#[cfg(feature = "cli")]
pub use arena::ArenaReport;
pub use bench::BenchReport;
pub use deep::DeepAnalysis;
pub use error::ErrorReport;
pub use game::{Check, Review};
pub use notes::Note;
pub use play::Line;
pub use puzzle::{Proofs, Puzzle, QwordsPuzzle, Rulebook};
pub use table::TableReport;
pub use unseen::Unseen;
pub use verdict::Verdict;

/// The table of the Flex rulebook on which Chris finds the 18-point play.
pub const RULEBOOK_TABLE: &str =
    "flex RcbRtwRsb/1BtbBss/2GsbRssBsw/3BsbRswGsw/4Ysb YcbYswGdsPcwPswPdw origin=j10";
