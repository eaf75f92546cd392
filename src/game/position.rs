use arrayvec::ArrayVec;

use super::{
    Board, Breakdown, Cell, GAME_ORIGIN, Play, Rules, Setup, SetupError, Tile, Turn, Unseen, score,
};

/// How many tiles a hand holds.
pub const RACK_SIZE: usize = 6;
/// The first column and row on which a tile of a position may lie: any play then reaches only cells
/// with names.
pub const MIN_COORDINATE: i16 = 7;
/// The last column and row on which a tile of a position may lie.
pub const MAX_COORDINATE: i16 = 512;

/// The tiles of a hand, in tile order.
pub type Rack = ArrayVec<Tile, RACK_SIZE>;

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
    pub fn new(setup: Setup) -> Result<Position, Vec<SetupError>> {
        let (board, bag) = setup.check()?;
        let mut rack: Rack = setup.rack.iter().copied().collect();
        rack.sort();
        let origin = board
            .bounds()
            .map_or(setup.origin, |bounds| bounds.top_left);
        let Setup {
            rules,
            players,
            scores,
            ..
        } = setup;
        Ok(Position {
            rules,
            board,
            origin,
            rack,
            players,
            bag,
            scores,
        })
    }

    /// A position of a game whose table keeps the rules by the way it came about, though it may lie
    /// near the edge.
    pub(crate) fn in_game(
        rules: Rules,
        board: &Board,
        rack: Rack,
        players: usize,
        bag: usize,
    ) -> Position {
        let origin = board.bounds().map_or(GAME_ORIGIN, |bounds| bounds.top_left);
        Position {
            rules,
            board: board.clone(),
            origin,
            rack,
            players,
            bag,
            scores: None,
        }
    }

    /// The rules in force.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The table.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The top left corner of the table's tiles; where the table is empty, the cell from which an
    /// opening is laid.
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

    /// Whether the game is over, as far as can be told: the bag is empty, and so is the rack or
    /// everybody else's.
    pub fn is_over(&self) -> bool {
        self.bag == 0 && (self.rack.is_empty() || Unseen::of(self).is_empty())
    }

    /// Whether laying so many tiles empties the rack while the bag is empty.
    pub fn goes_out(&self, tiles: usize) -> bool {
        self.bag == 0 && tiles == self.rack.len()
    }

    /// Where the points of a legal play come from.
    pub fn breakdown(&self, play: &Play) -> Breakdown {
        score(&self.board, play, self.goes_out(play.placements().len()))
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
    pub fn moved_to(&self, origin: Cell) -> Result<Position, Vec<SetupError>> {
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
