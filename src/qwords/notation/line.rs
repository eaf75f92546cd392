use super::{NAME, fault, fields, grid};
use crate::notation::{Form, ParseError, span, words};
use crate::qwords::{Position, Problem};

/// A position line, or a grid alone.
pub(super) fn line(line: &str) -> Result<Position, ParseError<'_>> {
    let line = line.trim_end_matches('\r').trim_end_matches([' ', '\t']);
    let end = &line[line.len()..];
    let mut words = words(line);
    let first = words.next().unwrap_or(end);
    if first != NAME {
        return match words.next() {
            None => Ok(Position {
                grid: grid::in_line(first)?,
                ..Position::default()
            }),
            Some(_) => Err(ParseError::word(first, |word| {
                Problem::NotQwords(word).into()
            })),
        };
    }
    let grid = grid::in_line(words.next().unwrap_or(end))?;
    let roll_word = words.next().unwrap_or(end);
    if roll_word.is_empty() || roll_word.contains('=') {
        return Err(fault(roll_word, Problem::NoRoll));
    }
    let roll = fields::roll(roll_word)?;
    let mut fields = fields::Fields::new(Form::Line);
    for word in words {
        let Some((key, value)) = word.split_once('=') else {
            return Err(ParseError::word(word, |word| {
                Problem::NotAPair(word).into()
            }));
        };
        let key = fields.key(key)?;
        if value.is_empty() {
            return Err(fault(
                &line[span(line, word)],
                Problem::NoValue(key, Form::Line),
            ));
        }
        fields.read(key, value)?;
    }
    Ok(Position {
        grid,
        roll,
        variant: fields.variant()?,
        language: fields.language,
    })
}
