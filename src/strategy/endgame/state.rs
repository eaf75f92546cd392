use crate::search::{PackedPlay, PackedTile};
use crate::strategy::deal::PackedTiles;

/// Whose turn it is in an ending, and with which tiles; the table is kept elsewhere.
#[derive(Clone)]
pub(super) struct State {
    pub(super) hands: [PackedTiles; 2],
    pub(super) mover: usize,
    /// Tell states apart: the tiles that were laid where, and those that left each hand, in any
    /// order.
    laid: u64,
    given: u64,
    /// Whether the player before passed.
    pub(super) passed: bool,
}

impl State {
    /// The state in which an ending begins.
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
        give_up(&mut state.hands[self.mover], play.found.codes());
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

    /// A number that tells it, and its table, from all others of the ending.
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

/// A play with what it is known and ordered by.
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

/// How many parts of keys are told apart.
pub(super) const PARTS: usize = 4096;

/// Takes tiles out of a hand.
pub(super) fn give_up(hand: &mut PackedTiles, codes: &[PackedTile]) {
    for code in codes {
        if let Some(place) = hand.iter().position(|held| held == code) {
            hand.remove(place);
        }
    }
}

fn mixed(number: u64) -> u64 {
    let number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}
