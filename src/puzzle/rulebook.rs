use std::fmt;

use serde::Deserialize;
use serde::de::{Deserializer, Error, Visitor};

use super::{ExampleError, Mismatch, TextError};
use crate::game::{Position, RACK_SIZE, Turn, Violation};
use crate::notation::{parse_position, parse_tiles, parse_turn};
use crate::qwords;

/// The examples that come with the program: the name of a rulebook, and its examples as YAML.
pub const RULEBOOKS: [(&str, &str); 4] = [
    (
        "qwirkle.fr",
        include_str!("../../puzzles/rulebook/qwirkle.fr.yaml"),
    ),
    (
        "qwirkle-flex.fr",
        include_str!("../../puzzles/rulebook/qwirkle-flex.fr.yaml"),
    ),
    (
        "qwirkle-flex.de-fr-it",
        include_str!("../../puzzles/rulebook/qwirkle-flex.de-fr-it.yaml"),
    ),
    (
        "qwords.fr",
        include_str!("../../puzzles/rulebook/qwords.fr.yaml"),
    ),
];

/// A worked example: a position, a play, and what the rulebook says about it; or a grid of Qwords
/// with the words claimed.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Example {
    /// Its name.
    pub id: String,
    /// Where it stands in the rulebook.
    #[serde(rename = "where")]
    pub place: Option<String>,
    /// The position before the play, as a line or a sheet.
    pub position: String,
    /// The play, which a grid of Qwords does not have.
    pub play: Option<String>,
    /// The words that count in a grid of Qwords, as a sheet of claims; if they are left out, the
    /// best ones.
    pub claims: Option<String>,
    /// What it scores; left out if it is illegal.
    pub score: Option<u32>,
    /// Whether it is legal.
    #[serde(default = "yes")]
    pub legal: bool,
    /// Why it is not legal, in words.
    pub why: Option<String>,
    /// The rules that it breaks, all of them or only those that the example is about.
    #[serde(default)]
    pub reasons: Vec<Reason>,
    /// The lines that it scores, in order.
    pub lines: Option<Vec<ExpectedLine>>,
    /// A full rack for which this play is a best one.
    pub six_tiles: Option<String>,
    /// A remark.
    pub note: Option<String>,
    /// The lines of the file, from 1, on which some of the keys stand.
    #[serde(skip)]
    pub(super) key_lines: Vec<(&'static str, usize)>,
}

fn yes() -> bool {
    true
}

/// The code of a rule, one of [`Violation::CODES`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason(&'static str);

impl Reason {
    /// The code.
    pub fn code(self) -> &'static str {
        self.0
    }
}

impl<'de> Deserialize<'de> for Reason {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Reason, D::Error> {
        struct Code;

        impl Visitor<'_> for Code {
            type Value = Reason;

            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("a reason code")
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Reason, E> {
                let known = Violation::CODES.iter().find(|(code, _)| *code == text);
                known.map(|(code, _)| Reason(code)).ok_or_else(|| {
                    let codes = Violation::CODES.map(|(code, _)| code).join(", ");
                    E::custom(format!("`{text}` is no reason code; the codes are {codes}"))
                })
            }
        }

        // A visitor of its own, so that the error has the place of the code and not of the whole
        // list.
        deserializer.deserialize_str(Code)
    }
}

/// A line as an example gives it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExpectedLine {
    /// How it lies.
    pub direction: String,
    /// The kind of feature that its tiles share.
    pub by: String,
    /// The feature.
    pub of: String,
    /// Its cells in order.
    pub cells: Vec<String>,
    /// Its tiles in order.
    pub tiles: Option<Vec<String>>,
    /// One for each tile.
    pub points: u32,
    /// What completing it earns.
    #[serde(default)]
    pub bonus: u32,
}

impl Example {
    /// The position with the full rack, if the example has one.
    pub fn with_six_tiles(&self) -> Option<Result<Position, Mismatch>> {
        let tiles = self.six_tiles.as_ref()?;
        Some(self.read().and_then(|(position, _)| {
            let wrong = |error| self.in_file("six_tiles", error);
            let mut setup = position.setup();
            setup.rack = parse_tiles(tiles, position.rules())
                .map_err(|error| wrong(ExampleError::Notation(error.into())))?;
            if setup.rack.len() != RACK_SIZE {
                return Err(wrong(ExampleError::NotSixTiles {
                    found: setup.rack.len(),
                }));
            }
            setup.bag = None;
            Position::new(setup).map_err(|_| wrong(ExampleError::WrongRack))
        }))
    }

    /// Whether it is an example of Qwords: a grid, and what its words score.
    pub fn is_qwords(&self) -> bool {
        let mut words = self.position.split_whitespace();
        // Every table begins with its rules, as a word or as a key.
        let first = words.next().unwrap_or_default();
        first == "qwords"
            || first.contains('/')
            || self
                .position
                .lines()
                .any(|line| line.trim_end() == "rules: qwords")
    }

    /// The grid, and the claims if the example has some.
    pub fn read_grid(&self) -> Result<(qwords::Position, Option<qwords::Claims>), Mismatch> {
        let position =
            qwords::parse_position(&self.position).map_err(self.unreadable("position"))?;
        let claims = self
            .claims
            .as_deref()
            .map(qwords::parse_claims)
            .transpose()
            .map_err(self.unreadable("claims"))?;
        Ok((position, claims))
    }

    /// An error at one of the keys.
    pub(super) fn in_file(&self, key: &'static str, error: ExampleError) -> Mismatch {
        let line = self
            .key_lines
            .iter()
            .find(|(known, _)| *known == key)
            .map(|(_, line)| *line);
        Mismatch::InFile { key, line, error }
    }

    /// Text of a key that is not notation.
    fn unreadable<E: Into<TextError>>(&self, key: &'static str) -> impl Fn(E) -> Mismatch + '_ {
        move |error| self.in_file(key, ExampleError::Notation(error.into()))
    }

    pub(super) fn read(&self) -> Result<(Position, Turn), Mismatch> {
        let position = parse_position(&self.position).map_err(self.unreadable("position"))?;
        let play = self
            .play
            .as_ref()
            .ok_or(Mismatch::Missing { key: "play" })?;
        if self.claims.is_some() {
            return Err(Mismatch::Unwanted { key: "claims" });
        }
        let turn = parse_turn(play, position.rules()).map_err(self.unreadable("play"))?;
        Ok((position, turn))
    }
}
