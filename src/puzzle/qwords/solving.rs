use super::completion::stock;
use super::{ListPair, Puzzle, Solution, Task};
use crate::named::codes;
use crate::puzzle::{HINTS, Reply};
use crate::qwords::{self, Action, Breakdown, Cell, Grid, Letter, Line, Position, score};

/// A rule that an answer breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnswerError {
    /// How many actions are asked for, and how many were given.
    Actions(usize, usize),
    /// An action that is not legal in its turn.
    Action(Action, qwords::Violation),
    /// A cell that is free still.
    Free(Cell),
    /// A letter that was given, and is another now.
    Given(Cell, Letter),
    /// Too many of a letter, or too few.
    Letters {
        /// The letter.
        letter: Letter,
        /// How many there are to write.
        wanted: u8,
        /// How many are written.
        found: u8,
    },
}

codes! {
    AnswerError {
        AnswerError::Actions(..) => "action_count",
        AnswerError::Free(_) => "free_cell",
        AnswerError::Given(..) => "given_letter",
        AnswerError::Letters { .. } => "letter_count",
        ;
        AnswerError::Action(_, violation) => violation.code(),
    }
}

/// A step on the way to the solution of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// The most letters of a word that the solution makes.
    Longest(usize),
    /// The letters that are written, in order.
    Letters(Vec<Letter>),
    /// The row in which the letter is written.
    Row(Line),
    /// The first action.
    First(Action),
    /// The last action.
    Last(Action),
    /// The word of a line.
    Word(Line, String),
    /// The solution itself.
    Solution(Solution),
}

/// What an answer makes of a grid.
#[derive(Clone, Debug)]
pub struct Attempt {
    /// The grid.
    pub grid: Grid,
    /// Where its points come from.
    pub breakdown: Breakdown,
    /// What it is worth, as the target is counted.
    pub worth: u32,
}

impl Puzzle {
    pub(crate) fn judge(&self, answer: Solution) -> Reply {
        let (grid, errors) = match &answer {
            Solution::Line(line) => self.played(line),
            Solution::Grid(grid) => (*grid, self.grid_errors(grid)),
        };
        if !errors.is_empty() {
            return Reply::IllegalQwords { answer, errors };
        }
        // A joker that is spent on a rolled letter leads to the same grid, and is as good.
        if grid == self.grid {
            return Reply::Solved;
        }
        let position = &self.question.position;
        let words = ListPair::of(position.language).plain.words();
        let breakdown = score(&grid, words, position.variant.double());
        let worth = self.worth(breakdown.total());
        Reply::ShortQwords {
            by: self.target().saturating_sub(worth),
            attempt: Box::new(Attempt {
                grid,
                breakdown,
                worth,
            }),
        }
    }

    pub(crate) fn hints(&self) -> [Hint; HINTS] {
        let end = Hint::Solution(self.solution.clone());
        match (&self.solution, &self.question.task) {
            (Solution::Line(line), Task::Letter(_)) => {
                let action = line[0];
                let lines = Line::through(action.cell);
                let words = lines.map(|line| {
                    self.after.lines[line.index()]
                        .word
                        .as_ref()
                        .map_or(0, |word| word.cells.len())
                });
                let longest = words.into_iter().max().unwrap_or(0);
                [
                    Hint::Longest(longest),
                    Hint::Letters(vec![action.letter]),
                    Hint::Row(lines[0]),
                    end,
                ]
            }
            (Solution::Line(line), _) => {
                let letters = line.iter().map(|action| action.letter).collect();
                [
                    Hint::Letters(letters),
                    Hint::Last(line[line.len() - 1]),
                    Hint::First(line[0]),
                    end,
                ]
            }
            (Solution::Grid(_), _) => {
                let [row, column, next] = self.emptiest().map(|line| self.word(line));
                [row, column, next, end]
            }
        }
    }

    /// The grid after actions, and every rule that they break, each in its turn.
    fn played(&self, line: &[Action]) -> (Grid, Vec<AnswerError>) {
        let rolls = self.question.rolls();
        let mut position = self.question.position;
        if line.len() != rolls.len() {
            return (
                position.grid,
                vec![AnswerError::Actions(rolls.len(), line.len())],
            );
        }
        let mut errors = Vec::new();
        for (&action, &roll) in line.iter().zip(rolls) {
            position = Position {
                roll: Some(roll),
                ..position
            };
            errors.extend(
                position
                    .violations(action)
                    .into_iter()
                    .map(|violation| AnswerError::Action(action, violation)),
            );
            position = position.after(action);
        }
        (position.grid, errors)
    }

    /// Why a grid does not use the letters as it should.
    fn grid_errors(&self, grid: &Grid) -> Vec<AnswerError> {
        let Task::Supernatural(letters) = &self.question.task else {
            return Vec::new();
        };
        let given = &self.question.position.grid;
        if let Some(cell) = grid.free().next() {
            return vec![AnswerError::Free(cell)];
        }
        let other = |cell: &Cell| {
            given.letter(*cell).is_some() && given.letter(*cell) != grid.letter(*cell)
        };
        let changed = Cell::all()
            .filter(other)
            .filter_map(|cell| Some(AnswerError::Given(cell, given.letter(cell)?)));
        let changed: Vec<AnswerError> = changed.collect();
        if !changed.is_empty() {
            return changed;
        }
        let written: Vec<Letter> = given.free().filter_map(|cell| grid.letter(cell)).collect();
        let (wanted, found) = (stock(letters), stock(&written));
        let differs =
            Letter::all().filter(|letter| wanted[letter.index()] != found[letter.index()]);
        differs
            .map(|letter| AnswerError::Letters {
                letter,
                wanted: wanted[letter.index()],
                found: found[letter.index()],
            })
            .collect()
    }

    /// The lines with the most free cells: a row, a column, and the next row.
    fn emptiest(&self) -> [Line; 3] {
        let given = &self.question.position.grid;
        let mut lines: Vec<Line> = Line::all().collect();
        lines.sort_by_key(|&line| given.line(line).iter().flatten().count());
        let of = |row: bool, place| {
            lines
                .iter()
                .copied()
                .filter(|line| line.is_row() == row)
                .nth(place)
                .unwrap_or(lines[0])
        };
        [of(true, 0), of(false, 0), of(true, 1)]
    }

    fn word(&self, line: Line) -> Hint {
        let word = self.after.lines[line.index()]
            .word
            .as_ref()
            .map_or_else(String::new, |word| word.text());
        Hint::Word(line, word)
    }
}
