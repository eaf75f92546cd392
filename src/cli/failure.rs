use std::io;
use std::path::Path;

use crate::notation::NotationError;
use crate::report::{ErrorReport, diagnostics};
use crate::yaml::YamlError;

/// Why a command could not answer.
#[derive(Debug)]
pub(super) enum Failure {
    /// A text is not what it should be: the text and a name for it.
    Notation { error: NotationError, source: String, name: String },
    /// A file is not the YAML that it should be.
    Yaml { error: YamlError, source: String, name: String },
    /// Something else, with the way out where there is one.
    Other { message: String, help: Option<String> },
    /// Nobody reads the answer any more, which is no error.
    ClosedPipe,
}

impl Failure {
    pub(super) fn new(message: impl Into<String>, help: impl Into<String>) -> Failure {
        Failure::Other { message: message.into(), help: Some(help.into()) }
    }

    /// A file that cannot be read or written.
    pub(super) fn file(path: &Path, done: &str, error: &io::Error) -> Failure {
        Failure::Other { message: format!("{} cannot be {done}: {}", path.display(), reason(error)), help: None }
    }

    /// The failure for people.
    pub(super) fn text(&self, coloured: bool) -> String {
        match self {
            Failure::Notation { error, source, name } => diagnostics::draw(error, source, name, coloured),
            Failure::Yaml { error, source, name } => diagnostics::draw_yaml(error, source, name, coloured),
            Failure::Other { message, help } => diagnostics::draw_message(message, help.as_deref(), coloured),
            Failure::ClosedPipe => String::new(),
        }
    }

    /// The failure for programs.
    pub(super) fn report(&self) -> ErrorReport {
        match self {
            Failure::Notation { error, source, .. } => ErrorReport::new(error, source),
            Failure::Yaml { error, source, .. } => ErrorReport::at(&error.message, source, error.offset),
            Failure::Other { message, help } => ErrorReport::without_place(message, help.clone()),
            Failure::ClosedPipe => ErrorReport::without_place("the pipe is closed", None),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        if error.kind() == io::ErrorKind::BrokenPipe {
            return Failure::ClosedPipe;
        }
        Failure::Other { message: reason(&error), help: None }
    }
}

/// What the system says, without its number.
fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error").next().unwrap_or_default().to_owned()
}
