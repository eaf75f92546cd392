use std::cmp::Reverse;
use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use crate::cli::files::{Lock, LockError, create_file, read_own, remove_leftovers, write_file};
use crate::cli::terminal::output::Output;
use crate::cli::{CommandError, input};
use crate::play::LiveGame;
use crate::record::Record;

/// The folder of saved games, a file each.
pub(crate) struct Games(PathBuf);

impl Games {
    pub(crate) fn in_folder(folder: PathBuf) -> Games {
        Games(folder.join("games"))
    }

    /// The game that was saved last of those that are not over. A file that cannot be understood is
    /// left alone, with a warning.
    pub(crate) fn last_unfinished(
        &self,
        output: &Output,
    ) -> Result<Option<(LiveGame, Saver)>, CommandError> {
        for path in self.files()? {
            let is_over = read(&path).map(|(live, _)| live.is_over());
            match is_over.and_then(|is_over| (!is_over).then(|| resume(&path, output)).transpose())
            {
                Ok(None) => {}
                Ok(saved) => return Ok(saved),
                Err(error) => output.warn_of(&error),
            }
        }
        Ok(None)
    }

    /// The files of games, the one written last first.
    fn files(&self) -> Result<Vec<PathBuf>, CommandError> {
        let unreadable = |error| CommandError::unreadable(self.0.clone(), error);
        let entries = match fs::read_dir(&self.0) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(unreadable(error)),
        };
        let paths = entries
            .map(|entry| Ok(entry?.path()))
            .collect::<io::Result<Vec<PathBuf>>>()
            .map_err(unreadable)?;
        let mut files: Vec<(Reverse<SystemTime>, PathBuf)> = paths
            .into_iter()
            .filter(|path| path.extension().is_some_and(|ending| ending == "txt") && has_game(path))
            .map(|path| (Reverse(written(&path)), path))
            .collect();
        files.sort();
        Ok(files.into_iter().map(|(_, path)| path).collect())
    }

    /// Writes a game to a new file, named after it: `classic-7.txt`, `classic-7-2.txt`, and so on.
    fn begin(&self, live: &LiveGame, output: &Output) -> Result<SavedFile, CommandError> {
        let unwritable = |path: &Path, error| CommandError::unwritable(path.to_owned(), error);
        fs::create_dir_all(&self.0).map_err(|error| unwritable(&self.0, error))?;
        remove_leftovers(&self.0, |name| name.ends_with(".txt"));
        let name = format!("{}-{}", live.lineup().rules().name(), live.lineup().seed());
        let bytes = live.to_save_text().into_bytes();
        let mut number = 1;
        loop {
            let path = self.0.join(if number == 1 {
                format!("{name}.txt")
            } else {
                format!("{name}-{number}.txt")
            });
            match create_file(&path, &bytes) {
                Ok(()) => {
                    let lock = lock(&path, output)?;
                    return Ok(SavedFile { path, bytes, lock });
                }
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
                Err(error) => return Err(unwritable(&path, error)),
            }
        }
    }
}

/// How long to wait for another session that plays a game.
const PATIENCE: Duration = Duration::from_millis(200);

/// Locks a saved game while it is played. Another session that plays it is an error. If there can
/// be no lock, as in a folder that may not be written, the game goes on without one: saving it will
/// fail too, and say so.
fn lock(path: &Path, output: &Output) -> Result<Option<Lock>, CommandError> {
    let mut name = OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    name.push(".lock");
    match Lock::take(&path.with_file_name(name), PATIENCE, output) {
        Ok(lock) => Ok(Some(lock)),
        Err(LockError::Failed(_)) => Ok(None),
        Err(LockError::Held(process)) => {
            let path = path.to_owned();
            Err(CommandError::new("busy", move |words| {
                words.play.game_in_use(&path, process)
            }))
        }
    }
}

/// Whether a file may hold a game: one that a session of version 0.1 was killed over is empty, and
/// anything but a file is not ours.
fn has_game(path: &Path) -> bool {
    path.metadata()
        .is_ok_and(|about| about.is_file() && about.len() > 0)
}

fn written(path: &Path) -> SystemTime {
    path.metadata()
        .and_then(|about| about.modified())
        .unwrap_or(SystemTime::UNIX_EPOCH)
}

/// The game of a file, which is saved there from now on.
pub(crate) fn resume(path: &Path, output: &Output) -> Result<(LiveGame, Saver), CommandError> {
    // Whoever names the file by a link plays the same game.
    let real = fs::canonicalize(path).map_err(|error| CommandError::unreadable(path, error))?;
    let lock = lock(&real, output)?;
    let (live, bytes) = read(path)?;
    let path = path.to_owned();
    let saver = Saver {
        games: None,
        file: Some(SavedFile { path, bytes, lock }),
    };
    Ok((live, saver))
}

/// The game of a file, and the file's bytes.
fn read(path: &Path) -> Result<(LiveGame, Vec<u8>), CommandError> {
    let missing = || CommandError::unreadable(path, io::ErrorKind::NotFound.into());
    let bytes = read_own(path)?.ok_or_else(missing)?;
    let name = path.display().to_string();
    let source = input::text(bytes.clone(), &name)?;
    let record: Record = match source.parse() {
        Ok(record) => record,
        Err(error) => {
            return Err(CommandError::notation(error, source, name));
        }
    };
    let live = LiveGame::resume(&record, &source).map_err(|reason| {
        CommandError::new("file", move |words| {
            words.play.not_resumable(&name, &reason)
        })
    })?;
    Ok((live, bytes))
}

/// The file of a game that is being played.
struct SavedFile {
    path: PathBuf,
    /// What was read from it or written to it last.
    bytes: Vec<u8>,
    #[expect(dead_code, reason = "it is held as long as the game is played")]
    lock: Option<Lock>,
}

/// Saves a game after each turn. If that is not possible, there is one warning, and the game goes
/// on.
pub(crate) struct Saver {
    /// Where to create the file, until it exists.
    games: Option<Result<Games, CommandError>>,
    file: Option<SavedFile>,
}

impl Saver {
    /// For a game that is not saved yet.
    pub(crate) fn new(games: Result<Games, CommandError>) -> Saver {
        Saver {
            games: Some(games),
            file: None,
        }
    }

    /// Where the game is saved, if it is.
    pub(crate) fn path(&self) -> Option<&Path> {
        self.file.as_ref().map(|file| &*file.path)
    }

    pub(crate) fn save(&mut self, live: &LiveGame, output: &Output) {
        if let Err(error) = self.write(live, output) {
            self.file = None;
            let words = output.words();
            output.warn(&words.play.game_not_saved(&error.explanation(words)));
        }
    }

    fn write(&mut self, live: &LiveGame, output: &Output) -> Result<(), CommandError> {
        if let Some(games) = self.games.take() {
            self.file = Some(games?.begin(live, output)?);
            return Ok(());
        }
        let Some(file) = &mut self.file else {
            return Ok(());
        };
        // An editor may have written to it: that is not lost.
        if read_own(&file.path)?.as_ref() != Some(&file.bytes) {
            let path = file.path.clone();
            return Err(CommandError::new("file", move |words| {
                words.play.game_changed(&path)
            }));
        }
        let bytes = live.to_save_text().into_bytes();
        write_file(&file.path, &bytes)?;
        file.bytes = bytes;
        Ok(())
    }
}

/// Writes a game to a file that does not exist yet.
pub(crate) fn save_to(live: &LiveGame, path: &Path) -> Result<(), CommandError> {
    create_file(path, live.to_save_text().as_bytes()).map_err(|error| {
        let path = path.to_owned();
        if error.kind() == io::ErrorKind::AlreadyExists {
            CommandError::new("file", move |words| words.play.file_exists(&path))
        } else {
            CommandError::unwritable(path, error)
        }
    })
}
