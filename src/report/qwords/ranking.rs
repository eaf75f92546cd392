use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

use crate::qwords::{Engine, Position, Prospect, Ranked, Ranking};

/// Every action of a position of Qwords, ranked: the answer of `qwords analyse`.
#[derive(Clone, Debug)]
pub struct RankingReport {
    pub(crate) position: Position,
    /// The words that count and the dice, for people.
    #[cfg_attr(not(feature = "cli"), expect(dead_code, reason = "only the answer in words tells it"))]
    pub(crate) words: String,
    pub(crate) ranking: Ranking,
    /// How many actions are shown; all where nothing is said.
    pub(crate) top: Option<usize>,
    /// What the best action does for its lines, where that was asked for.
    pub(crate) prospects: Option<[Prospect; 2]>,
}

impl RankingReport {
    /// The ranking of a position. The words are named for people.
    pub fn new(position: Position, ranking: Ranking, named: impl Into<String>) -> RankingReport {
        RankingReport { position, words: named.into(), ranking, top: None, prospects: None }
    }

    /// The same, the best action explained.
    pub fn explained(mut self, engine: &Engine) -> RankingReport {
        self.prospects = self.ranking.actions.first().map(|best| engine.prospects(&self.position, best.action));
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
}

impl ActionData {
    fn new(ranked: &Ranked) -> ActionData {
        let Ranked { action, expected, standard_error } = *ranked;
        ActionData { action: action.to_string(), expected, standard_error }
    }
}

impl Serialize for RankingReport {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let shown = self.ranking.actions.iter().take(self.top.unwrap_or(usize::MAX));
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("position", &self.position.to_string())?;
        map.serialize_entry("exact", &self.ranking.exact)?;
        map.serialize_entry("actions", &shown.map(ActionData::new).collect::<Vec<_>>())?;
        map.end()
    }
}
