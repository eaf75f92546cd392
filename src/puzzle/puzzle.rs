use super::{Stars, Theme, looks};
use crate::game::{Breakdown, Play, Position};
use crate::search::Searcher;

/// A position with exactly one best play, and what there is to say about it.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// The position.
    pub position: Position,
    /// The one best play.
    pub solution: Play,
    /// Where its points come from.
    pub breakdown: Breakdown,
    /// What the next best play scores; 0 where there is no other.
    pub second_best: u32,
    /// How many legal plays there are.
    pub plays_total: usize,
    /// How many plays the model of a person looks at before the solution.
    pub looks: usize,
    /// What makes the solution worth finding.
    pub themes: Vec<Theme>,
}

impl Puzzle {
    /// The puzzle in a position; `None` where no play, or more than one, is the best.
    pub fn new(position: Position, searcher: &mut Searcher) -> Option<Puzzle> {
        let ranking = searcher.ranking(&position, usize::MAX);
        let (best, others) = ranking
            .plays
            .split_first()
            .filter(|_| ranking.best_plays == 1)?;
        let second_best = others.first().map_or(0, |second| second.score);
        let solution = best.play.clone();
        let breakdown = position.breakdown(&solution);
        let looks = looks(
            &position,
            &solution,
            ranking.plays.iter().map(|scored| &scored.play),
        );
        let themes = Theme::of(&position, &solution, &breakdown);
        Some(Puzzle {
            position,
            solution,
            breakdown,
            second_best,
            plays_total: ranking.total,
            looks,
            themes,
        })
    }

    /// What the solution scores.
    pub fn target(&self) -> u32 {
        self.breakdown.total()
    }

    /// How hard it is.
    pub fn stars(&self) -> Stars {
        Stars::from_looks(self.looks)
    }
}
