use super::{Letter, SIZE};
use crate::named::codes;

/// A cell of the grid, `a1` to `e5`; the order is by row, then by column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// How many cells there are.
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

/// A row or a column of the grid: the rows from the top, then the columns from the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Line(u8);

impl Line {
    /// How many lines there are.
    pub const COUNT: usize = 2 * SIZE;

    /// Every line in order.
    pub fn all() -> impl ExactSizeIterator<Item = Line> {
        (0..Line::COUNT as u8).map(Line)
    }

    /// The value of every line, in order.
    pub(super) fn each<T>(mut value: impl FnMut(Line) -> T) -> [T; Line::COUNT] {
        std::array::from_fn(|index| value(Line(index as u8)))
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

/// How many dotted cells an empty grid has.
const DOTS: usize = 2;

/// What stands in a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Square {
    /// Nothing.
    #[default]
    Free,
    /// A dot: the first or the second turn fills this cell.
    Dotted,
    /// A letter.
    Letter(Letter),
}

impl Square {
    /// The letter, if there is one.
    pub const fn letter(self) -> Option<Letter> {
        match self {
            Square::Letter(letter) => Some(letter),
            Square::Free | Square::Dotted => None,
        }
    }
}

/// Why squares do not make a legal grid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GridError {
    /// More than two dotted cells.
    TooManyDots {
        /// All of them.
        cells: Vec<Cell>,
    },
    /// Two cells in one row or one column that have, or had, a dot.
    DotsInLine {
        /// The two.
        cells: [Cell; 2],
    },
    /// A dot is left, but a cell without a dot was filled.
    DotLeft {
        /// The cells that still have a dot.
        dots: Vec<Cell>,
        /// How many letters there are.
        letters: usize,
    },
}

codes! {
    GridError {
        GridError::TooManyDots { .. } => "too_many_dots",
        GridError::DotsInLine { .. } => "dots_in_line",
        GridError::DotLeft { .. } => "dot_left",
    }
}

/// A grid of 5 × 5 cells: empty, partly filled or full.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Grid {
    squares: [Square; Cell::COUNT],
}

impl Grid {
    /// The grid with these squares, row by row, or everything that is wrong with its dots.
    ///
    /// There are at most two dotted cells, and they share no row and no column. The first two turns
    /// fill them, so while a dot is left, dots and letters together are two. Without dots, letters
    /// may stand anywhere.
    pub fn new(squares: [Square; Cell::COUNT]) -> Result<Grid, Vec<GridError>> {
        let grid = Grid { squares };
        let errors = grid.errors();
        if errors.is_empty() {
            Ok(grid)
        } else {
            Err(errors)
        }
    }

    fn errors(&self) -> Vec<GridError> {
        let dots: Vec<Cell> = self.dots().collect();
        let letters: Vec<Cell> = Cell::all()
            .filter(|&cell| self.letter(cell).is_some())
            .collect();
        let mut errors = Vec::new();
        if dots.len() > DOTS {
            errors.push(GridError::TooManyDots {
                cells: dots.clone(),
            });
        } else if !dots.is_empty() && dots.len() + letters.len() != DOTS {
            errors.push(GridError::DotLeft {
                dots: dots.clone(),
                letters: letters.len(),
            });
        }
        let mut marked = if letters.len() < DOTS {
            [dots.clone(), letters].concat()
        } else {
            dots.clone()
        };
        marked.sort();
        match marked[..] {
            [one, other] if !dots.is_empty() && one.in_line_with(other) => {
                errors.push(GridError::DotsInLine {
                    cells: [one, other],
                });
            }
            _ => {}
        }
        errors
    }

    /// What stands in a cell.
    pub const fn square(&self, cell: Cell) -> Square {
        self.squares[cell.index()]
    }

    /// The letter in a cell, if there is one.
    pub const fn letter(&self, cell: Cell) -> Option<Letter> {
        self.square(cell).letter()
    }

    /// The letters of a line.
    pub fn line(&self, line: Line) -> [Option<Letter>; SIZE] {
        line.cells().map(|cell| self.letter(cell))
    }

    /// The cells without a letter, dotted or not.
    pub fn free(&self) -> impl Iterator<Item = Cell> + '_ {
        Cell::all().filter(|&cell| self.letter(cell).is_none())
    }

    /// The cells that still have a dot.
    pub fn dots(&self) -> impl Iterator<Item = Cell> + '_ {
        Cell::all().filter(|&cell| self.square(cell) == Square::Dotted)
    }

    /// The cells that may be filled now: the dotted ones if there are any, else every free one.
    pub fn open(&self) -> impl Iterator<Item = Cell> + '_ {
        let dotted = self.dots().next().is_some();
        self.free()
            .filter(move |&cell| !dotted || self.square(cell) == Square::Dotted)
    }

    /// Whether every cell has a letter.
    pub fn is_full(&self) -> bool {
        self.free().next().is_none()
    }

    /// The same grid with a letter in a cell; it replaces a letter that is there already.
    pub fn with(mut self, letter: Letter, cell: Cell) -> Grid {
        self.squares[cell.index()] = Square::Letter(letter);
        self
    }

    /// The same grid with this cell free again.
    pub fn without(mut self, cell: Cell) -> Grid {
        self.squares[cell.index()] = Square::Free;
        self
    }
}
