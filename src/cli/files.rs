//! Files of the user: written whole or not at all, and the folder for data.

use std::env;
use std::fs::{self, File, OpenOptions, Permissions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use etcetera::{BaseStrategy, choose_base_strategy};

use crate::cli::CommandError;

/// Names the folder in which things are kept, in the place of the user's own.
const VARIABLE: &str = "SIXFOLD_DATA_DIR";

/// The folder in which what a person did is kept. It need not exist.
pub(crate) fn data_folder() -> Result<PathBuf, CommandError> {
    if let Some(named) = env::var_os(VARIABLE).filter(|named| !named.is_empty()) {
        return Ok(named.into());
    }
    choose_base_strategy()
        .map(|system| system.data_dir().join("sixfold"))
        .map_err(|_| CommandError::new("file", |words| words.cli.no_data_folder()))
}

/// Whether two names lead to one file.
pub(crate) fn is_same_file(one: &Path, other: &Path) -> bool {
    fs::canonicalize(one).is_ok_and(|one| fs::canonicalize(other).is_ok_and(|other| one == other))
}

/// Writes a file whole or not at all: to a temporary file beside it, which then takes its name.
pub(crate) fn write_file(path: &Path, bytes: &[u8]) -> Result<(), CommandError> {
    let written = match fs::metadata(path) {
        // A pipe or a device stays what it is; a folder is an error.
        Ok(there) if !there.is_file() => OpenOptions::new()
            .write(true)
            .open(path)
            .and_then(|mut to| to.write_all(bytes)),
        Ok(there) => replace(&behind_links(path), bytes, Some(there.permissions())),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            replace(&behind_links(path), bytes, None)
        }
        Err(error) => Err(error),
    };
    written.map_err(|error| CommandError::unwritable(path, error))
}

fn replace(path: &Path, bytes: &[u8], permissions: Option<Permissions>) -> io::Result<()> {
    let (temporary, made) = new_file(|number| temporary_name(path, number));
    let mut file = made?;
    let written = permissions
        .map_or(Ok(()), |permissions| file.set_permissions(permissions))
        .and_then(|()| {
            file.write_all(bytes)?;
            file.sync_all()?;
            fs::rename(&temporary, path)
        });
    written.inspect_err(|_| {
        // Whatever is left of it is of no use; the first error is the one to tell.
        let _ = fs::remove_file(&temporary);
    })
}

/// Follows symbolic links to their target, which may not exist; the links themselves stay. The
/// system has already ruled out loops.
fn behind_links(path: &Path) -> PathBuf {
    let mut path = path.to_owned();
    while let Ok(to) = fs::read_link(&path) {
        path = path
            .parent()
            .map_or_else(|| to.clone(), |folder| folder.join(&to));
    }
    path
}

/// The name of a temporary file beside a file. If a stale one has our process number, the next
/// name will do.
fn temporary_name(path: &Path, number: u32) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    let process = std::process::id();
    name.push(if number == 1 {
        format!(".{process}.tmp")
    } else {
        format!(".{process}-{number}.tmp")
    });
    path.with_file_name(name)
}

/// Makes a file under the first name, counted from 1, that none has yet.
pub(crate) fn new_file(name: impl Fn(u32) -> PathBuf) -> (PathBuf, io::Result<File>) {
    let mut number = 1;
    loop {
        let path = name(number);
        match File::create_new(&path) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
            made => return (path, made),
        }
    }
}
