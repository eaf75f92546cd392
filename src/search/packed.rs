use arrayvec::ArrayVec;

use crate::game::{Background, Colour, RACK_SIZE, Rules, Shape, Tile};

/// All 36 faces, a bit each.
pub(super) const FACES: u64 = (1 << 36) - 1;

/// For each face, the faces that may share a line with it: one colour, or one shape.
pub(super) const MATES: [u64; 36] = {
    let mut mates = [0; 36];
    let mut face = 0;
    while face < 36 {
        let row = 0b11_1111 << (face / 6 * 6);
        let column = 0b00_0001_0000_0100_0001_0000_0100_0001_0000_0100_0001 << (face % 6) & FACES;
        mates[face] = row ^ column;
        face += 1;
    }
    mates
};

/// The faces that may share a line with at least one of these.
#[inline]
pub(super) fn mates_of_any(mut faces: u64) -> u64 {
    let mut mates = 0;
    while faces != 0 {
        mates |= MATES[faces.trailing_zeros() as usize];
        faces &= faces - 1;
    }
    mates
}

/// The orders of letters in the alphabet, since plays that score the same are ranked by their text.
const COLOURS: [Colour; 6] = [
    Colour::Blue,
    Colour::Green,
    Colour::Orange,
    Colour::Purple,
    Colour::Red,
    Colour::Yellow,
];
const SHAPES: [Shape; 6] = [
    Shape::Circle,
    Shape::Diamond,
    Shape::Flower,
    Shape::Square,
    Shape::Star,
    Shape::Cross,
];
const BACKGROUNDS: [Background; 3] = [Background::Black, Background::Split, Background::White];

/// For each byte, six times the rank of the colour that the letter stands for, or [`UNKNOWN`].
pub(super) static COLOUR_LETTERS: [u8; 256] = {
    let mut letters = [UNKNOWN; 256];
    let mut rank = 0;
    while rank < COLOURS.len() {
        letters[COLOURS[rank].letter() as usize] = rank as u8 * 6;
        rank += 1;
    }
    letters
};

/// The same for shapes.
pub(super) static SHAPE_LETTERS: [u8; 256] = {
    let mut letters = [UNKNOWN; 256];
    let mut rank = 0;
    while rank < SHAPES.len() {
        letters[SHAPES[rank].letter() as usize] = rank as u8;
        rank += 1;
    }
    letters
};

/// The same for the backgrounds of a set.
const fn background_letters(rules: Rules) -> [u8; 256] {
    let mut letters = [UNKNOWN; 256];
    let mut rank = 0;
    while rank < BACKGROUNDS.len() {
        let is_split = matches!(BACKGROUNDS[rank], Background::Split);
        if !is_split || !matches!(rules, Rules::Intro) {
            letters[BACKGROUNDS[rank].letter() as usize] = rank as u8;
        }
        rank += 1;
    }
    letters
}

pub(super) static FLEX_BACKGROUNDS: [u8; 256] = background_letters(Rules::Flex);
pub(super) static INTRO_BACKGROUNDS: [u8; 256] = background_letters(Rules::Intro);

pub(super) const UNKNOWN: u8 = 128;

/// A tile in a byte: face and background. Codes are in the order of the tiles' texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct PackedTile(u8);

impl PackedTile {
    pub(crate) const FIRST: PackedTile = PackedTile(0);

    pub(crate) fn new(face: usize, background: usize) -> PackedTile {
        PackedTile((face << 2 | background) as u8)
    }

    pub(crate) fn of(tile: Tile) -> PackedTile {
        // The places of each value in the tables above.
        const COLOUR_RANK: [usize; 6] = [4, 2, 5, 1, 0, 3];
        const SHAPE_RANK: [usize; 6] = [0, 3, 1, 2, 4, 5];
        const BACKGROUND_RANK: [usize; 3] = [0, 2, 1];
        let face = COLOUR_RANK[tile.colour.index()] * 6 + SHAPE_RANK[tile.shape.index()];
        PackedTile::new(
            face,
            tile.background
                .map_or(0, |background| BACKGROUND_RANK[background.index()]),
        )
    }

    pub(crate) fn tile(self, flex: bool) -> Tile {
        let (colour, shape) = COLOUR_AND_SHAPE[self.face()];
        Tile {
            colour: COLOURS[usize::from(colour)],
            shape: SHAPES[usize::from(shape)],
            background: flex.then(|| BACKGROUNDS[self.background()]),
        }
    }

    pub(crate) fn face(self) -> usize {
        usize::from(self.0 >> 2)
    }

    pub(crate) fn background(self) -> usize {
        usize::from(self.0 & 3)
    }

    pub(crate) fn byte(self) -> u8 {
        self.0
    }
}

/// The colour and the shape of each face, in the order of [`COLOURS`] and [`SHAPES`].
const COLOUR_AND_SHAPE: [(u8, u8); 36] = {
    let mut parts = [(0, 0); 36];
    let mut face = 0;
    while face < 36 {
        parts[face] = (face as u8 / 6, face as u8 % 6);
        face += 1;
    }
    parts
};

/// Six bits for each colour or shape, the lowest of each.
const SIXES: u64 = 0o01_01_01_01_01_01;

/// The largest number of bits in any six of 36, which begin with a multiple of six.
fn most_in_six(bits: u64) -> u64 {
    // Pairs are counted, then the three pairs of each six.
    let pairs = bits - (bits >> 1 & (SIXES * 0b01_0101));
    let of = |pair: u32| pairs >> (2 * pair) & (SIXES * 0b11);
    let counts = of(0) + of(1) + of(2);
    (0..6).map(|six| counts >> (6 * six) & 7).max().unwrap_or(0)
}

/// A rack, prepared for searching.
#[derive(Clone, Debug)]
pub struct Hand {
    /// The faces that it holds, a bit each.
    pub(super) faces: u64,
    /// The same for each background alone.
    pub(super) faces_on: [u64; 3],
    /// For each face, the backgrounds on which the hand holds it, a bit each.
    pub(super) backgrounds: [u8; 36],
    /// The size of its largest set, so the most tiles that one play can lay.
    pub(super) largest_set: usize,
    /// How many tiles a play must lay to go out; more than any play lays if going out earns
    /// nothing.
    pub(super) out: usize,
}

impl Hand {
    /// The most tiles that one play can lay.
    pub(crate) fn longest_play(&self) -> usize {
        self.largest_set
    }

    /// Prepares a rack. `bag_is_empty` says whether laying all of it earns the bonus for going out.
    pub fn new(rack: &[Tile], bag_is_empty: bool) -> Hand {
        let mut codes = ArrayVec::<PackedTile, RACK_SIZE>::new();
        codes.extend(rack.iter().map(|&tile| PackedTile::of(tile)));
        Hand::of_codes(&codes, bag_is_empty)
    }

    /// The same for tiles that are codes already.
    pub(crate) fn of_codes(rack: &[PackedTile], bag_is_empty: bool) -> Hand {
        // By colour and then by shape, by shape and then by colour.
        let (mut faces, mut turned) = (0u64, 0u64);
        let (mut faces_on, mut backgrounds) = ([0; 4], [0; 36]);
        for &code in rack {
            let (face, background) = (code.face(), code.background());
            let (colour, shape) = COLOUR_AND_SHAPE[face];
            turned |= 1 << (shape * 6 + colour);
            faces |= 1 << face;
            faces_on[background] |= 1 << face;
            backgrounds[face] |= 1 << background;
        }
        let [black, split, white, _] = faces_on;
        Hand {
            faces,
            faces_on: [black, split, white],
            backgrounds,
            largest_set: most_in_six(faces).max(most_in_six(turned)) as usize,
            out: if bag_is_empty { rack.len() } else { usize::MAX },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_round_trip_in_the_order_of_the_letters() {
        for rules in Rules::ALL {
            let letters = |tile: Tile| {
                [
                    Some(tile.colour.letter()),
                    Some(tile.shape.letter()),
                    tile.background.map(Background::letter),
                ]
            };
            let mut kinds: Vec<Tile> = rules.kinds().collect();
            kinds.sort_by_key(|&tile| letters(tile));
            assert!(kinds.is_sorted_by_key(|&tile| PackedTile::of(tile)));
            assert!(
                kinds
                    .iter()
                    .all(|&tile| PackedTile::of(tile).tile(rules.has_diagonals()) == tile)
            );
        }
    }

    #[test]
    fn mates_are_the_faces_that_match() {
        let faces: Vec<_> = Rules::Classic.kinds().collect();
        for &a in &faces {
            for &b in &faces {
                let mates = MATES[PackedTile::of(a).face()] >> PackedTile::of(b).face() & 1 == 1;
                assert_eq!(mates, a.face().matches(b.face()), "{a:?} {b:?}");
            }
        }
    }
}
