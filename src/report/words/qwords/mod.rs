//! The words for Qwords.

mod breaches;
mod helps;
mod labels;
mod names;
mod problems;
#[cfg(feature = "cli")]
mod puzzles;

#[cfg(feature = "cli")]
pub use names::words_in_force;
