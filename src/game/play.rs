use super::{Cell, Direction, Offset, Tile};

/// A tile on a cell. The order is by cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placement {
    /// Where it lies.
    pub cell: Cell,
    /// What lies there.
    pub tile: Tile,
}

/// The tiles that a player lays in one turn, legal or not, by row and then by column.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Play {
    placements: Vec<Placement>,
}

impl Play {
    /// A play, from placements in any order.
    pub fn new(placements: impl IntoIterator<Item = Placement>) -> Play {
        let mut placements: Vec<Placement> = placements.into_iter().collect();
        placements.sort();
        Play { placements }
    }

    /// Its placements, by row and then by column.
    pub fn placements(&self) -> &[Placement] {
        &self.placements
    }

    /// The tiles that it lays, in the order of their cells.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> {
        self.placements.iter().map(|placement| placement.tile)
    }

    /// The cells that it fills.
    pub fn cells(&self) -> impl Iterator<Item = Cell> {
        self.placements.iter().map(|placement| placement.cell)
    }

    /// How the tiles lie if there are several, all in one row or one column.
    pub fn direction(&self) -> Option<Direction> {
        let (first, rest) = self.placements.split_first()?;
        let second = rest.first()?;
        let direction = if second.cell.row == first.cell.row {
            Direction::Horizontal
        } else {
            Direction::Vertical
        };
        let is_in_line = |cell: Cell| match direction {
            Direction::Horizontal => cell.row == first.cell.row,
            _ => cell.column == first.cell.column,
        };
        self.cells().all(is_in_line).then_some(direction)
    }

    /// Whether it fills the same cells as another, perhaps with other tiles.
    pub fn fills_cells_of(&self, other: &Play) -> bool {
        self.cells().eq(other.cells())
    }
}

/// What a player does in one turn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// Lays tiles.
    Lay(Play),
    /// Gives tiles back to the bag for new ones.
    Swap(Vec<Tile>),
    /// Does neither, because neither is possible.
    Pass,
}

impl Turn {
    /// A swap of tiles in any order.
    pub fn swap(tiles: impl IntoIterator<Item = Tile>) -> Turn {
        let mut tiles: Vec<Tile> = tiles.into_iter().collect();
        tiles.sort();
        Turn::Swap(tiles)
    }

    /// The tiles that leave the rack, in tile order.
    pub fn tiles(&self) -> Vec<Tile> {
        let mut tiles: Vec<Tile> = match self {
            Turn::Lay(play) => play.tiles().collect(),
            Turn::Swap(tiles) => tiles.clone(),
            Turn::Pass => Vec::new(),
        };
        tiles.sort();
        tiles
    }

    /// The play, if tiles are laid.
    pub fn play(&self) -> Option<&Play> {
        match self {
            Turn::Lay(play) => Some(play),
            Turn::Swap(_) | Turn::Pass => None,
        }
    }

    /// The same turn elsewhere on the table.
    pub fn shifted(&self, by: Offset) -> Turn {
        match self {
            Turn::Lay(play) => {
                let shifted = |&Placement { cell, tile }: &Placement| Placement {
                    cell: cell + by,
                    tile,
                };
                Turn::Lay(Play::new(play.placements().iter().map(shifted)))
            }
            Turn::Swap(_) | Turn::Pass => self.clone(),
        }
    }
}
