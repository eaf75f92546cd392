use super::Letter;

/// A set of letters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Letters(u32);

impl Letters {
    /// None.
    pub const NONE: Letters = Letters(0);
    /// A to Z.
    pub const ALL: Letters = Letters((1 << Letter::COUNT) - 1);
    /// A, E, I, O and U; Y is none of them.
    pub const VOWELS: Letters = Letters(1 | 1 << 4 | 1 << 8 | 1 << 14 | 1 << 20);

    /// The set of one letter.
    pub const fn one(letter: Letter) -> Letters {
        Letters(1 << letter.index())
    }

    /// The letters of either set.
    pub const fn union(self, other: Letters) -> Letters {
        Letters(self.0 | other.0)
    }

    /// The letters that both sets have.
    pub const fn intersection(self, other: Letters) -> Letters {
        Letters(self.0 & other.0)
    }

    /// Whether a letter is in it.
    pub const fn contains(self, letter: Letter) -> bool {
        self.0 >> letter.index() & 1 == 1
    }

    /// How many letters there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its letters as bits, A being the lowest.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Its letters in order.
    pub fn iter(self) -> impl Iterator<Item = Letter> {
        Letter::all().filter(move |&letter| self.contains(letter))
    }
}
