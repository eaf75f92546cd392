use super::{GameEnd, GameState, Transcript, TurnError, TurnErrors, WrittenTurn};
use crate::game::{
    Board, Breakdown, Position, RACK_SIZE, Rack, Rules, Tile, TileCounts, Turn, Violation, count,
    score, violations, without,
};

/// Plays a transcript turn by turn, up to the first impossible turn, and scores every turn. It does
/// not check the points that were written down.
///
/// What a turn must satisfy besides the rules: a hand has as many tiles as the player then holds,
/// among them all that the player is known to have kept; no tile is known in more places than the
/// set has copies of it; and no tile was drawn that was then known to be elsewhere. If no hand is
/// written, the same holds for the tiles laid or swapped.
#[derive(Clone, Debug)]
pub(super) struct Replay<'a> {
    transcript: &'a Transcript,
    next: usize,
    board: Board,
    pub(super) bag: usize,
    seats: Vec<HeldTiles>,
    pub(super) scores: Vec<u32>,
    /// How many of the last turns were passes.
    passes: usize,
    pub(super) ending: GameEnd,
    has_failed: bool,
}

/// A turn that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The game before it.
    pub before: GameState,
    /// What the player did.
    pub turn: Turn,
    /// Where its points come from.
    pub breakdown: Breakdown,
}

impl<'a> Replay<'a> {
    /// A game about to begin.
    pub(super) fn new(transcript: &'a Transcript) -> Replay<'a> {
        let (rules, players) = (transcript.rules(), transcript.players().len());
        Replay {
            transcript,
            next: 0,
            board: Board::new(),
            bag: rules.set_size() - RACK_SIZE * players,
            seats: vec![HeldTiles::dealt(rules); players],
            scores: vec![0; players],
            passes: 0,
            ending: GameEnd::Open,
            has_failed: false,
        }
    }

    fn to_move(&self) -> usize {
        self.next % self.seats.len()
    }

    /// What is known about the hand of the player to move.
    #[expect(
        clippy::indexing_slicing,
        reason = "there are 2 to 4 seats, and a remainder is less than their number"
    )]
    fn seat(&self) -> &HeldTiles {
        &self.seats[self.to_move()]
    }

    #[expect(clippy::indexing_slicing, reason = "as above")]
    fn seat_mut(&mut self) -> &mut HeldTiles {
        let player = self.to_move();
        &mut self.seats[player]
    }

    /// The tiles of every player but the one to move, as far as they are known.
    fn others_known(&self) -> impl Iterator<Item = Tile> + '_ {
        let others = self
            .seats
            .iter()
            .enumerate()
            .filter(|(player, _)| *player != self.to_move());
        others.flat_map(|(_, seat)| seat.kept.iter().copied())
    }

    fn on_table(&self) -> impl Iterator<Item = Tile> + '_ {
        self.board.tiles().map(|placement| placement.tile)
    }

    /// The whole hand of the player to move: as written, or because no other tiles are left.
    fn hand(&self, entry: &WrittenTurn) -> Option<Vec<Tile>> {
        let seat = self.seat();
        if entry.hand.is_some() {
            return entry.hand.clone();
        }
        if seat.is_known() {
            return Some(seat.kept.clone());
        }
        let elsewhere = self.on_table().chain(self.others_known());
        let rest = without(
            &self.transcript.rules().tiles().collect::<Vec<_>>(),
            &elsewhere.collect::<Vec<_>>(),
        );
        (rest.len() == seat.size).then_some(rest)
    }

    fn take(&mut self, entry: &WrittenTurn) -> Result<Step, Vec<TurnError>> {
        if self.ending != GameEnd::Open {
            return Err(vec![TurnError::AfterEnd]);
        }
        let used = entry.turn.tiles();
        let seat = self.seat();
        let hand = self.hand(entry);
        let (known, mut errors) = match &hand {
            Some(hand) => (hand.clone(), seat.doubts(hand)),
            None => (seat.known_with(&used), seat.doubts_of_use(&used)),
        };
        errors.extend(self.excess(&known));
        if errors.is_empty() {
            errors.extend(self.violations(&known, hand.is_some(), &entry.turn));
        }
        if !errors.is_empty() {
            return Err(errors);
        }
        let breakdown = match &entry.turn {
            Turn::Lay(play) => score(&self.board, play, self.bag == 0 && used.len() == seat.size),
            Turn::Swap(_) | Turn::Pass => Breakdown::default(),
        };
        let before = self.state(hand.map(|hand| hand.into_iter().take(RACK_SIZE).collect()));
        self.seat_mut().kept = without(&known, &used);
        self.play(&entry.turn, breakdown.total());
        Ok(Step {
            before,
            turn: entry.turn.clone(),
            breakdown,
        })
    }

    /// The first tile that would be known in more places than there are copies of it.
    fn excess(&self, here: &[Tile]) -> Option<TurnError> {
        let rules = self.transcript.rules();
        let on_table: Vec<Tile> = self.on_table().collect();
        let elsewhere: Vec<Tile> = self.others_known().collect();
        here.iter().find_map(|&tile| {
            let (here, on_table, elsewhere) = (
                count(here, tile),
                count(&on_table, tile),
                count(&elsewhere, tile),
            );
            let copies = rules.copies(tile);
            let error = TurnError::TooManyCopies {
                tile,
                here,
                on_table,
                elsewhere,
                copies,
            };
            (here + on_table + elsewhere > copies).then_some(error)
        })
    }

    /// Every rule that a turn breaks, as far as the known tiles of the hand show.
    fn violations(&self, known: &[Tile], is_whole: bool, turn: &Turn) -> Vec<TurnError> {
        let rack = known.iter().copied().take(RACK_SIZE).collect();
        let position = Position::in_game(
            self.transcript.rules(),
            &self.board,
            rack,
            self.seats.len(),
            self.bag,
        );
        let found = violations(&position, turn);
        if is_whole {
            return found.into_iter().map(TurnError::Violation).collect();
        }
        if self.board.is_empty() && !matches!(turn, Turn::Lay(_)) {
            return vec![TurnError::OpeningNotLaid];
        }
        let could_swap = *turn == Turn::Pass && known.is_empty() && self.bag > 0;
        let about_whole_hand =
            |violation: &Violation| matches!(violation, Violation::OpeningSize { .. });
        let swap = could_swap.then_some(Violation::CanSwap { bag: self.bag });
        found
            .into_iter()
            .filter(|violation| !about_whole_hand(violation))
            .chain(swap)
            .map(TurnError::Violation)
            .collect()
    }

    fn state(&self, hand: Option<Rack>) -> GameState {
        GameState {
            rules: self.transcript.rules(),
            board: self.board.clone(),
            hand,
            bag: self.bag,
            scores: self.scores.clone(),
            to_move: self.to_move(),
        }
    }

    /// Plays a legal turn, whose tiles are already removed from what is known of the hand, and
    /// moves on to the next player.
    fn play(&mut self, turn: &Turn, points: u32) {
        let player = self.to_move();
        if let Some(score) = self.scores.get_mut(player) {
            *score += points;
        }
        self.passes = if *turn == Turn::Pass {
            self.passes + 1
        } else {
            0
        };
        let mut set_aside: &[Tile] = &[];
        match turn {
            Turn::Lay(play) => {
                self.board.lay_all(play.placements());
                self.seat_mut().size -= play.placements().len();
            }
            Turn::Swap(tiles) => set_aside = tiles,
            Turn::Pass => {}
        }
        let in_known_places = self
            .on_table()
            .chain(self.seats.iter().flat_map(|seat| seat.kept.iter().copied()));
        let reach = TileCounts::of_set(self.transcript.rules())
            .less(in_known_places)
            .less(set_aside.iter().copied());
        let bag = self.bag;
        self.bag -= self.seat_mut().draw(bag, reach);
        if self.seat().size == 0 {
            self.ending = GameEnd::WentOut(player);
        } else if self.passes == self.seats.len() {
            self.ending = GameEnd::Stuck;
        }
    }
}

impl Iterator for Replay<'_> {
    type Item = Result<Step, TurnErrors>;

    fn next(&mut self) -> Option<Result<Step, TurnErrors>> {
        let entry = self
            .transcript
            .turns()
            .get(self.next)
            .filter(|_| !self.has_failed)?;
        let taken = self.take(entry).map_err(|errors| TurnErrors {
            turn: self.next,
            errors,
        });
        self.has_failed = taken.is_err();
        self.next += 1;
        Some(taken)
    }
}

/// What is known about a player's hand from the turns so far.
#[derive(Clone, Debug)]
struct HeldTiles {
    /// How many tiles it holds.
    size: usize,
    /// The tiles that it is known to hold.
    kept: Vec<Tile>,
    /// What the rest of the hand may be: every tile that was in no known place when the player last
    /// drew.
    reach: TileCounts,
}

impl HeldTiles {
    fn dealt(rules: Rules) -> HeldTiles {
        HeldTiles {
            size: RACK_SIZE,
            kept: Vec::new(),
            reach: TileCounts::of_set(rules),
        }
    }

    /// Whether every tile is known.
    fn is_known(&self) -> bool {
        self.kept.len() == self.size
    }

    /// What is wrong with a hand that is said to be this one.
    fn doubts(&self, hand: &[Tile]) -> Vec<TurnError> {
        let mut errors = Vec::new();
        if hand.len() != self.size {
            errors.push(TurnError::HandSize {
                found: hand.len(),
                expected: self.size,
            });
        }
        let lost = without(&self.kept, hand);
        if !lost.is_empty() {
            errors.push(TurnError::Lost { tiles: lost });
        }
        errors.extend(
            self.reach
                .lacks(&without(hand, &self.kept))
                .map(|tile| TurnError::NotDrawn { tile }),
        );
        errors
    }

    /// What is wrong with using tiles of a hand that is known in part.
    fn doubts_of_use(&self, used: &[Tile]) -> Vec<TurnError> {
        let drawn = without(used, &self.kept);
        let unknown = self.size - self.kept.len();
        if drawn.len() > unknown {
            return vec![TurnError::NotHeld {
                tiles: drawn,
                unknown,
            }];
        }
        self.reach
            .lacks(&drawn)
            .map(|tile| TurnError::NotDrawn { tile })
            .into_iter()
            .collect()
    }

    /// The tiles that are known once some are seen to be used.
    fn known_with(&self, used: &[Tile]) -> Vec<Tile> {
        let mut known = self.kept.clone();
        known.extend(without(used, &self.kept));
        known
    }

    /// Draws from a bag of this many tiles, which may be any of those within reach; how many it
    /// draws.
    fn draw(&mut self, bag: usize, reach: TileCounts) -> usize {
        let drawn = (RACK_SIZE - self.size).min(bag);
        self.size += drawn;
        self.reach = reach;
        drawn
    }
}
