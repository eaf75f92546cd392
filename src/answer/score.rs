use schemars::JsonSchema;
use serde::Serialize;

use super::play::lines;
use super::{Line, Note};
use crate::game::{Cell, Position, Turn, Violation};
use crate::search::Standing;

/// Whether a turn is legal, and what it is worth: the answer of `score`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Score {
    /// A legal turn.
    Legal(LegalTurn),
    /// A turn that breaks the rules.
    Illegal(IllegalTurn),
}

/// A legal turn, and where it stands among the plays of its position.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct LegalTurn {
    /// The canonical line of the position.
    position: String,
    /// The turn: placements, `swap …` or `pass`.
    play: String,
    /// `true`.
    legal: bool,
    score: u32,
    lines: Vec<Line>,
    /// 6 if the play empties the rack while the bag is empty, otherwise 0.
    going_out: u32,
    /// One more than the number of plays that score more.
    rank: usize,
    /// `null` if no tile can be laid.
    best_score: Option<u32>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    notes: Vec<Note>,
}

/// A turn that breaks the rules.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct IllegalTurn {
    /// The canonical line of the position.
    position: String,
    /// The turn: placements, `swap …` or `pass`.
    play: String,
    /// `false`.
    legal: bool,
    /// Every rule that it breaks.
    reasons: Vec<Reason>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    notes: Vec<Note>,
}

/// A rule that a turn breaks.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Reason {
    /// The rule, such as `not_in_rack`; it never changes.
    code: &'static str,
    /// A sentence in English, without a full stop.
    message: String,
    /// The cells concerned.
    cells: Vec<String>,
}

impl Score {
    /// The verdict on a turn of a position.
    pub fn new(
        position: &Position,
        turn: &Turn,
        standing: &Result<Standing, Vec<Violation>>,
    ) -> Score {
        let (notes, play) = (Note::about(position), turn.to_string());
        let position = position.to_string();
        match standing {
            Ok(standing) => Score::Legal(LegalTurn {
                position,
                play,
                legal: true,
                score: standing.breakdown.total(),
                lines: lines(&standing.breakdown),
                going_out: standing.breakdown.going_out,
                rank: standing.rank,
                best_score: standing.best.as_ref().map(|best| best.score),
                notes,
            }),
            Err(violations) => Score::Illegal(IllegalTurn {
                position,
                play,
                legal: false,
                reasons: violations.iter().map(Reason::from).collect(),
                notes,
            }),
        }
    }
}

impl From<&Violation> for Reason {
    fn from(violation: &Violation) -> Reason {
        Reason {
            code: violation.code(),
            message: violation.to_string(),
            cells: violation.cells().iter().map(Cell::to_string).collect(),
        }
    }
}
