use std::iter::Peekable;
use std::str::FromStr;

use super::{fault, list::folded};
use crate::notation::{NotationError, ParseError, read_whole, words};
use crate::qwords::{Action, Cell, Letter, Problem, SIZE};

/// The word before a letter that the joker writes.
const JOKER: &str = "joker";

/// Reads an action. Whether it is legal is another question.
pub fn parse_action(text: &str) -> Result<Action, NotationError> {
    read_whole(text, action)
}

/// Reads actions one after the other, at least one: `U@c3 joker Q@d4`.
pub fn parse_actions(text: &str) -> Result<Vec<Action>, NotationError> {
    read_whole(text, actions)
}

fn action(text: &str) -> Result<Action, ParseError<'_>> {
    let text = trimmed(text);
    let mut words = words(text).peekable();
    let action = next(text, &mut words)?;
    match words.next() {
        None => Ok(action),
        Some(extra) => Err(fault(extra, Problem::WordsAfterAction(extra.to_owned()))),
    }
}

fn actions(text: &str) -> Result<Vec<Action>, ParseError<'_>> {
    let text = trimmed(text);
    let mut words = words(text).peekable();
    let mut actions = vec![next(text, &mut words)?];
    while words.peek().is_some() {
        actions.push(next(text, &mut words)?);
    }
    Ok(actions)
}

fn trimmed(text: &str) -> &str {
    text.trim_matches([' ', '\t', '\r', '\n'])
}

/// The action that the next words of a text are.
fn next<'a>(
    text: &'a str,
    words: &mut Peekable<impl Iterator<Item = &'a str>>,
) -> Result<Action, ParseError<'a>> {
    let joker = words.next_if(|word| *word == JOKER).is_some();
    let Some(word) = words.next() else {
        return Err(fault(&text[text.len()..], Problem::EmptyAction));
    };
    let Some((letter_text, cell_text)) = word.split_once('@') else {
        return Err(ParseError::word(word, |word| Problem::NoAt(word).into()));
    };
    Ok(Action {
        joker,
        letter: letter(letter_text)?,
        cell: cell(cell_text)?,
    })
}

fn letter(word: &str) -> Result<Letter, ParseError<'_>> {
    match folded(word).as_deref() {
        Some(&[letter]) if word.contains(char::is_lowercase) => {
            let found = word.chars().next().unwrap_or_default();
            Err(fault(word, Problem::SmallLetter(found, letter.to_string())))
        }
        Some(&[letter]) => Ok(letter),
        _ => Err(ParseError::word(word, |word| {
            Problem::NotALetter(word).into()
        })),
    }
}

/// A cell of the grid, `a1` to `e5`.
pub(super) fn cell(word: &str) -> Result<Cell, ParseError<'_>> {
    let place = |found: u8, first: u8| usize::from(found.wrapping_sub(first)).min(SIZE);
    let named = match *word.as_bytes() {
        [column, row] => Cell::new(place(column, b'a'), place(row, b'1')),
        _ => None,
    };
    named.ok_or_else(|| ParseError::word(word, |word| Problem::NotACell(word).into()))
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
        read_whole(text, cell)
    }
}
