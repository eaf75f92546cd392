//! Files of the user: read within a limit, written whole or not at all, locked while in use; and
//! the folder for data.

use std::env;
use std::fs::{self, File, OpenOptions, Permissions, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use crate::cli::CommandError;
use crate::cli::terminal::output::Output;

/// Names the data folder, instead of the user's own.
const VARIABLE: &str = "SIXFOLD_DATA_DIR";

/// The most bytes that are read from a file.
pub(crate) const LARGEST_FILE: u64 = 64 << 20;

/// The folder for saved games and for the history of puzzles. It need not exist.
pub(crate) fn data_folder() -> Result<PathBuf, CommandError> {
    if let Some(named) = env::var_os(VARIABLE).filter(|named| !named.is_empty()) {
        return Ok(named.into());
    }
    // As the XDG specification has it, on macOS too, where other programs of the shell do the same.
    let (variable, below_home) = if cfg!(windows) {
        ("APPDATA", "AppData/Roaming")
    } else {
        ("XDG_DATA_HOME", ".local/share")
    };
    let named = env::var_os(variable).map(PathBuf::from);
    let in_home = || Some(env::home_dir()?.join(below_home));
    named
        .filter(|folder| folder.is_absolute())
        .or_else(in_home)
        .filter(|folder| folder.is_absolute())
        .map(|folder| folder.join("sixfold"))
        .ok_or_else(|| CommandError::new("file", |words| words.cli.no_data_folder()))
}

/// Whether two names lead to one file.
pub(crate) fn is_same_file(one: &Path, other: &Path) -> bool {
    fs::canonicalize(one).is_ok_and(|one| fs::canonicalize(other).is_ok_and(|other| one == other))
}

/// The bytes of a file, unless it is too large. A pipe or a device will do.
pub(crate) fn read_bytes(path: &Path) -> Result<Vec<u8>, CommandError> {
    let file = File::open(path).map_err(|error| CommandError::unreadable(path, error))?;
    read_limited(file, &path.display().to_string(), |error| {
        CommandError::unreadable(path, error)
    })
}

/// All bytes of an input with a name, unless there are too many.
pub(crate) fn read_limited(
    input: impl Read,
    name: &str,
    unreadable: impl FnOnce(io::Error) -> CommandError,
) -> Result<Vec<u8>, CommandError> {
    let mut bytes = Vec::new();
    match input.take(LARGEST_FILE + 1).read_to_end(&mut bytes) {
        Err(error) => Err(unreadable(error)),
        Ok(length) if length as u64 > LARGEST_FILE => {
            let name = name.to_owned();
            Err(CommandError::new("file", move |words| {
                words
                    .cli
                    .large_file(words.terminal.source(&name), LARGEST_FILE >> 20)
            }))
        }
        Ok(_) => Ok(bytes),
    }
}

/// The bytes of a file that this program also writes; nothing if there is none. Anything else
/// under its name, such as a pipe, is an error.
pub(crate) fn read_own(path: &Path) -> Result<Option<Vec<u8>>, CommandError> {
    match require_file(path) {
        Ok(true) => read_bytes(path).map(Some),
        Ok(false) => Ok(None),
        Err(error) => Err(CommandError::unreadable(path, error)),
    }
}

/// Whether there is a file under a name. Something else under it is an error: to open a pipe would
/// wait for ever.
fn require_file(path: &Path) -> io::Result<bool> {
    match fs::metadata(path) {
        Ok(about) if about.is_file() => Ok(true),
        Ok(_) => Err(io::Error::other("it is not a regular file")),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error),
    }
}

/// Whether a file must survive a power cut once it is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Durability {
    /// The file and its folder are synced.
    Synced,
    /// It can be made again: a kill loses nothing, a power cut may.
    Unsynced,
}

/// Writes a file whole or not at all, synced, and removes what killed runs left of it.
pub(crate) fn write_file(path: &Path, bytes: &[u8]) -> Result<(), CommandError> {
    write_file_with(path, &mut |to| to.write_all(bytes))
        .map_err(|error| CommandError::unwritable(path, error))
}

/// The same with bytes that are not all in memory.
pub(crate) fn write_file_with(path: &Path, write: WriteTo<'_>) -> io::Result<()> {
    let target = behind_links(path);
    if let (Some(folder), Some(name)) = (folder_of(&target), target.file_name()) {
        remove_leftovers(folder, |stem| Some(stem) == name.to_str());
    }
    replace_file_with(path, write, Durability::Synced)
}

/// What writes the bytes of a file.
type WriteTo<'a> = &'a mut dyn FnMut(&mut File) -> io::Result<()>;

/// Writes a new file whole or not at all; it is an error if the name is taken.
pub(crate) fn create_file(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if fs::symlink_metadata(path).is_ok() {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    let write: WriteTo = &mut |to| to.write_all(bytes);
    write_beside(path, write, None, Durability::Synced, link_new)
}

/// Gives a file a new name, and takes its old one; never replaces another file.
fn link_new(temporary: &Path, path: &Path) -> io::Result<()> {
    match fs::hard_link(temporary, path) {
        // The second name does no harm if it stays.
        Ok(()) => fs::remove_file(temporary).or(Ok(())),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(error),
        // A file system where a file has one name: an empty file reserves it.
        Err(_) => {
            File::create_new(path)?;
            fs::rename(temporary, path).inspect_err(|_| {
                // The first error is the one to report.
                let _ = fs::remove_file(path);
            })
        }
    }
}

/// Writes a file whole or not at all: to a temporary file beside it, which then takes its name.
pub(crate) fn replace_file(path: &Path, bytes: &[u8], durability: Durability) -> io::Result<()> {
    replace_file_with(path, &mut |to| to.write_all(bytes), durability)
}

fn replace_file_with(path: &Path, write: WriteTo<'_>, durability: Durability) -> io::Result<()> {
    match fs::metadata(path) {
        // A pipe or a device stays what it is; a folder is an error.
        Ok(there) if !there.is_file() => OpenOptions::new()
            .write(true)
            .open(path)
            .and_then(|mut to| write(&mut to)),
        // To replace it would go round its owner's wish.
        Ok(there) if there.permissions().readonly() => Err(io::Error::new(
            io::ErrorKind::PermissionDenied,
            "it is read-only",
        )),
        Ok(there) => replace(path, write, Some(there.permissions()), durability),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            replace(path, write, None, durability)
        }
        Err(error) => Err(error),
    }
}

fn replace(
    path: &Path,
    write: WriteTo<'_>,
    permissions: Option<Permissions>,
    durability: Durability,
) -> io::Result<()> {
    let rename = |temporary: &Path, path: &Path| fs::rename(temporary, path);
    write_beside(&behind_links(path), write, permissions, durability, rename)
}

/// Writes a temporary file beside a file, and then lets it take its place.
fn write_beside(
    path: &Path,
    write: WriteTo<'_>,
    permissions: Option<Permissions>,
    durability: Durability,
    take_place: impl FnOnce(&Path, &Path) -> io::Result<()>,
) -> io::Result<()> {
    let (temporary, mut file) = temporary_file(path)?;
    let written = permissions
        .map_or(Ok(()), |permissions| file.set_permissions(permissions))
        .and_then(|()| {
            write(&mut file)?;
            if durability == Durability::Synced {
                file.sync_all()?;
            }
            take_place(&temporary, path)
        });
    written.inspect_err(|_| {
        // Whatever is left of it is of no use; the first error is the one to report.
        let _ = fs::remove_file(&temporary);
    })?;
    if durability == Durability::Synced {
        sync_folder(path)?;
    }
    Ok(())
}

/// Makes a temporary file beside a file. It is locked, so that no other process takes it for a
/// left-over.
fn temporary_file(path: &Path) -> io::Result<(PathBuf, File)> {
    for number in 1.. {
        let temporary = temporary_name(path, number);
        match File::create_new(&temporary) {
            // One that was removed before it was locked is another process's left-over.
            Ok(file) => match file.try_lock() {
                Err(TryLockError::WouldBlock) => {}
                _ if is_at(&file, &temporary) => return Ok((temporary, file)),
                _ => {}
            },
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    unreachable!("there is always a next number")
}

/// The name of a temporary file beside a file: `NAME.PID.tmp`, and `NAME.PID-2.tmp` if that is
/// taken.
fn temporary_name(path: &Path, number: u64) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    let process = std::process::id();
    name.push(if number == 1 {
        format!(".{process}.tmp")
    } else {
        format!(".{process}-{number}.tmp")
    });
    path.with_file_name(name)
}

/// The file that a temporary file was to become, by its name.
pub(crate) fn temporary_for(name: &str) -> Option<&str> {
    let (stem, number) = name.strip_suffix(".tmp")?.rsplit_once('.')?;
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|sign| sign.is_ascii_digit());
    let (process, second) = number.split_once('-').unwrap_or((number, "2"));
    (!stem.is_empty() && is_number(process) && is_number(second)).then_some(stem)
}

/// Removes the temporary files in a folder that killed runs left of files with these names. Those
/// that a process still writes are locked and stay.
pub(crate) fn remove_leftovers(folder: &Path, is_ours: impl Fn(&str) -> bool) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries.flatten() {
        let name = entry.file_name();
        let is_leftover = name.to_str().and_then(temporary_for).is_some_and(&is_ours)
            && entry.file_type().is_ok_and(|kind| kind.is_file());
        if is_leftover
            && let Ok(file) = OpenOptions::new().write(true).open(entry.path())
            && file.try_lock().is_ok()
        {
            // It does no harm if it stays.
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Follows symbolic links to their target, which may not exist; the links themselves stay. Links
/// that lead round in a circle are left to the system, which refuses them.
fn behind_links(path: &Path) -> PathBuf {
    let mut target = path.to_owned();
    for _ in 0..MOST_LINKS {
        let Ok(to) = fs::read_link(&target) else {
            return target;
        };
        target = target
            .parent()
            .map_or_else(|| to.clone(), |folder| folder.join(&to));
    }
    path.to_owned()
}

/// The most links that Linux follows.
const MOST_LINKS: usize = 40;

/// The folder that a file stands in.
fn folder_of(path: &Path) -> Option<&Path> {
    path.parent().map(|folder| {
        if folder.as_os_str().is_empty() {
            Path::new(".")
        } else {
            folder
        }
    })
}

/// Makes sure that a file's name survives a power cut, where the system can do that.
fn sync_folder(path: &Path) -> io::Result<()> {
    let Some(folder) = folder_of(path).filter(|_| cfg!(unix)) else {
        return Ok(());
    };
    let synced = File::open(folder).and_then(|folder| folder.sync_all());
    match synced.map_err(|error| (error.kind(), error)) {
        // A folder that may be written but not read, or a file system without it.
        Err((
            io::ErrorKind::PermissionDenied
            | io::ErrorKind::InvalidInput
            | io::ErrorKind::Unsupported,
            _,
        )) => Ok(()),
        other => other.map_err(|(_, error)| error),
    }
}

/// Whether an open file still stands under a name.
fn is_at(file: &File, path: &Path) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        let key = |about: fs::Metadata| (about.dev(), about.ino());
        file.metadata()
            .map(key)
            .is_ok_and(|open| fs::metadata(path).map(key).is_ok_and(|named| open == named))
    }
    #[cfg(not(unix))]
    {
        let _ = (file, path);
        true
    }
}

/// A file that only one process holds at a time; it has the process's number. It is removed when
/// the lock is dropped. The system releases it if the process is killed.
#[derive(Debug)]
pub(crate) struct Lock {
    /// Holds the lock as long as it is open.
    _file: File,
    path: PathBuf,
}

/// Why there is no lock.
pub(crate) enum LockError {
    /// Another process has held it all the time; its number, if it is known.
    Held(Option<u32>),
    /// The file cannot be made.
    Failed(io::Error),
}

/// Before this time, nobody notices that there was a wait.
const UNNOTICED: Duration = Duration::from_millis(400);

impl Lock {
    /// Takes a lock. If another process holds it, says so and waits this long.
    pub(crate) fn take(
        path: &Path,
        patience: Duration,
        output: &Output,
    ) -> Result<Lock, LockError> {
        let (started, mut is_announced) = (Instant::now(), false);
        loop {
            if let Some(lock) = Lock::try_take(path).map_err(LockError::Failed)? {
                return Ok(lock);
            }
            let holder = fs::read_to_string(path)
                .ok()
                .and_then(|text| text.trim().parse().ok());
            if started.elapsed() >= patience {
                return Err(LockError::Held(holder));
            }
            if started.elapsed() >= UNNOTICED && !is_announced {
                output.note(&output.words().cli.waiting(path, holder));
                is_announced = true;
            }
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// Takes a lock unless another process holds it.
    fn try_take(path: &Path) -> io::Result<Option<Lock>> {
        require_file(path)?;
        let mut file = OpenOptions::new()
            .create(true)
            .truncate(false)
            .write(true)
            .open(path)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Ok(None),
            Err(TryLockError::Error(error)) => return Err(error),
        }
        // Its holder may have removed it in between: then it protects nothing.
        if !is_at(&file, path) {
            return Ok(None);
        }
        // The number is only for messages.
        let _ = file
            .set_len(0)
            .and_then(|()| writeln!(file, "{}", std::process::id()));
        let path = path.to_owned();
        Ok(Some(Lock { _file: file, path }))
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // It is removed while it is held; elsewhere an open file may not be removed, and stays.
        if cfg!(unix) {
            let _ = fs::remove_file(&self.path);
        }
    }
}

impl LockError {
    /// The error for people.
    pub(crate) fn about(self, path: &Path) -> CommandError {
        let path = path.to_owned();
        match self {
            LockError::Held(process) => {
                CommandError::new("busy", move |words| words.cli.in_use(&path, process))
            }
            LockError::Failed(error) => CommandError::unwritable(path, error),
        }
    }
}
