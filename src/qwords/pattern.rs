use arrayvec::ArrayVec;

use super::{Letter, SIZE};

/// Letters and gaps, as words are looked up: `K.W..`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern(pub ArrayVec<Option<Letter>, SIZE>);

impl Pattern {
    /// Whether a word is as long and has its letters.
    pub fn matches(&self, word: &[Letter]) -> bool {
        let fits = |(wanted, letter): (&Option<Letter>, &Letter)| {
            wanted.is_none_or(|wanted| wanted == *letter)
        };
        self.0.len() == word.len() && self.0.iter().zip(word).all(fits)
    }
}
