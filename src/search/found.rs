use std::cmp::Ordering;

use arrayvec::ArrayVec;

use super::Table;
use super::packed::PackedTile;
use super::spot::{place, same_place};
use crate::game::{Cell, Placement, Play, RACK_SIZE};

/// A play as the search finds it: small, cheap to copy, and only meaningful together with its
/// table.
#[derive(Clone, Copy, Debug)]
pub struct PackedPlay {
    pub(super) score: u32,
    pub(super) length: usize,
    pub(super) places: [u16; RACK_SIZE],
    pub(super) codes: [PackedTile; RACK_SIZE],
}

impl PackedPlay {
    pub(super) const NOTHING: PackedPlay = PackedPlay {
        score: 0,
        length: 0,
        places: [0; RACK_SIZE],
        codes: [PackedTile::FIRST; RACK_SIZE],
    };

    /// What it scores, the bonus for going out included.
    pub fn score(&self) -> u32 {
        self.score
    }

    /// The tiles that it lays.
    pub(crate) fn codes(&self) -> &[PackedTile] {
        &self.codes[..self.length]
    }

    /// How many tiles it lays.
    pub fn tiles(&self) -> usize {
        self.length
    }

    /// A number that differs for the plays on one table. It is made of the tiles laid: the xor of
    /// two plays' keys is the same in any order.
    pub(crate) fn key(&self) -> u64 {
        self.steps().fold(0, |key, (at, code)| {
            let number = u64::from(place(at)) << 8 | u64::from(code.byte());
            let number = (number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            let number = (number ^ number >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
            key ^ number ^ number >> 32
        })
    }

    #[inline]
    pub(super) fn steps(&self) -> impl Iterator<Item = (u16, PackedTile)> + '_ {
        let length = self.length.min(RACK_SIZE);
        self.places[..length]
            .iter()
            .copied()
            .zip(self.codes[..length].iter().copied())
    }

    /// The same play with its cells in the order of the table, which is that of the play's text.
    pub(super) fn in_order<const FLEX: bool>(&self, table: &Table<FLEX>) -> PackedPlay {
        let mut play = *self;
        let order = |at: u16| table.reading_order(at);
        for next in 1..self.length.min(RACK_SIZE) {
            for place in (1..=next).rev() {
                if order(play.places[place - 1]) <= order(play.places[place]) {
                    break;
                }
                play.places.swap(place - 1, place);
                play.codes.swap(place - 1, place);
            }
        }
        play
    }

    /// Its placements, by row and then by column.
    pub fn placements<const FLEX: bool>(
        &self,
        table: &Table<FLEX>,
    ) -> ArrayVec<Placement, RACK_SIZE> {
        let steps = self.in_order(table);
        steps
            .steps()
            .map(|(at, code)| Placement {
                cell: table.cell(at),
                tile: code.tile(FLEX),
            })
            .collect()
    }

    /// The play itself.
    pub fn play<const FLEX: bool>(&self, table: &Table<FLEX>) -> Play {
        Play::new(self.placements(table))
    }

    /// The order of plays: score from high to low, then fewer tiles, then the play's text byte by
    /// byte.
    pub fn rank<const FLEX: bool>(&self, other: &PackedPlay, table: &Table<FLEX>) -> Ordering {
        let by_numbers = other
            .score
            .cmp(&self.score)
            .then(self.length.cmp(&other.length));
        by_numbers.then_with(|| {
            self.in_order(table)
                .text_order(&other.in_order(table), table)
        })
    }

    /// The order of the texts of two plays with as many tiles, whose cells are in the order of the
    /// table.
    pub(super) fn text_order<const FLEX: bool>(
        &self,
        other: &PackedPlay,
        table: &Table<FLEX>,
    ) -> Ordering {
        let mut steps = self.steps().zip(other.steps());
        // One cell of the torus has several numbers, so places cannot simply be compared.
        let different =
            steps.find(|(ours, theirs)| ours.1 != theirs.1 || !same_place(ours.0, theirs.0));
        different.map_or(
            Ordering::Equal,
            |((our_place, our_code), (their_place, their_code))| {
                our_code.cmp(&their_code).then_with(|| {
                    text_key(table.cell(our_place)).cmp(&text_key(table.cell(their_place)))
                })
            },
        )
    }
}

/// A number that orders cells as their texts are ordered: `i10` before `i9`, `i9` before `ij3`.
fn text_key(cell: Cell) -> u64 {
    // Up to three letters; one that is missing comes before `a`.
    let mut letters = u64::from(cell.column.unsigned_abs());
    if letters > 26 {
        let [first, last] = [(letters - 1) / 26, (letters - 1) % 26 + 1];
        letters = match first {
            1..=26 => (first * 27 + last) * 27,
            _ => ((first - 1) / 26 * 27 + (first - 1) % 26 + 1) * 27 + last,
        };
    } else {
        letters *= 27 * 27;
    }
    // Up to four digits, aligned to the left; then the text that ends comes first.
    let row = u64::from(cell.row.unsigned_abs());
    let (digits, length) = match row {
        0..10 => (row * 1000, 1),
        10..100 => (row * 100, 2),
        100..1000 => (row * 10, 3),
        _ => (row, 4),
    };
    letters << 32 | digits << 8 | length
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_ordered_as_their_texts() {
        let column = |mut number: i16| {
            let mut text = String::new();
            while number > 0 {
                text.insert(0, (b'a' + ((number - 1) % 26) as u8) as char);
                number = (number - 1) / 26;
            }
            text
        };
        let cells: Vec<(String, u64)> = (1..=60)
            .flat_map(|row| {
                let columns = (1..=100).map(|column| column * 9).chain([26, 27, 702, 703]);
                columns.map(move |column| Cell::new(column, row * 9))
            })
            .map(|cell| {
                (
                    format!("{}{}", column(cell.column), cell.row),
                    text_key(cell),
                )
            })
            .collect();
        for (a, b) in cells
            .iter()
            .zip(cells.iter().skip(7))
            .chain(cells.iter().zip(cells.iter().rev()))
        {
            assert_eq!(a.0.cmp(&b.0), a.1.cmp(&b.1), "{} {}", a.0, b.0);
        }
    }
}
