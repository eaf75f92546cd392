use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

use crate::qwords::{Engine, Explanation, Position, Ranked, Ranking};

/// Every action of a position of Qwords, ranked: the answer of `qwords analyse`.
#[derive(Clone, Debug)]
pub struct RankingReport {
    pub(crate) position: Position,
    /// The words that count and the dice, for people.
    #[cfg_attr(
        not(feature = "cli"),
        expect(dead_code, reason = "only the answer in words tells it")
    )]
    pub(crate) words: String,
    pub(crate) ranking: Ranking,
    /// How many actions are shown; all where nothing is said.
    pub(crate) top: Option<usize>,
    /// Why the best action is the best, where that was asked for.
    pub(crate) explanation: Option<Explanation>,
}

impl RankingReport {
    /// The ranking of a position. The words are named for people.
    pub fn new(position: Position, ranking: Ranking, named: impl Into<String>) -> RankingReport {
        RankingReport {
            position,
            words: named.into(),
            ranking,
            top: None,
            explanation: None,
        }
    }

    /// The same, the best action explained.
    pub fn explained(mut self, engine: &Engine) -> RankingReport {
        self.explanation = engine.explain(&self.position, &self.ranking);
        self
    }

    /// Shows so many actions only.
    pub fn with_top(mut self, top: usize) -> RankingReport {
        self.top = Some(top);
        self
    }
}

#[derive(Serialize)]
struct ActionData {
    action: String,
    expected: f64,
    standard_error: f64,
    within_error: bool,
}

impl ActionData {
    fn new(ranked: &Ranked) -> ActionData {
        let Ranked {
            action,
            expected,
            standard_error,
            within_error,
        } = *ranked;
        ActionData {
            action: action.to_string(),
            expected,
            standard_error,
            within_error,
        }
    }
}

impl Serialize for RankingReport {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let shown = self
            .ranking
            .actions
            .iter()
            .take(self.top.unwrap_or(usize::MAX));
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("position", &self.position.to_string())?;
        map.serialize_entry("exact", &self.ranking.exact)?;
        map.serialize_entry("actions", &shown.map(ActionData::new).collect::<Vec<_>>())?;
        map.end()
    }
}
