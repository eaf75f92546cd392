use super::display::DisplayOffset;
use super::{Hint, Lineup, Seat, hints};
use crate::game::{
    Breakdown, Cell, Game, Offset, Position, Rack, Rng, Setup, Turn, Violation, violations,
};
use crate::record::{GameEnd, Record, Transcript, TurnErrors, WrittenTurn};
use crate::strategy::{Level, ObservedTurn, Player};

/// A person's game against engines.
///
/// Players are counted from 0 in the order of their turns. Cells have the names that people see:
/// when the table comes near the first column or row, all cells get new names.
pub struct LiveGame {
    lineup: Lineup,
    game: Game,
    rng: Rng,
    past: Vec<Past>,
    engines: Vec<Option<Player>>,
    adviser: Player,
    hints: usize,
    take_backs: usize,
}

/// A turn that was played, in the cells of the game, and the game before it.
struct Past {
    game: Game,
    rng: Rng,
    turn: Turn,
    points: u32,
}

/// A turn that was played, as people see it.
#[derive(Clone, Debug)]
pub struct PlayedTurn {
    /// Who took it.
    pub player: usize,
    /// What the player did.
    pub turn: Turn,
    /// Where its points come from.
    pub breakdown: Breakdown,
    /// The tiles that the player drew, in tile order.
    pub drawn: Rack,
    /// How far the names of all cells move from now on.
    pub renamed: Offset,
}

impl LiveGame {
    /// Begins a game.
    pub fn new(lineup: Lineup) -> LiveGame {
        let rules = lineup.rules();
        let engine = |seat: &Seat| match seat {
            Seat::Person => None,
            Seat::Engine(level) => Some(Player::new(*level, rules, 0)),
        };
        let engines = lineup.seats().iter().map(engine).collect();
        let adviser = Player::new(Level::Strongest, rules, 0);
        let (game, rng) = lineup.deal();
        LiveGame {
            lineup,
            game,
            rng,
            past: Vec::new(),
            engines,
            adviser,
            hints: 0,
            take_backs: 0,
        }
    }

    /// A saved game, before its turns are replayed.
    pub(super) fn with_counts(self, hints: usize, take_backs: usize) -> LiveGame {
        LiveGame {
            hints,
            take_backs,
            ..self
        }
    }

    /// Who plays what.
    pub fn lineup(&self) -> &Lineup {
        &self.lineup
    }

    /// How many turns were taken.
    pub fn turns(&self) -> usize {
        self.past.len()
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.game.is_over()
    }

    /// Whether it ended because nobody has laid a tile for long.
    pub fn is_stalled(&self) -> bool {
        self.is_over()
            && self
                .record()
                .is_ok_and(|record| record.ending() == GameEnd::Open)
    }

    /// The player to move.
    pub fn to_move(&self) -> usize {
        self.past.len() % self.engines.len()
    }

    /// The person's place.
    pub fn person(&self) -> usize {
        self.engines.iter().position(Option::is_none).unwrap_or(0)
    }

    /// Whether the person has taken a turn.
    pub fn has_person_played(&self) -> bool {
        self.past.len() > self.person()
    }

    /// Whether the person is to move.
    pub fn is_persons_turn(&self) -> bool {
        !self.is_over() && self.to_move() == self.person()
    }

    /// The points of each player.
    pub fn scores(&self) -> Vec<u32> {
        (0..self.engines.len())
            .map(|player| self.game.scores()[self.seat_of(player)])
            .collect()
    }

    /// The game's own index of a player: it counts from another one than the first to move.
    fn seat_of(&self, player: usize) -> usize {
        let players = self.engines.len();
        (self.game.to_move() + players - self.to_move() + player) % players
    }

    /// How many tiles the bag holds.
    pub fn bag(&self) -> usize {
        self.game.bag()
    }

    /// How many hints were taken.
    pub fn hints_taken(&self) -> usize {
        self.hints
    }

    /// How often a turn was undone.
    pub fn take_backs(&self) -> usize {
        self.take_backs
    }

    /// What the player to move sees.
    pub fn position(&self) -> Position {
        named(&self.game, self.display())
    }

    /// The table with the person's tiles, whoever is to move.
    pub fn persons_view(&self) -> Position {
        let rack = self.game.hands_and_bag().hands()[self.seat_of(self.person())].to_vec();
        Position::new(Setup {
            rack,
            ..self.position().setup()
        })
        .expect("a game keeps the rules")
    }

    /// The tiles of the player to move, in tile order.
    pub(super) fn hand(&self) -> Rack {
        self.game.hand().clone()
    }

    fn display(&self) -> DisplayOffset {
        DisplayOffset::of(self.game.board().bounds())
    }

    /// The cells filled since the person's last turn.
    pub fn new_cells(&self) -> Vec<Cell> {
        let players = self.engines.len();
        let since = (self.to_move() + players - self.person()) % players;
        let since = if since == 0 { players - 1 } else { since - 1 };
        let display = self.display();
        let last = self
            .past
            .iter()
            .rev()
            .take(since)
            .map(|past| display.to_display(&past.turn));
        last.filter_map(|turn| {
            if let Turn::Lay(play) = turn {
                Some(play)
            } else {
                None
            }
        })
        .flat_map(|play| play.cells().collect::<Vec<_>>())
        .collect()
    }

    /// Every rule that a turn of the player to move breaks; empty if it is legal.
    pub fn violations(&self, turn: &Turn) -> Vec<Violation> {
        violations(&self.position(), turn)
    }

    /// The player to move takes a turn. The error lists every rule that it breaks; it is empty if
    /// the game is over. An opening may be typed anywhere: it is moved to its usual place.
    pub fn take(&mut self, turn: &Turn) -> Result<PlayedTurn, Vec<Violation>> {
        let violations = self.violations(turn);
        if self.is_over() || !violations.is_empty() {
            return Err(violations);
        }
        Ok(self.apply(self.to_game(turn)))
    }

    /// A turn that was typed, with its cells as they would be shown: an opening is moved to its
    /// usual place.
    pub fn to_display(&self, turn: &Turn) -> Turn {
        self.display().to_display(&self.to_game(turn))
    }

    /// A turn that was typed, with the cells of the game.
    fn to_game(&self, turn: &Turn) -> Turn {
        let typed = if self.past.is_empty() {
            DisplayOffset::of_opening(turn)
        } else {
            None
        };
        typed.unwrap_or(self.display()).to_game(turn)
    }

    /// An engine takes its turn, if it is an engine's.
    pub fn let_engine_move(&mut self) -> Option<PlayedTurn> {
        if self.is_over() {
            return None;
        }
        let (seed, place, position) = (self.choice_seed(), self.to_move(), self.position());
        let players = self.engines.len();
        let engine = self.engines[place].as_mut()?;
        engine.begin(seed);
        watch(engine, &self.past, players);
        let turn = engine.choose(&position);
        Some(self.apply(self.to_game(&turn)))
    }

    /// The seed of an engine's choice in this turn.
    fn choice_seed(&self) -> u64 {
        self.lineup.seed().rotate_left(32) ^ self.past.len() as u64
    }

    /// Takes a legal turn whose cells are those of the game.
    pub(super) fn apply(&mut self, turn: Turn) -> PlayedTurn {
        let (player, seat, hand, before) = (
            self.to_move(),
            self.game.to_move(),
            self.hand(),
            self.display(),
        );
        let (game, rng) = (self.game.clone(), self.rng.clone());
        self.game.take(&turn, &mut self.rng);
        let display = self.display();
        // As it was before, but with the new names.
        let position = named(&game, display);
        let shown = display.to_display(&turn);
        let breakdown = position.breakdown(&shown);
        let drawn = drawn(&hand, &turn, &self.game.hands_and_bag().hands()[seat]);
        self.past.push(Past {
            game,
            rng,
            turn,
            points: breakdown.total(),
        });
        PlayedTurn {
            player,
            turn: shown,
            breakdown,
            drawn,
            renamed: display.since(before),
        }
    }

    /// Undoes the person's last turn and the engines' answers; returns whether there was one.
    pub fn take_back(&mut self) -> bool {
        let players = self.engines.len();
        let person = self.person();
        let Some(turn) = (0..self.past.len())
            .rev()
            .find(|turn| turn % players == person)
        else {
            return false;
        };
        let Past { game, rng, .. } = self.past.swap_remove(turn);
        (self.game, self.rng) = (game, rng);
        self.past.truncate(turn);
        self.take_backs = self.take_backs.saturating_add(1);
        true
    }

    /// The hints to a good turn of the player to move, each revealing more than the one before;
    /// none if the game is over.
    pub fn hints(&mut self) -> Vec<Hint> {
        if self.is_over() {
            return Vec::new();
        }
        let position = self.position();
        self.adviser.begin(self.choice_seed());
        watch(&mut self.adviser, &self.past, self.engines.len());
        let turn = self.adviser.choose(&position);
        hints(&position, &turn)
    }

    /// Counts a hint that was taken.
    pub fn count_hint(&mut self) {
        self.hints = self.hints.saturating_add(1);
    }

    /// The game as a record, with the hand of every turn.
    pub fn transcript(&self) -> Transcript {
        let mut transcript = Transcript::new(self.lineup.rules(), self.lineup.names())
            .expect("a lineup has valid names");
        let display = self.display();
        for Past {
            game, turn, points, ..
        } in &self.past
        {
            let hand = game.hand().to_vec();
            transcript.push(WrittenTurn {
                hand: Some(hand),
                turn: display.to_display(turn),
                points: Some(*points),
            });
        }
        transcript
    }

    /// The same, checked turn by turn.
    pub fn record(&self) -> Result<Record, TurnErrors> {
        Record::new(self.transcript())
    }
}

/// Shows a player the turns that the others took since the player's own.
fn watch(player: &mut Player, past: &[Past], players: usize) {
    for past in &past[past.len().saturating_sub(players - 1)..] {
        player.watch(ObservedTurn::new(&past.game, &past.turn));
    }
}

/// What the player to move sees, the cells as the game has them.
fn as_dealt(game: &Game) -> Position {
    game.position()
        .expect("a game keeps the rules, and lies far from every edge")
}

/// The same with the names that people see.
fn named(game: &Game, display: DisplayOffset) -> Position {
    let position = as_dealt(game);
    let origin = display.cell_to_display(position.origin());
    position
        .moved_to(origin)
        .expect("names keep far enough from the edge")
}

/// What a player drew who took a turn with one hand and then held another, in tile order.
fn drawn(before: &Rack, turn: &Turn, after: &Rack) -> Rack {
    let kept = before.without(turn.tiles());
    after.without(kept.iter().copied())
}
