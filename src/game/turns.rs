use super::{Board, Cell, Chance, EDGE, Fault, Position, Rack, Rules, Seats, Setup, Turn, score};

/// Where games begin: far enough inside that no game reaches the edge.
pub(crate) const START: Cell = Cell::new(120, 120);
const _: () = assert!(START.column > EDGE + 108 && START.row > EDGE + 108);

/// A whole game in progress: the table, every hand and the bag.
#[derive(Clone, Debug)]
pub struct Game {
    rules: Rules,
    board: Board,
    seats: Seats,
}

impl Game {
    /// Shuffles the set and deals; the player with the largest set begins.
    pub fn deal(rules: Rules, players: usize, chance: &mut Chance) -> Game {
        Game {
            rules,
            board: Board::new(),
            seats: Seats::deal(rules, players, chance),
        }
    }

    /// The table.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The players with their hands and points, and the bag.
    pub fn seats(&self) -> &Seats {
        &self.seats
    }

    /// The tiles of the player to move.
    pub fn hand(&self) -> &Rack {
        self.seats.hand()
    }

    /// How many tiles the bag holds.
    pub fn bag(&self) -> usize {
        self.seats.bag()
    }

    /// The points of each player.
    pub fn scores(&self) -> &[u32] {
        self.seats.scores()
    }

    /// The player to move, from 0.
    pub fn to_move(&self) -> usize {
        self.seats.to_move()
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.seats.is_over()
    }

    /// Takes a legal turn and passes the move on.
    pub fn take(&mut self, turn: &Turn, chance: &mut Chance) {
        match turn {
            Turn::Lay(play) => {
                let goes_out = self.bag() == 0 && play.placements().len() == self.hand().len();
                let points = score(&self.board, play, goes_out).total();
                for placement in play.placements() {
                    self.board.lay(placement.cell, placement.tile);
                }
                self.seats.lay(play.tiles(), points);
            }
            Turn::Swap(tiles) => self.seats.swap(tiles, chance),
            Turn::Pass => self.seats.pass(),
        }
    }

    /// What the player to move sees.
    pub fn position(&self) -> Result<Position, Vec<Fault>> {
        let players = self.seats.players();
        let scores = (0..players).map(|later| self.scores()[(self.to_move() + later) % players]);
        Position::new(Setup {
            rules: self.rules,
            tiles: self.board.tiles().collect(),
            origin: START,
            rack: self.hand().to_vec(),
            players,
            bag: Some(self.bag()),
            scores: Some(scores.collect()),
        })
    }
}
