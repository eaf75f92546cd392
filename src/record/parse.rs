use std::str::FromStr;

use nom::bytes::complete::{tag, take_till, take_until};
use nom::character::complete::{char, space0};
use nom::combinator::{consumed, opt, peek};
use nom::sequence::{delimited, preceded};
use nom::{Finish, Parser};

use super::locate::Places;
use super::transcript::check_names;
use super::{Problem, Transcript, WrittenTurn};
use crate::game::{Rules, Tile};
use crate::named::named;
use crate::notation::{
    ErrorKind, FieldKey, Fields, Form, Key as PositionKey, NotationError, Pair, ParseError, Parsed,
    RawTurn, Spanned, colon_pair, foreign_tiles, is_blank, is_space, number, raw_turn, reading,
    rules, tiles, without_comment, words,
};

/// Reads a transcript. Whether its turns are legal and its scores right is checked by
/// [`super::Record`].
pub fn parse_transcript(text: &str) -> Result<Transcript, NotationError<Problem>> {
    reading(text, |text| {
        parse_located(text).map(|(transcript, _)| transcript)
    })
}

/// The same, and where the parts of each turn stand in the text.
pub(super) fn parse_located(
    text: &str,
) -> Result<(Transcript, Vec<Places>), NotationError<Problem>> {
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

named! {
    /// The keys before the turns, in the order in which they are written.
    Key {
        /// Which game is played.
        Rules "rules",
        /// The names of the players.
        Players "players",
    }
}

impl Key {
    /// The key with a value that it may have, to show what it looks like.
    pub const fn example(self) -> &'static str {
        match self {
            Key::Rules => "rules: flex",
            Key::Players => "players: North, South",
        }
    }
}

impl FieldKey for Key {
    type Problem = Problem;

    fn in_form(name: &str, _: Form) -> Option<Key> {
        Key::from_name(name)
    }

    fn unknown(pair: Pair<'_>, _: Form) -> ParseError<'_, Problem> {
        ParseError::word(pair.key, Problem::UnknownKey)
    }

    fn repeated(self, pair: Pair<'_>) -> ParseError<'_, Problem> {
        ParseError::new(pair.whole, Problem::KeyTwice(self))
    }

    fn without_value(self, pair: Pair<'_>, _: Form) -> ParseError<'_, Problem> {
        ParseError::new(pair.whole, Problem::NoValue(self))
    }
}

/// What stands before the turns.
struct Header<'a> {
    fields: Fields<Key>,
    rules: Option<Rules>,
    players: Option<Vec<&'a str>>,
}

impl<'a> Header<'a> {
    fn new() -> Header<'a> {
        Header {
            fields: Fields::new(Form::Sheet),
            rules: None,
            players: None,
        }
    }

    fn read(&mut self, line: &'a str) -> Result<(), ParseError<'a, Problem>> {
        let pair = key_and_value(line)?;
        match self.fields.key(pair)? {
            Key::Rules => self.rules = Some(rules(pair.value)?),
            Key::Players => self.players = Some(players(pair.value)?),
        }
        Ok(())
    }

    /// The game, once its turns begin or the text ends.
    fn transcript(&self, here: &'a str) -> Result<Transcript, ParseError<'a, Problem>> {
        let missing = |key| ParseError::new(&here[..0], Problem::MissingKey(key));
        let rules = self.rules.ok_or_else(|| missing(Key::Rules))?;
        let players = self.players.as_ref().ok_or_else(|| missing(Key::Players))?;
        Transcript::new(rules, players).map_err(|problem| ParseError::new(here, problem))
    }
}

fn raw_record(source: &str) -> Result<RawRecord<'_>, ParseError<'_, Problem>> {
    let mut lines = source
        .lines()
        .map(|line| without_comment(line).0.trim_start_matches(is_space))
        .filter(|line| !is_blank(line))
        .peekable();
    if lines.peek().is_none() {
        return Err(ParseError::new(&source[..0], Problem::Empty));
    }
    let mut header = Header::new();
    let begins_turn = |line: &str| line.starts_with(|first: char| first.is_ascii_digit());
    while let Some(line) = lines.next_if(|line| !begins_turn(line)) {
        header.read(line)?;
    }
    let end = source.trim_end();
    let transcript = header.transcript(lines.peek().copied().unwrap_or(&end[end.len()..]))?;
    let mut turns = Vec::new();
    for line in lines {
        if !begins_turn(line) {
            let pair = key_and_value(line)?;
            return Err(match Key::from_name(pair.key) {
                Some(key) => ParseError::new(line, Problem::LateKey(key)),
                None => Key::unknown(pair, Form::Sheet),
            });
        }
        turns.push(turn_line(line, &transcript, turns.len())?);
    }
    Ok(RawRecord { transcript, turns })
}

/// `key: value`; a line that is neither that nor a turn gets the likeliest error.
fn key_and_value(line: &str) -> Result<Pair<'_>, ParseError<'_, Problem>> {
    colon_pair(line).ok_or_else(|| {
        let word = words(line).next().unwrap_or_default();
        let value = line[word.len()..].trim_matches(is_space);
        let right = format!("{word}: {value}").trim_end().to_owned();
        match (Key::from_name(word), PositionKey::from_name(word)) {
            (Some(_), Some(key)) => ParseError::new(line, ErrorKind::NoColon(key, right).into()),
            _ => ParseError::new(line, Problem::NotATurn(word.to_owned())),
        }
    })
}

fn players(value: &str) -> Result<Vec<&str>, ParseError<'_, Problem>> {
    let names: Vec<&str> = value
        .split(',')
        .map(|name| name.trim_matches(is_space))
        .collect();
    match check_names(&names) {
        Ok(()) => Ok(names),
        Err((name, problem)) => Err(ParseError::new(name.copied().unwrap_or(value), problem)),
    }
}

/// `3 North [OdwPxsGcbYswBfbRfs] swap Odw Pxs = 0`
fn turn_line<'a>(
    line: &'a str,
    transcript: &Transcript,
    turn: usize,
) -> Result<RawEntry<'a>, ParseError<'a, Problem>> {
    let is_end_of_name = |found| is_space(found) || found == '[';
    let (rest, number_text) = read(take_till(is_space), line)?;
    check_number(number_text, turn + 1)?;
    let (rest, name) = read(preceded(space0, take_till(is_end_of_name)), rest)?;
    check_player(name, transcript, turn)?;
    let (rest, hand) = read(opt(preceded((space0, peek(char('['))), hand)), rest)?;
    let (rest, turn_text) = read(take_till(|found| found == '='), rest)?;
    let turn_text = turn_text.trim_matches(is_space);
    let turn = raw_turn(turn_text)?;
    let (_, points_text) = read(
        opt(preceded((tag("="), space0), nom::combinator::rest)),
        rest,
    )?;
    let points = points_text
        .map(|text| points(text, rest).map(|points| (text, points)))
        .transpose()?;
    Ok(RawEntry {
        hand,
        turn_text,
        turn,
        points,
    })
}

/// What one of nom's parsers reads, and the rest.
fn read<'a, T>(
    mut parser: impl Parser<&'a str, Output = T, Error = ParseError<'a, Problem>>,
    input: &'a str,
) -> Result<(&'a str, T), ParseError<'a, Problem>> {
    parser.parse(input).finish()
}

fn check_number(found: &str, expected: usize) -> Result<(), ParseError<'_, Problem>> {
    if found == expected.to_string() {
        return Ok(());
    }
    Err(ParseError::word(found, |found| Problem::Number {
        found,
        expected,
    }))
}

fn check_player<'a>(
    found: &'a str,
    transcript: &Transcript,
    turn: usize,
) -> Result<(), ParseError<'a, Problem>> {
    let expected = transcript.player(turn);
    if found == expected {
        return Ok(());
    }
    let (word, expected) = (found.to_owned(), expected.to_owned());
    Err(ParseError::new(
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
fn hand(input: &str) -> Parsed<'_, (&str, Vec<Spanned<'_, Tile>>), Problem> {
    let brackets: Parsed<'_, (&str, &str)> =
        consumed(delimited(char('['), take_until("]"), char(']'))).parse(input);
    let (rest, (text, inside)) =
        brackets.map_err(|_| ParseError::new(&input[..1], Problem::OpenHand))?;
    let inside = inside.trim_matches(is_space);
    if inside.is_empty() {
        return Err(ParseError::new(text, Problem::EmptyHand).into());
    }
    let tiles = tiles(inside).map_err(ParseError::<Problem>::from)?;
    Ok((rest, (text, tiles)))
}

/// The number after `=`; if it is missing, the error points at its place.
fn points<'a>(text: &'a str, equals: &'a str) -> Result<u32, ParseError<'a, Problem>> {
    if text.is_empty() {
        return Err(ParseError::new(&equals[..1], Problem::NoPoints));
    }
    if !text.bytes().all(|digit| digit.is_ascii_digit()) {
        return Err(ParseError::word(text, Problem::NotPoints));
    }
    Ok(number(PositionKey::Scores, text)?)
}

impl FromStr for Transcript {
    type Err = NotationError<Problem>;

    fn from_str(text: &str) -> Result<Transcript, NotationError<Problem>> {
        parse_transcript(text)
    }
}
