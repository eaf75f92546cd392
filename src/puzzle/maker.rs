use std::ops::ControlFlow;

use super::players::{Scene, play_through};
use super::{Puzzle, Wish};
use crate::game::{Chance, RACK_SIZE, Rules};
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
        wish: &Wish,
        chance: &mut Chance,
    ) -> Vec<Puzzle> {
        let Maker {
            classic,
            flex,
            searcher,
        } = self;
        let mut puzzles = Vec::new();
        let mut visit = |scene: &Scene| {
            if scene.width() > wish.widest() {
                return ControlFlow::Break(());
            }
            puzzles.extend(puzzle(scene, wish, searcher));
            ControlFlow::Continue(())
        };
        match rules {
            Rules::Classic => play_through(classic, rules, chance, &mut visit),
            Rules::Flex | Rules::Intro => play_through(flex, rules, chance, &mut visit),
        }
        puzzles
    }
}

/// The cheap questions first: few tables pass them, and only those are looked at closely.
fn puzzle(scene: &Scene, wish: &Wish, searcher: &mut Searcher) -> Option<Puzzle> {
    let likely = scene.is_only_best
        && wish.target.contains(&scene.best)
        && scene.best - scene.second_best >= wish.margin
        && scene.plays_total <= super::wish::MOST_PLAYS
        && scene.tiles() >= super::wish::FEWEST_TILES
        && scene.rack() <= RACK_SIZE;
    if !likely {
        return None;
    }
    let puzzle = Puzzle::new(scene.position().ok()?, searcher)?;
    wish.accepts(&puzzle).then_some(puzzle)
}
