//! The words for Qwords.

mod helps;
mod labels;
mod names;
mod problems;
#[cfg(feature = "cli")]
mod prospects;
#[cfg(feature = "cli")]
mod puzzles;
mod violations;

#[cfg(feature = "cli")]
pub use names::{dice_in_force, words_in_force};
#[cfg(feature = "cli")]
pub use prospects::explanation;
