use std::fs::{self, File};
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use clap::ColorChoice;
use serde::Serialize;

use super::failure::Failure;
use crate::report::picture::Picture;
use crate::report::text::{Answer, Format, Page, render};

/// Where answers go.
pub(super) struct Output {
    page: Page,
    coloured_errors: bool,
}

impl Output {
    pub(super) fn new(choice: ColorChoice) -> Output {
        let coloured = |automatic: anstream::ColorChoice| match choice {
            ColorChoice::Always => true,
            ColorChoice::Never => false,
            ColorChoice::Auto => !matches!(automatic, anstream::ColorChoice::Never),
        };
        let width = terminal_size::terminal_size_of(io::stdout()).map(|(width, _)| usize::from(width.0));
        Output {
            page: Page { colour: coloured(anstream::AutoStream::choice(&io::stdout())), width },
            coloured_errors: coloured(anstream::AutoStream::choice(&io::stderr())),
        }
    }

    /// A picture for the page, or for a file, which has neither colour nor width.
    pub(super) fn picture(&self, picture: &Picture, for_file: bool) -> String {
        let page = if for_file { Page::default() } else { self.page };
        page.picture(picture)
    }

    pub(super) fn answer(&self, answer: &impl Answer, format: Format) -> Result<(), Failure> {
        self.print(&render(answer, format, &self.page))
    }

    pub(super) fn print(&self, text: &str) -> Result<(), Failure> {
        self.print_bytes(text.as_bytes())
    }

    pub(super) fn print_bytes(&self, bytes: &[u8]) -> Result<(), Failure> {
        let mut stdout = io::stdout().lock();
        stdout.write_all(bytes)?;
        Ok(stdout.flush()?)
    }

    pub(super) fn is_terminal(&self) -> bool {
        io::stdout().is_terminal()
    }

    /// Says why there is no answer. Where even that cannot be written, the exit code must do.
    pub(super) fn complain(&self, failure: &Failure, json: bool) {
        #[derive(Serialize)]
        struct Complaint<T> {
            error: T,
        }
        let text = match json {
            true => serde_json::to_string(&Complaint { error: failure.report() }).unwrap_or_default(),
            false => failure.text(self.coloured_errors),
        };
        let _ = writeln!(io::stderr(), "{text}");
    }
}

/// Writes a file whole or not at all: to a temporary file beside it, which then takes its name.
pub(super) fn write_file(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let temporary = temporary_name(path);
    let written = File::create_new(&temporary).and_then(|mut file| {
        file.write_all(bytes)?;
        file.sync_all()?;
        fs::rename(&temporary, path)
    });
    written.map_err(|error| {
        // Whatever is left of it is of no use; the first error is the one to tell.
        let _ = fs::remove_file(&temporary);
        Failure::file(path, "written", &error)
    })
}

fn temporary_name(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.tmp", std::process::id()));
    path.with_file_name(name)
}
