//! A cell of the prepared table, and the torus on which it lies.

use super::packed::{FACES, Hand};
use crate::game::{Background, Cell, Direction, LONGEST_LINE};

/// Cells of the torus. A row has 131 of them, and no two cells within 120 rows and columns are the
/// same: a whole set laid out in one line and a play at each end still fit. An odd number, because
/// rows a power of two apart in memory conflict in the cache.
pub(super) const SIZE: usize = 1 << 14;
pub(super) const ROW: u16 = 131;
pub(super) const MASK: u16 = (SIZE - 1) as u16;
/// One step along a row, and one along a column.
pub(super) const STEP: [u16; 2] = [1, ROW];
/// From a cell to itself and to the eight around it.
pub(super) const AROUND: [u16; 9] = {
    let above = ROW.wrapping_neg();
    [
        above - 1,
        above,
        above + 1,
        u16::MAX,
        0,
        1,
        ROW - 1,
        ROW,
        ROW + 1,
    ]
};
/// One step along each diagonal: ↘ and ↗.
pub(super) const DIAGONAL_STEP: [u16; 2] = [ROW + 1, 1u16.wrapping_sub(ROW)];
pub(super) const REACH: usize = 120;
const _: () = assert!(ROW as usize * REACH + REACH < SIZE && ROW as usize > REACH);

/// The [`Spot::tile`] of a free cell.
pub(super) const EMPTY: u8 = u8::MAX;
/// The [`Spot::slot`] of a cell that is not an anchor.
pub(super) const NOWHERE: u16 = u16::MAX;

/// The number of a place of the torus that is the same for all that stand for it.
#[inline]
pub(super) fn place(at: u16) -> u16 {
    at & MASK
}

/// Whether two numbers stand for one place of the torus.
#[inline]
pub(super) fn same_place(a: u16, b: u16) -> bool {
    (a ^ b) & MASK == 0
}

/// The place of a cell.
pub(super) fn index(cell: Cell) -> u16 {
    (cell.row as u16)
        .wrapping_mul(STEP[1])
        .wrapping_add(cell.column as u16)
}

const _: () = assert!(Background::ALL.len() == 3 && Direction::STRAIGHT.len() == STEP.len());

/// A cell of the torus.
#[derive(Clone, Copy)]
pub(super) struct Spot {
    /// Its row and its column.
    pub(super) lanes: [LineInfo; 2],
    pub(super) diagonals: Diagonals,
    /// Its [packed tile](super::packed::PackedTile), or [`EMPTY`].
    pub(super) tile: u8,
    /// Its place among the free cells beside the table.
    pub(super) slot: u16,
    /// No byte is left out, so that many cells are cleared at once.
    _unused: [u8; 5],
}

/// The parts of a [`Spot`] that laying a tile changes, by number: its lanes, then its diagonals.
pub(super) const DIAGONALS: u16 = 2;

impl Spot {
    pub(super) const FREE: Spot = Spot {
        lanes: [LineInfo::OPEN; 2],
        diagonals: Diagonals::NONE,
        tile: EMPTY,
        slot: NOWHERE,
        _unused: [0; 5],
    };

    /// Whether it is free and touches a tile.
    #[inline]
    pub(super) fn is_anchor(&self) -> bool {
        self.slot != NOWHERE
    }

    /// The faces that fit both its row and its column.
    #[inline]
    pub(super) fn faces(&self) -> u64 {
        self.lanes[0].faces() & self.lanes[1].faces()
    }
}

/// Points for a line by its length; none is longer than six.
#[inline]
pub(super) const fn line_points(length: usize) -> u32 {
    // Sixteen entries, so no length needs a bounds check.
    const POINTS: [u8; 16] = [0, 0, 2, 3, 4, 5, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    POINTS[length & 15] as u32
}

/// One direction of one cell, packed: 36 bits of faces, then lengths of runs.
///
/// - On a free cell: the faces that fit the runs on both sides of it, and how long the run before
///   and the run after it is.
/// - On a tile at the end of a run: the faces in the run, and its length as the length "before".
#[derive(Clone, Copy)]
pub(super) struct LineInfo(pub(super) u64);

/// Where the lengths stand: four bits each, the one after on top.
const BEFORE: u32 = 40;
const AFTER: u32 = 44;

impl LineInfo {
    pub(super) const OPEN: LineInfo = LineInfo(FACES);

    pub(super) fn new(faces: u64, before: u64, after: u64) -> LineInfo {
        LineInfo(faces | before << BEFORE | after << AFTER)
    }

    #[inline]
    pub(super) fn faces(self) -> u64 {
        self.0 & FACES
    }

    #[inline]
    pub(super) fn before(self) -> u16 {
        ((self.0 >> BEFORE) & 15) as u16
    }

    #[inline]
    pub(super) fn after(self) -> u16 {
        (self.0 >> AFTER) as u16
    }

    /// How many tiles lie before and after the cell.
    #[inline]
    pub(super) fn length(self) -> usize {
        usize::from(self.before() + self.after())
    }

    /// Points in this direction for a tile laid here alone.
    #[inline]
    pub(super) fn points(self) -> u32 {
        line_points(self.length() + 1)
    }
}

/// What the diagonals of a free cell are worth to a tile, for each background; packed as the
/// constants say.
#[derive(Clone, Copy)]
pub(super) struct Diagonals(pub(super) u64);

/// For each background, five bits of points.
const POINTS_BITS: usize = 5;
/// For each background, a bit that is set if a run would become longer than six.
const FORBIDDEN: usize = 15;
/// For each background, the lengths of the runs before and after on ↘, then on ↗, three bits each.
const RUNS: usize = 20;
const RUNS_BITS: usize = 12;
const RUN_BITS: usize = 3;

/// For every four lengths of runs, the points of a tile between them; from [`TOO_LONG`] on, one of
/// the two diagonals would be too long, and nothing counts.
const RUN_POINTS: [u8; 1 << RUNS_BITS] = {
    let mut points = [0; 1 << RUNS_BITS];
    let mut runs = 0;
    while runs < points.len() {
        let down = 1 + (runs & 7) + (runs >> 3 & 7);
        let up = 1 + (runs >> 6 & 7) + (runs >> 9);
        points[runs] = if down > LONGEST_LINE || up > LONGEST_LINE {
            TOO_LONG
        } else {
            (line_points(down) + line_points(up)) as u8
        };
        runs += 1;
    }
    points
};
const TOO_LONG: u8 = 1 << POINTS_BITS;

impl Diagonals {
    pub(super) const NONE: Diagonals = Diagonals(0);

    /// Points for a tile with this background, if it may be laid.
    #[inline]
    pub(super) fn points(self, background: usize) -> u32 {
        (self.0 >> (background * POINTS_BITS)) as u32 & 31
    }

    /// The backgrounds that may not be laid here, a bit each.
    #[inline]
    pub(super) fn forbidden(self) -> u32 {
        (self.0 >> FORBIDDEN) as u32 & 7
    }

    /// The most points that a tile of a hand with one of these faces can earn here.
    #[inline]
    pub(super) fn most(self, hand: &Hand, faces: u64) -> u32 {
        if self.0 == 0 {
            return 0;
        }
        let points = |background: usize| {
            if hand.faces_on[background] & faces == 0 {
                0
            } else {
                self.points(background)
            }
        };
        points(0).max(points(1)).max(points(2))
    }

    /// The length of a run: sides 0 and 1 are before and after on ↘, 2 and 3 on ↗.
    #[inline]
    pub(super) fn run(self, background: usize, side: usize) -> u16 {
        (self.0 >> (RUNS + background * RUNS_BITS + side * RUN_BITS)) as u16 & 7
    }

    /// Sets the length of a run, and what follows from it.
    #[inline]
    pub(super) fn set_run(&mut self, background: usize, side: usize, length: u16) {
        let runs_at = RUNS + background * RUNS_BITS;
        let run_at = runs_at + side * RUN_BITS;
        let runs = self.0 & !(7 << run_at) | u64::from(length) << run_at;
        let points = u64::from(RUN_POINTS[(runs >> runs_at) as usize & (RUN_POINTS.len() - 1)]);
        let (points_at, forbidden_at) = (background * POINTS_BITS, FORBIDDEN + background);
        self.0 = runs & !(31 << points_at | 1 << forbidden_at)
            | (points & 31) << points_at
            | points >> POINTS_BITS << forbidden_at;
    }
}
