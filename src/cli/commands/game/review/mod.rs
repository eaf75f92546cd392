mod quiz;

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use crate::answer::ReviewReport;
use crate::cli::Complaint;
use crate::cli::files::{is_same_file, write_file};
use crate::cli::terminal::output::Output;
use crate::cli::terminal::progress;
use crate::cli::text::{Format, TextStyle, render};
use crate::cli::{CommandError, Exit, input, pool};
use crate::record::Record;
use crate::record::review::{Review as Reviewed, ReviewEffort};
use quiz::Quiz;

/// Review a game: what each turn gave away, how well everybody played, and what was luck
///
/// Each turn whose hand is known, because it stands in brackets or because no other tiles are left,
/// is compared with the best turns of its position by rollouts; endgames are solved. Turns are
/// ranked by the chance to win and then by margin, as in `analyse --deep`. Grades follow from the
/// chance to win that was given away: an inaccuracy from 2 % on, a mistake from 5 %, a blunder from
/// 10 %. The same seed gives the same review with any number of threads.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sixfold game review game.txt\n  \
    sixfold game review game.txt --out review.html\n  \
    sixfold game review game.txt --quiz")]
pub(crate) struct Review {
    /// A file that holds a game, or `-` for standard input
    file: PathBuf,

    /// How to write the review; by default as the ending of --out says, otherwise as text
    #[arg(long, value_enum)]
    format: Option<Kind>,

    /// Write to a file instead of standard output
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,

    /// Find the better turns yourself, one after the other
    #[arg(long, conflicts_with_all = ["format", "out"])]
    quiz: bool,

    /// Rollouts for the best turns and the one played, 200 or more [default: 2000]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(200..=1_000_000))]
    samples: Option<u32>,

    /// Random seed
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,

    /// How many threads to use; by default as many as there are cores, up to 32
    #[arg(long, value_name = "N", value_parser = pool::number())]
    threads: Option<u16>,
}

/// How a review is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Kind {
    /// For people
    Text,
    /// One line of JSON
    Json,
    /// YAML
    Yaml,
    /// A page of its own, with the tables of the costly turns
    Html,
    /// The chart of the chances to win
    Svg,
}

impl Review {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        output.set_json(self.format == Some(Kind::Json));
        let kind = self.kind()?;
        if let Some(out) = self
            .out
            .as_ref()
            .filter(|out| is_same_file(out, &self.file))
        {
            return Err(Complaint::OverGame { path: out.clone() }.into());
        }
        if self.quiz && self.file.as_os_str() == "-" {
            return Err(Complaint::QuizFromInput.into());
        }
        let record = input::record(&self.file)?;
        let effort = self.effort();
        let reviewed = review_of(&record, &effort, self.threads)?;
        if self.quiz {
            Quiz::new(&record, &reviewed, &effort, output).run()?;
            return Ok(Exit::Ok);
        }
        let report = ReviewReport::new(&record, &reviewed, &effort);
        match &self.out {
            Some(path) => write_file(
                path,
                written(&report, kind, &TextStyle::default()).as_bytes(),
            )?,
            None => output.print(&written(&report, kind, output.page()))?,
        }
        Ok(Exit::Ok)
    }

    fn effort(&self) -> ReviewEffort {
        let usual = ReviewEffort::default();
        ReviewEffort {
            samples: self
                .samples
                .map_or(usual.samples, |samples| samples as usize),
            seed: self.seed,
            ..usual
        }
    }

    fn kind(&self) -> Result<Kind, CommandError> {
        let Some(path) = self.out.as_ref().filter(|_| self.format.is_none()) else {
            return Ok(self.format.unwrap_or(Kind::Text));
        };
        let ending = path.extension().and_then(|ending| ending.to_str());
        Ok(match ending {
            Some("txt") => Kind::Text,
            Some("json") => Kind::Json,
            Some("yaml") => Kind::Yaml,
            Some("html") => Kind::Html,
            Some("svg") => Kind::Svg,
            _ => {
                let known = &["html", "svg", "json", "yaml", "txt"];
                return Err(Complaint::UnknownEnding {
                    path: path.clone(),
                    known,
                }
                .into());
            }
        })
    }
}

/// Reviews a game on all cores, unless said otherwise, with a bar that shows how far it has come.
pub(crate) fn review_of(
    record: &Record,
    effort: &ReviewEffort,
    threads: Option<u16>,
) -> Result<Reviewed, CommandError> {
    let pool = pool::threads(threads)?;
    let bar = progress::bar(record.steps().len() as u64, "turns");
    let reviewed = pool.install(|| Reviewed::of(record, effort, &|| bar.inc(1)));
    bar.finish_and_clear();
    Ok(reviewed)
}

fn written(report: &ReviewReport, kind: Kind, page: &TextStyle) -> String {
    match kind {
        Kind::Text => render(report, Format::Text, page),
        Kind::Json => render(report, Format::Json, page),
        Kind::Yaml => render(report, Format::Yaml, page),
        Kind::Html => crate::publish::site::review_page(report),
        Kind::Svg => crate::picture::chart(report),
    }
}
