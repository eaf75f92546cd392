//! What the commands of Qwords have in common: the words, the dice, the side, and how a position is
//! given.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use clap::{Arg, Args, Command, ValueEnum};

use crate::cli::args::Format;
use crate::cli::{CommandError, input};
use crate::language::{ENGLISH, Language};
use crate::puzzle::qwords::Kind;
use crate::qwords::{
    Dice, Engine, Grid, Position, Side, Variant, WordChoice, WordList, WordSource, Words,
    parse_position,
};
use crate::yaml;

/// The words that count.
#[derive(Debug, Args)]
pub(crate) struct WordArgs {
    /// The words that count: a list that comes with the program, or a file with one word per line.
    /// In text the default is the list of your language, and fr in JSON and YAML
    #[arg(long, value_name = "LIST|FILE", value_parser = WordLists)]
    words: Option<String>,

    /// Count well-known places, given names, artists, brands and abbreviations too
    #[arg(long)]
    names: bool,
}

impl WordArgs {
    /// The words in use, and where they come from; those of `default` if none are given.
    pub(crate) fn load(&self, default: WordList) -> Result<(Words, WordChoice), CommandError> {
        let list = match self.words.as_deref() {
            None => Ok(default),
            Some(given) => WordList::from_code(given).ok_or(given),
        };
        let (mut words, source) = match list {
            Ok(list) => (Words::new(list), WordSource::List(list)),
            Err(given) if !Path::new(given).exists() => {
                let given = given.to_owned();
                return Err(CommandError::new("not-found", move |words| {
                    words.qwords.unknown_words(&given)
                }));
            }
            Err(file) => (
                words_of(Path::new(file))?,
                WordSource::File(file.to_owned()),
            ),
        };
        if self.names {
            add_names(&mut words, &source);
        }
        let names = self.names;
        Ok((words, WordChoice { source, names }))
    }
}

/// Adds the names that are well known to players with these words.
pub(crate) fn add_names(words: &mut Words, source: &WordSource) {
    words.add_names();
    if let WordSource::List(list) = source {
        words.add_names_of(*list);
    }
}

/// The list that counts in text if none is named: the one of the reader's language.
pub(crate) fn readers_list(language: &Language) -> WordList {
    WordList::from_code(language.code).unwrap_or_default()
}

/// The list that counts in an answer of a format if none is named: answers for programs do not
/// depend on who reads them.
pub(crate) fn default_list(format: Format, language: &Language) -> WordList {
    match format {
        Format::Text => readers_list(language),
        Format::Json | Format::Yaml => WordList::default(),
    }
}

/// The words of a file, one per line.
fn words_of(file: &Path) -> Result<Words, CommandError> {
    let (source, name) = input::read_file(file)?;
    source
        .parse()
        .map_err(|error| CommandError::notation(error, source, name))
}

/// Completes the lists that come with the program, and accepts any text: whether it is a list or a
/// file is found out later.
#[derive(Clone)]
pub(crate) struct WordLists;

impl TypedValueParser for WordLists {
    type Value = String;

    fn parse_ref(
        &self,
        command: &Command,
        arg: Option<&Arg>,
        value: &OsStr,
    ) -> Result<String, clap::Error> {
        StringValueParser::new().parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let value =
            |list: WordList| PossibleValue::new(list.code()).help(ENGLISH.qwords.word_list(list));
        Some(Box::new(WordList::ALL.into_iter().map(value)))
    }
}

/// The dice.
#[derive(Debug, Args)]
pub(crate) struct DiceArgs {
    /// The faces of the dice, as YAML. The rulebook does not print them: the default is an
    /// assumption
    #[arg(long, value_name = "FILE")]
    dice: Option<PathBuf>,
}

impl DiceArgs {
    /// Whether dice were given.
    pub(crate) fn is_given(&self) -> bool {
        self.dice.is_some()
    }

    /// Their file.
    pub(crate) fn file(&self) -> Option<&Path> {
        self.dice.as_deref()
    }

    /// The dice in use, and the name of their file if they are not the default ones.
    pub(crate) fn load(&self) -> Result<(Dice, Option<String>), CommandError> {
        let Some(path) = &self.dice else {
            return Ok((Dice::default(), None));
        };
        let (source, name) = input::read_file(path)?;
        match yaml::from_str(&source) {
            Ok(dice) => Ok((dice, Some(name))),
            Err(error) => Err(CommandError::Yaml {
                error,
                source,
                name,
            }),
        }
    }
}

/// The side of the sheet.
#[derive(Debug, Args)]
pub(crate) struct SideArgs {
    /// The side of the sheet
    #[arg(long, value_enum, default_value_t)]
    side: Side,

    /// Play side B without its joker
    #[arg(long)]
    no_joker: bool,

    /// Count the centre lines of side B once
    #[arg(long)]
    no_double: bool,
}

impl SideArgs {
    /// The side, and which of its extra rules apply.
    pub(crate) fn variant(&self) -> Result<Variant, CommandError> {
        let mut variant = Variant::new(self.side);
        let only_on_side_b =
            |option| CommandError::new("option", move |words| words.qwords.only_on_side_b(option));
        if self.no_joker {
            if self.side == Side::A {
                return Err(only_on_side_b("--no-joker"));
            }
            variant = variant.without_joker();
        }
        if self.no_double {
            if self.side == Side::A {
                return Err(only_on_side_b("--no-double"));
            }
            variant = variant.without_double();
        }
        Ok(variant)
    }
}

/// What a whole game is played with.
#[derive(Debug, Args)]
pub(crate) struct GameArgs {
    #[command(flatten)]
    side: SideArgs,

    #[command(flatten)]
    words: WordArgs,

    #[command(flatten)]
    dice: DiceArgs,
}

/// A game about to be played.
pub(crate) struct GameSetup {
    pub(crate) engine: Engine,
    pub(crate) dice: Dice,
    pub(crate) variant: Variant,
    pub(crate) words: WordChoice,
    /// The file of the dice, if they are not the default ones.
    pub(crate) dice_file: Option<String>,
}

impl GameArgs {
    /// Reads the words and the dice; the words are those of `default` if none are given.
    pub(crate) fn load(&self, default: WordList) -> Result<GameSetup, CommandError> {
        let (list, words) = self.words.load(default)?;
        let (dice, dice_file) = self.dice.load()?;
        Ok(GameSetup {
            engine: Engine::new(list, &dice),
            dice,
            variant: self.side.variant()?,
            words,
            dice_file,
        })
    }
}

impl GameSetup {
    /// `French words · assumed dice`
    pub(crate) fn in_use(&self, language: &Language) -> String {
        in_use(&self.words, self.dice_file.as_deref(), language)
    }
}

/// `French words · assumed dice`
pub(crate) fn in_use(words: &WordChoice, dice: Option<&str>, language: &Language) -> String {
    let words = language.qwords.words_in_use(words);
    format!("{words} · {}", language.qwords.dice_in_use(dice))
}

/// Reads a position that is given as a line, as a grid, as a file or as `-` for standard input. A
/// line or a grid wins over a file of that name; `./NAME` is always the file. A grid alone names no
/// word list and gets `default`; a position has one, French if it does not say so.
pub(crate) fn position(given: &str, default: WordList) -> Result<Position, CommandError> {
    let path = Path::new(given);
    let (source, name) = if given == "-" {
        input::standard_input()?
    } else if !is_line(given) && path.exists() {
        input::read_file(path)?
    } else if is_line(given) || looks_like_text(given) {
        (given.to_owned(), "position".to_owned())
    } else {
        let given = given.to_owned();
        return Err(CommandError::new("notation", move |words| {
            words.qwords.neither_grid_nor_file(&given)
        }));
    };
    match parse_position(&source) {
        Ok(mut position) => {
            if source.trim().parse::<Grid>().is_ok() {
                position.language = default;
            }
            Ok(position)
        }
        Err(error) => Err(CommandError::notation(error, source, name)),
    }
}

/// Whether a text begins like a position line, or is a grid.
fn is_line(given: &str) -> bool {
    let line = given
        .trim_start_matches([' ', '\t'])
        .strip_prefix("qwords")
        .is_some_and(|rest| rest.starts_with([' ', '\t']));
    line || given.parse::<Grid>().is_ok()
}

/// Whether a text is more like a mistyped position or grid than like the name of a file.
fn looks_like_text(given: &str) -> bool {
    let is_capitals =
        given.contains('/') && !given.contains(|found: char| found.is_lowercase() && found != 'o');
    given.contains([' ', '\t', '\n'])
        || given == "qwords"
        || given.split('/').count() == 5
        || is_capitals
}

impl ValueEnum for Kind {
    fn value_variants<'a>() -> &'a [Kind] {
        &Kind::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(match self {
            Kind::Letter => {
                PossibleValue::new(self.name()).help("Find the letter that gains most at once")
            }
            Kind::Rolls => {
                PossibleValue::new(self.name()).help("Make the most of rolls that are known")
            }
            Kind::Supernatural => PossibleValue::new(self.name())
                .help("Complete the grid to ten words of five letters"),
        })
    }
}

impl ValueEnum for Side {
    fn value_variants<'a>() -> &'a [Side] {
        &Side::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.name()).help(ENGLISH.qwords.side(*self)))
    }
}
