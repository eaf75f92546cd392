use super::deal::{PackedTiles, packed};
use super::leaves::{LeaveValue, Leaves, POINT};
use super::opponents::HiddenTiles;
use crate::game::{Face, Placement, Play, Position, Turn};
use crate::search::{Hand, PackedPlay, PackedTile, Table, openings};

/// A turn that may be a good one.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The turn.
    pub turn: Turn,
    /// What it scores, the bonus for going out included.
    pub points: u32,
    /// The value of the leave, in hundredths of a point.
    pub kept: i32,
    /// The tiles that leave the hand.
    pub(super) codes: PackedTiles,
}

impl Candidate {
    /// A legal turn of a position.
    pub fn new(position: &Position, leaves: &Leaves, turn: Turn) -> Candidate {
        let points = position.breakdown(&turn).total();
        let codes = turn.tiles().into_iter().map(PackedTile::of).collect();
        let kept = if position.bag() > 0 {
            leaves.value(&position.rack_after(&turn))
        } else {
            0
        };
        Candidate {
            turn,
            points,
            kept,
            codes,
        }
    }

    /// Its static value: points and leave.
    pub fn worth(&self) -> i32 {
        self.points as i32 * POINT + self.kept
    }

    /// Whether it lays tiles on the same cells for the same points.
    pub(super) fn is_on_cells_of(&self, other: &Candidate) -> bool {
        let cells = |candidate: &Candidate| {
            candidate
                .placements()
                .iter()
                .map(|placement| placement.cell)
                .collect::<Vec<_>>()
        };
        !self.placements().is_empty() && self.points == other.points && cells(self) == cells(other)
    }

    /// The tiles that it lays.
    pub(super) fn placements(&self) -> &[Placement] {
        self.turn.play().map_or(&[], |play| play.placements())
    }
}

/// Every play with its static value, the best first. The table must be prepared for the position;
/// if it is empty, the plays are openings.
pub(super) fn plays_by_worth<const FLEX: bool>(
    table: &Table<FLEX>,
    position: &Position,
    leaves: &Leaves,
    most: usize,
) -> Vec<Candidate> {
    let bag_is_empty = position.bag() == 0;
    if position.board().is_empty() {
        let openings = openings(position.rack(), bag_is_empty, position.origin());
        let mut openings: Vec<Candidate> = openings
            .map(|(laid, _)| Candidate::new(position, leaves, Turn::Lay(Play::new(laid))))
            .collect();
        openings.sort_by_key(|opening| -opening.worth());
        openings.truncate(most);
        return openings;
    }
    let rack = packed(position.rack());
    let mut kept = LeaveValue::of(leaves, &rack);
    let mut found: Vec<(i32, PackedPlay)> = Vec::new();
    table.for_each_play(&Hand::of_codes(&rack, bag_is_empty), |play| {
        let kept = if bag_is_empty {
            0
        } else {
            kept.without(play.codes())
        };
        found.push((kept, *play));
    });
    let worth = |&(kept, ref play): &(i32, PackedPlay)| play.score() as i32 * POINT + kept;
    let order = |a: &(i32, PackedPlay), b: &(i32, PackedPlay)| {
        worth(b).cmp(&worth(a)).then_with(|| a.1.rank(&b.1, table))
    };
    if most < found.len() {
        found.select_nth_unstable_by(most, order);
        found.truncate(most);
    }
    found.sort_unstable_by(order);
    let candidate = |(kept, play): (i32, PackedPlay)| Candidate {
        turn: Turn::Lay(play.play(table)),
        points: play.score(),
        kept,
        codes: play.codes().iter().copied().collect(),
    };
    found.into_iter().map(candidate).collect()
}

/// The swaps with the best leaves, best first.
pub(super) fn swaps_by_worth(position: &Position, leaves: &Leaves, most: usize) -> Vec<Candidate> {
    if !position.can_swap() {
        return Vec::new();
    }
    let rack = position.rack();
    let choices =
        (1usize..1 << rack.len()).filter(|choice| choice.count_ones() as usize <= position.bag());
    let given = |choice: usize| {
        rack.iter()
            .enumerate()
            .filter(move |(place, _)| choice >> place & 1 == 1)
    };
    let mut swaps: Vec<Candidate> = choices
        .map(|choice| {
            Candidate::new(
                position,
                leaves,
                Turn::swap(given(choice).map(|(_, &tile)| tile)),
            )
        })
        .collect();
    swaps.sort_by(|a, b| {
        b.worth()
            .cmp(&a.worth())
            .then_with(|| a.turn.tiles().cmp(&b.turn.tiles()))
    });
    swaps.dedup_by(|a, b| a.turn == b.turn);
    swaps.truncate(most);
    swaps
}

/// What a line of six is worth.
const SIX: i32 = 12 * POINT;

/// How likely the next player holds a face, and so can complete the lines of six that need it.
pub(super) struct Danger {
    copies: [i32; Face::COUNT],
    hand: i32,
    unseen: i32,
}

impl Danger {
    pub(super) fn of(hidden: &HiddenTiles) -> Danger {
        let mut copies = [0; Face::COUNT];
        for code in &hidden.codes {
            copies[code.face()] += 1;
        }
        let hand = hidden.hands.first().map_or(0, |next| next.unknown) as i32;
        Danger {
            copies,
            hand,
            unseen: hidden.codes.len().max(1) as i32,
        }
    }

    /// What the next player may expect from the lines of five on a table, in hundredths of a point.
    pub(super) fn on<const FLEX: bool>(&self, table: &Table<FLEX>) -> i32 {
        let expected = |faces: u64| {
            let copies: i32 = (0..Face::COUNT)
                .filter(|face| faces >> face & 1 == 1)
                .map(|face| self.copies[face])
                .sum();
            SIX * (copies * self.hand).min(self.unseen) / self.unseen
        };
        // Only one of them can be taken at once.
        table.sixes().map(expected).max().unwrap_or(0)
    }
}
