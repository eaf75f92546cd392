use clap::{Args, ValueEnum};
use jiff::ToSpan;
use jiff::civil::Date;
use rayon::prelude::*;

use super::day::Day;
use crate::answer::PuzzleReport;
use crate::cli::Complaint;
use crate::cli::args::Format;
use crate::cli::terminal::output::Output;
use crate::cli::{CommandError, Exit};
use crate::picture::{SvgOptions, svg};
use crate::puzzle::{Maker, daily};

/// Show the puzzle of a day
///
/// The same day has the same puzzle on every machine, for ever. Mondays are the easiest, Sundays
/// the hardest.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  sixfold puzzle daily\n  sixfold puzzle daily --date 2027-01-04 --solution\n  \
    sixfold puzzle daily --date 2027-01-01 --days 31 --format yaml"
)]
pub(crate) struct Daily {
    #[command(flatten)]
    day: Day,

    /// So many days from then on, one puzzle after the other
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    days: u16,

    /// Show the solution too
    #[arg(long)]
    solution: bool,

    /// How to show it; YAML and JSON hold all that is stored of a puzzle, the solution included
    #[arg(long, value_enum, default_value_t)]
    format: Kind,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Kind {
    #[default]
    Text,
    Yaml,
    Json,
    Svg,
    Png,
}

impl Daily {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        output.set_json(self.format == Kind::Json);
        let is_picture = matches!(self.format, Kind::Svg | Kind::Png);
        if is_picture && self.days > 1 {
            return Err(Complaint::OnePicture.into());
        }
        let reports = self.reports(self.day.date()?)?;
        match self.format {
            Kind::Text => reports
                .iter()
                .enumerate()
                .try_for_each(|(before, report)| {
                    output.print(if before == 0 { "" } else { "\n" })?;
                    output.answer(report, Format::Text)
                })?,
            Kind::Json => reports
                .iter()
                .try_for_each(|report| output.answer(report, Format::Json))?,
            Kind::Yaml => {
                output.print(&reports.iter().map(PuzzleReport::yaml).collect::<String>())?
            }
            Kind::Svg => output.print(&drawing(&reports))?,
            Kind::Png => output.print_png(&drawing(&reports))?,
        }
        Ok(Exit::Ok)
    }

    fn reports(&self, first: Date) -> Result<Vec<PuzzleReport>, CommandError> {
        let days: Vec<Date> = first.series(1.day()).take(self.days.into()).collect();
        let report = |maker: &mut Maker, &date: &Date| {
            let puzzle = daily(date, maker).ok_or(Complaint::NoPuzzle {
                date: date.to_string(),
            })?;
            Ok(PuzzleReport::daily(puzzle, date, self.solution))
        };
        days.par_iter().map_init(Maker::new, report).collect()
    }
}

fn drawing(reports: &[PuzzleReport]) -> String {
    reports
        .iter()
        .map(|report| svg(&report.picture(), &SvgOptions::default()))
        .collect()
}
