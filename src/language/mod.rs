//! Every sentence for people, and nothing else: one folder per language, one file and one trait per
//! topic. The compiler names what a translation lacks.
//!
//! Codes, names in the notation and other data stand beside their types. `Display` of errors,
//! violations and verdicts is English and stands in [`en`].

mod analyser;
mod analysis;
mod card;
mod cli;
mod de;
mod diagnosis;
pub mod en;
mod engine;
mod fr;
mod game;
mod it;
mod notation;
mod pages;
mod parser;
mod play;
mod publish;
mod puzzle;
mod qwords;
mod record;
mod scripts;
mod shard;
mod strategy;
mod terminal;
mod title;
mod vocabulary;

pub use analyser::AnalyserScript;
pub use analysis::AnalysisWords;
pub use card::CardWords;
pub use cli::CliWords;
pub use de::GERMAN;
pub use diagnosis::{Diagnosis, Explain};
pub use en::ENGLISH;
pub use engine::{EngineLanguage, EngineWords, with_capital};
pub use fr::FRENCH;
pub use game::GameWords;
pub use it::ITALIAN;
pub use notation::{NotationWords, QwordsNotationWords};
pub use pages::{Offer, PageTexts, SitePages};
pub use parser::ParserWords;
pub use play::{
    CommandWords, Dialogue, GameCommand, LeftGame, PlayWords, PuzzleCommand, QuizCommand,
    QwordsCommand, StreakResult,
};
pub use publish::{BookWords, PageWords, PublishWords, SiteWords};
pub use puzzle::PuzzleWords;
pub use qwords::QwordsWords;
pub use record::RecordWords;
pub use scripts::{
    ArchiveScript, CopyScript, Plural, PuzzleScript, ScriptWords, Scripts, TableScript,
};
pub use shard::{RunDifference, ShardWords};
pub use strategy::{ReviewPageWords, StrategyWords};
pub use terminal::TerminalWords;
pub use title::{TitleWords, title};
pub use vocabulary::{Meaning, Vocabulary, in_notation, meaning, sheet_in_notation};

use std::fmt;

use crate::game::{Background, Colour, Shape};

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
    /// The pages of the site.
    pub pages: &'static dyn SitePages,
    /// The scripts of web pages.
    pub scripts: &'static dyn ScriptWords,
    /// Errors and prompts of the command line.
    pub cli: &'static dyn CliWords,
    /// Runs that are divided.
    pub shard: &'static dyn ShardWords,
    /// The few words around sentences on a terminal.
    pub terminal: &'static dyn TerminalWords,
    /// The help of the command line by its keys; the English one stands beside the arguments.
    pub help: &'static [(&'static str, &'static str)],
    /// The fixed words of help and of refused command lines, if the parser does not say them itself.
    pub parser: Option<&'static dyn ParserWords>,
    /// The card that explains the notation.
    pub card: &'static CardWords,
    /// The titles of Qwords puzzles.
    pub title: &'static TitleWords,
    /// What people may type.
    pub vocabulary: Vocabulary,
    /// The sentences of a page with the engine for browsers.
    pub engine: &'static dyn EngineWords,
}

impl Language {
    /// Every language, English first.
    pub const ALL: [&'static Language; 4] = [&ENGLISH, &FRENCH, &GERMAN, &ITALIAN];

    /// The language with a code.
    pub fn by_code(code: &str) -> Option<&'static Language> {
        Language::ALL
            .into_iter()
            .find(|language| language.code == code)
    }
}

impl Language {
    /// The letters of tiles: those of colours, of shapes and of backgrounds, a line each.
    pub fn letters(&self) -> [String; 3] {
        let colours =
            Colour::ALL.map(|value| format!("{} {}", value.letter(), self.game.colour(value)));
        let shapes =
            Shape::ALL.map(|value| format!("{} {}", value.letter(), self.game.shape(value)));
        let backgrounds = Background::ALL
            .map(|value| format!("{} {}", value.letter(), self.game.background(value)));
        [
            colours.join(", "),
            shapes.join(", "),
            backgrounds.join(", "),
        ]
    }
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
