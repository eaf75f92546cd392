use clap::{Args, ValueEnum};

use crate::cli::Complaint;
use crate::cli::terminal::output::Output;
use crate::cli::{CommandError, Exit, input};
use crate::game::Cell;
use crate::notation::Sheet;

/// Write a position as a line or as a sheet, in its canonical form
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sixfold convert classic RcRdRf/1Gd BsPsOcOxGtYf --format sheet > table.txt\n  \
    sixfold convert table.txt --origin j10")]
pub(crate) struct Convert {
    /// A position line, quoted or not, a file that holds a line or a sheet, or `-` for standard
    /// input
    #[arg(required = true)]
    position: Vec<String>,

    /// The form to write
    #[arg(long, value_enum, default_value_t, visible_alias = "to")]
    format: Form,

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

impl Convert {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        let mut position = input::position(&self.position)?;
        if let Some(given) = &self.origin {
            let notation = |error| CommandError::notation(error, given.clone(), "origin");
            let origin: Cell = given.parse().map_err(notation)?;
            position = position
                .moved_to(origin)
                .map_err(|faults| Complaint::about_origin(origin, &faults))?;
        }
        output.print(&match self.format {
            Form::Line => format!("{position}\n"),
            Form::Sheet => format!("{}\n", Sheet(&position)),
        })?;
        Ok(Exit::Ok)
    }
}
