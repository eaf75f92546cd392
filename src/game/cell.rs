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

    /// The cell so many steps away in a direction; backwards where `steps` is negative.
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

/// How a line lies, in the order in which a play's lines are told.
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
}
