use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayString;
use nom::character::complete::anychar;
use nom::combinator::{consumed, map_opt, opt};
use nom::{Finish, Parser};

use super::syntax::{ParseError, Parsed, behind_comma, is_space, read_whole};
use super::{ErrorKind, Key, NotationError};
use crate::game::{Background, Colour, Rules, Shape, Tile};

/// A value and the text that it was read from.
pub(crate) type Spanned<'a, T> = (&'a str, T);

/// One tile. Anything else is a definite error, except that the end of the text may still be
/// something else.
pub(crate) fn tile(input: &str) -> Parsed<'_, Tile> {
    if input.is_empty() {
        return Err(nom::Err::Error(ParseError::new(input, ErrorKind::NoTile)));
    }
    let (rest, colour) = letter(Colour::from_letter, input).map_err(|_| wrong_beginning(input))?;
    let (rest, shape) =
        letter(Shape::from_letter, rest).map_err(|_| wrong_shape(input, rest, colour))?;
    let (rest, background) = opt(|rest| letter(Background::from_letter, rest)).parse(rest)?;
    let tile = Tile {
        colour,
        shape,
        background,
    };
    if rest.starts_with(|next: char| next.is_ascii_lowercase()) {
        let problem = |found| match background {
            Some(_) => ErrorKind::ExtraCharacter(found, tile),
            None => ErrorKind::NotABackground(found, tile),
        };
        return Err(ParseError::first(rest, problem).into());
    }
    Ok((rest, tile))
}

/// Tiles up to the end of the text, with spaces, a comma or nothing between them.
pub(crate) fn tiles(text: &str) -> Result<Vec<Spanned<'_, Tile>>, ParseError<'_>> {
    let mut tiles = Vec::new();
    let mut rest = text.trim_start_matches(is_space);
    while !rest.is_empty() {
        let (after, (text, tile)) = consumed(tile).parse(rest).finish()?;
        tiles.push((text, tile));
        rest = behind_comma(after);
    }
    Ok(tiles)
}

/// The tile that a word names.
pub(super) fn whole_tile(word: &str) -> Result<Tile, ParseError<'_>> {
    match tile(word).finish()? {
        ("", tile) => Ok(tile),
        (rest, tile) => Err(ParseError::first(rest, |found| {
            ErrorKind::ExtraCharacter(found, tile)
        })),
    }
}

/// The tiles of a rack, or `-` for none.
pub(super) fn rack(text: &str) -> Result<Vec<Spanned<'_, Tile>>, ParseError<'_>> {
    if text == "-" {
        return Ok(Vec::new());
    }
    if let Some(place) = text.find(|found: char| matches!(found, '-' | '/' | '.' | '0'..='9')) {
        let problem = |found| {
            if found == '-' {
                ErrorKind::DashAmongTiles(Key::Rack)
            } else {
                ErrorKind::NotInRack(found)
            }
        };
        return Err(ParseError::first(&text[place..], problem));
    }
    tiles(text)
}

/// Why the set of these rules does not hold a tile; `None` if it does.
pub(crate) fn foreign(tile: Tile, rules: Rules) -> Option<ErrorKind> {
    if rules.copies(tile) > 0 {
        return None;
    }
    Some(match (rules, tile.background) {
        (_, None) => ErrorKind::BackgroundMissing(tile, rules),
        (Rules::Classic, Some(_)) => ErrorKind::BackgroundUnwanted(tile),
        (_, Some(_)) => ErrorKind::SplitInIntro(tile),
    })
}

fn letter<T>(from: fn(char) -> Option<T>, input: &str) -> Parsed<'_, T> {
    map_opt(anychar, from).parse(input)
}

fn wrong_beginning(input: &str) -> ParseError<'_> {
    let letters = &input[..input
        .find(|next: char| !next.is_ascii_lowercase())
        .unwrap_or(input.len())];
    if letters.starts_with(|first: char| Colour::from_letter(first.to_ascii_uppercase()).is_some())
    {
        return ParseError::new(letters, ErrorKind::SmallColour(letters.to_string()));
    }
    let problem = |found: char| {
        if found.is_ascii_uppercase() {
            ErrorKind::NotAColour(found)
        } else {
            ErrorKind::NotATile(found)
        }
    };
    ParseError::first(input, problem)
}

fn wrong_shape<'a>(input: &'a str, rest: &'a str, colour: Colour) -> ParseError<'a> {
    let found = rest.chars().next().unwrap_or(' ');
    if Shape::from_letter(found.to_ascii_lowercase()).is_some() {
        // Up to the next valid tile.
        let begins = |pair: &[u8]| matches!(pair, [b'A'..=b'Z', b'a'..=b'z']);
        let letters = &input[..input
            .find(|next: char| !next.is_ascii_alphabetic())
            .unwrap_or(input.len())];
        let end = letters
            .as_bytes()
            .windows(2)
            .skip(2)
            .position(begins)
            .map_or(letters.len(), |place| place + 2);
        return ParseError::new(
            &input[..end],
            ErrorKind::CapitalShape(input[..end].to_string()),
        );
    }
    if found.is_ascii_lowercase() || !found.is_ascii() {
        return ParseError::first(rest, ErrorKind::NotAShape);
    }
    ParseError::new(&input[..1], ErrorKind::NoShape(colour))
}

impl FromStr for Tile {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Tile, NotationError> {
        read_whole(text, whole_tile)
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let background = self.background.map(Background::letter);
        let letters = [
            Some(self.colour.letter()),
            Some(self.shape.letter()),
            background,
        ];
        let mut text: ArrayString<3> = ArrayString::new();
        letters
            .into_iter()
            .flatten()
            .for_each(|letter| text.push(letter));
        f.pad(&text)
    }
}
