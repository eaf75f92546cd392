use super::{Cell, Direction, Placement, Tile};

/// The tiles on the table, which has no edge.
///
/// A grid over the part in use; laying a tile outside it makes the grid larger.
#[derive(Clone, Debug, Default)]
pub struct Board {
    grid: Vec<Option<Tile>>,
    frame: Option<Bounds>,
    bounds: Option<Bounds>,
    tiles: usize,
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
        Bounds { top_left: cell, bottom_right: cell }
    }

    /// The smallest rectangle that holds this one and a cell.
    pub fn including(self, cell: Cell) -> Bounds {
        let Bounds { top_left, bottom_right } = self;
        Bounds {
            top_left: Cell::new(top_left.column.min(cell.column), top_left.row.min(cell.row)),
            bottom_right: Cell::new(bottom_right.column.max(cell.column), bottom_right.row.max(cell.row)),
        }
    }

    /// The rectangle with so many more cells on each side.
    pub const fn grown(self, by: i16) -> Bounds {
        let Bounds { top_left, bottom_right } = self;
        Bounds {
            top_left: Cell::new(top_left.column - by, top_left.row - by),
            bottom_right: Cell::new(bottom_right.column + by, bottom_right.row + by),
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

    /// The cell's place when the rectangle is read row by row; `None` outside it.
    pub(super) fn place(self, cell: Cell) -> Option<usize> {
        let (column, row) = (cell.column - self.top_left.column, cell.row - self.top_left.row);
        let inside =
            column >= 0 && row >= 0 && cell.column <= self.bottom_right.column && cell.row <= self.bottom_right.row;
        inside.then(|| row as usize * self.width() + column as usize)
    }
}

impl Board {
    /// The empty table.
    pub fn new() -> Board {
        Board::default()
    }

    /// A table with these tiles, each on a cell of its own.
    pub fn with_tiles(tiles: &[Placement]) -> Board {
        let mut board = Board::new();
        let mut cells = tiles.iter().map(|placement| placement.cell);
        if let Some(first) = cells.next() {
            board.frame(cells.fold(Bounds::of(first), Bounds::including));
        }
        for placement in tiles {
            board.lay(placement.cell, placement.tile);
        }
        board
    }

    /// The tile on a cell.
    pub fn get(&self, cell: Cell) -> Option<Tile> {
        self.grid[self.frame?.place(cell)?]
    }

    /// Lays a tile on a free cell.
    ///
    /// # Panics
    /// Where the cell is taken: legality is the caller's business.
    pub fn lay(&mut self, cell: Cell, tile: Tile) {
        let place = match self.frame.and_then(|frame| frame.place(cell)) {
            Some(place) => place,
            None => {
                let needed = self.frame.unwrap_or(Bounds::of(cell)).including(cell);
                self.frame(needed.grown(6));
                self.frame.and_then(|frame| frame.place(cell)).expect("the frame was made to hold the cell")
            }
        };
        let before = self.grid[place].replace(tile);
        assert!(before.is_none(), "a tile lies on this cell already");
        self.bounds = Some(self.bounds.unwrap_or(Bounds::of(cell)).including(cell));
        self.tiles += 1;
    }

    /// How many tiles lie on the table.
    pub fn len(&self) -> usize {
        self.tiles
    }

    /// Whether no tile lies there yet.
    pub fn is_empty(&self) -> bool {
        self.tiles == 0
    }

    /// The smallest rectangle that holds every tile.
    pub fn bounds(&self) -> Option<Bounds> {
        self.bounds
    }

    /// Every tile, by row and then by column.
    pub fn tiles(&self) -> impl Iterator<Item = Placement> {
        let corner = self.frame.map_or(Cell::new(1, 1), |frame| frame.top_left);
        let rows = self.grid.chunks(self.frame.map_or(1, Bounds::width));
        (corner.row..).zip(rows).flat_map(move |(row, tiles)| {
            let at = move |(column, tile): (i16, &Option<Tile>)| {
                tile.map(|tile| Placement { cell: Cell::new(column, row), tile })
            };
            (corner.column..).zip(tiles).filter_map(at)
        })
    }

    /// Whether a cell shares an edge with a tile.
    pub fn touches(&self, cell: Cell) -> bool {
        cell.neighbours().into_iter().any(|neighbour| self.get(neighbour).is_some())
    }

    /// The touching tiles in a direction through a cell, as far as they satisfy a condition; from left to right, or top down.
    pub fn run(&self, cell: Cell, direction: Direction, belongs: impl Fn(Tile) -> bool) -> Vec<Placement> {
        let at = |steps: i16| {
            let cell = cell.step(direction, steps);
            self.get(cell).filter(|&tile| belongs(tile)).map(|tile| Placement { cell, tile })
        };
        let mut run: Vec<Placement> = (1..).map_while(|steps| at(-steps)).collect();
        run.reverse();
        run.extend((0..).map_while(at));
        run
    }

    fn frame(&mut self, frame: Bounds) {
        let mut grid = vec![None; frame.width() * frame.height()];
        for Placement { cell, tile } in self.tiles() {
            if let Some(place) = frame.place(cell) {
                grid[place] = Some(tile);
            }
        }
        self.grid = grid;
        self.frame = Some(frame);
    }
}

impl PartialEq for Board {
    fn eq(&self, other: &Board) -> bool {
        self.tiles == other.tiles && self.tiles().eq(other.tiles())
    }
}

impl Eq for Board {}
