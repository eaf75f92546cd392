use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use jiff::civil::Date;

use super::super::daily::Day;
use super::super::shown::ShownPuzzle;
use crate::cli::files::{Lock, data_folder, read_own, write_file};
use crate::cli::terminal::output::Output;
use crate::cli::{CommandError, input};
use crate::puzzle::{Event, HistoryError, SolveHistory, SolveRecord, Solving, Stored};
use crate::search::Searcher;

/// The puzzles to solve, at least one.
pub(crate) struct PuzzleSet {
    puzzles: Vec<LoadedPuzzle>,
    name: String,
}

/// A puzzle that is known to be right.
pub(crate) struct LoadedPuzzle {
    shown: ShownPuzzle,
    /// Its record before anything was done with it.
    untouched: SolveRecord,
}

impl LoadedPuzzle {
    /// `daily`: the day whose puzzle it is, if it is one.
    fn new(shown: ShownPuzzle, daily: Option<Date>) -> LoadedPuzzle {
        let untouched = SolveRecord::new(shown.id(), &shown.puzzle(), daily);
        LoadedPuzzle { shown, untouched }
    }

    pub(crate) fn is_daily(&self) -> bool {
        self.untouched.daily.is_some()
    }

    pub(crate) fn show(&self, output: &Output) -> Result<(), CommandError> {
        output.print(&self.shown.text(false, output.page()))
    }

    /// What the history knows of it.
    pub(crate) fn entry(&self, history: &SolveHistory) -> SolveRecord {
        match history.find(&self.untouched) {
            Some(known) => SolveRecord {
                daily: self.untouched.daily.or(known.daily),
                ..known.clone()
            },
            None => self.untouched.clone(),
        }
    }

    /// Continues where it was left. A puzzle that is done starts again.
    pub(crate) fn begin(&self, before: &SolveRecord) -> Solving {
        let (attempts, hints) = if before.end.is_none() {
            (before.attempts, before.hints)
        } else {
            (0, 0)
        };
        Solving::resumed(self.shown.puzzle(), self.shown.title(), attempts, hints)
    }
}

impl PuzzleSet {
    /// The puzzle of a day alone.
    pub(crate) fn of_day(day: &Day) -> Result<PuzzleSet, CommandError> {
        let (date, shown) = day.puzzle()?;
        let puzzle = LoadedPuzzle::new(shown, Some(date));
        Ok(PuzzleSet {
            puzzles: vec![puzzle],
            name: String::new(),
        })
    }

    /// The puzzles of a file, each of them proved: nobody is to look for a wrong answer.
    pub(crate) fn of_file(path: &Path) -> Result<PuzzleSet, CommandError> {
        let (source, name) = input::read_file(path)?;
        let documents = input::puzzles(source, &name)?;
        let mut searcher = Searcher::new();
        let mut puzzles = Vec::new();
        for document in documents {
            let id = document.id().to_owned();
            let shown = match document {
                Stored::Tiles(document) => document
                    .puzzle(&mut searcher)
                    .map(|puzzle| ShownPuzzle::tiles(puzzle, *document)),
                Stored::Qwords(document) => document
                    .puzzle()
                    .map(|puzzle| ShownPuzzle::qwords(puzzle, *document)),
            };
            match shown {
                Ok(shown) => puzzles.push(LoadedPuzzle::new(shown, None)),
                Err(errors) => {
                    return Err(CommandError::new("file", move |words| {
                        words.play.wrong_puzzle(&name, &id, &errors)
                    }));
                }
            }
        }
        Ok(PuzzleSet { puzzles, name })
    }

    #[expect(
        clippy::indexing_slicing,
        reason = "places come from `find` and `open_after`, or are 0 in a set that has a puzzle"
    )]
    pub(crate) fn get(&self, place: usize) -> &LoadedPuzzle {
        &self.puzzles[place]
    }

    pub(crate) fn has_several(&self) -> bool {
        self.puzzles.len() > 1
    }

    /// The place of the puzzle with an id.
    pub(crate) fn find(&self, id: &str) -> Result<usize, CommandError> {
        let ids = || self.puzzles.iter().map(|puzzle| &*puzzle.untouched.id);
        ids().position(|known| known == id).ok_or_else(|| {
            let (name, id) = (self.name.clone(), id.to_owned());
            let known: Vec<String> = ids().map(str::to_owned).collect();
            CommandError::new("not-found", move |words| {
                words.play.unknown_puzzle(&name, &id, &known)
            })
        })
    }

    /// The first puzzle after a place, and then from the beginning, that is neither solved nor
    /// given up.
    pub(crate) fn open_after(&self, place: Option<usize>, history: &SolveHistory) -> Option<usize> {
        let count = self.puzzles.len();
        let first = place.map_or(0, |place| place + 1);
        let others = (first..first + count)
            .map(|next| next % count)
            .filter(|&next| Some(next) != place);
        others.into_iter().find(|&next| self.is_open(next, history))
    }

    /// How many puzzles but this one are open.
    pub(crate) fn others_open(&self, place: usize, history: &SolveHistory) -> usize {
        (0..self.puzzles.len())
            .filter(|&other| other != place && self.is_open(other, history))
            .count()
    }

    fn is_open(&self, place: usize, history: &SolveHistory) -> bool {
        self.get(place).entry(history).end.is_none()
    }
}

/// The history of puzzles and its folder. If it cannot be saved, the user is warned once, and it is
/// kept in memory.
pub(crate) struct HistoryFile {
    record: SolveHistory,
    folder: Option<PathBuf>,
}

impl HistoryFile {
    /// Opens the history. A file that cannot be understood is an error: it may be precious, and is
    /// never overwritten.
    pub(crate) fn open(output: &Output) -> Result<HistoryFile, CommandError> {
        let opened = data_folder().and_then(|folder| {
            let _lock = lock(&folder, output)?;
            Ok((read_own(&file(&folder))?, folder))
        });
        match opened {
            Ok((bytes, folder)) => Ok(HistoryFile {
                record: parse(bytes, &folder)?,
                folder: Some(folder),
            }),
            Err(error) => {
                warn(&error, output);
                Ok(HistoryFile {
                    record: SolveHistory::default(),
                    folder: None,
                })
            }
        }
    }

    /// Everything done so far.
    pub(crate) fn record(&self) -> &SolveHistory {
        &self.record
    }

    /// Adds what happened to a puzzle to the history as it now stands in the file: another session
    /// may have written to it.
    pub(crate) fn add(&mut self, to: &SolveRecord, event: Event, seconds: u64, output: &Output) {
        if let Some(folder) = &self.folder {
            match add_to_file(folder, to, event, seconds, output) {
                Ok(record) => {
                    self.record = record;
                    return;
                }
                Err(error) => warn(&error, output),
            }
            self.folder = None;
        }
        self.record.add(to, event, seconds);
    }
}

fn warn(error: &CommandError, output: &Output) {
    let words = output.words();
    output.warn(&words.play.history_not_saved(&error.explanation(words)));
}

fn add_to_file(
    folder: &Path,
    to: &SolveRecord,
    event: Event,
    seconds: u64,
    output: &Output,
) -> Result<SolveHistory, CommandError> {
    let _lock = lock(folder, output)?;
    let mut record = parse(read_own(&file(folder))?, folder)?;
    record.add(to, event, seconds);
    write_file(&file(folder), record.to_json().as_bytes())?;
    Ok(record)
}

fn file(folder: &Path) -> PathBuf {
    folder.join("puzzles.json")
}

/// How long to wait for another session; each holds the lock for a moment only.
const PATIENCE: Duration = Duration::from_secs(5);

/// Takes the lock without which nobody reads or writes the history.
fn lock(folder: &Path, output: &Output) -> Result<Lock, CommandError> {
    fs::create_dir_all(folder).map_err(|error| CommandError::unwritable(folder, error))?;
    let path = folder.join("puzzles.lock");
    Lock::take(&path, PATIENCE, output).map_err(|error| error.about(&path))
}

fn parse(bytes: Option<Vec<u8>>, folder: &Path) -> Result<SolveHistory, CommandError> {
    let Some(bytes) = bytes else {
        return Ok(SolveHistory::default());
    };
    let text = String::from_utf8(bytes).map_err(|error| HistoryError::Broken(error.to_string()));
    text.and_then(|text| SolveHistory::from_json(&text))
        .map_err(|error| {
            let path = file(folder);
            CommandError::new("file", move |words| words.play.bad_history(&path, &error))
        })
}
