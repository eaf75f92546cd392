use std::time::{Duration, Instant};

use clap::Args;

use super::arena::duration;
use super::output::Output;
use super::{Ending, Failure, batch, input};
use crate::game::{Position, breaches};
use crate::report::text::Format;
use crate::report::{Analysis, Complaint, DeepReport};
use crate::search::Searcher;
use crate::strategy::{Candidate, Effort, Engine, Leaves};

/// The table of the Flex rulebook on which Chris finds the 18-point play.
const RULEBOOK_TABLE: &str = "flex RcbRtwRsb/1BtbBss/2GsbRssBsw/3BsbRswGsw/4Ysb YcbYswGdsPcwPswPdw origin=j10";

/// Find the best plays of a position and explain every point
///
/// Without a POSITION, the rulebook's table is analysed whose best play scores 18.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sixfold analyse 'flex RcbRtwRsb/1BtbBss PsbYswGcbRdbOcwBfb'\n  \
    sixfold analyse table.txt --top 3\n  \
    sixfold analyse - --format json < table.txt\n  \
    sixfold analyse --batch < positions.txt > answers.jsonl")]
pub(super) struct Analyse {
    /// A position line, a file that holds a line or a sheet, or `-` for standard input
    position: Option<String>,

    /// How many plays to show
    #[arg(long, value_name = "N", default_value_t = 10)]
    top: usize,

    /// Show every play
    #[arg(long, conflicts_with = "top")]
    all: bool,

    /// How to write the answer; a batch answers in JSON [default: text]
    #[arg(long, value_enum)]
    format: Option<Format>,

    /// Read one position a line from standard input and write one JSON object a line, in the same order
    #[arg(long, conflicts_with = "position")]
    batch: bool,

    /// Rank turns, swaps included, by what follows them: games played on with the unseen tiles dealt by chance, and endings searched
    #[arg(long, conflicts_with = "batch")]
    deep: bool,

    #[command(flatten)]
    thought: Thought,

    /// With --batch: how many threads to use; by default as many as there are cores, up to 32
    #[arg(long, value_name = "N", requires = "batch", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
}

/// How deep to look.
#[derive(Debug, Args)]
struct Thought {
    /// With --deep: how many turns to play on
    #[arg(long, value_name = "N", requires = "deep", value_parser = clap::value_parser!(u16).range(1..))]
    plies: Option<u16>,

    /// With --deep: how many samples a turn gets at most
    #[arg(long, value_name = "N", requires = "deep", value_parser = clap::value_parser!(u32).range(2..))]
    samples: Option<u32>,

    /// With --deep: stop after so long, such as 1s; the answer then depends on the machine
    #[arg(long, value_name = "TIME", requires = "deep", value_parser = duration)]
    time: Option<Duration>,

    /// With --deep: where chance begins
    #[arg(long, value_name = "N", requires = "deep", default_value_t = 0)]
    seed: u64,

    /// With --deep: a turn to judge too, such as 'Ycb@i9 Pcw@j9' or 'swap Rd'; given once or more
    #[arg(long, value_name = "PLAY", requires = "deep")]
    include: Vec<String>,
}

/// How many plays and swaps a deep look begins with, and how many tables of an ending it looks at.
const PLAYS: usize = 24;
const SWAPS: usize = 4;
const NODES: u64 = 2_000_000;

impl Thought {
    /// Judges the likeliest turns of a position, and those that were asked for.
    fn about(&self, position: Position) -> Result<DeepReport, Failure> {
        let until = self.time.map(|time| Instant::now() + time);
        let mut effort = Effort { until, ..Effort::THOROUGH };
        if let Some(plies) = self.plies {
            (effort.plies, effort.whole_games) = (plies.into(), 0);
        }
        if let Some(samples) = self.samples {
            (effort.samples, effort.playouts) = (samples as usize, usize::MAX);
        }
        let mut engine = Engine::new(position.rules());
        let mut candidates = engine.candidates(&position, PLAYS, SWAPS);
        for given in &self.include {
            let turn = input::turn(std::slice::from_ref(given), position.rules())?;
            let breaches = breaches(&position, &turn);
            if !breaches.is_empty() {
                return Err(Complaint::NotLegal { turn, breaches }.into());
            }
            if candidates.iter().all(|candidate| candidate.turn != turn) {
                candidates.push(Candidate::new(&position, Leaves::of(position.rules()), turn));
            }
        }
        let ending = engine.ending(&position, NODES, until);
        let simulation = engine.simulate(&position, candidates, &effort, self.seed);
        Ok(DeepReport::new(position, ending, &simulation))
    }
}

impl Analyse {
    pub(super) fn run(&self, output: &mut Output) -> Result<Ending, Failure> {
        let top = if self.all { usize::MAX } else { self.top };
        if self.batch {
            if let Some(Format::Text | Format::Yaml) = self.format {
                return Err(Complaint::BatchFormat.into());
            }
            return batch::run(top, self.threads.map(usize::from));
        }
        let position = input::position(self.position.as_deref().unwrap_or(RULEBOOK_TABLE))?;
        if self.deep {
            let report = self.thought.about(position)?.with_top(top);
            output.answer(&report, self.format.unwrap_or_default())?;
            return Ok(Ending::Fine);
        }
        output.answer(&Analysis::new(position, &mut Searcher::new(), top), self.format.unwrap_or_default())?;
        Ok(Ending::Fine)
    }

    pub(super) fn wants_json(&self) -> bool {
        self.format == Some(Format::Json) || self.batch
    }
}
