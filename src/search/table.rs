use super::found::PackedPlay;
use super::packed::PackedTile;
use super::spot::{AROUND, EMPTY, LineInfo, MASK, ROW, SIZE, STEP, Spot, index, same_place};
use super::undo::UndoLog;
use crate::game::{Bounds, Cell, LONGEST_LINE};

/// The table, prepared for searching and kept up to date as tiles are laid. `FLEX` says whether
/// diagonals count.
#[derive(Clone)]
pub struct Table<const FLEX: bool> {
    pub(super) spots: Box<[Spot; SIZE]>,
    /// The free cells that touch a tile, in no particular order, and the faces that fit each. The
    /// faces stand apart because the search looks at them first, and at little else.
    pub(super) anchors: Vec<u16>,
    pub(super) anchor_faces: Vec<u64>,
    pub(super) laid: Vec<u16>,
    pub(super) bounds: Option<Bounds>,
    /// What laying changed, if it is to be undone.
    pub(super) undo_log: UndoLog,
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
            anchor_faces: Vec::with_capacity(256),
            laid: Vec::with_capacity(108),
            bounds: None,
            undo_log: UndoLog::default(),
        }
    }

    /// Takes every tile off the table.
    pub fn clear(&mut self) {
        if let Some(bounds) = self.bounds.map(|bounds| bounds.grown(1)) {
            // A loose table has more free cells between its tiles than around them.
            if bounds.width() * bounds.height() < AROUND.len() * self.laid.len() {
                self.clear_box(bounds);
            } else {
                for &at in &self.laid {
                    for step in AROUND {
                        self.spots[usize::from(at.wrapping_add(step) & MASK)] = Spot::FREE;
                    }
                }
            }
        }
        self.laid.clear();
        self.anchors.clear();
        self.anchor_faces.clear();
        self.bounds = None;
        self.undo_log.restart(false);
    }

    fn clear_box(&mut self, bounds: Bounds) {
        // To copy is faster than to write cell by cell.
        static FREE: [Spot; ROW as usize] = [Spot::FREE; ROW as usize];
        for row in bounds.rows() {
            let start = usize::from(index(Cell::new(bounds.top_left.column, row)) & MASK);
            // A row may go over the end of the torus.
            let now = bounds.width().min(SIZE - start);
            self.spots[start..start + now].copy_from_slice(&FREE[..now]);
            let rest = bounds.width() - now;
            self.spots[..rest].copy_from_slice(&FREE[..rest]);
        }
    }

    /// Whether no tile lies on it.
    pub fn is_empty(&self) -> bool {
        self.laid.is_empty()
    }

    /// How many tiles lie on it.
    pub fn len(&self) -> usize {
        self.laid.len()
    }

    /// For each free cell at which a tile would complete a line of six, the faces that do, a bit
    /// each.
    pub(crate) fn sixes(&self) -> impl Iterator<Item = u64> {
        let is_six = |lane: &LineInfo| lane.length() == LONGEST_LINE - 1;
        self.anchors()
            .filter(move |&(at, faces)| faces != 0 && self.spot(at).lanes.iter().any(is_six))
            .map(|(_, faces)| faces)
    }

    /// The most points that a single tile can score, if it can be laid at all, without the bonus
    /// for going out.
    pub(crate) fn most_points_of(&self, code: PackedTile) -> Option<u32> {
        let (face, background) = (code.face(), code.background());
        let mut most = 0;
        for (anchor, faces) in self.anchors() {
            let spot = self.spot(anchor);
            if faces >> face & 1 == 0 || FLEX && spot.diagonals.forbidden() >> background & 1 == 1 {
                continue;
            }
            let [row, column] = spot.lanes;
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

    /// The anchors, each with the faces that fit it.
    pub(super) fn anchors(&self) -> impl Iterator<Item = (u16, u64)> {
        let faces = self.anchor_faces.iter().copied();
        self.anchors.iter().copied().zip(faces)
    }

    #[inline]
    pub(super) fn spot(&self, at: u16) -> &Spot {
        &self.spots[usize::from(at & MASK)]
    }

    #[inline]
    pub(super) fn spot_mut(&mut self, at: u16) -> &mut Spot {
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

#[cfg(test)]
mod tests {
    use super::Table;
    use crate::game::Position;

    #[test]
    fn a_line_of_five_is_completed_at_both_ends_by_one_face() {
        for (line, expected) in [("RcRsRdRfRt", 2), ("RcRsRdRf", 0)] {
            let position: Position = format!("classic {line} -").parse().expect("it is legal");
            let mut table = Table::<false>::new();
            table.prepare(position.board());
            let sixes: Vec<u64> = table.sixes().collect();
            assert_eq!(sixes.len(), expected, "{line}");
            assert!(sixes.iter().all(|faces| faces.count_ones() == 1));
        }
    }
}
