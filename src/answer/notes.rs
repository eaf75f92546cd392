use schemars::JsonSchema;
use serde::Serialize;

use crate::game::Position;
use crate::language::ENGLISH;

/// Something worth saying about a position that is not an error.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Note {
    /// What it is about.
    pub code: &'static str,
    /// A sentence without a full stop.
    pub message: String,
}

impl Note {
    /// What is odd about a position.
    pub(crate) fn about(position: &Position) -> Vec<Note> {
        let notes = position.notes().into_iter().map(|note| Note {
            code: note.code(),
            message: ENGLISH.analysis.note(&note),
        });
        notes.collect()
    }
}
