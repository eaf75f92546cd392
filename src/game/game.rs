use super::{
    Board, Cell, HandsAndBag, MIN_COORDINATE, Position, Rack, Rng, Rules, Setup, SetupError, Turn,
    score,
};

/// Where games begin: far enough inside that no game reaches the edge.
pub(crate) const GAME_ORIGIN: Cell = Cell::new(120, 120);
const _: () =
    assert!(GAME_ORIGIN.column > MIN_COORDINATE + 108 && GAME_ORIGIN.row > MIN_COORDINATE + 108);

/// A whole game in progress: the table, every hand and the bag.
#[derive(Clone, Debug)]
pub struct Game {
    rules: Rules,
    board: Board,
    hands_and_bag: HandsAndBag,
}

impl Game {
    /// Shuffles the set and deals; the player with the largest set begins.
    pub fn deal(rules: Rules, players: usize, rng: &mut Rng) -> Game {
        Game {
            rules,
            board: Board::new(),
            hands_and_bag: HandsAndBag::deal(rules, players, rng),
        }
    }

    /// The table.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The players with their hands and points, and the bag.
    pub fn hands_and_bag(&self) -> &HandsAndBag {
        &self.hands_and_bag
    }

    /// The tiles of the player to move.
    pub fn hand(&self) -> &Rack {
        self.hands_and_bag.hand()
    }

    /// How many tiles the bag holds.
    pub fn bag(&self) -> usize {
        self.hands_and_bag.bag()
    }

    /// The points of each player.
    pub fn scores(&self) -> &[u32] {
        self.hands_and_bag.scores()
    }

    /// The player to move, from 0.
    pub fn to_move(&self) -> usize {
        self.hands_and_bag.to_move()
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.hands_and_bag.is_over()
    }

    /// Takes a legal turn and passes the move on.
    pub fn take(&mut self, turn: &Turn, rng: &mut Rng) {
        match turn {
            Turn::Lay(play) => {
                let goes_out = self.bag() == 0 && play.placements().len() == self.hand().len();
                let points = score(&self.board, play, goes_out).total();
                for placement in play.placements() {
                    self.board.lay(placement.cell, placement.tile);
                }
                self.hands_and_bag.lay(play.tiles(), points);
            }
            Turn::Swap(tiles) => self.hands_and_bag.swap(tiles, rng),
            Turn::Pass => self.hands_and_bag.pass(),
        }
    }

    /// What the player to move sees.
    pub fn position(&self) -> Result<Position, Vec<SetupError>> {
        let players = self.hands_and_bag.players();
        let scores = (0..players).map(|later| self.scores()[(self.to_move() + later) % players]);
        Position::new(Setup {
            rules: self.rules,
            tiles: self.board.tiles().collect(),
            origin: GAME_ORIGIN,
            rack: self.hand().to_vec(),
            players,
            bag: Some(self.bag()),
            scores: Some(scores.collect()),
        })
    }
}
