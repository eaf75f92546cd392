use std::fmt;

use crate::language::en::problems::shown;
use crate::language::en::{and_list, or_list, plural};
use crate::qwords::{ClaimError, DiceError, DieColour, Violation};

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
impl fmt::Display for ClaimError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ClaimError::NotThere => "does not stand there",
            ClaimError::NotAWord => "is not in the list",
        })
    }
}

impl std::error::Error for DiceError {}

/// What is wrong with dice, in a sentence without a full stop.
impl fmt::Display for DiceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DiceError::FaceCount(faces) => {
                write!(f, "this die has {}; a die has six", plural(*faces, "face"))
            }
            DiceError::NotAFace(found) => {
                write!(
                    f,
                    "{} is no face: faces are the letters A to Z, `?` and `@`",
                    shown(*found)
                )
            }
            DiceError::NotAColour(word) => {
                let colours = DieColour::ALL.map(DieColour::name);
                write!(
                    f,
                    "`{word}` is no letter die; they are {}",
                    and_list(&colours)
                )
            }
            DiceError::NotAPair(text) => {
                write!(
                    f,
                    "`{text}` is no face of the black die, which names two colours: `white orange`"
                )
            }
        }
    }
}
