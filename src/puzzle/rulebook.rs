use std::fmt;

use serde::Deserialize;
use serde::de::{Deserializer, Error, Visitor};

use super::TextError;
use crate::game::{Breakdown, Line, Position, RACK_SIZE, Turn, Violation, violations};
use crate::notation::{parse_position, parse_tiles, parse_turn};
use crate::qwords;
use crate::record::ScoringMistake;
use crate::search::Searcher;
use crate::yaml::{self, YamlError};

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

/// A worked example: a position, a play, and what the rulebook says of it; or a grid of Qwords with
/// the words that are claimed.
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
    /// The words that count in a grid of Qwords, as a sheet of claims; where they are left out, the
    /// best ones.
    pub claims: Option<String>,
    /// What it scores; left out where it is not legal.
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
    /// A full rack with which the play is a best one.
    pub six_tiles: Option<String>,
    /// A remark.
    pub note: Option<String>,
    /// The lines of the file, from 1, on which some of the keys stand.
    #[serde(skip)]
    key_lines: Vec<(&'static str, usize)>,
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

/// What becomes of a play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExampleOutcome {
    /// It is legal and scores so much.
    Score(u32),
    /// It breaks a rule.
    Illegal,
}

/// An example held against the rules.
#[derive(Clone, Debug)]
pub struct Checked {
    /// The example's name.
    pub id: String,
    /// What it says; nothing where it does not say.
    pub expected: Option<ExampleOutcome>,
    /// The rules that it is said to break.
    pub reasons: Vec<Reason>,
    /// What the rules say; nothing where it could not be read.
    pub found: Option<ExampleOutcome>,
    /// The rules that it breaks.
    pub violations: Vec<Violation>,
    /// In what the two differ.
    pub differences: Vec<Mismatch>,
}

/// A way in which an example differs from what is found.
#[derive(Clone, Debug)]
pub enum Mismatch {
    /// The example cannot be checked as it stands in the file.
    InFile {
        /// The key.
        key: &'static str,
        /// The key's line, from 1, where it is known.
        line: Option<usize>,
        /// What is wrong there.
        error: ExampleError,
    },
    /// It says neither `score` nor `legal: false`, or both.
    Unclear,
    /// It scores something else.
    Score {
        /// What the example says.
        expected: u32,
        /// Where the right points come from.
        right: Breakdown,
        /// How the other score may have come about.
        slip: Option<ScoringMistake>,
    },
    /// The words of a grid score something else.
    GridScore {
        /// What the example says.
        expected: u32,
        /// Where the right points come from.
        right: Box<qwords::Breakdown>,
    },
    /// It is legal and ought not to be.
    Legal(Breakdown),
    /// It breaks rules and ought not to.
    Breaches(Vec<Violation>),
    /// It does not break the rules that it is said to break.
    Reasons {
        /// Those rules.
        missing: Vec<Reason>,
        /// What it breaks.
        found: Vec<Violation>,
    },
    /// The lines are others.
    Line {
        /// The first that differs, from 1.
        number: usize,
        /// What the example says; nothing where it has no more lines.
        expected: Option<Box<ExpectedLine>>,
        /// What the rules say, as an example would; nothing where there are no more lines.
        found: Option<Box<ExpectedLine>>,
    },
    /// With the full rack another play scores more.
    Better {
        /// How much.
        best: u32,
    },
    /// With the full rack the play is not legal.
    IllegalWithSixTiles(Vec<Violation>),
    /// A key that such an example must have.
    Missing {
        /// The key.
        key: &'static str,
    },
    /// A key that such an example cannot have.
    Unwanted {
        /// The key.
        key: &'static str,
    },
    /// A claim that does not count.
    Claim {
        /// The line.
        line: qwords::Line,
        /// The word.
        word: String,
        /// Why.
        fault: qwords::ClaimError,
    },
}

/// Why an example cannot be checked.
#[derive(Clone, Debug)]
pub enum ExampleError {
    /// A text that is not notation.
    Notation(TextError),
    /// The play needs tiles that the rack does not hold, and `reasons` does not list that.
    NotInRack(Vec<Violation>),
    /// A full rack of more or fewer tiles.
    NotSixTiles {
        /// How many it has.
        found: usize,
    },
    /// A full rack that does not go with the table.
    WrongRack,
}

/// Reads the examples of a file.
pub fn load_examples(text: &str) -> Result<Vec<Example>, YamlError> {
    let mut examples: Vec<Example> = yaml::from_str(text)?;
    let key_lines = key_lines(text);
    // A file in YAML's other style, with braces, has no such lines.
    if key_lines.len() == examples.len() {
        for (example, key_lines) in examples.iter_mut().zip(key_lines) {
            example.key_lines = key_lines;
        }
    }
    Ok(examples)
}

/// On which lines the keys with notation stand, for each item of a YAML list.
fn key_lines(text: &str) -> Vec<Vec<(&'static str, usize)>> {
    const KEYS: [&str; 4] = ["position", "play", "claims", "six_tiles"];
    let mut items: Vec<Vec<(&str, usize)>> = Vec::new();
    let mut item_indent = None;
    for (line, number) in text.lines().zip(1..) {
        let mut content = line.trim_start();
        let indent = line.len() - content.len();
        if let Some(rest) = content
            .strip_prefix("- ")
            .filter(|_| *item_indent.get_or_insert(indent) == indent)
        {
            items.push(Vec::new());
            content = rest.trim_start();
        }
        let key = KEYS.into_iter().find(|key| {
            content
                .strip_prefix(key)
                .is_some_and(|rest| rest.starts_with(':'))
        });
        if let (Some(item), Some(key)) = (items.last_mut(), key) {
            item.push((key, number));
        }
    }
    items
}

impl Example {
    /// Plays the example through and tells in what it differs from the rules.
    pub fn check(&self, searcher: &mut Searcher) -> Checked {
        let mut checked = Checked {
            id: self.id.clone(),
            expected: self.expected(),
            reasons: self.reasons.clone(),
            found: None,
            violations: Vec::new(),
            differences: Vec::new(),
        };
        if checked.expected.is_none() {
            checked.differences.push(Mismatch::Unclear);
        }
        if self.legal && !self.reasons.is_empty() {
            checked
                .differences
                .push(Mismatch::Unwanted { key: "reasons" });
        }
        if self.is_qwords() {
            self.compare_grid(&mut checked);
            return checked;
        }
        match self.read() {
            Ok((position, turn)) => self.compare(&position, &turn, searcher, &mut checked),
            Err(unreadable) => checked.differences.push(unreadable),
        }
        checked
    }

    /// The position with the full rack, where the example has one.
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

    fn expected(&self) -> Option<ExampleOutcome> {
        match (self.legal, self.score) {
            (true, Some(score)) => Some(ExampleOutcome::Score(score)),
            (false, None) => Some(ExampleOutcome::Illegal),
            _ => None,
        }
    }

    /// An error at one of the keys.
    fn in_file(&self, key: &'static str, error: ExampleError) -> Mismatch {
        let line = self
            .key_lines
            .iter()
            .find(|(known, _)| *known == key)
            .map(|(_, line)| *line);
        Mismatch::InFile { key, line, error }
    }

    /// Text of a key that is not notation.
    pub(super) fn unreadable<E: Into<TextError>>(
        &self,
        key: &'static str,
    ) -> impl Fn(E) -> Mismatch + '_ {
        move |error| self.in_file(key, ExampleError::Notation(error.into()))
    }

    fn read(&self) -> Result<(Position, Turn), Mismatch> {
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

    fn compare(
        &self,
        position: &Position,
        turn: &Turn,
        searcher: &mut Searcher,
        checked: &mut Checked,
    ) {
        let violations = violations(position, turn);
        let not_held: Vec<Violation> = violations
            .iter()
            .filter(|violation| is_not_in_rack(violation))
            .cloned()
            .collect();
        // A rack that was copied wrongly would make any play illegal.
        if !not_held.is_empty()
            && !self
                .reasons
                .iter()
                .any(|reason| reason.code() == not_held[0].code())
        {
            checked
                .differences
                .push(self.in_file("play", ExampleError::NotInRack(not_held)));
            return;
        }
        let right = violations.is_empty().then(|| breakdown(position, turn));
        checked.found = Some(right.as_ref().map_or(ExampleOutcome::Illegal, |right| {
            ExampleOutcome::Score(right.total())
        }));
        checked
            .differences
            .extend(match (checked.expected, &right) {
                (Some(ExampleOutcome::Score(expected)), Some(right))
                    if expected != right.total() =>
                {
                    let slip = ScoringMistake::explain(turn, right, position.bag(), expected);
                    Some(Mismatch::Score {
                        expected,
                        right: right.clone(),
                        slip,
                    })
                }
                (Some(ExampleOutcome::Illegal), Some(right)) => {
                    Some(Mismatch::Legal(right.clone()))
                }
                (Some(ExampleOutcome::Score(_)), None) => {
                    Some(Mismatch::Breaches(violations.clone()))
                }
                (Some(ExampleOutcome::Illegal), None) => self.missing_reasons(&violations),
                _ => None,
            });
        if let (Some(expected), Some(right)) = (&self.lines, &right) {
            checked
                .differences
                .extend(first_difference(expected, &right.lines));
        }
        match self.with_six_tiles() {
            Some(Ok(full)) => checked.differences.extend(not_best(&full, turn, searcher)),
            Some(Err(difference)) => checked.differences.push(difference),
            None => {}
        }
        checked.violations = violations;
    }

    fn missing_reasons(&self, found: &[Violation]) -> Option<Mismatch> {
        let is_missing = |reason: &&Reason| {
            !found
                .iter()
                .any(|violation| violation.code() == reason.code())
        };
        let missing: Vec<Reason> = self.reasons.iter().filter(is_missing).copied().collect();
        (!missing.is_empty()).then(|| Mismatch::Reasons {
            missing,
            found: found.to_vec(),
        })
    }
}

fn is_not_in_rack(violation: &Violation) -> bool {
    matches!(violation, Violation::NotInRack { .. })
}

/// Where the points of a legal turn come from.
fn breakdown(position: &Position, turn: &Turn) -> Breakdown {
    match turn {
        Turn::Lay(play) => position.breakdown(play),
        Turn::Swap(_) | Turn::Pass => Breakdown::default(),
    }
}

fn first_difference(expected: &[ExpectedLine], found: &[Line]) -> Option<Mismatch> {
    let differs = |&place: &usize| match (expected.get(place), found.get(place)) {
        (Some(expected), Some(found)) => expected != found,
        _ => true,
    };
    let place = (0..expected.len().max(found.len())).find(differs)?;
    let expected = expected.get(place).cloned().map(Box::new);
    let mut found = found
        .get(place)
        .map(|line| Box::new(ExpectedLine::from(line)));
    // Tiles that the example leaves out are not what differs.
    if let (Some(expected), Some(found)) = (&expected, &mut found)
        && expected.tiles.is_none()
    {
        found.tiles = None;
    }
    Some(Mismatch::Line {
        number: place + 1,
        expected,
        found,
    })
}

/// Why a turn is no best one, if so.
fn not_best(position: &Position, turn: &Turn, searcher: &mut Searcher) -> Option<Mismatch> {
    let violations = violations(position, turn);
    if !violations.is_empty() {
        return Some(Mismatch::IllegalWithSixTiles(violations));
    }
    let best = searcher.best_play(position)?.score;
    (best > breakdown(position, turn).total()).then_some(Mismatch::Better { best })
}

impl From<&Line> for ExpectedLine {
    fn from(line: &Line) -> ExpectedLine {
        ExpectedLine {
            direction: line.direction.name().to_owned(),
            by: line.feature.kind().to_owned(),
            of: line.feature.name().to_owned(),
            cells: line
                .tiles
                .iter()
                .map(|placement| placement.cell.to_string())
                .collect(),
            tiles: Some(
                line.tiles
                    .iter()
                    .map(|placement| placement.tile.to_string())
                    .collect(),
            ),
            points: line.points,
            bonus: line.bonus,
        }
    }
}

impl PartialEq<Line> for ExpectedLine {
    fn eq(&self, line: &Line) -> bool {
        let cells = line
            .tiles
            .iter()
            .map(|placement| placement.cell.to_string());
        let tiles = line
            .tiles
            .iter()
            .map(|placement| placement.tile.to_string());
        self.direction == line.direction.name()
            && self.by == line.feature.kind()
            && self.of == line.feature.name()
            && cells.eq(self.cells.iter().cloned())
            && self
                .tiles
                .as_ref()
                .is_none_or(|expected| tiles.eq(expected.iter().cloned()))
            && (self.points, self.bonus) == (line.points, line.bonus)
    }
}
