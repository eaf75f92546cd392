use super::packed::Hand;
use super::spot::{Diagonals, STEP};
use super::table::Table;

/// The cells along one direction that plays with their first anchor at a certain cell may fill.
pub(super) struct Window {
    before: [(u16, Diagonals); 5],
    before_count: usize,
    after: [ReachableCell; 5],
    after_count: usize,
    /// The faces of the hand that can accompany one on the anchor.
    pub(super) mates: u64,
}

/// A free cell that a play along one direction reaches after its anchor.
#[derive(Clone, Copy)]
pub(super) struct ReachableCell {
    pub(super) at: u16,
    /// The faces of the hand that fit the cell in both directions.
    pub(super) faces: u64,
    /// The faces that fit the line's runs on both sides of the cell.
    pub(super) fitting: u64,
    /// The faces of the run that begins behind it.
    pub(super) run: u64,
    /// By how much the line grows with this cell and that run.
    pub(super) grows: usize,
    /// Points for the line across.
    pub(super) cross: u32,
    pub(super) diagonals: Diagonals,
}

impl Window {
    pub(super) const EMPTY: Window = Window {
        before: [(0, Diagonals::NONE); 5],
        before_count: 0,
        after: [ReachableCell {
            at: 0,
            faces: 0,
            fitting: 0,
            run: 0,
            grows: 0,
            cross: 0,
            diagonals: Diagonals::NONE,
        }; 5],
        after_count: 0,
        mates: 0,
    };

    /// Cells before the anchor, nearest first: free, touching nothing, so any face will do.
    #[inline]
    pub(super) fn before(&self) -> &[(u16, Diagonals)] {
        &self.before[..self.before_count]
    }

    /// Cells after the anchor, nearest first.
    #[inline]
    pub(super) fn after(&self) -> &[ReachableCell] {
        &self.after[..self.after_count]
    }
}

impl<const FLEX: bool> Table<FLEX> {
    /// Fills in the window around an anchor whose tile can be accompanied by these faces; false if
    /// no play of two or more tiles is possible.
    #[inline]
    pub(super) fn look_along(
        &self,
        anchor: u16,
        mates: u64,
        direction: usize,
        hand: &Hand,
        window: &mut Window,
    ) -> bool {
        let lane = self.spot(anchor).lanes[direction];
        let mates = mates & lane.faces() & hand.faces;
        if mates == 0 {
            return false;
        }
        window.mates = mates;
        let most = hand.largest_set - 1;
        let step = STEP[direction];

        window.before_count = 0;
        if lane.before() == 0 {
            let mut at = anchor;
            while window.before_count < most {
                at = at.wrapping_sub(step);
                let spot = self.spot(at);
                if spot.is_anchor() {
                    break;
                }
                window.before[window.before_count] = (at, spot.diagonals);
                window.before_count += 1;
            }
        }

        window.after_count = 0;
        let (mut at, mut lane) = (anchor, lane);
        while window.after_count < most {
            at = at.wrapping_add(step.wrapping_mul(lane.after() + 1));
            let spot = self.spot(at);
            lane = spot.lanes[direction];
            let across = spot.lanes[1 - direction];
            let faces = lane.faces() & across.faces() & mates;
            if faces == 0 {
                break;
            }
            let run = if lane.after() > 0 {
                self.spot(at.wrapping_add(step)).lanes[direction].faces()
            } else {
                0
            };
            window.after[window.after_count] = ReachableCell {
                at,
                faces,
                fitting: lane.faces(),
                run,
                grows: usize::from(lane.after()) + 1,
                cross: across.points(),
                diagonals: spot.diagonals,
            };
            window.after_count += 1;
        }
        window.before_count + window.after_count > 0
    }
}
