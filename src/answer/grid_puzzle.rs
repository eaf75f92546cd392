use serde::Serialize;

use crate::puzzle::qwords::{Document, Puzzle};
use crate::puzzle::write_puzzles;

/// A puzzle of Qwords to solve: the answer of `qwords puzzle`.
#[derive(Clone, Debug, Serialize)]
pub struct GridPuzzleReport {
    #[serde(flatten)]
    pub(crate) document: Document,
    #[serde(skip)]
    pub(crate) puzzle: Puzzle,
    #[serde(skip)]
    pub(crate) solved: bool,
}

impl GridPuzzleReport {
    /// The report on a puzzle, in words with or without its solution.
    pub fn new(puzzle: Puzzle, document: Document, solved: bool) -> GridPuzzleReport {
        GridPuzzleReport {
            document,
            puzzle,
            solved,
        }
    }

    /// Its name.
    pub fn id(&self) -> &str {
        &self.document.id
    }

    /// The puzzle as it stands in a file.
    pub fn yaml(&self) -> String {
        write_puzzles(std::slice::from_ref(&self.document))
    }
}
