//! Every sentence for people, and nothing else: one folder per language, one file and one trait per
//! topic. The compiler names what a translation lacks.
//!
//! Codes, names in the notation and other data stand beside their types. `Display` of errors,
//! violations and verdicts is English and stands in [`en`].

mod analysis;
mod cli;
mod diagnosis;
pub mod en;
mod game;
mod notation;
mod play;
mod publish;
mod puzzle;
mod qwords;
mod record;
mod strategy;

pub use analysis::AnalysisWords;
pub use cli::CliWords;
pub use diagnosis::{Diagnosis, Explain};
pub use en::ENGLISH;
pub use game::GameWords;
pub use notation::{NotationWords, QwordsNotationWords};
pub use play::{
    CommandWords, Dialogue, GameCommand, LeftGame, PlayWords, PuzzleCommand, QuizCommand,
    QwordsCommand, StreakResult,
};
pub use publish::{BookWords, PageWords, PublishWords, SiteWords};
pub use puzzle::PuzzleWords;
pub use qwords::QwordsWords;
pub use record::RecordWords;
pub use strategy::{ReviewPageWords, StrategyWords};

use std::fmt;

/// What a reader's language says about each topic.
#[derive(Clone, Copy)]
pub struct Language {
    /// Its code: `en`.
    pub code: &'static str,
    /// Tiles, lines, points and violations.
    pub game: &'static dyn GameWords,
    /// What is wrong with a text in the notation.
    pub notation: &'static dyn NotationWords,
    /// What is wrong with a text about Qwords.
    pub qwords_notation: &'static dyn QwordsNotationWords,
    /// What is wrong with a record.
    pub record: &'static dyn RecordWords,
    /// Positions, plays and verdicts.
    pub analysis: &'static dyn AnalysisWords,
    /// Deep answers and reviewed games.
    pub strategy: &'static dyn StrategyWords,
    /// Games against engines and the solving of puzzles.
    pub play: &'static dyn PlayWords,
    /// Puzzles and worked examples.
    pub puzzle: &'static dyn PuzzleWords,
    /// Qwords.
    pub qwords: &'static dyn QwordsWords,
    /// Pictures, the site and the book.
    pub publish: &'static dyn PublishWords,
    /// Errors and prompts of the command line.
    pub cli: &'static dyn CliWords,
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Language").field(&self.code).finish()
    }
}

/// The most characters at each end of a message.
const LONGEST_END: usize = 600;

/// A text without its middle, if it is very long.
fn shortened(text: String) -> String {
    if text.len() <= 2 * LONGEST_END {
        return text;
    }
    let first = text.char_indices().nth(LONGEST_END);
    let last = text.char_indices().nth_back(LONGEST_END - 1);
    match (first, last) {
        (Some((first, _)), Some((last, _))) if first < last => {
            format!("{} … {}", &text[..first], &text[last..])
        }
        _ => text,
    }
}

/// What a person reads about something that is wrong.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explanation {
    /// What is wrong, in a sentence without a full stop.
    pub message: String,
    /// A few words to stand beside the place, if it has one.
    pub label: &'static str,
    /// The way out, if there is one to name; a line for each.
    pub help: Option<String>,
}

impl Explanation {
    /// What is wrong. The middle of a very long message, which quotes something long, is left out.
    pub fn new(message: impl Into<String>) -> Explanation {
        Explanation {
            message: shortened(message.into()),
            ..Explanation::default()
        }
    }

    /// The same with words to stand beside the place.
    pub fn label(self, label: &'static str) -> Explanation {
        Explanation { label, ..self }
    }

    /// The same with the way out.
    pub fn help(self, help: impl Into<String>) -> Explanation {
        self.help_if(Some(help.into()))
    }

    /// The same with the way out, if there is one.
    pub fn help_if(self, help: Option<String>) -> Explanation {
        Explanation { help, ..self }
    }
}
