use clap::Args;

use crate::answer::Verdict;
use crate::cli::args::Format;
use crate::cli::terminal::output::Output;
use crate::cli::{CommandError, Exit, input};
use crate::search::Searcher;

/// Judge a play: legal or not and why, every point, and how far it is from the best
///
/// Exits with 1 where the play is not legal.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sixfold score flex RcbRtwRsb BssBtbGcbRdbOcwBfb origin=j10 Btb@k11 Bss@l11\n  \
    sixfold score table.txt swap Rd Oc")]
pub(crate) struct Score {
    /// A position line, quoted or not, a file that holds a line or a sheet, or `-` for standard
    /// input
    position: String,

    /// A play such as `Ycb@i9 Pcw@j9`, `swap Rd Oc` or `pass`; the first such word ends a position
    /// that is not quoted
    #[arg(required = true)]
    play: Vec<String>,

    /// How to write the answer
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

impl Score {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        output.set_json(self.format == Format::Json);
        let (position, turn) = input::position_and_turn(&self.position, &self.play)?;
        let verdict = Verdict::new(position, turn, &mut Searcher::new());
        output.answer(&verdict, self.format)?;
        Ok(if verdict.is_legal() {
            Exit::Ok
        } else {
            Exit::Failed
        })
    }
}
