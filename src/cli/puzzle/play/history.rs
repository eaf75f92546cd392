use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use crate::cli::data;
use crate::cli::output::{Output, write_file};
use crate::puzzle::{Event, HistoryError, SolveHistory, SolveRecord};
use crate::report::Complaint;

/// The history of puzzles and its folder. If it cannot be saved, the user is warned once, and it is
/// kept in memory.
pub(super) struct HistoryFile {
    record: SolveHistory,
    folder: Option<PathBuf>,
}

impl HistoryFile {
    /// Opens the history. A file that cannot be understood is an error: it may be precious, and is
    /// never overwritten.
    pub(super) fn open(output: &Output) -> Result<HistoryFile, Complaint> {
        let opened = data::folder().and_then(|folder| {
            let _lock = lock(&folder)?;
            Ok((read(&folder)?, folder))
        });
        match opened {
            Ok((record, folder)) => Ok(HistoryFile {
                record,
                folder: Some(folder),
            }),
            Err(error @ Complaint::NoRecord { .. }) => Err(error),
            Err(error) => {
                output.warn(&Complaint::NotKept(Box::new(error)));
                Ok(HistoryFile {
                    record: SolveHistory::default(),
                    folder: None,
                })
            }
        }
    }

    /// Everything done so far.
    pub(super) fn record(&self) -> &SolveHistory {
        &self.record
    }

    /// Adds what happened to a puzzle to the history as it now stands in the file: another session
    /// may have written to it.
    pub(super) fn add(&mut self, to: &SolveRecord, event: Event, seconds: u64, output: &Output) {
        if let Some(folder) = &self.folder {
            match add_to_file(folder, to, event, seconds) {
                Ok(record) => {
                    self.record = record;
                    return;
                }
                Err(error) => output.warn(&Complaint::NotKept(Box::new(error))),
            }
            self.folder = None;
        }
        self.record.add(to, event, seconds);
    }
}

fn add_to_file(
    folder: &Path,
    to: &SolveRecord,
    event: Event,
    seconds: u64,
) -> Result<SolveHistory, Complaint> {
    let _lock = lock(folder)?;
    let mut record = read(folder)?;
    record.add(to, event, seconds);
    write_file(&file(folder), record.to_json().as_bytes())?;
    Ok(record)
}

fn file(folder: &Path) -> PathBuf {
    folder.join("puzzles.json")
}

/// Waits until no other session reads or writes the history. The lock lasts until the file is
/// dropped.
fn lock(folder: &Path) -> Result<File, Complaint> {
    let path = folder.join("puzzles.lock");
    let locked = fs::create_dir_all(folder).and_then(|()| {
        let file = File::options()
            .create(true)
            .truncate(false)
            .write(true)
            .open(&path)?;
        file.lock()?;
        Ok(file)
    });
    locked.map_err(|error| Complaint::Unwritable { path, error })
}

fn read(folder: &Path) -> Result<SolveHistory, Complaint> {
    let path = file(folder);
    let bytes = match fs::read(&path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(SolveHistory::default()),
        Err(error) => return Err(Complaint::Unreadable { path, error }),
    };
    let text = String::from_utf8(bytes).map_err(|error| HistoryError::Broken(error.to_string()));
    text.and_then(|text| SolveHistory::from_json(&text))
        .map_err(|error| Complaint::NoRecord { path, error })
}
