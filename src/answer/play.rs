//! The JSON of a play.

use schemars::JsonSchema;
use serde::Serialize;

use crate::game;

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
