//! Writes what [`publish::site`](crate::publish::site) makes.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::time::Duration;

use clap::Args;
use jiff::civil::Date;

use super::puzzle::{days_from, parse_date};
use crate::cli::files::{
    Durability, Lock, read_bytes, read_own, remove_leftovers, replace_file, temporary_for,
};
use crate::cli::terminal::output::{Output, png};
use crate::cli::terminal::progress;
use crate::cli::{CommandError, Exit};
use crate::language::{ENGLISH, Explanation, Language};
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
/// With several languages, as in `--lang fr,de`, each has a folder, and the first is at the top too.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  sixfold site --from 2027-01-01 --days 31 --out public\n  sixfold site --from 2027-01-01 --days 31 --out public --lang fr,de,it,en\n  sixfold serve public"
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
    /// Builds it in these languages, or if there are none, in the reader's.
    pub(crate) fn run(
        &self,
        output: &Output,
        languages: &[&'static Language],
    ) -> Result<Exit, CommandError> {
        let engine = self.engine.as_deref().map(read_engine).transpose()?;
        let site = self.site(match languages {
            [] => vec![output.words()],
            _ => languages.to_vec(),
        })?;
        let folder = Folder::open(&self.out, site.files(), output)?;
        let entries = write_days(&site, &folder, output.words())?;
        for file in site.other_files(&entries, engine.as_deref()) {
            folder.write(&file)?;
        }
        folder.finish()?;
        let built = output.words().publish.site_built(entries.len(), &self.out);
        output.print(&format!("{built}\n"))?;
        Ok(Exit::Ok)
    }

    fn site(&self, given: Vec<&'static Language>) -> Result<Site, CommandError> {
        let first = parse_date(&self.from)?;
        let last = days_from(first, self.days)?.pop().unwrap_or(first);
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
        let mut languages: Vec<&'static Language> = Vec::new();
        for language in given {
            if !languages.iter().any(|known| known.code == language.code) {
                languages.push(language);
            }
        }
        Ok(Site {
            first,
            last,
            today,
            address: address.transpose()?,
            engine: self.engine.is_some(),
            words: languages.first().copied().unwrap_or(&ENGLISH),
            languages,
            in_folder: false,
        })
    }
}

/// The engine's bytes, if they are WebAssembly.
fn read_engine(path: &Path) -> Result<Vec<u8>, CommandError> {
    let bytes = read_bytes(path)?;
    if bytes.starts_with(b"\0asm\x01\0\0\0") {
        Ok(bytes)
    } else {
        Err(about_file(path, |words, path| {
            words.publish.not_an_engine(path)
        }))
    }
}

/// Writes the files of each day, on all cores, and returns what other pages say about the days.
fn write_days(
    site: &Site,
    folder: &Folder,
    words: &Language,
) -> Result<Vec<DayEntry>, CommandError> {
    let dates = site.dates();
    let bar = progress::bar(dates.len() as u64, words.terminal.days(), words);
    let write = |(maker, searcher): &mut (Maker, Searcher), &date: &Date| {
        let puzzle = daily(date, maker).ok_or_else(|| {
            CommandError::new("not-found", move |words| words.puzzle.no_puzzle(date))
        })?;
        let day = Day::new(date, puzzle, searcher);
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

/// The folder of a site while it is built; no other process builds there.
///
/// The list in it names the files of the earlier site and of the new one until all is done, so that
/// a site that was left half built is still known as one.
struct Folder {
    path: PathBuf,
    earlier: FileList,
    new: FileList,
    /// Set once the files that only the earlier site had are removed.
    cleared: OnceLock<()>,
    _lock: Lock,
}

/// Protects the folder; like the names of temporary files, it is not the site's own.
const LOCK: &str = ".sixfold-site.lock";
/// How long to wait for another build.
const PATIENCE: Duration = Duration::from_secs(3);

impl Folder {
    /// Makes a folder ready for the files of a site; one that holds something else is left as it
    /// is.
    fn open(path: &Path, new: FileList, output: &Output) -> Result<Folder, CommandError> {
        let unwritable = |path: &Path| {
            let path = path.to_owned();
            |error| CommandError::unwritable(path, error)
        };
        // A folder of something else is refused before a lock is put into it.
        earlier(path)?;
        fs::create_dir_all(path).map_err(unwritable(path))?;
        let lock = Lock::take(&path.join(LOCK), PATIENCE, output).map_err(|e| e.about(path))?;
        let folder = Folder {
            path: path.to_owned(),
            earlier: earlier(path)?,
            new,
            cleared: OnceLock::new(),
            _lock: lock,
        };
        let is_there = |name: &&str| path.join(name).symlink_metadata().is_ok();
        if let Some(name) = folder.new.without(&folder.earlier).find(is_there) {
            return Err(about_file(&path.join(name), |words, path| {
                words.publish.would_replace(path)
            }));
        }
        let both = folder.new.with(&folder.earlier);
        folder.remove_leftovers(&both);
        folder.write_list(&both)?;
        for name in folder.new.folders() {
            let inner = path.join(name);
            fs::create_dir_all(&inner).map_err(unwritable(&inner))?;
        }
        Ok(folder)
    }

    /// Removes the temporary files of builds that were killed.
    fn remove_leftovers(&self, list: &FileList) {
        for folder in list.folders().into_iter().chain([""]) {
            let name = |stem: &str| match folder {
                "" => stem.to_owned(),
                _ => format!("{folder}/{stem}"),
            };
            remove_leftovers(&self.path.join(folder), |stem| list.contains(&name(stem)));
        }
    }

    /// Writes a file, whole or not at all. It can be built again, so it is not synced.
    fn write(&self, file: &SiteFile) -> Result<(), CommandError> {
        match &file.content {
            Content::Bytes(bytes) => self.write_bytes(&file.name, bytes, Durability::Unsynced),
            Content::Picture(svg) => {
                self.write_bytes(&file.name, &png(svg, 100)?, Durability::Unsynced)
            }
        }
    }

    fn write_list(&self, list: &FileList) -> Result<(), CommandError> {
        self.write_bytes(LIST, list.to_text().as_bytes(), Durability::Synced)
    }

    /// Writes a file. If the disk is full, what only the earlier site had makes room.
    fn write_bytes(
        &self,
        name: &str,
        bytes: &[u8],
        durability: Durability,
    ) -> Result<(), CommandError> {
        let path = self.path.join(name);
        let written = match replace_file(&path, bytes, durability) {
            Err(error) if is_full(&error) => {
                self.clear();
                replace_file(&path, bytes, durability)
            }
            written => written,
        };
        written.map_err(|error| CommandError::unwritable(path, error))
    }

    /// Removes what only the earlier site had. What cannot be removed stays on the list.
    fn clear(&self) {
        self.cleared.get_or_init(|| {
            for name in self.earlier.without(&self.new) {
                let _ = fs::remove_file(self.path.join(name));
            }
        });
    }

    /// Removes what only the earlier site had, then writes the list of the new one.
    fn finish(&self) -> Result<(), CommandError> {
        self.clear();
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

/// Whether a write failed for lack of room.
fn is_full(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded
    )
}

/// The files of the earlier site in a folder: none if it is missing, or if a build that was
/// interrupted before it wrote its list, or nobody, left something in it.
fn earlier(path: &Path) -> Result<FileList, CommandError> {
    let unreadable = |error| CommandError::unreadable(path, error);
    if let Some(bytes) = read_own(&path.join(LIST))?
        && let Some(list) = str::from_utf8(&bytes).ok().and_then(FileList::parse)
    {
        return Ok(list);
    }
    if holds_files(path).map_err(unreadable)? {
        return Err(about_file(path, |words, path| {
            words.publish.not_a_site(path)
        }));
    }
    Ok(FileList::default())
}

/// Whether a folder, or one in it, has a file that is neither our lock nor a list half written.
fn holds_files(folder: &Path) -> io::Result<bool> {
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(false),
        entries => entries?,
    };
    for entry in entries {
        let entry = entry?;
        let name = entry.file_name();
        let name = name.to_string_lossy();
        let is_ours = name == LOCK || temporary_for(&name) == Some(LIST);
        let holds = if entry.file_type()?.is_dir() {
            holds_files(&entry.path())?
        } else {
            !is_ours
        };
        if holds {
            return Ok(true);
        }
    }
    Ok(false)
}

/// An error about a file or a folder.
fn about_file(path: &Path, explain: fn(&Language, &Path) -> Explanation) -> CommandError {
    let path = path.to_owned();
    CommandError::new("file", move |words| explain(words, &path))
}
