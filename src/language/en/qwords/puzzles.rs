use std::fmt;

use crate::language::en::{and_list, count, is_or_are, plural};
use crate::puzzle::qwords::{AnswerError, Hint, MOST_ROLLS, Unfit, Unproved};

/// Why a task does not go with a grid, in a sentence without a full stop.
impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cells = |free: usize| count(free, "free cell", "free cells");
        match self {
            Unfit::Dots => f.write_str("the grid of a puzzle has no dots left"),
            Unfit::Rolls(rolls, free) => {
                let (rolls, are) = (plural(*rolls, "roll"), is_or_are(*rolls));
                write!(
                    f,
                    "there {are} {rolls} for {}; 1 to {MOST_ROLLS} may be known, one for a cell",
                    cells(*free)
                )
            }
            Unfit::Letters(letters, free) => {
                write!(
                    f,
                    "there {} {} for {}",
                    is_or_are(*letters),
                    plural(*letters, "letter"),
                    cells(*free)
                )
            }
        }
    }
}

/// Why a question is no puzzle, in a sentence without a full stop.
impl fmt::Display for Unproved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Unproved::NotOne => "not exactly one answer is the best",
            Unproved::NotOneWithNames => "with names added, not exactly one answer is the best",
            Unproved::OtherWithNames => "with names added, the best answer or its score is another",
        })
    }
}

/// The rule that an answer breaks, in a sentence without a full stop.
impl fmt::Display for AnswerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AnswerError::Actions(wanted, found) => {
                let rolls = count(*wanted, "roll asks", "rolls ask");
                write!(
                    f,
                    "{rolls} for as many letters, in one line; here {} {found}",
                    is_or_are(*found)
                )
            }
            AnswerError::Action(action, violation) => write!(f, "{action}: {violation}"),
            AnswerError::Free(cell) => write!(f, "{cell} is free; the answer is the whole grid"),
            AnswerError::Given(cell, letter) => write!(f, "{cell} holds {letter} already"),
            AnswerError::Letters {
                letter,
                wanted,
                found,
            } => write!(f, "{letter} is to be written {wanted} times, not {found}"),
        }
    }
}

/// A hint, in a sentence with a full stop.
impl fmt::Display for Hint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Hint::Longest(letters) => write!(f, "it makes a word of {letters} letters."),
            Hint::Letters(letters) if letters.len() == 1 => {
                write!(f, "the letter is {}.", letters[0])
            }
            Hint::Letters(letters) => {
                write!(f, "the letters are {}, in this order.", and_list(letters))
            }
            Hint::Row(row) => write!(f, "it is written in {row}."),
            Hint::First(action) => write!(f, "the first is {action}."),
            Hint::Last(action) => write!(f, "the last is {action}."),
            Hint::Word(line, word) => write!(f, "{line} becomes {word}."),
            Hint::Solution(solution) => write!(f, "it is {solution}."),
        }
    }
}
