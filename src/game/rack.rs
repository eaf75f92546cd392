use super::{Rules, Tile};

/// How many there are of each kind of tile.
#[derive(Clone, Debug)]
pub(crate) struct TileCounts([usize; Tile::KINDS]);

impl TileCounts {
    /// The whole set.
    pub(crate) fn of_set(rules: Rules) -> TileCounts {
        let mut counts = TileCounts([0; Tile::KINDS]);
        rules.tiles().for_each(|tile| counts.0[tile.index()] += 1);
        counts
    }

    pub(crate) fn of(&self, tile: Tile) -> usize {
        self.0[tile.index()]
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
            .find(|&tile| count(tiles, tile) > self.of(tile))
    }
}

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
