//! The words for what the rest of the crate knows as data, in English.

mod helps;
mod labels;
mod nearest;
mod problems;

pub use nearest::nearest;
