use std::sync::LazyLock;

use arrayvec::ArrayVec;

use super::classes::{CLASSES, FIRST_HANDS, MOST, class_of};
use super::deal::PackedTiles;
use crate::game::{RACK_SIZE, Rules, Tile};
use crate::notation::Tiles;
use crate::search::PackedTile;

/// Values are counted in hundredths of a point.
pub(super) const POINT: i32 = 100;

/// Learned by self-play: see [`super::learn`].
const LEARNED: &str = include_str!("leaves.txt");

/// What the tiles that a player keeps after a turn are worth beyond those that are kept on average,
/// in hundredths of a point. Only faces count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leaves {
    values: [i32; CLASSES],
}

impl Leaves {
    /// Worth nothing, all of them.
    pub const NONE: Leaves = Leaves {
        values: [0; CLASSES],
    };

    /// Values for the classes of hands.
    pub(super) fn new(values: [i32; CLASSES]) -> Leaves {
        Leaves { values }
    }

    /// The values that were learned for some rules.
    pub fn of(rules: Rules) -> &'static Leaves {
        static ALL: LazyLock<[Leaves; 3]> = LazyLock::new(|| Rules::ALL.map(Leaves::read));
        &ALL[rules as usize]
    }

    /// Hands stand in the file in the order of their classes.
    fn read(rules: Rules) -> Leaves {
        let lines = LEARNED
            .lines()
            .filter_map(|line| line.strip_prefix(rules.name()));
        let mut values = [0; CLASSES];
        for (value, line) in values.iter_mut().zip(lines) {
            *value = line
                .rsplit(' ')
                .next()
                .and_then(|value| value.parse().ok())
                .unwrap_or_default();
        }
        Leaves::new(values)
    }

    /// The values for some rules as text, a line for the first hand of each class.
    pub fn text(&self, rules: Rules) -> String {
        let line = |(hand, value): (&Vec<u8>, &i32)| {
            let tiles: Vec<Tile> = hand
                .iter()
                .map(|&face| PackedTile::new(face.into(), 0).tile(false))
                .collect();
            let tiles = Tiles(&tiles);
            format!("{} {tiles} {value}\n", rules.name())
        };
        FIRST_HANDS.iter().zip(&self.values).map(line).collect()
    }

    /// The value of some tiles, at most five.
    pub fn value(&self, tiles: &[Tile]) -> i32 {
        let codes: PackedTiles = tiles
            .iter()
            .take(MOST)
            .map(|&tile| PackedTile::of(tile))
            .collect();
        self.of_codes(&codes)
    }

    /// The same for codes; nothing for a full hand, of which nothing was laid.
    #[inline]
    pub(super) fn of_codes(&self, codes: &[PackedTile]) -> i32 {
        if codes.len() > MOST {
            return 0;
        }
        let mut faces: ArrayVec<u8, MOST> = codes.iter().map(|code| code.face() as u8).collect();
        faces.sort_unstable();
        self.values[class_of(&faces)]
    }
}

/// What is kept of one hand, and its value, for every choice of tiles that are given up.
pub(super) struct LeaveValue<'a> {
    leaves: &'a Leaves,
    hand: PackedTiles,
    /// The value of what is kept, a bit each, as far as it was asked for.
    values: [i32; 1 << RACK_SIZE],
}

const UNKNOWN: i32 = i32::MIN;

impl<'a> LeaveValue<'a> {
    pub(super) fn of(leaves: &'a Leaves, hand: &[PackedTile]) -> LeaveValue<'a> {
        LeaveValue {
            leaves,
            hand: hand.iter().copied().collect(),
            values: [UNKNOWN; 1 << RACK_SIZE],
        }
    }

    /// What the rest is worth without some tiles of the hand.
    #[inline]
    pub(super) fn without(&mut self, codes: &[PackedTile]) -> i32 {
        let mut kept = (1usize << self.hand.len()) - 1;
        for code in codes {
            let held = |&place: &usize| self.hand[place] == *code && kept >> place & 1 == 1;
            if let Some(place) = (0..self.hand.len()).find(held) {
                kept &= !(1 << place);
            }
        }
        if self.values[kept] == UNKNOWN {
            let codes: PackedTiles = self.chosen(kept).collect();
            self.values[kept] = self.leaves.of_codes(&codes);
        }
        self.values[kept]
    }

    /// The tiles of a choice, a bit each.
    fn chosen(&self, choice: usize) -> impl Iterator<Item = PackedTile> {
        self.hand
            .iter()
            .enumerate()
            .filter(move |(place, _)| choice >> place & 1 == 1)
            .map(|(_, &code)| code)
    }
}
