use super::Puzzle;
use crate::game::{GAME_ORIGIN, Line, Play};

/// A step on the way to the solution of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// What the solution scores.
    Score(u32),
    /// How many tiles it lays.
    Tiles(usize),
    /// The line that earns most of its points.
    Line(Line),
    /// The row in which all its tiles are laid.
    Row(i16),
    /// The column in which all its tiles are laid.
    Column(i16),
    /// The solution itself.
    Solution(Play),
}

/// How many hints a puzzle has. The last one is the solution.
pub const HINTS: usize = 4;

/// The hints of a puzzle, each revealing more than the one before. The score is among them only if
/// the title does not give it. For a single tile, the hint at its place names the row.
pub fn hints(puzzle: &Puzzle, title: &str) -> [Hint; HINTS] {
    let laid = puzzle.solution.placements();
    let first = laid.first().map_or(GAME_ORIGIN, |placement| placement.cell);
    let is_row = laid.iter().all(|placement| placement.cell.row == first.row);
    let place = if is_row {
        Hint::Row(first.row)
    } else {
        Hint::Column(first.column)
    };
    let (score, tiles) = (Hint::Score(puzzle.target()), Hint::Tiles(laid.len()));
    let solution = Hint::Solution(puzzle.solution.clone());
    match best_line(puzzle) {
        Some(line) if names(title, puzzle.target()) => [tiles, Hint::Line(line), place, solution],
        _ => [score, tiles, place, solution],
    }
}

/// The line of the solution that earns most, the first of several.
fn best_line(puzzle: &Puzzle) -> Option<Line> {
    puzzle
        .breakdown
        .lines
        .iter()
        .rev()
        .max_by_key(|line| line.points + line.bonus)
        .cloned()
}

/// Whether a title gives a score, as in "Find the 18-point play" or "18 points".
fn names(title: &str, score: u32) -> bool {
    let given = |after: &str| {
        title.match_indices(after).any(|(place, _)| {
            let digits = title[..place]
                .rsplit(|sign: char| !sign.is_ascii_digit())
                .next();
            digits.is_some_and(|digits| digits.parse() == Ok(score))
        })
    };
    given("-point") || given(" point")
}
