use clap::Args;

use crate::answer;
use crate::bench::{Measure, Task, measure, signature};
use crate::cli::args::Format;
use crate::cli::terminal::output::Output;
use crate::cli::terminal::{TextStyle, cell, right};
use crate::cli::{CommandError, Exit};
use crate::game::Rules;
use crate::language::ENGLISH;
use crate::notation::NotationError;

/// Measure the search on a fixed corpus of 600 positions
///
/// The signature is a hash over every play and score of the corpus; it is the same on every
/// machine. The timings are not.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sixfold bench\n  \
    valgrind --tool=callgrind sixfold bench --task best --rules classic --passes 1\n\n\
    The instructions of one pass less those of none, divided by the positions, do not depend on the machine's load.")]
pub(crate) struct BenchArgs {
    /// How often to go through the corpus
    #[arg(long, value_name = "N", default_value_t = 100)]
    passes: u32,

    /// Measure only this
    #[arg(long, value_enum)]
    task: Option<Task>,

    /// Measure only these rules
    #[arg(long, value_enum)]
    rules: Option<Rules>,

    /// Output format
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

impl BenchArgs {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        output.set_json(self.format == Format::Json);
        let signature = signature().map_err(broken)?;
        let mut measures = Vec::new();
        for rules in chosen(Rules::ALL, self.rules) {
            for task in chosen(Task::ALL, self.task).filter(|task| task.is_for(rules)) {
                let measure = measure(task, rules, self.passes).map_err(broken)?;
                measures.push((rules, task, measure));
            }
        }
        match self.format {
            Format::Text => output.print(&text(signature, &measures, output.page()))?,
            format => {
                let bench = answer::Bench::new(signature, self.passes, &measures);
                output.data(&bench, format)?;
            }
        }
        Ok(Exit::Ok)
    }
}

/// All, or the only one that was asked for.
fn chosen<T: PartialEq>(
    all: impl IntoIterator<Item = T>,
    only: Option<T>,
) -> impl Iterator<Item = T> {
    all.into_iter()
        .filter(move |one| only.as_ref().is_none_or(|only| only == one))
}

fn broken(error: NotationError) -> CommandError {
    CommandError::new("system", move |words| words.cli.broken_corpus(&error))
}

fn text(signature: u64, measures: &[(Rules, Task, Measure)], style: &TextStyle) -> String {
    // Programs read this too, so it is the same in every language.
    let words = ENGLISH.cli;
    let mut table = style.table(&words.bench_titles());
    let known = |number: Option<String>| {
        let number = number.unwrap_or_else(|| "–".to_owned());
        right(number)
    };
    for &(rules, task, measure) in measures {
        let rate = measure.per_second(measure.count);
        let plays = measure.per_second(measure.plays);
        table.add_row([
            cell(rules.name()),
            cell(words.task(task)),
            known(rate.map(|rate| format!("{:.2}", 1e6 / rate))),
            known(rate.map(|rate| words.rate(rate, Some(task)))),
            known(plays.map(|plays| words.rate(plays, None))),
        ]);
    }
    let signature = style.strong(&format!("{signature:016x}"));
    format!("{}\n{}\n", style.fitted(table), words.signature(&signature))
}
