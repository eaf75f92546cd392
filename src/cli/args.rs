//! Arguments that several commands share, and how the choices of the rest of the crate are written
//! on the command line.

use std::thread;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use clap::builder::{PossibleValue, RangedI64ValueParser};
use clap::{Args, ValueEnum};
use jiff::SignedDuration;
use rayon::{ThreadPool, ThreadPoolBuilder};

use super::CommandError;
use super::input;
use super::usage::BadValue;
use crate::bench::Task;
use crate::game::{Position, Rules};
use crate::language::ENGLISH;
use crate::publish::{Paper, PerPage};
use crate::puzzle::Theme;
use crate::strategy::Level;

/// What a position may be given as.
pub(crate) const POSITION: &str = "A position line, quoted or not, a file that holds a line or a \
    sheet, or `-` for standard input";

/// A position that the command cannot do without.
#[derive(Debug, Args)]
pub(crate) struct PositionArg {
    #[arg(required = true, help = POSITION)]
    pub(crate) position: Vec<String>,
}

impl PositionArg {
    /// Reads it.
    pub(crate) fn read(&self) -> Result<Position, CommandError> {
        input::position(&self.position)
    }
}

/// Where random numbers begin.
#[derive(Debug, Args)]
pub(crate) struct SeedArg {
    /// Random seed
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) seed: u64,
}

/// How many games there are to choose from without a seed.
const GAMES: u64 = 1_000_000;

/// A seed that the clock chooses.
pub(crate) fn seed_by_clock() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_secs() % GAMES)
}

/// How many threads work.
#[derive(Debug, Args)]
pub(crate) struct ThreadsArg {
    /// Number of threads; by default as many as there are cores, up to 32
    #[arg(long, value_name = "N", value_parser = thread_count())]
    threads: Option<u16>,
}

impl ThreadsArg {
    /// Starts them.
    pub(crate) fn pool(&self) -> Result<ThreadPool, CommandError> {
        thread_pool(self.threads)
    }
}

/// The default number of threads is never larger: each keeps tables of more than 1 MiB.
const MOST_THREADS: usize = 32;

/// Reads a number of threads.
pub(crate) fn thread_count() -> RangedI64ValueParser<u16> {
    clap::value_parser!(u16).range(1..=256)
}

/// Starts this number of threads, or one for each core.
pub(crate) fn thread_pool(number: Option<u16>) -> Result<ThreadPool, CommandError> {
    let cores = || {
        thread::available_parallelism()
            .map_or(1, usize::from)
            .min(MOST_THREADS)
    };
    let pool = ThreadPoolBuilder::new()
        .num_threads(number.map_or_else(cores, usize::from))
        .build();
    pool.map_err(|error| {
        let reason = error.to_string();
        CommandError::new("system", move |words| words.cli.no_threads(&reason))
    })
}

/// Reads `1s`, `0.5s`, `200ms` or `2m`.
pub(crate) fn duration(text: &str) -> Result<Duration, BadValue> {
    let time: Option<SignedDuration> = text.parse().ok();
    time.and_then(|time| Duration::try_from(time).ok())
        .filter(|time| !time.is_zero())
        .ok_or_else(|| {
            let text = text.to_owned();
            BadValue::new(move |words| words.terminal.not_a_time(&text))
        })
}

/// How an answer is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// Human-readable text
    #[default]
    Text,
    /// One line of JSON
    Json,
    /// YAML
    Yaml,
}

/// How answers are written of which each is a row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum RowFormat {
    /// Human-readable text
    #[default]
    Text,
    /// One line of JSON
    Json,
    /// YAML
    Yaml,
    /// A Parquet file, which --out may name; the program must be built with the feature `parquet`
    Parquet,
}

impl RowFormat {
    /// The same among the formats of every answer, if it is one of them.
    pub(crate) fn plain(self) -> Option<Format> {
        match self {
            RowFormat::Text => Some(Format::Text),
            RowFormat::Json => Some(Format::Json),
            RowFormat::Yaml => Some(Format::Yaml),
            RowFormat::Parquet => None,
        }
    }
}

/// Lets clap read an enum: the name and the help of each value.
macro_rules! named {
    ($($type:ty => $named:expr;)+) => {$(
        impl ValueEnum for $type {
            fn value_variants<'a>() -> &'a [Self] {
                &Self::ALL
            }

            fn to_possible_value(&self) -> Option<PossibleValue> {
                let named: fn(Self) -> (&'static str, Option<&'static str>) = $named;
                let (name, help) = named(*self);
                Some(PossibleValue::new(name).help(help))
            }
        }
    )+};
}

named! {
    Rules => |rules| (rules.name(), None);
    Level => |level| (level.name(), None);
    Task => |task| (task.name(), Some(match task {
        Task::Best => "The best play alone, on a prepared table",
        Task::Every => "Every play with its score, on a prepared table",
        Task::Text => "From a position line to the best play, parsing included",
        Task::Batch => "From a position line to a line of JSON with the best play",
        Task::Game => "A whole greedy game of two players",
        Task::Rollout => "A rollout of six turns, and its undoing",
        Task::Daily => "A daily puzzle of 2027, once in 100 passes; they are all Flex",
        Task::Review => "The review of an intro game of 37 turns, once in 100 passes",
    }));
    Paper => |paper| match paper {
        Paper::A4 => ("a4", Some("210 by 297 mm")),
        Paper::Letter => ("letter", Some("8½ by 11 inches")),
    };
    PerPage => |number| match number {
        PerPage::Two => ("2", Some("One above the other, with lines for notes")),
        PerPage::Four => ("4", Some("Two by two")),
    };
}

impl ValueEnum for Theme {
    fn value_variants<'a>() -> &'a [Theme] {
        Theme::ALL
    }

    /// One word for the shell; as it stands in files, it is understood too.
    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(
            PossibleValue::new(self.name().replace(' ', "-"))
                .alias(self.name())
                .help(ENGLISH.puzzle.theme(*self)),
        )
    }
}
