use schemars::JsonSchema;
use serde::Serialize;

use super::{Note, Play};
use crate::game::Position;
use crate::search::Ranking;

/// A position with its best plays: the answer of `analyse`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Analysis {
    /// The canonical line of the position.
    position: String,
    /// `classic`, `flex` or `intro`.
    rules: &'static str,
    /// How many tiles the bag holds.
    bag: usize,
    /// How many distinct legal plays there are.
    plays_total: usize,
    /// `null` if there is no legal play.
    best_score: Option<u32>,
    /// The best plays, as many as were asked for: by score from high to low, then fewer tiles, then
    /// text.
    plays: Vec<Play>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    notes: Vec<Note>,
}

impl Analysis {
    /// The best `top` plays of a ranking, every point explained.
    pub fn new(position: &Position, ranking: &Ranking, top: usize) -> Analysis {
        let shown = ranking.plays.iter().take(top);
        Analysis {
            position: position.to_string(),
            rules: position.rules().name(),
            bag: position.bag(),
            plays_total: ranking.total,
            best_score: ranking.best_score,
            plays: shown.map(|found| Play::new(position, found)).collect(),
            notes: Note::about(position),
        }
    }
}
