use std::path::PathBuf;

use clap::Args;

use crate::answer::RulebookReport;
use crate::cli::Complaint;
use crate::cli::args::Format;
use crate::cli::terminal::output::Output;
use crate::cli::{CommandError, Exit, input};
use crate::game::Violation;
use crate::puzzle::{Checked, RULEBOOKS, load_examples};
use crate::search::Searcher;

/// Play through worked examples and compare them with what the rulebook says
///
/// Without a PATH, the examples of the Qwirkle, Qwirkle Flex and Qwords rulebooks that come with
/// the program. Exits with 1 where any example differs.
#[derive(Debug, Args)]
#[command(after_help = after_help())]
pub(crate) struct Rulebook {
    /// Files of examples, or folders that hold such files (*.yaml)
    #[arg(value_name = "PATH")]
    paths: Vec<PathBuf>,

    /// How to write the answer
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

fn after_help() -> String {
    let codes = Violation::CODES
        .iter()
        .map(|(code, meaning)| format!("\n  {code:<18} {meaning}"));
    format!(
        "Example:\n  \
        sixfold rulebook my-examples.yaml\n\n\
        A file is a list of examples:\n  \
        - id: two-blue-tiles\n    \
          position: flex RcbRtwRsb BssBtb origin=j10\n    \
          play: Btb@k11 Bss@l11\n    \
          score: 10\n  \
        - id: two-yellow-diamonds\n    \
          position: flex YdbYswYcw Yds origin=j10\n    \
          play: Yds@m10\n    \
          legal: false\n    \
          reasons: [face_twice_in_line]\n\
        Optional keys: where, why, note, lines, and six_tiles (a full rack for which this play is a best one). A grid of Qwords has \
        `claims`, the words that count, or none: then the best words count.\n\n\
        An illegal play must break all the rules that `reasons` lists; it may break others too. The codes:{}",
        codes.collect::<String>()
    )
}

impl Rulebook {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        output.set_json(self.format == Format::Json);
        let mut checked = Vec::new();
        if self.paths.is_empty() {
            for (name, text) in RULEBOOKS {
                checked.extend(check(name, name, text.to_owned())?);
            }
        }
        for path in input::yaml_files(&self.paths)? {
            let (source, whole_name) = input::read_file(&path)?;
            let name = path.file_stem().map_or(whole_name.clone(), |stem| {
                stem.to_string_lossy().into_owned()
            });
            checked.extend(check(&name, &whole_name, source)?);
        }
        let report = RulebookReport::new(checked);
        output.answer(&report, self.format)?;
        Ok(if report.is_ok() {
            Exit::Ok
        } else {
            Exit::Failed
        })
    }
}

fn check(
    rulebook: &str,
    name: &str,
    source: String,
) -> Result<Vec<(String, Checked)>, CommandError> {
    let mut searcher = Searcher::new();
    match load_examples(&source) {
        Ok(examples) if examples.is_empty() => Err(Complaint::NoExamples {
            name: name.to_owned(),
        }
        .into()),
        Ok(examples) => Ok(examples
            .iter()
            .map(|example| (rulebook.to_owned(), example.check(&mut searcher)))
            .collect()),
        Err(error) => Err(CommandError::Yaml {
            error,
            source,
            name: name.to_owned(),
        }),
    }
}
