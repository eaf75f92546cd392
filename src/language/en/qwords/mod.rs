//! The words for Qwords.

mod helps;
mod labels;
mod names;
mod problems;
mod prospects;
mod violations;

pub use names::{dice_in_force, words_in_force};
pub use prospects::explanation;

impl crate::language::QwordsWords for super::English {}
