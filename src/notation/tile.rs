use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayString;
use nom::character::complete::anychar;
use nom::combinator::{consumed, iterator, map_opt, opt};
use nom::sequence::preceded;
use nom::{Finish, Parser};

use super::syntax::{Failure, Parsed};
use super::{Key, NotationError, Problem};
use crate::game::{Background, Colour, Rules, Shape, Tile};

/// A tile and the text that it was read from.
pub(crate) type Read<'a> = (&'a str, Tile);

/// One tile. Fails for good on anything else, save that the end of the text may still mean something else.
pub(super) fn tile(input: &str) -> Parsed<'_, Tile> {
    if input.is_empty() {
        return Err(nom::Err::Error(Failure::new(input, Problem::NoTile)));
    }
    let (rest, colour) = letter(Colour::from_letter, input).map_err(|_| wrong_beginning(input))?;
    let (rest, shape) = letter(Shape::from_letter, rest).map_err(|_| wrong_shape(input, rest, colour))?;
    let (rest, background) = opt(|rest| letter(Background::from_letter, rest)).parse(rest)?;
    let tile = Tile { colour, shape, background };
    if rest.starts_with(|next: char| next.is_ascii_lowercase()) {
        let problem = |found| match background {
            Some(_) => Problem::ExtraCharacter(found, tile),
            None => Problem::NotABackground(found, tile),
        };
        return Err(Failure::first(rest, problem).into());
    }
    Ok((rest, tile))
}

/// Tiles up to the end of the text, each after anything that `before` takes.
pub(crate) fn tiles<'a>(
    text: &'a str,
    before: impl Parser<&'a str, Output = &'a str, Error = Failure<'a>>,
) -> Result<Vec<Read<'a>>, Failure<'a>> {
    let mut found = iterator(text, preceded(before, consumed(tile)));
    let tiles = (&mut found).collect();
    found.finish().finish()?;
    Ok(tiles)
}

/// The tile that a word names.
pub(super) fn whole_tile(word: &str) -> Result<Tile, Failure<'_>> {
    match tile(word).finish()? {
        ("", tile) => Ok(tile),
        (rest, tile) => Err(Failure::first(rest, |found| Problem::ExtraCharacter(found, tile))),
    }
}

/// The tiles of a rack, or `-` for none, each after anything that `before` takes.
pub(super) fn rack<'a>(
    text: &'a str,
    before: impl Parser<&'a str, Output = &'a str, Error = Failure<'a>>,
) -> Result<Vec<Read<'a>>, Failure<'a>> {
    if text == "-" {
        return Ok(Vec::new());
    }
    if let Some(place) = text.find(|found: char| matches!(found, '-' | '/' | '.' | '0'..='9')) {
        let problem = |found| if found == '-' { Problem::DashAmongTiles(Key::Rack) } else { Problem::NotInRack(found) };
        return Err(Failure::first(&text[place..], problem));
    }
    tiles(text, before)
}

/// Why the set of these rules does not hold a tile; `None` where it does.
pub(super) fn foreign(tile: Tile, rules: Rules) -> Option<Problem> {
    if rules.copies(tile) > 0 {
        return None;
    }
    Some(match (rules, tile.background) {
        (_, None) => Problem::BackgroundMissing(tile, rules),
        (Rules::Classic, Some(_)) => Problem::BackgroundUnwanted(tile),
        (_, Some(_)) => Problem::SplitInIntro(tile),
    })
}

fn letter<T>(from: fn(char) -> Option<T>, input: &str) -> Parsed<'_, T> {
    map_opt(anychar, from).parse(input)
}

fn wrong_beginning(input: &str) -> Failure<'_> {
    let letters: String = input.chars().take_while(char::is_ascii_lowercase).take(3).collect();
    let mut capital = letters.clone();
    if let Some(first) = capital.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    // `rcb` shows what is meant; so does `rz`, whose second letter is wrong as well.
    if capital.starts_with(|first| Colour::from_letter(first).is_some()) {
        let at = &input[..letters.len()];
        return Failure::new(at, Problem::SmallColour(letters, capital));
    }
    let problem =
        |found: char| if found.is_ascii_uppercase() { Problem::NotAColour(found) } else { Problem::NotATile(found) };
    Failure::first(input, problem)
}

fn wrong_shape<'a>(input: &'a str, rest: &'a str, colour: Colour) -> Failure<'a> {
    let found = rest.chars().next().unwrap_or(' ');
    if Shape::from_letter(found.to_ascii_lowercase()).is_some() {
        let end = input.find(|next: char| !next.is_ascii_alphabetic()).unwrap_or(input.len()).min(3);
        let (first, others) = input[..end].split_at(1);
        let written = format!("{first}{}", others.to_ascii_lowercase());
        return Failure::new(&input[..end], Problem::CapitalShape(input[..end].to_string(), written));
    }
    if found.is_ascii_lowercase() || !found.is_ascii() {
        return Failure::first(rest, Problem::NotAShape);
    }
    Failure::new(&input[..1], Problem::NoShape(colour))
}

impl FromStr for Tile {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Tile, NotationError> {
        whole_tile(text).map_err(|failure| failure.located_in(text))
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let background = self.background.map(Background::letter);
        let letters = [Some(self.colour.letter()), Some(self.shape.letter()), background];
        let mut text: ArrayString<3> = ArrayString::new();
        letters.into_iter().flatten().for_each(|letter| text.push(letter));
        f.pad(&text)
    }
}
