//! Running the program.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
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
}

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
    command
}

/// Runs the program.
pub(crate) fn sixfold(arguments: &[&str]) -> Done {
    sixfold_reading(arguments, b"")
}

/// Runs the program with something on standard input.
pub(crate) fn sixfold_reading(arguments: &[&str], input: &[u8]) -> Done {
    run(program(arguments), input)
}

/// Runs a program with something on standard input.
pub(crate) fn run(mut program: Command, input: &[u8]) -> Done {
    let mut child = program.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // A program that has ended does not read its input, which is its right.
    let writer = thread::spawn(move || stdin.write_all(&input).ok());
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    let error = String::from_utf8(output.stderr).unwrap();
    Done {
        code: output.status.code().unwrap(),
        bytes: output.stdout,
        error,
    }
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

/// A command with the commands that it belongs to: `sixfold puzzle daily`.
pub(crate) fn whole_name(command: &clap::Command) -> &str {
    command.get_bin_name().unwrap_or(command.get_name())
}

/// The words that run a command, without the program's name: `["puzzle", "daily"]`.
pub(crate) fn path(command: &clap::Command) -> Vec<&str> {
    whole_name(command).split(' ').skip(1).collect()
}

/// A text against its snapshot.
pub(crate) fn snapshot(name: &str, text: &str) {
    settings().bind(|| insta::assert_snapshot!(format!("cli-{name}"), text));
}
