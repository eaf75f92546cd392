use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer};

use super::{Letter, Letters};
use crate::named::{codes, named};

/// A face of a letter die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Face {
    /// One letter.
    Letter(Letter),
    /// `?`: any letter.
    Any,
    /// `@`: any of A, E, I, O, U.
    Vowel,
}

impl Face {
    /// The letters that it allows.
    pub const fn letters(self) -> Letters {
        match self {
            Face::Letter(letter) => Letters::one(letter),
            Face::Any => Letters::ALL,
            Face::Vowel => Letters::VOWELS,
        }
    }

    /// The face that a character stands for.
    pub const fn from_char(found: char) -> Option<Face> {
        match found {
            '?' => Some(Face::Any),
            '@' => Some(Face::Vowel),
            _ => match Letter::from_char(found) {
                Some(letter) => Some(Face::Letter(letter)),
                None => None,
            },
        }
    }

    /// The character that stands for it.
    pub const fn to_char(self) -> char {
        match self {
            Face::Letter(letter) => letter.to_char(),
            Face::Any => '?',
            Face::Vowel => '@',
        }
    }
}

/// The faces of the two active dice. Their order is kept, but has no meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Roll(pub Face, pub Face);

impl Roll {
    /// The letters that may be written.
    pub const fn letters(self) -> Letters {
        self.0.letters().union(self.1.letters())
    }
}

/// How many faces a die has.
pub(super) const FACES: usize = 6;
/// How many equally likely rolls there are: of the black die and of the two letter dice that it
/// makes active.
pub const ROLLS: u32 = (FACES * FACES * FACES) as u32;

named! {
    /// The colours of the letter dice.
    DieColour {
        /// White.
        White "white",
        /// Orange.
        Orange "orange",
        /// Blue.
        Blue "blue",
        /// Yellow.
        Yellow "yellow",
    }
}

/// What is wrong with dice; [`crate::language`] has the sentences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DiceError {
    /// A die with more or fewer than six faces.
    FaceCount(usize),
    /// A character that is not a face.
    NotAFace(char),
    /// A word that is not the colour of a letter die.
    NotAColour(String),
    /// A face of the black die that does not name two different colours.
    NotAPair(String),
}

codes! {
    DiceError {
        DiceError::FaceCount(_) => "face_count",
        DiceError::NotAFace(_) => "not_a_face",
        DiceError::NotAColour(_) => "not_a_colour",
        DiceError::NotAPair(_) => "not_a_pair",
    }
}

/// A letter die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Die(pub [Face; FACES]);

/// Six faces, with or without spaces between them: `? C H L N P`.
impl FromStr for Die {
    type Err = DiceError;

    fn from_str(text: &str) -> Result<Die, DiceError> {
        let face = |found| Face::from_char(found).ok_or(DiceError::NotAFace(found));
        let faces: Vec<Face> = text
            .chars()
            .filter(|found| *found != ' ')
            .map(face)
            .collect::<Result<_, _>>()?;
        let count = faces.len();
        faces
            .try_into()
            .map(Die)
            .map_err(|_| DiceError::FaceCount(count))
    }
}

/// A face of the black die: the dice that it makes active.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Pair(DieColour, DieColour);

/// Two colours with a space between them: `white orange`.
impl FromStr for Pair {
    type Err = DiceError;

    fn from_str(text: &str) -> Result<Pair, DiceError> {
        let colour = |word: &str| {
            DieColour::from_name(word).ok_or_else(|| DiceError::NotAColour(word.to_owned()))
        };
        let colours: Vec<DieColour> = text
            .split_whitespace()
            .map(colour)
            .collect::<Result<_, _>>()?;
        match colours[..] {
            [one, other] if one != other => Ok(Pair(one, other)),
            _ => Err(DiceError::NotAPair(text.to_owned())),
        }
    }
}

/// The dice: four letter dice, and the black one that makes two of them active.
///
/// The rulebook does not print the faces. The default is an assumption that fits everything it
/// says: 22 letters (all but J, Q, X and Y), `?` on the white die and the vowels on the orange one
/// fill exactly 24 faces; the black die shows each pair of colours once.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dice {
    #[serde(deserialize_with = "from_text")]
    white: Die,
    #[serde(deserialize_with = "from_text")]
    orange: Die,
    #[serde(deserialize_with = "from_text")]
    blue: Die,
    #[serde(deserialize_with = "from_text")]
    yellow: Die,
    #[serde(default = "every_pair")]
    black: [Pair; FACES],
}

impl Default for Dice {
    fn default() -> Dice {
        let die = |faces: &str| faces.parse().expect("the faces are six");
        Dice {
            white: die("?CHLNP"),
            orange: die("AEIOU@"),
            blue: die("STBKVZ"),
            yellow: die("DFGMRW"),
            black: every_pair(),
        }
    }
}

impl Dice {
    /// The die of a colour.
    pub const fn die(&self, colour: DieColour) -> &Die {
        match colour {
            DieColour::White => &self.white,
            DieColour::Orange => &self.orange,
            DieColour::Blue => &self.blue,
            DieColour::Yellow => &self.yellow,
        }
    }

    /// The dice that each face of the black die makes active.
    pub fn pairs(&self) -> impl Iterator<Item = (DieColour, DieColour)> + '_ {
        self.black.iter().map(|&Pair(one, other)| (one, other))
    }

    /// One of the [`ROLLS`] equally likely rolls, by its number from 0; larger numbers wrap around.
    pub fn roll(&self, number: u32) -> Roll {
        let number = number as usize;
        let Pair(one, other) = self.black[number / (FACES * FACES) % FACES];
        Roll(
            self.die(one).0[number / FACES % FACES],
            self.die(other).0[number % FACES],
        )
    }

    /// Every pair of faces that the dice can show, and how many of the [`ROLLS`] show it in either
    /// order.
    pub fn rolls(&self) -> Vec<(Roll, u32)> {
        let sorted = |Roll(one, other): Roll| Roll(one.min(other), one.max(other));
        counted((0..ROLLS).map(|number| sorted(self.roll(number))))
    }

    /// Every set of letters that a roll can allow, and how many of the [`ROLLS`] allow it.
    pub fn choices(&self) -> Vec<(Letters, u32)> {
        counted((0..ROLLS).map(|number| self.roll(number).letters()))
    }

    /// Whether two active dice can show these faces, in either order.
    pub fn can_show(&self, roll: Roll) -> bool {
        let turned = Roll(roll.1, roll.0);
        (0..ROLLS)
            .map(|number| self.roll(number))
            .any(|shown| shown == roll || shown == turned)
    }
}

fn counted<T: Ord>(items: impl Iterator<Item = T>) -> Vec<(T, u32)> {
    let mut counts = BTreeMap::new();
    items.for_each(|item| *counts.entry(item).or_default() += 1);
    counts.into_iter().collect()
}

fn every_pair() -> [Pair; FACES] {
    use DieColour::{Blue, Orange, White, Yellow};
    [
        Pair(White, Orange),
        Pair(White, Blue),
        Pair(White, Yellow),
        Pair(Orange, Blue),
        Pair(Orange, Yellow),
        Pair(Blue, Yellow),
    ]
}

impl<'de> Deserialize<'de> for Pair {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Pair, D::Error> {
        from_text(deserializer)
    }
}

/// Parses a text while the deserializer still knows where it is, so that an error names the place.
fn from_text<'de, D: Deserializer<'de>, T: FromStr<Err = DiceError>>(
    deserializer: D,
) -> Result<T, D::Error> {
    struct Text<T>(PhantomData<T>);

    impl<T: FromStr<Err = DiceError>> Visitor<'_> for Text<T> {
        type Value = T;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a text in quotes, such as \"A E I O U @\"")
        }

        fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
            text.parse().map_err(E::custom)
        }
    }

    deserializer.deserialize_str(Text(PhantomData))
}
