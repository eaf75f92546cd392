use super::Puzzle;
use crate::game::{Play, START};

/// A step on the way to the solution of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// What the solution scores.
    Score(u32),
    /// How many tiles it lays.
    Tiles(usize),
    /// The row in which all its tiles are laid.
    Row(i16),
    /// The column in which all its tiles are laid.
    Column(i16),
    /// The solution itself.
    Solution(Play),
}

/// How many hints a puzzle has.
pub const HINTS: usize = 4;

/// The hints of a puzzle, each telling more than the one before. Of a single tile, the row is told.
pub fn hints(puzzle: &Puzzle) -> [Hint; HINTS] {
    let laid = puzzle.solution.placements();
    let first = laid.first().map_or(START, |placement| placement.cell);
    let is_row = laid.iter().all(|placement| placement.cell.row == first.row);
    let line = if is_row { Hint::Row(first.row) } else { Hint::Column(first.column) };
    [Hint::Score(puzzle.target()), Hint::Tiles(laid.len()), line, Hint::Solution(puzzle.solution.clone())]
}
