use serde::Serialize;

use super::Note;
use crate::game::{Breakdown, Line, Play, Position, Turn};
use crate::notation::Tiles;
use crate::search::{Ranking, ScoredPlay, Searcher};

/// A position with its best plays: the answer of `analyse`.
#[derive(Clone, Debug, Serialize)]
pub struct Analysis {
    #[serde(serialize_with = "as_text")]
    pub(crate) position: Position,
    rules: &'static str,
    bag: usize,
    pub(crate) plays_total: usize,
    /// How many of them score the most.
    #[serde(skip)]
    #[cfg_attr(not(feature = "cli"), expect(dead_code, reason = "only the answer in words tells it"))]
    pub(crate) best_plays: usize,
    pub(crate) best_score: Option<u32>,
    pub(crate) plays: Vec<PlayReport>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) notes: Vec<Note>,
}

/// A play with everything that it scores.
#[derive(Clone, Debug, Serialize)]
pub struct PlayReport {
    #[serde(serialize_with = "as_text")]
    pub(crate) play: Play,
    pub(crate) score: u32,
    pub(crate) tiles_left: String,
    #[serde(serialize_with = "as_line_reports")]
    pub(crate) lines: Vec<Line>,
    pub(crate) going_out: u32,
}

/// A line that a play scores.
#[derive(Clone, Debug, Serialize)]
pub struct LineReport {
    direction: &'static str,
    by: &'static str,
    of: &'static str,
    cells: Vec<String>,
    tiles: Vec<String>,
    points: u32,
    bonus: u32,
}

impl Analysis {
    /// Finds the best `top` plays of a position and explains each.
    pub fn new(position: Position, searcher: &mut Searcher, top: usize) -> Analysis {
        let Ranking { total, best_plays, plays } = searcher.ranking(&position, top.max(1));
        Analysis {
            rules: position.rules().name(),
            bag: position.bag(),
            plays_total: total,
            best_plays,
            best_score: plays.first().map(|best| best.score),
            plays: plays.into_iter().take(top).map(|scored| PlayReport::new(&position, scored)).collect(),
            notes: Note::about(&position),
            position,
        }
    }

    /// The answer as one line of JSON.
    pub fn to_json(&self) -> String {
        to_json(self)
    }
}

impl PlayReport {
    fn new(position: &Position, ScoredPlay { play, score: points }: ScoredPlay) -> PlayReport {
        let Breakdown { lines, going_out } = position.breakdown(&play);
        let turn = Turn::Lay(play.clone());
        PlayReport { play, score: points, tiles_left: Tiles(&position.rack_after(&turn)).to_string(), lines, going_out }
    }
}

impl From<&Line> for LineReport {
    fn from(line: &Line) -> LineReport {
        LineReport {
            direction: line.direction.name(),
            by: line.feature.kind(),
            of: line.feature.name(),
            cells: line.tiles.iter().map(|placement| placement.cell.to_string()).collect(),
            tiles: line.tiles.iter().map(|placement| placement.tile.to_string()).collect(),
            points: line.points,
            bonus: line.bonus,
        }
    }
}

/// One line of JSON for an answer. Answers hold only text, numbers and lists, which JSON can always tell.
pub(crate) fn to_json(answer: &impl Serialize) -> String {
    serde_json::to_string(answer).expect("answers have text keys and finite numbers")
}

pub(crate) fn as_text<S: serde::Serializer>(value: &impl ToString, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&value.to_string())
}

pub(crate) fn as_line_reports<S: serde::Serializer>(lines: &[Line], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(lines.iter().map(LineReport::from))
}
