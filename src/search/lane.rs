use super::code::FACES;

/// Points for a line by its length; none is longer than six.
#[inline]
pub(super) fn line_points(length: usize) -> u32 {
    // Sixteen of them, so that no length needs a check.
    const POINTS: [u8; 16] = [0, 0, 2, 3, 4, 5, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    u32::from(POINTS[length & 15])
}

/// One direction of one cell, packed: 36 bits of faces, then lengths of runs.
///
/// - On a free cell: the faces that fit the runs on both sides of it, and how long the run before
///   and the run after it is.
/// - On a tile at the end of a run: the faces in the run, and its length as the length "before".
#[derive(Clone, Copy)]
pub(super) struct LineInfo(u64);

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
