use std::path::PathBuf;

use clap::Args;
use clap::builder::PossibleValuesParser;

use crate::answer::{SCHEMAS, schema, to_json_pretty};
use crate::cli::files::write_file;
use crate::cli::terminal::output::Output;
use crate::cli::{CommandError, Exit};

/// Print the JSON Schema of what a command answers
///
/// The schemas describe every key of `--format json`; they also stand in docs/schema. `deep` is the
/// answer of `analyse --deep`, `table` what the analyser page reads, `error` what stands in the
/// place of an answer. With no COMMAND, lists the names.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sixfold schema analyse > analyse.json\n  \
    sixfold schema --out docs/schema")]
pub(crate) struct SchemaArgs {
    /// The command, its words joined by hyphens
    #[arg(
        hide_possible_values = true,
        value_parser = PossibleValuesParser::new(SCHEMAS.iter().map(|(name, _)| *name)),
    )]
    command: Option<String>,

    /// Write every schema to a file in this folder, which must exist
    #[arg(long, value_name = "DIR", conflicts_with = "command")]
    out: Option<PathBuf>,
}

impl SchemaArgs {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        if let Some(folder) = &self.out {
            for (name, schema) in SCHEMAS {
                let path = folder.join(format!("{name}.json"));
                write_file(&path, to_json_pretty(&schema()).as_bytes())?;
            }
        } else if let Some(schema) = self.command.as_deref().and_then(schema) {
            output.print(&to_json_pretty(&schema))?;
        } else {
            let names: String = SCHEMAS
                .iter()
                .map(|(name, _)| format!("{name}\n"))
                .collect();
            output.print(&names)?;
        }
        Ok(Exit::Ok)
    }
}
