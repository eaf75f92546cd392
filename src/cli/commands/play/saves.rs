use std::cmp::Reverse;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::cli::files::{new_file, write_file};
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
            match resume(&path) {
                Ok((live, _)) if live.is_over() => {}
                Ok(saved) => return Ok(Some(saved)),
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
            .filter(|path| {
                path.extension().is_some_and(|ending| ending == "txt") && !is_empty(path)
            })
            .map(|path| (Reverse(written(&path)), path))
            .collect();
        files.sort();
        Ok(files.into_iter().map(|(_, path)| path).collect())
    }

    /// A file that was not there before, named after the game: `classic-7.txt`, `classic-7-2.txt`,
    /// and so on.
    fn new_file(&self, live: &LiveGame) -> Result<PathBuf, CommandError> {
        let name = format!("{}-{}", live.lineup().rules().name(), live.lineup().seed());
        let made = fs::create_dir_all(&self.0);
        made.map_err(|error| CommandError::unwritable(self.0.clone(), error))?;
        let (path, made) = new_file(|number| {
            self.0.join(if number == 1 {
                format!("{name}.txt")
            } else {
                format!("{name}-{number}.txt")
            })
        });
        match made {
            Ok(_) => Ok(path),
            Err(error) => Err(CommandError::unwritable(path, error)),
        }
    }

    /// Writes a game to a new file, and leaves no file behind if that fails.
    fn begin(&self, live: &LiveGame) -> Result<(PathBuf, Vec<u8>), CommandError> {
        let (path, bytes) = (self.new_file(live)?, live.to_save_text().into_bytes());
        write_file(&path, &bytes).inspect_err(|_| {
            // An empty file is no game; the first error is the one to report.
            let _ = fs::remove_file(&path);
        })?;
        Ok((path, bytes))
    }
}

/// Whether a file was begun, perhaps by a session that was killed, and has no game yet.
fn is_empty(path: &Path) -> bool {
    path.metadata().is_ok_and(|about| about.len() == 0)
}

fn written(path: &Path) -> SystemTime {
    path.metadata()
        .and_then(|about| about.modified())
        .unwrap_or(SystemTime::UNIX_EPOCH)
}

/// The game of a file, which is saved there from now on.
pub(crate) fn resume(path: &Path) -> Result<(LiveGame, Saver), CommandError> {
    let bytes = fs::read(path).map_err(|error| CommandError::unreadable(path.to_owned(), error))?;
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
    let saver = Saver {
        games: None,
        file: Some((path.to_owned(), bytes)),
    };
    Ok((live, saver))
}

/// Saves a game after each turn. If that is not possible, there is one warning, and the game goes
/// on.
pub(crate) struct Saver {
    /// Where to create the file, until it exists.
    games: Option<Result<Games, CommandError>>,
    /// The file, and what was read from it or written to it last.
    file: Option<(PathBuf, Vec<u8>)>,
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
        self.file.as_ref().map(|(path, _)| &**path)
    }

    pub(crate) fn save(&mut self, live: &LiveGame, output: &Output) {
        if let Err(error) = self.write(live) {
            self.file = None;
            let words = output.words();
            output.warn(&words.play.game_not_saved(&error.explanation(words)));
        }
    }

    fn write(&mut self, live: &LiveGame) -> Result<(), CommandError> {
        if let Some(games) = self.games.take() {
            self.file = Some(games?.begin(live)?);
            return Ok(());
        }
        let Some((path, before)) = &mut self.file else {
            return Ok(());
        };
        // Another session may play the same game: what it wrote is not lost.
        let there =
            fs::read(&*path).map_err(|error| CommandError::unreadable(path.clone(), error))?;
        if there != *before {
            let path = path.clone();
            return Err(CommandError::new("file", move |words| {
                words.play.game_changed(&path)
            }));
        }
        let bytes = live.to_save_text().into_bytes();
        write_file(path, &bytes)?;
        *before = bytes;
        Ok(())
    }
}

/// Writes a game to a file that does not exist yet.
pub(crate) fn save_to(live: &LiveGame, path: &Path) -> Result<(), CommandError> {
    if path.exists() {
        let path = path.to_owned();
        return Err(CommandError::new("file", move |words| {
            words.play.file_exists(&path)
        }));
    }
    write_file(path, live.to_save_text().as_bytes())
}
