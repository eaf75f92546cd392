use clap::Args;

use super::options::WordOptions;
use crate::cli::Complaint;
use crate::cli::Exit;
use crate::cli::error::CommandError;
use crate::cli::terminal::output::Output;
use crate::qwords::{Pattern, WordList};

/// Look words up, one a line
///
/// Exits with 1 if no word matches.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  sixfold qwords words K.W..\n  sixfold qwords words ...E --words de --names"
)]
pub(crate) struct Words {
    /// The letters that are known, and `.` for each that is not
    pattern: String,

    #[command(flatten)]
    words: WordOptions,
}

impl Words {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        let pattern: Pattern = self
            .pattern
            .parse()
            .map_err(|error| CommandError::notation(error, self.pattern.clone(), "pattern"))?;
        let (mut words, list) = self.words.load(WordList::default())?;
        let found: String = words
            .matching(&pattern)
            .flat_map(|word| {
                word.into_iter()
                    .map(|letter| letter.to_char())
                    .chain(['\n'])
            })
            .collect();
        if found.is_empty() {
            words.add_names();
            let is_name = words.matching(&pattern).next().is_some();
            return Err(Complaint::NoWord {
                pattern: self.pattern.clone(),
                list,
                is_name,
            }
            .into());
        }
        output.print(&found)?;
        Ok(Exit::Ok)
    }
}
