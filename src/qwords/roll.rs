use super::{Letter, Letters};

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

/// The faces of the two active dice. Their order means nothing, but is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Roll(pub Face, pub Face);

impl Roll {
    /// The letters of which one is written.
    pub const fn letters(self) -> Letters {
        self.0.letters().union(self.1.letters())
    }
}
