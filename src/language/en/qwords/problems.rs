use std::fmt;

use crate::language::en::problems::shown;
use crate::language::en::{count, plural};
use crate::notation::Form;
use crate::qwords::{Key, LONGEST, Problem, SHORTEST, SIZE};

/// What is wrong, in a sentence without a full stop.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Notation(kind) => kind.fmt(f),
            Problem::SmallLetter(found, _) => {
                write!(f, "`{found}` is a small letter; letters are capitals")
            }
            Problem::NotASquare(found) => {
                write!(
                    f,
                    "{} is no letter, nor `.` or `o` for a free cell",
                    shown(*found)
                )
            }
            Problem::RowLength(0) => f.write_str("this row of the grid is empty"),
            Problem::RowLength(cells) => write!(
                f,
                "this row has {}; a row has {SIZE}",
                plural(*cells, "cell")
            ),
            Problem::RowCount(rows) => write!(
                f,
                "the grid has {}; a grid has {SIZE}",
                plural(*rows, "row")
            ),
            Problem::NoGrid => f.write_str("the grid is missing"),
            Problem::TooManyDots(dots) => {
                write!(f, "{dots} cells are dotted; a sheet has two such cells")
            }
            Problem::DotsInLine(one, other) => {
                write!(
                    f,
                    "the dotted cells {one} and {other} are in one row or one column"
                )
            }
            Problem::DotLeft(1, 0) => {
                f.write_str("one cell is dotted; a sheet begins with two such cells")
            }
            Problem::DotLeft(dots, letters) => {
                let letters = count(*letters, "letter", "letters");
                let cells = count(*dots, "cell is still dotted", "cells are still dotted");
                write!(
                    f,
                    "{cells}, beside {letters}: the first two turns fill the two dotted cells"
                )
            }

            Problem::NoRoll => f.write_str("the roll is missing"),
            Problem::NotARoll(word) => write!(
                f,
                "`{word}` is not a roll: the faces of the two active dice, joined by `/`"
            ),
            Problem::NotAFace(found) => write!(f, "{} is no face of a die", shown(*found)),

            Problem::SecondLine => f.write_str("more text follows the grid or the position line"),
            Problem::NotQwords(word) => {
                write!(f, "a position line begins with `qwords`, not with `{word}`")
            }
            Problem::NotAPair(word) => write!(f, "`{word}` is not of the form key=value"),
            Problem::UnknownKey(word, _) if word.is_empty() => f.write_str("the key is missing"),
            Problem::UnknownKey(word, Form::Line) => {
                write!(f, "a position line of Qwords has no key `{word}`")
            }
            Problem::UnknownKey(word, Form::Sheet) => {
                write!(f, "a position sheet of Qwords has no key `{word}`")
            }
            Problem::KeyTwice(key) => write!(f, "`{}` stands here a second time", key.name()),
            Problem::NoValue(key, _) => write!(f, "`{}` has no value", key.name()),
            Problem::WrongValue(Key::Rules, word) => {
                write!(f, "`{word}` are not the rules of Qwords")
            }
            Problem::WrongValue(key, word) => write!(f, "{} cannot be `{word}`", key.name()),
            Problem::OnlyOnSideB(Key::Double) => {
                f.write_str("centre lines count double on side B only")
            }
            Problem::OnlyOnSideB(_) => f.write_str("there is a joker on side B only"),
            Problem::MissingKey(key) => write!(f, "the sheet has no `{}:`", key.name()),
            Problem::NoKey => f.write_str("this line of the sheet has no key"),
            Problem::StrayRow => f.write_str("this line is indented, but stands below no `grid:`"),
            Problem::NoRows => f.write_str("the rows of the grid stand below `grid:`, indented"),

            Problem::EmptyAction => f.write_str("there is no action here"),
            Problem::NoAt(word) => write!(f, "`{word}` has no `@` between letter and cell"),
            Problem::NotALetter(word) if word.is_empty() => f.write_str("a letter is missing"),
            Problem::NotALetter(word) => write!(f, "`{word}` is not one letter"),
            Problem::NotACell(word) if word.is_empty() => f.write_str("a cell is missing"),
            Problem::NotACell(word) => write!(f, "`{word}` is not a cell of the grid"),
            Problem::WordsAfterAction(word) => {
                write!(f, "`{word}` is one word too many: a turn writes one letter")
            }

            Problem::NoClaimLine => f.write_str("a claim names its line, with a colon behind it"),
            Problem::NotALine(name) => write!(f, "`{name}` is neither a row nor a column"),
            Problem::LineTwice(name) => write!(f, "`{name}` is claimed a second time"),
            Problem::NoClaim => f.write_str("nothing is claimed here"),
            Problem::ClaimLength(letters) => {
                let letters = plural(*letters, "letter");
                write!(
                    f,
                    "a claim of {letters}; a word that counts has {SHORTEST} to {LONGEST}"
                )
            }

            Problem::NotInAWord(' ') => f.write_str("a space stands within a word"),
            Problem::NotInAWord(found) => write!(f, "{} is no letter of a word", shown(*found)),
            Problem::PatternLength(places) => {
                let letters = plural(*places, "letter");
                write!(
                    f,
                    "a pattern for {letters}; words have {SHORTEST} to {LONGEST}"
                )
            }
            Problem::NoWords => write!(
                f,
                "there is no word of {SHORTEST} to {LONGEST} letters here"
            ),
        }
    }
}
