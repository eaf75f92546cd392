use std::ops::{Add, Mul};

use crate::qwords::{
    Dice, DieColour, Face, Letter, Letters, POINTS, ROLLS, Roll, SHORTEST, SIZE, Words,
};

/// Indices into a list of values: after the letters, the best vowel and the best of all letters.
const VOWELS: u8 = Letter::COUNT as u8;
const ANY: u8 = VOWELS + 1;

/// What the dice are likely to show, prepared for fast lookup.
#[derive(Clone, Debug)]
pub(super) struct Odds {
    /// The indices of both faces, and how many rolls show them.
    rolls: Vec<(u8, u8, u16)>,
    /// How often each letter may be written, as a share of the sum over all letters.
    shares: [f32; Letter::COUNT],
    /// The faces that allow each letter: one bit for each face, six for each die.
    faces: [u32; Letter::COUNT],
    /// For each face of the black die, how far to shift to the faces of its two dice.
    pairs: Vec<(u32, u32)>,
}

/// The faces of a die, and one bit for each.
const FACES: u32 = crate::qwords::dice::FACES as u32;
const ALL_FACES: u32 = (1 << FACES) - 1;

impl Odds {
    pub(super) fn new(dice: &Dice) -> Odds {
        let rolls: Vec<(u8, u8, u16)> = dice
            .rolls()
            .into_iter()
            .map(|(roll, count)| places(roll, count as u16))
            .collect();
        let shift = |colour: DieColour| colour as u32 * FACES;
        let mut faces = [0; Letter::COUNT];
        for colour in DieColour::ALL {
            for (face, bit) in dice.die(colour).0.into_iter().zip(shift(colour)..) {
                face.letters()
                    .iter()
                    .for_each(|letter| faces[letter.index()] |= 1 << bit);
            }
        }
        let mut often = [0; Letter::COUNT];
        for (letters, count) in dice.choices() {
            letters
                .iter()
                .for_each(|letter| often[letter.index()] += count);
        }
        let all: u32 = often.iter().sum();
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
        let vowels = Letters::VOWELS.iter().map(|vowel| values[vowel.index()]);
        let mut best = [values[0]; Letter::COUNT + 2];
        best[..Letter::COUNT].copy_from_slice(values);
        best[usize::from(VOWELS)] = vowels.fold(values[0], greater);
        best[usize::from(ANY)] = values.iter().copied().fold(values[0], greater);
        self.rolls
            .iter()
            .fold(T::from(0), |sum, &(one, other, count)| {
                sum + greater(best[usize::from(one)], best[usize::from(other)]) * T::from(count)
            })
    }

    /// How often a letter may be written, as a share of the sum over all letters.
    fn share(&self, letter: usize) -> f32 {
        self.shares[letter]
    }

    /// The chance that at least one of some rolls allows a letter.
    pub(super) fn chance(&self, letter: usize, rolls: u32) -> f32 {
        let missed = self.misses(self.faces[letter]) as f32 / ROLLS as f32;
        1.0 - (0..rolls).fold(1.0, |chance, _| chance * missed)
    }

    /// The faces that allow a letter, for [`Odds::misses`].
    fn faces(&self, letter: usize) -> u32 {
        self.faces[letter]
    }

    /// How many rolls show none of these faces.
    fn misses(&self, faces: u32) -> u32 {
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

/// A line's code is a number in base 27: 26 letters, and free.
const BASE: u32 = Letter::COUNT as u32 + 1;
pub(super) const FREE: u32 = Letter::COUNT as u32;
/// The weight of each place in a line's code.
pub(super) const WEIGHTS: [u32; SIZE] = [BASE.pow(4), BASE.pow(3), BASE.pow(2), BASE, 1];
/// The code of a line without letters.
pub(super) const EMPTY: u32 = BASE.pow(SIZE as u32) - 1;

/// How often a line with 1 to 5 free squares gets a letter that another line chose; measured in
/// games.
const SPOILT: [f32; SIZE] = [0.3, 0.45, 0.55, 0.5, 0.35];
/// Of how many rolls such a line gets the one that suits it best; the others go to other lines.
const CHOICE: [usize; SIZE] = [3, 2, 2, 2, 2];

/// How [`LineValue`] stores one point, and a certain word.
const POINT: f32 = 4096.0;
const CERTAIN: f32 = 65535.0;

/// The expected points of a line and its chance of a word, packed so that more is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct LineValue(u32);

impl LineValue {
    const NONE: LineValue = LineValue(0);

    fn new(points: f32, word: f32) -> LineValue {
        LineValue((((points * POINT) as u32) << 16) | (word * CERTAIN) as u32)
    }

    /// The points.
    pub(super) fn points(self) -> f32 {
        (self.0 >> 16) as f32 * (1.0 / POINT)
    }

    /// The chance of a word, from 0 to 1.
    pub(super) fn word(self) -> f32 {
        (self.0 & 0xffff) as f32 * (1.0 / CERTAIN)
    }
}

/// The value of every possible line.
///
/// A full line earns what its longest word does. A line with free squares mostly gets the best
/// letter of a few rolls in its best square, because rolls that do not suit it go to other lines;
/// otherwise it gets a letter that another line chose.
pub(super) struct LineValues(Vec<LineValue>);

impl LineValues {
    pub(super) fn new(words: &Words, odds: &Odds) -> LineValues {
        let mut line_values = LineValues(vec![LineValue::NONE; EMPTY as usize + 1]);
        line_values.fill_whole_lines(words);
        for free in 1..=SIZE as u32 {
            for places in (1_u32..1 << SIZE).filter(|places| places.count_ones() == free) {
                line_values.fill(places, odds);
            }
        }
        line_values
    }

    /// The value of the line with this code.
    pub(super) fn of(&self, code: u32) -> LineValue {
        self.0[code as usize]
    }

    /// Fills in all full lines; longer words overwrite shorter ones.
    fn fill_whole_lines(&mut self, words: &Words) {
        for (len, &points) in POINTS.iter().enumerate().skip(SHORTEST) {
            let value = LineValue::new(points as f32, 1.0);
            for word in words.of_length(len) {
                for start in 0..=SIZE - len {
                    let code = word
                        .iter()
                        .zip(&WEIGHTS[start..])
                        .map(|(letter, weight)| letter.index() as u32 * weight)
                        .sum();
                    let others: Vec<u32> = (0..SIZE)
                        .filter(|place| !(start..start + len).contains(place))
                        .map(|place| WEIGHTS[place])
                        .collect();
                    every_code(code, &others, &mut |code| self.0[code as usize] = value);
                }
            }
        }
    }

    /// Fills in all lines that are free in exactly these places. Lines with fewer free places must
    /// be filled in already.
    fn fill(&mut self, free: u32, odds: &Odds) {
        let (free, others): (Vec<usize>, Vec<usize>) =
            (0..SIZE).partition(|place| free >> place & 1 == 1);
        let free: Vec<u32> = free.into_iter().map(|place| WEIGHTS[place]).collect();
        let others: Vec<u32> = others.into_iter().map(|place| WEIGHTS[place]).collect();
        let empty = free.iter().map(|weight| FREE * weight).sum();
        every_code(empty, &others, &mut |code| {
            self.0[code as usize] = self.expected(code, &free, odds)
        });
    }

    fn expected(&self, code: u32, free: &[u32], odds: &Odds) -> LineValue {
        let mut best = [LineValue::NONE; Letter::COUNT];
        let (mut any_points, mut any_word) = (0.0, 0.0);
        for weight in free {
            let mut next = code - FREE * weight;
            for (letter, best) in best.iter_mut().enumerate() {
                let value = self.of(next);
                *best = value.max(*best);
                any_points += odds.share(letter) * value.points();
                any_word += odds.share(letter) * value.word();
                next += weight;
            }
        }
        let (points, word) = best_of_some_rolls(CHOICE[free.len() - 1], &mut best, odds);
        let spoilt = SPOILT[free.len() - 1];
        let any = spoilt / free.len() as f32;
        LineValue::new(
            (1.0 - spoilt) * points + any * any_points,
            (1.0 - spoilt) * word + any * any_word,
        )
    }
}

/// The average points and chance of a word with the best letter of some rolls. Overwrites the
/// values.
fn best_of_some_rolls(
    rolls: usize,
    values: &mut [LineValue; Letter::COUNT],
    odds: &Odds,
) -> (f32, f32) {
    let (mut points, mut word, mut faces, mut worse) = (0.0, 0.0, 0, 1.0_f32);
    loop {
        let best = values.iter().copied().fold(LineValue::NONE, LineValue::max);
        if best == LineValue::NONE {
            return (points, word);
        }
        for (letter, value) in values
            .iter_mut()
            .enumerate()
            .filter(|(_, value)| **value == best)
        {
            faces |= odds.faces(letter);
            *value = LineValue::NONE;
        }
        let one_roll = odds.misses(faces) as f32 / ROLLS as f32;
        let still_worse: f32 = std::iter::repeat_n(one_roll, rolls).product();
        points += (worse - still_worse) * best.points();
        word += (worse - still_worse) * best.word();
        worse = still_worse;
    }
}

/// Calls `visit` with every code that letters in these places make.
fn every_code(code: u32, places: &[u32], visit: &mut impl FnMut(u32)) {
    match places {
        [] => visit(code),
        [weight, others @ ..] => {
            (0..FREE).for_each(|letter| every_code(code + letter * weight, others, visit))
        }
    }
}
