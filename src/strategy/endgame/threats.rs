use arrayvec::ArrayVec;

use super::Endgame;
use super::state::State;
use crate::search::{CellSet, Hand, PackedPlay};

/// How the other player could go out at once, the most points first, and the cells that each of
/// these plays depends on: unless the player to move fills one of them, it can be laid next turn
/// too.
pub(super) struct Threats(ArrayVec<(i32, CellSet), FEW>);

/// So many threats are enough to find one that a play does not meet.
const FEW: usize = 8;

impl Threats {
    /// The margin that a play brings at most, where that is known without a search: it goes out, or
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
    /// The threats of the player who is not to move; none where their tiles do not go together.
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
