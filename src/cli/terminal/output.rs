use std::cell::Cell;
use std::env;
use std::io::{self, IsTerminal, Write};
use std::path::Path;

use clap::ColorChoice;
use serde::Serialize;

use super::TextStyle;
use crate::cli::args::Format;

use crate::answer::to_json;
use crate::cli::error::CommandError;
use crate::cli::terminal::diagnostics;
use crate::game::Position;
use crate::language::{Explanation, Language};
use crate::picture::Picture;
use crate::yaml;

/// Where answers go.
pub(crate) struct Output {
    page: TextStyle,
    coloured_errors: bool,
    /// Whether errors are answered in JSON.
    json: Cell<bool>,
}

impl Output {
    pub(crate) fn new(choice: ColorChoice, compact: bool, words: &'static Language) -> Output {
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
            words,
        };
        Output {
            json: Cell::new(false),
            page,
            coloured_errors: coloured(anstream::AutoStream::choice(&io::stderr())),
        }
    }

    /// A picture for the page, or for a file, which has neither colour nor size.
    pub(crate) fn picture(&self, picture: &Picture, for_file: bool) -> String {
        let page = if for_file {
            self.file_page()
        } else {
            self.page
        };
        page.picture(picture)
    }

    /// What answers are written on: the page, or a file if one is named.
    pub(crate) fn page_for(&self, file: Option<&Path>) -> TextStyle {
        file.map_or(self.page, |_| self.file_page())
    }

    fn file_page(&self) -> TextStyle {
        TextStyle {
            compact: self.page.compact,
            words: self.page.words,
            ..TextStyle::default()
        }
    }

    /// Prints an answer as data: JSON or YAML.
    pub(crate) fn data(&self, answer: &impl Serialize, format: Format) -> Result<(), CommandError> {
        self.print(&written(answer, format))
    }

    /// Says on standard error what is odd about a position.
    pub(crate) fn notes(&self, position: &Position) {
        for note in position.notes() {
            self.note(&self.words().analysis.note(&note));
        }
    }

    /// Says something on standard error that is not a warning.
    pub(crate) fn note(&self, note: &str) {
        let note = diagnostics::draw_note(note, self.words(), self.coloured_errors);
        let _ = writeln!(io::stderr(), "{note}");
    }

    pub(crate) fn print(&self, text: &str) -> Result<(), CommandError> {
        self.print_bytes(text.as_bytes())
    }

    pub(crate) fn print_bytes(&self, bytes: &[u8]) -> Result<(), CommandError> {
        let mut stdout = io::stdout().lock();
        stdout.write_all(bytes)?;
        Ok(stdout.flush()?)
    }

    /// A drawing as PNG, though never to a terminal.
    pub(crate) fn print_png(&self, svg: &str) -> Result<(), CommandError> {
        if self.is_terminal() {
            return Err(CommandError::new("option", |words| {
                words.publish.png_to_terminal()
            }));
        }
        self.print_bytes(&png(svg, SCALE)?)
    }

    pub(crate) fn is_terminal(&self) -> bool {
        io::stdout().is_terminal()
    }

    /// What answers are written on.
    pub(crate) fn page(&self) -> &TextStyle {
        &self.page
    }

    /// Sets whether an error is shown as JSON.
    pub(crate) fn set_json(&self, json: bool) {
        self.json.set(json);
    }

    /// The reader's language.
    pub(crate) fn words(&self) -> &'static Language {
        self.page.words
    }

    /// Says that something is wrong, though the command goes on.
    pub(crate) fn warn(&self, found: &Explanation) {
        let warning = diagnostics::draw_warning(found, self.words(), self.coloured_errors);
        let _ = writeln!(io::stderr(), "{warning}");
    }

    /// Shows an error that does not stop the command as a warning.
    pub(crate) fn warn_of(&self, error: &CommandError) {
        match error {
            CommandError::Message(message) => self.warn(&(message.explain)(self.words())),
            error => {
                let text = error.text(self.words(), self.coloured_errors);
                let _ = writeln!(io::stderr(), "{text}");
            }
        }
    }

    /// Shows an error in the middle of a dialogue, on standard output. A closed pipe ends the
    /// dialogue.
    pub(crate) fn show_error(&self, error: &CommandError) -> Result<(), CommandError> {
        self.print(&format!("{}\n", error.text(self.words(), self.page.colour)))
    }

    /// Says why there is no answer. If even that cannot be written, the exit code must do.
    pub(crate) fn show_failure(&self, error: &CommandError) {
        let text = if self.json.get() {
            error.json()
        } else {
            error.text(self.words(), self.coloured_errors)
        };
        let _ = writeln!(io::stderr(), "{text}");
    }
}

/// An answer as data: JSON or YAML.
pub(crate) fn written(answer: &impl Serialize, format: Format) -> String {
    match format {
        Format::Yaml => yaml::to_string(answer),
        Format::Json | Format::Text => to_json(answer) + "\n",
    }
}

/// The size of a PNG in per cent if nothing else is asked for.
pub(crate) const SCALE: u32 = 200;

/// A PNG of a drawing.
pub(crate) fn png(svg: &str, scale: u32) -> Result<Vec<u8>, CommandError> {
    crate::picture::png(svg, scale)
        .map_err(|error| CommandError::new("system", move |words| error.explanation(words)))
}
