use crate::game::{
    Board, Cell, MAX_COORDINATE, MIN_COORDINATE, Placement, Position, Rack, Rules, Setup,
};

/// A game before one of its turns, as far as its record tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameState {
    /// The rules in force.
    pub rules: Rules,
    /// The table.
    pub board: Board,
    /// The tiles of the player to move, in tile order, where they are known: written down, or left
    /// over.
    pub hand: Option<Rack>,
    /// How many tiles the bag holds.
    pub bag: usize,
    /// The points so far, in the order of the players.
    pub scores: Vec<u32>,
    /// The player to move, from 0.
    pub to_move: usize,
}

impl GameState {
    /// The position of the player to move, where the hand is known. Its cells are those of the
    /// record, unless the table lies so near an edge that it must be moved: by [`GameState::shift`].
    pub fn position(&self) -> Option<Position> {
        let (columns, rows) = self.shift();
        let moved = |cell: Cell| Cell::new(cell.column + columns, cell.row + rows);
        let tiles = self.board.tiles().map(|laid| Placement {
            cell: moved(laid.cell),
            ..laid
        });
        let setup = Setup {
            rules: self.rules,
            tiles: tiles.collect(),
            origin: Cell::new(MIN_COORDINATE, MIN_COORDINATE),
            rack: self.hand.as_ref()?.to_vec(),
            players: self.scores.len(),
            bag: Some(self.bag),
            scores: Some(self.scores_from(self.to_move)),
        };
        Position::new(setup).ok()
    }

    /// By how many columns and rows a position must be moved to lie where positions may.
    pub fn shift(&self) -> (i16, i16) {
        let Some(bounds) = self.board.bounds() else {
            return (0, 0);
        };
        let shift = |first: i16, last: i16| {
            if first < MIN_COORDINATE {
                MIN_COORDINATE - first
            } else {
                (MAX_COORDINATE - last).min(0)
            }
        };
        let (first, last) = (bounds.top_left, bounds.bottom_right);
        (shift(first.column, last.column), shift(first.row, last.row))
    }

    fn scores_from(&self, player: usize) -> Vec<u32> {
        let (before, after) = self.scores.split_at(player);
        [after, before].concat()
    }
}
