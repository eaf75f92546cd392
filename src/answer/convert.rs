use schemars::JsonSchema;
use serde::Serialize;

use crate::game::Position;
use crate::notation::{Sheet, write_position, written};

/// A position in its canonical form: the answer of `convert` in a batch.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Conversion {
    /// The canonical line of the position.
    position: String,
    /// The same as a sheet, if it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    sheet: Option<String>,
}

impl Conversion {
    /// A position as a line, and as a sheet if that is asked for.
    pub fn new(position: &Position, with_sheet: bool) -> Conversion {
        Conversion {
            position: written(position, write_position),
            sheet: with_sheet.then(|| format!("{}\n", Sheet(position))),
        }
    }
}
