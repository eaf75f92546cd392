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
    #[cfg_attr(
        not(feature = "cli"),
        expect(dead_code, reason = "only the answer in words tells it")
    )]
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
    /// How many more plays on the same cells with the same score share its row.
    #[serde(skip)]
    #[cfg_attr(
        not(feature = "cli"),
        expect(dead_code, reason = "only the text shows it")
    )]
    pub(crate) alike: usize,
}

impl Analysis {
    /// Finds the best `top` plays of a position and explains each.
    pub fn new(position: Position, searcher: &mut Searcher, top: usize) -> Analysis {
        let ranking = searcher.ranking(&position, top.max(1));
        let shown = ranking
            .plays
            .iter()
            .take(top)
            .map(|play| PlayReport::new(&position, play, 0))
            .collect();
        Analysis::with(position, &ranking, shown)
    }

    /// The same with the first play of each of the best rows: plays on the same cells with the same
    /// score share one.
    #[cfg(feature = "cli")]
    pub fn in_rows(position: Position, searcher: &mut Searcher, rows: usize) -> Analysis {
        let ranking = searcher.ranking(&position, usize::MAX);
        let mut first: Vec<(&ScoredPlay, usize)> = Vec::new();
        for play in &ranking.plays {
            let mut same_score = first
                .iter_mut()
                .rev()
                .take_while(|(other, _)| other.score == play.score);
            match same_score.find(|(other, _)| other.play.fills_cells_of(&play.play)) {
                Some((_, alike)) => *alike += 1,
                None => first.push((play, 0)),
            }
        }
        let shown = first
            .into_iter()
            .take(rows)
            .map(|(play, alike)| PlayReport::new(&position, play, alike))
            .collect();
        Analysis::with(position, &ranking, shown)
    }

    fn with(position: Position, ranking: &Ranking, plays: Vec<PlayReport>) -> Analysis {
        Analysis {
            rules: position.rules().name(),
            bag: position.bag(),
            plays_total: ranking.total,
            best_plays: ranking.best_plays,
            best_score: ranking.plays.first().map(|best| best.score),
            plays,
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
    fn new(
        position: &Position,
        ScoredPlay { play, score }: &ScoredPlay,
        alike: usize,
    ) -> PlayReport {
        let Breakdown { lines, going_out } = position.play_breakdown(play);
        let turn = Turn::Lay(play.clone());
        let tiles_left = Tiles(&position.rack_after(&turn)).to_string();
        PlayReport {
            play: play.clone(),
            score: *score,
            tiles_left,
            lines,
            going_out,
            alike,
        }
    }
}

/// One line of JSON for an answer. Answers hold only text, numbers and lists, which JSON can always
/// tell.
pub(crate) fn to_json(answer: &impl Serialize) -> String {
    serde_json::to_string(answer).expect("answers have text keys and finite numbers")
}

pub(crate) fn as_text<S: serde::Serializer>(
    value: &impl ToString,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&value.to_string())
}

pub(crate) fn as_line_reports<S: serde::Serializer>(
    lines: &[Line],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(lines.iter().map(super::Line::from))
}
