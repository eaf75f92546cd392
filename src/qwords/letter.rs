use std::fmt::{self, Write};

use arrayvec::ArrayVec;

/// A letter, A to Z.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Letter(u8);

impl Letter {
    /// How many letters there are.
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

    /// The letter of a capital from A to Z.
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

/// The text of these letters.
impl<'a> FromIterator<&'a Letter> for String {
    fn from_iter<I: IntoIterator<Item = &'a Letter>>(letters: I) -> String {
        letters.into_iter().map(|letter| letter.to_char()).collect()
    }
}

/// A set of letters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Letters(u32);

impl Letters {
    /// No letters.
    pub const NONE: Letters = Letters(0);
    /// A to Z.
    pub const ALL: Letters = Letters((1 << Letter::COUNT) - 1);
    /// A, E, I, O and U, but not Y.
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

    /// Whether the set has this letter.
    pub const fn contains(self, letter: Letter) -> bool {
        self.0 >> letter.index() & 1 == 1
    }

    /// How many letters the set has.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its letters as bits, A being the lowest.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Its letters in order.
    pub fn iter(self) -> impl Iterator<Item = Letter> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let letter = Letter::from_index(bits.trailing_zeros() as usize)?;
            bits &= bits - 1;
            Some(letter)
        })
    }
}

/// What a character becomes: no letter for an accent that stands alone, two for Œ.
pub type Folded = ArrayVec<Letter, 2>;

/// Accented letters, after the plain letters that they become.
const ACCENTED: [(&str, &str); 25] = [
    ("A", "ÀÁÂÃÄÅĀĂĄàáâãäåāăą"),
    ("AE", "Ææ"),
    ("C", "ÇĆĈĊČçćĉċč"),
    ("D", "ĎĐďđ"),
    ("E", "ÈÉÊËĒĔĖĘĚèéêëēĕėęě"),
    ("G", "ĜĞĠĢĝğġģ"),
    ("H", "ĤĦĥħ"),
    ("I", "ÌÍÎÏĨĪĬĮİìíîïĩīĭįı"),
    ("J", "Ĵĵ"),
    ("K", "Ķķ"),
    ("L", "ĹĻĽŁĺļľł"),
    ("N", "ÑŃŅŇñńņň"),
    ("O", "ÒÓÔÕÖØŌŎŐòóôõöøōŏő"),
    ("OE", "Œœ"),
    ("R", "ŔŖŘŕŗř"),
    ("S", "ŚŜŞŠȘśŝşšș"),
    ("SS", "ẞß"),
    ("T", "ŢŤȚţťț"),
    ("U", "ÙÚÛÜŨŪŬŮŰŲùúûüũūŭůűų"),
    ("W", "Ŵŵ"),
    ("Y", "ÝŸŶýÿŷ"),
    ("Z", "ŹŻŽźżž"),
    ("IJ", "Ĳĳ"),
    (
        "",
        "\u{300}\u{301}\u{302}\u{303}\u{304}\u{306}\u{307}\u{308}",
    ),
    ("", "\u{30a}\u{30b}\u{30c}\u{326}\u{327}\u{328}"),
];

/// The letters A to Z that a capital or small character becomes: É is E, Œ is OE. `None` if it is
/// not a letter of the Latin alphabets.
pub fn fold(found: char) -> Option<Folded> {
    if found.is_ascii() {
        return Letter::from_char(found.to_ascii_uppercase())
            .map(|letter| Folded::from_iter([letter]));
    }
    let (plain, _) = ACCENTED
        .iter()
        .find(|(_, accented)| accented.contains(found))?;
    Some(plain.chars().filter_map(Letter::from_char).collect())
}

#[cfg(test)]
mod tests {
    use super::fold;

    fn folded(text: &str) -> Option<String> {
        let letters: Option<Vec<_>> = text.chars().map(fold).collect();
        letters.map(|letters| letters.iter().flatten().map(ToString::to_string).collect())
    }

    #[test]
    fn accents_are_ignored() {
        for (text, plain) in [
            ("nés", "NES"),
            ("CŒUR", "COEUR"),
            ("œil", "OEIL"),
            ("Ægir", "AEGIR"),
            ("ça", "CA"),
            ("Straße", "STRASSE"),
            ("Öl", "OL"),
            ("Noe\u{308}l", "NOEL"),
        ] {
            assert_eq!(folded(text).as_deref(), Some(plain));
        }
        for text in ["l'an", "né-e", "4", "я", " ", "\u{feff}"] {
            assert_eq!(folded(text), None, "{text}");
        }
    }
}
