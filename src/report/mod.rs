//! What people and programs get to see: one result for each command, one way to show it in each
//! format. Every sentence is made here, so that other languages can follow.

mod analysis;
#[cfg(feature = "cli")]
mod arena;
mod bench;
#[cfg(feature = "pdf")]
pub mod book;
#[cfg(feature = "cli")]
mod complaint;
#[cfg(feature = "cli")]
mod deep;
#[cfg(feature = "cli")]
pub mod diagnostics;
mod error;
mod game;
#[cfg(feature = "cli")]
mod grid_puzzle;
mod notes;
#[cfg(any(feature = "cli", feature = "pdf"))]
mod paper;
pub mod picture;
#[cfg(feature = "yaml")]
mod proof;
#[cfg(feature = "cli")]
mod puzzle;
mod qwords;
#[cfg(feature = "cli")]
pub mod review;
#[cfg(feature = "cli")]
mod rounded;
#[cfg(feature = "yaml")]
mod rulebook;
#[cfg(feature = "publish")]
pub mod site;
mod table;
#[cfg(feature = "cli")]
pub mod text;
mod unseen;
mod verdict;
pub mod words;

pub use analysis::{Analysis, LineReport, PlayReport};
#[cfg(feature = "cli")]
pub use arena::ArenaReport;
pub use bench::BenchReport;
#[cfg(feature = "cli")]
pub use complaint::Complaint;
#[cfg(feature = "cli")]
pub use deep::DeepReport;
pub use error::ErrorReport;
pub use game::GameReport;
#[cfg(feature = "cli")]
pub use grid_puzzle::GridPuzzleReport;
pub use notes::Note;
#[cfg(any(feature = "cli", feature = "pdf"))]
pub use paper::{Paper, PerPage};
#[cfg(feature = "yaml")]
pub use proof::{ProofReport, UnreadableFile};
#[cfg(feature = "cli")]
pub use puzzle::PuzzleReport;
pub use qwords::{GridReport, PoliciesReport, RankingReport};
#[cfg(feature = "cli")]
pub use review::ReviewReport;
#[cfg(feature = "yaml")]
pub use rulebook::RulebookReport;
pub use table::TableReport;
pub use unseen::UnseenReport;
pub use verdict::Verdict;

/// The table of the Flex rulebook on which Chris finds the 18-point play.
pub const RULEBOOK_TABLE: &str =
    "flex RcbRtwRsb/1BtbBss/2GsbRssBsw/3BsbRswGsw/4Ysb YcbYswGdsPcwPswPdw origin=j10";
