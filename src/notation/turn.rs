use std::fmt;
use std::str::FromStr;

use super::cell::cell;
use super::position::foreign_tiles;
use super::syntax::{ParseError, behind_comma, is_space, read_whole, words};
use super::tile::{Spanned, tiles, whole_tile};
use super::{ErrorKind, Form, NotationError, reading, write_play};
use crate::game::{Placement, Play, Rules, Tile, Turn};

/// The words that a turn may begin with instead of a placement: `exchange` means `swap`.
pub const TURN_WORDS: [&str; 3] = ["swap", "exchange", "pass"];

/// Reads a turn whose tiles are those of some rules. Whether it is legal is another question.
pub fn parse_turn(text: &str, rules: Rules) -> Result<Turn, NotationError> {
    reading(text, move |text| turn(text, rules)).map_err(|error| error.under(rules))
}

fn turn(text: &str, rules: Rules) -> Result<Turn, NotationError> {
    let raw = raw_turn(text).map_err(|failure| failure.located_in(text))?;
    match NotationError::all(foreign_tiles(text, Form::Line, raw.tiles(), rules)) {
        Some(error) => Err(error),
        None => Ok(raw.turn()),
    }
}

/// Reads tiles of some rules, such as a rack, with spaces, a comma or nothing between them.
pub fn parse_tiles(text: &str, rules: Rules) -> Result<Vec<Tile>, NotationError> {
    reading(text, move |text| tiles_of(text, rules)).map_err(|error| error.under(rules))
}

fn tiles_of(text: &str, rules: Rules) -> Result<Vec<Tile>, NotationError> {
    let read = tiles(text.trim()).map_err(|failure| failure.located_in(text))?;
    match NotationError::all(foreign_tiles(text, Form::Line, read.iter().copied(), rules)) {
        Some(error) => Err(error),
        None => Ok(read.into_iter().map(|(_, tile)| tile).collect()),
    }
}

/// A turn as it was written, each tile with its text.
pub(crate) enum RawTurn<'a> {
    Lay(Vec<(&'a str, Placement)>),
    Swap(Vec<Spanned<'a, Tile>>),
    Pass,
}

impl<'a> RawTurn<'a> {
    pub(crate) fn tiles(&self) -> impl Iterator<Item = Spanned<'a, Tile>> {
        let (laid, swapped): (&[_], &[_]) = match self {
            RawTurn::Lay(laid) => (laid, &[]),
            RawTurn::Swap(tiles) => (&[], tiles),
            RawTurn::Pass => (&[], &[]),
        };
        laid.iter()
            .map(|(text, placement)| (*text, placement.tile))
            .chain(swapped.iter().copied())
    }

    pub(crate) fn turn(self) -> Turn {
        match self {
            RawTurn::Lay(laid) => {
                Turn::Lay(Play::new(laid.into_iter().map(|(_, placement)| placement)))
            }
            RawTurn::Swap(tiles) => Turn::swap(tiles.into_iter().map(|(_, tile)| tile)),
            RawTurn::Pass => Turn::Pass,
        }
    }
}

pub(crate) fn raw_turn(source: &str) -> Result<RawTurn<'_>, ParseError<'_>> {
    let text = source.trim_matches(|end| is_space(end) || end == '\n' || end == '\r');
    let first = words(text).next().unwrap_or_default();
    let rest = text[first.len()..].trim_start_matches(is_space);
    match first {
        "pass" if rest.is_empty() => Ok(RawTurn::Pass),
        "pass" => Err(ParseError::new(rest, ErrorKind::WordsAfterPass)),
        "swap" | "exchange" if rest.is_empty() || rest == "-" => Err(ParseError::new(
            first,
            ErrorKind::SwapWithoutTiles(first.to_string()),
        )),
        "swap" | "exchange" => Ok(RawTurn::Swap(tiles(rest)?)),
        _ => Ok(RawTurn::Lay(placements(text)?)),
    }
}

fn placements(text: &str) -> Result<Vec<(&str, Placement)>, ParseError<'_>> {
    let Some(first) = words(text).next() else {
        return Err(ParseError::new(text, ErrorKind::EmptyTurn));
    };
    if let Some(meant) = TURN_WORDS
        .into_iter()
        .find(|word| first.eq_ignore_ascii_case(word))
    {
        return Err(ParseError::new(
            first,
            ErrorKind::TurnWord(first.to_string(), meant),
        ));
    }
    let mut placements = Vec::new();
    let mut rest = text.trim_start_matches(is_space);
    while !rest.is_empty() {
        let (word, behind) = rest.split_at(
            rest.find(|end| is_space(end) || end == ',')
                .unwrap_or(rest.len()),
        );
        if word.is_empty() {
            return Err(ParseError::first(behind, ErrorKind::PlacementSeparator));
        }
        placements.push(placement(word)?);
        rest = behind_comma(behind);
    }
    Ok(placements)
}

/// One `TILE@CELL`, with the text of its tile.
fn placement(word: &str) -> Result<(&str, Placement), ParseError<'_>> {
    if let Some(place) = word.find([';', '+', '\n', '\r']) {
        return Err(ParseError::first(
            &word[place..],
            ErrorKind::PlacementSeparator,
        ));
    }
    let Some((tile_text, cell_text)) = word.split_once('@') else {
        return Err(ParseError::word(word, ErrorKind::NoAt));
    };
    if cell(tile_text).is_ok() && whole_tile(cell_text).is_ok() {
        return Err(ParseError::new(
            word,
            ErrorKind::CellFirst(format!("{cell_text}@{tile_text}")),
        ));
    }
    let tile = whole_tile(tile_text)?;
    Ok((
        tile_text,
        Placement {
            cell: cell(cell_text)?,
            tile,
        },
    ))
}

impl FromStr for Placement {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Placement, NotationError> {
        read_whole(text, |text| placement(text).map(|(_, placement)| placement))
    }
}

impl FromStr for Play {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Play, NotationError> {
        read_whole(text, |text| {
            Ok(Play::new(
                placements(text)?
                    .into_iter()
                    .map(|(_, placement)| placement),
            ))
        })
    }
}

impl FromStr for Turn {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Turn, NotationError> {
        read_whole(text, |text| raw_turn(text).map(RawTurn::turn))
    }
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}", self.tile, self.cell)
    }
}

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_play(f, self)
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Turn::Lay(play) => play.fmt(f),
            Turn::Swap(tiles) => {
                f.write_str("swap")?;
                tiles.iter().try_for_each(|tile| write!(f, " {tile}"))
            }
            Turn::Pass => f.write_str("pass"),
        }
    }
}
