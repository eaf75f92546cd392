//! The notation: text that people and programs write, read into the types of [`crate::game`] and
//! written from them.
//!
//! Reading goes in two steps. The parsers make a raw position in which everything knows its place
//! in the text, and stop at the first thing that is not notation; [`Position::new`] then judges it,
//! and every fault that it finds is shown where it stands. What is wrong is data here, an
//! [`ErrorKind`] with its [`Place`], where a suggestion can be tried out; the sentences are those of
//! [`crate::language`].
//!
//! Writers emit exactly what the parsers read back. Beyond that canonical form the parsers
//! tolerate:
//! - several spaces or tabs where one space is enough, also at the ends of a line, and CRLF line
//!   ends;
//! - blank lines around a position, and comment lines before it; in a sheet, comments and blank
//!   lines anywhere, except that no blank line may part the rows of the board;
//! - trailing empty cells in a row, and rows without tiles;
//! - keys and placements in any order; tiles of a rack or a swap in any order;
//! - in a sheet, after `swap` and in a rack, tiles with or without spaces between them, and a comma
//!   between two tiles or placements wherever a space may stand there; in the rack of a line, which
//!   holds no spaces, a comma alone;
//! - `exchange` for `swap`.

#![deny(clippy::expect_used, clippy::indexing_slicing, clippy::unwrap_used)]

mod cell;
mod fields;
mod kind;
mod line;
mod lookalike;
mod position;
mod repair;
mod sheet;
mod suggest;
mod syntax;
mod tile;
mod turn;
mod write;

pub use cell::Column;
pub use fields::{Form, Key};
pub use kind::ErrorKind;
pub use position::UncheckedPosition;
pub use repair::{Mistake, Place, Replacement};
pub use suggest::nearest;
pub use syntax::{Diagnostic, NotationError};
pub use turn::{TURN_WORDS, parse_tiles, parse_turn};
pub use write::{Sheet, Tiles, spaced, stretch, write_play, write_setup};
pub(crate) use write::{write_cell, write_number, write_position, write_rack, write_tile, written};

use std::str::FromStr;

use crate::game::{Position, Rules};
pub(crate) use fields::{FieldKey, Fields, Pair, colon_pair, without_comment};
pub(crate) use lookalike::{is_control, visible};
use position::RawPosition;
pub(crate) use position::{foreign_tiles, place};
pub(crate) use syntax::{
    ParseError, Parsed, is_blank, is_space, number, read_whole, reading, span, words,
};
use syntax::{first_word, whole_word};
pub(crate) use tile::{Spanned, foreign, tile, tiles};
pub(crate) use turn::{RawTurn, raw_turn};

/// Reads a position, as a line or as a sheet.
pub fn parse_position(text: &str) -> Result<Position, NotationError> {
    reading(text, position)
}

fn position(text: &str) -> Result<Position, NotationError> {
    raw_position(text)?.position()
}

/// Reads a position that may break the rules, as a line or as a sheet. Fails only if the text is
/// not notation.
pub fn parse_unchecked(text: &str) -> Result<UncheckedPosition, NotationError> {
    // What is not even notation gets the same error, with the same help, as any position.
    raw_position(text)
        .map(UncheckedPosition::new)
        .map_err(|error| parse_position(text).err().unwrap_or(error))
}

fn raw_position(text: &str) -> Result<RawPosition<'_>, NotationError> {
    let raw = match form(text) {
        Some(Form::Line) => line::in_file(text),
        Some(Form::Sheet) => sheet::sheet(text),
        None => Err(ParseError::new(&text[..0], ErrorKind::EmptyText)),
    };
    raw.map_err(|failure| failure.located_in(text))
}

/// Reads a position from one line of a batch, which holds nothing else.
pub fn parse_line(text: &str) -> Result<Position, NotationError> {
    reading(text, |text| {
        line::alone(text)
            .map_err(|failure| failure.located_in(text))?
            .position()
    })
}

impl FromStr for Position {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Position, NotationError> {
        parse_position(text)
    }
}

impl FromStr for Rules {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Rules, NotationError> {
        read_whole(text, rules)
    }
}

pub(crate) fn rules(word: &str) -> Result<Rules, ParseError<'_>> {
    Rules::from_name(word).ok_or_else(|| ParseError::word(word, ErrorKind::UnknownRules))
}

/// The rules that a position or a record names, even if the rest cannot be read.
pub(crate) fn named_rules(text: &str) -> Option<Rules> {
    let mut lines = text
        .lines()
        .filter(|line| !is_blank(line) && !line.trim_start().starts_with('#'));
    match form(text)? {
        Form::Line => Rules::from_name(first_word(lines.next()?)),
        Form::Sheet => {
            let is_rules = |(key, _): &(&str, &str)| key.trim() == Key::Rules.name();
            let (_, value) = lines
                .filter_map(|line| line.split_once(':'))
                .find(is_rules)?;
            Rules::from_name(first_word(value.split('#').next().unwrap_or_default()))
        }
    }
}

/// Whether a byte of a text stands in an indented line of a sheet, as the rows of its board do.
pub(crate) fn is_in_rows(text: &str, at: usize) -> bool {
    let start = text[..at].rfind('\n').map_or(0, |end| end + 1);
    form(text) == Some(Form::Sheet) && text[start..].starts_with(is_space)
}

/// Which form a text has; `None` if it is neither.
fn form(text: &str) -> Option<Form> {
    let mut lines = text
        .lines()
        .filter(|line| !is_blank(line) && !line.trim_start().starts_with('#'));
    let first = lines.next()?;
    let word = first_word(first);
    let begins_line = Rules::from_name(word).is_some() && !whole_word(first, word);
    let has_key = |line: &str| first_word(line).contains(':');
    let is_sheet =
        !begins_line && (Key::from_name(word).is_some() || has_key(first) || lines.any(has_key));
    Some(if is_sheet { Form::Sheet } else { Form::Line })
}
