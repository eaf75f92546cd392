use crate::game::{Position, RACK_SIZE, Tile};

/// The tiles that the player to move does not see: the set less the table less the rack. They are in the others' hands and in
/// the bag.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unseen {
    tiles: Vec<Tile>,
    hands: Vec<usize>,
    bag: usize,
    surplus: usize,
}

impl Unseen {
    /// What a position leaves unseen.
    pub fn of(position: &Position) -> Unseen {
        let rules = position.rules();
        let mut seen = [0; 108];
        let on_table = position.board().tiles().map(|placement| placement.tile);
        for tile in on_table.chain(position.rack().iter().copied()) {
            seen[tile.index()] += 1;
        }
        let left = |tile: Tile| std::iter::repeat_n(tile, rules.copies(tile).saturating_sub(seen[tile.index()]));
        let tiles: Vec<Tile> = rules.kinds().flat_map(left).collect();
        let (others, bag) = (position.players() - 1, position.bag());
        let held = tiles.len() - bag;
        let dealt = held.min(RACK_SIZE * others);
        let hands = (0..others).map(|other| (dealt + others - 1 - other) / others).collect();
        Unseen { tiles, hands, bag, surplus: held - dealt }
    }

    /// All of them, in tile order.
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// How many tiles each of the others holds, the next to move first; shared out evenly, as nothing more is known.
    pub fn hands(&self) -> &[usize] {
        &self.hands
    }

    /// How many tiles the bag holds.
    pub fn bag(&self) -> usize {
        self.bag
    }

    /// How many tiles are neither in the bag nor find room in the others' hands: only in positions that no game leads to.
    pub fn surplus(&self) -> usize {
        self.surplus
    }

    /// Whether every tile of the others is known: two players, and an empty bag.
    pub fn is_known(&self) -> bool {
        self.hands.len() == 1 && self.bag == 0 && self.surplus == 0
    }
}
