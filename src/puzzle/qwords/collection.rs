use std::collections::HashSet;
use std::ops::ControlFlow;

use super::{Puzzle, Recipe};
use crate::game::Rng;
use crate::puzzle::collection::gather;
use crate::puzzle::{CanonicalForm, Progress};

/// Names the version of how puzzles are made: with any change to it the same seed would give
/// others.
const LABEL: &str = "sixfold qwords puzzle 1";

/// A collection of puzzles to be made, no two of them the same or mirrored.
#[derive(Debug)]
pub struct Collection<'a> {
    /// How they are made.
    pub recipe: Recipe<'a>,
    /// How many.
    pub count: usize,
    /// The random seed.
    pub seed: u32,
    /// How many grids to try at most.
    pub tries: u64,
}

impl Collection<'_> {
    /// The first puzzles in the order of the tries, which the watcher may stop.
    pub fn make(&self, watch: impl FnMut(Progress) -> ControlFlow<()>) -> Vec<Puzzle> {
        let mut known: HashSet<CanonicalForm> = HashSet::new();
        gather(
            self.count,
            self.tries,
            || (),
            |(), number| {
                self.recipe
                    .attempt(&mut Rng::new(LABEL, u64::from(self.seed) << 32 | number))
            },
            |puzzle| known.insert(CanonicalForm::of_grid(&puzzle.question)),
            watch,
        )
    }
}
