use std::fmt;

use super::{plural, points};
use crate::notation::Column;
use crate::play::{Hint, ResumeError};

/// A hint, in a sentence with a full stop.
impl fmt::Display for Hint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Hint::Lays {
                tiles,
                points: earned,
            } => {
                write!(
                    f,
                    "a good turn lays {} for {}.",
                    plural(*tiles, "tile"),
                    points(*earned)
                )
            }
            Hint::Row(row) => write!(f, "it is laid in row {row}."),
            Hint::Column(column) => write!(f, "it is laid in column {}.", Column(*column)),
            Hint::Swaps => f.write_str("a good turn lays nothing here: it swaps."),
            Hint::GivesBack(tiles) => write!(f, "it gives back {}.", plural(*tiles, "tile")),
            Hint::Turn(turn) => write!(f, "it is {turn}."),
        }
    }
}

/// Why a game cannot be resumed, after the name of its file.
impl fmt::Display for ResumeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ResumeError::Missing(note) => write!(f, "has no line `# {note}: …`"),
            ResumeError::Wrong { note, value } => {
                write!(f, "notes `{note}: {value}`, which does not fit")
            }
            ResumeError::OtherTiles(turn) => {
                write!(f, "has other tiles in turn {turn} than its seed deals")
            }
        }
    }
}
