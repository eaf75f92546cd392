use serde::Deserialize;

use crate::game::{Breach, Breakdown, Line, Position, Turn, breaches};
use crate::notation::{NotationError, parse_position, parse_tiles, parse_turn};
use crate::qwords;
use crate::search::Searcher;
use crate::yaml::{self, YamlError};

/// The examples that come with the program: the name of a rulebook, and its examples as YAML.
pub const RULEBOOKS: [(&str, &str); 4] = [
    ("qwirkle.fr", include_str!("../../puzzles/rulebook/qwirkle.fr.yaml")),
    ("qwirkle-flex.fr", include_str!("../../puzzles/rulebook/qwirkle-flex.fr.yaml")),
    ("qwirkle-flex.de-fr-it", include_str!("../../puzzles/rulebook/qwirkle-flex.de-fr-it.yaml")),
    ("qwords.fr", include_str!("../../puzzles/rulebook/qwords.fr.yaml")),
];

/// A worked example: a position, a play, and what the rulebook says of it; or a grid of Qwords with the words that are claimed.
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
    /// The words that count in a grid of Qwords, as a sheet of claims; where they are left out, the best ones.
    pub claims: Option<String>,
    /// What it scores; left out where it is not legal.
    pub score: Option<u32>,
    /// Whether it is legal.
    #[serde(default = "yes")]
    pub legal: bool,
    /// Why it is not legal.
    pub why: Option<String>,
    /// The lines that it scores, in order.
    pub lines: Option<Vec<ExpectedLine>>,
    /// A full rack with which the play is a best one.
    pub six_tiles: Option<String>,
    /// A remark.
    pub note: Option<String>,
}

fn yes() -> bool {
    true
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
pub enum Outcome {
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
    pub expected: Option<Outcome>,
    /// What the rules say; nothing where it could not be read.
    pub found: Option<Outcome>,
    /// In what the two differ.
    pub differences: Vec<Difference>,
}

/// A way in which an example differs from what is found.
#[derive(Clone, Debug)]
pub enum Difference {
    /// Its position, play or full rack cannot be read.
    Unreadable {
        /// The key.
        key: &'static str,
        /// Why.
        error: NotationError,
    },
    /// It says neither `score` nor `legal: false`, or both.
    Unclear,
    /// It is legal and ought not to be, or scores something else.
    Outcome {
        /// What the example says.
        expected: Outcome,
        /// What the rules say.
        found: Outcome,
    },
    /// It breaks rules and ought not to.
    Breaches(Vec<Breach>),
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
    IllegalWithSixTiles(Vec<Breach>),
    /// The full rack does not go with the table.
    WrongRack,
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
        fault: qwords::ClaimFault,
    },
}

/// Reads the examples of a file.
pub fn load_examples(text: &str) -> Result<Vec<Example>, YamlError> {
    yaml::from_str(text)
}

impl Example {
    /// Plays the example through and tells in what it differs from the rules.
    pub fn check(&self, searcher: &mut Searcher) -> Checked {
        let mut checked = Checked { id: self.id.clone(), expected: self.expected(), found: None, differences: Vec::new() };
        if checked.expected.is_none() {
            checked.differences.push(Difference::Unclear);
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
    pub fn with_six_tiles(&self) -> Option<Result<Position, Difference>> {
        let tiles = self.six_tiles.as_ref()?;
        Some(self.read().and_then(|(position, _)| {
            let unreadable = |error| Difference::Unreadable { key: "six_tiles", error };
            let mut setup = position.setup();
            setup.rack = parse_tiles(tiles, position.rules()).map_err(unreadable)?;
            setup.bag = None;
            Position::new(setup).map_err(|_| Difference::WrongRack)
        }))
    }

    fn expected(&self) -> Option<Outcome> {
        match (self.legal, self.score) {
            (true, Some(score)) => Some(Outcome::Score(score)),
            (false, None) => Some(Outcome::Illegal),
            _ => None,
        }
    }

    fn read(&self) -> Result<(Position, Turn), Difference> {
        let unreadable = |key| move |error| Difference::Unreadable { key, error };
        let position = parse_position(&self.position).map_err(unreadable("position"))?;
        let play = self.play.as_ref().ok_or(Difference::Missing { key: "play" })?;
        if self.claims.is_some() {
            return Err(Difference::Unwanted { key: "claims" });
        }
        let turn = parse_turn(play, position.rules()).map_err(unreadable("play"))?;
        Ok((position, turn))
    }

    fn compare(&self, position: &Position, turn: &Turn, searcher: &mut Searcher, checked: &mut Checked) {
        let breaches = breaches(position, turn);
        let breakdown = breaches.is_empty().then(|| breakdown(position, turn));
        let found = breakdown.as_ref().map_or(Outcome::Illegal, |breakdown| Outcome::Score(breakdown.total()));
        checked.found = Some(found);
        if let Some(expected) = checked.expected.filter(|&expected| expected != found) {
            checked.differences.push(match found {
                Outcome::Score(_) => Difference::Outcome { expected, found },
                Outcome::Illegal => Difference::Breaches(breaches),
            });
        }
        if let (Some(expected), Some(breakdown)) = (&self.lines, &breakdown) {
            checked.differences.extend(first_difference(expected, &breakdown.lines));
        }
        match self.with_six_tiles() {
            Some(Ok(full)) => checked.differences.extend(not_best(&full, turn, searcher)),
            Some(Err(difference)) => checked.differences.push(difference),
            None => {}
        }
    }
}

/// Where the points of a legal turn come from.
fn breakdown(position: &Position, turn: &Turn) -> Breakdown {
    match turn {
        Turn::Lay(play) => position.breakdown(play),
        Turn::Swap(_) | Turn::Pass => Breakdown::default(),
    }
}

fn first_difference(expected: &[ExpectedLine], found: &[Line]) -> Option<Difference> {
    let differs = |&place: &usize| match (expected.get(place), found.get(place)) {
        (Some(expected), Some(found)) => expected != found,
        _ => true,
    };
    let place = (0..expected.len().max(found.len())).find(differs)?;
    let expected = expected.get(place).cloned().map(Box::new);
    let mut found = found.get(place).map(|line| Box::new(ExpectedLine::from(line)));
    // Tiles that the example leaves out are not what differs.
    if let (Some(expected), Some(found)) = (&expected, &mut found)
        && expected.tiles.is_none()
    {
        found.tiles = None;
    }
    Some(Difference::Line { number: place + 1, expected, found })
}

/// Why a turn is no best one, if so.
fn not_best(position: &Position, turn: &Turn, searcher: &mut Searcher) -> Option<Difference> {
    let breaches = breaches(position, turn);
    if !breaches.is_empty() {
        return Some(Difference::IllegalWithSixTiles(breaches));
    }
    let best = searcher.best_play(position)?.score;
    (best > breakdown(position, turn).total()).then_some(Difference::Better { best })
}

impl From<&Line> for ExpectedLine {
    fn from(line: &Line) -> ExpectedLine {
        ExpectedLine {
            direction: line.direction.name().to_owned(),
            by: line.feature.kind().to_owned(),
            of: line.feature.name().to_owned(),
            cells: line.tiles.iter().map(|placement| placement.cell.to_string()).collect(),
            tiles: Some(line.tiles.iter().map(|placement| placement.tile.to_string()).collect()),
            points: line.points,
            bonus: line.bonus,
        }
    }
}

impl PartialEq<Line> for ExpectedLine {
    fn eq(&self, line: &Line) -> bool {
        let cells = line.tiles.iter().map(|placement| placement.cell.to_string());
        let tiles = line.tiles.iter().map(|placement| placement.tile.to_string());
        self.direction == line.direction.name()
            && self.by == line.feature.kind()
            && self.of == line.feature.name()
            && cells.eq(self.cells.iter().cloned())
            && self.tiles.as_ref().is_none_or(|expected| tiles.eq(expected.iter().cloned()))
            && (self.points, self.bonus) == (line.points, line.bonus)
    }
}
