use std::ops::{Add, Mul};

use crate::qwords::{Dice, DieColour, Face, Letter, ROLLS, Roll};

/// Places in a list of values: the letters, then what the best vowel and the best letter of all are
/// worth.
const VOWELS: u8 = Letter::COUNT as u8;
const ANY: u8 = VOWELS + 1;

/// What the dice are likely to show, prepared for asking often.
#[derive(Clone, Debug)]
pub(super) struct Odds {
    /// The places of both faces, and how many rolls show them.
    rolls: Vec<(u8, u8, u16)>,
    /// How often each letter may be written, as a share of all.
    shares: [f32; Letter::COUNT],
    /// The faces that allow each letter: a bit each, six a die.
    faces: [u32; Letter::COUNT],
    /// For each face of the black die, how far to shift to the faces of its two dice.
    pairs: Vec<(u32, u32)>,
}

/// The faces of a die, and a bit for each.
const FACES: u32 = 6;
const ALL_FACES: u32 = (1 << FACES) - 1;

impl Odds {
    pub(super) fn new(dice: &Dice) -> Odds {
        let rolls: Vec<(u8, u8, u16)> = dice
            .rolls()
            .into_iter()
            .map(|(roll, count)| places(roll, count as u16))
            .collect();
        let mut faces = [0; Letter::COUNT];
        for (die, colour) in DieColour::ALL.into_iter().enumerate() {
            for (side, face) in dice.die(colour).0.into_iter().enumerate() {
                face.letters().iter().for_each(|letter| {
                    faces[letter.index()] |= 1 << (die as u32 * FACES + side as u32)
                });
            }
        }
        let mut often = [0; Letter::COUNT];
        for (letters, count) in dice.choices() {
            letters
                .iter()
                .for_each(|letter| often[letter.index()] += count);
        }
        let all: u32 = often.iter().sum();
        let shift = |colour| {
            DieColour::ALL
                .iter()
                .position(|&other| other == colour)
                .unwrap_or(0) as u32
                * FACES
        };
        let pairs = dice
            .pairs()
            .map(|(one, other)| (shift(one), shift(other)))
            .collect();
        Odds {
            rolls: merged(rolls),
            shares: often.map(|count| count as f32 / all as f32),
            faces,
            pairs,
        }
    }

    /// The sum over all [`ROLLS`] of the greatest value among the letters that each allows.
    pub(super) fn sum_of_best<T>(&self, values: &[T; Letter::COUNT]) -> T
    where
        T: Copy + PartialOrd + From<u16> + Add<Output = T> + Mul<Output = T>,
    {
        let greatest = |letters: &[T]| letters.iter().copied().fold(letters[0], greater);
        let mut best = [values[0]; Letter::COUNT + 2];
        best[..Letter::COUNT].copy_from_slice(values);
        best[usize::from(VOWELS)] =
            greatest(&[values[0], values[4], values[8], values[14], values[20]]);
        best[usize::from(ANY)] = greatest(values);
        self.rolls
            .iter()
            .fold(T::from(0), |sum, &(one, other, count)| {
                sum + greater(best[usize::from(one)], best[usize::from(other)]) * T::from(count)
            })
    }

    /// How often a letter may be written, as a share of all.
    pub(super) fn share(&self, letter: usize) -> f32 {
        self.shares[letter]
    }

    /// The chance that one of so many rolls allows a letter.
    pub(super) fn chance(&self, letter: usize, rolls: u32) -> f32 {
        let missed = self.misses(self.faces[letter]) as f32 / ROLLS as f32;
        1.0 - (0..rolls).fold(1.0, |chance, _| chance * missed)
    }

    /// The faces that allow a letter, for [`Odds::misses`].
    pub(super) fn faces(&self, letter: usize) -> u32 {
        self.faces[letter]
    }

    /// How many rolls show none of these faces.
    pub(super) fn misses(&self, faces: u32) -> u32 {
        let other_faces = |shift: u32| FACES - (faces >> shift & ALL_FACES).count_ones();
        self.pairs
            .iter()
            .map(|&(one, other)| other_faces(one) * other_faces(other))
            .sum()
    }
}

fn greater<T: PartialOrd>(one: T, other: T) -> T {
    if other > one { other } else { one }
}

fn places(Roll(one, other): Roll, count: u16) -> (u8, u8, u16) {
    let place = |face| match face {
        Face::Letter(letter) => letter.index() as u8,
        Face::Vowel => VOWELS,
        Face::Any => ANY,
    };
    let (one, other) = (place(one), place(other));
    // With `?` the other face does not matter.
    if one.max(other) == ANY {
        (ANY, ANY, count)
    } else {
        (one, other, count)
    }
}

fn merged(mut rolls: Vec<(u8, u8, u16)>) -> Vec<(u8, u8, u16)> {
    rolls.sort_unstable();
    rolls.dedup_by(|next, kept| {
        let same = (next.0, next.1) == (kept.0, kept.1);
        kept.2 += if same { next.2 } else { 0 };
        same
    });
    rolls
}
