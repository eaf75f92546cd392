use super::{Cell, SIZE};

/// A row or a column of the grid: the rows from the top, then the columns from the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Line(u8);

impl Line {
    /// How many there are.
    pub const COUNT: usize = 2 * SIZE;

    /// Every line in order.
    pub fn all() -> impl ExactSizeIterator<Item = Line> {
        (0..Line::COUNT as u8).map(Line)
    }

    /// The line with this index, the rows being 0 to 4 and the columns 5 to 9.
    pub const fn from_index(index: usize) -> Option<Line> {
        if index < Line::COUNT {
            Some(Line(index as u8))
        } else {
            None
        }
    }

    /// Its index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether it is a row.
    pub const fn is_row(self) -> bool {
        self.index() < SIZE
    }

    /// Whether it is the centre row or the centre column.
    pub const fn is_central(self) -> bool {
        self.index() % SIZE == SIZE / 2
    }

    /// Its cells, from left to right or from the top down.
    pub fn cells(self) -> [Cell; SIZE] {
        let place = self.index() % SIZE;
        std::array::from_fn(|step| {
            let (column, row) = if self.is_row() {
                (step, place)
            } else {
                (place, step)
            };
            Cell::new(column, row).expect("steps and places are within the grid")
        })
    }

    /// The row and the column of a cell.
    pub fn through(cell: Cell) -> [Line; 2] {
        [Line(cell.row() as u8), Line((SIZE + cell.column()) as u8)]
    }
}
