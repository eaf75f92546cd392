use std::collections::BTreeMap;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU8, Ordering};

use arrayvec::ArrayVec;

use super::deal::{PackedTiles, packed};
use crate::game::{RACK_SIZE, Rules, Tile};
use crate::notation::Tiles;
use crate::search::PackedTile;

/// Values are counted in hundredths of a point.
pub(super) const POINT: i32 = 100;

/// Learned by self-play: see [`super::learn`].
const LEARNED: &str = include_str!("leaves.txt");

/// Leave values: what the tiles kept after a turn are worth compared with an average leave, in
/// hundredths of a point. Only faces count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leaves {
    values: [i32; CLASSES],
}

impl Leaves {
    /// All values 0.
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
        self.of_codes(&packed(&tiles[..tiles.len().min(MOST)]))
    }

    /// The same for packed tiles; 0 for a full hand.
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

/// The leaves of one hand and their values, for every choice of tiles played.
pub(super) struct LeaveValue<'a> {
    leaves: &'a Leaves,
    hand: PackedTiles,
    /// The values asked for so far, by the set of tiles kept, a bit each.
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

// Classes of hands. Colours are interchangeable, and so are shapes, and colours with shapes: hands
// of 0 to 5 faces that differ only by such renaming are worth the same.

/// How many classes of hands there are: 1, 1, 3, 7, 20 and 51 with 0 to 5 faces.
pub(super) const CLASSES: usize = 83;
/// The most faces that are kept after a turn.
const MOST: usize = 5;
const FACES: usize = 36;

/// The first hand of each class, in the order of faces; fewer faces come first.
static FIRST_HANDS: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| {
    let mut hands: Vec<Vec<u8>> = vec![Vec::new()];
    let mut seen = vec![signature(&[])];
    let mut next = 0;
    // What is left of the first hand of a class without its last face is the first of its own
    // class.
    while let Some(hand) = hands.get(next).filter(|hand| hand.len() < MOST).cloned() {
        for face in hand.last().copied().unwrap_or(0)..FACES as u8 {
            let larger = [&hand[..], &[face]].concat();
            let signature = signature(&larger);
            // There are three tiles of each face.
            let copies = larger.iter().filter(|&&other| other == face).count();
            if copies <= 3 && !seen.contains(&signature) {
                seen.push(signature);
                hands.push(larger);
            }
        }
        next += 1;
    }
    hands
});

static SIGNATURES: LazyLock<BTreeMap<u64, u8>> = LazyLock::new(|| {
    (0..)
        .zip(FIRST_HANDS.iter())
        .map(|(class, hand)| (signature(hand), class))
        .collect()
});

/// One more than the class of each hand, by its number; 0 if not computed yet.
static CLASS_CACHE: LazyLock<Box<[AtomicU8]>> =
    LazyLock::new(|| (0..HANDS).map(|_| AtomicU8::new(0)).collect());

/// The class of a hand of up to five faces, which must be in order.
#[inline]
pub(super) fn class_of(hand: &[u8]) -> usize {
    let met = &CLASS_CACHE[number(hand)];
    match met.load(Ordering::Relaxed) {
        0 => {
            let class = SIGNATURES
                .get(&signature(hand))
                .copied()
                .unwrap_or_default();
            met.store(class + 1, Ordering::Relaxed);
            class.into()
        }
        known => usize::from(known) - 1,
    }
}

/// A number that is the same for two hands exactly if they are of one class.
fn signature(hand: &[u8]) -> u64 {
    // Two rounds of colour refinement: each face hashes its multiplicity and its neighbours by
    // colour and by shape. The second weights have colours and shapes change places.
    let parts: ArrayVec<(u8, u8), MOST> = hand.iter().map(|face| (face / 6, face % 6)).collect();
    let mut weights = [[1u64; MOST]; 2];
    for _ in 0..2 {
        // Sums over equal faces, those of the same colour alone, and those of the same shape alone.
        let mut sums = weights.map(|weights| weights.map(|weight| [weight, 0, 0]));
        for (one, face) in parts.iter().enumerate() {
            for (other, second) in parts[..one].iter().enumerate() {
                let sum = match (face.0 == second.0, face.1 == second.1) {
                    (true, true) => [0, 0],
                    (true, false) => [1, 2],
                    (false, true) => [2, 1],
                    (false, false) => continue,
                };
                for (way, sum) in sum.into_iter().enumerate() {
                    sums[way][one][sum] += weights[way][other];
                    sums[way][other][sum] += weights[way][one];
                }
            }
        }
        weights = sums.map(|sums| {
            sums.map(|[same, colour, shape]| mixed(same + mixed(colour + 1) + 2 * mixed(shape + 2)))
        });
    }
    let sum = |weights: [u64; MOST]| {
        let faces = weights.iter().take(hand.len());
        faces.fold(hand.len() as u64, |sum, weight| sum.wrapping_add(*weight))
    };
    sum(weights[0]).min(sum(weights[1]))
}

fn mixed(number: u64) -> u64 {
    let number = (number ^ number >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    (number ^ number >> 32) >> 4
}

/// The number of a hand among all hands of up to five faces.
#[inline]
fn number(hand: &[u8]) -> usize {
    let places = hand
        .iter()
        .enumerate()
        .map(|(place, &face)| BINOMIAL[usize::from(face) + place][place + 1]);
    (BEGIN[hand.len()] + places.sum::<u32>()) as usize
}

/// `BINOMIAL[n][k]`: in how many ways `k` of `n` can be chosen.
const BINOMIAL: [[u32; MOST + 1]; FACES + MOST] = {
    let mut choose = [[0; MOST + 1]; FACES + MOST];
    let mut of = 0;
    while of < choose.len() {
        choose[of][0] = 1;
        let mut few = 1;
        while few <= MOST && of > 0 {
            choose[of][few] = choose[of - 1][few] + choose[of - 1][few - 1];
            few += 1;
        }
        of += 1;
    }
    choose
};

/// The number of the first hand of each size.
const BEGIN: [u32; MOST + 1] = {
    let mut begin = [0; MOST + 1];
    let mut size = 1;
    while size <= MOST {
        begin[size] = begin[size - 1]
            + if size == 1 {
                1
            } else {
                BINOMIAL[FACES + size - 2][size - 1]
            };
        size += 1;
    }
    begin
};
const HANDS: usize = (BEGIN[MOST] + BINOMIAL[FACES + MOST - 1][MOST]) as usize;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_83_classes() {
        let of_size = |size| FIRST_HANDS.iter().filter(|hand| hand.len() == size).count();
        assert_eq!([0, 1, 2, 3, 4, 5].map(of_size), [1, 1, 3, 7, 20, 51]);
        assert_eq!(FIRST_HANDS.len(), CLASSES);
    }

    /// The hands of a few faces are numbered without a gap.
    #[test]
    fn every_hand_has_its_number() {
        let mut numbers: Vec<usize> = vec![number(&[])];
        for a in 0..36 {
            numbers.push(number(&[a]));
            for b in a..36 {
                numbers.push(number(&[a, b]));
                numbers.extend((b..36).map(|c| number(&[a, b, c])));
            }
        }
        numbers.sort_unstable();
        assert!(numbers.iter().copied().eq(0..numbers.len()));
        assert_eq!(number(&[35; 5]), HANDS - 1);
    }

    #[test]
    fn renaming_changes_no_class() {
        for hand in FIRST_HANDS.iter() {
            let mut renamed: Vec<u8> = hand
                .iter()
                .map(|face| (face % 6 + 2) % 6 * 6 + (face / 6 * 5 + 3) % 6)
                .collect();
            renamed.sort_unstable();
            assert_eq!(class_of(hand), class_of(&renamed), "{hand:?}");
        }
    }
}
