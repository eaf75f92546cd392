use super::sound::Grid;
use super::{Bounds, Cell, Direction, Placement, Tile};

/// The tiles on the table, which has no edge.
///
/// A grid over the part in use; laying a tile beyond it makes it larger.
#[derive(Clone, Debug, Default)]
pub struct Board {
    grid: Vec<Option<Tile>>,
    frame: Frame,
    bounds: Option<Bounds>,
    tiles: usize,
}

/// The cells that the grid covers, row by row; none at first.
#[derive(Clone, Copy, Debug, Default)]
struct Frame {
    left: i16,
    top: i16,
    width: u16,
    height: u16,
}

impl Frame {
    fn over(bounds: Bounds) -> Frame {
        let Bounds { top_left, .. } = bounds;
        Frame {
            left: top_left.column,
            top: top_left.row,
            width: bounds.width() as u16,
            height: bounds.height() as u16,
        }
    }

    /// The cell's place in the grid; `None` outside the frame.
    fn place(self, cell: Cell) -> Option<usize> {
        // A cell before the frame wraps round to a large number.
        let column = cell.column.wrapping_sub(self.left) as u16;
        let row = cell.row.wrapping_sub(self.top) as u16;
        (column < self.width && row < self.height)
            .then(|| usize::from(row) * usize::from(self.width) + usize::from(column))
    }
}

impl Board {
    /// The empty table.
    pub fn new() -> Board {
        Board::default()
    }

    /// A table with these tiles, or the cells on which several of them lie.
    pub fn with_tiles(tiles: &[Placement]) -> Result<Board, Vec<Cell>> {
        let Some(bounds) = Bounds::around(tiles.iter().map(|placement| placement.cell)) else {
            return Ok(Board::new());
        };
        let frame = Frame::over(bounds.grown(1));
        let mut grid = vec![None; usize::from(frame.width) * usize::from(frame.height)];
        let mut twice = Vec::new();
        for &Placement { cell, tile } in tiles {
            let place = frame.place(cell).expect("the frame is over every tile");
            if grid[place].replace(tile).is_some() {
                twice.push(cell);
            }
        }
        if !twice.is_empty() {
            return Err(twice);
        }
        Ok(Board {
            grid,
            frame,
            bounds: Some(bounds),
            tiles: tiles.len(),
        })
    }

    /// A table with these tiles, each on a cell of its own within these bounds.
    pub(crate) fn of_tiles(tiles: impl Iterator<Item = Placement>, bounds: Bounds) -> Board {
        let frame = Frame::over(bounds.grown(1));
        let mut grid = vec![None; usize::from(frame.width) * usize::from(frame.height)];
        let mut count = 0;
        for Placement { cell, tile } in tiles {
            if let Some(known) = frame.place(cell).and_then(|place| grid.get_mut(place)) {
                *known = Some(tile);
                count += 1;
            }
        }
        Board {
            grid,
            frame,
            bounds: Some(bounds),
            tiles: count,
        }
    }

    /// The tile on a cell.
    pub fn get(&self, cell: Cell) -> Option<Tile> {
        self.frame.place(cell).and_then(|place| self.grid[place])
    }

    /// Lays a tile on a free cell.
    ///
    /// # Panics
    /// If the cell is taken: legality is the caller's business.
    pub fn lay(&mut self, cell: Cell, tile: Tile) {
        let bounds = self
            .bounds
            .map_or(Bounds::of(cell), |bounds| bounds.including(cell));
        let place = self.frame.place(cell).unwrap_or_else(|| {
            self.enlarge(bounds.grown(6));
            self.frame
                .place(cell)
                .expect("the frame was made to hold the cell")
        });
        let before = self.grid[place].replace(tile);
        assert!(before.is_none(), "a tile lies on this cell already");
        self.bounds = Some(bounds);
        self.tiles += 1;
    }

    /// Lays tiles on free cells.
    ///
    /// # Panics
    /// If a cell is taken.
    pub fn lay_all(&mut self, placements: &[Placement]) {
        for placement in placements {
            self.lay(placement.cell, placement.tile);
        }
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
        let Frame {
            left, top, width, ..
        } = self.frame;
        let width = u32::from(width.max(1));
        let at = move |(place, tile): (u32, &Option<Tile>)| {
            tile.map(|tile| Placement {
                cell: Cell::new(left + (place % width) as i16, top + (place / width) as i16),
                tile,
            })
        };
        (0..).zip(&self.grid).filter_map(at)
    }

    /// The whole grid. Right after [`Board::with_tiles`], a free cell lies between any tile and its
    /// edge.
    pub(super) fn grid(&self) -> Grid<'_> {
        Grid {
            cells: &self.grid,
            width: usize::from(self.frame.width),
        }
    }

    /// Whether a cell shares an edge with a tile.
    pub fn touches(&self, cell: Cell) -> bool {
        cell.neighbours()
            .into_iter()
            .any(|neighbour| self.get(neighbour).is_some())
    }

    /// The free cells that share an edge with a tile, by row and then by column.
    pub fn frontier(&self) -> impl Iterator<Item = Cell> + '_ {
        let around = self.bounds.map(|bounds| bounds.grown(1));
        let cells = around.into_iter().flat_map(|around| {
            around
                .rows()
                .flat_map(move |row| around.columns().map(move |column| Cell::new(column, row)))
        });
        cells.filter(|&cell| self.get(cell).is_none() && self.touches(cell))
    }

    /// The touching tiles in a direction through a cell, as far as they satisfy a condition; from
    /// left to right, or top down.
    pub fn run(
        &self,
        cell: Cell,
        direction: Direction,
        belongs: impl Fn(Tile) -> bool,
    ) -> Vec<Placement> {
        run(cell, direction, |cell| {
            self.get(cell).filter(|&tile| belongs(tile))
        })
    }

    /// The connected components, the largest first.
    pub fn components(&self) -> Vec<Vec<Cell>> {
        let mut unseen: Vec<bool> = self.grid.iter().map(Option::is_some).collect();
        let mut take = |cell: &Cell| {
            self.frame
                .place(*cell)
                .is_some_and(|place| std::mem::take(&mut unseen[place]))
        };
        let mut components: Vec<Vec<Cell>> = Vec::new();
        let mut starts = self.tiles().map(|placement| placement.cell);
        while let Some(start) = starts.find(&mut take) {
            let mut component = vec![start];
            let mut next = 0;
            while let Some(&cell) = component.get(next) {
                next += 1;
                component.extend(cell.neighbours().into_iter().filter(&mut take));
            }
            components.push(component);
        }
        components.sort_by_key(|component| std::cmp::Reverse(component.len()));
        components
            .iter_mut()
            .skip(1)
            .for_each(|component| component.sort());
        components
    }

    fn enlarge(&mut self, bounds: Bounds) {
        let frame = Frame::over(bounds);
        let mut grid = vec![None; bounds.width() * bounds.height()];
        for Placement { cell, tile } in self.tiles() {
            if let Some(place) = frame.place(cell) {
                grid[place] = Some(tile);
            }
        }
        self.grid = grid;
        self.frame = frame;
    }
}

impl PartialEq for Board {
    fn eq(&self, other: &Board) -> bool {
        self.tiles == other.tiles && self.tiles().eq(other.tiles())
    }
}

impl Eq for Board {}

/// The tiles that follow each other in a direction through a cell, from left to right, or top down.
pub(super) fn run(
    through: Cell,
    direction: Direction,
    at: impl Fn(Cell) -> Option<Tile>,
) -> Vec<Placement> {
    let at = |steps: i16| {
        let cell = through.step(direction, steps);
        at(cell).map(|tile| Placement { cell, tile })
    };
    let mut run: Vec<Placement> = (1..).map_while(|steps| at(-steps)).collect();
    run.reverse();
    run.extend((0..).map_while(at));
    run
}
