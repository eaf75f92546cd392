use clap::Args;

use super::options::{DiceOptions, WordOptions, position};
use crate::answer::RankingReport;
use crate::cli::Complaint;
use crate::cli::Exit;
use crate::cli::args::Format;
use crate::cli::error::CommandError;
use crate::cli::terminal::output::Output;
use crate::cli::terminal::progress;
use crate::qwords::{Effort, Engine};

/// Rank every action by its expected final score
///
/// With 5 free cells or fewer the answer is exact. Before that every action is judged by rollouts,
/// with the same rolls for all of them, the promising ones most often; `≈` marks actions that are
/// within sampling error of the best: two standard errors of their difference, which the same rolls
/// make smaller than the errors shown. The same seed gives the same answer with any number of
/// cores.
///
/// The rulebook does not print the faces of the dice, so the default ones are an assumption; --dice
/// replaces them.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sixfold qwords analyse 'qwords DUOPO/SSAUT/KIWIS/INE../SEP.. U/T'\n  \
    sixfold qwords analyse 'qwords ...../.o.../...../...o./..... ?/S side=b' --samples 1000 --top 5\n\n\
    A file of dice:\n  \
    white: \"? C H L N P\"\n  \
    orange: \"A E I O U @\"\n  \
    blue: \"S T B K V Z\"\n  \
    yellow: \"D F G M R W\"\n  \
    black: [white orange, white blue, white yellow, orange blue, orange yellow, blue yellow]")]
pub(crate) struct Analyse {
    /// A position line such as `qwords GRID ROLL`, a file that holds one or a sheet, or `-` for
    /// standard input
    position: String,

    #[command(flatten)]
    words: WordOptions,

    #[command(flatten)]
    dice: DiceOptions,

    /// How many actions to show [default: 10, and all in JSON and YAML]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    top: Option<u32>,

    /// Show all actions
    #[arg(long, conflicts_with = "top")]
    all: bool,

    /// How often to play out the best actions
    #[arg(long, value_name = "N", default_value_t = Effort::default().samples as u32, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    samples: u32,

    /// The random seed
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,

    /// How to write the answer
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

impl Analyse {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        output.set_json(self.format == Format::Json);
        let position = position(&self.position)?;
        let (words, named) = self.words.load(position.language)?;
        let (dice, faces) = self.dice.load()?;
        if position.grid.is_full() {
            return Err(Complaint::NothingFree.into());
        }
        let Some(roll) = position.roll else {
            return Err(Complaint::NothingRolled.into());
        };
        if !dice.can_show(roll) {
            output.warn(&Complaint::RollOfOtherDice { roll }.explanation());
        }
        let engine = Engine::new(words, &dice);
        let bar = progress::bar(0, "steps");
        let effort = Effort {
            samples: self.samples as usize,
            seed: self.seed,
        };
        let ranking = engine.rank(&position, effort, &mut |done, all| {
            bar.set_length(all as u64);
            bar.set_position(done as u64);
        });
        bar.finish_and_clear();
        let mut report = RankingReport::new(position, ranking, format!("{named} · {faces}"));
        if self.format == Format::Text {
            report = report.explained(&engine);
        }
        if let Some(top) = self
            .top
            .map(|top| top as usize)
            .or(self.all.then_some(usize::MAX))
        {
            report = report.with_top(top);
        }
        output.answer(&report, self.format)?;
        Ok(Exit::Ok)
    }
}
