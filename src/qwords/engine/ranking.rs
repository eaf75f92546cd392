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
    /// Where chance begins.
    pub seed: u64,
}

impl Default for Effort {
    fn default() -> Effort {
        Effort { samples: 4096, seed: 0 }
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
    /// Ranks every legal action: exactly, where [`EXACT`] cells or fewer are free. Tells now and then how much of how much is done.
    pub fn rank(&self, position: &Position, effort: Effort, tell: &mut dyn FnMut(usize, usize)) -> Ranking {
        let actions: Vec<Action> = position.actions().collect();
        if actions.is_empty() {
            return Ranking { exact: true, actions: Vec::new() };
        }
        let exact = position.grid.free().count() <= EXACT;
        let mut actions =
            if exact { self.exactly(position, &actions, tell) } else { self.by_samples(position, &actions, effort, tell) };
        actions.sort_by(|one, other| other.expected.total_cmp(&one.expected));
        Ranking { exact, actions }
    }

    fn exactly(&self, position: &Position, actions: &[Action], tell: &mut dyn FnMut(usize, usize)) -> Vec<Ranked> {
        let exact = Exact::new(position, &self.words, &self.odds, tell);
        let expected = |action| exact.value(action) as f64 / exact.point() as f64;
        actions.iter().map(|&action| Ranked { action, expected: expected(action), standard_error: 0.0 }).collect()
    }

    fn by_samples(
        &self,
        position: &Position,
        actions: &[Action],
        effort: Effort,
        tell: &mut dyn FnMut(usize, usize),
    ) -> Vec<Ranked> {
        let race = Race { sheet: Sheet::new(position), seed: effort.seed, most: effort.samples, finalists: FINALISTS };
        let tried = self.race(&race, actions, tell);
        let best = &tried[0];
        tried.iter().map(|other| other.beside(best)).collect()
    }
}
