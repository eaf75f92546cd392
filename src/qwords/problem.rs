use super::{Cell, Key};
use crate::notation::Form;

/// What is wrong with a text about Qwords, one variant for each class. The words for it are made in
/// [`crate::report`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// A letter in a small one, and the capital.
    SmallLetter(char, String),
    /// A character that is neither a letter nor a free cell.
    NotASquare(char),
    /// A row with more or fewer cells than five.
    RowLength(usize),
    /// A grid with more or fewer rows than five.
    RowCount(usize),
    /// Nothing where the grid must stand.
    NoGrid,
    /// More than two dotted cells.
    TooManyDots(usize),
    /// Two cells, dotted at the start, in one row or one column.
    DotsInLine(Cell, Cell),
    /// Dots that are left while other cells are filled: so many dots, so many letters.
    DotLeft(usize, usize),

    /// Nothing where the roll must stand.
    NoRoll,
    /// A word that is no roll.
    NotARoll(String),
    /// A character that is no face of a die.
    NotAFace(char),

    /// More text after a position line or a grid.
    SecondLine,
    /// A text that does not begin like a position.
    NotQwords(String),
    /// A word after the roll that is no `key=value`.
    NotAPair(String),
    /// A key that the form does not have.
    UnknownKey(String, Form),
    /// A key that stands there a second time.
    KeyTwice(Key),
    /// A key without a value.
    NoValue(Key, Form),
    /// A value that the key does not take.
    WrongValue(Key, String),
    /// Something that only side B has.
    OnlyOnSideB(Key),
    /// A sheet without a key that it must have.
    MissingKey(Key),
    /// A line of a sheet without a key.
    NoKey,
    /// An indented line that belongs to no grid.
    StrayRow,
    /// A grid of a sheet whose rows are not below its key, indented.
    NoRows,

    /// A text that holds no action.
    EmptyAction,
    /// An action without `@`.
    NoAt(String),
    /// A word that is no single letter.
    NotALetter(String),
    /// A word that is no cell of the grid.
    NotACell(String),
    /// More words after an action.
    WordsAfterAction(String),

    /// A line of claims without a colon.
    NoClaimLine,
    /// A line of claims that names no row and no column.
    NotALine(String),
    /// A line that is claimed a second time.
    LineTwice(String),
    /// A claim without a word.
    NoClaim,
    /// A claim that is too short or too long to be a word.
    ClaimLength(usize),

    /// A character of a word that cannot be written with A to Z.
    NotInAWord(char),
    /// A pattern with fewer than two or more than five places.
    PatternLength(usize),
    /// A list without a word of two to five letters.
    NoWords,
}
