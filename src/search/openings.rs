//! The first play of a game, on an empty table.

use arrayvec::ArrayVec;

use super::packed::PackedTile;
use super::spot::line_points;
use super::{Ranking, ScoredPlay, Table};
use crate::game::{
    Cell, Direction, GAME_ORIGIN, GOING_OUT_BONUS, HandsAndBag, Placement, Play, Position,
    RACK_SIZE, Rack, Tile, largest_set,
};

/// The openings of a position.
pub(super) fn openings_of(
    position: &Position,
) -> impl Iterator<Item = (ArrayVec<Placement, RACK_SIZE>, u32)> {
    openings(position.rack(), position.bag() == 0, position.origin())
}

/// Openings all score the same with as many tiles, so their text alone ranks them.
pub(super) fn opening_ranking(position: &Position, top: usize) -> Ranking {
    let mut plays: Vec<ScoredPlay> = openings_of(position)
        .map(|(laid, score)| ScoredPlay {
            play: Play::new(laid),
            score,
        })
        .collect();
    let total = plays.len();
    let best_score = plays.first().map(|play| play.score);
    plays.sort_by_cached_key(|scored| opening_key(scored.play.placements()));
    plays.truncate(top);
    Ranking {
        total,
        best_score,
        best_plays: total,
        plays,
    }
}

/// Every opening once, with its score: each of the rack's largest sets, along the row from a cell,
/// in tile order.
pub fn openings(
    rack: &Rack,
    bag_is_empty: bool,
    origin: Cell,
) -> impl Iterator<Item = (ArrayVec<Placement, RACK_SIZE>, u32)> + use<> {
    let mut kinds: ArrayVec<Tile, RACK_SIZE> = rack.iter().copied().collect();
    let mut previous = None;
    kinds.retain(|tile| previous.replace(*tile) != Some(*tile));
    let size = largest_set(rack);
    let line = if size == 1 { 1 } else { line_points(size) };
    let score = line
        + if bag_is_empty && size == rack.len() {
            GOING_OUT_BONUS
        } else {
            0
        };
    let choices =
        (1u32..1 << kinds.len()).filter(move |choice| choice.count_ones() as usize == size);
    choices.filter_map(move |choice| {
        let set = || {
            (0..kinds.len())
                .filter(|&next| choice >> next & 1 == 1)
                .map(|next| kinds[next])
        };
        let matches =
            |tile: Tile| set().all(|other| other == tile || other.face().matches(tile.face()));
        let cells = (0..).map(|steps| origin.step(Direction::Horizontal, steps));
        set().all(matches).then(|| {
            (
                cells
                    .zip(set())
                    .map(|(cell, tile)| Placement { cell, tile })
                    .collect(),
                score,
            )
        })
    })
}

/// The player to move lays the first of the largest sets on an empty table; what is laid.
pub(crate) fn open_game<const FLEX: bool>(
    table: &mut Table<FLEX>,
    seats: &mut HandsAndBag,
) -> ArrayVec<Placement, RACK_SIZE> {
    let mut openings = openings(seats.hand(), false, GAME_ORIGIN);
    let (laid, score) = openings.next().unwrap_or_default();
    for placement in &laid {
        table.lay(placement.cell, placement.tile);
    }
    seats.lay(laid.iter().map(|placement| placement.tile), score);
    laid
}

/// Orders openings, which all lie on the same cells, as their texts are ordered.
fn opening_key(opening: &[Placement]) -> ArrayVec<PackedTile, RACK_SIZE> {
    opening
        .iter()
        .map(|placement| PackedTile::of(placement.tile))
        .collect()
}
