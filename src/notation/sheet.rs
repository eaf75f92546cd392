use std::iter::Peekable;

use nom::bytes::complete::take_while1;
use nom::combinator::consumed;
use nom::{Finish, Parser};

use super::fields::{Fields, Pair, PositionFields, colon_pair, one_word, without_comment};
use super::position::{Laid, RawPosition};
use super::syntax::{ParseError, Parsed, behind_comma, first_word, is_blank, is_space};
use super::tile::{rack, tile};
use super::{ErrorKind, Form, Key, rules};
use crate::game::Tile;

/// A line of a sheet without its comment and its end.
#[derive(Clone, Copy)]
struct Line<'a> {
    text: &'a str,
    has_comment: bool,
}

impl<'a> Line<'a> {
    fn new(line: &'a str) -> Line<'a> {
        let (text, has_comment) = without_comment(line);
        Line { text, has_comment }
    }

    fn is_indented(self) -> bool {
        self.text.starts_with(is_space)
    }

    /// Whether it looks like a row of the board.
    fn is_row(self) -> bool {
        let word = first_word(self.text);
        word.starts_with('.') || tile(word).is_ok()
    }
}

/// A position sheet.
pub(super) fn sheet(source: &str) -> Result<RawPosition<'_>, ParseError<'_>> {
    let mut lines = source.lines().map(Line::new).peekable();
    let mut keys = Fields::new(Form::Sheet);
    let mut fields = PositionFields::new(Form::Sheet);
    let (mut found_rules, mut board, mut found_rack) = (None, None, None);
    while let Some(line) = lines.next() {
        if is_blank(line.text) {
            continue;
        }
        let pair = key_and_value(line)?;
        let (key, value) = (keys.key(pair)?, pair.value);
        match key {
            Key::Rules => found_rules = Some(rules(one_word(key, value)?)?),
            Key::Board => board = Some(block(line, value, &mut lines)?),
            Key::Rack => found_rack = Some((value, rack(value)?)),
            _ => fields.read(key, value)?,
        }
    }
    let end = source.trim_end();
    let missing = |key| ParseError::new(&end[end.len()..], ErrorKind::MissingKey(key));
    let rules = found_rules.ok_or_else(|| missing(Key::Rules))?;
    let Block { tiles, dots } = board.ok_or_else(|| missing(Key::Board))?;
    let (rack_text, rack) = found_rack.ok_or_else(|| missing(Key::Rack))?;
    check_dots(&dots, if rules.has_diagonals() { 3 } else { 2 })?;
    Ok(RawPosition {
        source,
        rules,
        tiles,
        rack,
        rack_text,
        fields,
    })
}

/// Refuses runs of dots that could be one empty cell or several: in a board, either every run is
/// one dot or every run is as long as a tile.
fn check_dots<'a>(runs: &[&'a str], tile: usize) -> Result<(), ParseError<'a>> {
    let Some(first) = runs.first() else {
        return Ok(());
    };
    let is_cell = [1, tile].contains(&first.len());
    match runs.iter().find(|run| !is_cell || run.len() != first.len()) {
        Some(run) => Err(ParseError::new(
            run,
            ErrorKind::DotRun {
                dots: run.len(),
                tile,
            },
        )),
        None => Ok(()),
    }
}

fn key_and_value(line: Line<'_>) -> Result<Pair<'_>, ParseError<'_>> {
    let text = line.text.trim_matches(is_space);
    let pair = colon_pair(text);
    if line.is_indented() {
        let key = pair.and_then(|pair| Key::from_name(pair.key));
        return Err(ParseError::new(
            text,
            key.map_or(ErrorKind::StrayRow, ErrorKind::IndentedKey),
        ));
    }
    pair.ok_or_else(|| {
        let word = text
            .split(|end| is_space(end) || end == '=')
            .next()
            .unwrap_or_default();
        let value = text[word.len()..].trim_matches(|between| is_space(between) || between == '=');
        let problem = match Key::from_name(word) {
            Some(key) => ErrorKind::NoColon(key, format!("{word}: {value}").trim_end().to_string()),
            None if line.is_row() => ErrorKind::RowNotIndented,
            None => ErrorKind::NoKey,
        };
        ParseError::new(text, problem)
    })
}

/// What stands in the rows below `board:`.
#[derive(Default)]
struct Block<'a> {
    tiles: Vec<Laid<'a>>,
    /// The runs of dots.
    dots: Vec<&'a str>,
}

/// The rows below `board:`.
fn block<'a>(
    key_line: Line<'a>,
    value: &'a str,
    lines: &mut Peekable<impl Iterator<Item = Line<'a>>>,
) -> Result<Block<'a>, ParseError<'a>> {
    if !matches!(value, "" | "-") {
        return Err(ParseError::new(value, ErrorKind::RowOnKeyLine));
    }
    let mut block = Block::default();
    let mut rows = 0;
    let mut blank: Option<Line<'_>> = None;
    while let Some(line) = lines.next_if(|line| is_blank(line.text) || line.is_indented()) {
        let text = line.text.trim_start_matches(is_space);
        if text.is_empty() {
            // A line with only a comment is neither a row nor a gap between rows.
            blank = blank.or(Some(line).filter(|line| !line.has_comment));
            continue;
        }
        if value == "-" {
            return Err(ParseError::new(text, ErrorKind::RowsBelowDash));
        }
        if let Some(blank) = blank.filter(|_| rows > 0) {
            return Err(ParseError::new(blank.text, ErrorKind::BlankRow));
        }
        blank = None;
        row(text, rows, &mut block)?;
        rows += 1;
    }
    if value.is_empty() && rows == 0 {
        return Err(match lines.peek() {
            Some(next) if next.is_row() && !next.text.contains(':') => {
                ParseError::new(next.text, ErrorKind::RowNotIndented)
            }
            _ => ParseError::new(key_line.text, ErrorKind::NoRows),
        });
    }
    Ok(block)
}

fn row<'a>(text: &'a str, row: i32, block: &mut Block<'a>) -> Result<(), ParseError<'a>> {
    let (mut rest, mut column) = (text, 0);
    while !rest.is_empty() {
        let (after, (text, tile)) = consumed(row_cell).parse(rest).finish()?;
        match tile {
            Some(tile) => block.tiles.push(Laid {
                text,
                tile,
                column,
                row,
            }),
            None => block.dots.push(text),
        }
        (rest, column) = (behind_comma(after), column + 1);
    }
    Ok(())
}

/// A tile, or `None` for dots.
fn row_cell(input: &str) -> Parsed<'_, Option<Tile>> {
    let parts = |found: char| is_space(found) || found == ',';
    let word = &input[..input.find(parts).unwrap_or(input.len())];
    let glued = || {
        nom::Err::from(ParseError::new(
            word,
            ErrorKind::GluedDots(word.to_string()),
        ))
    };
    let dots: Parsed<'_, &str> = take_while1(|dot| dot == '.').parse(input);
    if let Ok((rest, _)) = dots {
        return if rest.is_empty() || rest.starts_with(parts) {
            Ok((rest, None))
        } else {
            Err(glued())
        };
    }
    if let Some(key) = word
        .split_once(':')
        .and_then(|(key, _)| Key::from_name(key))
    {
        return Err(ParseError::new(word, ErrorKind::IndentedKey(key)).into());
    }
    match word.chars().next() {
        Some('-') => return Err(ParseError::new(&word[..1], ErrorKind::DashRow).into()),
        Some(first) if first == '/' || first.is_ascii_digit() => {
            return Err(ParseError::first(word, ErrorKind::LineInSheet).into());
        }
        _ => {}
    }
    let (rest, tile) = tile(input)?;
    if rest.starts_with('.') {
        Err(glued())
    } else {
        Ok((rest, Some(tile)))
    }
}
