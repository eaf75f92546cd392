//! Puzzles of Qwords: a letter to find, known rolls to use, a grid to complete.
//!
//! A [`Question`] is a grid and a task; it is a [`Puzzle`] where an exhaustive search finds exactly
//! one answer, with the plain word list and with the names added. Two answers are the same where
//! their actions are, one for one: should two orders of the same letters lead to the same best
//! grid, there is no puzzle. The joker is never spent on a letter that was rolled anyway.

mod best_line;
mod check;
mod collection;
mod completion;
mod document;
mod grids;
mod lexicon;
mod puzzle;
mod question;
mod reach;
mod recipe;
mod solving;
mod trie;

pub use collection::Collection;
pub use document::Document;
pub(super) use document::RULES;
pub use lexicon::{Lexicon, ListPair, Lists};
pub use puzzle::{Puzzle, Solution, Unproved};
pub use question::{Kind, MOST_ROLLS, Question, Task, Unfit};
pub use recipe::Recipe;
pub use solving::{AnswerError, Attempt, Hint};
