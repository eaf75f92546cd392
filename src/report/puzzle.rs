use serde::Serialize;

use crate::game::Position;
use crate::puzzle::{Document, Puzzle};

/// A puzzle to solve: the answer of `puzzle daily`.
#[derive(Clone, Debug, Serialize)]
pub struct PuzzleReport {
    #[serde(flatten)]
    pub(crate) document: Document,
    #[serde(skip)]
    pub(crate) puzzle: Puzzle,
    #[serde(skip)]
    pub(crate) occasion: String,
    #[serde(skip)]
    pub(crate) solved: bool,
}

impl PuzzleReport {
    /// The report on a puzzle for an occasion, in words with or without its solution.
    pub fn new(puzzle: &Puzzle, document: Document, occasion: String, solved: bool) -> PuzzleReport {
        PuzzleReport { document, puzzle: puzzle.clone(), occasion, solved }
    }

    pub(crate) fn position(&self) -> &Position {
        &self.puzzle.position
    }
}
