use clap::{Args, ValueEnum};
use jiff::Zoned;
use jiff::civil::Date;

use crate::cli::output::Output;
use crate::cli::{Ending, Failure};
use crate::puzzle::{DAILY_LABEL, Document, Maker, daily};
use crate::report::picture::{Picture, SvgOptions, svg};
use crate::report::text::Format;
use crate::report::{Complaint, PuzzleReport};

/// Show the puzzle of a day
///
/// The same day has the same puzzle on every machine, for ever. Mondays are the easiest, Sundays the hardest.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  sixfold puzzle daily\n  sixfold puzzle daily --date 2027-01-04 --solution")]
pub(super) struct Daily {
    /// The day, as 2027-01-04; today where left out
    #[arg(long, value_name = "D")]
    date: Option<String>,

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
        let date = match &self.date {
            None => Zoned::now().date(),
            Some(given) => given.parse::<Date>().map_err(|_| Complaint::NotADate { given: given.clone() })?,
        };
        let puzzle = daily(date, &mut Maker::new()).ok_or(Complaint::NoPuzzle { date: date.to_string() })?;
        let picture = Picture::new(&puzzle.position);
        let picture = if self.solution { picture.with_play(&puzzle.solution) } else { picture };
        let drawing = || svg(&picture, &SvgOptions::default());
        let document = Document::new(&puzzle, format!("daily-{date}"), DAILY_LABEL);
        let report = PuzzleReport::new(&puzzle, document, date.strftime("%A %-d %B %Y").to_string(), self.solution);
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
