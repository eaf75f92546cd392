use std::collections::HashSet;
use std::ops::ControlFlow;

use rayon::prelude::*;

use super::{CanonicalForm, Criteria, Maker, Puzzle};
use crate::game::{Rng, Rules};

/// So many tries are made at once; the result does not depend on who makes which.
const TOGETHER: u64 = 64;

/// A collection of puzzles to be made from simulated games: no two of them twins, nor of one game,
/// whose tables look alike.
#[derive(Clone, Debug)]
pub struct Collection {
    /// The rules in force.
    pub rules: Rules,
    /// What each puzzle must be like.
    pub criteria: Criteria,
    /// How many puzzles.
    pub count: usize,
    /// The random seed.
    pub seed: u32,
    /// How many games to play at most.
    pub tries: u64,
}

/// How far a collection has come.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// The puzzles found.
    pub found: usize,
    /// The tries made, each a game of its own.
    pub tries: u64,
}

impl Collection {
    /// The first puzzles in the order of the games. The watcher sees how far it has come and may
    /// stop it; what was found by then is kept.
    pub fn make(&self, watch: impl FnMut(Progress) -> ControlFlow<()>) -> Vec<Puzzle> {
        let mut known: HashSet<CanonicalForm> = HashSet::new();
        gather(
            self.count,
            self.tries,
            Maker::new,
            |maker, game| self.puzzles_of_game(game, maker),
            |puzzle| known.insert(CanonicalForm::of(&puzzle.position)),
            watch,
        )
    }

    fn puzzles_of_game(&self, game: u64, maker: &mut Maker) -> Vec<Puzzle> {
        let mut rng = Rng::new("sixfold puzzle 1", u64::from(self.seed) << 32 | game);
        maker.puzzles_of_a_game(self.rules, &self.criteria, &mut rng)
    }
}

/// Makes so many puzzles at most, one from each try that gives a new one, in the order of the
/// tries: the result does not depend on how many are made at once. The watcher may stop it; what
/// was found by then is kept.
pub(super) fn gather<M, P: Send, F: IntoIterator<Item = P> + Send>(
    count: usize,
    tries: u64,
    maker: impl Fn() -> M + Send + Sync,
    attempt: impl Fn(&mut M, u64) -> F + Sync,
    mut is_new: impl FnMut(&P) -> bool,
    mut watch: impl FnMut(Progress) -> ControlFlow<()>,
) -> Vec<P> {
    let mut puzzles = Vec::new();
    let mut tried = 0;
    while tried < tries && puzzles.len() < count {
        let next = tried..tries.min(tried + TOGETHER);
        tried = next.end;
        let found: Vec<F> = next.into_par_iter().map_init(&maker, &attempt).collect();
        puzzles.extend(
            found
                .into_iter()
                .filter_map(|of_try| of_try.into_iter().find(&mut is_new)),
        );
        puzzles.truncate(count);
        if watch(Progress {
            found: puzzles.len(),
            tries: tried,
        })
        .is_break()
        {
            break;
        }
    }
    puzzles
}
