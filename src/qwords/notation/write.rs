use std::fmt::{self, Write};

use super::NAME;
use crate::qwords::{Action, Cell, Grid, Line, Pattern, Position, Roll, SIZE, Side, Square};

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", column(self.column()), self.row() + 1)
    }
}

/// `row 1` to `row 5`, `column a` to `column e`.
impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = self.index() % SIZE;
        if self.is_row() {
            write!(f, "row {}", place + 1)
        } else {
            write!(f, "column {}", column(place))
        }
    }
}

/// The letter of a column.
fn column(place: usize) -> char {
    char::from(b'a' + place as u8)
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Square::Free => f.write_char('.'),
            Square::Dotted => f.write_char('o'),
            Square::Letter(letter) => letter.fmt(f),
        }
    }
}

impl fmt::Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Cell::all().try_for_each(|cell| {
            let joint = if cell.column() == 0 && cell.row() > 0 {
                "/"
            } else {
                ""
            };
            write!(f, "{joint}{}", self.square(cell))
        })
    }
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.0.to_char(), self.1.to_char())
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let joker = if self.joker { "joker " } else { "" };
        write!(f, "{joker}{}@{}", self.letter, self.cell)
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0
            .iter()
            .try_for_each(|place| f.write_char(place.map_or('.', |letter| letter.to_char())))
    }
}

/// A position as its canonical line: the side, what side B has, and the words are always written.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{NAME} {} {}", self.grid, rolled(self))?;
        pairs(self)
            .into_iter()
            .try_for_each(|(key, value)| write!(f, " {key}={value}"))
    }
}

/// A position as its canonical sheet; no line end after the last line.
#[derive(Clone, Copy, Debug)]
pub struct PositionSheet<'a>(pub &'a Position);

impl fmt::Display for PositionSheet<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "rules: {NAME}\ngrid:")?;
        for cell in Cell::all() {
            let joint = if cell.column() == 0 { "\n  " } else { " " };
            write!(f, "{joint}{}", self.0.grid.square(cell))?;
        }
        write!(f, "\nroll: {}", rolled(self.0))?;
        pairs(self.0)
            .into_iter()
            .try_for_each(|(key, value)| write!(f, "\n{key}: {value}"))
    }
}

fn rolled(position: &Position) -> String {
    position
        .roll
        .map_or_else(|| "-".to_owned(), |roll| roll.to_string())
}

fn pairs(position: &Position) -> Vec<(&'static str, &'static str)> {
    let variant = position.variant;
    let yes_or_no = |is: bool| if is { "yes" } else { "no" };
    let mut pairs = vec![("side", variant.side().name())];
    if variant.side() == Side::B {
        pairs.extend([
            ("joker", yes_or_no(variant.joker())),
            ("double", yes_or_no(variant.double())),
        ]);
    }
    pairs.push(("words", position.language.code()));
    pairs
}
