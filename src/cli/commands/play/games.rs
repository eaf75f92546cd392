use std::cmp::Reverse;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::cli::Complaint;
use crate::cli::files::{new_file, write_file};
use crate::cli::terminal::output::Output;
use crate::cli::{CommandError, input};
use crate::play::LiveGame;
use crate::record::Record;

/// The folder of kept games, a file each.
pub(crate) struct Games(PathBuf);

impl Games {
    pub(crate) fn in_folder(folder: PathBuf) -> Games {
        Games(folder.join("games"))
    }

    /// The game that was kept last of those that are not over. What cannot be understood is left
    /// alone, and said.
    pub(crate) fn last_open(
        &self,
        output: &Output,
    ) -> Result<Option<(LiveGame, Keeper)>, CommandError> {
        for path in self.files()? {
            match resume(&path) {
                Ok((live, _)) if live.is_over() => {}
                Ok(kept) => return Ok(Some(kept)),
                Err(failure) => output.warn_of(&failure),
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

    /// Writes a game to a new file; where that fails, there is none.
    fn begin(&self, live: &LiveGame) -> Result<(PathBuf, Vec<u8>), CommandError> {
        let (path, bytes) = (self.new_file(live)?, live.to_save_text().into_bytes());
        write_file(&path, &bytes).inspect_err(|_| {
            // An empty file is no game; the first error is the one to tell.
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

/// The game of a file, and where it is kept from now on: there.
pub(crate) fn resume(path: &Path) -> Result<(LiveGame, Keeper), CommandError> {
    let bytes = fs::read(path).map_err(|error| CommandError::unreadable(path.to_owned(), error))?;
    let name = path.display().to_string();
    let source = input::text(bytes.clone(), &name)?;
    let record: Record = match source.parse() {
        Ok(record) => record,
        Err(error) => {
            return Err(CommandError::notation(error, source, name));
        }
    };
    let live = LiveGame::resume(&record, &source)
        .map_err(|reason| Complaint::NotResumable { name, reason })?;
    let keeper = Keeper {
        games: None,
        file: Some((path.to_owned(), bytes)),
    };
    Ok((live, keeper))
}

/// Keeps a game. Where that is not possible it is said once, and the game goes on.
pub(crate) struct Keeper {
    /// Where a file can be begun, where there is none yet.
    games: Option<Result<Games, CommandError>>,
    /// The file, and what was read from it or written to it last.
    file: Option<(PathBuf, Vec<u8>)>,
}

impl Keeper {
    /// For a game that is not kept yet.
    pub(crate) fn new(games: Result<Games, CommandError>) -> Keeper {
        Keeper {
            games: Some(games),
            file: None,
        }
    }

    /// Where the game is kept, if it is.
    pub(crate) fn path(&self) -> Option<&Path> {
        self.file.as_ref().map(|(path, _)| &**path)
    }

    pub(crate) fn keep(&mut self, live: &LiveGame, output: &Output) {
        if let Err(complaint) = self.write(live) {
            self.file = None;
            output.warn(&Complaint::GameNotKept(Box::new(complaint.into())).explanation());
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
            return Err(Complaint::GameChanged { path: path.clone() }.into());
        }
        let bytes = live.to_save_text().into_bytes();
        write_file(path, &bytes)?;
        *before = bytes;
        Ok(())
    }
}

/// Writes a game to a file that is not there yet.
pub(crate) fn save(live: &LiveGame, path: &Path) -> Result<(), CommandError> {
    if path.exists() {
        return Err(Complaint::FileThere {
            path: path.to_owned(),
        }
        .into());
    }
    write_file(path, live.to_save_text().as_bytes())
}
