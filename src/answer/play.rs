//! The JSON of a play.

use arrayvec::ArrayString;
use schemars::JsonSchema;
use serde::Serialize;

use crate::game::{self, Cell, Position, Tile};
use crate::notation::{write_cell, write_play, write_rack, write_tile, written};
use crate::search::ScoredPlay;

/// A play with everything that it scores.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Play {
    /// Its placements, such as `Ycb@i9 Pcw@j9`.
    play: String,
    /// The points of all lines with their bonuses, and `going_out`.
    score: u32,
    /// The rack after it; `-` if it is empty.
    tiles_left: String,
    lines: Vec<Line>,
    /// 6 if the play empties the rack while the bag is empty, otherwise 0.
    going_out: u32,
}

impl Play {
    /// A play of a position, every point explained.
    pub fn new(position: &Position, found: &ScoredPlay) -> Play {
        let breakdown = position.play_breakdown(&found.play);
        let left = position.rack().without(found.play.tiles());
        Play {
            play: written(&found.play, write_play),
            score: found.score,
            tiles_left: written(&left[..], write_rack),
            lines: lines(&breakdown),
            going_out: breakdown.going_out,
        }
    }
}

/// The text of a tile, or of a cell, of which the longest is `zzz9999`.
type Short = ArrayString<8>;

fn cell(cell: Cell) -> Short {
    let mut text = Short::new();
    // There is room for every cell.
    let _ = write_cell(&mut text, cell);
    text
}

fn tile(tile: Tile) -> Short {
    let mut text = Short::new();
    // There is room for every tile.
    let _ = write_tile(&mut text, tile);
    text
}

/// A line that a play scores.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Line {
    /// `horizontal`, `vertical`, `diagonal-down` or `diagonal-up`.
    direction: &'static str,
    /// What its tiles share: `colour`, `shape` or `background`.
    by: &'static str,
    /// The colour, shape or background that they share.
    of: &'static str,
    cells: Vec<Short>,
    tiles: Vec<Short>,
    points: u32,
    /// 6 for a line of six tiles, otherwise 0.
    bonus: u32,
}

impl From<&game::Line> for Line {
    fn from(line: &game::Line) -> Line {
        let placements = line.tiles.iter();
        Line {
            direction: line.direction.name(),
            by: line.feature.kind(),
            of: line.feature.name(),
            cells: placements.clone().map(|laid| cell(laid.cell)).collect(),
            tiles: placements.map(|laid| tile(laid.tile)).collect(),
            points: line.points,
            bonus: line.bonus,
        }
    }
}

/// The lines of a breakdown.
pub(crate) fn lines(breakdown: &game::Breakdown) -> Vec<Line> {
    breakdown.lines.iter().map(Line::from).collect()
}
