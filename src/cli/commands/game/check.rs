use std::path::PathBuf;

use clap::Args;

use crate::answer::GameReport;
use crate::cli::args::Format;
use crate::cli::terminal::output::Output;
use crate::cli::{CommandError, Exit, input};

/// Replay a game, check every turn and every score, and print the score sheet
///
/// Exits with 1 at the first turn that is not legal, has impossible tiles or another score than is
/// written, and says which line of tiles was forgotten where that explains the score.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  \
    sixfold game check game.txt\n\n\
    A file is a game:\n  \
    rules: flex\n  \
    players: North, South\n  \
    1 North [RcbRtwRsbOdwPxsGcb] Rcb@j10 Rtw@k10 Rsb@l10 = 3\n  \
    2 South Btb@k11 Bss@l11 = 10\n  \
    3 North [OdwPxsGcbYswBfbRfs] swap Odw Pxs = 0\n\n\
    The first player begins. The hand in brackets and the points may be left out; `pass` is a turn too.")]
pub(crate) struct Check {
    /// A file that holds a game, or `-` for standard input
    file: PathBuf,

    /// How to write the answer
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

impl Check {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        output.set_json(self.format == Format::Json);
        let record = input::record(&self.file)?;
        output.answer(&GameReport::new(&record), self.format)?;
        Ok(Exit::Ok)
    }
}
