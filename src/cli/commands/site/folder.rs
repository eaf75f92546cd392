use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::cli::files::write_file;
use crate::cli::{CommandError, Complaint};
use crate::publish::site::{FileList, LIST_NAME};

/// The folder of a site while it is built.
///
/// The list in it names the files of the earlier site and of the new one until all is done, so that
/// a site that was left half built is still known as one.
pub(crate) struct Folder {
    path: PathBuf,
    earlier: FileList,
    new: FileList,
}

impl Folder {
    /// Makes a folder ready for the files of a site; one that holds something else is left as it
    /// is.
    pub(crate) fn open(path: &Path, new: FileList) -> Result<Folder, CommandError> {
        let folder = Folder {
            path: path.to_owned(),
            earlier: earlier(path)?,
            new,
        };
        if let Some(name) = folder
            .new
            .without(&folder.earlier)
            .find(|name| path.join(name).symlink_metadata().is_ok())
        {
            return Err(Complaint::WouldReplace {
                path: path.join(name),
            }
            .into());
        }
        for name in ["puzzle", "share", "assets"] {
            let inner = path.join(name);
            fs::create_dir_all(&inner).map_err(|error| CommandError::unwritable(inner, error))?;
        }
        folder.write(
            LIST_NAME,
            folder.new.with(&folder.earlier).to_text().as_bytes(),
        )?;
        Ok(folder)
    }

    /// Writes a file, whole or not at all.
    pub(crate) fn write(&self, name: &str, bytes: &[u8]) -> Result<(), CommandError> {
        write_file(&self.path.join(name), bytes)
    }

    /// Removes what only the earlier site had.
    pub(crate) fn finish(&self) -> Result<(), CommandError> {
        for name in self.earlier.without(&self.new) {
            let path = self.path.join(name);
            match fs::remove_file(&path) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => {
                    return Err(CommandError::unwritable(path, error));
                }
                _ => {}
            }
        }
        self.write(LIST_NAME, self.new.to_text().as_bytes())
    }
}

/// The files of the earlier site in a folder: none where it is empty or missing.
fn earlier(path: &Path) -> Result<FileList, CommandError> {
    let unreadable = |error| CommandError::unreadable(path.to_owned(), error);
    let mut entries = match fs::read_dir(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(FileList::default()),
        entries => entries.map_err(unreadable)?,
    };
    if entries.next().transpose().map_err(unreadable)?.is_none() {
        return Ok(FileList::default());
    }
    let list = fs::read_to_string(path.join(LIST_NAME))
        .ok()
        .and_then(|text| FileList::parse(&text));
    list.ok_or_else(|| {
        let path = path.to_owned();
        Complaint::NotASite { path }.into()
    })
}
