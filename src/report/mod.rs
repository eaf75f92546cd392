//! What people and programs get to see. Every sentence is made here, so that other languages can follow.

#[cfg(feature = "cli")]
pub mod diagnostics;
mod error;
pub mod words;

pub use error::ErrorReport;
