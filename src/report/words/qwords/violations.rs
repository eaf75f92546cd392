use std::fmt;

use crate::qwords::{ClaimFault, DiceFault, DieColour, Violation};
use crate::report::words::problems::shown;
use crate::report::words::{and_list, or_list, plural};

/// The rule that an action breaks, in a sentence without a full stop.
impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Violation::Filled { cell, by } => write!(f, "{cell} holds {by} already"),
            Violation::DotsFirst { dots } => {
                write!(f, "a dotted cell is filled first: {}", or_list(dots))
            }
            Violation::NotRolled { letter, roll } => {
                write!(f, "{letter} was not rolled, but {roll}")
            }
            Violation::NoRoll => f.write_str("nothing was rolled"),
            Violation::NoJoker => f.write_str("there is no joker, or it was used"),
        }
    }
}

/// Why a claim does not count, after the word.
impl fmt::Display for ClaimFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ClaimFault::NotThere => "does not stand there",
            ClaimFault::NotAWord => "is not in the list",
        })
    }
}

impl std::error::Error for DiceFault {}

/// What is wrong with dice, in a sentence without a full stop.
impl fmt::Display for DiceFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DiceFault::Faces(faces) => {
                write!(f, "this die has {}; a die has six", plural(*faces, "face"))
            }
            DiceFault::NotAFace(found) => {
                write!(
                    f,
                    "{} is no face: faces are the letters A to Z, `?` and `@`",
                    shown(*found)
                )
            }
            DiceFault::NotAColour(word) => {
                let colours = DieColour::ALL.map(DieColour::name);
                write!(
                    f,
                    "`{word}` is no letter die; they are {}",
                    and_list(&colours)
                )
            }
            DiceFault::NotAPair(text) => {
                write!(
                    f,
                    "`{text}` is no face of the black die, which names two colours: `white orange`"
                )
            }
        }
    }
}
