use arrayvec::ArrayVec;

use super::Endgame;
use crate::search::{CellSet, Hand, PackedPlay};
use crate::strategy::deal::{PackedTiles, remove_tiles};

/// Whose turn it is in an endgame, and with which tiles; the table is kept elsewhere.
#[derive(Clone)]
pub(super) struct State {
    pub(super) hands: [PackedTiles; 2],
    pub(super) mover: usize,
    /// Hashes by which states differ: the tiles that were laid where, and those that left each
    /// hand, in any order.
    laid: u64,
    given: u64,
    /// Whether the player before passed.
    pub(super) passed: bool,
}

impl State {
    /// The state in which an endgame begins.
    pub(super) fn new(hands: [PackedTiles; 2]) -> State {
        State {
            hands,
            mover: 0,
            laid: 0,
            given: 0,
            passed: false,
        }
    }

    /// The hand of the player to move.
    pub(super) fn hand(&self) -> &PackedTiles {
        &self.hands[self.mover]
    }

    pub(super) fn after(&self, play: &Move) -> State {
        let mut state = self.clone();
        remove_tiles(&mut state.hands[self.mover], play.found.codes());
        state.laid ^= play.key;
        for code in play.found.codes() {
            state.given = state
                .given
                .wrapping_add(mixed(u64::from(code.byte()) << 1 | self.mover as u64));
        }
        state.mover = 1 - self.mover;
        state.passed = false;
        state
    }

    /// A number that differs for every state and table of the endgame.
    pub(super) fn key(&self) -> u64 {
        mixed(self.laid ^ mixed(self.given ^ self.mover as u64))
    }

    pub(super) fn after_pass(&self) -> State {
        State {
            mover: 1 - self.mover,
            passed: true,
            ..self.clone()
        }
    }
}

/// A play with its key and its place in the order.
#[derive(Clone, Copy)]
pub(super) struct Move {
    pub(super) found: PackedPlay,
    pub(super) key: u64,
    pub(super) order: i32,
}

impl Move {
    pub(super) fn new(found: PackedPlay) -> Move {
        Move {
            found,
            key: found.key(),
            order: 0,
        }
    }

    /// The part of its key by which it is remembered as a good one.
    pub(super) fn part(&self) -> usize {
        self.key as usize % PARTS
    }
}

/// How many parts of keys there are.
pub(super) const PARTS: usize = 4096;

fn mixed(number: u64) -> u64 {
    let number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}

/// How the other player could go out at once, the most points first, and the cells that each of
/// these plays depends on: unless the player to move fills one of them, it can be laid next turn
/// too.
pub(super) struct Threats(ArrayVec<(i32, CellSet), FEW>);

/// This many threats are enough to find one that a play does not block.
const FEW: usize = 8;

impl Threats {
    /// The margin that a play brings at most, if that is known without a search: it goes out, or
    /// else the other player can.
    #[inline]
    pub(super) fn most_of(&self, found: &PackedPlay, state: &State) -> Option<i32> {
        let gain = found.score() as i32;
        if found.tiles() == state.hand().len() {
            return Some(gain);
        }
        let filled = CellSet::filled_by(found);
        self.0
            .iter()
            .find(|(_, cells)| cells.is_apart_from(filled))
            .map(|&(points, _)| gain - points)
    }
}

impl<const FLEX: bool> Endgame<FLEX> {
    /// The threats of the player who is not to move; none if the tiles cannot go out together.
    pub(super) fn threats(&mut self, state: &State) -> Threats {
        let theirs = &state.hands[1 - state.mover];
        let hand = Hand::of_codes(theirs, true);
        if hand.longest_play() < theirs.len() {
            return Threats(ArrayVec::new());
        }
        let mut plays = std::mem::take(&mut self.replies);
        plays.clear();
        self.table.for_each_play(&hand, |found| {
            if found.tiles() == theirs.len() {
                plays.push(*found);
            }
        });
        plays.sort_by_key(|found| std::cmp::Reverse(found.score()));
        let threats = Threats(self.different(&plays));
        self.replies = plays;
        threats
    }

    /// The first few plays that do not all depend on the same cells.
    fn different(&self, plays: &[PackedPlay]) -> ArrayVec<(i32, CellSet), FEW> {
        let mut few = ArrayVec::new();
        let mut shared = CellSet::EVERYWHERE;
        for found in plays {
            let cells = self.table.cells_of(found);
            let still_shared = shared.shared_with(cells);
            if still_shared != shared {
                few.push((found.score() as i32, cells));
                shared = still_shared;
            }
            if shared == CellSet::NOWHERE || few.is_full() {
                break;
            }
        }
        few
    }
}

impl<const FLEX: bool> Endgame<FLEX> {
    /// Both take the most points to the end.
    pub(super) fn estimate(&mut self, state: &State) -> i32 {
        self.estimates += 1;
        let tiles = self.table.len();
        let mut hands = state.hands.clone();
        let mut mover = state.mover;
        let mut gains = [0, 0];
        let mut passes = 0;
        while passes < 2 {
            let hand = Hand::of_codes(&hands[mover], true);
            if let Some(found) = self.table.best_play(&hand) {
                passes = 0;
                gains[mover] += found.score() as i32;
                if found.tiles() == hands[mover].len() {
                    break;
                }
                self.table.lay_found(&found);
                remove_tiles(&mut hands[mover], found.codes());
            } else {
                passes += 1;
            }
            mover = 1 - mover;
        }
        self.table.undo_to(tiles);
        gains[state.mover] - gains[1 - state.mover]
    }
}
