//! English.

mod analysis;
mod cli;
mod game;
mod notation;
mod play;
mod publish;
mod puzzle;
mod strategy;

#[cfg(feature = "cli")]
pub mod deep;
#[cfg(feature = "yaml")]
mod examples;
mod helps;
mod labels;
mod lines;
mod nearest;
mod numbers;
mod place;
#[cfg(feature = "cli")]
mod playing;
pub(crate) mod problems;
mod puzzles;
mod qwords;
mod record;
#[cfg(feature = "cli")]
pub mod review;
mod solving;
mod spaced;
mod violations;

#[cfg(feature = "yaml")]
pub use examples::in_short as difference_in_short;
pub use lines::{arrow, going_out, line, stretch};
pub use nearest::nearest;
pub use numbers::{and_list, capitalised, count, is_or_are, or_list, plural, points, signed};
pub use place::{Diagnosis, Explain, Place};
pub use publish::tile_name;
pub use puzzles::{occasion, theme};
pub use qwords::{dice_in_force, explanation, words_in_force};
pub use solving::{duration, hint_number, past, streak, tally};
pub use spaced::spaced;

use crate::language::Language;

/// The words of every topic.
pub struct English;

/// English.
pub static ENGLISH: Language = Language {
    code: "en",
    game: &English,
    notation: &English,
    record: &English,
    analysis: &English,
    strategy: &English,
    play: &English,
    puzzle: &English,
    qwords: &English,
    publish: &English,
    cli: &English,
};
