use super::{
    Board, Breakdown, Cell, GAME_ORIGIN, Play, RACK_SIZE, Rack, Rules, Setup, SetupError, Turn,
    Unseen, score,
};

use crate::named::codes;

/// The first column and row on which a tile of a position may lie: any play then reaches only cells
/// with names.
pub const MIN_COORDINATE: i16 = 7;
/// The last column and row on which a tile of a position may lie.
pub const MAX_COORDINATE: i16 = 512;

/// A table, a rack to play from, and what is known about the rest. Every position is legal:
/// [`Position::new`] and parsing check the rules and report everything that breaks them.
///
/// ```
/// use sixfold::game::Position;
///
/// let position: Position = "flex RcbRtwRsb/1BtbBss RssRdwRfb players=3".parse()?;
/// assert_eq!(position.board().len(), 5);
/// assert_eq!((position.rack().len(), position.bag()), (3, 88));
/// assert_eq!(
///     position.to_string(),
///     "flex RcbRtwRsb/1BtbBss RssRdwRfb origin=g7 players=3 bag=88",
/// );
/// # Ok::<(), sixfold::notation::NotationError>(())
/// ```
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

/// Something odd about a position that people may still study: in a game, racks are full as long as
/// the bag lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionNote {
    /// The rack is short although the bag holds tiles.
    ShortRack {
        /// The tiles in the rack.
        held: usize,
        /// The tiles in the bag.
        bag: usize,
    },
    /// The others hold more or fewer tiles than in a game.
    UnevenHands {
        /// The tiles that they hold together.
        held: usize,
        /// The tiles in the bag.
        bag: usize,
        /// How many players they are.
        others: usize,
    },
}

codes! {
    PositionNote {
        PositionNote::ShortRack { .. } => "short_rack",
        PositionNote::UnevenHands { .. } => "uneven_hands",
    }
}

impl Position {
    /// Checks a setup and makes a position of it, or reports everything that is wrong with it.
    pub fn new(setup: Setup) -> Result<Position, Vec<SetupError>> {
        let (board, bag) = setup.check()?;
        let rack = setup.rack.iter().copied().collect();
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

    /// What is odd about it.
    pub fn notes(&self) -> Vec<PositionNote> {
        let (bag, others) = (self.bag, self.players - 1);
        let seen = self.board.len() + self.rack.len();
        let (held, full) = (self.rules.set_size() - seen - bag, RACK_SIZE * others);
        let is_short = self.rack.len() < RACK_SIZE && bag > 0;
        let is_uneven = if bag == 0 { held > full } else { held != full };
        let short = is_short.then_some(PositionNote::ShortRack {
            held: self.rack.len(),
            bag,
        });
        let uneven = is_uneven.then_some(PositionNote::UnevenHands { held, bag, others });
        short.into_iter().chain(uneven).collect()
    }

    /// A position whose table and numbers are known to be legal.
    pub(crate) fn of_legal_parts(
        rules: Rules,
        board: Board,
        rack: Rack,
        players: usize,
        bag: usize,
        scores: Option<Vec<u32>>,
    ) -> Position {
        let origin = board.bounds().map_or(GAME_ORIGIN, |bounds| bounds.top_left);
        Position {
            rules,
            board,
            origin,
            rack,
            players,
            bag,
            scores,
        }
    }

    /// A position from a game. Its table is legal by construction, but may lie near the edge.
    pub(crate) fn in_game(
        rules: Rules,
        board: &Board,
        rack: Rack,
        players: usize,
        bag: usize,
    ) -> Position {
        Position::of_legal_parts(rules, board.clone(), rack, players, bag, None)
    }

    /// The rule set.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The table.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The top left corner of the table's tiles; if the table is empty, the first cell of an
    /// opening.
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

    /// Whether a swap is possible: the rack and the bag have tiles, and it is not the first turn.
    pub fn can_swap(&self) -> bool {
        !self.board.is_empty() && !self.rack.is_empty() && self.bag > 0
    }

    /// Whether the game is over, as far as the position shows: the bag is empty, and so is the rack
    /// or everybody else's.
    pub fn is_over(&self) -> bool {
        self.bag == 0 && (self.rack.is_empty() || Unseen::of(self).is_empty())
    }

    /// Whether laying this many tiles empties the rack while the bag is empty.
    pub fn goes_out(&self, tiles: usize) -> bool {
        self.bag == 0 && tiles == self.rack.len()
    }

    /// Where the points of a legal play come from.
    pub fn play_breakdown(&self, play: &Play) -> Breakdown {
        score(&self.board, play, self.goes_out(play.placements().len()))
    }

    /// Where the points of a legal turn come from; empty if no tile is laid.
    pub fn breakdown(&self, turn: &Turn) -> Breakdown {
        turn.play()
            .map_or_else(Breakdown::default, |play| self.play_breakdown(play))
    }

    /// What stays in the rack after a turn, in tile order.
    pub fn rack_after(&self, turn: &Turn) -> Rack {
        self.rack.without(turn.tiles())
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
            placement.cell = placement.cell + (origin - self.origin);
        }
        setup.origin = origin;
        Position::new(setup)
    }
}
