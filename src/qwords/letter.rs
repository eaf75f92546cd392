use std::fmt::{self, Write};

/// A letter, A to Z.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Letter(u8);

impl Letter {
    /// How many there are.
    pub const COUNT: usize = 26;

    /// Every letter, A first.
    pub fn all() -> impl DoubleEndedIterator<Item = Letter> + ExactSizeIterator {
        (0..Letter::COUNT as u8).map(Letter)
    }

    /// The letter with this index, A being 0.
    pub const fn from_index(index: usize) -> Option<Letter> {
        if index < Letter::COUNT {
            Some(Letter(index as u8))
        } else {
            None
        }
    }

    /// The letter that a capital from A to Z is.
    pub const fn from_char(capital: char) -> Option<Letter> {
        if capital.is_ascii_uppercase() {
            Some(Letter(capital as u8 - b'A'))
        } else {
            None
        }
    }

    /// Its place in the alphabet, A being 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The capital.
    pub const fn to_char(self) -> char {
        (b'A' + self.0) as char
    }
}

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(self.to_char())
    }
}
