use arrayvec::ArrayVec;

use super::searcher::opening_key;
use super::{Hand, Table, openings};
use crate::game::{GAME_ORIGIN, HandsAndBag, Placement, RACK_SIZE, Rack, Rng, Rules};

type Laid = ArrayVec<Placement, RACK_SIZE>;

/// Plays a whole game between two players who always take the most points (ties: the first by
/// text), on a table that is cleared first, and tells their scores.
pub fn greedy_game<const FLEX: bool>(
    table: &mut Table<FLEX>,
    rules: Rules,
    rng: &mut Rng,
) -> [u32; 2] {
    table.clear();
    let mut seats = HandsAndBag::deal(rules, 2, rng);
    while !seats.is_over() {
        if let Some((score, laid)) = most_points(table, &in_order(seats.hand()), seats.bag() == 0) {
            for placement in &laid {
                table.lay(placement.cell, placement.tile);
            }
            seats.lay(laid.iter().map(|placement| placement.tile), score);
        } else {
            seats.skip(rng);
        }
    }
    [seats.scores()[0], seats.scores()[1]]
}

fn in_order(hand: &Rack) -> Rack {
    let mut hand = hand.clone();
    hand.sort_unstable();
    hand
}

fn most_points<const FLEX: bool>(
    table: &Table<FLEX>,
    rack: &Rack,
    bag_is_empty: bool,
) -> Option<(u32, Laid)> {
    if !table.is_empty() {
        let found = table.best_play(&Hand::new(rack, bag_is_empty))?;
        return Some((found.score(), found.placements(table)));
    }
    let openings = openings(rack, bag_is_empty, GAME_ORIGIN);
    openings
        .min_by_key(|(laid, _)| opening_key(laid))
        .map(|(laid, score)| (score, laid))
}
