use super::{Cell, Letter};

/// A letter written into a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action {
    /// Whether the joker is used, which ignores the roll.
    pub joker: bool,
    /// The letter.
    pub letter: Letter,
    /// The cell.
    pub cell: Cell,
}
