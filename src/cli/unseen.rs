use clap::Args;

use super::output::Output;
use super::{CommandError, Exit, input};
use crate::report::UnseenReport;
use crate::report::text::Format;

/// Count the unseen tiles, and find the cells that none of them can fill
///
/// Unseen is what the others and the bag may hold: the set less the table less the rack. With two
/// players and an empty bag it is the opponent's hand.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sixfold unseen classic RcRdRf/1Gd BsPsOcOxGtYf\n  \
    sixfold unseen table.txt --format json")]
pub(super) struct Unseen {
    /// A position line, quoted or not, a file that holds a line or a sheet, or `-` for standard
    /// input
    #[arg(required = true)]
    position: Vec<String>,

    /// How to write the answer
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

impl Unseen {
    pub(super) fn run(&self, output: &mut Output) -> Result<Exit, CommandError> {
        output.answer(
            &UnseenReport::new(input::position(&self.position)?),
            self.format,
        )?;
        Ok(Exit::Ok)
    }

    pub(super) fn wants_json(&self) -> bool {
        self.format == Format::Json
    }
}
