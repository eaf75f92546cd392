use std::fmt;

use crate::qwords::{Breach, ClaimFault, DiceFault, DieColour};
use crate::report::words::problems::shown;
use crate::report::words::{a_choice, a_list, plural};

/// The rule that an action breaks, in a sentence without a full stop.
impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Breach::Filled { cell, by } => write!(f, "{cell} holds {by} already"),
            Breach::DotsFirst { dots } => {
                write!(f, "a dotted cell is filled first: {}", a_choice(dots))
            }
            Breach::NotRolled { letter, roll } => write!(f, "{letter} was not rolled, but {roll}"),
            Breach::NoRoll => f.write_str("nothing was rolled"),
            Breach::NoJoker => f.write_str("there is no joker, or it was used"),
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
                    a_list(&colours)
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
