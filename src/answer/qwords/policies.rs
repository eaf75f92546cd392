use serde::Serialize;

use crate::qwords::{Policy, Rating, Side, Variant};

/// How wide a class of the histogram is.
const CLASS: u32 = 10;

/// Games of Qwords that policies played: the answer of `qwords arena`.
#[derive(Clone, Debug, Serialize)]
pub struct PoliciesReport {
    pub(crate) side: &'static str,
    pub(crate) games: usize,
    pub(crate) seed: u64,
    /// The words that count and the dice, for people.
    pub(crate) words: String,
    pub(crate) policies: Vec<PolicyReport>,
}

/// What a policy scored.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct PolicyReport {
    pub(crate) policy: &'static str,
    pub(crate) mean: f64,
    pub(crate) standard_error: f64,
    /// Nine games in ten stay below it, or reach it just so.
    pub(crate) p90: u32,
    pub(crate) best: u32,
    /// What the rulebook calls the mean.
    pub(crate) rating: String,
    /// How many games scored 0 to 9, 10 to 19, and so on.
    pub(crate) histogram: Vec<usize>,
}

impl PoliciesReport {
    /// No policy yet. The words are named for people.
    pub fn new(
        variant: Variant,
        games: usize,
        seed: u64,
        named: impl Into<String>,
    ) -> PoliciesReport {
        PoliciesReport {
            side: variant.side().name(),
            games,
            seed,
            words: named.into(),
            policies: Vec::new(),
        }
    }

    /// Adds what a policy scored, a score for each game.
    pub fn add(&mut self, policy: Policy, scores: &[u32], side: Side) {
        self.policies.push(PolicyReport::new(policy, scores, side));
    }
}

impl PolicyReport {
    fn new(policy: Policy, scores: &[u32], side: Side) -> PolicyReport {
        let mut sorted = scores.to_vec();
        sorted.sort_unstable();
        let games = sorted.len().max(1) as f64;
        let mean = f64::from(sorted.iter().sum::<u32>()) / games;
        let squares: f64 = sorted
            .iter()
            .map(|&score| (f64::from(score) - mean) * (f64::from(score) - mean))
            .sum();
        let best = sorted.last().copied().unwrap_or(0);
        let mut histogram = vec![0; (best / CLASS) as usize + 1];
        sorted
            .iter()
            .for_each(|score| histogram[(score / CLASS) as usize] += 1);
        PolicyReport {
            policy: policy.name(),
            mean,
            standard_error: (squares / (games * (games - 1.0).max(1.0))).sqrt(),
            // The nearest rank: the least score that nine games in ten do not exceed.
            p90: sorted
                .get((sorted.len() * 9).div_ceil(10).saturating_sub(1))
                .copied()
                .unwrap_or(0),
            best,
            rating: Rating::of(mean as u32, side).to_string(),
            histogram,
        }
    }
}

/// The scores of a class of the histogram: `70–79`.
#[cfg(feature = "cli")]
pub(crate) fn class(number: usize) -> String {
    let from = number as u32 * CLASS;
    format!("{from}–{}", from + CLASS - 1)
}
