use arrayvec::ArrayVec;

use super::legality::{is_line, line_faults};
use super::{Background, Board, Bounds, Cell, Direction, Face, LONGEST_LINE, LineFault, Placement, Rules, Tile, Turn};

/// How many tiles a hand holds.
pub const RACK_SIZE: usize = 6;
/// The first column and row on which a tile of a position may lie: any play then reaches only cells with names.
pub const EDGE: i16 = 7;
/// The last column and row on which a tile of a position may lie.
pub const FAR_EDGE: i16 = 512;

/// The tiles of a hand, in tile order.
pub type Rack = ArrayVec<Tile, RACK_SIZE>;

/// What a position is made from: as somebody gave it, not yet known to keep the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The rules in force.
    pub rules: Rules,
    /// The tiles on the table, each on a cell of its own.
    pub tiles: Vec<Placement>,
    /// Where the table begins.
    pub origin: Cell,
    /// The tiles of the player to move.
    pub rack: Vec<Tile>,
    /// How many players there are.
    pub players: usize,
    /// How many tiles the bag holds; follows from the rest where left out.
    pub bag: Option<usize>,
    /// The points so far, those of the player to move first.
    pub scores: Option<Vec<u32>>,
}

/// A way in which a setup breaks the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A tile that the set does not hold: without a background in Flex, with one in the classic game, split in intro.
    ForeignTile {
        /// The tile.
        tile: Tile,
        /// Where it lies on the table.
        cells: Vec<Cell>,
    },
    /// More copies of a tile, on the table and in the rack, than the set holds.
    TooManyCopies {
        /// The tile.
        tile: Tile,
        /// Where it lies on the table.
        cells: Vec<Cell>,
        /// How many of it the rack holds.
        in_rack: usize,
    },
    /// More tiles in the rack than a hand holds.
    LargeRack {
        /// How many it holds.
        tiles: usize,
    },
    /// Tiles so near the first column or row that a play could leave the named cells.
    NearEdge {
        /// The tiles.
        cells: Vec<Cell>,
        /// An origin with which the same table would lie far enough inside.
        origin: Cell,
    },
    /// Tiles beyond the last column or row.
    BeyondEdge {
        /// The tiles.
        cells: Vec<Cell>,
    },
    /// Tiles that do not hang together with the first group.
    Apart {
        /// One such group.
        cells: Vec<Cell>,
    },
    /// A row or column of touching tiles that is no line.
    Line {
        /// How it lies.
        direction: Direction,
        /// Its tiles.
        tiles: Vec<Placement>,
        /// What is wrong with it.
        fault: LineFault,
    },
    /// A diagonal of one background with more than six tiles.
    LongDiagonal {
        /// How it lies.
        direction: Direction,
        /// Its background.
        background: Background,
        /// Its tiles.
        tiles: Vec<Placement>,
    },
    /// A number of players that the game is not made for.
    Players {
        /// How many there are.
        players: usize,
    },
    /// A bag with more tiles than are neither on the table nor in the rack.
    LargeBag {
        /// How many it holds.
        bag: usize,
        /// How many tiles are unseen.
        unseen: usize,
    },
    /// Scores that are not one for each player.
    ScoreCount {
        /// How many scores there are.
        scores: usize,
        /// How many players there are.
        players: usize,
    },
}

/// A table, a rack to play from, and what is known of the rest: everything in it keeps the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    rules: Rules,
    board: Board,
    origin: Cell,
    rack: Rack,
    players: usize,
    bag: usize,
    scores: Option<Vec<u32>>,
}

impl Position {
    /// Checks a setup and makes a position of it, or reports everything that is wrong with it.
    pub fn new(setup: Setup) -> Result<Position, Vec<Fault>> {
        let mut faults = edge_faults(&setup);
        faults.extend(copy_faults(&setup));
        if setup.rack.len() > RACK_SIZE {
            faults.push(Fault::LargeRack { tiles: setup.rack.len() });
        }
        if !(2..=4).contains(&setup.players) {
            faults.push(Fault::Players { players: setup.players });
        }
        if let Some(scores) = &setup.scores
            && scores.len() != setup.players
        {
            faults.push(Fault::ScoreCount { scores: scores.len(), players: setup.players });
        }
        if !faults.is_empty() {
            return Err(faults);
        }

        let board = Board::with_tiles(&setup.tiles);
        faults.extend(table_faults(&board, setup.rules));
        let unseen = setup.rules.set_size() - setup.tiles.len() - setup.rack.len();
        let bag = setup.bag.unwrap_or(unseen.saturating_sub(RACK_SIZE * (setup.players - 1)));
        if bag > unseen {
            faults.push(Fault::LargeBag { bag, unseen });
        }
        if !faults.is_empty() {
            return Err(faults);
        }

        let mut rack: Rack = setup.rack.iter().copied().collect();
        rack.sort();
        let origin = board.bounds().map_or(setup.origin, |bounds| bounds.top_left);
        let Setup { rules, players, scores, .. } = setup;
        Ok(Position { rules, board, origin, rack, players, bag, scores })
    }

    /// The rules in force.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The table.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The top left corner of the table's tiles; where the table is empty, the cell from which an opening is laid.
    pub fn origin(&self) -> Cell {
        self.origin
    }

    /// The tiles of the player to move, in tile order.
    pub fn rack(&self) -> &Rack {
        &self.rack
    }

    /// How many players there are, 2 to 4.
    pub fn players(&self) -> usize {
        self.players
    }

    /// How many tiles the bag holds.
    pub fn bag(&self) -> usize {
        self.bag
    }

    /// The points so far, those of the player to move first.
    pub fn scores(&self) -> Option<&[u32]> {
        self.scores.as_deref()
    }

    /// Whether tiles can be given back: there are some, and some to draw. The opening must be laid.
    pub fn can_swap(&self) -> bool {
        !self.board.is_empty() && !self.rack.is_empty() && self.bag > 0
    }

    /// Whether laying so many tiles empties the rack while the bag is empty.
    pub fn goes_out(&self, tiles: usize) -> bool {
        self.bag == 0 && tiles == self.rack.len()
    }

    /// What stays in the rack after a turn, in tile order.
    pub fn rack_after(&self, turn: &Turn) -> Rack {
        let mut rack = self.rack.clone();
        for tile in turn.tiles() {
            if let Some(place) = rack.iter().position(|&held| held == tile) {
                rack.remove(place);
            }
        }
        rack
    }

    /// The setup that makes this position.
    pub fn setup(&self) -> Setup {
        Setup {
            rules: self.rules,
            tiles: self.board.tiles().collect(),
            origin: self.origin,
            rack: self.rack.to_vec(),
            players: self.players,
            bag: Some(self.bag),
            scores: self.scores.clone(),
        }
    }

    /// The same position with its origin elsewhere.
    pub fn moved_to(&self, origin: Cell) -> Result<Position, Vec<Fault>> {
        let mut setup = self.setup();
        for placement in &mut setup.tiles {
            placement.cell = Cell::new(
                placement.cell.column - self.origin.column + origin.column,
                placement.cell.row - self.origin.row + origin.row,
            );
        }
        setup.origin = origin;
        Position::new(setup)
    }
}

fn edge_faults(setup: &Setup) -> Vec<Fault> {
    let mut faults = Vec::new();
    let cells_where = |wrong: fn(Cell) -> bool| -> Vec<Cell> {
        setup.tiles.iter().map(|placement| placement.cell).filter(|&cell| wrong(cell)).collect()
    };
    let near = cells_where(|cell| cell.column < EDGE || cell.row < EDGE);
    if let [first, ..] = near[..] {
        let Cell { row, column } = near.iter().copied().fold(Bounds::of(first), Bounds::including).top_left;
        let origin = Cell::new(setup.origin.column + (EDGE - column).max(0), setup.origin.row + (EDGE - row).max(0));
        faults.push(Fault::NearEdge { cells: near, origin });
    }
    let beyond = cells_where(|cell| cell.column > FAR_EDGE || cell.row > FAR_EDGE);
    if !beyond.is_empty() {
        faults.push(Fault::BeyondEdge { cells: beyond });
    }
    faults
}

fn copy_faults(setup: &Setup) -> Vec<Fault> {
    let mut copies = [0; Face::COUNT * Background::ALL.len()];
    let on_table = setup.tiles.iter().map(|placement| placement.tile);
    let mut wrong: Vec<Tile> = Vec::new();
    for tile in on_table.chain(setup.rack.iter().copied()) {
        copies[tile.index()] += 1;
        if copies[tile.index()] > setup.rules.copies(tile) {
            wrong.push(tile);
        }
    }
    wrong.sort();
    wrong.dedup();
    let fault = |tile| {
        let cells = setup.tiles.iter().filter(|here| here.tile == tile).map(|here| here.cell).collect();
        if setup.rules.copies(tile) == 0 {
            return Fault::ForeignTile { tile, cells };
        }
        Fault::TooManyCopies { tile, cells, in_rack: setup.rack.iter().filter(|&&held| held == tile).count() }
    };
    wrong.into_iter().map(fault).collect()
}

/// Lines, diagonals and groups of a table whose tiles lie on cells of their own.
fn table_faults(board: &Board, rules: Rules) -> Vec<Fault> {
    let mut faults = Vec::new();
    for start in board.tiles() {
        for direction in Direction::STRAIGHT {
            let line = (0..).map_while(|steps| board.get(start.cell.step(direction, steps)));
            let begins = board.get(start.cell.step(direction, -1)).is_none();
            // Tiles are collected only where something is wrong: most tables are sound, and read by the thousand.
            if begins && !is_line(line.map(Tile::face)) {
                let tiles = board.run(start.cell, direction, |_| true);
                let found = line_faults(&tiles);
                faults.extend(found.into_iter().map(|fault| Fault::Line { direction, tiles: tiles.clone(), fault }));
            }
        }
        let Some(background) = start.tile.background.filter(|_| rules.has_diagonals()) else { continue };
        for direction in Direction::DIAGONAL {
            let same = |tile: Tile| tile.background == Some(background);
            let at = |steps| board.get(start.cell.step(direction, steps)).is_some_and(same);
            if !at(-1) && (1..=LONGEST_LINE as i16).all(at) {
                faults.push(Fault::LongDiagonal { direction, background, tiles: board.run(start.cell, direction, same) });
            }
        }
    }
    faults.extend(groups(board).into_iter().skip(1).map(|cells| Fault::Apart { cells }));
    faults
}

/// The table's groups of tiles that hang together, the largest first.
fn groups(board: &Board) -> Vec<Vec<Cell>> {
    let Some(bounds) = board.bounds() else { return Vec::new() };
    let mut unseen = vec![false; bounds.width() * bounds.height()];
    for place in board.tiles().filter_map(|tile| bounds.place(tile.cell)) {
        unseen[place] = true;
    }
    let mut take = |cell: &Cell| bounds.place(*cell).is_some_and(|place| std::mem::take(&mut unseen[place]));
    let mut groups: Vec<Vec<Cell>> = Vec::new();
    let mut left = board.len();
    for start in board.tiles() {
        if left == 0 {
            break;
        }
        if !take(&start.cell) {
            continue;
        }
        let mut group = Vec::with_capacity(left);
        group.push(start.cell);
        let mut next = 0;
        while let Some(&cell) = group.get(next) {
            next += 1;
            group.extend(cell.neighbours().into_iter().filter(&mut take));
        }
        left -= group.len();
        groups.push(group);
    }
    groups.sort_by_key(|group| std::cmp::Reverse(group.len()));
    groups.iter_mut().skip(1).for_each(|group| group.sort());
    groups
}
