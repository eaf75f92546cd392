use super::Endgame;
use super::state::{State, give_up};
use crate::search::Hand;

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
                give_up(&mut hands[mover], found.codes());
            } else {
                passes += 1;
            }
            mover = 1 - mover;
        }
        self.table.undo_to(tiles);
        gains[state.mover] - gains[1 - state.mover]
    }
}
