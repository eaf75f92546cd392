use std::fmt;

use crate::puzzle::qwords::{MOST_ROLLS, Unfit, Unproved};
use crate::report::words::{count, is_or_are, plural};

/// Why a task does not go with a grid, in a sentence without a full stop.
impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cells = |free: usize| count(free, "free cell", "free cells");
        match self {
            Unfit::Dots => f.write_str("the grid of a puzzle has no dots left"),
            Unfit::Rolls(rolls, free) => {
                let (rolls, are) = (plural(*rolls, "roll"), is_or_are(*rolls));
                write!(f, "there {are} {rolls} for {}; 1 to {MOST_ROLLS} may be known, one for a cell", cells(*free))
            }
            Unfit::Letters(letters, free) => {
                write!(f, "there {} {} for {}", is_or_are(*letters), plural(*letters, "letter"), cells(*free))
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
