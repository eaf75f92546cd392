//! Answers as text for people.

mod analysis;
mod bench;
mod breakdown;
mod page;
mod rulebook;
mod verdict;

pub use page::{Answer, Format, Page, render};
