use super::qwords::ListPair;
use super::{Example, ExpectedLine, Reason, TextError};
use crate::game::{Breakdown, Line, Position, Turn, Violation, violations};
use crate::named::codes;
use crate::qwords::{self, Claims, JudgedClaim, score};
use crate::record::ScoringMistake;
use crate::search::Searcher;

/// The outcome of a play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExampleOutcome {
    /// It is legal and scores this much.
    Score(u32),
    /// It breaks a rule.
    Illegal,
}

/// An example compared with the rules.
#[derive(Clone, Debug)]
pub struct Checked {
    /// The example's name.
    pub id: String,
    /// What it says, if it says anything.
    pub expected: Option<ExampleOutcome>,
    /// The rules that it is said to break.
    pub reasons: Vec<Reason>,
    /// What the rules say; `None` if it could not be read.
    pub found: Option<ExampleOutcome>,
    /// The rules that it breaks.
    pub violations: Vec<Violation>,
    /// Where the points of a legal play come from.
    pub breakdown: Option<Breakdown>,
    /// Where the points of a grid come from.
    pub grid: Option<Box<qwords::Breakdown>>,
    /// How the two differ.
    pub differences: Vec<Mismatch>,
}

impl Checked {
    /// Whether the example does not differ.
    pub fn is_ok(&self) -> bool {
        self.differences.is_empty()
    }
}

/// A way in which an example differs from what is found.
#[derive(Clone, Debug)]
pub enum Mismatch {
    /// The example cannot be checked as it stands in the file.
    InFile {
        /// The key.
        key: &'static str,
        /// The key's line, from 1, if it is known.
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
        /// A likely cause of the other score.
        slip: Option<ScoringMistake>,
    },
    /// The words of a grid score something else.
    GridScore {
        /// What the example says.
        expected: u32,
        /// Where the right points come from.
        right: Box<qwords::Breakdown>,
    },
    /// It is legal but should not be.
    Legal(Breakdown),
    /// It breaks rules but should not.
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
        /// What the example says; nothing if it has no more lines.
        expected: Option<Box<ExpectedLine>>,
        /// What the rules say, as an example would; nothing if there are no more lines.
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

codes! {
    Mismatch {
        Mismatch::Unclear => "unclear",
        Mismatch::Score { .. } => "other_score",
        Mismatch::GridScore { .. } => "other_grid_score",
        Mismatch::Legal(_) => "legal",
        Mismatch::Breaches(_) => "illegal",
        Mismatch::Reasons { .. } => "other_reasons",
        Mismatch::Line { .. } => "other_line",
        Mismatch::Better { .. } => "better",
        Mismatch::IllegalWithSixTiles(_) => "illegal_with_six_tiles",
        Mismatch::Missing { .. } => "missing",
        Mismatch::Unwanted { .. } => "unwanted",
        ;
        Mismatch::InFile { error, .. } => error.code(),
        Mismatch::Claim { fault, .. } => fault.code(),
    }
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

codes! {
    ExampleError {
        ExampleError::Notation(_) => "notation",
        ExampleError::NotInRack(_) => "not_in_rack",
        ExampleError::NotSixTiles { .. } => "not_six_tiles",
        ExampleError::WrongRack => "wrong_rack",
    }
}

impl Example {
    /// Plays the example and lists how it differs from the rules.
    pub fn check(&self, searcher: &mut Searcher) -> Checked {
        let mut checked = Checked {
            id: self.id.clone(),
            expected: self.expected(),
            reasons: self.reasons.clone(),
            found: None,
            violations: Vec::new(),
            breakdown: None,
            grid: None,
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

    fn expected(&self) -> Option<ExampleOutcome> {
        match (self.legal, self.score) {
            (true, Some(score)) => Some(ExampleOutcome::Score(score)),
            (false, None) => Some(ExampleOutcome::Illegal),
            _ => None,
        }
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
        if let Some(first) = not_held.first()
            && !self
                .reasons
                .iter()
                .any(|reason| reason.code() == first.code())
        {
            checked
                .differences
                .push(self.in_file("play", ExampleError::NotInRack(not_held)));
            return;
        }
        let right = violations.is_empty().then(|| position.breakdown(turn));
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
        checked.breakdown = right;
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

    /// Scores the grid and compares.
    fn compare_grid(&self, checked: &mut Checked) {
        let unwanted = [
            ("play", self.play.is_some()),
            ("legal", !self.legal),
            ("lines", self.lines.is_some()),
            ("six_tiles", self.six_tiles.is_some()),
        ];
        let unwanted = unwanted.into_iter().filter(|(_, is_there)| *is_there);
        checked
            .differences
            .extend(unwanted.map(|(key, _)| Mismatch::Unwanted { key }));
        let (position, claims) = match self.read_grid() {
            Ok(read) => read,
            Err(unreadable) => return checked.differences.push(unreadable),
        };
        let (breakdown, wrong) = grid_breakdown(&position, claims.as_ref());
        checked.differences.extend(wrong);
        checked.found = Some(ExampleOutcome::Score(breakdown.total()));
        if let Some(ExampleOutcome::Score(expected)) = checked.expected
            && expected != breakdown.total()
        {
            checked.differences.push(Mismatch::GridScore {
                expected,
                right: Box::new(breakdown.clone()),
            });
        }
        checked.grid = Some(Box::new(breakdown));
    }
}

fn is_not_in_rack(violation: &Violation) -> bool {
    matches!(violation, Violation::NotInRack { .. })
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
    // Tiles that the example leaves out are not a difference.
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

/// Why a turn is not a best one, if so.
fn not_best(position: &Position, turn: &Turn, searcher: &mut Searcher) -> Option<Mismatch> {
    let violations = violations(position, turn);
    if !violations.is_empty() {
        return Some(Mismatch::IllegalWithSixTiles(violations));
    }
    let best = searcher.best_play(position)?.score;
    (best > position.breakdown(turn).total()).then_some(Mismatch::Better { best })
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

/// Where the points come from, and every claim that does not count.
fn grid_breakdown(
    position: &qwords::Position,
    claims: Option<&Claims>,
) -> (qwords::Breakdown, Vec<Mismatch>) {
    let words = ListPair::of(position.language).plain.words();
    let double = position.variant.double();
    let Some(claims) = claims else {
        return (score(&position.grid, words, double), Vec::new());
    };
    let judged = claims.judge(&position.grid, words, double);
    let wrong = |judged: &JudgedClaim| {
        let (word, fault) = (judged.text()?, judged.error?);
        Some(Mismatch::Claim {
            line: judged.score.line,
            word,
            fault,
        })
    };
    (
        Claims::breakdown(&judged),
        judged.iter().filter_map(wrong).collect(),
    )
}
