use std::collections::HashMap;

use super::Lexicon;
use super::lexicon::Spelt;
use crate::qwords::{Letter, Letters, POINTS, Roll, SIZE, Span};

/// What stands in a row or a column.
type Line = [Option<Letter>; SIZE];

/// The most points that a line can still earn, remembered.
pub(super) struct Reach<'a> {
    lexicon: &'a Lexicon,
    /// The letters that the rolls from each turn on allow; none after the last.
    letters: Vec<Letters>,
    known: HashMap<(Line, usize, bool), u32>,
}

impl<'a> Reach<'a> {
    pub(super) fn new(lexicon: &'a Lexicon, rolls: &[Roll]) -> Reach<'a> {
        let mut letters = vec![Letters::NONE];
        for roll in rolls.iter().rev() {
            let later = letters[letters.len() - 1];
            letters.push(later.union(roll.letters()));
        }
        letters.reverse();
        Reach {
            lexicon,
            letters,
            known: HashMap::new(),
        }
    }

    /// The most that a line can earn when the rolls from a turn on are still to come, and perhaps
    /// the joker; after the last, what it earns.
    pub(super) fn points(&mut self, line: Line, turn: usize, joker: bool) -> u32 {
        if let Some(&known) = self.known.get(&(line, turn, joker)) {
            return known;
        }
        let found = Span::all().find(|&span| self.is_in_reach(&line[span.range()], turn, joker));
        let points = found.map_or(0, |span| POINTS[span.len]);
        self.known.insert((line, turn, joker), points);
        points
    }

    /// Whether a part of a line is a word, or can become one.
    fn is_in_reach(&self, part: &[Option<Letter>], turn: usize, joker: bool) -> bool {
        let letters = self.letters[turn];
        let turns = self.letters.len() - 1 - turn;
        let free = part.iter().filter(|letter| letter.is_none()).count();
        if free == 0 {
            let word: Vec<Letter> = part.iter().copied().flatten().collect();
            return self.lexicon.words().contains(&word);
        }
        let becomes = |word: &Spelt| {
            let mut jokers = u32::from(joker);
            part.iter().zip(word).all(|(there, letter)| match there {
                Some(there) => there == letter,
                None if letters.contains(*letter) => true,
                None => {
                    let left = jokers > 0;
                    jokers = 0;
                    left
                }
            })
        };
        free <= turns && self.lexicon.of_length(part.len()).iter().any(becomes)
    }
}
