mod folder;

use std::fs;
use std::path::PathBuf;

use clap::Args;
use jiff::ToSpan;
use jiff::civil::Date;
use rayon::prelude::*;

use super::puzzle::parse_date;
use crate::cli::Complaint;
use crate::cli::terminal::output::{Output, png};
use crate::cli::terminal::progress;
use crate::cli::{CommandError, Exit};
use crate::language::en as words;
use crate::picture::icon;
use crate::publish::site::{
    Address, Day, DayEntry, ENGINE_NAME, FEED_NAME, SCRIPTS, STYLE, Site as Plan,
};
use crate::puzzle::{Maker, daily};
use crate::search::Searcher;
use folder::Folder;

/// Build a static web site: a puzzle a day, an archive, the rules, a feed, an analyser
///
/// The first page shows the puzzle of the visitor's day where it is built. Without `--today`, no
/// page leads to a day after the visitor's own, so a site can be built for months ahead. Such a
/// site has no feed, because a feed would list future days. The same input gives the same files. A
/// folder that holds an earlier site is brought up to date; files that are not the site's own stay.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  sixfold site --from 2027-01-01 --days 31 --out public\n  sixfold serve public"
)]
pub(crate) struct Site {
    /// The first day, as 2027-01-04
    #[arg(long, value_name = "D")]
    from: String,

    /// How many days, 3660 at most
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=3660))]
    days: u16,

    /// The folder to write to, made if missing
    #[arg(long, value_name = "DIR")]
    out: PathBuf,

    /// The newest day that pages and the feed lead to; without it, each visitor's own day, and no
    /// feed
    #[arg(long, value_name = "D")]
    today: Option<String>,

    /// Where the site will stand, such as https://example.org/puzzles/: feed and share pictures
    /// then have whole addresses
    #[arg(long, value_name = "URL")]
    base_url: Option<String>,

    /// The engine of the analyser page, which `web/build-engine` makes
    #[arg(long, value_name = "FILE")]
    engine: Option<PathBuf>,
}

impl Site {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        let engine = self.engine.as_ref().map(read_engine).transpose()?;
        let plan = self.plan()?;
        let folder = Folder::open(&self.out, plan.files())?;
        let entries = days(&plan, &folder)?;
        others(&plan, &folder, &entries, engine.as_deref())?;
        folder.finish()?;
        let (days, out) = (words::plural(entries.len(), "day"), self.out.display());
        output.print(&format!(
            "{days} in {out}; `sixfold serve {out}` shows them\n"
        ))?;
        Ok(Exit::Ok)
    }

    fn plan(&self) -> Result<Plan, CommandError> {
        let first = parse_date(&self.from)?;
        let dates = first.series(1.day()).take(self.days.into());
        let last = dates.last().unwrap_or(first);
        let today = self.today.as_deref().map(parse_date).transpose()?;
        if let Some(today) = today.filter(|&today| today < first || last < today) {
            return Err(Complaint::TodayNotBuilt {
                today: today.to_string(),
                first: first.to_string(),
                last: last.to_string(),
            }
            .into());
        }
        let address = self.base_url.as_ref().map(|given| {
            Address::parse(given).ok_or_else(|| Complaint::NotAnAddress {
                given: given.clone(),
            })
        });
        Ok(Plan {
            first,
            last,
            today,
            address: address.transpose()?,
            engine: self.engine.is_some(),
        })
    }
}

/// The engine's bytes, if they are WebAssembly.
fn read_engine(path: &PathBuf) -> Result<Vec<u8>, CommandError> {
    let bytes = fs::read(path).map_err(|error| CommandError::unreadable(path.clone(), error))?;
    if bytes.starts_with(b"\0asm\x01\0\0\0") {
        Ok(bytes)
    } else {
        Err(Complaint::NotAnEngine { path: path.clone() }.into())
    }
}

/// Writes the page and the picture of each day, on all cores, and tells what there is to say about
/// them.
fn days(plan: &Plan, folder: &Folder) -> Result<Vec<DayEntry>, CommandError> {
    let dates = plan.dates();
    let bar = progress::bar(dates.len() as u64, "days");
    let write = |(maker, searcher): &mut (Maker, Searcher), &date: &Date| {
        let puzzle = daily(date, maker).ok_or_else(|| Complaint::NoPuzzle {
            date: date.to_string(),
        })?;
        let day = Day::new(date, puzzle, searcher);
        folder.write(
            &format!("puzzle/{date}.html"),
            plan.puzzle_page(&day).as_bytes(),
        )?;
        folder.write(
            &format!("share/{date}.png"),
            &png(&day.share_picture(), 100)?,
        )?;
        if Some(date) == plan.today {
            folder.write("index.html", plan.index_page(&day).as_bytes())?;
        }
        bar.inc(1);
        Ok(day.entry().clone())
    };
    let entries = dates
        .par_iter()
        .map_init(|| (Maker::new(), Searcher::new()), write)
        .collect();
    bar.finish_and_clear();
    entries
}

/// Writes everything else.
fn others(
    plan: &Plan,
    folder: &Folder,
    entries: &[DayEntry],
    engine: Option<&[u8]>,
) -> Result<(), CommandError> {
    let analyser = plan.analyser_page();
    let texts = [
        ("archive.html", plan.archive_page(entries)),
        ("rules.html", plan.rules_page()),
        ("404.html", plan.not_found_page()),
        ("manifest.webmanifest", plan.manifest()),
        ("sw.js", plan.worker(&analyser, engine)),
        ("icon.svg", icon(512, false)),
        ("analyser.html", analyser),
        ("assets/style.css", STYLE.to_owned()),
    ];
    texts
        .iter()
        .try_for_each(|(name, text)| folder.write(name, text.as_bytes()))?;
    match plan.feed(entries) {
        Some(feed) => folder.write(FEED_NAME, feed.as_bytes())?,
        None => folder.write("index.html", plan.front_page().as_bytes())?,
    }
    SCRIPTS
        .iter()
        .try_for_each(|(name, text)| folder.write(&format!("assets/{name}"), text.as_bytes()))?;
    engine.map_or(Ok(()), |engine| folder.write(ENGINE_NAME, engine))?;
    [192, 512].into_iter().try_for_each(|size| {
        folder.write(&format!("icon-{size}.png"), &png(&icon(size, true), 100)?)
    })
}
