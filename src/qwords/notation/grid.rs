use arrayvec::ArrayVec;
use nom::character::complete::{anychar, space0};
use nom::combinator::{consumed, iterator};
use nom::sequence::preceded;
use nom::{Finish, Parser};

use super::fault;
use crate::notation::{ParseError, Parsed};
use crate::qwords::{Cell, Grid, GridError, Problem, SIZE, Square, fold};

/// A square with the text that it was read from.
type Read<'a> = (&'a str, Square);

/// A grid in one word, its rows joined by `/`.
pub(super) fn in_line(word: &str) -> Result<Grid, ParseError<'_>> {
    if word.is_empty() {
        return Err(fault(word, Problem::NoGrid));
    }
    let rows = word.split('/').map(row).collect::<Result<Vec<_>, _>>()?;
    of_rows(word, &rows)
}

/// The squares of a row, with or without spaces between them.
pub(super) fn row(text: &str) -> Result<[Read<'_>; SIZE], ParseError<'_>> {
    let mut characters = iterator(text, preceded(space0, consumed(square)));
    let read: Vec<(&str, ArrayVec<Square, 2>)> = characters.by_ref().collect();
    characters.finish().finish()?;
    let squares: Vec<Read<'_>> = read
        .into_iter()
        .flat_map(|(text, squares)| squares.into_iter().map(move |square| (text, square)))
        .collect();
    let count = squares.len();
    squares
        .try_into()
        .map_err(|_| fault(text, Problem::RowLength(count)))
}

/// The grid of these rows, which stand in a text.
pub(super) fn of_rows<'a>(
    text: &'a str,
    rows: &[[Read<'a>; SIZE]],
) -> Result<Grid, ParseError<'a>> {
    let read: Vec<Read<'a>> = rows.concat();
    let squares: Vec<Square> = read.iter().map(|&(_, square)| square).collect();
    let squares = squares
        .try_into()
        .map_err(|_| fault(text, Problem::RowCount(rows.len())))?;
    let at = |cell: Cell| read[cell.index()].0;
    Grid::new(squares).map_err(|faults| match &faults[..] {
        [GridError::TooManyDots { cells }, ..] => fault(
            at(cells[cells.len() - 1]),
            Problem::TooManyDots(cells.len()),
        ),
        [GridError::DotLeft { dots, letters }, ..] => {
            fault(at(dots[0]), Problem::DotLeft(dots.len(), *letters))
        }
        [
            GridError::DotsInLine {
                cells: [one, other],
            },
            ..,
        ] => fault(at(*other), Problem::DotsInLine(*one, *other)),
        [] => unreachable!("what is no grid has a fault"),
    })
}

/// What a character stands for: one square, two for Œ, none for an accent that belongs to the
/// letter before it.
fn square(input: &str) -> Parsed<'_, ArrayVec<Square, 2>> {
    let (rest, found) = anychar.parse(input)?;
    let here = &input[..found.len_utf8()];
    let one = |square| Ok((rest, ArrayVec::from_iter([square])));
    match fold(found) {
        _ if found == '.' => one(Square::Free),
        _ if found == 'o' => one(Square::Dotted),
        Some(letters) if found.is_lowercase() => {
            let capital = letters.iter().map(ToString::to_string).collect();
            Err(fault(here, Problem::SmallLetter(found, capital)).into())
        }
        Some(letters) => Ok((rest, letters.into_iter().map(Square::Letter).collect())),
        None => Err(ParseError::first(input, |found| Problem::NotASquare(found).into()).into()),
    }
}
