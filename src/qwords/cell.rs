use super::SIZE;

/// A cell of the grid, `a1` to `e5`; the order is by row, then by column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// How many there are.
    pub const COUNT: usize = SIZE * SIZE;

    /// Every cell, row by row.
    pub fn all() -> impl DoubleEndedIterator<Item = Cell> + ExactSizeIterator {
        (0..Cell::COUNT as u8).map(Cell)
    }

    /// The cell in this column and row, both from 0.
    pub const fn new(column: usize, row: usize) -> Option<Cell> {
        if column < SIZE && row < SIZE {
            Some(Cell((row * SIZE + column) as u8))
        } else {
            None
        }
    }

    /// The cell with this index, `a1` being 0 and `a2` 5.
    pub const fn from_index(index: usize) -> Option<Cell> {
        if index < Cell::COUNT {
            Some(Cell(index as u8))
        } else {
            None
        }
    }

    /// Its index, row by row.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its column, from 0.
    pub const fn column(self) -> usize {
        self.index() % SIZE
    }

    /// Its row, from 0.
    pub const fn row(self) -> usize {
        self.index() / SIZE
    }

    /// Whether two different cells are in one row or one column.
    pub fn in_line_with(self, other: Cell) -> bool {
        self != other && (self.row() == other.row() || self.column() == other.column())
    }
}
