use std::sync::OnceLock;

use arrayvec::ArrayVec;

use crate::qwords::{LONGEST, Letter, SHORTEST, WordList, Words};

/// A word, spelt.
pub(super) type Spelt = ArrayVec<Letter, LONGEST>;

/// A word list that can also be gone through fast.
#[derive(Debug)]
pub struct Lexicon {
    words: Words,
    by_length: [Vec<Spelt>; LONGEST - SHORTEST + 1],
}

impl Lexicon {
    /// The lexicon of a list.
    pub fn new(words: Words) -> Lexicon {
        let by_length = std::array::from_fn(|place| words.of_length(SHORTEST + place).collect());
        Lexicon { words, by_length }
    }

    /// The list itself.
    pub fn words(&self) -> &Words {
        &self.words
    }

    /// Every word of so many letters, 2 to 5, in alphabetical order.
    pub(super) fn of_length(&self, len: usize) -> &[Spelt] {
        &self.by_length[len - SHORTEST]
    }
}

/// The two lists of a language that every puzzle is proved with.
#[derive(Debug)]
pub struct ListPair {
    /// The words alone.
    pub plain: Lexicon,
    /// The words and the well-known names.
    pub with_names: Lexicon,
}

/// The lists of all languages, each made when it is first asked for.
#[derive(Debug, Default)]
pub struct Lists([OnceLock<ListPair>; WordList::ALL.len()]);

impl Lists {
    /// The lists of a language.
    pub fn of(&self, language: WordList) -> &ListPair {
        self.0[language as usize].get_or_init(|| {
            let words = Words::new(language);
            let mut with_names = words.clone();
            with_names.add_names();
            ListPair {
                plain: Lexicon::new(words),
                with_names: Lexicon::new(with_names),
            }
        })
    }
}
