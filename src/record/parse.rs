use std::str::FromStr;

use nom::bytes::complete::{tag, take_till, take_until};
use nom::character::complete::{char, space0};
use nom::combinator::{consumed, opt};
use nom::sequence::{delimited, preceded};
use nom::{Finish, Parser};

use super::places::Places;
use super::transcript::check_names;
use super::{Problem, Transcript, WrittenTurn};
use crate::game::{Rules, Tile};
use crate::notation::{
    ErrorKind, Form, Key, NotationError, ParseError, Parsed, RawTurn, Spanned, foreign_tiles,
    is_blank, is_space, number, raw_turn, reading, rules, tiles, words,
};

/// Reads what somebody wrote down. Whether the turns are legal and the scores right is another
/// question: [`super::Record`] answers it.
pub fn parse_transcript(text: &str) -> Result<Transcript, NotationError> {
    reading(text, |text| {
        parse_located(text).map(|(transcript, _)| transcript)
    })
}

/// The same, and where the parts of each turn stand in the text.
pub(super) fn parse_located(text: &str) -> Result<(Transcript, Vec<Places>), NotationError> {
    let raw = raw_record(text).map_err(|failure| failure.located_in(text))?;
    let read = raw.turns.iter().flat_map(|turn| turn.tiles());
    if let Some(error) = NotationError::all(foreign_tiles(
        text,
        Form::Sheet,
        read,
        raw.transcript.rules(),
    )) {
        return Err(error);
    }
    let mut transcript = raw.transcript;
    let mut places = Vec::with_capacity(raw.turns.len());
    for raw in raw.turns {
        places.push(raw.places(text));
        transcript.push(raw.entry());
    }
    Ok((transcript, places))
}

/// A record as it was written; its transcript has no turns yet.
struct RawRecord<'a> {
    transcript: Transcript,
    turns: Vec<RawEntry<'a>>,
}

/// A turn as it was written. Everything in it is a slice of the source.
struct RawEntry<'a> {
    hand: Option<(&'a str, Vec<Spanned<'a, Tile>>)>,
    turn_text: &'a str,
    turn: RawTurn<'a>,
    points: Option<(&'a str, u32)>,
}

impl<'a> RawEntry<'a> {
    fn tiles(&self) -> impl Iterator<Item = Spanned<'a, Tile>> + '_ {
        self.hand
            .iter()
            .flat_map(|(_, tiles)| tiles.iter().copied())
            .chain(self.turn.tiles())
    }

    fn places(&self, source: &str) -> Places {
        let hand = self.hand.as_ref().map(|(text, tiles)| (*text, &tiles[..]));
        Places::new(
            source,
            hand,
            self.turn_text,
            &self.turn,
            self.points.map(|(text, _)| text),
        )
    }

    fn entry(self) -> WrittenTurn {
        let hand = self.hand.map(|(_, read)| {
            read.into_iter()
                .map(|(_, tile)| tile)
                .collect::<Vec<Tile>>()
        });
        WrittenTurn {
            hand,
            turn: self.turn.turn(),
            points: self.points.map(|(_, points)| points),
        }
    }
}

/// What stands before the turns.
#[derive(Default)]
struct Header<'a> {
    rules: Option<Rules>,
    players: Option<Vec<&'a str>>,
}

impl<'a> Header<'a> {
    fn read(&mut self, line: &'a str) -> Result<(), ParseError<'a>> {
        let (key, value) = key_and_value(line)?;
        let is_known = match key {
            Key::Rules => self.rules.is_some(),
            _ => self.players.is_some(),
        };
        if is_known {
            return Err(ParseError::new(line, ErrorKind::KeyTwice(key)));
        }
        if value.is_empty() {
            return Err(error(line, Problem::NoValue(key)));
        }
        match key {
            Key::Rules => self.rules = Some(rules(value)?),
            _ => self.players = Some(players(value)?),
        }
        Ok(())
    }

    /// The game, once its turns begin or the text ends.
    fn transcript(&self, here: &'a str) -> Result<Transcript, ParseError<'a>> {
        let missing = |key| error(&here[..0], Problem::MissingKey(key));
        let rules = self.rules.ok_or_else(|| missing(Key::Rules))?;
        let players = self.players.as_ref().ok_or_else(|| missing(Key::Players))?;
        Transcript::new(rules, players).map_err(|problem| error(here, problem))
    }
}

fn raw_record(source: &str) -> Result<RawRecord<'_>, ParseError<'_>> {
    let mut lines = source
        .lines()
        .map(without_comment)
        .filter(|line| !is_blank(line))
        .peekable();
    if lines.peek().is_none() {
        return Err(error(&source[..0], Problem::Empty));
    }
    let mut header = Header::default();
    let begins_turn = |line: &str| line.starts_with(|first: char| first.is_ascii_digit());
    while let Some(line) = lines.next_if(|line| !begins_turn(line)) {
        header.read(line)?;
    }
    let end = source.trim_end();
    let transcript = header.transcript(lines.peek().copied().unwrap_or(&end[end.len()..]))?;
    let mut turns = Vec::new();
    for line in lines {
        if !begins_turn(line) {
            return Err(match key_and_value(line) {
                Ok((key, _)) => error(line, Problem::LateKey(key)),
                Err(failure) => failure,
            });
        }
        turns.push(turn_line(line, &transcript, turns.len())?);
    }
    Ok(RawRecord { transcript, turns })
}

/// A line without its comment, its end and the spaces around it.
fn without_comment(line: &str) -> &str {
    line.split('#')
        .next()
        .unwrap_or_default()
        .trim_end_matches('\r')
        .trim_matches(is_space)
}

fn key_and_value(line: &str) -> Result<(Key, &str), ParseError<'_>> {
    let in_record =
        |word: &str| Key::from_name(word).filter(|key| matches!(key, Key::Rules | Key::Players));
    let Some((word, value)) = line.split_once(':') else {
        let word = words(line).next().unwrap_or_default();
        let value = line[word.len()..].trim_matches(is_space);
        return Err(match in_record(word) {
            Some(key) => ParseError::new(
                line,
                ErrorKind::NoColon(key, format!("{word}: {value}").trim_end().to_owned()),
            ),
            None => error(line, Problem::NotATurn(word.to_owned())),
        });
    };
    let word = word.trim_end_matches(is_space);
    match in_record(word) {
        Some(key) => Ok((key, value.trim_matches(is_space))),
        None => Err(ParseError::word(word, |word| {
            Problem::UnknownKey(word).into()
        })),
    }
}

fn players(value: &str) -> Result<Vec<&str>, ParseError<'_>> {
    let names: Vec<&str> = value
        .split(',')
        .map(|name| name.trim_matches(is_space))
        .collect();
    match check_names(&names) {
        Ok(()) => Ok(names),
        Err((place, problem)) => Err(error(place.map_or(value, |place| names[place]), problem)),
    }
}

/// `3 North [OdwPxsGcbYswBfbRfs] swap Odw Pxs = 0`
fn turn_line<'a>(
    line: &'a str,
    transcript: &Transcript,
    turn: usize,
) -> Result<RawEntry<'a>, ParseError<'a>> {
    let (rest, number_text) = take_till(is_space).parse(line).finish()?;
    check_number(number_text, turn + 1)?;
    let (rest, name) = preceded(space0, take_till(|found| is_space(found) || found == '['))
        .parse(rest)
        .finish()?;
    check_player(name, transcript, turn)?;
    let (rest, hand) = opt(preceded((space0, nom::combinator::peek(char('['))), hand))
        .parse(rest)
        .finish()?;
    let (rest, turn_text) = take_till(|found| found == '=').parse(rest).finish()?;
    let turn_text = turn_text.trim_matches(is_space);
    let turn = raw_turn(turn_text)?;
    let (_, points_text) = opt(preceded((tag("="), space0), nom::combinator::rest))
        .parse(rest)
        .finish()?;
    let points = points_text
        .map(|text| Ok((text, points(text, rest)?)))
        .transpose()?;
    Ok(RawEntry {
        hand,
        turn_text,
        turn,
        points,
    })
}

fn check_number(found: &str, expected: usize) -> Result<(), ParseError<'_>> {
    if found == expected.to_string() {
        return Ok(());
    }
    Err(ParseError::word(found, |found| {
        Problem::Number { found, expected }.into()
    }))
}

fn check_player<'a>(
    found: &'a str,
    transcript: &Transcript,
    turn: usize,
) -> Result<(), ParseError<'a>> {
    let expected = transcript.player(turn);
    if found == expected {
        return Ok(());
    }
    let (word, expected) = (found.to_owned(), expected.to_owned());
    Err(error(
        found,
        if found.is_empty() {
            Problem::NoPlayer(expected)
        } else if transcript.players().iter().any(|name| name == found) {
            Problem::PlayerOrder {
                found: word,
                expected,
            }
        } else {
            Problem::UnknownPlayer {
                found: word,
                expected,
            }
        },
    ))
}

/// Tiles in brackets, with the text of all.
fn hand(input: &str) -> Parsed<'_, (&str, Vec<Spanned<'_, Tile>>)> {
    let brackets: Parsed<'_, (&str, &str)> =
        consumed(delimited(char('['), take_until("]"), char(']'))).parse(input);
    let (rest, (text, inside)) = brackets.map_err(|_| error(&input[..1], Problem::OpenHand))?;
    let inside = inside.trim_matches(is_space);
    if inside.is_empty() {
        return Err(error(text, Problem::EmptyHand).into());
    }
    Ok((rest, (text, tiles(inside)?)))
}

/// The number after `=`, which is where it stands if it is missing.
fn points<'a>(text: &'a str, equals: &'a str) -> Result<u32, ParseError<'a>> {
    if text.is_empty() {
        return Err(error(&equals[..1], Problem::NoPoints));
    }
    if !text.bytes().all(|digit| digit.is_ascii_digit()) {
        return Err(ParseError::word(text, |text| {
            Problem::NotPoints(text).into()
        }));
    }
    number(Key::Scores, text)
}

/// A failure with a problem of this room.
fn error(at: &str, problem: Problem) -> ParseError<'_> {
    ParseError::new(at, problem.into())
}

impl FromStr for Transcript {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Transcript, NotationError> {
        parse_transcript(text)
    }
}
