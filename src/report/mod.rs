//! What people and programs get to see: one result for each command, one way to show it in each format. Every sentence is
//! made here, so that other languages can follow.

mod analysis;
#[cfg(feature = "cli")]
pub mod diagnostics;
mod error;
pub mod picture;
#[cfg(feature = "cli")]
pub mod text;
mod verdict;
pub mod words;

pub use analysis::{Analysis, LineReport, PlayReport};
pub use error::ErrorReport;
pub use verdict::Verdict;
