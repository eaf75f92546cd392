use arrayvec::ArrayVec;

use crate::game::{Cell, Direction, Placement, RACK_SIZE, Tile, largest_set};

use super::code::PackedTile;
use super::hand::OUT_POINTS;
use super::lane::line_points;

/// Every opening once, with its score: each of the rack's largest sets, along the row from a cell,
/// in tile order. The rack must be in tile order.
pub fn openings(
    rack: &[Tile],
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
            OUT_POINTS
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

/// Orders openings, which all lie on the same cells, as their texts are ordered.
pub(super) fn text_key(opening: &[Placement]) -> ArrayVec<PackedTile, RACK_SIZE> {
    opening
        .iter()
        .map(|placement| PackedTile::of(placement.tile))
        .collect()
}
