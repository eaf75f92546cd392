//! The notation of Qwords: text read into the types of the room, and written from them.
//!
//! - A grid is five rows joined by `/`, capitals, `.` for a free cell and `o` for a dotted one; É
//!   is read as E, Œ as O and E.
//! - A position is one line, `qwords GRID ROLL [key=value …]`, or a sheet of `key: value` lines.
//! - An action is `U@c3`, or `joker Q@c3`.
//! - Claims are a sheet: `row 1: DUO`, `column a: SKIS`.
//!
//! Writers emit exactly what the parsers read back. Beyond that the parsers tolerate what those of
//! [`crate::notation`] do: several spaces for one, CRLF, comments and blank lines in sheets, keys
//! in any order; and in a sheet, letters with or without spaces between them.

mod action;
mod claims;
mod fields;
mod grid;
mod key;
mod line;
mod list;
mod sheet;
mod write;

pub use action::{parse_action, parse_actions};
pub use claims::parse_claims;
pub use key::Key;
pub use list::parse_letters;
pub use write::PositionSheet;

use std::str::FromStr;

use super::{Grid, Position, Problem};
use crate::notation::{ErrorKind, NotationError, ParseError, is_blank, read_whole};

/// The first word of a position line, and the rules of a sheet.
pub(super) const NAME: &str = "qwords";

/// Reads a position, as a line, as a sheet, or as a grid alone: side A, French, nothing rolled.
pub fn parse_position(text: &str) -> Result<Position, NotationError> {
    read_whole(text, read)
}

fn read(text: &str) -> Result<Position, ParseError<'_>> {
    let mut lines = text
        .lines()
        .filter(|line| !is_blank(line) && !line.trim_start().starts_with('#'));
    let Some(first) = lines.next() else {
        return Err(fault(&text[..0], Problem::NoGrid));
    };
    if first.contains(':') || lines.clone().any(|line| line.contains(':')) {
        return sheet::sheet(text);
    }
    if let Some(second) = lines.next() {
        return Err(fault(second.trim(), Problem::SecondLine));
    }
    line::line(first)
}

/// A failure with a problem of this room.
fn fault(at: &str, problem: Problem) -> ParseError<'_> {
    ParseError::new(at, ErrorKind::Qwords(problem))
}

impl FromStr for Position {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Position, NotationError> {
        parse_position(text)
    }
}

impl FromStr for Grid {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Grid, NotationError> {
        read_whole(text, |text| {
            grid::in_line(text.trim_matches([' ', '\t', '\r', '\n']))
        })
    }
}
