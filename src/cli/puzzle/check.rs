use std::path::PathBuf;

use clap::Args;
use rayon::prelude::*;

use crate::cli::output::Output;
use crate::cli::{Ending, Failure, input};
use crate::puzzle::qwords::Lists;
use crate::puzzle::{Proof, Stored};
use crate::report::ProofReport;
use crate::report::text::Format;
use crate::search::Searcher;

/// Prove stored puzzles again by exhaustive search
///
/// Each position must be legal and have exactly one best play, and everything stored about it must be so; no puzzle may be
/// another one turned, mirrored or renamed. A puzzle of Qwords must have exactly one answer with the word list of its language,
/// and the same one where well-known names count too. Exits with 1 where anything differs.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  sixfold puzzle check puzzles/")]
pub(super) struct Check {
    /// Files of puzzles, or folders that hold such files (*.yaml)
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,

    /// How to write the answer
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

impl Check {
    pub(super) fn run(&self, output: &mut Output) -> Result<Ending, Failure> {
        let mut documents: Vec<(String, Stored)> = Vec::new();
        let mut passed_over = Vec::new();
        for path in input::yaml_files(&self.paths)? {
            let (source, name) = input::read_file(&path)?;
            if is_list(&source) {
                passed_over.push(name);
                continue;
            }
            documents.extend(input::puzzles(source, &name)?.into_iter().map(|document| (name.clone(), document)));
        }
        let lists = Lists::default();
        let proofs: Vec<(String, Proof)> = documents
            .into_par_iter()
            .map_init(Searcher::new, |searcher, (name, document)| (name, document.prove(searcher, &lists)))
            .collect();
        let report = ProofReport::new(proofs, passed_over);
        output.answer(&report, self.format)?;
        Ok(if report.is_ok() { Ending::Fine } else { Ending::Wrong })
    }

    pub(super) fn wants_json(&self) -> bool {
        self.format == Format::Json
    }
}

/// Whether a file is a list, as the rulebooks' examples are, and not puzzles.
fn is_list(source: &str) -> bool {
    source.lines().find(|line| !line.is_empty() && !line.starts_with('#')).is_some_and(|line| line.starts_with("- "))
}
