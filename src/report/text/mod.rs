//! Answers as text for people.

mod analysis;
mod arena;
mod bench;
mod breakdown;
mod deep;
mod game;
mod grid_puzzle;
mod page;
pub mod playing;
mod puzzle;
pub mod qwords;
pub mod review;
mod rulebook;
pub mod solving;
mod unseen;
mod verdict;
mod wrap;

pub use page::{Answer, Format, TextStyle, render};
