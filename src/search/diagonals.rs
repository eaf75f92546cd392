use super::lane::line_points;
use crate::game::LONGEST_LINE;

/// What the diagonals of a free cell are worth to a tile, for each background; packed as the
/// constants say.
#[derive(Clone, Copy)]
pub(super) struct Diagonals(u64);

/// For each background, five bits of points.
const POINTS: usize = 0;
const POINTS_BITS: usize = 5;
/// For each background, a bit where a run would become longer than six.
const FORBIDDEN: usize = 15;
/// For each background, the lengths of the runs before and after on ↘, then on ↗, three bits each.
const RUNS: usize = 20;
const RUNS_BITS: usize = 12;
const RUN_BITS: usize = 3;
/// The most points that any background earns.
const MOST: usize = 56;

impl Diagonals {
    pub(super) const NONE: Diagonals = Diagonals(0);

    /// Points for a tile with this background.
    #[inline]
    pub(super) fn points(self, background: usize) -> u32 {
        (self.0 >> (POINTS + background * POINTS_BITS)) as u32 & 31
    }

    /// The most points that a tile can earn here.
    #[inline]
    pub(super) fn most(self) -> u32 {
        (self.0 >> MOST) as u32
    }

    /// The backgrounds that may not be laid here, a bit each.
    #[inline]
    pub(super) fn forbidden(self) -> u32 {
        (self.0 >> FORBIDDEN) as u32 & 7
    }

    /// The length of a run: sides 0 and 1 are before and after on ↘, 2 and 3 on ↗.
    #[inline]
    pub(super) fn run(self, background: usize, side: usize) -> u16 {
        (self.0 >> (RUNS + background * RUNS_BITS + side * RUN_BITS)) as u16 & 7
    }

    /// Sets the length of a run, and what follows from it.
    pub(super) fn set_run(&mut self, background: usize, side: usize, length: u16) {
        let shift = RUNS + background * RUNS_BITS + side * RUN_BITS;
        self.0 = self.0 & !(7 << shift) | u64::from(length) << shift;
        let through = [0, 2].map(|side| {
            1 + usize::from(self.run(background, side) + self.run(background, side + 1))
        });
        let points = u64::from(line_points(through[0]) + line_points(through[1]));
        let forbidden = u64::from(through[0].max(through[1]) > LONGEST_LINE);
        let (points_at, forbidden_at) = (POINTS + background * POINTS_BITS, FORBIDDEN + background);
        self.0 &= !(0xff << MOST | 31 << points_at | 1 << forbidden_at);
        self.0 |= points << points_at | forbidden << forbidden_at;
        self.0 |= u64::from(self.points(0).max(self.points(1)).max(self.points(2))) << MOST;
    }
}
