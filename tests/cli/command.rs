//! Running the program.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;

use clap::CommandFactory;
use serde_json::Value;

pub(crate) use crate::examples::TABLE;
use crate::snapshots::settings;

/// The rulebook's table as a sheet.
pub(crate) const SHEET: &str = "\
# Chris to play
rules: flex
origin: j10
board:
  Rcb Rtw Rsb
  ... Btb Bss
  ... ... Gsb Rss Bsw
  ... ... ... Bsb Rsw Gsw
  ... ... ... ... Ysb
rack: Ycb Ysw Gds Pcw Psw Pdw
";

/// What the program did.
#[derive(Debug)]
pub(crate) struct Done {
    /// The command line, and what was typed after it.
    pub(crate) asked: String,
    pub(crate) code: i32,
    pub(crate) bytes: Vec<u8>,
    pub(crate) error: String,
}

impl Done {
    /// The notes that stand beside its answer.
    pub(crate) fn notes(&self) -> Vec<&str> {
        self.error
            .lines()
            .filter_map(|line| line.strip_prefix("note: "))
            .collect()
    }

    /// What it answered; it must have ended with this code and not have complained. Notes are no
    /// complaints.
    #[track_caller]
    pub(crate) fn answer(&self, code: i32) -> String {
        let complaints: Vec<&str> = self
            .error
            .lines()
            .filter(|line| !line.starts_with("note: "))
            .collect();
        assert_eq!((self.code, &*complaints.join("\n")), (code, ""));
        String::from_utf8(self.bytes.clone()).unwrap()
    }

    /// The same as JSON.
    #[track_caller]
    pub(crate) fn json(&self, code: i32) -> Value {
        serde_json::from_str(&self.answer(code)).unwrap()
    }

    /// What it complained; it must have ended with this code and without an answer.
    #[track_caller]
    pub(crate) fn complaint(&self, code: i32) -> &str {
        assert_eq!((self.code, self.bytes.len()), (code, 0), "{}", self.error);
        &self.error
    }

    /// What it wrote to standard output, whatever else happened.
    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes).into_owned()
    }
}

/// The variables that name the reader's language, the first that counts first.
pub(crate) const LANGUAGE_VARIABLES: [&str; 5] =
    ["SIXFOLD_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"];

/// The program, ready to run with nothing of the tester's terminal.
pub(crate) fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sixfold"));
    command
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    for variable in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "COLUMNS"] {
        command.env_remove(variable);
    }
    for variable in LANGUAGE_VARIABLES {
        command.env_remove(variable);
    }
    command
}

/// Runs the program.
pub(crate) fn sixfold(arguments: &[&str]) -> Done {
    sixfold_reading(arguments, b"")
}

/// Runs the program in a folder, for answers in which the width of a table depends on a path.
pub(crate) fn sixfold_in(folder: &Path, arguments: &[&str]) -> Done {
    let mut program = program(arguments);
    program.current_dir(folder);
    run(program, b"")
}

/// Runs the program with something on standard input.
pub(crate) fn sixfold_reading(arguments: &[&str], input: &[u8]) -> Done {
    run(program(arguments), input)
}

/// Runs a program with something on standard input.
pub(crate) fn run(mut program: Command, input: &[u8]) -> Done {
    let asked = asked(&program, input);
    let mut child = program.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // A program that has ended does not read its input, which is its right.
    let writer = thread::spawn(move || stdin.write_all(&input).ok());
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    let error = String::from_utf8(output.stderr).unwrap();
    Done {
        asked,
        code: output.status.code().unwrap(),
        bytes: output.stdout,
        error,
    }
}

/// A command as a person types it, and below it the lines that it reads, the long ones cut.
fn asked(program: &Command, input: &[u8]) -> String {
    let words = [program.get_program()]
        .into_iter()
        .chain(program.get_args());
    let words = words.map(|word| match word.to_string_lossy() {
        word if word.is_empty() || word.contains(char::is_whitespace) => format!("'{word}'"),
        word => word.into_owned(),
    });
    let line = |line: &str| format!("< {}\n", line.chars().take(100).collect::<String>());
    let input = String::from_utf8_lossy(input);
    let typed: String = input.lines().map(line).collect();
    format!("$ {}\n{typed}", words.collect::<Vec<_>>().join(" "))
}

/// An empty folder for a test, and in it the files given.
pub(crate) fn folder(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    fs::create_dir_all(&folder).unwrap();
    for (name, text) in files {
        fs::write(folder.join(name), text).unwrap();
    }
    folder
}

/// The names in a folder.
pub(crate) fn names(folder: &PathBuf) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

/// Every command and every command of a command, as clap knows them, the program itself first.
pub(crate) fn commands() -> Vec<clap::Command> {
    let mut program = sixfold::cli::Cli::command();
    program.build();
    let mut all = vec![program];
    let mut next = 0;
    while next < all.len() {
        let inner: Vec<_> = subcommands(&all[next]).cloned().collect();
        all.extend(inner);
        next += 1;
    }
    all
}

/// The commands of a command, without the help that clap adds.
pub(crate) fn subcommands(command: &clap::Command) -> impl Iterator<Item = &clap::Command> {
    command
        .get_subcommands()
        .filter(|command| command.get_name() != "help")
}

/// The values that an argument of a command takes, as far as clap lists them.
pub(crate) fn values(command: &clap::Command, argument: &str) -> Vec<String> {
    command
        .get_arguments()
        .filter(|other| other.get_id() == argument)
        .flat_map(clap::Arg::get_possible_values)
        .map(|value| value.get_name().to_owned())
        .collect()
}

/// The formats in which a command answers.
pub(crate) fn formats(command: &clap::Command) -> Vec<String> {
    let formats = values(command, "format");
    if formats.is_empty() {
        // `--format` is the former name of `convert --to`.
        values(command, "to")
    } else {
        formats
            .into_iter()
            .filter(|format| format != "parquet")
            .collect()
    }
}

/// The command that these words run.
pub(crate) fn command(words: &[&str]) -> clap::Command {
    let mut all = commands().into_iter();
    all.find(|command| path(command) == words)
        .expect("a command")
}

/// A command with the commands that it belongs to: `sixfold puzzle daily`.
pub(crate) fn whole_name(command: &clap::Command) -> &str {
    command.get_bin_name().unwrap_or(command.get_name())
}

/// The words that run a command, without the program's name: `["puzzle", "daily"]`.
pub(crate) fn path(command: &clap::Command) -> Vec<&str> {
    whole_name(command).split(' ').skip(1).collect()
}

/// A text against its snapshot.
#[track_caller]
pub(crate) fn snapshot(name: &str, text: &str) {
    settings().bind(|| insta::assert_snapshot!(format!("cli-{name}"), text));
}

/// Everything that commands printed, one command after the other.
pub(crate) fn transcript<'a>(all: impl IntoIterator<Item = &'a Done>) -> String {
    let mut text = String::new();
    for done in all {
        text += &done.asked;
        for (heading, part) in [("", &done.text()), ("standard error:\n", &done.error)] {
            if !part.is_empty() {
                let end = if part.ends_with('\n') { "" } else { "\n" };
                text += &format!("{heading}{part}{end}");
            }
        }
        text += &format!("exit code {}\n\n", done.code);
    }
    portable(&text)
}

/// A text without the folders of this machine.
pub(crate) fn portable(text: &str) -> String {
    text.replace(env!("CARGO_BIN_EXE_sixfold"), "sixfold")
        .replace(env!("CARGO_TARGET_TMPDIR"), "TMP")
}

/// A text with `N` for each number, where no two runs have the same.
pub(crate) fn without_numbers(text: &str) -> String {
    let parts = text.split(|letter: char| letter.is_ascii_digit());
    let mut told = String::new();
    for (place, part) in parts.enumerate() {
        if place > 0 && !told.ends_with('N') {
            told.push('N');
        }
        told += part;
    }
    told
}

/// Everything that commands printed, against a snapshot; each must have answered with this code.
#[track_caller]
pub(crate) fn answers<'a>(name: &str, code: i32, all: impl IntoIterator<Item = &'a Done> + Clone) {
    all.clone()
        .into_iter()
        .for_each(|done| drop(done.answer(code)));
    snapshot(name, &transcript(all));
}

/// Everything that commands complained, against a snapshot; each must have ended with this code.
#[track_caller]
pub(crate) fn complaints<'a>(
    name: &str,
    code: i32,
    all: impl IntoIterator<Item = &'a Done> + Clone,
) {
    for done in all.clone() {
        done.complaint(code);
    }
    snapshot(name, &transcript(all));
}
