use super::packed::Hand;
use super::spot::{Diagonals, STEP};
use super::table::Table;

/// The cells along one direction that plays with their first anchor at a certain cell may fill.
pub(super) struct Window {
    before: [FreeCell; 5],
    before_count: usize,
    after: [ReachableCell; 5],
    after_count: usize,
    /// The faces of the hand that can accompany one on the anchor.
    pub(super) mates: u64,
    /// By how much the line grows if all cells are filled.
    pub(super) grows: usize,
    /// Points for all lines across.
    pub(super) cross: u32,
}

/// A free cell before the anchor, which touches nothing.
#[derive(Clone, Copy)]
pub(super) struct FreeCell {
    pub(super) at: u16,
    pub(super) diagonals: Diagonals,
    /// The most points that a tile of the hand earns on the diagonals, once it is asked for.
    pub(super) most: u32,
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
    /// The most points that a tile of the hand earns on the diagonals, once it is asked for.
    pub(super) most: u32,
}

impl Window {
    pub(super) const EMPTY: Window = Window {
        before: [FreeCell {
            at: 0,
            diagonals: Diagonals::NONE,
            most: 0,
        }; 5],
        before_count: 0,
        after: [ReachableCell {
            at: 0,
            faces: 0,
            fitting: 0,
            run: 0,
            grows: 0,
            cross: 0,
            diagonals: Diagonals::NONE,
            most: 0,
        }; 5],
        after_count: 0,
        mates: 0,
        grows: 0,
        cross: 0,
    };

    /// Cells before the anchor, nearest first: free, touching nothing, so any face will do.
    #[inline]
    pub(super) fn before(&self) -> &[FreeCell] {
        &self.before[..self.before_count]
    }

    /// Cells after the anchor, nearest first.
    #[inline]
    pub(super) fn after(&self) -> &[ReachableCell] {
        &self.after[..self.after_count]
    }

    /// The most points that tiles of a hand earn on the diagonals of all cells.
    #[inline]
    pub(super) fn find_most(&mut self, hand: &Hand) -> u32 {
        let mut all = 0;
        for cell in &mut self.before[..self.before_count] {
            cell.most = cell.diagonals.most(hand, self.mates);
            all += cell.most;
        }
        for cell in &mut self.after[..self.after_count] {
            cell.most = cell.diagonals.most(hand, cell.faces);
            all += cell.most;
        }
        all
    }
}

impl<const FLEX: bool> Table<FLEX> {
    /// Fills in the window around an anchor whose tile can be accompanied by these faces; false if
    /// no play of two or more tiles is possible.
    #[inline(always)]
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
        let most = hand.largest_set - 1;
        let step = STEP[direction];

        let mut before = 0;
        if lane.before() == 0 {
            let mut at = anchor.wrapping_sub(step);
            for cell in window.before.iter_mut().take(most) {
                let spot = self.spot(at);
                if spot.is_anchor() {
                    break;
                }
                cell.at = at;
                cell.diagonals = spot.diagonals;
                before += 1;
                at = at.wrapping_sub(step);
            }
        }

        let (mut after, mut grows, mut cross) = (0, before, 0);
        let (mut at, mut lane) = (anchor, lane);
        for cell in window.after.iter_mut().take(most) {
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
            *cell = ReachableCell {
                at,
                faces,
                fitting: lane.faces(),
                run,
                grows: usize::from(lane.after()) + 1,
                cross: across.points(),
                diagonals: spot.diagonals,
                most: 0,
            };
            after += 1;
            grows += cell.grows;
            cross += cell.cross;
        }
        window.mates = mates;
        (window.before_count, window.after_count) = (before, after);
        (window.grows, window.cross) = (grows, cross);
        before + after > 0
    }
}
