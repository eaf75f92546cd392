use clap::Args;

use crate::cli::args::Format;
use crate::cli::commands::puzzle::batch::BatchArgs;
use crate::cli::commands::puzzle::generate::QwordsArgs;
use crate::cli::terminal::output::Output;
use crate::cli::{CommandError, Exit};
use crate::puzzle::qwords::Kind;

/// Make puzzles; the same as `sixfold puzzle generate --kind …`, which replaces it
///
/// Unlike there, the puzzles are printed as text if no --format is given.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  sixfold qwords puzzle --kind letter --seed 7 --solution")]
pub(crate) struct PuzzleArgs {
    /// Kind of puzzle
    #[arg(long, value_enum)]
    kind: Kind,

    #[command(flatten)]
    batch: BatchArgs,

    /// Show the solution too
    #[arg(long)]
    solution: bool,

    /// Output format; YAML and JSON always include the solution
    #[arg(long, value_enum, default_value_t)]
    format: Format,

    #[command(flatten)]
    qwords: QwordsArgs,
}

impl PuzzleArgs {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        output.set_json(self.format == Format::Json);
        let names = ["qwords puzzle", "--known"];
        let (puzzles, end) = self.qwords.make(self.kind, &self.batch, names, output)?;
        self.batch
            .write(&puzzles, self.solution, self.format, output)?;
        end
    }
}
