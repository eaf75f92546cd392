use clap::{Args, ValueEnum};
use jiff::civil::Date;
use jiff::{ToSpan, Zoned};
use rayon::prelude::*;

use super::shown::{self, ShownPuzzle};
use crate::cli::args::Format;
use crate::cli::terminal::output::Output;
use crate::cli::{CommandError, Exit};
use crate::language::Language;
use crate::picture::{Picture, SvgOptions, svg};
use crate::puzzle::{Maker, Puzzle, daily};

/// Show the puzzle of a day
///
/// A day has the same puzzle on every machine, for ever. Mondays are the easiest, Sundays the
/// hardest.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  sixfold puzzle daily\n  sixfold puzzle daily --date 2027-01-04 --solution\n  \
    sixfold puzzle daily --date 2027-01-01 --days 31 --format yaml"
)]
pub(crate) struct DailyArgs {
    #[command(flatten)]
    day: Day,

    /// Number of days, from that day on
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    days: u16,

    /// Show the solution too
    #[arg(long)]
    solution: bool,

    /// Output format; YAML and JSON always include the solution
    #[arg(long, value_enum, default_value_t)]
    format: DailyFormat,
}

/// Which day's puzzle.
#[derive(Debug, Args)]
pub(crate) struct Day {
    /// The day, such as 2027-01-04 [default: today]
    #[arg(long, value_name = "D")]
    date: Option<String>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum DailyFormat {
    #[default]
    Text,
    Yaml,
    Json,
    Svg,
    Png,
}

impl DailyArgs {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        output.set_json(self.format == DailyFormat::Json);
        let is_picture = matches!(self.format, DailyFormat::Svg | DailyFormat::Png);
        if is_picture && self.days > 1 {
            return Err(CommandError::new("option", |words| {
                words.puzzle.one_picture()
            }));
        }
        let puzzles = self.puzzles(self.day.date()?)?;
        let print = |format| {
            let dated = puzzles.iter().cloned();
            let shown: Vec<ShownPuzzle> = dated
                .map(|(date, puzzle)| ShownPuzzle::daily(puzzle, date))
                .collect();
            shown::print(&shown, self.solution, format, output)
        };
        match self.format {
            DailyFormat::Text => print(Format::Text)?,
            DailyFormat::Yaml => print(Format::Yaml)?,
            DailyFormat::Json => print(Format::Json)?,
            DailyFormat::Svg => output.print(&self.drawing(&puzzles, output.words()))?,
            DailyFormat::Png => output.print_png(&self.drawing(&puzzles, output.words()))?,
        }
        Ok(Exit::Ok)
    }

    fn puzzles(&self, first: Date) -> Result<Vec<(Date, Puzzle)>, CommandError> {
        days_from(first, self.days)?
            .par_iter()
            .map_init(Maker::new, |maker, &date| Ok((date, of_day(date, maker)?)))
            .collect()
    }

    /// The table, with the solution on it if that is asked for.
    fn drawing(&self, puzzles: &[(Date, Puzzle)], words: &'static Language) -> String {
        let drawing = |(_, puzzle): &(Date, Puzzle)| {
            let picture = Picture::new(&puzzle.position);
            let picture = if self.solution {
                picture.with_play(&puzzle.solution)
            } else {
                picture
            };
            let options = SvgOptions {
                words,
                ..SvgOptions::default()
            };
            svg(&picture, &options)
        };
        puzzles.iter().map(drawing).collect()
    }
}

impl Day {
    /// The day itself.
    fn date(&self) -> Result<Date, CommandError> {
        self.date.as_deref().map_or_else(|| Ok(today()), parse_date)
    }

    /// The day and its puzzle.
    pub(crate) fn puzzle(&self) -> Result<(Date, ShownPuzzle), CommandError> {
        let date = self.date()?;
        let puzzle = of_day(date, &mut Maker::new())?;
        Ok((date, ShownPuzzle::daily(puzzle, date)))
    }
}

/// The puzzle of a day.
pub(crate) fn of_day(date: Date, maker: &mut Maker) -> Result<Puzzle, CommandError> {
    daily(date, maker)
        .ok_or_else(|| CommandError::new("not-found", move |words| words.puzzle.no_puzzle(date)))
}

/// That many days in a row, which the calendar must have.
pub(crate) fn days_from(first: Date, count: u16) -> Result<Vec<Date>, CommandError> {
    let days: Vec<Date> = first.series(1.day()).take(count.into()).collect();
    if days.len() < usize::from(count) {
        return Err(CommandError::new("impossible", move |words| {
            words.puzzle.end_of_calendar(first, Date::MAX)
        }));
    }
    Ok(days)
}

/// A day as it is written: 2027-01-04.
pub(crate) fn parse_date(given: &str) -> Result<Date, CommandError> {
    given.parse().map_err(|_| {
        let given = given.to_owned();
        CommandError::new("notation", move |words| words.puzzle.not_a_date(&given))
    })
}

/// Today, where this computer is.
pub(crate) fn today() -> Date {
    Zoned::now().date()
}
