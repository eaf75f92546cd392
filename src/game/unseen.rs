use super::{
    Background, Cell, Colour, Placement, Position, RACK_SIZE, Rules, Shape, Tile, TileCounts, fits,
};

/// How many of each kind of tile a player cannot see: what the others and the bag hold together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unseen {
    rules: Rules,
    bag: usize,
    players: usize,
    left: TileCounts,
}

impl Unseen {
    /// The set, less the table, less the rack.
    pub fn of(position: &Position) -> Unseen {
        let rules = position.rules();
        let on_table = position.board().tiles().map(|placement| placement.tile);
        let seen = on_table.chain(position.rack().iter().copied());
        let left = TileCounts::of_set(rules).less(seen);
        Unseen {
            rules,
            bag: position.bag(),
            players: position.players(),
            left,
        }
    }

    /// The rule set.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// How many of a tile are unseen.
    pub fn count(&self, tile: Tile) -> usize {
        self.left.get(tile)
    }

    /// How many tiles are unseen.
    pub fn len(&self) -> usize {
        self.left.len()
    }

    /// Whether every tile is seen.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many of them show a colour.
    pub fn of_colour(&self, colour: Colour) -> usize {
        self.count_where(|tile| tile.colour == colour)
    }

    /// How many of them show a shape.
    pub fn of_shape(&self, shape: Shape) -> usize {
        self.count_where(|tile| tile.shape == shape)
    }

    /// How many of them have a background.
    pub fn of_background(&self, background: Background) -> usize {
        self.count_where(|tile| tile.background == Some(background))
    }

    fn count_where(&self, wanted: impl Fn(Tile) -> bool) -> usize {
        self.rules
            .kinds()
            .filter(|&tile| wanted(tile))
            .map(|tile| self.count(tile))
            .sum()
    }

    /// Every unseen tile, in tile order.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> + '_ {
        self.rules
            .kinds()
            .flat_map(|tile| std::iter::repeat_n(tile, self.count(tile)))
    }

    /// How many of them the bag holds.
    pub fn bag(&self) -> usize {
        self.bag
    }

    /// How many tiles the other players hold together.
    pub fn in_hands(&self) -> usize {
        self.len() - self.bag
    }

    /// How many tiles each of the others holds, the next to move first; shared out evenly, as
    /// nothing more is known.
    pub fn hands(&self) -> Vec<usize> {
        let others = self.players - 1;
        let held = self.in_hands() - self.surplus();
        (0..others)
            .map(|other| (held + others - 1 - other) / others)
            .collect()
    }

    /// How many tiles fit neither in the bag nor in the opponents' racks. Above 0 only in positions
    /// that cannot occur in a game.
    pub fn surplus(&self) -> usize {
        self.in_hands()
            .saturating_sub(RACK_SIZE * (self.players - 1))
    }

    /// The only opponent's rack, in tile order, if every tile of it is known: two players and an
    /// empty bag.
    pub fn opponent(&self) -> Option<Vec<Tile>> {
        (self.players == 2 && self.bag == 0 && self.surplus() == 0).then(|| self.tiles().collect())
    }
}

/// A free cell next to a tile that no unseen tile can ever fill: lines and diagonals only grow, so
/// what does not fit now never will.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeadCell {
    /// The cell.
    pub cell: Cell,
    /// The kinds of tile that would fit, all of them on the table or in the rack; empty if nothing
    /// fits all lines around it.
    pub fitting: Vec<Tile>,
    /// Those of them in the rack: only the player to move can fill the cell.
    pub in_rack: Vec<Tile>,
}

/// The dead cells of a position, by row and then by column.
pub fn dead_cells(position: &Position) -> Vec<DeadCell> {
    let unseen = Unseen::of(position);
    let dead = position.board().frontier().filter_map(|cell| {
        let fitting = position
            .rules()
            .kinds()
            .filter(|&tile| fits(position.board(), Placement { cell, tile }));
        let fitting: Vec<Tile> = fitting.collect();
        if fitting.iter().any(|&tile| unseen.count(tile) > 0) {
            return None;
        }
        let in_rack = fitting
            .iter()
            .copied()
            .filter(|tile| position.rack().contains(tile))
            .collect();
        Some(DeadCell {
            cell,
            fitting,
            in_rack,
        })
    });
    dead.collect()
}
