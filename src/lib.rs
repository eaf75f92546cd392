//! sixfold
#[cfg(feature = "cli")]
pub mod bench;
#[cfg(feature = "cli")]
pub mod cli;
pub mod game;
pub mod notation;
#[cfg(feature = "cli")]
pub mod puzzle;
pub mod report;
pub mod search;
#[cfg(feature = "cli")]
pub mod yaml;
