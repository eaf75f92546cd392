//! The words for what the rest of the crate knows as data, in English.

#[cfg(feature = "cli")]
pub mod book;
#[cfg(feature = "cli")]
mod complaints;
#[cfg(feature = "cli")]
pub mod deep;
#[cfg(feature = "cli")]
mod examples;
mod helps;
mod labels;
mod lines;
mod nearest;
mod numbers;
mod place;
#[cfg(feature = "cli")]
mod playing;
mod problems;
#[cfg(feature = "cli")]
mod puzzles;
mod qwords;
mod record;
#[cfg(feature = "cli")]
pub mod review;
#[cfg(feature = "cli")]
mod site;
#[cfg(feature = "cli")]
mod solving;
mod spaced;
mod violations;

#[cfg(feature = "cli")]
pub use examples::in_short as difference_in_short;
pub use lines::{arrow, going_out, line, stretch};
pub use nearest::nearest;
pub use numbers::{and_list, capitalised, count, is_or_are, or_list, plural, points, signed};
pub use place::{Diagnosis, Explain, Place};
#[cfg(feature = "cli")]
pub use puzzles::{occasion, theme};
#[cfg(feature = "cli")]
pub use qwords::{dice_in_force, explanation, words_in_force};
#[cfg(feature = "cli")]
pub use site::{stars_name, tile_name};
#[cfg(feature = "cli")]
pub use solving::{duration, hint_number, past, streak, tally};
pub use spaced::spaced;
