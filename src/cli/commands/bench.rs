use clap::Args;

use crate::answer::BenchReport;
use crate::bench::{Task, measure, signature};
use crate::cli::Complaint;
use crate::cli::args::Format;
use crate::cli::terminal::output::Output;
use crate::cli::{CommandError, Exit};
use crate::game::Rules;

/// Measure the search on a fixed corpus of 600 positions
///
/// The signature is a hash over every play and score of the corpus; it is the same on every
/// machine. The timings are not.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sixfold bench\n  \
    valgrind --tool=callgrind sixfold bench --task best --rules classic --passes 1\n\n\
    The instructions of one pass less those of none, divided by the positions, do not depend on the machine's load.")]
pub(crate) struct Bench {
    /// How often to go through the corpus
    #[arg(long, value_name = "N", default_value_t = 100)]
    passes: u32,

    /// Measure only this
    #[arg(long, value_enum)]
    task: Option<Task>,

    /// Measure only these rules
    #[arg(long, value_enum)]
    rules: Option<Rules>,

    /// How to write the answer
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

impl Bench {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        output.set_json(self.format == Format::Json);
        let broken = Complaint::BrokenCorpus;
        let mut report = BenchReport::new(signature().map_err(broken)?, self.passes);
        for rules in Rules::ALL
            .into_iter()
            .filter(|&rules| self.rules.is_none_or(|only| only == rules))
        {
            for task in Task::ALL
                .into_iter()
                .filter(|&task| self.task.is_none_or(|only| only == task))
            {
                report.add(
                    rules,
                    task,
                    measure(task, rules, self.passes).map_err(broken)?,
                );
            }
        }
        output.answer(&report, self.format)?;
        Ok(Exit::Ok)
    }
}
