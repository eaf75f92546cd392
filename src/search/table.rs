use super::found::PackedPlay;
use super::packed::{MATES, PackedTile};
use super::spot::{
    AROUND, DIAGONAL_STEP, EMPTY, LineInfo, MASK, NOWHERE, ROW, SIZE, STEP, Spot, index, same_place,
};
use super::undo::UndoLog;
use crate::game::{Board, Bounds, Cell, LONGEST_LINE, Tile};

/// The table, prepared for searching and kept up to date as tiles are laid. `FLEX` says whether
/// diagonals count.
#[derive(Clone)]
pub struct Table<const FLEX: bool> {
    spots: Box<[Spot; SIZE]>,
    /// The free cells that touch a tile, in no particular order.
    anchors: Vec<u16>,
    laid: Vec<u16>,
    bounds: Option<Bounds>,
    /// What laying changed, if it is to be undone.
    undo_log: Option<UndoLog>,
}

impl<const FLEX: bool> Default for Table<FLEX> {
    fn default() -> Self {
        Table::new()
    }
}

impl<const FLEX: bool> Table<FLEX> {
    /// The empty table.
    pub fn new() -> Self {
        let spots = vec![Spot::FREE; SIZE].into_boxed_slice();
        let spots = spots
            .try_into()
            .unwrap_or_else(|_| unreachable!("the slice was made with this size"));
        Table {
            spots,
            anchors: Vec::with_capacity(256),
            laid: Vec::with_capacity(108),
            bounds: None,
            undo_log: None,
        }
    }

    /// Clears the table and lays the tiles of a board.
    pub fn prepare(&mut self, board: &Board) {
        self.clear();
        self.bounds = board.bounds();
        for placement in board.tiles() {
            self.lay_code(index(placement.cell), PackedTile::of(placement.tile));
        }
    }

    /// Takes every tile off the table.
    pub fn clear(&mut self) {
        for at in self.laid.drain(..) {
            for step in AROUND {
                self.spots[usize::from(at.wrapping_add(step) & MASK)] = Spot::FREE;
            }
        }
        self.anchors.clear();
        self.bounds = None;
        self.undo_log = None;
    }

    /// Whether no tile lies on it.
    pub fn is_empty(&self) -> bool {
        self.laid.is_empty()
    }

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
        if let Some(undo_log) = &mut self.undo_log {
            undo_log.begin(self.bounds);
        }
        self.bounds = Some(
            self.bounds
                .map_or(Bounds::of(cell), |bounds| bounds.including(cell)),
        );
        self.lay_code(at, code);
    }

    fn lay_code(&mut self, at: u16, code: PackedTile) {
        debug_assert_eq!(self.spot(at).tile, EMPTY, "the cell is free");
        self.laid.push(at);
        let slot = self.forget_anchor(at);
        if let Some(undo_log) = &mut self.undo_log {
            undo_log.note_anchor(slot, self.anchors.len());
        }
        for direction in 0..2 {
            self.lay_in_lane(at, direction, code.face());
        }
        if FLEX {
            for diagonal in 0..2 {
                self.lay_in_diagonal(at, diagonal, code.background());
            }
        }
        self.known_spot_mut(at).tile = code.byte();
    }

    /// Joins the runs before and after the new tile and updates the free cells at both ends.
    fn lay_in_lane(&mut self, at: u16, direction: usize, face: usize) {
        let step = STEP[direction];
        let lane = self.spot(at).lanes[direction];
        let (before, after) = (lane.before(), lane.after());
        let fitting = lane.faces() & MATES[face];
        let mut faces = 1 << face;
        if before > 0 {
            faces |= self.spot(at.wrapping_sub(step)).lanes[direction].faces();
        }
        if after > 0 {
            faces |= self.spot(at.wrapping_add(step)).lanes[direction].faces();
        }
        let length = u64::from(before + after + 1);
        let first = at.wrapping_sub(before.wrapping_mul(step));
        let last = at.wrapping_add(after.wrapping_mul(step));
        let run = LineInfo::new(faces, length, 0);
        self.known_spot_mut(at).lanes[direction] = run;
        if before > 0 {
            self.spot_mut(first).lanes[direction] = run;
        }
        if after > 0 {
            self.spot_mut(last).lanes[direction] = run;
        }

        let ahead = first.wrapping_sub(step);
        let lane = self.spot(ahead).lanes[direction];
        let other = if lane.before() > 0 {
            self.spot(ahead.wrapping_sub(step)).lanes[direction].faces()
        } else {
            0
        };
        let fits = if other & !fitting == 0 {
            lane.faces() & fitting
        } else {
            0
        };
        self.spot_mut(ahead).lanes[direction] = LineInfo::new(fits, lane.before().into(), length);
        self.note_anchor(ahead);

        let behind = last.wrapping_add(step);
        let lane = self.spot(behind).lanes[direction];
        let other = if lane.after() > 0 {
            self.spot(behind.wrapping_add(step)).lanes[direction].faces()
        } else {
            0
        };
        let fits = if other & !fitting == 0 {
            lane.faces() & fitting
        } else {
            0
        };
        self.spot_mut(behind).lanes[direction] = LineInfo::new(fits, length, lane.after().into());
        self.note_anchor(behind);
    }

    fn lay_in_diagonal(&mut self, at: u16, diagonal: usize, background: usize) {
        let step = DIAGONAL_STEP[diagonal];
        let (before_side, after_side) = (diagonal * 2, diagonal * 2 + 1);
        let here = self.spot(at).diagonals;
        let (before, after) = (
            here.run(background, before_side),
            here.run(background, after_side),
        );
        let length = before + after + 1;
        let ahead = at.wrapping_sub((before + 1).wrapping_mul(step));
        let behind = at.wrapping_add((after + 1).wrapping_mul(step));
        for (end, side) in [(ahead, after_side), (behind, before_side)] {
            let spot = self.spot_mut(end);
            if spot.tile == EMPTY {
                spot.diagonals.set_run(background, side, length);
            }
        }
    }

    /// Makes a free cell an anchor; its change is known already.
    fn note_anchor(&mut self, at: u16) {
        if self.spot(at).slot == NOWHERE {
            self.known_spot_mut(at).slot = self.anchors.len() as u16;
            self.anchors.push(at & MASK);
        }
    }

    /// Removes a cell from the anchors and returns its place among them.
    fn forget_anchor(&mut self, at: u16) -> u16 {
        let slot = std::mem::replace(&mut self.spot_mut(at).slot, NOWHERE);
        if slot != NOWHERE {
            self.anchors.swap_remove(usize::from(slot));
            if let Some(&moved) = self.anchors.get(usize::from(slot)) {
                self.spot_mut(moved).slot = slot;
            }
        }
        slot
    }

    /// From now on, laying tiles can be undone.
    pub fn record_undo(&mut self) {
        self.undo_log = Some(UndoLog::default());
    }

    /// How many tiles lie on it.
    pub fn len(&self) -> usize {
        self.laid.len()
    }

    /// Undoes the last tiles laid until this many are left. What was laid before
    /// [`Table::record_undo`] stays.
    pub fn undo_to(&mut self, tiles: usize) {
        while self.laid.len() > tiles {
            let Some(step) = self
                .undo_log
                .as_mut()
                .and_then(|undo_log| undo_log.undo(&mut self.spots[..]))
            else {
                return;
            };
            let at = self.laid.pop().unwrap_or_default();
            self.anchors.truncate(step.anchors);
            if step.slot != NOWHERE {
                let slot = usize::from(step.slot);
                self.anchors.push(at & MASK);
                let last = self.anchors.len() - 1;
                self.anchors.swap(slot, last);
            }
            self.bounds = step.bounds;
        }
    }

    /// For each free cell at which a tile would complete a line of six, the faces that do, a bit
    /// each.
    pub(crate) fn sixes(&self) -> impl Iterator<Item = u64> {
        let spots = self.anchors.iter().map(|&anchor| self.spot(anchor).lanes);
        let fives =
            spots.filter(|lanes| lanes.iter().any(|lane| lane.length() == LONGEST_LINE - 1));
        fives
            .map(|[row, column]| row.faces() & column.faces())
            .filter(|&faces| faces != 0)
    }

    /// Whether a play found on this table, before it is laid, completes a line of six, or a
    /// diagonal of six.
    pub fn completes_six(&self, found: &PackedPlay) -> bool {
        found.steps().any(|(at, code)| {
            let spot = self.spot(at);
            let run = |side| usize::from(spot.diagonals.run(code.background(), side));
            let diagonals = [0, 2].map(|side| {
                if FLEX {
                    1 + run(side) + run(side + 1)
                } else {
                    0
                }
            });
            let lines = [0, 1].map(|direction| self.run_through(found, at, direction));
            diagonals.contains(&LONGEST_LINE) || lines.contains(&LONGEST_LINE)
        })
    }

    /// How many tiles will touch in a direction through a cell of a play.
    fn run_through(&self, found: &PackedPlay, at: u16, direction: usize) -> usize {
        let taken = |at: u16| {
            self.spot(at).tile != EMPTY || found.steps().any(|(other, _)| same_place(at, other))
        };
        let count = |step: u16| {
            (1..6)
                .take_while(|&steps: &u16| taken(at.wrapping_add(step.wrapping_mul(steps))))
                .count()
        };
        1 + count(STEP[direction]) + count(STEP[direction].wrapping_neg())
    }

    pub(super) fn anchors(&self) -> &[u16] {
        &self.anchors
    }

    #[inline]
    pub(super) fn spot(&self, at: u16) -> &Spot {
        &self.spots[usize::from(at & MASK)]
    }

    #[inline]
    fn spot_mut(&mut self, at: u16) -> &mut Spot {
        let spot = &mut self.spots[usize::from(at & MASK)];
        if let Some(undo_log) = &mut self.undo_log {
            undo_log.note(at & MASK, spot);
        }
        spot
    }

    /// The same if the undo log knows the cell before this tile.
    #[inline]
    fn known_spot_mut(&mut self, at: u16) -> &mut Spot {
        &mut self.spots[usize::from(at & MASK)]
    }

    /// How far a place of the torus is from the table's corner, in the order of rows and then
    /// columns.
    #[inline]
    pub(super) fn reading_order(&self, at: u16) -> u16 {
        at.wrapping_sub(index(self.corner())) & MASK
    }

    /// The cell at a place of the torus.
    pub(super) fn cell(&self, at: u16) -> Cell {
        let (corner, offset) = (self.corner(), self.reading_order(at));
        Cell::new(
            corner.column + (offset % ROW) as i16,
            corner.row + (offset / ROW) as i16,
        )
    }

    /// A cell above and to the left of everything that a play can reach.
    fn corner(&self) -> Cell {
        self.bounds
            .map_or(Cell::new(1, 1), |bounds| bounds.grown(6).top_left)
    }
}
