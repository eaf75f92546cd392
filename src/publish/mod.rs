//! Puzzles in, bytes out: the site of daily puzzles and the printable book.

#[cfg(feature = "pdf")]
pub mod book;
#[cfg(any(feature = "cli", feature = "pdf"))]
mod paper;
#[cfg(feature = "publish")]
pub mod site;

#[cfg(any(feature = "cli", feature = "pdf"))]
pub use paper::{Paper, PerPage};
