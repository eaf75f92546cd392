use clap::Args;

use crate::answer::{Analysis, RULEBOOK_TABLE};
use crate::cli::Complaint;
use crate::cli::args::Format;
use crate::cli::commands::batch;
use crate::cli::commands::deep::DeepArgs;
use crate::cli::terminal::output::Output;
use crate::cli::{CommandError, Exit, input, pool};
use crate::search::Searcher;

/// Find the best plays of a position and explain every point
///
/// Without a POSITION, the rulebook's table is analysed whose best play scores 18.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sixfold analyse flex RcbRtwRsb/1BtbBss PsbYswGcbRdbOcwBfb\n  \
    sixfold analyse table.txt --top 3\n  \
    sixfold analyse - --format json < table.txt\n  \
    sixfold analyse table.txt --deep --also 'swap Psb'\n  \
    sixfold analyse --batch < positions.txt > answers.jsonl")]
pub(crate) struct Analyse {
    /// A position line, quoted or not, a file that holds a line or a sheet, or `-` for standard
    /// input
    position: Vec<String>,

    /// How many plays to show; as text, plays on the same cells with the same score share a row
    #[arg(long, value_name = "N", default_value_t = 10)]
    top: usize,

    /// Show every play, each in a row of its own
    #[arg(long, conflicts_with = "top")]
    all: bool,

    /// How to write the answer; a batch answers in JSON [default: text]
    #[arg(long, value_enum)]
    format: Option<Format>,

    /// Read one position a line from standard input and write one JSON object a line, in the same
    /// order
    #[arg(long, conflicts_with = "position", group = "at_length")]
    batch: bool,

    /// Rank turns, including swaps, by simulating the rest of the game; endgames are solved. Where
    /// `scores` are given, turns are ranked by the chance to win and then by margin, otherwise by
    /// margin
    #[arg(long, group = "at_length")]
    deep: bool,

    #[command(flatten)]
    thought: DeepArgs,

    /// With --batch or --deep: how many threads to use; by default as many as there are cores, up
    /// to 32
    #[arg(long, value_name = "N", requires = "at_length", value_parser = pool::number())]
    threads: Option<u16>,
}

impl Analyse {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        output.set_json(self.format == Some(Format::Json) || self.batch);
        let top = if self.all { usize::MAX } else { self.top };
        if self.batch {
            if let Some(Format::Text | Format::Yaml) = self.format {
                return Err(Complaint::BatchFormat.into());
            }
            return batch::run(top, self.threads);
        }
        let format = self.format.unwrap_or_default();
        let position = match &self.position[..] {
            [] => input::position(&[RULEBOOK_TABLE])?,
            words => input::position(words)?,
        };
        if self.deep {
            return self
                .thought
                .run(&position, self.threads, top, format, output);
        }
        let mut searcher = Searcher::new();
        let analysis = match format {
            Format::Text if !self.all => Analysis::in_rows(position, &mut searcher, top),
            _ => Analysis::new(position, &mut searcher, top),
        };
        output.answer(&analysis, format)?;
        Ok(Exit::Ok)
    }
}
