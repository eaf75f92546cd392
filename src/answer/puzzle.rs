//! The JSON of puzzles, of their proofs and of worked examples.

use schemars::JsonSchema;
use serde::Serialize;

use super::Error;
use super::play::{Line, lines};
use crate::game::Violation;
use crate::language::PuzzleWords;
use crate::language::en::English;
use crate::puzzle::qwords::Kind;
use crate::puzzle::{
    self, Checked, Document, ExampleOutcome, Mismatch, Proof, PuzzleError, qwords,
};
use crate::qwords::{LineScore, Roll};

/// A puzzle with tiles: the answer of `puzzle daily` and `puzzle generate`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Puzzle {
    id: String,
    /// What the solver is asked.
    title: String,
    rules: &'static str,
    position: String,
    /// What the solution scores.
    target: u32,
    /// The one best play.
    solution: String,
    /// The lines that the solution scores.
    breakdown: Vec<Line>,
    /// 6 if the solution empties the rack while the bag is empty, otherwise 0.
    going_out: u32,
    /// What the next best play scores; 0 if there is no other.
    second_best: u32,
    /// How many legal plays there are.
    plays_total: usize,
    /// How hard it is, 1 to 5.
    stars: u8,
    /// What makes the solution worth finding.
    themes: Vec<String>,
    made_by: String,
}

/// A puzzle of either game: what `puzzle generate` prints.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum AnyPuzzle {
    /// A table of tiles.
    Tiles(Box<Puzzle>),
    /// A grid of Qwords.
    Qwords(Box<QwordsPuzzle>),
}

impl Puzzle {
    /// A puzzle and its document.
    pub fn new(puzzle: &puzzle::Puzzle, document: &Document) -> Puzzle {
        Puzzle {
            id: document.id.clone(),
            title: document.title.clone(),
            rules: puzzle.position.rules().name(),
            position: puzzle.position.to_string(),
            target: puzzle.target(),
            solution: puzzle.solution.to_string(),
            breakdown: lines(&puzzle.breakdown),
            going_out: puzzle.breakdown.going_out,
            second_best: puzzle.second_best,
            plays_total: puzzle.plays_total,
            stars: puzzle.stars().count(),
            themes: document.themes.clone(),
            made_by: document.made_by.clone(),
        }
    }
}

/// A puzzle of Qwords: the answer of `puzzle generate` with a `--kind` of Qwords.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct QwordsPuzzle {
    id: String,
    /// What the solver is asked.
    title: String,
    /// `qwords`
    rules: &'static str,
    /// `letter`, `rolls` or `supernatural`.
    kind: &'static str,
    /// The grid, with its roll in a `letter` puzzle.
    position: String,
    /// The rolls that are known, in order; `null` except in a `rolls` puzzle.
    rolls: Option<Vec<String>>,
    /// The letters that complete the grid; `null` except in a `supernatural` puzzle.
    letters: Option<String>,
    /// What the solution gains in a `letter` puzzle, otherwise what the grid scores in the end.
    target: u32,
    /// The only best answer: an action for each roll, or the whole grid.
    solution: String,
    /// The lines that make up the target.
    breakdown: Vec<GridLine>,
    /// What a word in each line adds to the target.
    bonus: u32,
    /// What the next best answer is worth; `null` if there is no other, or none is counted.
    second_best: Option<u32>,
    /// The same if well-known names count too.
    second_best_with_names: Option<u32>,
    /// How many ways to use the rolls there are; `null` in a `supernatural` puzzle.
    ways_total: Option<u64>,
    made_by: String,
}

/// A row or column of a grid.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct GridLine {
    /// `row 1` to `row 5`, `column a` to `column e`.
    line: String,
    word: Option<String>,
    cells: Vec<String>,
    points: u32,
    /// The points that it had before, which are subtracted in a `letter` puzzle; otherwise 0.
    before: u32,
}

impl QwordsPuzzle {
    /// A puzzle and its document.
    pub fn new(puzzle: &qwords::Puzzle, document: &qwords::Document) -> QwordsPuzzle {
        let (question, kind) = (&puzzle.question, puzzle.question.kind());
        let (before, after) = (&puzzle.before, &puzzle.after);
        let gains = kind == Kind::Letter;
        let breakdown = after.lines.iter().zip(&before.lines);
        let breakdown = breakdown.filter(|(after, before)| !gains || after.points > before.points);
        QwordsPuzzle {
            id: document.id.clone(),
            title: document.title.clone(),
            rules: qwords::Document::RULES,
            kind: kind.name(),
            position: question.position.to_string(),
            rolls: (kind == Kind::Rolls)
                .then(|| question.rolls().iter().map(Roll::to_string).collect()),
            letters: document.letters.clone(),
            target: puzzle.target(),
            solution: puzzle.solution.to_string(),
            breakdown: breakdown
                .map(|(after, before)| GridLine::new(after, if gains { before.points } else { 0 }))
                .collect(),
            bonus: after.bonus - if gains { before.bonus } else { 0 },
            second_best: puzzle.second_best.map(|[plain, _]| plain),
            second_best_with_names: puzzle.second_best.map(|[_, with_names]| with_names),
            ways_total: document.ways_total,
            made_by: document.made_by.clone(),
        }
    }
}

impl GridLine {
    fn new(score: &LineScore, before: u32) -> GridLine {
        let cells = score.word.iter().flat_map(|word| &word.cells);
        GridLine {
            line: score.line.to_string(),
            word: score.word.as_ref().map(|word| word.text()),
            cells: cells.map(ToString::to_string).collect(),
            points: score.points,
            before,
        }
    }
}

/// Stored puzzles that were proved again: the answer of `puzzle check`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Proofs {
    puzzles: Vec<Proved>,
    /// How many puzzles are as they are stored.
    passed: usize,
    total: usize,
    /// Files that hold worked examples and no puzzles.
    skipped: Vec<String>,
    unreadable: Vec<Unreadable>,
}

/// A stored puzzle.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct Proved {
    file: String,
    id: String,
    ok: bool,
    errors: Vec<Problem>,
}

/// A file that cannot be read.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct Unreadable {
    file: String,
    error: Error,
}

/// Something that is wrong or differs.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct Problem {
    /// What it is, for programs.
    code: &'static str,
    /// A sentence without a full stop.
    message: String,
}

impl Proofs {
    /// Proofs and what else there was, each with its file.
    pub fn new(
        proofs: &[(String, Proof)],
        skipped: &[String],
        unreadable: impl IntoIterator<Item = (String, Error)>,
    ) -> Proofs {
        let proved = |(file, proof): &(String, Proof)| Proved {
            file: file.clone(),
            id: proof.id.clone(),
            ok: proof.is_ok(),
            errors: proof.flaws.iter().map(Problem::of_puzzle).collect(),
        };
        let unreadable = unreadable.into_iter();
        Proofs {
            puzzles: proofs.iter().map(proved).collect(),
            passed: proofs.iter().filter(|(_, proof)| proof.is_ok()).count(),
            total: proofs.len(),
            skipped: skipped.to_vec(),
            unreadable: unreadable
                .map(|(file, error)| Unreadable { file, error })
                .collect(),
        }
    }
}

impl Problem {
    fn of_puzzle(error: &PuzzleError) -> Problem {
        Problem {
            code: error.code(),
            message: English.puzzle_error(error),
        }
    }

    fn of_example(mismatch: &Mismatch) -> Problem {
        Problem {
            code: mismatch.code(),
            message: English.mismatch(mismatch),
        }
    }

    fn of_play(violation: &Violation) -> Problem {
        Problem {
            code: violation.code(),
            message: violation.to_string(),
        }
    }
}

/// Worked examples compared with the rules: the answer of `rulebook`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Rulebook {
    examples: Vec<Example>,
    /// How many examples do not differ.
    passed: usize,
    total: usize,
}

/// A worked example.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct Example {
    /// The rulebook that it is from.
    rulebook: String,
    /// Its id.
    example: String,
    /// What the example says; `null` if that is unclear.
    expected: Option<Expected>,
    /// What the rules say; `null` if the example cannot be read.
    found: Option<Found>,
    ok: bool,
    /// How the two differ.
    differences: Vec<Problem>,
}

/// What an example says about its play.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct Expected {
    legal: bool,
    /// `null` if it is not legal.
    score: Option<u32>,
}

/// What the rules say about a play.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct Found {
    legal: bool,
    /// `null` if it is not legal.
    score: Option<u32>,
    /// The rules that it breaks.
    reasons: Vec<Problem>,
}

impl Rulebook {
    /// Checked examples, each with the name of its rulebook.
    pub fn new(checked: &[(String, Checked)]) -> Rulebook {
        let ok = |(_, checked): &&(String, Checked)| checked.is_ok();
        Rulebook {
            examples: checked.iter().map(Example::new).collect(),
            passed: checked.iter().filter(ok).count(),
            total: checked.len(),
        }
    }
}

impl Example {
    fn new((rulebook, checked): &(String, Checked)) -> Example {
        let (legal, score) = (
            |outcome| outcome != ExampleOutcome::Illegal,
            |outcome| match outcome {
                ExampleOutcome::Score(score) => Some(score),
                ExampleOutcome::Illegal => None,
            },
        );
        Example {
            rulebook: rulebook.clone(),
            example: checked.id.clone(),
            expected: checked.expected.map(|outcome| Expected {
                legal: legal(outcome),
                score: score(outcome),
            }),
            found: checked.found.map(|outcome| Found {
                legal: legal(outcome),
                score: score(outcome),
                reasons: checked.violations.iter().map(Problem::of_play).collect(),
            }),
            ok: checked.is_ok(),
            differences: checked
                .differences
                .iter()
                .map(Problem::of_example)
                .collect(),
        }
    }
}
