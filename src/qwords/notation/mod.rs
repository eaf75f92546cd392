//! The notation of Qwords: reading and writing positions, grids, actions, claims and word lists.
//!
//! - A grid is five rows joined by `/`, capitals, `.` for a free cell and `o` for a dotted one; É
//!   is read as E, Œ as O and E.
//! - A position is one line, `qwords GRID ROLL [key=value …]`, or a sheet of `key: value` lines.
//! - An action is `U@c3`, or `joker Q@c3`.
//! - Claims are a sheet: `row 1: DUO`, `column a: SKIS`.
//!
//! Writers emit exactly what the parsers read back. Beyond that the parsers tolerate what those of
//! [`crate::notation`] do: several spaces for one, CRLF, comments and blank lines in sheets, keys
//! in any order; and in a sheet, letters with or without spaces between them.

mod action;
mod position;
mod write;

pub use action::{parse_action, parse_actions, parse_claims, parse_letters};
pub use position::Key;
pub use write::PositionSheet;

use std::str::FromStr;

use super::{Cell, Grid, Position};
use crate::named::codes;
use crate::notation::{ErrorKind, Form, Mistake, NotationError, ParseError, is_blank, read_whole};

/// What is wrong with a text about Qwords, one variant for each kind of mistake;
/// [`crate::language`] has the sentences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// A mistake that every notation knows.
    Notation(ErrorKind),
    /// A small letter, and the capital to write instead.
    SmallLetter(char, String),
    /// A character that is neither a letter nor a free cell.
    NotASquare(char),
    /// A row that does not have five cells.
    RowLength(usize),
    /// A grid that does not have five rows.
    RowCount(usize),
    /// The grid is missing.
    NoGrid,
    /// More than two dotted cells.
    TooManyDots(usize),
    /// Two cells in one row or one column that have, or had, a dot.
    DotsInLine(Cell, Cell),
    /// A dot is left, but a cell without a dot was filled: how many dots and letters there are.
    DotLeft(usize, usize),

    /// The roll is missing.
    NoRoll,
    /// A word that is not a roll.
    NotARoll(String),
    /// A character that is not a face of a die.
    NotAFace(char),

    /// More text after a position line or a grid.
    SecondLine,
    /// A text that does not begin like a position.
    NotQwords(String),
    /// A word after the roll that is not `key=value`.
    NotAPair(String),
    /// A key that this form does not have.
    UnknownKey(String, Form),
    /// A key that is given twice.
    KeyTwice(Key),
    /// A key without a value.
    NoValue(Key, Form),
    /// A value that the key does not take.
    WrongValue(Key, String),
    /// Something that only side B has.
    OnlyOnSideB(Key),
    /// A sheet without a required key.
    MissingKey(Key),
    /// A line of a sheet without a key.
    NoKey,
    /// An indented line that belongs to no grid.
    StrayRow,
    /// A grid of a sheet whose rows are not indented below its key.
    NoRows,

    /// A text that holds no action.
    EmptyAction,
    /// An action without `@`.
    NoAt(String),
    /// A word that is not a single letter.
    NotALetter(String),
    /// A word that is not a cell of the grid.
    NotACell(String),
    /// More words after an action.
    WordsAfterAction(String),

    /// A line of claims without a colon.
    NoClaimLine,
    /// A line of claims that names no row and no column.
    NotALine(String),
    /// A row or column that is claimed twice.
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

impl Problem {
    /// Texts that may be meant in place of what is pointed at, none of them tried out.
    pub fn meant(&self) -> Vec<String> {
        match self {
            Problem::SmallLetter(_, capital) => vec![capital.clone()],
            Problem::NotASquare(_)
            | Problem::TooManyDots(_)
            | Problem::DotLeft(..)
            | Problem::NotInAWord(_) => vec![".".to_owned()],
            Problem::NotARoll(word) => joined_faces(word).into_iter().collect(),
            Problem::NoValue(key, form) => vec![key.example(*form)],
            Problem::WrongValue(key, _) => key.values().iter().map(ToString::to_string).collect(),
            Problem::ClaimLength(_) => vec!["-".to_owned()],
            _ => Vec::new(),
        }
    }
}

/// `UT` is meant as `U/T`.
fn joined_faces(word: &str) -> Option<String> {
    let faces: Vec<char> = word
        .chars()
        .filter(|face| face.is_ascii_alphabetic() || "?@".contains(*face))
        .map(|face| face.to_ascii_uppercase())
        .collect();
    match faces[..] {
        [one, other] => Some(format!("{one}/{other}")),
        _ => None,
    }
}

impl Mistake for Problem {
    fn code(&self) -> &'static str {
        self.code()
    }

    fn notation(&self) -> Option<&ErrorKind> {
        match self {
            Problem::Notation(kind) => Some(kind),
            _ => None,
        }
    }
}

impl From<ErrorKind> for Problem {
    fn from(kind: ErrorKind) -> Problem {
        Problem::Notation(kind)
    }
}

impl<'a> From<ParseError<'a>> for ParseError<'a, Problem> {
    fn from(error: ParseError<'a>) -> ParseError<'a, Problem> {
        error.wrapped()
    }
}

/// The first word of a position line, and the rules of a sheet.
pub(super) const NAME: &str = "qwords";

/// Reads a position, as a line, as a sheet, or as a grid alone: side A, French, nothing rolled.
pub fn parse_position(text: &str) -> Result<Position, NotationError<Problem>> {
    read_whole(text, read)
}

fn read(text: &str) -> Result<Position, ParseError<'_, Problem>> {
    let mut lines = text
        .lines()
        .filter(|line| !is_blank(line) && !line.trim_start().starts_with('#'));
    let Some(first) = lines.next() else {
        return Err(ParseError::new(&text[..0], Problem::NoGrid));
    };
    if first.contains(':') || lines.clone().any(|line| line.contains(':')) {
        return position::sheet(text);
    }
    if let Some(second) = lines.next() {
        return Err(ParseError::new(second.trim(), Problem::SecondLine));
    }
    position::line(first)
}

impl FromStr for Position {
    type Err = NotationError<Problem>;

    fn from_str(text: &str) -> Result<Position, NotationError<Problem>> {
        parse_position(text)
    }
}

impl FromStr for Grid {
    type Err = NotationError<Problem>;

    fn from_str(text: &str) -> Result<Grid, NotationError<Problem>> {
        read_whole(text, |text| {
            position::grid_in_line(text.trim_matches([' ', '\t', '\r', '\n']))
        })
    }
}

codes! {
    Problem {
        Problem::SmallLetter(..) => "small_letter",
        Problem::NotASquare(_) => "not_a_square",
        Problem::RowLength(_) => "row_length",
        Problem::RowCount(_) => "row_count",
        Problem::NoGrid => "no_grid",
        Problem::TooManyDots(_) => "too_many_dots",
        Problem::DotsInLine(..) => "dots_in_line",
        Problem::DotLeft(..) => "dot_left",
        Problem::NoRoll => "no_roll",
        Problem::NotARoll(_) => "not_a_roll",
        Problem::NotAFace(_) => "not_a_face",
        Problem::SecondLine => "second_line",
        Problem::NotQwords(_) => "not_qwords",
        Problem::NotAPair(_) => "not_a_pair",
        Problem::UnknownKey(..) => "unknown_key",
        Problem::KeyTwice(_) => "key_twice",
        Problem::NoValue(..) => "no_value",
        Problem::WrongValue(..) => "wrong_value",
        Problem::OnlyOnSideB(_) => "only_on_side_b",
        Problem::MissingKey(_) => "missing_key",
        Problem::NoKey => "no_key",
        Problem::StrayRow => "stray_row",
        Problem::NoRows => "no_rows",
        Problem::EmptyAction => "empty_action",
        Problem::NoAt(_) => "no_at",
        Problem::NotALetter(_) => "not_a_letter",
        Problem::NotACell(_) => "not_a_cell",
        Problem::WordsAfterAction(_) => "words_after_action",
        Problem::NoClaimLine => "no_claim_line",
        Problem::NotALine(_) => "not_a_line",
        Problem::LineTwice(_) => "line_twice",
        Problem::NoClaim => "no_claim",
        Problem::ClaimLength(_) => "claim_length",
        Problem::NotInAWord(_) => "not_in_a_word",
        Problem::PatternLength(_) => "pattern_length",
        Problem::NoWords => "no_words",
        ;
        Problem::Notation(kind) => kind.code(),
    }
}
