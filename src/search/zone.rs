use super::diagonals::Diagonals;
use super::found::Found;
use super::table::{DIAGONAL_STEP, STEP, Table, place};
use crate::game::LONGEST_LINE;

/// A set of cells, each a bit that it shares only with cells far away: sets without a common bit have no common cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Zone(u128);

impl Zone {
    pub(crate) const NOWHERE: Zone = Zone(0);
    pub(crate) const EVERYWHERE: Zone = Zone(u128::MAX);

    /// The cells that a play fills.
    #[inline]
    pub(crate) fn filled_by(found: &Found) -> Zone {
        found.steps().fold(Zone::NOWHERE, |zone, (at, _)| zone.with(at))
    }

    /// Whether the two have surely no cell in common.
    #[inline]
    pub(crate) fn is_apart_from(self, other: Zone) -> bool {
        self.0 & other.0 == 0
    }

    pub(crate) fn shared_with(self, other: Zone) -> Zone {
        Zone(self.0 & other.0)
    }

    #[inline]
    fn with(self, at: u16) -> Zone {
        let at = u32::from(place(at));
        Zone(self.0 | 1 << (at / ROW % 8 * 16 + at % ROW % 16))
    }
}

const ROW: u32 = STEP[1] as u32;

impl<const FLEX: bool> Table<FLEX> {
    /// The cells that a play found on this table depends on: whatever else is laid elsewhere, in one turn, the play stays
    /// legal and scores no less.
    ///
    /// These are its own cells and the free ones at the ends of its lines. A tile at the end of a diagonal can only add points,
    /// unless the diagonal would become too long.
    pub(crate) fn zone(&self, found: &Found) -> Zone {
        found.steps().fold(Zone::NOWHERE, |zone, (at, code)| {
            let spot = self.spot(at);
            let mut zone = zone.with(at);
            for (lane, step) in spot.lanes.into_iter().zip(STEP) {
                zone = zone.with(at.wrapping_sub((lane.before() + 1).wrapping_mul(step)));
                zone = zone.with(at.wrapping_add((lane.after() + 1).wrapping_mul(step)));
            }
            if FLEX {
                zone = self.with_full_diagonals(zone, at, spot.diagonals, code.background());
            }
            zone
        })
    }

    fn with_full_diagonals(&self, mut zone: Zone, at: u16, here: Diagonals, background: usize) -> Zone {
        for (diagonal, step) in DIAGONAL_STEP.into_iter().enumerate() {
            let (before, after) = (diagonal * 2, diagonal * 2 + 1);
            let runs = [here.run(background, before), here.run(background, after)];
            let ahead = at.wrapping_sub((runs[0] + 1).wrapping_mul(step));
            let behind = at.wrapping_add((runs[1] + 1).wrapping_mul(step));
            for (end, side) in [(ahead, before), (behind, after)] {
                let joined = runs[0] + 1 + runs[1] + 1 + self.spot(end).diagonals.run(background, side);
                if usize::from(joined) > LONGEST_LINE {
                    zone = zone.with(end);
                }
            }
        }
        zone
    }
}
