//! Talking with a person, line by line, so that it works in a pipe too.

use std::io::{self, IsTerminal};
use std::ops::ControlFlow;

use super::output::Output;
use crate::cli::Complaint;
use crate::cli::{CommandError, input};
use crate::language::{Diagnosis, Language};

/// One side of a talk: it understands lines and reacts to them.
pub(crate) trait Repl {
    /// What a line may mean.
    type Input;

    /// Whether there is nothing more to say.
    fn is_done(&self) -> bool;

    /// What a line means; why not, where it means nothing, is told to the person.
    fn understand(&mut self, line: &str) -> Result<Self::Input, CommandError>;

    /// Does what was said; breaks off where the person leaves.
    fn handle(&mut self, said: Self::Input) -> Result<ControlFlow<()>, CommandError>;
}

/// Goes on until the person leaves, the input ends or nothing is left to say.
pub(crate) fn run_repl(listener: &mut impl Repl, output: &Output) -> Result<(), CommandError> {
    while !listener.is_done() {
        let Some(line) = ask("", output)? else { break };
        match input::readable(&line).and_then(|line| listener.understand(line)) {
            Ok(said) => {
                if listener.handle(said)?.is_break() {
                    break;
                }
            }
            Err(failure) => output.show_error(&failure)?,
        }
    }
    Ok(())
}

/// Asks a question, or where there is none shows a prompt to a terminal, and reads the next line;
/// `None` at the end of the input.
fn ask(question: &str, output: &Output) -> Result<Option<Vec<u8>>, CommandError> {
    let mut stdin = io::stdin().lock();
    let is_terminal = stdin.is_terminal();
    output.print(&match (question, is_terminal) {
        ("", true) => "\n> ".to_owned(),
        ("", false) => "\n".to_owned(),
        (question, true) => format!("\n{question} "),
        (question, false) => format!("\n{question}\n"),
    })?;
    let line = input::next_line(&mut stdin)?;
    if line.is_none() && is_terminal {
        output.print("\n")?;
    }
    Ok(line)
}

/// Asks until the answer is yes, as an empty line is, or no; `None` at the end of the input.
pub(crate) fn confirm(question: &str, output: &Output) -> Result<Option<bool>, CommandError> {
    while let Some(line) = ask(&format!("{question} [Y/n]"), output)? {
        match line.trim_ascii().to_ascii_lowercase().as_slice() {
            b"" | b"y" | b"yes" => return Ok(Some(true)),
            b"n" | b"no" => return Ok(Some(false)),
            _ => {}
        }
    }
    Ok(None)
}

/// The words that are understood: each whole, its shortest form, and what it means.
pub(crate) struct Words<S: 'static>(pub(crate) &'static [(&'static str, &'static str, S)]);

impl<S: Copy> Words<S> {
    /// What a line means, if it is one of the words: capitals and blanks do not matter.
    pub(crate) fn meaning(&self, line: &str) -> Option<S> {
        let said = joined(line).to_lowercase();
        let means = |(word, shortest, _): &&(&str, &str, S)| {
            word.starts_with(&said) && said.starts_with(shortest)
        };
        self.0.iter().find(means).map(|(.., meant)| *meant)
    }

    /// Why a line was not understood that is no answer of some form either. It looks like a word
    /// where it does not begin as answers do, with capitals, cells or one of these words.
    pub(crate) fn unclear(
        &self,
        line: &str,
        explain: impl Fn(&str, &Language) -> Vec<Diagnosis> + Send + Sync + 'static,
        form: &str,
        of_answers: &[&str],
    ) -> CommandError {
        let is_word = |text: &str| {
            text.bytes().all(|byte| byte.is_ascii_lowercase()) && !of_answers.contains(&text)
        };
        if line.split_whitespace().next().is_some_and(is_word) {
            let known = self
                .0
                .iter()
                .map(|(word, ..)| *word)
                .filter(|word| word.starts_with(char::is_alphabetic));
            return Complaint::UnknownCommand {
                name: joined(line),
                known: known.map(str::to_owned).collect(),
            }
            .into();
        }
        CommandError::Notation {
            explain: Box::new(explain),
            source: line.trim_end().to_owned(),
            name: form.to_owned(),
        }
    }
}

fn joined(line: &str) -> String {
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}
