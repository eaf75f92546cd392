use super::best_line::{Best, best_line};
use super::completion::only_completion;
use super::{Kind, Lexicon, Lists, Question, Task};
use crate::qwords::{Action, Breakdown, Grid, score};

/// What solves a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Solution {
    /// An action for each roll, in order.
    Line(Vec<Action>),
    /// The whole grid.
    Grid(Grid),
}

/// A question with exactly one answer, and what there is to say about it.
///
/// It is the only one with the plain list and with the names added, and scores the same with both.
/// As more words never make a score smaller, it is then the only one with any part of the names
/// too: a disputed name cannot spoil it.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// The question.
    pub question: Question,
    /// The only answer.
    pub solution: Solution,
    /// The grid that it leads to.
    pub grid: Grid,
    /// Where the points come from before it.
    pub before: Breakdown,
    /// Where they come from after it.
    pub after: Breakdown,
    /// What the next best answer is worth, with the plain list and with the names; nothing where
    /// there is no other.
    pub second_best: Option<[u32; 2]>,
}

/// Why a question is no puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unproved {
    /// There is no best answer, or more than one.
    NotOne,
    /// There is one, but no longer where the names are added.
    NotOneWithNames,
    /// There is one, but with the names another one, or with another score.
    OtherWithNames,
}

/// The only answer as one list has it.
struct Answer {
    solution: Solution,
    grid: Grid,
    before: Breakdown,
    after: Breakdown,
    second: Option<u32>,
}

impl Puzzle {
    /// The puzzle in a question, by exhaustive search with both lists of its language.
    pub fn new(question: Question, lists: &Lists) -> Result<Puzzle, Unproved> {
        let both = lists.of(question.language());
        let plain = Answer::new(&question, &both.plain).ok_or(Unproved::NotOne)?;
        let named = Answer::new(&question, &both.with_names).ok_or(Unproved::NotOneWithNames)?;
        let totals = |answer: &Answer| (answer.before.total(), answer.after.total());
        if plain.solution != named.solution || totals(&plain) != totals(&named) {
            return Err(Unproved::OtherWithNames);
        }
        let Answer {
            solution,
            grid,
            before,
            after,
            second,
        } = plain;
        let mut puzzle = Puzzle {
            question,
            solution,
            grid,
            before,
            after,
            second_best: None,
        };
        puzzle.second_best = second
            .zip(named.second)
            .map(|(plain, named)| [plain, named].map(|total| puzzle.worth(total)));
        Ok(puzzle)
    }

    /// What the answer is worth: what a letter gains, otherwise what the grid scores in the end.
    pub fn target(&self) -> u32 {
        self.worth(self.after.total())
    }

    pub(super) fn worth(&self, total: u32) -> u32 {
        match self.question.kind() {
            Kind::Letter => total - self.before.total(),
            Kind::Rolls | Kind::Supernatural => total,
        }
    }
}

impl Answer {
    fn new(question: &Question, lexicon: &Lexicon) -> Option<Answer> {
        let start = &question.position;
        let (solution, grid, second) = match &question.task {
            Task::Supernatural(letters) => {
                let grid = only_completion(&start.grid, letters, lexicon, u64::MAX)?;
                (Solution::Grid(grid), grid, None)
            }
            Task::Letter(_) | Task::Rolls(_) => {
                let best = best_line(start, question.rolls(), lexicon);
                let Best { line, second, .. } =
                    best.filter(|best| best.second != Some(best.total))?;
                let grid = line.iter().fold(start.grid, |grid, action| {
                    grid.with(action.letter, action.cell)
                });
                (Solution::Line(line), grid, second)
            }
        };
        let score = |grid| score(grid, lexicon.words(), start.variant.double());
        Some(Answer {
            solution,
            grid,
            before: score(&start.grid),
            after: score(&grid),
            second,
        })
    }
}
