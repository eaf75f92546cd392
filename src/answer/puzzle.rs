use jiff::civil::Date;
use serde::Serialize;

use crate::language::en as words;
use crate::picture::Picture;
use crate::puzzle::{Document, Puzzle, write_puzzles};

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
    pub fn new(puzzle: Puzzle, document: Document, occasion: String, solved: bool) -> PuzzleReport {
        PuzzleReport {
            document,
            puzzle,
            occasion,
            solved,
        }
    }

    /// The report on the puzzle of a day.
    pub fn daily(puzzle: Puzzle, date: Date, solved: bool) -> PuzzleReport {
        let document = Document::daily(&puzzle, date);
        PuzzleReport::new(puzzle, document, words::occasion(date), solved)
    }

    /// The puzzle as it stands in a file.
    pub fn yaml(&self) -> String {
        write_puzzles(std::slice::from_ref(&self.document))
    }

    /// The table, and the solution on it where it is shown.
    pub fn picture(&self) -> Picture<'_> {
        let picture = Picture::new(&self.puzzle.position);
        if self.solved {
            picture.with_play(&self.puzzle.solution)
        } else {
            picture
        }
    }
}
