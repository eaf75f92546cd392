//! The documents are true: what they show is what the program prints, every command that they name
//! is one, and every link leads somewhere.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use clap::Parser;
use sixfold::cli::Cli;

use crate::command::{commands, sixfold};

const README: &str = include_str!("../../README.md");

/// The words of a command, of which those in single quotes belong together.
pub(crate) fn arguments(command: &str) -> Vec<&str> {
    let parts = command.split('\'').enumerate();
    parts
        .flat_map(|(place, part)| {
            if place % 2 == 1 {
                vec![part]
            } else {
                part.split_whitespace().collect()
            }
        })
        .collect()
}

/// The README and everything in `docs`, each with its path.
fn documents() -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let docs = fs::read_dir(root.join("docs")).unwrap();
    let mut paths: Vec<PathBuf> = docs.map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "md"));
    paths.extend(["README.md", "CONTRIBUTING.md"].map(|name| root.join(name)));
    paths.sort();
    let read = |path: PathBuf| (path.clone(), fs::read_to_string(path).unwrap());
    paths.into_iter().map(read).collect()
}

/// The blocks of a document that begin like this, without their last fence.
fn blocks<'a>(document: &'a str, begin: &str) -> Vec<&'a str> {
    let blocks = document.split(begin).skip(1);
    blocks
        .map(|block| block.split_once("\n```").unwrap().0)
        .collect()
}

/// A block of text that shows a command shows what the program prints; `…` stands for the rest.
#[test]
fn shows_what_the_program_prints() {
    let mut count = 0;
    for (path, document) in documents() {
        for block in blocks(&document, "```text\n$ sixfold ") {
            let (command, shown) = block.split_once('\n').unwrap();
            let done = sixfold(&arguments(command));
            let printed = String::from_utf8(done.bytes).unwrap() + &done.error;
            match shown.strip_suffix("\n  …") {
                Some(beginning) => assert!(
                    printed.starts_with(beginning),
                    "{path:?}: {command}\n{printed}"
                ),
                None => assert_eq!(printed.trim_end(), shown, "{path:?}: {command}"),
            }
            count += 1;
        }
    }
    assert_eq!(count, 5);
}

/// Of a long answer, a block shows some lines. `puzzle_play` tries those in which a person types.
#[test]
fn shows_lines_of_long_answers() {
    let mut count = 0;
    for (path, document) in documents() {
        for block in blocks(&document, "```console\n$ sixfold ") {
            if block.contains("\n> ") {
                continue;
            }
            let (command, shown) = block.split_once('\n').unwrap();
            let printed = sixfold(&arguments(command)).answer(0);
            for line in shown.lines().filter(|line| *line != "  …") {
                let is_printed = printed.lines().any(|other| other == line);
                assert!(is_printed, "{path:?}: {line}\n{printed}");
            }
            count += 1;
        }
    }
    assert_eq!(count, 1);
}

/// The command line understands every command that a block of shell shows.
#[test]
fn shows_commands_that_exist() {
    for (path, document) in documents() {
        for block in blocks(&document, "```sh\n") {
            let commands = block.lines().filter(|line| line.starts_with("sixfold "));
            for line in commands {
                let ends = [" #", " <", " >"].into_iter();
                let end = ends.filter_map(|end| line.find(end)).min();
                let command = &line[..end.unwrap_or(line.len())];
                let parsed = Cli::try_parse_from(arguments(command));
                assert!(
                    parsed.is_ok(),
                    "{path:?}: {command}\n{}",
                    parsed.unwrap_err()
                );
            }
        }
    }
}

/// Every option in the documents belongs to a command.
#[test]
fn names_options_that_exist() {
    let commands = commands();
    let all = commands.iter().flat_map(clap::Command::get_arguments);
    let known: BTreeSet<&str> = all
        .flat_map(|argument| argument.get_long_and_visible_aliases().unwrap_or_default())
        .chain(["help"])
        .collect();
    for (path, document) in documents() {
        for code in document.split('`').filter(|code| code.starts_with("--")) {
            let name = code[2..].split([' ', '=', '\n']).next().unwrap();
            assert!(known.contains(name), "{path:?}: {code}");
        }
    }
}

/// Links to files of this repository lead to files that exist.
#[test]
fn links_lead_somewhere() {
    for (path, document) in documents() {
        for link in document.split("](").skip(1) {
            let link = link.split_once(')').unwrap().0;
            let (file, part) = link.split_once('#').unwrap_or((link, ""));
            if link.starts_with("http") {
                continue;
            }
            let file = if file.is_empty() {
                path.clone()
            } else {
                path.parent().unwrap().join(file)
            };
            assert!(file.exists(), "{path:?}: {link}");
            if !part.is_empty() {
                let text = fs::read_to_string(&file).unwrap().to_lowercase();
                let has_heading = text.lines().any(|line| {
                    line.starts_with("##")
                        && line.trim_start_matches(['#', ' ']).replace(' ', "-") == part
                });
                assert!(has_heading, "{path:?}: {link}");
            }
        }
    }
}

/// Two commands are all the set-up there is, and the README is short.
#[test]
fn sets_up_with_two_commands() {
    let (_, set_up) = README.split_once("\n## Set up\n").unwrap();
    let set_up = set_up.split_once("\n## ").unwrap().0;
    let blocks: Vec<&str> = set_up.split("```").skip(1).step_by(2).collect();
    assert_eq!(blocks, ["sh\ncargo run --release -- analyse\n./test\n"]);
    assert!(README.lines().count() <= 200);
}
