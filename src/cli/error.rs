use std::fmt;
use std::io;
use std::path::PathBuf;

use super::FAILURE;
use crate::answer;
use crate::cli::terminal::diagnostics;
use crate::language::{self, Diagnosis, ENGLISH, Explanation, Language};
use crate::notation::NotationError;
use crate::yaml::YamlError;

/// Why a command could not answer. What people read is made when it is shown, in their language.
pub(crate) enum CommandError {
    /// A text is not what it should be: the text and a name for it.
    Notation {
        explain: Explain,
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
    /// An error with no place in a text.
    Message(Message),
    /// Nobody reads the answer any more, which is no error.
    ClosedPipe,
}

/// Explains what is wrong with a text.
type Explain = Box<dyn Fn(&str, &Language) -> Vec<Diagnosis> + Send + Sync>;

/// An error or a warning that is nowhere in a text: its code, and what a language says of it.
pub(crate) struct Message {
    pub(crate) code: &'static str,
    pub(crate) explain: Box<dyn Fn(&Language) -> Explanation + Send + Sync>,
}

impl CommandError {
    /// An error that is nowhere in a text, with its code for programs.
    pub(crate) fn new(
        code: &'static str,
        explain: impl Fn(&Language) -> Explanation + Send + Sync + 'static,
    ) -> CommandError {
        let explain = Box::new(explain);
        CommandError::Message(Message { code, explain })
    }

    /// A file or folder that cannot be read.
    pub(crate) fn unreadable(path: impl Into<PathBuf>, error: io::Error) -> CommandError {
        let path = path.into();
        CommandError::new("file", move |words| words.cli.unreadable(&path, &error))
    }

    /// A file that cannot be written.
    pub(crate) fn unwritable(path: impl Into<PathBuf>, error: io::Error) -> CommandError {
        let path = path.into();
        CommandError::new("file", move |words| words.cli.unwritable(&path, &error))
    }

    /// An error in a text that has a name.
    pub(crate) fn notation<P: language::Explain + Send + Sync + 'static>(
        error: NotationError<P>,
        source: impl Into<String>,
        name: impl Into<String>,
    ) -> CommandError {
        CommandError::Notation {
            explain: Box::new(move |source, words| error.diagnoses(source, words)),
            source: source.into(),
            name: name.into(),
        }
    }

    /// The error for people.
    pub(crate) fn text(&self, words: &Language, coloured: bool) -> String {
        match self {
            CommandError::Notation {
                explain,
                source,
                name,
            } => {
                let mut diagnoses = explain(source, words);
                diagnoses
                    .iter_mut()
                    .for_each(|found| name_letters(found, source, words));
                diagnostics::draw_all(&diagnoses, source, name, words, coloured)
            }
            CommandError::Yaml {
                error,
                source,
                name,
            } => diagnostics::draw_yaml(error, source, name, words, coloured),
            CommandError::Usage(error) => super::usage::text(error, words, coloured),
            CommandError::Message(message) => {
                diagnostics::draw_error(&(message.explain)(words), words, coloured)
            }
            CommandError::ClosedPipe => String::new(),
        }
    }

    /// What people read, without the place.
    pub(crate) fn explanation(&self, words: &Language) -> Explanation {
        match self {
            CommandError::Message(message) => (message.explain)(words),
            error => Explanation::new(error.text(words, false)),
        }
    }

    /// 2 for a usage error, 1 for any other failure.
    pub(crate) fn exit_code(&self) -> u8 {
        match self {
            CommandError::Usage(error) => error.exit_code() as u8,
            _ => FAILURE,
        }
    }

    /// The failure for programs; a closed pipe leaves nobody to tell.
    pub(crate) fn json(&self) -> String {
        self.report()
            .map_or_else(String::new, |report| report.to_json())
    }

    /// The failure as a part of an answer in JSON.
    pub(crate) fn report(&self) -> Option<answer::Error> {
        Some(match self {
            CommandError::Notation {
                explain, source, ..
            } => answer::Error::of_all(&explain(source, &ENGLISH), source),
            CommandError::Yaml { error, source, .. } => {
                answer::Error::at("yaml", &error.message, source, error.offset)
            }
            CommandError::Usage(error) => usage(error),
            CommandError::Message(Message { code, explain }) => {
                let Explanation { message, help, .. } = explain(&ENGLISH);
                answer::Error::without_place(code, message, help)
            }
            CommandError::ClosedPipe => return None,
        })
    }
}

/// Adds the letters of tiles to the help of an error about something else where a tile must stand.
fn name_letters(found: &mut Diagnosis, source: &str, words: &Language) {
    let is_comma = source.get(found.span.clone()) == Some(",");
    if matches!(found.code, "not_a_tile" | "no_tile" | "small_colour") && !is_comma {
        let lines = found.help.take().into_iter().chain(words.letters());
        found.help = Some(lines.collect::<Vec<_>>().join("\n"));
    }
}

/// The first line of what clap says, with the list that it announces, and the rest as the way out.
fn usage(error: &clap::Error) -> answer::Error {
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
    answer::Error::without_place(
        "usage",
        message.trim_start_matches("error: "),
        Some(help.join("\n")),
    )
}

impl fmt::Debug for CommandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.json())
    }
}

impl From<io::Error> for CommandError {
    fn from(error: io::Error) -> CommandError {
        if error.kind() == io::ErrorKind::BrokenPipe {
            CommandError::ClosedPipe
        } else {
            CommandError::new("system", move |words| words.cli.system(&error))
        }
    }
}
