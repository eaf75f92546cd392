//! Answers that are written while they are made, to standard output or to a file.

use std::io::{self, Write};
use std::path::Path;

use super::error::CommandError;
use super::files::write_file_with;

/// Where bytes go.
pub(crate) type Sink<'a> = &'a mut (dyn Write + Send);

/// Why not everything was written.
pub(crate) enum WriteError {
    /// The bytes cannot be written.
    Unwritable(io::Error),
    /// There is an error in what should be written.
    Other(CommandError),
}

impl From<io::Error> for WriteError {
    fn from(error: io::Error) -> WriteError {
        WriteError::Unwritable(error)
    }
}

impl From<CommandError> for WriteError {
    fn from(error: CommandError) -> WriteError {
        WriteError::Other(error)
    }
}

/// Lets something be written to a file, whole or not at all, or to standard output if none is named.
/// What is written in small pieces should be collected first.
pub(crate) fn write_to<T>(
    file: Option<&Path>,
    write: impl FnOnce(Sink<'_>) -> Result<T, WriteError>,
) -> Result<T, CommandError> {
    let Some(path) = file else {
        let mut stdout = io::stdout();
        return write(&mut stdout)
            .and_then(|done| Ok(stdout.flush().map(|()| done)?))
            .map_err(|error| match error {
                WriteError::Unwritable(error) => error.into(),
                WriteError::Other(error) => error,
            });
    };
    let (mut write, mut done) = (Some(write), None);
    let written = write_file_with(path, &mut |to| {
        match write.take().map(|write| write(to)) {
            Some(Err(WriteError::Unwritable(error))) => return Err(error),
            // Whatever the error is, the file does not take its place.
            Some(Err(WriteError::Other(error))) => {
                done = Some(Err(error));
                return Err(io::Error::other("not written"));
            }
            Some(Ok(value)) => done = Some(Ok(value)),
            None => {}
        }
        Ok(())
    });
    match (done, written) {
        (Some(Err(error)), _) => Err(error),
        (Some(Ok(value)), Ok(())) => Ok(value),
        (_, Err(error)) => Err(CommandError::unwritable(path, error)),
        (None, Ok(())) => Err(CommandError::unwritable(
            path,
            io::Error::other("not written"),
        )),
    }
}
