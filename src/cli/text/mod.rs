//! Answers as text for people.

pub(crate) mod analysis;
mod arena;
mod bench;
mod deep;
mod game;
pub(crate) mod grid_puzzle;
pub(crate) mod puzzle;
pub mod qwords;
pub mod review;
mod rulebook;
pub(crate) mod verdict;

pub use crate::cli::args::Format;
pub use crate::cli::terminal::TextStyle;

use serde::Serialize;

use crate::answer::Note;
use crate::answer::analysis::to_json;
use crate::yaml;

/// An answer that can be written in every format.
pub trait Answer: Serialize {
    /// The answer for people, ending with a line end.
    fn text(&self, page: &TextStyle) -> String;

    /// What else there is to say, in JSON and YAML a part of the answer.
    fn notes(&self) -> &[Note] {
        &[]
    }
}

/// Writes an answer, ending with a line end.
pub fn render(answer: &impl Answer, format: Format, page: &TextStyle) -> String {
    match format {
        Format::Text => answer.text(page),
        Format::Json => to_json(answer) + "\n",
        Format::Yaml => yaml::to_string(answer),
    }
}
