use std::fmt::{self, Write};
use std::str::FromStr;

use arrayvec::ArrayVec;
use nom::Parser;
use nom::bytes::complete::take_while1;
use nom::character::complete::digit1;
use nom::combinator::all_consuming;

use super::syntax::{ParseError, Parsed, no_leading_zero, read_whole};
use super::{ErrorKind, NotationError};
use crate::game::Cell;

const LAST_ROW: i16 = 9999;
/// Columns have up to three letters, the last being `zzz`.
const COLUMN_LETTERS: usize = 3;
const ALPHABET: i16 = 26;

/// The cell that a word names.
pub(super) fn cell(word: &str) -> Result<Cell, ParseError<'_>> {
    match parts(word) {
        Some((column, row)) => from_parts(column, row),
        None => Err(wrong(word)),
    }
}

/// Letters and digits.
fn parts(word: &str) -> Option<(&str, &str)> {
    let letters = take_while1(|letter: char| letter.is_ascii_lowercase());
    let parts: Parsed<'_, (&str, &str)> = all_consuming((letters, digit1)).parse(word);
    parts.ok().map(|(_, parts)| parts)
}

fn from_parts<'a>(column: &'a str, row: &'a str) -> Result<Cell, ParseError<'a>> {
    if column.len() > COLUMN_LETTERS {
        return Err(ParseError::new(
            column,
            ErrorKind::ColumnRange(column.to_string()),
        ));
    }
    no_leading_zero(row)?;
    let row = match row.parse() {
        Ok(number @ 1..=LAST_ROW) => number,
        _ => return Err(ParseError::new(row, ErrorKind::RowRange(row.to_string()))),
    };
    let column = column.bytes().fold(0, |column, letter| {
        column * ALPHABET + i16::from(letter - b'a') + 1
    });
    Ok(Cell::new(column, row))
}

/// What is wrong with a word that is not letters and digits.
fn wrong(word: &str) -> ParseError<'_> {
    if !word.is_ascii() {
        return ParseError::word(word, ErrorKind::NotACell);
    }
    let names_cell =
        |word: &str| parts(word).is_some_and(|(column, row)| from_parts(column, row).is_ok());
    let small = word.to_ascii_lowercase();
    let letters = word.trim_start_matches(|digit: char| digit.is_ascii_digit());
    let turned = format!("{letters}{}", &word[..word.len() - letters.len()]);
    let problem = if word.is_empty() {
        ErrorKind::NoCell
    } else if names_cell(&small) {
        ErrorKind::CapitalCell(word.to_string(), small)
    } else if names_cell(&turned) {
        ErrorKind::RowFirst(word.to_string(), turned)
    } else if letters.is_empty() {
        ErrorKind::NoColumn(word.to_string())
    } else if word.bytes().all(|letter| letter.is_ascii_lowercase()) {
        ErrorKind::NoRow(word.to_string())
    } else {
        ErrorKind::NotACell(word.to_string())
    };
    ParseError::new(word, problem)
}

impl FromStr for Cell {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Cell, NotationError> {
        read_whole(text, cell)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", Column(self.column), self.row)
    }
}

/// A column by its letters, as it stands in the name of a cell.
#[derive(Clone, Copy, Debug)]
pub struct Column(pub i16);

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut letters: ArrayVec<char, 4> = ArrayVec::new();
        let mut column = self.0;
        while column > 0 {
            column -= 1;
            letters.push(char::from(b'a' + (column % ALPHABET) as u8));
            column /= ALPHABET;
        }
        letters
            .into_iter()
            .rev()
            .try_for_each(|letter| f.write_char(letter))
    }
}
