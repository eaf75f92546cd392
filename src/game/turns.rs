use super::{Board, Cell, Chance, EDGE, Fault, Position, RACK_SIZE, Rack, Rules, Setup, Tile, Turn, largest_set, score};

/// Where games begin: far enough inside that no game reaches the edge.
pub(crate) const START: Cell = Cell::new(120, 120);

/// So many turns in a row without a tile laid end a game that swaps would keep going for ever.
pub(crate) const STALLED: usize = 12;

/// A whole game in progress: the table, every hand and the bag.
#[derive(Clone, Debug)]
pub struct Game {
    rules: Rules,
    board: Board,
    hands: Vec<Rack>,
    bag: Vec<Tile>,
    scores: Vec<u32>,
    to_move: usize,
    /// Turns in a row without a tile laid, and how many of them were passes.
    idle_turns: usize,
    passes: usize,
}

impl Game {
    /// Shuffles the set and deals; the player with the largest set begins.
    pub fn deal(rules: Rules, players: usize, chance: &mut Chance) -> Game {
        let mut bag: Vec<Tile> = rules.tiles().collect();
        chance.shuffle(&mut bag);
        let mut hands = vec![Rack::new(); players];
        for hand in &mut hands {
            refill(hand, &mut bag);
        }
        let to_move = (0..players).rev().max_by_key(|&player| largest_set(&hands[player])).unwrap_or(0);
        Game { rules, board: Board::new(), hands, bag, scores: vec![0; players], to_move, idle_turns: 0, passes: 0 }
    }

    /// The rules in force.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The table.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Where an opening is laid.
    pub fn start(&self) -> Cell {
        START
    }

    /// The tiles of the player to move.
    pub fn hand(&self) -> &Rack {
        &self.hands[self.to_move]
    }

    /// How many tiles the bag holds.
    pub fn bag(&self) -> usize {
        self.bag.len()
    }

    /// The points of each player.
    pub fn scores(&self) -> &[u32] {
        &self.scores
    }

    /// The player to move, from 0.
    pub fn to_move(&self) -> usize {
        self.to_move
    }

    /// Whether the game has ended: somebody went out, or nobody can do anything, or nobody has for long.
    pub fn is_over(&self) -> bool {
        let gone_out = self.bag.is_empty() && self.hands.iter().any(Rack::is_empty);
        gone_out || self.passes >= self.hands.len() || self.idle_turns >= STALLED
    }

    /// Takes a legal turn and passes the move on. Tiles swapped return to random places in the bag.
    pub fn take(&mut self, turn: &Turn, chance: &mut Chance) {
        let hand = &mut self.hands[self.to_move];
        for tile in turn.tiles() {
            let place = hand.iter().position(|&held| held == tile).expect("a legal turn uses the hand's tiles");
            hand.remove(place);
        }
        match turn {
            Turn::Lay(play) => {
                let goes_out = hand.is_empty() && self.bag.is_empty();
                self.scores[self.to_move] += score(&self.board, play, goes_out).total();
                for placement in play.placements() {
                    self.board.lay(placement.cell, placement.tile);
                }
                refill(hand, &mut self.bag);
            }
            Turn::Swap(tiles) => {
                refill(hand, &mut self.bag);
                self.bag.extend(tiles);
                chance.shuffle(&mut self.bag);
            }
            Turn::Pass => {}
        }
        self.idle_turns = if matches!(turn, Turn::Lay(_)) { 0 } else { self.idle_turns + 1 };
        self.passes = if *turn == Turn::Pass { self.passes + 1 } else { 0 };
        self.to_move = (self.to_move + 1) % self.hands.len();
    }

    /// What the player to move sees.
    pub fn position(&self) -> Result<Position, Vec<Fault>> {
        let scores = (0..self.hands.len()).map(|later| self.scores[(self.to_move + later) % self.hands.len()]);
        let setup = Setup {
            rules: self.rules,
            tiles: self.board.tiles().collect(),
            origin: START,
            rack: self.hand().to_vec(),
            players: self.hands.len(),
            bag: Some(self.bag.len()),
            scores: Some(scores.collect()),
        };
        Position::new(setup)
    }
}

/// Draws from the end of the bag until the hand is full or the bag is empty.
pub(crate) fn refill(hand: &mut Rack, bag: &mut Vec<Tile>) {
    while hand.len() < RACK_SIZE
        && let Some(tile) = bag.pop()
    {
        hand.push(tile);
    }
}

const _: () = assert!(START.column > EDGE + 108 && START.row > EDGE + 108);
