use clap::{Args, ValueEnum};

use super::day::{DailyPuzzle, Day};
use crate::cli::output::Output;
use crate::cli::{Ending, Failure};
use crate::report::PuzzleReport;
use crate::report::picture::{Picture, SvgOptions, svg};
use crate::report::text::Format;

/// Show the puzzle of a day
///
/// The same day has the same puzzle on every machine, for ever. Mondays are the easiest, Sundays the hardest.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  sixfold puzzle daily\n  sixfold puzzle daily --date 2027-01-04 --solution")]
pub(super) struct Daily {
    #[command(flatten)]
    day: Day,

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
    pub(super) fn run(&self, output: &mut Output) -> Result<Ending, Failure> {
        let DailyPuzzle { puzzle, document, occasion, .. } = self.day.puzzle()?;
        let picture = Picture::new(&puzzle.position);
        let picture = if self.solution { picture.with_play(&puzzle.solution) } else { picture };
        let drawing = || svg(&picture, &SvgOptions::default());
        let report = PuzzleReport::new(&puzzle, document, occasion, self.solution);
        match self.format {
            Kind::Text => output.answer(&report, Format::Text)?,
            Kind::Json => output.answer(&report, Format::Json)?,
            Kind::Yaml => output.answer(&report, Format::Yaml)?,
            Kind::Svg => output.print(&drawing())?,
            Kind::Png => output.print_png(&drawing())?,
        }
        Ok(Ending::Fine)
    }

    pub(super) fn wants_json(&self) -> bool {
        self.format == Kind::Json
    }
}
