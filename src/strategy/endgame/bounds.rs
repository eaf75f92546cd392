use super::Endgame;
use super::state::{State, give_up};
use crate::search::{Code, Hand};

/// Bounds are worth their time where no more tiles than this are left.
const FEW_TILES: usize = 8;
/// What going out earns.
const OUT: i32 = 6;

/// The most that can be earned with each face, and with each hand.
pub(super) struct Prospects {
    faces: [u32; 36],
    pub(super) sums: [i32; 2],
}

impl Prospects {
    pub(super) fn of(&self, codes: &[Code]) -> i32 {
        codes.iter().map(|code| self.faces[code.face()] as i32).sum()
    }
}

impl<const FLEX: bool> Endgame<FLEX> {
    /// What can still be earned at most; nothing is known of diagonals, nor of many tiles.
    pub(super) fn prospects(&self, state: &State) -> Option<Prospects> {
        if FLEX || state.tiles() > FEW_TILES {
            return None;
        }
        let mut copies = [0; 36];
        for code in state.hands.iter().flatten() {
            copies[code.face()] += 1;
        }
        let mut prospects = Prospects { faces: self.table.prospects(&copies), sums: [0; 2] };
        prospects.sums = [0, 1].map(|player| prospects.of(&state.hands[player]) + OUT);
        Some(prospects)
    }

    /// A bound that settles a table without a search, where there is one.
    pub(super) fn settled_by(&self, prospects: &Prospects, state: &State, low: i32, high: i32) -> Option<i32> {
        let most = prospects.sums[state.mover];
        if most <= low {
            return Some(most);
        }
        let best = self.table.best_play(&Hand::of_codes(state.hand(), true))?;
        let goes_out = best.tiles() == state.hand().len();
        let least = best.score() as i32 - if goes_out { 0 } else { prospects.sums[1 - state.mover] };
        (least >= high).then_some(least)
    }

    /// Both take the most points to the end.
    pub(super) fn estimate(&mut self, state: &State) -> i32 {
        self.estimates += 1;
        let tiles = self.table.len();
        let mut hands = state.hands.clone();
        let mut mover = state.mover;
        let mut gains = [0, 0];
        let mut passes = usize::from(state.passed);
        while passes < 2 {
            let hand = Hand::of_codes(&hands[mover], true);
            if let Some(found) = self.table.best_play(&hand) {
                passes = 0;
                gains[mover] += found.score() as i32;
                if found.tiles() == hands[mover].len() {
                    break;
                }
                self.table.lay_found(&found);
                give_up(&mut hands[mover], found.codes());
            } else {
                passes += 1;
            }
            mover = 1 - mover;
        }
        if passes == 2 && self.table.len() == tiles {
            // Nobody can lay a tile: that is exact.
            self.estimates -= 1;
        }
        self.table.take_back_to(tiles);
        gains[state.mover] - gains[1 - state.mover]
    }
}
