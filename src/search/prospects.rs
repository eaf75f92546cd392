use super::lane::line_points;
use super::table::{STEP, Table};
use crate::game::LONGEST_LINE;

impl<const FLEX: bool> Table<FLEX> {
    /// For each face, the most points that the lines of a tile with it can ever earn, where only so many tiles of each face
    /// are still to be laid: a bound for all that may follow. Diagonals are not counted.
    ///
    /// A tile that nothing goes with any more can only be laid where it fits now. Others of its colour, or of its shape, make a
    /// line of it longer by as many, and may join further runs to it; and where there is only one other, that is one line of
    /// the two.
    pub(crate) fn prospects(&self, copies: &[u8; 36]) -> [u32; 36] {
        let mut company = Company::of(copies);
        for &anchor in self.anchors() {
            let lanes = self.spot(anchor).lanes;
            let [row, column] = lanes.map(|lane| lane.faces() & company.all);
            let points = lanes.map(|lane| lane.points());
            raise(&mut company.both, row & column & company.none, points[0] + points[1]);
            for (others, &faces) in company.others.iter().enumerate() {
                if (row | column) & faces == 0 {
                    continue;
                }
                let longer = [0, 1].map(|direction| line_points(self.longest(anchor, direction, others + 1)));
                raise(&mut company.line, row & faces, longer[0]);
                raise(&mut company.line, column & faces, longer[1]);
                let both = (longer[0] + points[1]).max(points[0] + longer[1]);
                raise(&mut company.both, row & column & faces & company.one, both);
            }
        }
        company.prospects()
    }

    /// How long a line through an anchor can become with a tile there and so many others.
    fn longest(&self, anchor: u16, direction: usize, others: usize) -> usize {
        let lane = self.spot(anchor).lanes[direction];
        let step = STEP[direction];
        let mut length = lane.length() + 1 + others;
        let (mut before, mut after) = (anchor, anchor);
        let (mut lane_before, mut lane_after) = (lane, lane);
        for _ in 0..others {
            after = after.wrapping_add(step.wrapping_mul(lane_after.after() + 1));
            before = before.wrapping_sub(step.wrapping_mul(lane_before.before() + 1));
            lane_after = self.spot(after).lanes[direction];
            lane_before = self.spot(before).lanes[direction];
            let joined = (lane_after.after(), lane_before.before());
            length += usize::from(if others == 1 { joined.0.max(joined.1) } else { joined.0 + joined.1 });
        }
        length.min(LONGEST_LINE)
    }
}

/// Which faces go with how many others, and what that makes possible.
struct Company {
    all: u64,
    /// The faces that no other goes with, and those that exactly one other tile goes with.
    none: u64,
    one: u64,
    /// The faces that share their colour, or their shape, with one other face at most; with two; and so on.
    others: [u64; 5],
    /// The most that one line can earn, and that both lines can.
    line: [u32; 36],
    both: [u32; 36],
}

impl Company {
    fn of(copies: &[u8; 36]) -> Company {
        let mut company = Company { all: 0, none: 0, one: 0, others: [0; 5], line: [0; 36], both: [0; 36] };
        for face in (0..36).filter(|&face| copies[face] > 0) {
            let colour = || (0..6).map(|shape| face / 6 * 6 + shape).filter(|&other| other != face);
            let shape = || (0..6).map(|colour| colour * 6 + face % 6).filter(|&other| other != face);
            let tiles: u8 = colour().chain(shape()).map(|other| copies[other]).sum();
            let faces = colour().filter(|&other| copies[other] > 0).count();
            let faces = faces.max(shape().filter(|&other| copies[other] > 0).count());
            company.all |= 1 << face;
            match faces {
                0 => company.none |= 1 << face,
                _ => company.others[faces - 1] |= 1 << face,
            }
            company.one |= u64::from(tiles == 1) << face;
            company.line[face] = line_points(faces + 1);
        }
        company
    }

    fn prospects(&self) -> [u32; 36] {
        std::array::from_fn(|face| {
            let is_in = |faces: u64| faces >> face & 1 == 1;
            if is_in(self.none) {
                self.both[face]
            } else if is_in(self.one) {
                self.both[face].max(self.line[face])
            } else {
                2 * self.line[face]
            }
        })
    }
}

fn raise(points: &mut [u32; 36], mut faces: u64, to: u32) {
    while faces != 0 {
        let face = faces.trailing_zeros() as usize;
        faces &= faces - 1;
        points[face] = points[face].max(to);
    }
}
