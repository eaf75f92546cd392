use std::ops::ControlFlow;

use super::players::{SimulatedTable, play_through};
use super::{Criteria, Puzzle};
use crate::game::{RACK_SIZE, Rng, Rules};
use crate::search::{Searcher, Table};

/// Makes puzzles from simulated games. It keeps its tables from one game to the next.
#[derive(Default)]
pub struct Maker {
    classic: Table<false>,
    flex: Table<true>,
    searcher: Searcher,
}

impl Maker {
    /// A maker.
    pub fn new() -> Maker {
        Maker::default()
    }

    /// Plays one game and makes a puzzle of every table in it that is as wished.
    pub fn puzzles_of_a_game(
        &mut self,
        rules: Rules,
        criteria: &Criteria,
        rng: &mut Rng,
    ) -> Vec<Puzzle> {
        let Maker {
            classic,
            flex,
            searcher,
        } = self;
        let mut puzzles = Vec::new();
        let mut visit = |scene: &SimulatedTable| {
            if scene.width() > criteria.widest() {
                return ControlFlow::Break(());
            }
            puzzles.extend(puzzle(scene, criteria, searcher));
            ControlFlow::Continue(())
        };
        match rules {
            Rules::Classic => play_through(classic, rules, rng, &mut visit),
            Rules::Flex | Rules::Intro => play_through(flex, rules, rng, &mut visit),
        }
        puzzles
    }
}

/// The cheap questions first: few tables pass them, and only those are looked at closely.
fn puzzle(scene: &SimulatedTable, criteria: &Criteria, searcher: &mut Searcher) -> Option<Puzzle> {
    let likely = scene.is_only_best
        && criteria.target.contains(&scene.best)
        && scene.best - scene.second_best >= criteria.margin
        && scene.plays_total <= super::criteria::MOST_PLAYS
        && scene.tiles() >= super::criteria::FEWEST_TILES
        && scene.rack() <= RACK_SIZE;
    if !likely {
        return None;
    }
    let puzzle = Puzzle::new(scene.position().ok()?, searcher)?;
    criteria.accepts(&puzzle).then_some(puzzle)
}
