use std::ops::RangeInclusive;
use std::path::PathBuf;

use clap::builder::PossibleValue;
use clap::{Args, ValueEnum};

use super::batch::BatchArgs;
use super::shown::ShownPuzzle;
use crate::answer::Digest;
use crate::cli::args::RowFormat;
use crate::cli::commands::qwords::args::{DiceArgs, WordLists};
use crate::cli::files::read_bytes;
use crate::cli::parquet;
use crate::cli::shard::{Checksum, Shard};
use crate::cli::terminal::output::Output;
use crate::cli::usage::BadValue;
use crate::cli::{CommandError, Exit, input};
use crate::game::Rules;
use crate::puzzle::qwords::{self, Kind, Recipe};
use crate::puzzle::{Collection, Criteria, Puzzle, Stars, Theme, Try};
use crate::qwords::{Side, WordList, Words};

/// Make puzzles: from simulated games, or for Qwords
///
/// The same seed gives the same puzzles, with any number of cores. The effort is counted in tries:
/// games, or grids for Qwords. If --max-tries do not give as many puzzles as asked for, those found
/// are written, and the exit code is 1. Ctrl-C does the same. Impossible puzzles are refused at
/// once. For rare puzzles, a line on standard error reports after a second how rare they are.
///
/// Qwords puzzles are of three kinds. letter: a nearly full grid and a roll; exactly one letter in
/// one cell gains most at once. rolls: the last rolls of a game are known, in order; exactly one
/// line of actions scores most in the end, and taking the most each turn is not it. supernatural:
/// letters that all have to be used complete the grid to ten words of five letters, in exactly one
/// way. The solution stays the same if well-known names count too, so that no disputed name spoils
/// it.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sixfold puzzle generate --count 3 --stars 4 --seed 7\n  \
    sixfold puzzle generate --rules classic --target 12-20 --theme crossing --out my-puzzles\n  \
    sixfold puzzle generate --kind letter --words en --format text")]
pub(crate) struct GenerateArgs {
    /// Kind of puzzle
    #[arg(long, value_enum, default_value_t)]
    pub(super) kind: PuzzleKind,

    #[command(flatten)]
    pub(super) batch: BatchArgs,

    /// Make only try K and every N-th try after it; `sixfold merge` puts the N shards together
    #[arg(long, value_name = "K/N", conflicts_with = "out")]
    shard: Option<Shard>,

    /// Show the solution too, in text
    #[arg(long)]
    pub(super) solution: bool,

    /// Output format; YAML and JSON always include the solution
    #[arg(long, value_enum, default_value_t = RowFormat::Yaml)]
    pub(super) format: RowFormat,

    #[command(flatten)]
    pub(super) tiles: TileArgs,

    #[command(flatten)]
    pub(super) qwords: QwordsArgs,
}

/// What a puzzle with tiles must be like.
#[derive(Debug, Args)]
#[command(next_help_heading = "Tile puzzles")]
pub(super) struct TileArgs {
    /// Score of the solution: a number, or a range such as 15-20 [default: 18]
    #[arg(long, value_name = "POINTS", value_parser = range)]
    target: Option<RangeInclusive<u32>>,

    /// Least number of points by which it beats the next best play [default: 2]
    #[arg(long, value_name = "POINTS")]
    margin: Option<u32>,

    /// Rule set [default: flex]
    #[arg(long, value_enum)]
    rules: Option<Rules>,

    /// Difficulty, 1 to 5
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=5))]
    stars: Option<u8>,

    /// Theme that each puzzle must have, such as `bridge`
    #[arg(long, value_enum)]
    theme: Option<Theme>,
}

/// What a puzzle of Qwords is made of.
#[derive(Debug, Args)]
#[command(next_help_heading = "Qwords puzzles")]
pub(crate) struct QwordsArgs {
    /// Language of the words [default: fr]
    #[arg(long, value_name = "LIST", value_parser = WordLists)]
    words: Option<String>,

    /// Side of the sheet [default: a]
    #[arg(long, value_enum)]
    side: Option<Side>,

    /// Words that the puzzles are made of: `all` those of the list, or a file with one per line
    /// [default: words that nearly everybody knows]. The solution is always checked with the whole
    /// list
    #[arg(long, alias = "known", value_name = "all|FILE")]
    common_words: Option<PathBuf>,

    #[command(flatten)]
    dice: DiceArgs,
}

/// What documents of Qwords name: the command, and its option for common words.
pub(super) const NAMES: [&str; 2] = ["puzzle generate", "--common-words"];

/// The value of `--common-words` that stands for every word of the list.
const ALL_WORDS: &str = "all";

/// The puzzles that can be made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum PuzzleKind {
    #[default]
    Tiles,
    Qwords(Kind),
}

impl ValueEnum for PuzzleKind {
    fn value_variants<'a>() -> &'a [PuzzleKind] {
        &[
            PuzzleKind::Tiles,
            PuzzleKind::Qwords(Kind::Letter),
            PuzzleKind::Qwords(Kind::Rolls),
            PuzzleKind::Qwords(Kind::Supernatural),
        ]
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        match self {
            PuzzleKind::Tiles => Some(
                PossibleValue::new("tiles").help("Qwirkle or Qwirkle Flex: find the best play"),
            ),
            PuzzleKind::Qwords(kind) => kind.to_possible_value(),
        }
    }
}

fn range(text: &str) -> Result<RangeInclusive<u32>, BadValue> {
    let not_a_range = |_| BadValue::new(|words| words.puzzle.not_a_range());
    let number = |part: &str| part.parse::<u32>().map_err(not_a_range);
    let (from, to) = text.split_once('-').unwrap_or((text, text));
    match number(from)?..=number(to)? {
        range if *range.start() == 0 => Err(BadValue::new(|words| words.puzzle.zero_points())),
        range if range.is_empty() => Err(BadValue::new(move |words| {
            words.puzzle.reversed_range(&range)
        })),
        range => Ok(range),
    }
}

impl GenerateArgs {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        output.set_json(self.format == RowFormat::Json);
        let (given, kind) = match self.kind {
            PuzzleKind::Tiles => (self.qwords.given(), None),
            PuzzleKind::Qwords(kind) => (self.tiles.given(), Some(kind)),
        };
        if let Some(option) = given {
            return Err(CommandError::new("option", move |words| {
                words.puzzle.option_of_other_game(option, kind)
            }));
        }
        match (self.format, self.shard) {
            (RowFormat::Parquet, None) => parquet::require_file(self.batch.out(), output)?,
            (RowFormat::Parquet, Some(_)) => parquet::require()?,
            _ => {}
        }
        if let Some(shard) = self.shard {
            return self.run_shard(shard, output);
        }
        let (puzzles, end) = match kind {
            None => self.tiles.make(&self.batch, output)?,
            Some(kind) => self.qwords.make(kind, &self.batch, NAMES, output)?,
        };
        match self.format.plain() {
            Some(format) => self.batch.write(&puzzles, self.solution, format, output)?,
            None => self.write_rows(&puzzles, output)?,
        }
        end
    }
}

/// The puzzles made, and how the command ends after they are written.
type Made = (Vec<ShownPuzzle>, Result<Exit, CommandError>);

impl TileArgs {
    /// An option that was given, if any.
    fn given(&self) -> Option<&'static str> {
        let options = [
            (self.target.is_some(), "--target"),
            (self.margin.is_some(), "--margin"),
            (self.rules.is_some(), "--rules"),
            (self.stars.is_some(), "--stars"),
            (self.theme.is_some(), "--theme"),
        ];
        first_given(options)
    }

    fn make(&self, batch: &BatchArgs, output: &Output) -> Result<Made, CommandError> {
        let collection = self.collection(batch)?;
        let (puzzles, end) = batch.make(Try::Game, output, |watch| collection.make(watch));
        let shown = |(puzzle, number): (Puzzle, usize)| {
            let document = collection.document(&puzzle).numbered(number);
            ShownPuzzle::tiles(puzzle, document)
        };
        Ok((puzzles.into_iter().zip(1..).map(shown).collect(), end))
    }

    /// What is to be made; an error if there can be no such puzzle.
    pub(super) fn collection(&self, batch: &BatchArgs) -> Result<Collection, CommandError> {
        let default = Criteria::default();
        let criteria = Criteria {
            target: self.target.clone().unwrap_or(default.target),
            margin: self.margin.unwrap_or(default.margin),
            stars: self.stars.and_then(Stars::new),
            theme: self.theme,
            ..default
        };
        let rules = self.rules.unwrap_or(Rules::Flex);
        if let Some(reason) = criteria.impossible(rules) {
            return Err(CommandError::new("impossible", move |words| {
                words.puzzle.impossible_puzzles(&reason)
            }));
        }
        Ok(Collection {
            rules,
            criteria,
            batch: batch.batch(),
        })
    }
}

impl QwordsArgs {
    /// An option that was given, if any.
    fn given(&self) -> Option<&'static str> {
        let options = [
            (self.words.is_some(), "--words"),
            (self.side.is_some(), "--side"),
            (self.common_words.is_some(), "--common-words"),
            (self.dice.is_given(), "--dice"),
        ];
        first_given(options)
    }

    /// Makes puzzles of a kind. The documents name the command, and the option for common words.
    pub(crate) fn make(
        &self,
        kind: Kind,
        batch: &BatchArgs,
        names: [&str; 2],
        output: &Output,
    ) -> Result<Made, CommandError> {
        let (collection, made_by) = self.collection(kind, batch, names)?;
        let (puzzles, end) = batch.make(Try::Grid, output, |watch| collection.make(watch));
        let shown = |(puzzle, number): (qwords::Puzzle, usize)| {
            let document = collection.document(&puzzle, &made_by).numbered(number);
            ShownPuzzle::qwords(puzzle, document)
        };
        Ok((puzzles.into_iter().zip(1..).map(shown).collect(), end))
    }

    /// What is to be made, and what makes it as the documents say it.
    pub(super) fn collection(
        &self,
        kind: Kind,
        batch: &BatchArgs,
        [command, option]: [&str; 2],
    ) -> Result<(qwords::Collection, String), CommandError> {
        let (dice, _) = self.dice.load()?;
        let (list, side) = (self.list()?, self.side.unwrap_or_default());
        let common = self.common_words(kind, list)?;
        let recipe = Recipe::new(kind, list, side, &dice, common.as_ref());
        if let (Some(path), Some((found, needed))) = (&self.common_words, recipe.missing_words()) {
            let path = path.clone();
            return Err(CommandError::new("impossible", move |words| {
                words.puzzle.few_words(&path, found, needed, list)
            }));
        }
        let collection = qwords::Collection {
            recipe,
            batch: batch.batch(),
        };
        let (kind, list, side, seed) = (kind.name(), list.code(), side.name(), batch.seed);
        let common = match &self.common_words {
            Some(all) if all.as_os_str() == ALL_WORDS => format!(" {option} {ALL_WORDS}"),
            Some(_) => format!(" {option} FILE"),
            None => String::new(),
        };
        let made_by = format!(
            "sixfold {command} --kind {kind} --words {list} --side {side} --seed {seed}{common}"
        );
        Ok((collection, made_by))
    }

    /// The digest of the files that are read, if there are any.
    pub(super) fn input(&self) -> Result<Option<Digest>, CommandError> {
        let words = self.common_words.as_deref();
        let files = [
            words.filter(|path| path.as_os_str() != ALL_WORDS),
            self.dice.file(),
        ];
        let mut checksum = Checksum::default();
        for path in files.into_iter().flatten() {
            checksum.take(&read_bytes(path)?);
        }
        Ok((files != [None, None]).then(|| checksum.digest()))
    }

    /// The words to make puzzles of; `None` for all words of the list.
    fn common_words(&self, kind: Kind, list: WordList) -> Result<Option<Words>, CommandError> {
        let Some(path) = &self.common_words else {
            // Common Italian words make no grid: a hundred thousand tries gave none.
            let has_grids = list != WordList::Italian || kind != Kind::Supernatural;
            return Ok(has_grids.then(|| Words::common(list)));
        };
        if path.as_os_str() == ALL_WORDS {
            return Ok(None);
        }
        let (source, name) = input::read_file(path)?;
        source
            .parse()
            .map(Some)
            .map_err(|error| CommandError::notation(error, source, name))
    }

    fn list(&self) -> Result<WordList, CommandError> {
        let Some(given) = &self.words else {
            return Ok(WordList::default());
        };
        WordList::from_code(given).ok_or_else(|| {
            let given = given.clone();
            CommandError::new("not-found", move |words| {
                words.puzzle.not_a_word_list(&given)
            })
        })
    }
}

fn first_given<const N: usize>(options: [(bool, &'static str); N]) -> Option<&'static str> {
    options
        .into_iter()
        .find(|(given, _)| *given)
        .map(|(_, option)| option)
}
