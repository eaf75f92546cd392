use std::collections::HashSet;
use std::ops::ControlFlow;

use rayon::prelude::*;

use super::{Kernel, Maker, Puzzle, Wish};
use crate::game::{Chance, Rules};

/// So many games are played at once; the result does not depend on who plays which.
const TOGETHER: u64 = 64;

/// A collection of puzzles to be made from simulated games: no two of them twins, nor of one game, whose tables look alike.
#[derive(Clone, Debug)]
pub struct Collection {
    /// The rules in force.
    pub rules: Rules,
    /// What each puzzle must be like.
    pub wish: Wish,
    /// How many puzzles.
    pub count: usize,
    /// Where chance begins.
    pub seed: u32,
    /// How many games to play at most.
    pub tries: u64,
}

/// How far a collection has come.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// The puzzles found.
    pub found: usize,
    /// The games played.
    pub games: u64,
}

impl Collection {
    /// The first puzzles in the order of the games. The watcher sees how far it has come and may stop it; what was found
    /// by then is kept.
    pub fn make(&self, mut watch: impl FnMut(Progress) -> ControlFlow<()>) -> Vec<Puzzle> {
        let mut puzzles = Vec::new();
        let mut known: HashSet<Kernel> = HashSet::new();
        let mut games = 0;
        while games < self.tries && puzzles.len() < self.count {
            let next = games..self.tries.min(games + TOGETHER);
            games = next.end;
            let found: Vec<Vec<Puzzle>> =
                next.into_par_iter().map_init(Maker::new, |maker, game| self.puzzles_of_game(game, maker)).collect();
            let new = |of_game: Vec<Puzzle>| of_game.into_iter().find(|puzzle| known.insert(Kernel::of(&puzzle.position)));
            puzzles.extend(found.into_iter().filter_map(new));
            puzzles.truncate(self.count);
            if watch(Progress { found: puzzles.len(), games }).is_break() {
                break;
            }
        }
        puzzles
    }

    fn puzzles_of_game(&self, game: u64, maker: &mut Maker) -> Vec<Puzzle> {
        let mut chance = Chance::new("sixfold puzzle 1", u64::from(self.seed) << 32 | game);
        maker.puzzles_of_a_game(self.rules, &self.wish, &mut chance)
    }
}
