use std::env;
use std::fs::{self, File, OpenOptions, Permissions};
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use clap::ColorChoice;

use super::failure::CommandError;
use crate::report::picture::Picture;
use crate::report::text::{Answer, Format, TextStyle, render};
use crate::report::{Complaint, diagnostics};

/// Where answers go.
pub(super) struct Output {
    page: TextStyle,
    coloured_errors: bool,
}

impl Output {
    pub(super) fn new(choice: ColorChoice, compact: bool) -> Output {
        let coloured = |automatic: anstream::ColorChoice| match choice {
            ColorChoice::Always => true,
            ColorChoice::Never => false,
            ColorChoice::Auto => !matches!(automatic, anstream::ColorChoice::Never),
        };
        let size = terminal_size::terminal_size_of(io::stdout());
        let columns = || {
            env::var("COLUMNS")
                .ok()?
                .parse()
                .ok()
                .filter(|&columns| columns > 0)
        };
        let page = TextStyle {
            colour: coloured(anstream::AutoStream::choice(&io::stdout())),
            width: size.map(|(width, _)| usize::from(width.0)).or_else(columns),
            height: size.map(|(_, height)| usize::from(height.0)),
            compact,
        };
        Output {
            page,
            coloured_errors: coloured(anstream::AutoStream::choice(&io::stderr())),
        }
    }

    /// A picture for the page, or for a file, which has neither colour nor size.
    pub(super) fn picture(&self, picture: &Picture, for_file: bool) -> String {
        let page = if for_file {
            TextStyle {
                compact: self.page.compact,
                ..TextStyle::default()
            }
        } else {
            self.page
        };
        page.picture(picture)
    }

    /// Prints an answer, and its notes on standard error.
    pub(super) fn answer(&self, answer: &impl Answer, format: Format) -> Result<(), CommandError> {
        self.print(&render(answer, format, &self.page))?;
        for note in answer.notes() {
            let _ = writeln!(
                io::stderr(),
                "{}",
                diagnostics::draw_note(note, self.coloured_errors)
            );
        }
        Ok(())
    }

    pub(super) fn print(&self, text: &str) -> Result<(), CommandError> {
        self.print_bytes(text.as_bytes())
    }

    pub(super) fn print_bytes(&self, bytes: &[u8]) -> Result<(), CommandError> {
        let mut stdout = io::stdout().lock();
        stdout.write_all(bytes)?;
        Ok(stdout.flush()?)
    }

    /// A drawing as PNG, though never to a terminal.
    pub(super) fn print_png(&self, svg: &str) -> Result<(), CommandError> {
        if self.is_terminal() {
            return Err(Complaint::PngToTerminal.into());
        }
        self.print_bytes(&png(svg, SCALE)?)
    }

    pub(super) fn is_terminal(&self) -> bool {
        io::stdout().is_terminal()
    }

    /// What answers are written on.
    pub(super) fn page(&self) -> &TextStyle {
        &self.page
    }

    /// Says that something is wrong, though not in the way.
    pub(super) fn warn(&self, complaint: &Complaint) {
        let _ = writeln!(
            io::stderr(),
            "{}",
            diagnostics::draw_warning(complaint, self.coloured_errors)
        );
    }

    /// The same of a failure that stops nothing.
    pub(super) fn warn_of_failure(&self, failure: &CommandError) {
        match failure {
            CommandError::Complaint(complaint) => self.warn(complaint),
            failure => self.complain(failure, false),
        }
    }

    /// Says in the middle of a talk that something failed. Where nobody listens any more, that is
    /// the end of it.
    pub(super) fn show_error(&self, failure: &CommandError) -> Result<(), CommandError> {
        self.print(&format!("{}\n", failure.text(self.page.colour)))
    }

    /// Says why there is no answer. Where even that cannot be written, the exit code must do.
    pub(super) fn complain(&self, failure: &CommandError, json: bool) {
        let text = if json {
            failure.json()
        } else {
            failure.text(self.coloured_errors)
        };
        let _ = writeln!(io::stderr(), "{text}");
    }
}

/// The size of a PNG in per cent where nothing else is asked for.
pub(super) const SCALE: u32 = 200;

/// A PNG of a drawing.
#[cfg(feature = "png")]
pub(super) fn png(svg: &str, scale: u32) -> Result<Vec<u8>, Complaint> {
    crate::report::picture::png(svg, scale).map_err(|error| Complaint::NoPng {
        reason: error.to_string(),
    })
}

/// Says that there are no PNGs here.
#[cfg(not(feature = "png"))]
pub(super) fn png(_: &str, _: u32) -> Result<Vec<u8>, Complaint> {
    Err(Complaint::WithoutPng)
}

/// Whether two names lead to one file.
pub(super) fn is_same_file(one: &Path, other: &Path) -> bool {
    fs::canonicalize(one).is_ok_and(|one| fs::canonicalize(other).is_ok_and(|other| one == other))
}

/// Writes a file whole or not at all: to a temporary file beside it, which then takes its name.
pub(super) fn write_file(path: &Path, bytes: &[u8]) -> Result<(), Complaint> {
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
    written.map_err(|error| Complaint::Unwritable {
        path: path.to_owned(),
        error,
    })
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

/// The file that a link leads to, there or not: the link itself is to stay. The system has found
/// that links end.
fn behind_links(path: &Path) -> PathBuf {
    let mut path = path.to_owned();
    while let Ok(to) = fs::read_link(&path) {
        path = path
            .parent()
            .map_or_else(|| to.clone(), |folder| folder.join(&to));
    }
    path
}

/// A process may have the number of one that was killed and left its file: then the next name will
/// do.
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
pub(super) fn new_file(name: impl Fn(u32) -> PathBuf) -> (PathBuf, io::Result<File>) {
    let mut number = 1;
    loop {
        let path = name(number);
        match File::create_new(&path) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
            made => return (path, made),
        }
    }
}
