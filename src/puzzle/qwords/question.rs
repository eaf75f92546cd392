use std::fmt;

use serde::{Deserialize, Serialize};

use super::Solution;
use crate::notation::NotationError;
use crate::qwords::{Letter, Letters, Position, Roll, WordList, parse_actions};

/// The kinds of puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// A roll: which letter gains the most points at once, and where?
    Letter,
    /// Several rolls that are known beforehand: which actions, one for each, score most after the
    /// last?
    Rolls,
    /// Letters that all have to be used: which grid of ten five-letter words do they complete?
    Supernatural,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Kind; 3] = [Kind::Letter, Kind::Rolls, Kind::Supernatural];

    /// The name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Letter => "letter",
            Kind::Rolls => "rolls",
            Kind::Supernatural => "supernatural",
        }
    }

    /// Reads an answer to a puzzle of this kind: actions, or a whole grid.
    pub(in crate::puzzle) fn parse_answer(self, text: &str) -> Result<Solution, NotationError> {
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
    /// The grid, the side and the language; the roll only where it is the question.
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
    /// So many rolls, for so many free cells.
    Rolls(usize, usize),
    /// So many letters, for so many free cells.
    Letters(usize, usize),
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
