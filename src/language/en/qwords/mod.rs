//! The words for Qwords.

mod game;
mod helps;
mod labels;
mod problems;
mod puzzles;
mod violations;
