use serde::Serialize;

use super::rounded::two_digits;
use crate::strategy::arena::{Match, Tally};

/// How a match between two levels ended: the answer of `arena`, seen from the first level.
#[derive(Clone, Debug, Serialize)]
pub struct ArenaReport {
    pub(crate) a: &'static str,
    pub(crate) b: &'static str,
    pub(crate) rules: &'static str,
    pub(crate) games: usize,
    pub(crate) win_percent: f64,
    pub(crate) interval: [f64; 2],
    pub(crate) margin: f64,
    /// What each scores on average; what the margin says is enough for programs.
    #[serde(skip)]
    pub(crate) mean_scores: [f64; 2],
    pub(crate) ms_per_move: f64,
}

impl ArenaReport {
    /// A report of a match.
    pub fn new(contest: &Match, tally: &Tally) -> ArenaReport {
        ArenaReport {
            a: contest.a.name(),
            b: contest.b.name(),
            rules: contest.rules.name(),
            games: tally.games(),
            win_percent: two_digits(tally.win_percent()),
            interval: tally.interval().map(two_digits),
            margin: two_digits(tally.margin()),
            mean_scores: tally.mean_scores(),
            ms_per_move: two_digits(tally.ms_per_move()),
        }
    }
}
