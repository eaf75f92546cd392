//! The words for what the rest of the crate knows as data, in English.

mod breaches;
mod helps;
mod labels;
mod lines;
mod nearest;
mod numbers;
mod problems;

pub use lines::{going_out, line};
pub use nearest::nearest;
pub use numbers::{a_list, plural, points};
