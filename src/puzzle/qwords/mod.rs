//! Puzzles of Qwords: a letter to find, known rolls to use, a grid to complete.
//!
//! A [`Question`] is a grid and a task; it is a [`Puzzle`] if an exhaustive search finds exactly
//! one answer, with the plain word list and with the names added. Two answers are the same if all
//! their actions are. If two orders of the same letters lead to the same best grid, there is no
//! puzzle. The joker is never spent on a letter that was rolled anyway.

mod completion;
#[deny(clippy::expect_used, clippy::indexing_slicing, clippy::unwrap_used)]
mod document;
mod make;
mod puzzle;
mod search;
mod solving;

pub use document::Document;
pub use make::{Collection, Recipe};
pub use puzzle::{Kind, MOST_ROLLS, Puzzle, Question, Solution, Task, Unfit, Unproved};
pub use solving::{AnswerError, Attempt, Hint};

use std::sync::OnceLock;

use arrayvec::ArrayVec;

use crate::qwords::{LONGEST, Letter, SHORTEST, WordList, Words};

/// A word, spelt.
type Spelt = ArrayVec<Letter, LONGEST>;

/// A word list that is also fast to go through.
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

    /// Every word of this many letters, 2 to 5, in alphabetical order.
    fn of_length(&self, len: usize) -> &[Spelt] {
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

impl ListPair {
    /// The lists of a language, which are made once.
    pub fn of(language: WordList) -> &'static ListPair {
        static PAIRS: [OnceLock<ListPair>; WordList::ALL.len()] =
            [const { OnceLock::new() }; WordList::ALL.len()];
        PAIRS[language as usize].get_or_init(|| {
            let words = Words::new(language);
            let mut with_names = words.clone();
            with_names.add_names();
            // The puzzles that seeds gave before a language had names of its own stay as they are.
            if language == WordList::Italian {
                with_names.add_names_of(language);
            }
            ListPair {
                plain: Lexicon::new(words),
                with_names: Lexicon::new(with_names),
            }
        })
    }
}
