use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use crate::cli::files;
use crate::cli::files::write_file;
use crate::cli::terminal::output::Output;
use crate::cli::{CommandError, Complaint};
use crate::puzzle::{Event, HistoryError, SolveHistory, SolveRecord};

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
        let opened = files::data_folder().and_then(|folder| {
            let _lock = lock(&folder)?;
            Ok((read(&folder)?, folder))
        });
        match opened {
            Ok((record, folder)) => Ok(HistoryFile {
                record,
                folder: Some(folder),
            }),
            Err(error @ CommandError::Complaint(Complaint::NoRecord { .. })) => Err(error),
            Err(error) => {
                output.warn(&Complaint::NotKept(Box::new(error.into())).explanation());
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
            match add_to_file(folder, to, event, seconds) {
                Ok(record) => {
                    self.record = record;
                    return;
                }
                Err(error) => {
                    output.warn(&Complaint::NotKept(Box::new(error.into())).explanation())
                }
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
) -> Result<SolveHistory, CommandError> {
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
fn lock(folder: &Path) -> Result<File, CommandError> {
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
    locked.map_err(|error| CommandError::unwritable(path, error))
}

fn read(folder: &Path) -> Result<SolveHistory, CommandError> {
    let path = file(folder);
    let bytes = match fs::read(&path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(SolveHistory::default()),
        Err(error) => return Err(CommandError::unreadable(path, error)),
    };
    let text = String::from_utf8(bytes).map_err(|error| HistoryError::Broken(error.to_string()));
    text.and_then(|text| SolveHistory::from_json(&text))
        .map_err(|error| Complaint::NoRecord { path, error }.into())
}
