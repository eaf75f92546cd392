//! Answers as text for people.

mod analysis;
mod arena;
mod bench;
mod breakdown;
mod page;
mod puzzle;
mod qwords;
mod rulebook;
pub mod solving;
mod verdict;
mod wrap;

pub use page::{Answer, Format, Page, render};
