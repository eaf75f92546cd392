use super::line::{illegal_lines, long_diagonal};
use super::sound::is_sound;
use super::{
    Board, Bounds, Cell, Direction, IllegalLine, LongDiagonal, MAX_COORDINATE, MIN_COORDINATE,
    Placement, RACK_SIZE, Rules, Tile, TileCounts, count,
};
use crate::named::codes;

/// The parts of a position as they were given, not yet checked against the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The rule set.
    pub rules: Rules,
    /// The tiles on the table, each on a cell of its own.
    pub tiles: Vec<Placement>,
    /// Where the table begins.
    pub origin: Cell,
    /// The tiles of the player to move.
    pub rack: Vec<Tile>,
    /// How many players there are.
    pub players: usize,
    /// How many tiles the bag holds; computed from the rest if `None`.
    pub bag: Option<usize>,
    /// The points so far, those of the player to move first.
    pub scores: Option<Vec<u32>>,
}

/// A way in which a setup breaks the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// A tile that the set does not hold: without a background in Flex, with one in the classic
    /// game, split in intro.
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
    /// Tiles beyond the last column or row; none if it is the origin of an empty table.
    BeyondEdge {
        /// The tiles.
        cells: Vec<Cell>,
    },
    /// Cells on which several tiles lie.
    CellTwice {
        /// The cells.
        cells: Vec<Cell>,
    },
    /// Tiles that are not connected to the largest component.
    Apart {
        /// One such group.
        cells: Vec<Cell>,
    },
    /// A row or column of touching tiles that is not a line.
    Line(IllegalLine),
    /// A diagonal of one background with more than six tiles.
    LongDiagonal(LongDiagonal),
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

impl Setup {
    /// The table and how many tiles the bag holds; or every rule that is broken. Misplaced tiles
    /// and excess copies are reported before the table as a whole is checked.
    pub(super) fn check(&self) -> Result<(Board, usize), Vec<SetupError>> {
        let mut errors = edge_errors(self);
        errors.extend(copy_errors(self));
        errors.extend(count_errors(self));
        if !errors.is_empty() {
            return Err(errors);
        }
        let board = Board::with_tiles(&self.tiles)
            .map_err(|cells| vec![SetupError::CellTwice { cells }])?;
        if !is_sound(&board) {
            errors.extend(table_errors(&board));
        }
        let unseen = self.rules.set_size() - self.tiles.len() - self.rack.len();
        let bag = self
            .bag
            .unwrap_or(unseen.saturating_sub(RACK_SIZE * (self.players - 1)));
        if bag > unseen {
            errors.push(SetupError::LargeBag { bag, unseen });
        }
        if errors.is_empty() {
            Ok((board, bag))
        } else {
            Err(errors)
        }
    }
}

fn edge_errors(setup: &Setup) -> Vec<SetupError> {
    let mut errors = Vec::new();
    let cells_where = |wrong: fn(Cell) -> bool| -> Vec<Cell> {
        setup
            .tiles
            .iter()
            .map(|placement| placement.cell)
            .filter(|&cell| wrong(cell))
            .collect()
    };
    let near = cells_where(|cell| cell.column < MIN_COORDINATE || cell.row < MIN_COORDINATE);
    if let Some(bounds) = Bounds::around(near.iter().copied()) {
        let Cell { row, column } = bounds.top_left;
        let origin = Cell::new(
            setup.origin.column + (MIN_COORDINATE - column).max(0),
            setup.origin.row + (MIN_COORDINATE - row).max(0),
        );
        errors.push(SetupError::NearEdge {
            cells: near,
            origin,
        });
    }
    let is_beyond = |cell: Cell| cell.column > MAX_COORDINATE || cell.row > MAX_COORDINATE;
    let beyond = cells_where(is_beyond);
    let is_named = |cell: Cell| cell.column > 0 && cell.row > 0;
    let lost_origin =
        setup.tiles.is_empty() && (is_beyond(setup.origin) || !is_named(setup.origin));
    if !beyond.is_empty() || lost_origin {
        errors.push(SetupError::BeyondEdge { cells: beyond });
    }
    errors
}

fn copy_errors(setup: &Setup) -> Vec<SetupError> {
    let mut copies = TileCounts::default();
    let on_table = setup.tiles.iter().map(|placement| placement.tile);
    let mut wrong: Vec<Tile> = Vec::new();
    for tile in on_table.chain(setup.rack.iter().copied()) {
        copies.add(tile);
        if copies.get(tile) > setup.rules.copies(tile) {
            wrong.push(tile);
        }
    }
    wrong.sort();
    wrong.dedup();
    let error = |tile| {
        let cells = setup
            .tiles
            .iter()
            .filter(|here| here.tile == tile)
            .map(|here| here.cell)
            .collect();
        if setup.rules.copies(tile) == 0 {
            return SetupError::ForeignTile { tile, cells };
        }
        SetupError::TooManyCopies {
            tile,
            cells,
            in_rack: count(&setup.rack, tile),
        }
    };
    wrong.into_iter().map(error).collect()
}

fn count_errors(setup: &Setup) -> Vec<SetupError> {
    let mut errors = Vec::new();
    let players = setup.players;
    if setup.rack.len() > RACK_SIZE {
        errors.push(SetupError::LargeRack {
            tiles: setup.rack.len(),
        });
    }
    if !(2..=4).contains(&players) {
        errors.push(SetupError::Players { players });
    }
    if let Some(scores) = setup
        .scores
        .as_ref()
        .map(Vec::len)
        .filter(|&scores| scores != players)
    {
        errors.push(SetupError::ScoreCount { scores, players });
    }
    errors
}

/// Lines, diagonals and groups of a table whose tiles lie on cells of their own.
pub(super) fn table_errors(board: &Board) -> Vec<SetupError> {
    let mut errors = Vec::new();
    for start in board.tiles() {
        for direction in Direction::STRAIGHT {
            if board.get(start.cell.step(direction, -1)).is_none() {
                errors.extend(
                    illegal_lines(|cell| board.get(cell), start.cell, direction)
                        .into_iter()
                        .map(SetupError::Line),
                );
            }
        }
        for direction in Direction::DIAGONAL {
            let diagonal = long_diagonal(|cell| board.get(cell), start, direction);
            errors.extend(
                diagonal
                    .filter(|diagonal| diagonal.tiles[0] == start)
                    .map(SetupError::LongDiagonal),
            );
        }
    }
    errors.extend(
        board
            .components()
            .into_iter()
            .skip(1)
            .map(|cells| SetupError::Apart { cells }),
    );
    errors
}

codes! {
    SetupError {
        SetupError::ForeignTile { .. } => "foreign_tile",
        SetupError::TooManyCopies { .. } => "too_many_copies",
        SetupError::LargeRack { .. } => "large_rack",
        SetupError::NearEdge { .. } => "near_edge",
        SetupError::BeyondEdge { .. } => "beyond_edge",
        SetupError::CellTwice { .. } => "cell_twice",
        SetupError::Apart { .. } => "apart",
        SetupError::LongDiagonal(_) => "long_diagonal",
        SetupError::Players { .. } => "players",
        SetupError::LargeBag { .. } => "large_bag",
        SetupError::ScoreCount { .. } => "score_count",
        ;
        SetupError::Line(line) => line.error.code(),
    }
}
