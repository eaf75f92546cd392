//! What people and programs get to see: one result for each command, one way to show it in each
//! format. Every sentence is made here, so that other languages can follow.

pub(crate) mod analysis;
#[cfg(feature = "cli")]
mod arena;
mod bench;
#[cfg(feature = "cli")]
pub(crate) mod deep;
mod error;
pub(crate) mod game;
#[cfg(feature = "cli")]
pub(crate) mod grid_puzzle;
pub(crate) mod notes;
pub(crate) mod play;
#[cfg(feature = "yaml")]
pub(crate) mod proof;
#[cfg(feature = "cli")]
pub(crate) mod puzzle;
pub mod qwords;
#[cfg(feature = "cli")]
pub mod review;
pub(crate) mod rounded;
#[cfg(feature = "yaml")]
pub(crate) mod rulebook;
mod table;
pub(crate) mod unseen;
pub(crate) mod verdict;

pub use analysis::{Analysis, PlayReport};
#[cfg(feature = "cli")]
pub use arena::ArenaReport;
pub use bench::BenchReport;
#[cfg(feature = "cli")]
pub use deep::DeepReport;
pub use error::ErrorReport;
pub use game::GameReport;
#[cfg(feature = "cli")]
pub use grid_puzzle::GridPuzzleReport;
pub use notes::Note;
pub use play::Line;
#[cfg(feature = "yaml")]
pub use proof::{ProofReport, UnreadableFile};
#[cfg(feature = "cli")]
pub use puzzle::PuzzleReport;
#[cfg(feature = "cli")]
pub use review::ReviewReport;
#[cfg(feature = "yaml")]
pub use rulebook::RulebookReport;
pub use table::TableReport;
pub use unseen::Unseen;
pub use verdict::Verdict;

/// The table of the Flex rulebook on which Chris finds the 18-point play.
pub const RULEBOOK_TABLE: &str =
    "flex RcbRtwRsb/1BtbBss/2GsbRssBsw/3BsbRswGsw/4Ysb YcbYswGdsPcwPswPdw origin=j10";
