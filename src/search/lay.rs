//! Laying one tile, and undoing it.

use super::found::PackedPlay;
use super::packed::{FACES, MATES, PackedTile};
use super::spot::{DIAGONAL_STEP, DIAGONALS, EMPTY, LineInfo, MASK, NOWHERE, STEP, index};
use super::table::Table;
use super::undo::Change;
use crate::game::{Bounds, Cell, Tile};

/// Touching tiles in a row or a column.
pub(super) struct Run {
    pub(super) first: u16,
    pub(super) last: u16,
    pub(super) length: u16,
    pub(super) faces: u64,
    /// The faces that match all of these.
    pub(super) fitting: u64,
}

impl Run {
    /// A run without tiles, anywhere.
    pub(super) const NONE: Run = Run {
        first: 0,
        last: 0,
        length: 0,
        faces: 0,
        fitting: FACES,
    };
}

impl<const FLEX: bool> Table<FLEX> {
    /// Lays a tile on a free cell and updates the cells at the ends of its lines. The tile must fit
    /// there, and the table takes at most a whole set of 108 connected tiles.
    pub fn lay(&mut self, cell: Cell, tile: Tile) {
        self.lay_on(cell, index(cell), PackedTile::of(tile));
    }

    /// Lays a play that was found on this table.
    pub fn lay_found(&mut self, found: &PackedPlay) {
        for (at, code) in found.steps() {
            self.lay_on(self.cell(at), at, code);
        }
    }

    fn lay_on(&mut self, cell: Cell, at: u16, code: PackedTile) {
        debug_assert_eq!(self.spot(at).tile, EMPTY, "the cell is free");
        let bounds = self.bounds;
        self.bounds = Some(bounds.map_or(Bounds::of(cell), |bounds| bounds.including(cell)));
        self.laid.push(at);
        let slot = self.forget_anchor(at);
        if self.undo_log.is_on {
            self.undo_log.begin(bounds, slot, self.anchors.len());
            self.join::<true>(at, code);
        } else {
            self.join::<false>(at, code);
        }
        self.spot_mut(at).tile = code.byte();
    }

    /// Updates the cells at the ends of a new tile's lines. `UNDO` says whether that is noted.
    fn join<const UNDO: bool>(&mut self, at: u16, code: PackedTile) {
        for direction in 0..2 {
            self.join_lane::<UNDO>(at, direction, code.face());
        }
        if FLEX {
            for diagonal in 0..2 {
                self.join_diagonal::<UNDO>(at, diagonal, code.background());
            }
        }
    }

    /// Joins the runs before and after a new tile.
    #[inline]
    fn join_lane<const UNDO: bool>(&mut self, at: u16, direction: usize, face: usize) {
        let step = STEP[direction];
        let lane = self.spot(at).lanes[direction];
        let (before, after) = (lane.before(), lane.after());
        let mut faces = 1 << face;
        if before > 0 {
            faces |= self.spot(at.wrapping_sub(step)).lanes[direction].faces();
        }
        if after > 0 {
            faces |= self.spot(at.wrapping_add(step)).lanes[direction].faces();
        }
        let run = Run {
            first: at.wrapping_sub(before.wrapping_mul(step)),
            last: at.wrapping_add(after.wrapping_mul(step)),
            length: before + after + 1,
            faces,
            fitting: lane.faces() & MATES[face],
        };
        self.end_run::<UNDO>(&run, direction);
    }

    /// Writes what is known of a run to the tiles at its ends and to the free cells beyond them.
    #[inline]
    pub(super) fn end_run<const UNDO: bool>(&mut self, run: &Run, direction: usize) {
        let step = STEP[direction];
        let length = u64::from(run.length);
        let info = LineInfo::new(run.faces, length, 0);
        self.set_lane::<UNDO>(run.first, direction, info);
        if run.length > 1 {
            self.set_lane::<UNDO>(run.last, direction, info);
        }

        let ahead = run.first.wrapping_sub(step);
        let lane = self.spot(ahead).lanes[direction];
        let mut fitting = lane.faces() & run.fitting;
        if lane.before() > 0 {
            let other = self.spot(ahead.wrapping_sub(step)).lanes[direction];
            if other.faces() & !run.fitting != 0 {
                fitting = 0;
            }
        }
        let lane = LineInfo::new(fitting, lane.before().into(), length);
        self.set_free_lane::<UNDO>(ahead, direction, lane);

        let behind = run.last.wrapping_add(step);
        let lane = self.spot(behind).lanes[direction];
        let mut fitting = lane.faces() & run.fitting;
        if lane.after() > 0 {
            let other = self.spot(behind.wrapping_add(step)).lanes[direction];
            if other.faces() & !run.fitting != 0 {
                fitting = 0;
            }
        }
        let lane = LineInfo::new(fitting, length, lane.after().into());
        self.set_free_lane::<UNDO>(behind, direction, lane);
    }

    #[inline]
    fn set_lane<const UNDO: bool>(&mut self, at: u16, direction: usize, lane: LineInfo) {
        let spot = &mut self.spots[usize::from(at & MASK)];
        if UNDO {
            let before = spot.lanes[direction].0;
            self.undo_log.note(at, direction as u16, before);
        }
        spot.lanes[direction] = lane;
    }

    /// The same for a free cell beside a tile, which is an anchor from now on.
    #[inline]
    fn set_free_lane<const UNDO: bool>(&mut self, at: u16, direction: usize, lane: LineInfo) {
        self.set_lane::<UNDO>(at, direction, lane);
        let spot = &mut self.spots[usize::from(at & MASK)];
        let faces = spot.faces();
        if spot.slot == NOWHERE {
            spot.slot = self.anchors.len() as u16;
            self.anchors.push(at & MASK);
            self.anchor_faces.push(faces);
        } else if let Some(known) = self.anchor_faces.get_mut(usize::from(spot.slot)) {
            *known = faces;
        }
    }

    #[inline]
    fn join_diagonal<const UNDO: bool>(&mut self, at: u16, diagonal: usize, background: usize) {
        let step = DIAGONAL_STEP[diagonal];
        let here = self.spot(at).diagonals;
        let before = here.run(background, diagonal * 2);
        let after = here.run(background, diagonal * 2 + 1);
        let first = at.wrapping_sub(before.wrapping_mul(step));
        let last = at.wrapping_add(after.wrapping_mul(step));
        self.end_diagonal::<UNDO>([first, last], diagonal, background, before + after + 1);
    }

    /// Writes the length of a diagonal of one background to the free cells beyond its ends.
    #[inline]
    pub(super) fn end_diagonal<const UNDO: bool>(
        &mut self,
        [first, last]: [u16; 2],
        diagonal: usize,
        background: usize,
        length: u16,
    ) {
        let step = DIAGONAL_STEP[diagonal];
        let (ahead, behind) = (first.wrapping_sub(step), last.wrapping_add(step));
        for (end, side) in [(ahead, diagonal * 2 + 1), (behind, diagonal * 2)] {
            let spot = &mut self.spots[usize::from(end & MASK)];
            if spot.tile == EMPTY {
                if UNDO {
                    self.undo_log.note(end, DIAGONALS, spot.diagonals.0);
                }
                spot.diagonals.set_run(background, side, length);
            }
        }
    }

    /// Removes a cell from the anchors and returns its place among them.
    fn forget_anchor(&mut self, at: u16) -> u16 {
        let slot = std::mem::replace(&mut self.spot_mut(at).slot, NOWHERE);
        if slot != NOWHERE {
            self.anchors.swap_remove(usize::from(slot));
            self.anchor_faces.swap_remove(usize::from(slot));
            if let Some(&moved) = self.anchors.get(usize::from(slot)) {
                self.spot_mut(moved).slot = slot;
            }
        }
        slot
    }

    /// From now on, laying tiles can be undone.
    pub fn record_undo(&mut self) {
        self.undo_log.restart(true);
    }

    /// Undoes the last tiles laid until this many are left. What was laid before
    /// [`Table::record_undo`] stays.
    pub fn undo_to(&mut self, tiles: usize) {
        while self.laid.len() > tiles {
            let Some(step) = self.undo_log.steps.pop() else {
                return;
            };
            let at = self.laid.pop().unwrap_or_default();
            self.spot_mut(at).tile = EMPTY;
            while self.undo_log.changes.len() > step.changes {
                if let Some(change) = self.undo_log.changes.pop() {
                    self.undo(change);
                }
            }
            while self.anchors.len() > usize::from(step.anchors) {
                let anchor = self.anchors.pop().unwrap_or_default();
                self.spot_mut(anchor).slot = NOWHERE;
            }
            self.anchor_faces.truncate(self.anchors.len());
            if step.slot != NOWHERE {
                self.restore_anchor(at, step.slot);
            }
            self.bounds = step.bounds;
        }
    }

    #[inline]
    fn undo(&mut self, change: Change) {
        let spot = &mut self.spots[usize::from(change.at & MASK)];
        if change.part == DIAGONALS {
            spot.diagonals.0 = change.before;
            return;
        }
        spot.lanes[usize::from(change.part & 1)].0 = change.before;
        if let Some(faces) = self.anchor_faces.get_mut(usize::from(spot.slot)) {
            *faces = spot.faces();
        }
    }

    /// Undoes [`Table::forget_anchor`].
    fn restore_anchor(&mut self, at: u16, slot: u16) {
        let last = self.anchors.len();
        let faces = self.spot(at).faces();
        self.anchors.push(at & MASK);
        self.anchor_faces.push(faces);
        self.anchors.swap(usize::from(slot), last);
        self.anchor_faces.swap(usize::from(slot), last);
        let moved = self.anchors[last];
        self.spot_mut(moved).slot = last as u16;
        self.spot_mut(at).slot = slot;
    }
}
