//! Where answers and errors go: colour, width, carets, progress and prompts.

mod breakdown;
pub mod diagnostics;
pub(crate) mod output;
pub(crate) mod progress;
pub(crate) mod repl;
mod style;
mod table;

pub(crate) use breakdown::{breakdown, heading, parts};
pub use style::TextStyle;
pub(crate) use style::visible_width;
pub(crate) use table::{cell, right};
