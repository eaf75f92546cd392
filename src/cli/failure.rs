use std::io;
use std::process::ExitCode;

use crate::notation::NotationError;
use crate::report::words::{Diagnosis, Explain};
use crate::report::{Complaint, ErrorReport, diagnostics};
use crate::yaml::YamlError;

/// Why a command could not answer.
#[derive(Debug)]
pub(super) enum CommandError {
    /// A text is not what it should be: the text and a name for it.
    Notation {
        found: Vec<Diagnosis>,
        source: String,
        name: String,
    },
    /// A file is not the YAML that it should be.
    Yaml {
        error: YamlError,
        source: String,
        name: String,
    },
    /// The command line is not understood.
    Usage(clap::Error),
    /// Something else.
    Complaint(Complaint),
    /// Nobody reads the answer any more, which is no error.
    ClosedPipe,
}

impl CommandError {
    /// The failure of a text that has a name.
    pub(super) fn notation<P: Explain>(
        error: &NotationError<P>,
        source: impl Into<String>,
        name: impl Into<String>,
    ) -> CommandError {
        let source = source.into();
        CommandError::Notation {
            found: error.diagnoses(&source),
            source,
            name: name.into(),
        }
    }

    /// The failure for people.
    pub(super) fn text(&self, coloured: bool) -> String {
        match self {
            CommandError::Notation {
                found,
                source,
                name,
            } => diagnostics::draw_all(found, source, name, coloured),
            CommandError::Yaml {
                error,
                source,
                name,
            } => diagnostics::draw_yaml(error, source, name, coloured),
            CommandError::Usage(error) if coloured => {
                error.render().ansi().to_string().trim_end().to_owned()
            }
            CommandError::Usage(error) => error.render().to_string().trim_end().to_owned(),
            CommandError::Complaint(complaint) => diagnostics::draw_complaint(complaint, coloured),
            CommandError::ClosedPipe => String::new(),
        }
    }

    /// 2 for a command line that is not understood, 1 for what it names.
    pub(super) fn exit_code(&self) -> ExitCode {
        match self {
            CommandError::Usage(error) => ExitCode::from(error.exit_code() as u8),
            _ => ExitCode::FAILURE,
        }
    }

    /// The failure for programs; a closed pipe leaves nobody to tell.
    pub(super) fn json(&self) -> String {
        self.report()
            .map_or_else(String::new, |report| report.to_json())
    }

    /// The failure as a part of an answer in JSON.
    pub(super) fn report(&self) -> Option<ErrorReport> {
        Some(match self {
            CommandError::Notation { found, source, .. } => ErrorReport::of_all(found, source),
            CommandError::Yaml { error, source, .. } => {
                ErrorReport::at("yaml", &error.message, source, error.offset)
            }
            CommandError::Usage(error) => usage(error),
            CommandError::Complaint(complaint) => ErrorReport::from(complaint),
            CommandError::ClosedPipe => return None,
        })
    }
}

/// The first line of what clap says, with the list that it announces, and the rest as the way out.
fn usage(error: &clap::Error) -> ErrorReport {
    let text = error.render().to_string();
    let (message, rest) = match text.split_once('\n').unwrap_or((&text, "")) {
        (first, _) if first.ends_with(':') => text.split_once("\n\n").unwrap_or((&text, "")),
        first_and_rest => first_and_rest,
    };
    let message = message.lines().map(str::trim).collect::<Vec<_>>().join(" ");
    let help: Vec<&str> = rest
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .collect();
    ErrorReport::without_place(
        "usage",
        message.trim_start_matches("error: "),
        Some(help.join("\n")),
    )
}

impl From<Complaint> for CommandError {
    fn from(complaint: Complaint) -> CommandError {
        CommandError::Complaint(complaint)
    }
}

impl From<io::Error> for CommandError {
    fn from(error: io::Error) -> CommandError {
        if error.kind() == io::ErrorKind::BrokenPipe {
            CommandError::ClosedPipe
        } else {
            Complaint::System(error).into()
        }
    }
}
