use super::code::PackedTile;
use super::table::Table;

impl<const FLEX: bool> Table<FLEX> {
    /// The most points that a tile can score alone, where it can be laid at all; the bonus for
    /// going out not counted.
    pub(crate) fn most_points_of(&self, code: PackedTile) -> Option<u32> {
        let (face, background) = (code.face(), code.background());
        let mut most = 0;
        for &anchor in self.anchors() {
            let spot = self.spot(anchor);
            let [row, column] = spot.lanes;
            if (row.faces() & column.faces()) >> face & 1 == 0
                || FLEX && spot.diagonals.forbidden() >> background & 1 == 1
            {
                continue;
            }
            let diagonals = if FLEX {
                spot.diagonals.points(background)
            } else {
                0
            };
            most = most.max(row.points() + column.points() + diagonals);
        }
        // A tile beside the table always scores.
        (most > 0).then_some(most)
    }
}
