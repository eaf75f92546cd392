use super::exact::EXACT;
use super::rollout::Rolls;
use super::{Engine, Exact, Sheet, each};
use crate::qwords::{Action, Position, ROLLS};

/// How often every action is played out at first; of the actions a quarter is then played out four times as often, and so on.
const FIRST: usize = 64;
const FACTOR: usize = 4;
/// So many actions are played out to the last.
const FINALISTS: usize = 4;

/// How much is spent on a ranking that cannot be exact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// How often the best actions are played out.
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
        let sheet = Sheet::new(position);
        let mut tried: Vec<Tried> = actions.iter().map(|&action| Tried { action, outcomes: Vec::new() }).collect();
        let stages = stages(tried.len(), effort.samples);
        let (mut samples, mut done): (Vec<Rolls>, usize) = (Vec::new(), 0);
        let all =
            stages.iter().scan(0, |before, &(count, upto)| Some(count * (upto - std::mem::replace(before, upto)))).sum();
        for (count, upto) in stages {
            let begun = samples.len();
            samples.extend((begun..upto).map(|number| self.sample(effort.seed, number as u64)));
            tell(done, all);
            let new = each(&tried[..count], |tried| {
                let after = sheet.after(tried.action);
                samples[begun..].iter().map(|rolls| self.play_out(after, rolls)).collect::<Vec<u32>>()
            });
            done += count * (upto - begun);
            for (tried, new) in tried.iter_mut().zip(new) {
                tried.outcomes.extend(new);
            }
            // Sums of as many outcomes each: those of this stage.
            tried[..count].sort_by_cached_key(|tried| std::cmp::Reverse(tried.sum()));
        }
        tell(all, all);
        let best = &tried[0];
        tried.iter().map(|other| other.beside(best)).collect()
    }
}

/// How many actions are played out, the best so far, and how often in all, in each stage.
fn stages(actions: usize, samples: usize) -> Vec<(usize, usize)> {
    let (mut count, mut upto) = (actions, FIRST.min(samples.max(1)));
    let mut stages = vec![(count, upto)];
    while upto < samples {
        count = (count / FACTOR).max(FINALISTS).min(count);
        upto = (upto * FACTOR).min(samples);
        stages.push((count, upto));
    }
    stages
}

/// An action and the scores that it came to, in parts of [`ROLLS`]: one for each of the first samples, the same for all actions.
struct Tried {
    action: Action,
    outcomes: Vec<u32>,
}

impl Tried {
    fn sum(&self) -> u64 {
        self.outcomes.iter().copied().map(u64::from).sum()
    }

    /// What is expected of it: of actions that were played out less often than the best one, the difference from that is known much better
    /// than the score.
    fn beside(&self, best: &Tried) -> Ranked {
        let point = f64::from(ROLLS);
        let (of_best, error_of_best) = mean_and_error(best.outcomes.iter().map(|&outcome| f64::from(outcome) / point));
        let difference = |(&own, &other): (&u32, &u32)| (f64::from(own) - f64::from(other)) / point;
        let (less, error_of_less) = mean_and_error(self.outcomes.iter().zip(&best.outcomes).map(difference));
        let (expected, standard_error) = if self.outcomes.len() == best.outcomes.len() {
            mean_and_error(self.outcomes.iter().map(|&outcome| f64::from(outcome) / point))
        } else {
            (of_best + less, (error_of_best * error_of_best + error_of_less * error_of_less).sqrt())
        };
        Ranked { action: self.action, expected, standard_error }
    }
}

fn mean_and_error(values: impl ExactSizeIterator<Item = f64> + Clone) -> (f64, f64) {
    let count = values.len() as f64;
    let mean = values.clone().sum::<f64>() / count;
    let squares: f64 = values.map(|value| (value - mean) * (value - mean)).sum();
    (mean, (squares / (count * (count - 1.0).max(1.0))).sqrt())
}
