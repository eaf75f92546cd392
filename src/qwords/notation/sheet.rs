use std::iter::Peekable;

use super::fields::{Fields, roll};
use super::{Key, NAME, fault, grid};
use crate::notation::{Form, ParseError, is_blank, is_space};
use crate::qwords::{Grid, Position, Problem};

/// A line without its comment and its end.
pub(super) fn without_comment(line: &str) -> &str {
    let text = line.split_once('#').map_or(line, |(text, _)| text);
    text.trim_end_matches('\r').trim_end_matches(is_space)
}

/// `key: value`, with whatever blanks.
pub(super) fn key_and_value(text: &str) -> Result<(&str, &str), ParseError<'_>> {
    let parts = text
        .split_once(':')
        .ok_or_else(|| fault(text, Problem::NoKey))?;
    Ok((
        parts.0.trim_end_matches(is_space),
        parts.1.trim_matches(is_space),
    ))
}

/// A position sheet.
pub(super) fn sheet(source: &str) -> Result<Position, ParseError<'_>> {
    let mut lines = source
        .lines()
        .map(without_comment)
        .filter(|line| !is_blank(line))
        .peekable();
    let mut fields = Fields::new(Form::Sheet);
    let (mut rules, mut grid, mut rolled) = (None, None, None);
    while let Some(line) = lines.next() {
        if line.starts_with(is_space) {
            return Err(fault(line.trim_start_matches(is_space), Problem::StrayRow));
        }
        let (word, value) = key_and_value(line)?;
        let key = fields.key(word)?;
        if value.is_empty() && key != Key::Grid {
            return Err(fault(line, Problem::NoValue(key, Form::Sheet)));
        }
        match key {
            Key::Rules if value == NAME => rules = Some(()),
            Key::Rules => return Err(fault(value, Problem::WrongValue(key, value.to_owned()))),
            Key::Grid => grid = Some(block(line, value, &mut lines)?),
            Key::Roll => rolled = Some(roll(value)?),
            Key::Side | Key::Joker | Key::Double | Key::Words => fields.read(key, value)?,
        }
    }
    let end = source.trim_end();
    let missing = |key| fault(&end[end.len()..], Problem::MissingKey(key));
    rules.ok_or_else(|| missing(Key::Rules))?;
    let grid = grid.ok_or_else(|| missing(Key::Grid))?;
    let roll = rolled.ok_or_else(|| missing(Key::Roll))?;
    Ok(Position {
        grid,
        roll,
        variant: fields.variant()?,
        language: fields.language,
    })
}

/// The rows below `grid:`.
fn block<'a>(
    key_line: &'a str,
    value: &'a str,
    lines: &mut Peekable<impl Iterator<Item = &'a str>>,
) -> Result<Grid, ParseError<'a>> {
    if !value.is_empty() {
        return Err(fault(value, Problem::NoRows));
    }
    let mut rows = Vec::new();
    while let Some(line) = lines.next_if(|line| line.starts_with(is_space)) {
        rows.push(grid::row(line.trim_start_matches(is_space))?);
    }
    match &rows[..] {
        [] => Err(fault(key_line, Problem::NoRows)),
        rows => grid::of_rows(key_line, rows),
    }
}
