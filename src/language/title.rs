//! The titles of puzzles.

use super::{ENGLISH, Language};
use crate::puzzle::AnyPuzzle;
use crate::puzzle::qwords::Kind;

/// The titles of Qwords puzzles.
#[derive(Clone, Copy, Debug)]
pub struct TitleWords {
    /// A letter that makes this many points is to be found.
    pub letter: fn(u32) -> String,
    /// That many points are to be made with this many rolls, which are known.
    pub rolls: fn(u32, usize) -> String,
    /// A grid worth this many points is to be completed.
    pub grid: fn(u32) -> String,
}

/// The title of a puzzle for a reader. A stored title that the program makes is translated; any
/// other is its editor's and stays as it is.
pub fn title(stored: &str, puzzle: &AnyPuzzle, words: &Language) -> String {
    if stored == made(puzzle, &ENGLISH) {
        made(puzzle, words)
    } else {
        stored.to_owned()
    }
}

/// The title that the program makes.
fn made(puzzle: &AnyPuzzle, words: &Language) -> String {
    match puzzle {
        AnyPuzzle::Tiles(puzzle) => words.publish.task(puzzle.target()),
        AnyPuzzle::Qwords(puzzle) => {
            let (titles, target) = (words.title, puzzle.target());
            match puzzle.question.kind() {
                Kind::Letter => (titles.letter)(target),
                Kind::Rolls => (titles.rolls)(target, puzzle.question.rolls().len()),
                Kind::Supernatural => (titles.grid)(target),
            }
        }
    }
}
