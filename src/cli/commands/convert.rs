use clap::{Args, ValueEnum};

use crate::answer::Conversion;
use crate::cli::args;
use crate::cli::commands::batch::{BatchArgs, Form, report};
use crate::cli::terminal::output::Output;
use crate::cli::{CommandError, Exit, input};
use crate::game::{Cell, MAX_COORDINATE, Position, SetupError};
use crate::notation::Sheet;

/// Write a position as a line or as a sheet, in its canonical form
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sixfold convert classic RcRdRf/1Gd BsPsOcOxGtYf --to sheet > table.txt\n  \
    sixfold convert table.txt --origin j10\n  \
    sixfold convert --batch < positions.txt > canonical.jsonl")]
pub(crate) struct ConvertArgs {
    #[arg(required_unless_present = "batch", help = args::POSITION)]
    position: Vec<String>,

    /// The form to write
    #[arg(long, value_enum, default_value_t, alias = "format")]
    to: TargetForm,

    /// Move the table so that its top left corner lies on this cell
    #[arg(long, value_name = "CELL")]
    origin: Option<String>,

    #[command(flatten)]
    batch: BatchArgs,
}

#[derive(Clone, Copy, Debug, Default, ValueEnum)]
enum TargetForm {
    #[default]
    Line,
    Sheet,
}

impl ConvertArgs {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        let origin = self.origin.as_deref().map(cell).transpose()?;
        if self.batch.batch {
            output.set_json(true);
            let with_sheet = matches!(self.to, TargetForm::Sheet);
            return self.batch.run(None, Form::Position, |line, answers| {
                let position = moved(line.position()?, origin).map_err(|error| report(&error))?;
                answers.write(&Conversion::new(&position, with_sheet));
                Ok(Exit::Ok)
            });
        }
        let position = moved(input::position(&self.position)?, origin)?;
        output.print(&match self.to {
            TargetForm::Line => format!("{position}\n"),
            TargetForm::Sheet => format!("{}\n", Sheet(&position)),
        })?;
        Ok(Exit::Ok)
    }
}

fn cell(given: &str) -> Result<Cell, CommandError> {
    let notation = |error| CommandError::notation(error, given.to_owned(), "origin");
    given.parse().map_err(notation)
}

/// A position with its table moved to an origin, if one is given.
fn moved(position: Position, origin: Option<Cell>) -> Result<Position, CommandError> {
    match origin {
        Some(origin) => position
            .moved_to(origin)
            .map_err(|errors| bad_origin(origin, &errors)),
        None => Ok(position),
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
