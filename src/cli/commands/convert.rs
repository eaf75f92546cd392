use clap::{Args, ValueEnum};

use crate::cli::args::PositionArg;
use crate::cli::terminal::output::Output;
use crate::cli::{CommandError, Exit};
use crate::game::{Cell, MAX_COORDINATE, SetupError};
use crate::notation::Sheet;

/// Write a position as a line or as a sheet, in its canonical form
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sixfold convert classic RcRdRf/1Gd BsPsOcOxGtYf --to sheet > table.txt\n  \
    sixfold convert table.txt --origin j10")]
pub(crate) struct ConvertArgs {
    #[command(flatten)]
    position: PositionArg,

    /// The form to write
    #[arg(long, value_enum, default_value_t, alias = "format")]
    to: Form,

    /// Move the table so that its top left corner lies on this cell
    #[arg(long, value_name = "CELL")]
    origin: Option<String>,
}

#[derive(Clone, Copy, Debug, Default, ValueEnum)]
enum Form {
    #[default]
    Line,
    Sheet,
}

impl ConvertArgs {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        let mut position = self.position.read()?;
        if let Some(given) = &self.origin {
            let notation = |error| CommandError::notation(error, given.clone(), "origin");
            let origin: Cell = given.parse().map_err(notation)?;
            position = position
                .moved_to(origin)
                .map_err(|errors| bad_origin(origin, &errors))?;
        }
        output.print(&match self.to {
            Form::Line => format!("{position}\n"),
            Form::Sheet => format!("{}\n", Sheet(&position)),
        })?;
        Ok(Exit::Ok)
    }
}

/// Why a table cannot be moved to an origin, from what would be wrong with it there; and the
/// nearest origin that would do.
fn bad_origin(origin: Cell, errors: &[SetupError]) -> CommandError {
    let near = errors.iter().find_map(|error| match error {
        SetupError::NearEdge { origin, .. } => Some(*origin),
        _ => None,
    });
    let mut instead = near.unwrap_or(origin);
    for error in errors {
        if let SetupError::BeyondEdge { cells } = error {
            // An empty table has no tile that lies too far out, only its origin.
            let cells = if cells.is_empty() {
                &[origin][..]
            } else {
                cells
            };
            let beyond = |number: fn(&Cell) -> i16| {
                let furthest = cells.iter().map(number).max();
                furthest.map_or(0, |furthest| (furthest - MAX_COORDINATE).max(0))
            };
            instead.column -= beyond(|cell| cell.column);
            instead.row -= beyond(|cell| cell.row);
        }
    }
    let is_near = near.is_some();
    CommandError::new("impossible", move |words| {
        words.cli.origin(is_near, instead)
    })
}
