use arrayvec::ArrayVec;

use crate::game::{Background, Colour, RACK_SIZE, Shape, Tile};

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
        let face = self.face();
        Tile {
            colour: COLOURS[face / 6],
            shape: SHAPES[face % 6],
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

/// A rack, prepared for searching.
#[derive(Clone, Debug)]
pub struct Hand {
    /// The faces that it holds, a bit each.
    pub(super) faces: u64,
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
        let codes: ArrayVec<PackedTile, RACK_SIZE> =
            rack.iter().map(|&tile| PackedTile::of(tile)).collect();
        Hand::of_codes(&codes, bag_is_empty)
    }

    /// The same for tiles that are codes already.
    pub(crate) fn of_codes(rack: &[PackedTile], bag_is_empty: bool) -> Hand {
        let mut hand = Hand {
            faces: 0,
            backgrounds: [0; 36],
            largest_set: 0,
            out: if bag_is_empty { rack.len() } else { usize::MAX },
        };
        let (mut colours, mut shapes) = ([0u8; 6], [0u8; 6]);
        for &code in rack {
            let face = code.face();
            if hand.faces >> face & 1 == 0 {
                colours[face / 6] += 1;
                shapes[face % 6] += 1;
                let set = colours[face / 6].max(shapes[face % 6]);
                hand.largest_set = hand.largest_set.max(usize::from(set));
            }
            hand.faces |= 1 << face;
            hand.backgrounds[face] |= 1 << code.background();
        }
        hand
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Rules;

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
