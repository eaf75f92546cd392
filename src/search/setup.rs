//! Laying a whole table at once: each run is written once, not tile by tile.

use super::lay::Run;
use super::packed::{MATES, PackedTile};
use super::spot::{DIAGONAL_STEP, EMPTY, LineInfo, NOWHERE, STEP, index};
use super::table::Table;
use crate::game::{Board, Bounds, LONGEST_LINE};

/// From a tile to the tile above it on each diagonal.
const UPWARDS: [u16; 2] = [DIAGONAL_STEP[0].wrapping_neg(), DIAGONAL_STEP[1]];

impl<const FLEX: bool> Table<FLEX> {
    /// Clears the table and lays the tiles of a board.
    pub fn prepare(&mut self, board: &Board) {
        let Some(bounds) = board.bounds() else {
            return self.clear();
        };
        let tiles = board
            .tiles()
            .map(|laid| (index(laid.cell), PackedTile::of(laid.tile)));
        let is_legal = self.set_up(tiles, bounds);
        debug_assert!(is_legal, "positions and games have legal tables");
    }

    /// Clears the table and lays these tiles: at most a set, given by row and then by column, and
    /// no farther apart than the torus allows. Returns whether they are a legal table; if not,
    /// nothing is laid.
    pub(super) fn set_up(
        &mut self,
        mut tiles: impl Iterator<Item = (u16, PackedTile)>,
        bounds: Bounds,
    ) -> bool {
        self.clear();
        self.bounds = Some(bounds);
        let mut rows = Rows {
            run: Run::NONE,
            groups: Groups::NONE,
        };
        let is_legal = tiles.all(|(at, code)| self.lay_next(&mut rows, at, code));
        if !is_legal || !rows.groups.are_one() {
            self.clear();
            return false;
        }
        self.end_run::<false>(&rows.run, 0);
        self.end_columns_and_diagonals();
        true
    }

    /// Lays the next tile, and ends the run before it in its row. Its column and its diagonals are
    /// only counted: its lane holds the column down to it, the cell below holds what fits that, and
    /// its diagonals hold how long they are down to it. Returns whether the tile may lie there.
    #[inline(always)]
    fn lay_next(&mut self, rows: &mut Rows, at: u16, code: PackedTile) -> bool {
        let face = code.face();
        if rows.run.length == 0 || at != rows.run.last.wrapping_add(STEP[0]) {
            if rows.run.length > 0 {
                self.end_run::<false>(&rows.run, 0);
            }
            rows.run = Run {
                first: at,
                ..Run::NONE
            };
            rows.groups.begin();
        }
        let column = self.spot(at).lanes[1];
        if (rows.run.fitting & column.faces()) >> face & 1 == 0 {
            return false;
        }
        rows.run.last = at;
        rows.run.length += 1;
        rows.run.faces |= 1 << face;
        rows.run.fitting &= MATES[face];

        let mut faces = 1 << face;
        if column.before() > 0 {
            let above = self.spot(at.wrapping_sub(STEP[1]));
            faces |= above.lanes[1].faces();
            rows.groups.join(above.slot);
        }
        let length = u64::from(column.before()) + 1;
        let fitting = column.faces() & MATES[face];
        self.spot_mut(at.wrapping_add(STEP[1])).lanes[1] = LineInfo::new(fitting, length, 0);

        let mut diagonals = 0;
        if FLEX {
            for (diagonal, up) in UPWARDS.into_iter().enumerate() {
                let above = self.spot(at.wrapping_add(up));
                let mut length = 1;
                // No background has the last two bits of a free cell.
                if above.tile & 3 == code.byte() & 3 {
                    length += above.diagonals.0 >> (8 * diagonal) & 7;
                }
                if length > LONGEST_LINE as u64 {
                    return false;
                }
                diagonals |= length << (8 * diagonal);
            }
        }
        let spot = self.spot_mut(at);
        spot.lanes[1] = LineInfo::new(faces, length, 0);
        spot.diagonals.0 = diagonals;
        spot.tile = code.byte();
        spot.slot = rows.groups.last();
        self.laid.push(at);
        true
    }

    /// Ends the columns and the diagonals that were counted.
    fn end_columns_and_diagonals(&mut self) {
        for place in 0..self.laid.len() {
            let at = self.laid[place];
            let spot = self.spot_mut(at);
            spot.slot = NOWHERE;
            let (column, diagonals, tile) = (spot.lanes[1], spot.diagonals.0, spot.tile);
            let below = self.spot(at.wrapping_add(STEP[1]));
            if below.tile == EMPTY {
                let run = Run {
                    first: at.wrapping_sub((column.before() - 1).wrapping_mul(STEP[1])),
                    last: at,
                    length: column.before(),
                    faces: column.faces(),
                    fitting: below.lanes[1].faces(),
                };
                self.end_run::<false>(&run, 1);
            }
            if FLEX {
                for (diagonal, up) in UPWARDS.into_iter().enumerate() {
                    // The tile below continues the diagonal if it has the same background.
                    if self.spot(at.wrapping_sub(up)).tile & 3 != tile & 3 {
                        let length = (diagonals >> (8 * diagonal) & 7) as u16;
                        let top = at.wrapping_add((length - 1).wrapping_mul(up));
                        let ends = if diagonal == 0 { [top, at] } else { [at, top] };
                        self.end_diagonal::<false>(ends, diagonal, usize::from(tile & 3), length);
                    }
                }
            }
        }
    }
}

/// The row that is being laid, and how the rows so far are connected.
struct Rows {
    run: Run,
    groups: Groups,
}

/// Which runs are connected: a forest, in which each run names one that it is connected with.
struct Groups {
    parents: [u8; 128],
    runs: usize,
    groups: usize,
}

impl Groups {
    const NONE: Groups = Groups {
        parents: [0; 128],
        runs: 0,
        groups: 0,
    };

    /// A new run, connected with nothing yet.
    fn begin(&mut self) {
        self.parents[self.runs % 128] = self.runs as u8;
        self.runs += 1;
        self.groups += 1;
    }

    /// The number of the last run.
    fn last(&self) -> u16 {
        self.runs as u16 - 1
    }

    /// Connects the last run with another.
    fn join(&mut self, other: u16) {
        let (one, other) = (self.root(self.runs - 1), self.root(usize::from(other)));
        if one != other {
            self.parents[one % 128] = other as u8;
            self.groups -= 1;
        }
    }

    fn root(&self, mut run: usize) -> usize {
        loop {
            let parent = usize::from(self.parents[run % 128]);
            if parent == run {
                return run;
            }
            run = parent;
        }
    }

    fn are_one(&self) -> bool {
        self.groups == 1
    }
}
