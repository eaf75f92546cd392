use arrayvec::ArrayVec;

use super::code::PackedTile;
use crate::game::{RACK_SIZE, Tile};

/// A rack, prepared for searching.
#[derive(Clone, Debug)]
pub struct Hand {
    /// The faces that it holds, a bit each.
    pub(super) faces: u64,
    /// For each face, the backgrounds on which the hand holds it, a bit each.
    pub(super) backgrounds: [u8; 36],
    /// The size of its largest set, so the most tiles that one play can lay.
    pub(super) largest_set: usize,
    /// How many tiles a play must lay to go out; more than any play lays where going out earns
    /// nothing.
    pub(super) out: usize,
}

/// What going out earns.
pub(crate) const OUT_POINTS: u32 = 6;

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
