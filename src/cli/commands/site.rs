//! Writes what [`publish::site`](crate::publish::site) makes.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use clap::Args;
use jiff::ToSpan;
use jiff::civil::Date;

use super::puzzle::parse_date;
use crate::cli::files::write_file;
use crate::cli::terminal::output::{Output, png};
use crate::cli::terminal::progress;
use crate::cli::{CommandError, Exit};
use crate::language::{Explanation, Language};
use crate::parallel;
use crate::publish::site::files::LIST;
use crate::publish::site::{Address, Content, Day, DayEntry, FileList, Site, SiteFile};
use crate::puzzle::{Maker, daily};
use crate::search::Searcher;

/// Build a static web site: a puzzle a day, an archive, the rules, a feed, an analyser
///
/// The first page shows the puzzle of the visitor's day if the site has it. Without `--today`, no
/// page leads to a day after the visitor's own, so a site can be built for months ahead. Such a
/// site has no feed, because a feed would list future days. The same input gives the same files. A
/// folder that holds an earlier site is brought up to date; files that are not the site's own stay.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  sixfold site --from 2027-01-01 --days 31 --out public\n  sixfold serve public"
)]
pub(crate) struct SiteArgs {
    /// First day, as 2027-01-04
    #[arg(long, value_name = "D")]
    from: String,

    /// Number of days, 3660 at most
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=3660))]
    days: u16,

    /// Folder to write to, made if missing
    #[arg(long, value_name = "DIR")]
    out: PathBuf,

    /// The newest day that pages and the feed lead to [default: each visitor's own day, and no
    /// feed]
    #[arg(long, value_name = "D")]
    today: Option<String>,

    /// Address of the site, such as https://example.org/puzzles/: the feed and share pictures need
    /// whole addresses
    #[arg(long, value_name = "URL")]
    base_url: Option<String>,

    /// Engine of the analyser page, which `web/build-engine` makes
    #[arg(long, value_name = "FILE")]
    engine: Option<PathBuf>,
}

impl SiteArgs {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        let engine = self.engine.as_deref().map(read_engine).transpose()?;
        let site = self.site(output.words())?;
        let folder = Folder::open(&self.out, site.files())?;
        let entries = write_days(&site, &folder)?;
        for file in site.other_files(&entries, engine.as_deref()) {
            folder.write(&file)?;
        }
        folder.finish()?;
        let built = output.words().publish.site_built(entries.len(), &self.out);
        output.print(&format!("{built}\n"))?;
        Ok(Exit::Ok)
    }

    fn site(&self, words: &'static Language) -> Result<Site, CommandError> {
        let first = parse_date(&self.from)?;
        let dates = first.series(1.day()).take(self.days.into());
        let last = dates.last().unwrap_or(first);
        let today = self.today.as_deref().map(parse_date).transpose()?;
        if let Some(today) = today.filter(|&today| today < first || last < today) {
            return Err(CommandError::new("impossible", move |words| {
                words.publish.today_not_built(today, first, last)
            }));
        }
        let address = self.base_url.as_deref().map(|given| {
            Address::parse(given).ok_or_else(|| {
                let given = given.to_owned();
                CommandError::new("notation", move |words| {
                    words.publish.not_an_address(&given)
                })
            })
        });
        Ok(Site {
            first,
            last,
            today,
            address: address.transpose()?,
            engine: self.engine.is_some(),
            words,
        })
    }
}

/// The engine's bytes, if they are WebAssembly.
fn read_engine(path: &Path) -> Result<Vec<u8>, CommandError> {
    let bytes = fs::read(path).map_err(|error| CommandError::unreadable(path, error))?;
    if bytes.starts_with(b"\0asm\x01\0\0\0") {
        Ok(bytes)
    } else {
        Err(about_file(path, |words, path| {
            words.publish.not_an_engine(path)
        }))
    }
}

/// Writes the files of each day, on all cores, and returns what other pages say about the days.
fn write_days(site: &Site, folder: &Folder) -> Result<Vec<DayEntry>, CommandError> {
    let dates = site.dates();
    let bar = progress::bar(dates.len() as u64, "days");
    let write = |(maker, searcher): &mut (Maker, Searcher), &date: &Date| {
        let puzzle = daily(date, maker).ok_or_else(|| {
            CommandError::new("not-found", move |words| words.puzzle.no_puzzle(date))
        })?;
        let day = Day::new(date, puzzle, site.words, searcher);
        for file in site.day_files(&day) {
            folder.write(&file)?;
        }
        bar.inc(1);
        Ok(day.entry().clone())
    };
    let entries = parallel::map_init(&dates, || (Maker::new(), Searcher::new()), write);
    bar.finish_and_clear();
    entries.into_iter().collect()
}

/// The folder of a site while it is built.
///
/// The list in it names the files of the earlier site and of the new one until all is done, so that
/// a site that was left half built is still known as one.
struct Folder {
    path: PathBuf,
    earlier: FileList,
    new: FileList,
}

impl Folder {
    /// Makes a folder ready for the files of a site; one that holds something else is left as it
    /// is.
    fn open(path: &Path, new: FileList) -> Result<Folder, CommandError> {
        let folder = Folder {
            path: path.to_owned(),
            earlier: earlier(path)?,
            new,
        };
        let is_there = |name: &&str| path.join(name).symlink_metadata().is_ok();
        if let Some(name) = folder.new.without(&folder.earlier).find(is_there) {
            return Err(about_file(&path.join(name), |words, path| {
                words.publish.would_replace(path)
            }));
        }
        for name in folder.new.folders() {
            let inner = path.join(name);
            fs::create_dir_all(&inner).map_err(|error| CommandError::unwritable(inner, error))?;
        }
        folder.write_list(&folder.new.with(&folder.earlier))?;
        Ok(folder)
    }

    /// Writes a file, whole or not at all.
    fn write(&self, file: &SiteFile) -> Result<(), CommandError> {
        let path = self.path.join(&file.name);
        match &file.content {
            Content::Bytes(bytes) => write_file(&path, bytes),
            Content::Picture(svg) => write_file(&path, &png(svg, 100)?),
        }
    }

    fn write_list(&self, list: &FileList) -> Result<(), CommandError> {
        write_file(&self.path.join(LIST), list.to_text().as_bytes())
    }

    /// Removes what only the earlier site had.
    fn finish(&self) -> Result<(), CommandError> {
        for name in self.earlier.without(&self.new) {
            let path = self.path.join(name);
            match fs::remove_file(&path) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => {
                    return Err(CommandError::unwritable(path, error));
                }
                _ => {}
            }
        }
        self.write_list(&self.new)
    }
}

/// The files of the earlier site in a folder: none if it is empty or missing.
fn earlier(path: &Path) -> Result<FileList, CommandError> {
    let unreadable = |error| CommandError::unreadable(path, error);
    let mut entries = match fs::read_dir(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(FileList::default()),
        entries => entries.map_err(unreadable)?,
    };
    if entries.next().transpose().map_err(unreadable)?.is_none() {
        return Ok(FileList::default());
    }
    let list = fs::read_to_string(path.join(LIST))
        .ok()
        .and_then(|text| FileList::parse(&text));
    list.ok_or_else(|| about_file(path, |words, path| words.publish.not_a_site(path)))
}

/// An error about a file or a folder.
fn about_file(path: &Path, explain: fn(&Language, &Path) -> Explanation) -> CommandError {
    let path = path.to_owned();
    CommandError::new("file", move |words| explain(words, &path))
}
