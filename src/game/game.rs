use super::{
    Board, Cell, MIN_COORDINATE, Position, RACK_SIZE, Rack, Rng, Rules, Setup, SetupError, Tile,
    Turn, largest_set, score,
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
                self.board.lay_all(play.placements());
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

/// A ruling of ours: a game ends after this many turns in a row without a tile laid. Otherwise
/// swaps could go on for ever.
pub const MAX_IDLE_TURNS: usize = 12;

/// The players with their hands and points, the bag, and whose turn it is: everything of a game
/// except the table.
#[derive(Clone, Debug)]
pub struct HandsAndBag {
    hands: Vec<Rack>,
    bag: Vec<Tile>,
    scores: Vec<u32>,
    to_move: usize,
    /// Turns in a row without a tile laid, and how many of the last ones were passes.
    idle_turns: usize,
    passes: usize,
}

impl HandsAndBag {
    /// Shuffles the set and deals; the player with the largest set begins.
    pub fn deal(rules: Rules, players: usize, rng: &mut Rng) -> HandsAndBag {
        let mut bag: Vec<Tile> = rules.tiles().collect();
        rng.shuffle(&mut bag);
        let mut hands = vec![Rack::new(); players];
        for hand in &mut hands {
            refill(hand, &mut bag);
        }
        let to_move = (0..players)
            .rev()
            .max_by_key(|&player| largest_set(&hands[player]))
            .unwrap_or(0);
        HandsAndBag {
            hands,
            bag,
            scores: vec![0; players],
            to_move,
            idle_turns: 0,
            passes: 0,
        }
    }

    /// How many players there are.
    pub fn players(&self) -> usize {
        self.hands.len()
    }

    /// The tiles of the player to move.
    pub fn hand(&self) -> &Rack {
        &self.hands[self.to_move]
    }

    /// The tiles of every player.
    pub fn hands(&self) -> &[Rack] {
        &self.hands
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

    /// Whether the game has ended: somebody went out, nobody can do anything, or nobody has laid a
    /// tile for long.
    pub fn is_over(&self) -> bool {
        let gone_out = self.bag.is_empty() && self.hands.iter().any(|hand| hand.is_empty());
        gone_out || self.passes >= self.hands.len() || self.idle_turns >= MAX_IDLE_TURNS
    }

    /// The player to move lays tiles of the hand for these points and draws as many.
    pub fn lay(&mut self, tiles: impl IntoIterator<Item = Tile>, points: u32) {
        self.give_up(tiles);
        self.scores[self.to_move] += points;
        refill(&mut self.hands[self.to_move], &mut self.bag);
        (self.idle_turns, self.passes) = (0, 0);
        self.next();
    }

    /// The player to move sets tiles of the hand aside and draws as many; then they return to
    /// random places in the bag.
    pub fn swap(&mut self, tiles: &[Tile], rng: &mut Rng) {
        self.give_up(tiles.iter().copied());
        refill(&mut self.hands[self.to_move], &mut self.bag);
        self.bag.extend(tiles);
        rng.shuffle(&mut self.bag);
        (self.idle_turns, self.passes) = (self.idle_turns + 1, 0);
        self.next();
    }

    /// The player to move cannot play: gives back as many tiles as the bag holds, the last in tile
    /// order; or passes.
    pub fn skip(&mut self, rng: &mut Rng) {
        if self.bag.is_empty() {
            return self.pass();
        }
        let hand = self.hand().clone();
        let kept = hand.len().saturating_sub(self.bag.len());
        self.swap(&hand[kept..], rng);
    }

    /// The player to move does nothing.
    pub fn pass(&mut self) {
        (self.idle_turns, self.passes) = (self.idle_turns + 1, self.passes + 1);
        self.next();
    }

    fn give_up(&mut self, tiles: impl IntoIterator<Item = Tile>) {
        let hand = &mut self.hands[self.to_move];
        for tile in tiles {
            assert!(hand.remove(tile), "a legal turn uses the hand's tiles");
        }
    }

    fn next(&mut self) {
        self.to_move = (self.to_move + 1) % self.hands.len();
    }
}

/// Draws from the end of the bag until the hand is full or the bag is empty.
fn refill(hand: &mut Rack, bag: &mut Vec<Tile>) {
    let drawn = (RACK_SIZE - hand.len()).min(bag.len());
    bag.drain(bag.len() - drawn..)
        .for_each(|tile| hand.insert(tile));
}
