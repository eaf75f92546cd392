use std::ops::RangeInclusive;

use super::{Puzzle, Stars, Theme};
use crate::game::{Board, RACK_SIZE};

/// What a puzzle must be like to be accepted.
#[derive(Clone, Debug)]
pub struct Wish {
    /// What the solution scores.
    pub target: RangeInclusive<u32>,
    /// By how much it beats the next best play, at least.
    pub margin: u32,
    /// How hard it is; anything where not said.
    pub stars: Option<Stars>,
    /// A theme that it must have; any where not said.
    pub theme: Option<Theme>,
    /// Whether it may be an endgame, where the last tiles go out; such tables may be larger.
    pub endgames: bool,
}

// Frozen: the daily puzzles rest on these limits, and on `Wish::accepts`.

/// How large a table may be, and how few tiles it may hold.
const WIDEST: usize = 13;
const WIDEST_ENDGAME: usize = 20;
pub(super) const FEWEST_TILES: usize = 8;
/// More plays than this are no puzzle but work.
pub(super) const MOST_PLAYS: usize = 300;
/// A solution that scores only one line is found by counting.
const FEWEST_LINES: usize = 2;

impl Default for Wish {
    fn default() -> Wish {
        Wish { target: 18..=18, margin: 2, stars: None, theme: None, endgames: true }
    }
}

impl Wish {
    /// Whether a puzzle is as wished.
    pub fn accepts(&self, puzzle: &Puzzle) -> bool {
        let endgame = puzzle.themes.contains(&Theme::GoingOut);
        (self.endgames || !endgame)
            && self.target.contains(&puzzle.target())
            && puzzle.target() - puzzle.second_best >= self.margin
            && puzzle.breakdown.lines.len() >= FEWEST_LINES
            && puzzle.plays_total <= MOST_PLAYS
            && (endgame || puzzle.position.rack().len() == RACK_SIZE)
            && puzzle.position.board().len() >= FEWEST_TILES
            && fits(puzzle.position.board(), if endgame { WIDEST_ENDGAME } else { WIDEST })
            && self.stars.is_none_or(|stars| stars == puzzle.stars())
            && self.theme.is_none_or(|theme| puzzle.themes.contains(&theme))
    }

    /// How large a table may get before no puzzle can come of it any more.
    pub(super) fn widest(&self) -> usize {
        if self.endgames { WIDEST_ENDGAME } else { WIDEST }
    }
}

fn fits(board: &Board, widest: usize) -> bool {
    board.bounds().is_some_and(|bounds| bounds.width() <= widest && bounds.height() <= widest)
}
