use std::fmt;
use std::ops::Range;

use arrayvec::ArrayVec;

use super::{Letter, SIZE};

/// A word list that comes with the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum WordList {
    /// French.
    #[default]
    French,
    /// English.
    English,
    /// German.
    German,
    /// Italian.
    Italian,
}

impl WordList {
    /// Every list.
    pub const ALL: [WordList; 4] = [
        WordList::French,
        WordList::English,
        WordList::German,
        WordList::Italian,
    ];

    /// Its code: `fr`, `en`, `de`, `it`.
    pub const fn code(self) -> &'static str {
        match self {
            WordList::French => "fr",
            WordList::English => "en",
            WordList::German => "de",
            WordList::Italian => "it",
        }
    }

    /// The list with this code.
    pub fn from_code(code: &str) -> Option<WordList> {
        WordList::ALL
            .into_iter()
            .find(|language| language.code() == code)
    }

    /// Its words, one per line, in order.
    const fn list(self) -> &'static str {
        match self {
            WordList::French => include_str!("../../assets/words/fr.txt"),
            WordList::English => include_str!("../../assets/words/en.txt"),
            WordList::German => include_str!("../../assets/words/de.txt"),
            WordList::Italian => include_str!("../../assets/words/it.txt"),
        }
    }

    /// Those of its words that nearly everybody knows, one per line.
    const fn common(self) -> &'static str {
        match self {
            WordList::French => include_str!("../../assets/words/common-fr.txt"),
            WordList::English => include_str!("../../assets/words/common-en.txt"),
            WordList::German => include_str!("../../assets/words/common-de.txt"),
            WordList::Italian => include_str!("../../assets/words/common-it.txt"),
        }
    }

    /// The names that are well known in its countries, beside [`NAMES`], one per line.
    const fn names(self) -> &'static str {
        match self {
            WordList::French => "",
            WordList::English => include_str!("../../assets/words/names-en.txt"),
            WordList::German => include_str!("../../assets/words/names-de.txt"),
            WordList::Italian => include_str!("../../assets/words/names-it.txt"),
        }
    }
}

/// Where the words that count come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WordSource {
    /// A list that comes with the program.
    List(WordList),
    /// A file, by its name.
    File(String),
}

/// The words that count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WordChoice {
    /// Where they come from.
    pub source: WordSource,
    /// Whether the well-known names count too.
    pub names: bool,
}

impl WordChoice {
    /// The words of a list, without names.
    pub const fn list(list: WordList) -> WordChoice {
        WordChoice {
            source: WordSource::List(list),
            names: false,
        }
    }
}

/// Well-known places, given names, artists, brands and abbreviations, which the rulebook allows.
const NAMES: &str = include_str!("../../assets/words/names.txt");

/// How many letters the shortest word that counts has.
pub const SHORTEST: usize = 2;
/// How many letters the longest word has.
pub const LONGEST: usize = SIZE;

/// The letters of a word.
pub type Word = ArrayVec<Letter, LONGEST>;

/// A part of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// Where it begins, from 0.
    pub start: usize,
    /// How many cells it has.
    pub len: usize,
}

impl Span {
    /// Every part of a line that could hold a word: the longest first, and of equal length the
    /// leftmost first.
    pub fn all() -> impl Iterator<Item = Span> {
        (SHORTEST..=LONGEST)
            .rev()
            .flat_map(|len| (0..=SIZE - len).map(move |start| Span { start, len }))
    }

    /// Its places in the line.
    pub const fn range(self) -> Range<usize> {
        self.start..self.start + self.len
    }
}

/// A set of words of 2 to 5 letters with fast lookup.
#[derive(Clone)]
pub struct Words {
    /// One bit for each sequence of 2, 3, 4 and 5 letters.
    known: [Vec<u64>; LONGEST - SHORTEST + 1],
    /// How many words there are.
    len: usize,
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words")
            .field("len", &self.len)
            .finish_non_exhaustive()
    }
}

impl Words {
    /// No words at all.
    pub fn empty() -> Words {
        let bits = |len: usize| vec![0; Letter::COUNT.pow(len as u32).div_ceil(64)];
        Words {
            known: std::array::from_fn(|place| bits(SHORTEST + place)),
            len: 0,
        }
    }

    /// The words of a list, without names.
    pub fn new(language: WordList) -> Words {
        let mut words = Words::empty();
        words.add_list(language.list());
        words
    }

    /// Those words of a list that nearly everybody knows.
    pub fn common(language: WordList) -> Words {
        let mut words = Words::empty();
        words.add_list(language.common());
        words
    }

    /// Adds the names that are well known in France and beyond.
    pub fn add_names(&mut self) {
        self.add_list(NAMES);
    }

    /// Adds the names that are well known where a language is spoken, beside those of
    /// [`Words::add_names`].
    pub fn add_names_of(&mut self, language: WordList) {
        self.add_list(language.names());
    }

    /// Adds a list that comes with the program. Its words are in capitals without accents; all
    /// other lines are comments.
    fn add_list(&mut self, list: &str) {
        for line in list.lines() {
            let letters: Option<Word> = line.chars().map(Letter::from_char).take(LONGEST).collect();
            if let Some(letters) = letters {
                self.add(&letters);
            }
        }
    }

    /// Adds a word; ignores one that is too short or too long.
    pub fn add(&mut self, word: &[Letter]) {
        if let Some((bits, code)) = place(word).map(|(list, code)| (&mut self.known[list], code)) {
            let bit = 1 << (code % 64);
            self.len += usize::from(bits[code / 64] & bit == 0);
            bits[code / 64] |= bit;
        }
    }

    /// Whether these letters are a word.
    pub fn contains(&self, word: &[Letter]) -> bool {
        place(word).is_some_and(|(list, code)| self.has(list, code))
    }

    fn has(&self, list: usize, code: usize) -> bool {
        self.known[list][code / 64] >> (code % 64) & 1 == 1
    }

    /// The longest word of touching letters in a line; of equally long ones the first.
    pub fn longest(&self, line: &[Option<Letter>; SIZE]) -> Option<Span> {
        Span::all().find(|span| {
            let code = line[span.range()].iter().try_fold(0, |code, letter| {
                Some(code * Letter::COUNT + (*letter)?.index())
            });
            code.is_some_and(|code| self.has(span.len - SHORTEST, code))
        })
    }

    /// How many words there are.
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Every word of this length, in alphabetical order.
    pub fn of_length(&self, len: usize) -> impl Iterator<Item = Word> + '_ {
        let list = len
            .checked_sub(SHORTEST)
            .filter(|&list| list < self.known.len());
        let blocks = list
            .into_iter()
            .flat_map(|list| self.known[list].iter().enumerate());
        let codes = blocks.flat_map(|(block, &bits)| {
            (0..64)
                .filter(move |bit| bits >> bit & 1 == 1)
                .map(move |bit| block * 64 + bit)
        });
        codes.map(move |code| spelt(code, len))
    }

    /// Every word that a pattern fits, in alphabetical order.
    pub fn matching<'a>(&'a self, pattern: &'a Pattern) -> impl Iterator<Item = Word> + 'a {
        self.of_length(pattern.0.len())
            .filter(|word| pattern.matches(word))
    }
}

/// The index of the list for words of this length, and the number of the word in it; `None` if it
/// is too short or too long.
fn place(word: &[Letter]) -> Option<(usize, usize)> {
    let code = || {
        word.iter()
            .fold(0, |code, letter| code * Letter::COUNT + letter.index())
    };
    (SHORTEST..=LONGEST)
        .contains(&word.len())
        .then(|| (word.len() - SHORTEST, code()))
}

/// The word with this number; the reverse of [`place`].
fn spelt(mut code: usize, len: usize) -> Word {
    let mut letters = Word::new();
    for _ in 0..len {
        letters.extend(Letter::from_index(code % Letter::COUNT));
        code /= Letter::COUNT;
    }
    letters.reverse();
    letters
}

/// Letters and gaps to look words up by: `K.W..`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern(pub ArrayVec<Option<Letter>, SIZE>);

impl Pattern {
    /// Whether a word has the same length and fits the letters.
    pub fn matches(&self, word: &[Letter]) -> bool {
        let fits = |(wanted, letter): (&Option<Letter>, &Letter)| {
            wanted.is_none_or(|wanted| wanted == *letter)
        };
        self.0.len() == word.len() && self.0.iter().zip(word).all(fits)
    }
}
