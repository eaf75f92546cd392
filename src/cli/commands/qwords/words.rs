use clap::Args;

use super::args::{WordArgs, add_names, readers_list};
use crate::cli::terminal::output::Output;
use crate::cli::{CommandError, Exit};
use crate::qwords::Pattern;

/// Look words up, one per line
///
/// Exits with 1 if no word matches.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  sixfold qwords words K.W..\n  sixfold qwords words ...E --words de --names"
)]
pub(crate) struct WordsArgs {
    /// The letters that are known, and `.` for each that is not
    pattern: String,

    #[command(flatten)]
    words: WordArgs,
}

impl WordsArgs {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        let pattern: Pattern = self
            .pattern
            .parse()
            .map_err(|error| CommandError::notation(error, self.pattern.clone(), "pattern"))?;
        let (mut words, choice) = self.words.load(readers_list(output.words()))?;
        let found: String = words
            .matching(&pattern)
            .map(|word| word.iter().collect::<String>() + "\n")
            .collect();
        if found.is_empty() {
            add_names(&mut words, &choice.source);
            let is_name = words.matching(&pattern).next().is_some();
            let pattern = self.pattern.clone();
            return Err(CommandError::new("not-found", move |words| {
                words.qwords.no_word(&pattern, &choice, is_name)
            }));
        }
        output.print(&found)?;
        Ok(Exit::Ok)
    }
}
