use std::ops::ControlFlow;

use arrayvec::ArrayVec;

use super::{Hand, Table, every_opening, opening};
use crate::game::{Chance, Placement, RACK_SIZE, Rack, Rules, STALLED, START, Tile, largest_set, refill};

type Laid = ArrayVec<Placement, RACK_SIZE>;

/// Plays a whole game between two players who always take the most points (ties: the first by text), on a table that is
/// cleared first, and tells their scores. One who cannot play gives back as many tiles as the bag holds,
/// the last ones in tile order.
pub fn greedy_game<const FLEX: bool>(table: &mut Table<FLEX>, rules: Rules, chance: &mut Chance) -> [u32; 2] {
    table.clear();
    let mut bag: Vec<Tile> = rules.tiles().collect();
    chance.shuffle(&mut bag);
    let mut racks = [Rack::new(), Rack::new()];
    for rack in &mut racks {
        refill(rack, &mut bag);
    }
    let mut scores = [0; 2];
    let mut player = usize::from(largest_set(&racks[1]) > largest_set(&racks[0]));
    let mut idle_turns = 0;
    let mut passes = 0;
    while passes < racks.len() && idle_turns < STALLED {
        let rack = &mut racks[player];
        if let Some((score, laid)) = most_points(table, rack, bag.is_empty()) {
            scores[player] += score;
            for placement in laid {
                table.lay(placement.cell, placement.tile);
                if let Some(place) = rack.iter().position(|&held| held == placement.tile) {
                    rack.swap_remove(place);
                }
            }
            refill(rack, &mut bag);
            if rack.is_empty() {
                break;
            }
            (idle_turns, passes) = (0, 0);
        } else if bag.is_empty() {
            passes += 1;
        } else {
            idle_turns += 1;
            rack.sort_unstable();
            let kept = rack.len().saturating_sub(bag.len());
            let given: Rack = rack.drain(kept..).collect();
            refill(rack, &mut bag);
            bag.extend(given);
            chance.shuffle(&mut bag);
        }
        player = 1 - player;
    }
    scores
}

fn most_points<const FLEX: bool>(table: &Table<FLEX>, rack: &mut Rack, bag_is_empty: bool) -> Option<(u32, Laid)> {
    if !table.is_empty() {
        let found = table.best_play(&Hand::new(rack, bag_is_empty))?;
        return Some((found.score(), found.placements(table)));
    }
    rack.sort_unstable();
    let mut first: Option<(u32, Laid)> = None;
    let done = every_opening(rack, bag_is_empty, START, |placements, score| {
        if first.as_ref().is_none_or(|(_, laid)| opening::text_key(placements) < opening::text_key(laid)) {
            first = Some((score, placements.iter().copied().collect()));
        }
        ControlFlow::<()>::Continue(())
    });
    debug_assert!(done.is_continue(), "a visitor that never stops sees every opening");
    first
}
