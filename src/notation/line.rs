use nom::character::complete::digit1;
use nom::combinator::map;
use nom::{Finish, Parser};

use super::fields::{Fields, Pair, PositionFields};
use super::position::{Laid, RawPosition};
use super::syntax::{ParseError, Parsed, is_blank, no_leading_zero, span, words};
use super::tile::{rack, tile};
use super::{ErrorKind, Form, Key, rules};
use crate::game::Tile;

/// A position line in a file: blank lines around it, and comments before it.
pub(super) fn in_file(source: &str) -> Result<RawPosition<'_>, ParseError<'_>> {
    let mut lines = source
        .lines()
        .skip_while(|line| is_blank(line) || line.trim_start().starts_with('#'));
    let first = lines.next().unwrap_or_default();
    if let Some(second) = lines.find(|line| !is_blank(line)) {
        return Err(ParseError::new(second.trim(), ErrorKind::SecondLine));
    }
    line(source, first)
}

/// A position line with nothing around it but the end of the line.
pub(super) fn alone(source: &str) -> Result<RawPosition<'_>, ParseError<'_>> {
    let only = source.strip_suffix('\n').unwrap_or(source);
    if is_blank(only) {
        return Err(ParseError::new(&only[..0], ErrorKind::BlankLine));
    }
    if only.trim_start().starts_with('#') {
        return Err(ParseError::new(only.trim(), ErrorKind::CommentLine));
    }
    if let Some((_, second)) = only.split_once('\n') {
        return Err(ParseError::new(second.trim(), ErrorKind::SecondLine));
    }
    line(source, only)
}

fn line<'a>(source: &'a str, line: &'a str) -> Result<RawPosition<'a>, ParseError<'a>> {
    let line = line.trim_end_matches('\r').trim_end_matches([' ', '\t']);
    let mut words = words(line);
    let end = &line[line.len()..];
    let is_pair = |word: &&str| word.contains('=');
    let rules_word = words.next().unwrap_or(end);
    let rules = rules(rules_word)?;
    let board_word = words.next().unwrap_or(end);
    if board_word.is_empty() || is_pair(&board_word) {
        return Err(ParseError::new(board_word, ErrorKind::NoBoard));
    }
    let rack_word = words.next().unwrap_or(end);
    if rack_word.contains('/') || rack_word.starts_with(|first: char| first.is_ascii_digit()) {
        let between = &line[span(line, board_word).end..span(line, rack_word).start];
        return Err(ParseError::new(between, ErrorKind::SpaceInBoard));
    }
    let tiles = board(board_word)?;
    if rack_word.is_empty() || is_pair(&rack_word) {
        return Err(ParseError::new(rack_word, ErrorKind::NoRack));
    }
    let rack = rack(rack_word)?;
    let mut keys = Fields::new(Form::Line);
    let mut fields = PositionFields::new(Form::Line);
    for word in words {
        let pair = pair(word)?;
        fields.read(keys.key(pair)?, pair.value)?;
    }
    Ok(RawPosition {
        source,
        rules,
        tiles,
        rack,
        rack_text: rack_word,
        fields,
    })
}

fn pair(word: &str) -> Result<Pair<'_>, ParseError<'_>> {
    if let Some((key, value)) = word.split_once('=') {
        return Ok(Pair {
            key,
            value,
            whole: word,
        });
    }
    let problem = match word.split_once(':') {
        _ if word.starts_with('#') => ErrorKind::CommentInLine,
        Some((key, value)) if Key::from_name(key).is_some() => {
            ErrorKind::ColonInLine(format!("{key}={value}"))
        }
        _ if tile(word).is_ok() => ErrorKind::TilesAfterRack(word.to_string()),
        _ => return Err(ParseError::word(word, ErrorKind::NotAPair)),
    };
    Err(ParseError::new(word, problem))
}

/// Far beyond any table. A tile behind such a gap lies too far out; the gap alone, at the end of a
/// row, does no harm.
const LARGEST_GAP: i32 = 999_999;

/// What stands in a row of a board.
enum Item {
    Tile(Tile),
    Gap(i32),
}

fn board(word: &str) -> Result<Vec<Laid<'_>>, ParseError<'_>> {
    if word == "-" {
        return Ok(Vec::new());
    }
    let mut laid = Vec::with_capacity(word.len() / 2);
    for (row, text) in word.split('/').enumerate() {
        if text.is_empty() {
            return Err(ParseError::new(text, ErrorKind::EmptyRow));
        }
        let (mut rest, mut column) = (text, 0);
        while !rest.is_empty() {
            let (after, item) = item(rest).finish()?;
            match item {
                Item::Gap(cells) => column = (column + cells).min(LARGEST_GAP),
                Item::Tile(tile) => {
                    laid.push(Laid {
                        text: &rest[..rest.len() - after.len()],
                        tile,
                        column,
                        row: row as i32,
                    });
                    column += 1;
                }
            }
            rest = after;
        }
    }
    Ok(laid)
}

/// The first character decides which it is, so no parser is tried in vain.
fn item(input: &str) -> Parsed<'_, Item> {
    match input.bytes().next() {
        Some(b'A'..=b'Z') => map(tile, Item::Tile).parse(input),
        Some(b'0'..=b'9') => map(gap, Item::Gap).parse(input),
        _ => map(board_tile, Item::Tile).parse(input),
    }
}

/// A number of empty cells.
fn gap(input: &str) -> Parsed<'_, i32> {
    let (rest, digits) = digit1.parse(input)?;
    if digits.bytes().all(|digit| digit == b'0') {
        return Err(ParseError::new(digits, ErrorKind::ZeroCells).into());
    }
    no_leading_zero(digits)?;
    match digits.parse() {
        Ok(cells) if cells <= LARGEST_GAP => Ok((rest, cells)),
        _ => Err(ParseError::new(digits, ErrorKind::LargeGap(digits.to_string())).into()),
    }
}

fn board_tile(input: &str) -> Parsed<'_, Tile> {
    let Some(first) = input
        .chars()
        .next()
        .filter(|first| first.is_ascii() && !first.is_ascii_alphabetic())
    else {
        return tile(input);
    };
    Err(match first {
        '-' => ParseError::new(&input[..1], ErrorKind::DashAmongTiles(Key::Board)),
        '.' => ParseError::new(
            &input[..input.len() - input.trim_start_matches('.').len()],
            ErrorKind::DotsInLine,
        ),
        _ => ParseError::new(&input[..1], ErrorKind::NotInBoard(first)),
    }
    .into())
}
