use std::ops::{Add, Neg, Sub};

/// A cell of the table. Columns and rows count from 1 (`a1`) and rows grow downwards; the order is
/// by row, then by column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// The row, from 1.
    pub row: i16,
    /// The column, from 1.
    pub column: i16,
}

impl Cell {
    /// The cell at a column and a row.
    pub const fn new(column: i16, row: i16) -> Cell {
        Cell { row, column }
    }

    /// The cell this many steps away in a direction; backwards if `steps` is negative.
    pub const fn step(self, direction: Direction, steps: i16) -> Cell {
        let (columns, rows) = direction.step();
        Cell::new(self.column + columns * steps, self.row + rows * steps)
    }

    /// The four cells that share an edge with it.
    pub const fn neighbours(self) -> [Cell; 4] {
        [
            self.step(Direction::Vertical, -1),
            self.step(Direction::Horizontal, -1),
            self.step(Direction::Horizontal, 1),
            self.step(Direction::Vertical, 1),
        ]
    }
}

/// The offset from one cell to another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Offset {
    /// How many columns to the right.
    pub columns: i16,
    /// How many rows down.
    pub rows: i16,
}

impl Add<Offset> for Cell {
    type Output = Cell;

    fn add(self, offset: Offset) -> Cell {
        Cell::new(self.column + offset.columns, self.row + offset.rows)
    }
}

impl Sub for Cell {
    type Output = Offset;

    fn sub(self, from: Cell) -> Offset {
        Offset {
            columns: self.column - from.column,
            rows: self.row - from.row,
        }
    }
}

impl Neg for Offset {
    type Output = Offset;

    fn neg(self) -> Offset {
        Offset {
            columns: -self.columns,
            rows: -self.rows,
        }
    }
}

/// How a line lies, in the order in which a play's lines are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// Along a row, →.
    Horizontal,
    /// Along a column, ↓.
    Vertical,
    /// ↘
    DiagonalDown,
    /// ↗
    DiagonalUp,
}

impl Direction {
    /// The two directions in which faces must match.
    pub const STRAIGHT: [Direction; 2] = [Direction::Horizontal, Direction::Vertical];
    /// The two directions in which backgrounds score.
    pub const DIAGONAL: [Direction; 2] = [Direction::DiagonalDown, Direction::DiagonalUp];

    /// One step, as columns and rows.
    pub const fn step(self) -> (i16, i16) {
        match self {
            Direction::Horizontal => (1, 0),
            Direction::Vertical => (0, 1),
            Direction::DiagonalDown => (1, 1),
            Direction::DiagonalUp => (1, -1),
        }
    }

    /// The name in answers.
    pub const fn name(self) -> &'static str {
        match self {
            Direction::Horizontal => "horizontal",
            Direction::Vertical => "vertical",
            Direction::DiagonalDown => "diagonal-down",
            Direction::DiagonalUp => "diagonal-up",
        }
    }

    /// An arrow that points along it.
    pub const fn arrow(self) -> char {
        match self {
            Direction::Horizontal => '→',
            Direction::Vertical => '↓',
            Direction::DiagonalDown => '↘',
            Direction::DiagonalUp => '↗',
        }
    }
}

/// A rectangle of cells, edges included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// The top left corner.
    pub top_left: Cell,
    /// The bottom right corner.
    pub bottom_right: Cell,
}

impl Bounds {
    /// The rectangle of one cell.
    pub const fn of(cell: Cell) -> Bounds {
        Bounds {
            top_left: cell,
            bottom_right: cell,
        }
    }

    /// The smallest rectangle that holds all these cells; `None` if there are none.
    pub fn around(cells: impl IntoIterator<Item = Cell>) -> Option<Bounds> {
        let mut cells = cells.into_iter();
        let first = Bounds::of(cells.next()?);
        Some(cells.fold(first, Bounds::including))
    }

    /// The smallest rectangle that holds this one and a cell.
    pub fn including(self, cell: Cell) -> Bounds {
        let Bounds {
            top_left,
            bottom_right,
        } = self;
        Bounds {
            top_left: Cell::new(top_left.column.min(cell.column), top_left.row.min(cell.row)),
            bottom_right: Cell::new(
                bottom_right.column.max(cell.column),
                bottom_right.row.max(cell.row),
            ),
        }
    }

    /// The rectangle with this many more cells on each side.
    pub const fn grown(self, by: i16) -> Bounds {
        let Bounds {
            top_left,
            bottom_right,
        } = self;
        Bounds {
            top_left: Cell::new(top_left.column - by, top_left.row - by),
            bottom_right: Cell::new(bottom_right.column + by, bottom_right.row + by),
        }
    }

    /// With one more cell on each side, as far as cells have names.
    pub fn with_margin(self) -> Bounds {
        let Bounds {
            top_left,
            bottom_right,
        } = self.grown(1);
        Bounds {
            top_left: Cell::new(top_left.column.max(1), top_left.row.max(1)),
            bottom_right,
        }
    }

    /// How many columns it has.
    pub const fn width(self) -> usize {
        (self.bottom_right.column - self.top_left.column + 1) as usize
    }

    /// How many rows it has.
    pub const fn height(self) -> usize {
        (self.bottom_right.row - self.top_left.row + 1) as usize
    }

    /// Its rows, from the top.
    pub fn rows(self) -> impl Iterator<Item = i16> + Clone {
        self.top_left.row..=self.bottom_right.row
    }

    /// Its columns, from the left.
    pub fn columns(self) -> impl Iterator<Item = i16> + Clone {
        self.top_left.column..=self.bottom_right.column
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_point_along_their_steps() {
        let shown = |direction: Direction| (direction.arrow(), direction.step());
        let straight = [('→', (1, 0)), ('↓', (0, 1))];
        assert_eq!(Direction::STRAIGHT.map(shown), straight);
        let diagonal = [('↘', (1, 1)), ('↗', (1, -1))];
        assert_eq!(Direction::DIAGONAL.map(shown), diagonal);
    }
}
