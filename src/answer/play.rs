//! The JSON of a play.

use schemars::JsonSchema;
use serde::Serialize;

use crate::game::{self, Position};
use crate::notation::Tiles;
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
            play: found.play.to_string(),
            score: found.score,
            tiles_left: Tiles(&left).to_string(),
            lines: lines(&breakdown),
            going_out: breakdown.going_out,
        }
    }
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
    cells: Vec<String>,
    tiles: Vec<String>,
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
            cells: placements
                .clone()
                .map(|laid| laid.cell.to_string())
                .collect(),
            tiles: placements.map(|laid| laid.tile.to_string()).collect(),
            points: line.points,
            bonus: line.bonus,
        }
    }
}

/// The lines of a breakdown.
pub(crate) fn lines(breakdown: &game::Breakdown) -> Vec<Line> {
    breakdown.lines.iter().map(Line::from).collect()
}
