use std::fmt;

use serde::{Deserialize, Serialize};

use super::completion::only_completion;
use super::search::{Best, best_line};
use super::{Lexicon, ListPair};
use crate::named::{codes, named};
use crate::notation::NotationError;
use crate::qwords::{
    Action, Breakdown, Grid, Letter, Letters, Position, Problem, Roll, WordList, parse_actions,
    score,
};

named! {
    /// The kinds of puzzles.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    Kind {
        /// A roll: which letter gains the most points at once, and where?
        Letter "letter",
        /// Several rolls that are known beforehand: which actions, one for each, score most after the
        /// last?
        Rolls "rolls",
        /// Letters that all have to be used: which grid of ten five-letter words do they complete?
        Supernatural "supernatural",
    }
}

impl Kind {
    /// Reads an answer to a puzzle of this kind: actions, or a whole grid.
    pub(crate) fn parse_answer(self, text: &str) -> Result<Solution, NotationError<Problem>> {
        match self {
            Kind::Letter | Kind::Rolls => parse_actions(text).map(Solution::Line),
            Kind::Supernatural => text.parse().map(Solution::Grid),
        }
    }
}

/// What there is to do with a grid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// Write one letter of this roll.
    Letter(Roll),
    /// Write a letter of each roll, in this order.
    Rolls(Vec<Roll>),
    /// Write all these letters, in alphabetical order, into the free cells.
    Supernatural(Vec<Letter>),
}

/// A grid and what there is to do with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The grid, the side and the language; the roll only if it is the question.
    pub position: Position,
    /// The task.
    pub task: Task,
}

/// The most rolls that are known beforehand, so that a proof takes no longer than a moment.
pub const MOST_ROLLS: usize = 5;

/// Why a task does not go with a grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// The grid still has dots, and so is far from full.
    Dots,
    /// How many rolls, for how many free cells.
    Rolls(usize, usize),
    /// How many letters, for how many free cells.
    Letters(usize, usize),
}

codes! {
    Unfit {
        Unfit::Dots => "dots_left",
        Unfit::Rolls(..) => "roll_count",
        Unfit::Letters(..) => "letter_count",
    }
}

impl Question {
    /// The question, or why the task does not go with the grid.
    pub fn new(mut position: Position, task: Task) -> Result<Question, Unfit> {
        let free = position.grid.free().count();
        if position.grid.dots().next().is_some() {
            return Err(Unfit::Dots);
        }
        position.roll = None;
        let task = match task {
            Task::Letter(_) if free == 0 => return Err(Unfit::Rolls(1, free)),
            Task::Letter(roll) => {
                position.roll = Some(roll);
                task
            }
            Task::Rolls(rolls) if !(1..=MOST_ROLLS.min(free)).contains(&rolls.len()) => {
                return Err(Unfit::Rolls(rolls.len(), free));
            }
            Task::Rolls(_) => task,
            Task::Supernatural(letters) if letters.len() != free || free == 0 => {
                return Err(Unfit::Letters(letters.len(), free));
            }
            Task::Supernatural(mut letters) => {
                letters.sort();
                Task::Supernatural(letters)
            }
        };
        Ok(Question { position, task })
    }

    /// The kind of puzzle that it is.
    pub const fn kind(&self) -> Kind {
        match self.task {
            Task::Letter(_) => Kind::Letter,
            Task::Rolls(_) => Kind::Rolls,
            Task::Supernatural(_) => Kind::Supernatural,
        }
    }

    /// The language of the words.
    pub const fn language(&self) -> WordList {
        self.position.language
    }

    /// The rolls, one for each action.
    pub fn rolls(&self) -> &[Roll] {
        match &self.task {
            Task::Letter(roll) => std::slice::from_ref(roll),
            Task::Rolls(rolls) => rolls,
            Task::Supernatural(_) => &[],
        }
    }

    /// How many different ways to do it there are, right or wrong: lines of actions.
    pub fn ways(&self) -> u64 {
        ways(
            self.position.grid.free().count() as u64,
            self.rolls(),
            self.position.variant.joker(),
        )
    }
}

/// The position and the task in a line.
impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.position.fmt(f)?;
        match &self.task {
            Task::Letter(_) => Ok(()),
            Task::Rolls(rolls) => {
                let rolls: Vec<String> = rolls.iter().map(ToString::to_string).collect();
                write!(f, " rolls={}", rolls.join(","))
            }
            Task::Supernatural(letters) => {
                let letters: String = letters.iter().map(|letter| letter.to_char()).collect();
                write!(f, " letters={letters}")
            }
        }
    }
}

fn ways(free: u64, rolls: &[Roll], joker: bool) -> u64 {
    let Some((roll, later)) = rolls.split_first() else {
        return 1;
    };
    let rolled = roll.letters().len() as u64 * ways(free - 1, later, joker);
    let others = (Letters::ALL.len() - roll.letters().len()) as u64;
    let by_joker = if joker {
        others * ways(free - 1, later, false)
    } else {
        0
    };
    free * (rolled + by_joker)
}

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
    /// What the next best answer is worth, with the plain list and with the names; nothing if there
    /// is no other.
    pub second_best: Option<[u32; 2]>,
}

/// Why a question is not a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unproved {
    /// There is no best answer, or more than one.
    NotOne,
    /// There is one, but not with the names added.
    NotOneWithNames,
    /// There is one, but with the names another one, or with another score.
    OtherWithNames,
}

codes! {
    Unproved {
        Unproved::NotOne => "not_one",
        Unproved::NotOneWithNames => "not_one_with_names",
        Unproved::OtherWithNames => "other_with_names",
    }
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
    pub fn new(question: Question) -> Result<Puzzle, Unproved> {
        let both = ListPair::of(question.language());
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
