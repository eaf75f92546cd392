use std::time::{Duration, Instant};

use super::simulation::{Sampling, from_now};
use super::{Effort, Engine, KnownHands, ObservedTurn};
use crate::game::{Position, Rng, Rules, Turn};
use crate::named::named;
use crate::search::{ScoredPlay, Searcher};

named! {
    /// How well a player plays.
    Level {
        /// Looks at five plays and takes the best of them.
        Beginner "beginner",
        /// Always takes the most points; of several such plays the first in the order of answers.
        Greedy "greedy",
        /// Also values the leave and avoids setting up lines of five.
        Careful "careful",
        /// Compares the most promising plays by a few rollouts each.
        Strong "strong",
        /// Uses more rollouts, up to about 50 ms per turn, and solves endgames.
        Strongest "strongest",
    }
}

/// How many plays a beginner looks at.
const BEGINNERS_SIGHT: usize = 5;
/// If the best play scores less than this, swaps are considered.
const MEAGRE: u32 = 7;

/// A player of some level, who chooses turns in the games of some rules.
pub struct Player {
    level: Level,
    searcher: Searcher,
    engine: Engine,
    seed: u64,
    turns: u64,
    time: Option<Duration>,
    /// The others' turns since the player's own.
    observed: Vec<ObservedTurn>,
}

impl Player {
    /// A player. The same seed makes the same choices in the same game.
    pub fn new(level: Level, rules: Rules, seed: u64) -> Player {
        Player {
            level,
            searcher: Searcher::new(),
            engine: Engine::new(rules),
            seed,
            turns: 0,
            time: None,
            observed: Vec::new(),
        }
    }

    /// Begins a new game.
    pub fn begin(&mut self, seed: u64) {
        (self.seed, self.turns) = (seed, 0);
        self.observed.clear();
    }

    /// Lets the strongest level think up to this long about each turn; its choices then depend on
    /// the machine.
    pub fn take_time(&mut self, time: Option<Duration>) {
        self.time = time;
    }

    /// Observes another player's turn, which says something about that player's leave.
    pub fn watch(&mut self, turn: ObservedTurn) {
        self.observed.push(turn);
    }

    /// Chooses a legal turn.
    pub fn choose(&mut self, position: &Position) -> Turn {
        self.turns += 1;
        let seed = self
            .seed
            .wrapping_mul(0x9e37_79b9_7f4a_7c15)
            .wrapping_add(self.turns);
        let known = KnownHands::after(std::mem::take(&mut self.observed));
        let choice = match self.level {
            Level::Beginner => self.glance(position, seed),
            Level::Greedy => self
                .searcher
                .best_play(position)
                .map(|best| Turn::Lay(best.play)),
            Level::Careful => self
                .engine
                .careful_plays(position)
                .into_iter()
                .next()
                .map(|play| play.turn),
            Level::Strong | Level::Strongest => self.think(position, &known, seed),
        };
        choice.unwrap_or_else(|| skip(position))
    }

    fn glance(&mut self, position: &Position, seed: u64) -> Option<Turn> {
        let mut plays = Vec::new();
        self.searcher
            .for_each_play(position, |candidate| plays.push(candidate.to_scored_play()));
        plays.sort_by_cached_key(|scored| scored.play.to_string());
        Rng::new("glance", seed).shuffle(&mut plays);
        let seen = plays.into_iter().take(BEGINNERS_SIGHT);
        seen.max_by_key(|scored: &ScoredPlay| scored.score)
            .map(|scored| Turn::Lay(scored.play))
    }

    fn think(&mut self, position: &Position, known: &KnownHands, seed: u64) -> Option<Turn> {
        let until = self.time.and_then(from_now);
        let (plays, nodes, effort) = self.effort(until);
        if let Some(endgame) = self.engine.solve_endgame(position, nodes, until) {
            return Some(endgame.turn);
        }
        let mut candidates = self.engine.candidates(position, plays, 2);
        let is_meagre = candidates.iter().all(|candidate| candidate.points < MEAGRE);
        candidates.retain(|candidate| is_meagre || candidate.points > 0);
        let sampling = Sampling {
            position,
            known,
            effort: &effort,
            seed,
        };
        let simulation = self
            .engine
            .rollouts(sampling, candidates, None, &mut |_| {});
        simulation
            .evaluations
            .into_iter()
            .next()
            .map(|best| best.candidate.turn)
    }

    /// How many plays to look at, how many tables of an endgame, and how hard to simulate.
    fn effort(&self, until: Option<Instant>) -> (usize, u64, Effort) {
        let effort = Effort::QUICK;
        match (self.level, until) {
            (Level::Strongest, None) => (
                30,
                100_000,
                Effort {
                    samples: 2_000,
                    rollouts: 8_000,
                    drop_sigmas: 2.5,
                    ..effort
                },
            ),
            (Level::Strongest, Some(_)) => {
                // Longer rollouts say more but vary more: they need many more samples, and so time,
                // to help.
                let effort = Effort {
                    plies: 8,
                    samples: 8_000,
                    rollouts: usize::MAX,
                    drop_sigmas: 3.0,
                    until,
                    ..effort
                };
                (40, 3_000_000, effort)
            }
            _ => (12, 1_000, effort),
        }
    }
}

/// The turn of a player who cannot lay a tile: gives back as many tiles as the bag holds, the last
/// in tile order; or passes.
fn skip(position: &Position) -> Turn {
    if !position.can_swap() {
        return Turn::Pass;
    }
    let kept = position.rack().len().saturating_sub(position.bag());
    Turn::swap(position.rack()[kept..].iter().copied())
}
