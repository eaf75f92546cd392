use super::{Cell, Letter, Roll};

/// A rule that an action breaks. The words for it are made in [`crate::report`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Violation {
    /// A letter stands there already.
    Filled {
        /// The cell.
        cell: Cell,
        /// The letter.
        by: Letter,
    },
    /// A dotted cell must be filled first.
    DotsFirst {
        /// The dotted cells.
        dots: Vec<Cell>,
    },
    /// The roll does not allow the letter.
    NotRolled {
        /// The letter.
        letter: Letter,
        /// The roll.
        roll: Roll,
    },
    /// Nothing was rolled.
    NoRoll,
    /// There is no joker, or it was used.
    NoJoker,
}
