use std::ops::Deref;

use arrayvec::ArrayVec;

use super::{Rules, Tile};

/// How many tiles a rack holds.
pub const RACK_SIZE: usize = 6;

/// The tiles of a player, at most six, always in tile order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rack(ArrayVec<Tile, RACK_SIZE>);

impl Rack {
    /// A rack without tiles.
    pub fn new() -> Rack {
        Rack::default()
    }

    /// Adds a tile.
    ///
    /// # Panics
    /// If the rack is full.
    pub fn insert(&mut self, tile: Tile) {
        let place = self.0.partition_point(|&held| held <= tile);
        self.0.insert(place, tile);
    }

    /// Takes a tile out; whether it was there.
    pub fn remove(&mut self, tile: Tile) -> bool {
        let place = self.0.iter().position(|&held| held == tile);
        place.map(|place| self.0.remove(place)).is_some()
    }

    /// The rack without some tiles, as far as it holds them.
    pub fn without(&self, tiles: impl IntoIterator<Item = Tile>) -> Rack {
        let mut rack = self.clone();
        for tile in tiles {
            rack.remove(tile);
        }
        rack
    }
}

impl Deref for Rack {
    type Target = [Tile];

    fn deref(&self) -> &[Tile] {
        &self.0
    }
}

/// # Panics
/// If there are more than six tiles.
impl FromIterator<Tile> for Rack {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Rack {
        let mut tiles: ArrayVec<Tile, RACK_SIZE> = tiles.into_iter().collect();
        tiles.sort_unstable();
        Rack(tiles)
    }
}

impl<'a> IntoIterator for &'a Rack {
    type Item = &'a Tile;
    type IntoIter = std::slice::Iter<'a, Tile>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// How many there are of each kind of tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TileCounts([u8; Tile::KINDS]);

impl Default for TileCounts {
    fn default() -> TileCounts {
        TileCounts([0; Tile::KINDS])
    }
}

impl TileCounts {
    /// The whole set.
    pub(crate) fn of_set(rules: Rules) -> TileCounts {
        TileCounts::of(rules.tiles())
    }

    /// Some tiles.
    pub(crate) fn of(tiles: impl IntoIterator<Item = Tile>) -> TileCounts {
        let mut counts = TileCounts::default();
        tiles.into_iter().for_each(|tile| counts.add(tile));
        counts
    }

    pub(crate) fn add(&mut self, tile: Tile) {
        // A hostile position may have more than any set.
        let count = &mut self.0[tile.index()];
        *count = count.saturating_add(1);
    }

    /// How many there are of a tile.
    pub(crate) fn get(&self, tile: Tile) -> usize {
        usize::from(self.0[tile.index()])
    }

    /// How many tiles there are.
    pub(crate) fn len(&self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// Without these tiles, as far as they are there.
    pub(crate) fn less(mut self, tiles: impl IntoIterator<Item = Tile>) -> TileCounts {
        for tile in tiles {
            let left = &mut self.0[tile.index()];
            *left = left.saturating_sub(1);
        }
        self
    }

    /// The first of these tiles of which there are not as many.
    pub(crate) fn lacks(&self, tiles: &[Tile]) -> Option<Tile> {
        tiles
            .iter()
            .copied()
            .find(|&tile| count(tiles, tile) > self.get(tile))
    }
}

/// How many of some tiles are of one kind.
pub(crate) fn count(tiles: &[Tile], wanted: Tile) -> usize {
    tiles.iter().filter(|&&tile| tile == wanted).count()
}

/// The tiles without some others, as far as they are there; copy by copy.
pub(crate) fn without(tiles: &[Tile], others: &[Tile]) -> Vec<Tile> {
    let mut left = tiles.to_vec();
    for other in others {
        if let Some(place) = left.iter().position(|tile| tile == other) {
            left.remove(place);
        }
    }
    left
}
