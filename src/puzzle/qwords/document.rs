use serde::{Deserialize, Serialize};

use super::{Kind, Puzzle, Question, Solution, Task};
use crate::puzzle::{CanonicalForm, Proof, PuzzleError};
use crate::qwords::{LineScore, Position, PositionSheet, Roll, parse_letters, parse_position};

/// A puzzle of Qwords as it stands in a file, one document each.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Document {
    /// Its id, unique in the collection.
    pub id: String,
    /// What the solver is asked.
    pub title: String,
    /// Always `qwords`, which distinguishes it from a puzzle with tiles.
    pub rules: String,
    /// The kind of puzzle.
    pub kind: Kind,
    /// The position as a sheet, with its roll if a letter is to be found.
    pub position: String,
    /// The rolls that are known, in order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rolls: Option<Vec<String>>,
    /// The letters that complete the grid.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub letters: Option<String>,
    /// What the solution gains if a letter is to be found, otherwise what the grid scores in the
    /// end.
    pub target: u32,
    /// The only answer: an action for each roll, or the whole grid.
    pub solution: String,
    /// Each line that makes up the target: its word, its cells and its points, less those before if
    /// a letter is to be found.
    pub breakdown: Vec<String>,
    /// What the next best answer is worth; left out if there is no other, or none is counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second_best: Option<u32>,
    /// The same with the names added.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second_best_with_names: Option<u32>,
    /// How many ways to use the rolls there are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ways_total: Option<u64>,
    /// What made it.
    pub made_by: String,
}

impl Document {
    /// What `rules` holds in documents of this game.
    pub const RULES: &str = "qwords";

    /// The document of a puzzle.
    pub fn new(puzzle: &Puzzle, id: String, made_by: &str) -> Document {
        let question = &puzzle.question;
        let rolls = question.rolls();
        Document {
            id,
            title: title(puzzle),
            rules: Document::RULES.to_owned(),
            kind: question.kind(),
            position: PositionSheet(&question.position).to_string() + "\n",
            rolls: (question.kind() == Kind::Rolls)
                .then(|| rolls.iter().map(Roll::to_string).collect()),
            letters: match &question.task {
                Task::Supernatural(letters) => {
                    Some(letters.iter().map(|letter| letter.to_char()).collect())
                }
                Task::Letter(_) | Task::Rolls(_) => None,
            },
            target: puzzle.target(),
            solution: puzzle.solution.to_string(),
            breakdown: breakdown_texts(puzzle),
            second_best: puzzle.second_best.map(|[plain, _]| plain),
            second_best_with_names: puzzle.second_best.map(|[_, with_names]| with_names),
            ways_total: (!rolls.is_empty()).then(|| question.ways()),
            made_by: made_by.to_owned(),
        }
    }

    /// The same with a number behind its id: `qwords-letter-en-a-seed7` becomes
    /// `qwords-letter-en-a-seed7-1`.
    pub fn numbered(self, number: usize) -> Document {
        let id = format!("{}-{number}", self.id);
        Document { id, ..self }
    }

    /// The question that it asks, or why it asks none.
    pub fn question(&self) -> Result<Question, PuzzleError> {
        let position = parse_position(&self.position).map_err(|error| PuzzleError::Unreadable {
            key: "position",
            error: error.into(),
        })?;
        let unwanted = [
            ("rolls", self.rolls.is_some() && self.kind != Kind::Rolls),
            (
                "letters",
                self.letters.is_some() && self.kind != Kind::Supernatural,
            ),
            (
                "position: roll",
                position.roll.is_some() && self.kind != Kind::Letter,
            ),
        ];
        if let Some((key, _)) = unwanted.into_iter().find(|(_, is_there)| *is_there) {
            return Err(PuzzleError::Unwanted { key });
        }
        let task = self.task(&position)?;
        Question::new(position, task).map_err(PuzzleError::Unfit)
    }

    fn task(&self, position: &Position) -> Result<Task, PuzzleError> {
        match self.kind {
            Kind::Letter => position.roll.map(Task::Letter).ok_or(PuzzleError::Missing {
                key: "position: roll",
            }),
            Kind::Rolls => {
                let rolls = self
                    .rolls
                    .as_ref()
                    .ok_or(PuzzleError::Missing { key: "rolls" })?;
                let read: Result<_, _> = rolls.iter().map(|roll| roll.parse()).collect();
                read.map(Task::Rolls)
                    .map_err(|error| PuzzleError::Unreadable {
                        key: "rolls",
                        error: error.into(),
                    })
            }
            Kind::Supernatural => {
                let letters = self
                    .letters
                    .as_ref()
                    .ok_or(PuzzleError::Missing { key: "letters" })?;
                let read = parse_letters(letters);
                read.map(Task::Supernatural)
                    .map_err(|error| PuzzleError::Unreadable {
                        key: "letters",
                        error: error.into(),
                    })
            }
        }
    }

    /// Proves the puzzle again, from its question alone.
    pub fn prove(&self) -> Proof {
        self.proved().0
    }

    /// The puzzle, or everything that is wrong with it.
    pub fn puzzle(&self) -> Result<Puzzle, Vec<PuzzleError>> {
        match self.proved() {
            (proof, Some(puzzle)) if proof.flaws.is_empty() => Ok(puzzle),
            (proof, _) => Err(proof.flaws),
        }
    }

    fn proved(&self) -> (Proof, Option<Puzzle>) {
        let mut proof = Proof {
            id: self.id.clone(),
            flaws: Vec::new(),
            canonical: None,
        };
        let question = match self.question() {
            Ok(question) => question,
            Err(flaw) => {
                proof.flaws.push(flaw);
                return (proof, None);
            }
        };
        proof.canonical = Some(CanonicalForm::of_grid(&question));
        if let Err(error) = self.kind.parse_answer(&self.solution) {
            proof.flaws.push(PuzzleError::Unreadable {
                key: "solution",
                error: error.into(),
            });
        }
        match Puzzle::new(question) {
            Ok(puzzle) => {
                proof.flaws.extend(self.differences(&puzzle));
                (proof, Some(puzzle))
            }
            Err(reason) => {
                proof.flaws.push(PuzzleError::Unproved(reason));
                (proof, None)
            }
        }
    }

    fn differences(&self, puzzle: &Puzzle) -> Vec<PuzzleError> {
        let found = Document::new(puzzle, self.id.clone(), &self.made_by);
        let number = |number: Option<u64>| {
            number.map_or_else(|| "nothing".to_owned(), |number| number.to_string())
        };
        let points = |points: Option<u32>| number(points.map(u64::from));
        let breakdown = |document: &Document| document.breakdown.join("; ");
        PuzzleError::differences([
            ("target", self.target.to_string(), found.target.to_string()),
            ("solution", self.solution.clone(), found.solution.clone()),
            ("breakdown", breakdown(self), breakdown(&found)),
            (
                "second_best",
                points(self.second_best),
                points(found.second_best),
            ),
            (
                "second_best_with_names",
                points(self.second_best_with_names),
                points(found.second_best_with_names),
            ),
            (
                "ways_total",
                number(self.ways_total),
                number(found.ways_total),
            ),
        ])
    }
}

fn title(puzzle: &Puzzle) -> String {
    let target = puzzle.target();
    match puzzle.question.kind() {
        Kind::Letter => format!("Find the {target}-point letter"),
        Kind::Rolls => format!(
            "Score {target} with {} known rolls",
            puzzle.question.rolls().len()
        ),
        Kind::Supernatural => format!("Complete the grid to {target} points"),
    }
}

/// The lines that make up the target in short: `row 3 KIWIS a3 b3 c3 d3 e3 = 10`, or if a letter is
/// to be found the lines that gain by it, `row 3 KIWIS a3 b3 c3 d3 e3 = 10 - 3`.
fn breakdown_texts(puzzle: &Puzzle) -> Vec<String> {
    let Puzzle { before, after, .. } = puzzle;
    let gains = puzzle.question.kind() == Kind::Letter;
    let lines = after
        .lines
        .iter()
        .zip(&before.lines)
        .filter(|(after, before)| !gains || after.points > before.points);
    let less = |before: u32| {
        if gains && before > 0 {
            format!(" - {before}")
        } else {
            String::new()
        }
    };
    let line = |(after, before): (&LineScore, &LineScore)| {
        let cells = after
            .word
            .iter()
            .flat_map(|word| &word.cells)
            .map(|cell| format!(" {cell}"));
        let word = after
            .word
            .as_ref()
            .map_or_else(|| "-".to_owned(), |word| word.text());
        format!(
            "{} {word}{} = {}{}",
            after.line,
            cells.collect::<String>(),
            after.points,
            less(before.points)
        )
    };
    let bonus = (after.bonus > 0 && !(gains && before.bonus > 0))
        .then(|| format!("bonus = {}", after.bonus));
    lines.map(line).chain(bonus).collect()
}

impl std::fmt::Display for Solution {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Solution::Grid(grid) => grid.fmt(f),
            Solution::Line(line) => {
                let actions: Vec<String> = line.iter().map(ToString::to_string).collect();
                f.write_str(&actions.join(" "))
            }
        }
    }
}
