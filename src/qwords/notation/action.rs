use std::str::FromStr;

use super::{fault, list::folded};
use crate::notation::{Failure, NotationError, words};
use crate::qwords::{Action, Cell, Letter, Problem, SIZE};

/// The word before a letter that the joker writes.
const JOKER: &str = "joker";

/// Reads an action. Whether it is legal is another question.
pub fn parse_action(text: &str) -> Result<Action, NotationError> {
    action(text).map_err(|failure| failure.located_in(text))
}

fn action(text: &str) -> Result<Action, Failure<'_>> {
    let text = text.trim_matches([' ', '\t', '\r', '\n']);
    let mut words = words(text).peekable();
    let joker = words.next_if(|word| *word == JOKER).is_some();
    let Some(word) = words.next() else { return Err(fault(&text[text.len()..], Problem::EmptyAction)) };
    let Some((letter_text, cell_text)) = word.split_once('@') else {
        return Err(Failure::word(word, |word| Problem::NoAt(word).into()));
    };
    let action = Action { joker, letter: letter(letter_text)?, cell: cell(cell_text)? };
    match words.next() {
        None => Ok(action),
        Some(extra) => Err(fault(extra, Problem::WordsAfterAction(extra.to_owned()))),
    }
}

fn letter(word: &str) -> Result<Letter, Failure<'_>> {
    match folded(word).as_deref() {
        Some(&[letter]) if word.contains(char::is_lowercase) => {
            let found = word.chars().next().unwrap_or_default();
            Err(fault(word, Problem::SmallLetter(found, letter.to_string())))
        }
        Some(&[letter]) => Ok(letter),
        _ => Err(Failure::word(word, |word| Problem::NotALetter(word).into())),
    }
}

/// A cell of the grid, `a1` to `e5`.
pub(super) fn cell(word: &str) -> Result<Cell, Failure<'_>> {
    let place = |found: u8, first: u8| usize::from(found.wrapping_sub(first)).min(SIZE);
    let named = match *word.as_bytes() {
        [column, row] => Cell::new(place(column, b'a'), place(row, b'1')),
        _ => None,
    };
    named.ok_or_else(|| Failure::word(word, |word| Problem::NotACell(word).into()))
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        parse_action(text)
    }
}

impl FromStr for Cell {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Cell, NotationError> {
        cell(text).map_err(|failure| failure.located_in(text))
    }
}
