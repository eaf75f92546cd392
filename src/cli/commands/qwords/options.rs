//! What the commands of Qwords have in common: the words and the dice in force, and how a position
//! is given.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use clap::{Arg, Args, Command, ValueEnum};

use crate::cli::Complaint;
use crate::cli::error::CommandError;
use crate::cli::input;
use crate::language::en::{dice_in_force, words_in_force};
use crate::puzzle::qwords::Kind;
use crate::qwords::{Dice, Engine, Position, Side, Variant, WordList, Words, parse_position};
use crate::yaml;

/// The words that count.
#[derive(Debug, Args)]
pub(crate) struct WordOptions {
    /// The words that count: a list that comes with the program, or a file with one word a line
    #[arg(long, value_name = "LIST|FILE", value_parser = WordLists)]
    words: Option<String>,

    /// Count well-known places, given names, artists, brands and abbreviations too
    #[arg(long)]
    names: bool,
}

impl WordOptions {
    /// The words in force where a position would have those of a language, and their name for
    /// people.
    pub(crate) fn load(&self, language: WordList) -> Result<(Words, String), CommandError> {
        let list = self
            .words
            .as_deref()
            .map_or(Ok(language), |list| WordList::from_code(list).ok_or(list));
        let mut words = match list {
            Ok(language) => Words::new(language),
            Err(file) if !Path::new(file).exists() => {
                return Err(Complaint::UnknownWords {
                    given: file.to_owned(),
                    or_file: true,
                }
                .into());
            }
            Err(file) => {
                let (source, name) = input::read_file(file.as_ref())?;
                source
                    .parse()
                    .map_err(|error| CommandError::notation(error, source, name))?
            }
        };
        if self.names {
            words.add_names();
        }
        Ok((words, words_in_force(list, self.names)))
    }
}

/// Offers the lists that come with the program, and takes any text: what it names is found out
/// later, as for every file.
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
        let list =
            |language: WordList| PossibleValue::new(language.code()).help(language.to_string());
        Some(Box::new(WordList::ALL.into_iter().map(list)))
    }
}

/// The dice.
#[derive(Debug, Args)]
pub(crate) struct DiceOptions {
    /// The faces of the dice, as YAML; the rulebook prints none, so the default is an assumption
    #[arg(long, value_name = "FILE")]
    dice: Option<PathBuf>,
}

impl DiceOptions {
    /// Whether dice were given.
    pub(crate) fn is_given(&self) -> bool {
        self.dice.is_some()
    }

    /// The dice in force, and their name for people.
    pub(crate) fn load(&self) -> Result<(Dice, String), CommandError> {
        let Some(path) = &self.dice else {
            return Ok((Dice::default(), dice_in_force(None)));
        };
        let (source, name) = input::read_file(path)?;
        match yaml::from_str(&source) {
            Ok(dice) => Ok((dice, dice_in_force(Some(&name)))),
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
pub(crate) struct SideOptions {
    /// The side of the sheet
    #[arg(long, value_enum, default_value_t)]
    side: Side,

    /// Side B without its joker
    #[arg(long)]
    no_joker: bool,

    /// Side B without centre lines that count double
    #[arg(long)]
    no_double: bool,
}

impl SideOptions {
    /// The side and what of its rules is in force.
    pub(crate) fn variant(&self) -> Result<Variant, CommandError> {
        let given = [
            (self.no_joker, "--no-joker"),
            (self.no_double, "--no-double"),
        ];
        if let Some((_, option)) = given
            .into_iter()
            .find(|(given, _)| *given && self.side == Side::A)
        {
            return Err(Complaint::OnlyOnSideB { option }.into());
        }
        let variant = Variant::new(self.side);
        let variant = if self.no_joker {
            variant.without_joker()
        } else {
            variant
        };
        Ok(if self.no_double {
            variant.without_double()
        } else {
            variant
        })
    }
}

/// What a whole game is played with.
#[derive(Debug, Args)]
pub(crate) struct GameOptions {
    #[command(flatten)]
    side: SideOptions,

    #[command(flatten)]
    words: WordOptions,

    #[command(flatten)]
    dice: DiceOptions,
}

/// A game about to be played.
pub(crate) struct GameSetup {
    pub(crate) engine: Engine,
    pub(crate) dice: Dice,
    pub(crate) variant: Variant,
    /// The words and the dice, for people.
    pub(crate) named: String,
}

impl GameOptions {
    /// Whatever the game needs.
    pub(crate) fn load(&self) -> Result<GameSetup, CommandError> {
        let (words, named) = self.words.load(WordList::default())?;
        let ((dice, faces), variant) = (self.dice.load()?, self.side.variant()?);
        Ok(GameSetup {
            engine: Engine::new(words, &dice),
            dice,
            variant,
            named: format!("{named} · {faces}"),
        })
    }
}

/// Reads a position that was given as a line, as a grid, as a file or as `-` for standard input.
pub(crate) fn position(given: &str) -> Result<Position, CommandError> {
    let path = Path::new(given);
    let (source, name) = if given == "-" {
        input::standard_input()?
    } else if path.exists() {
        input::read_file(path)?
    } else if is_text(given) {
        (given.to_owned(), "position".to_owned())
    } else {
        return Err(Complaint::NeitherGridNorFile {
            given: given.to_owned(),
        }
        .into());
    };
    parse_position(&source).map_err(|error| CommandError::notation(error, source, name))
}

/// Whether a text looks like a position or a grid, rather than like the name of a file.
fn is_text(given: &str) -> bool {
    let capitals =
        given.contains('/') && !given.contains(|found: char| found.is_lowercase() && found != 'o');
    given.contains([' ', '\t', '\n'])
        || given == "qwords"
        || given.split('/').count() == 5
        || capitals
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
        Some(match self {
            Side::A => PossibleValue::new(self.name()).help("The plain game"),
            Side::B => PossibleValue::new(self.name())
                .help("The experts' game: a joker, and centre lines that count double"),
        })
    }
}
