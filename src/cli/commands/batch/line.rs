//! A line of a batch, with its id.

use std::borrow::Cow;

use serde::de::IgnoredAny;
use serde::{Deserialize, Deserializer};
use serde_json::value::{RawValue, to_raw_value};

use super::{Form, report};
use crate::answer::Error;
use crate::cli::CommandError;
use crate::game::{Position, Rules, Turn};
use crate::language::Explain;
use crate::notation::{NotationError, parse_line, parse_turn};

/// A line of a batch: `POSITION`, `ID<TAB>POSITION` or `{"id": …, "position": …}`, and with a play
/// if the command needs one.
pub(crate) struct Line<'a> {
    pub(crate) position: Part<'a>,
    play: Option<Part<'a>>,
}

/// A part of a line.
pub(crate) struct Part<'a> {
    pub(crate) text: Cow<'a, str>,
    /// How many characters stand before it; `None` if it is written with escapes.
    column: Option<usize>,
}

/// The same as a JSON object.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct JsonLine<'a> {
    #[serde(rename = "id")]
    _id: Option<IgnoredAny>,
    #[serde(borrow)]
    position: Cow<'a, str>,
    #[serde(borrow)]
    play: Option<Cow<'a, str>>,
}

/// What is known of a line that is not right.
#[derive(Deserialize)]
struct IdOnly<'a> {
    #[serde(borrow, default, deserialize_with = "even_null")]
    id: Option<&'a RawValue>,
}

pub(super) type Id<'a> = Option<Cow<'a, RawValue>>;

/// An id that is there, whatever it is.
fn even_null<'de, D: Deserializer<'de>>(from: D) -> Result<Option<&'de RawValue>, D::Error> {
    <&RawValue>::deserialize(from).map(Some)
}

impl<'a> Line<'a> {
    /// The id of a line, and the line or what is wrong with it.
    pub(super) fn read(line: &'a str, form: Form) -> (Id<'a>, Result<Line<'a>, Error>) {
        if line.trim_start().starts_with('{') {
            let id = serde_json::from_str(line).ok().and_then(|it: IdOnly| it.id);
            return (id.map(Cow::Borrowed), Line::of_json(line, form));
        }
        let first = line.split([' ', '\t']).find(|word| !word.is_empty());
        let has_id = !first.is_none_or(|word| {
            word.starts_with('#') || Rules::from_name(word.trim_end_matches('\r')).is_some()
        });
        let (id, rest) = match line.split_once('\t') {
            Some((id, rest)) if has_id => (to_raw_value(id).ok(), rest),
            _ => (None, line),
        };
        let (position, play) = match rest.rsplit_once('\t') {
            Some((position, play)) if form == Form::PositionAndPlay => (position, Some(play)),
            _ => (rest, None),
        };
        let part = |text: &'a str| Part::of(line, Cow::Borrowed(text));
        let read = Line {
            position: part(position),
            play: play.map(|play| part(play.trim_end_matches('\r'))),
        };
        (id.map(Cow::Owned), Ok(read))
    }

    fn of_json(line: &'a str, form: Form) -> Result<Line<'a>, Error> {
        let read: JsonLine = serde_json::from_str(line).map_err(|error| {
            let text = error.to_string();
            // The place is told as that of every other error.
            let reason = text.split(" at line ").next().unwrap_or(&text).to_owned();
            let needs_play = form == Form::PositionAndPlay;
            let bad = CommandError::new("notation", move |words| {
                words.cli.bad_json_line(&reason, needs_play)
            });
            let place = error.column().saturating_sub(1);
            let Error { message, help, .. } = report(&bad);
            Error {
                help,
                ..Error::at("notation", message, line, Some(place))
            }
        })?;
        Ok(Line {
            position: Part::of(line, read.position),
            play: read.play.map(|play| Part::of(line, play)),
        })
    }

    /// Its position.
    pub(crate) fn position(&self) -> Result<Position, Error> {
        parse_line(&self.position.text).map_err(|error| self.position.error(&error))
    }

    /// Its play, for a position with these rules.
    pub(crate) fn turn(&self, rules: Rules) -> Result<Turn, Error> {
        let Some(play) = &self.play else {
            let error = CommandError::new("notation", |words| words.cli.line_without_play());
            return Err(report(&error));
        };
        parse_turn(&play.text, rules).map_err(|error| play.error(&error))
    }
}

impl<'a> Part<'a> {
    fn of(line: &str, text: Cow<'a, str>) -> Part<'a> {
        let column = match &text {
            Cow::Borrowed(part) => {
                let place = part.as_ptr().addr().checked_sub(line.as_ptr().addr());
                let before = place.and_then(|place| line.get(..place));
                before.map(|before| before.chars().count())
            }
            Cow::Owned(_) => None,
        };
        Part { text, column }
    }

    /// An error in this part, at its column in the line.
    pub(crate) fn error<P: Explain>(&self, error: &NotationError<P>) -> Error {
        let mut error = Error::new(error, &self.text);
        let column = error.column.zip(self.column);
        error.column = column.map(|(column, before)| before + column);
        error
    }
}
