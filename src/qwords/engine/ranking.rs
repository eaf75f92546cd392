use std::cmp::Reverse;

use super::race::Race;
use super::{EXACT, Engine, Exact, Sheet};
use crate::qwords::{Action, Position};

/// So many actions are played out to the last.
const FINALISTS: usize = 4;

/// How much is spent on a ranking that cannot be exact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// How often the best actions are played out, at most.
    pub samples: usize,
    /// The random seed.
    pub seed: u64,
}

impl Default for Effort {
    fn default() -> Effort {
        Effort {
            samples: 4096,
            seed: 0,
        }
    }
}

/// An action with the final score that may be expected of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ranked {
    /// The action.
    pub action: Action,
    /// The expected final score.
    pub expected: f64,
    /// Its standard error; 0 where it is exact.
    pub standard_error: f64,
    /// Whether the samples do not tell it from the best action; where the scores are exact, whether
    /// it is as good.
    pub within_error: bool,
}

/// Every action of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Ranking {
    /// Whether the expected scores are exact.
    pub exact: bool,
    /// The actions, the best first.
    pub actions: Vec<Ranked>,
}

impl Engine {
    /// Ranks every legal action: exactly, where [`EXACT`] cells or fewer are free. Tells now and
    /// then how much of how much is done.
    pub fn rank(
        &self,
        position: &Position,
        effort: Effort,
        tell: &mut dyn FnMut(usize, usize),
    ) -> Ranking {
        let actions: Vec<Action> = position.actions().collect();
        if actions.is_empty() {
            return Ranking {
                exact: true,
                actions: Vec::new(),
            };
        }
        let exact = position.grid.free().count() <= EXACT;
        let race = Race {
            sheet: Sheet::new(position),
            seed: effort.seed,
            most: effort.samples,
            finalists: FINALISTS,
        };
        let mut actions = if exact {
            self.exactly(position, tell)
        } else {
            self.by_samples(&race, &actions, tell)
        };
        actions.sort_by(|one, other| other.expected.total_cmp(&one.expected));
        Ranking { exact, actions }
    }

    /// Every action with its exact value, the best first.
    pub(super) fn exactly(
        &self,
        position: &Position,
        tell: &mut dyn FnMut(usize, usize),
    ) -> Vec<Ranked> {
        let exact = Exact::new(position, &self.words, &self.odds, tell);
        let mut values: Vec<(u64, Action)> = position
            .actions()
            .map(|action| (exact.value(action), action))
            .collect();
        values.sort_by_key(|&(value, _)| Reverse(value));
        let most = values.first().map(|&(value, _)| value);
        let ranked = |(value, action)| Ranked {
            action,
            expected: value as f64 / exact.point() as f64,
            standard_error: 0.0,
            within_error: Some(value) == most,
        };
        values.into_iter().map(ranked).collect()
    }

    /// These actions with what they come to in rollouts; the best comes first, and those that were
    /// given up come last.
    pub(super) fn by_samples(
        &self,
        race: &Race,
        actions: &[Action],
        tell: &mut dyn FnMut(usize, usize),
    ) -> Vec<Ranked> {
        let tried = self.race(race, actions, tell);
        let Some(best) = tried.first() else {
            return Vec::new();
        };
        tried.iter().map(|other| other.beside(best)).collect()
    }
}
