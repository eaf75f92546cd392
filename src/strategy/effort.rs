use std::time::{Duration, Instant};

use super::sampled::CLEAR;
use crate::game::Position;

/// How much thought a simulation is worth, counted in samples, so that the answer does not depend
/// on the machine.
#[derive(Clone, Debug)]
pub struct Effort {
    /// How many turns follow each candidate.
    pub plies: usize,
    /// Games are played to their end where the bag holds no more tiles than this; never where it is
    /// `None`.
    pub full_game_below: Option<usize>,
    /// How many samples a candidate gets at most.
    pub samples: usize,
    /// How many samples the best gets at least, even where there is no doubt about it; where turns
    /// are compared ([`Engine::compare`](super::Engine::compare)), how many each of them gets at
    /// least.
    pub min_samples: usize,
    /// How many games are played on at most, for all candidates together.
    pub rollouts: usize,
    /// Candidates are dropped that lag behind the best by so many standard errors.
    pub drop_sigmas: f64,
    /// Whether the chance to win decides also early in a game, and not the margin; near its end it
    /// always does. Only where the scores are known.
    pub rank_by_win: bool,
    /// Whether all cores share the work; the answer does not depend on it.
    pub all_cores: bool,
    /// When to stop whatever is left to do; the answer then depends on the machine.
    pub until: Option<Instant>,
}

impl Effort {
    /// A few milliseconds.
    pub const QUICK: Effort = Effort {
        plies: 4,
        full_game_below: Some(8),
        samples: 100,
        min_samples: 0,
        rollouts: 400,
        drop_sigmas: 1.5,
        rank_by_win: false,
        all_cores: false,
        until: None,
    };

    /// Enough to tell turns apart at the 95 % level, where that is possible.
    pub const THOROUGH: Effort = Effort {
        samples: 4_000,
        min_samples: 400,
        rollouts: usize::MAX,
        drop_sigmas: CLEAR,
        rank_by_win: true,
        all_cores: true,
        ..Effort::QUICK
    };

    /// Whether games are played to their end from a position.
    pub(super) fn plays_whole_games(&self, position: &Position) -> bool {
        self.full_game_below
            .is_some_and(|bag| position.bag() <= bag)
    }
}

/// When so much time is over; `None` where that is beyond all times.
pub(super) fn from_now(time: Duration) -> Option<Instant> {
    Instant::now().checked_add(time)
}
