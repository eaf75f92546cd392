//! The words for Qwords.

mod names;
mod prospects;

pub use names::{dice_in_force, words_in_force};
pub use prospects::explanation;

impl crate::language::QwordsWords for super::English {}
