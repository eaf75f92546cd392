//! One rule for exit codes: 2 for what clap rejects, 1 for what is wrong with what the arguments
//! name.

use clap::Arg;
use serde_json::Value;

use crate::command::{
    Done, TABLE, commands, complaints, folder, path, program, run, sixfold, snapshot, subcommands,
    whole_name,
};

const GRID: &str = "DUOPO/SSAUT/KIWIS/INEST/SEPHA";
const GAME: &str = "puzzles/games/intro.txt";
const PUZZLE: &str = "puzzles/best/01-down-the-stairs.yaml";

/// A bad value for an argument, by the name of what it takes, and the exit code.
fn bad_value(argument: &Arg) -> (&'static str, i32) {
    let names = argument.get_value_names().unwrap();
    match names[0].as_str() {
        "N" | "POINTS" | "PERCENT" | "TIME" => ("many", 2),
        "COMMAND" => ("bogus", 2),
        "K/N" => ("3/2", 2),
        "LIST" | "LIST|FILE" | "all|FILE" => ("es", 1),
        "POSITION" => ("flex Rzb -", 1),
        "PLAY" => ("Rz@g7", 1),
        "TILES" => ("Rz", 1),
        "CELL" => ("7g", 1),
        "GRID" => ("DUO/Z", 1),
        "PATTERN" => ("A-B", 1),
        "D" => ("2027-02-29", 1),
        "FILE" | "PATH" | "DIR" => ("Cargo.toml/nothing", 1),
        "ID" => ("bogus", 1),
        "NAME" => ("two words", 1),
        "URL" => ("example.org", 1),
        _ if !argument.get_possible_values().is_empty() => ("bogus", 2),
        other => panic!("what is a bad {other}?"),
    }
}

/// The arguments that a command cannot do without, besides the one that is tried; each with its id.
fn needed(command: &str, tried: &str) -> Vec<(&'static str, &'static str)> {
    match command {
        "sixfold analyse" if tried == "out" => vec![("batch", "--batch")],
        "sixfold analyse" => vec![("deep", "--deep")],
        "sixfold score" => vec![("position", TABLE), ("play", "pass")],
        "sixfold unseen" | "sixfold draw" | "sixfold convert" => vec![("position", TABLE)],
        "sixfold game check" | "sixfold game review" => vec![("file", GAME)],
        "sixfold puzzle play" if tried == "id" => vec![("file", PUZZLE)],
        "sixfold puzzle check" => vec![("paths", PUZZLE)],
        "sixfold puzzle book" => vec![("days", "--days=1"), ("out", "--out=Cargo.toml/book.pdf")],
        "sixfold merge" => vec![("shards", "Cargo.toml")],
        "sixfold site" => vec![
            ("from", "--from=2027-01-01"),
            ("days", "--days=1"),
            ("out", "--out=Cargo.toml/site"),
        ],
        "sixfold serve" => vec![("site", "web")],
        "sixfold arena" => vec![("a", "greedy"), ("b", "greedy")],
        "sixfold qwords analyse" => vec![("position", "qwords DUOPO/SSAUT/KIWIS/INE../SEP.. U/T")],
        "sixfold qwords score" => vec![("grid", GRID)],
        "sixfold qwords puzzle" => vec![("kind", "--kind=letter")],
        "sixfold puzzle generate" if ["words", "side", "common_words", "dice"].contains(&tried) => {
            vec![("kind", "--kind=letter")]
        }
        "sixfold qwords words" => vec![("pattern", "KIWIS")],
        "sixfold completions" => vec![("shell", "bash")],
        _ => Vec::new(),
    }
}

/// Runs a command with a value for one of its arguments, and whatever else it needs.
fn tried(command: &clap::Command, argument: &Arg, value: &str, more: &[&str]) -> Done {
    let id = argument.get_id().as_str();
    let mut words: Vec<String> = path(command).into_iter().map(str::to_owned).collect();
    let needed = needed(whole_name(command), id);
    words.extend(needed.iter().map(|&(other, word)| {
        if other == id && argument.is_positional() {
            value
        } else {
            word
        }
        .to_owned()
    }));
    if let Some(long) = argument.get_long() {
        words.retain(|word| !word.starts_with(&format!("--{long}=")));
        words.push(format!("--{long}={value}"));
    } else if !needed.iter().any(|&(other, _)| other == id) {
        words.push(value.to_owned());
    }
    words.extend(more.iter().map(|&word| word.to_owned()));
    let mut program = program(&words.iter().map(String::as_str).collect::<Vec<_>>());
    program.env("SIXFOLD_DATA_DIR", folder("exit-codes", &[]));
    run(program, b"")
}

#[test]
fn every_bad_value_of_every_command_ends_with_the_code_of_its_kind() {
    let (mut count, mut told, mut told_in_json) = (0, String::new(), String::new());
    for command in commands()
        .iter()
        .filter(|command| subcommands(command).next().is_none())
    {
        let answers_in_json = command.get_arguments().any(|argument| {
            argument.get_id() == "format"
                && argument
                    .get_possible_values()
                    .iter()
                    .any(|value| value.get_name() == "json")
        });
        for argument in command
            .get_arguments()
            .filter(|argument| argument.get_action().takes_values())
        {
            let (value, code) = bad_value(argument);
            let whole = format!("{} {}", whole_name(command), argument.get_id());
            let done = tried(command, argument, value, &[]);
            // A batch is for programs.
            let is_batch = whole == "sixfold analyse out";
            let begin = if is_batch { "{\"error\":" } else { "error: " };
            assert!(
                done.code == code && done.bytes.is_empty() && done.error.starts_with(begin),
                "{whole}: {done:?}"
            );
            count += 1;
            // With PDF, the file of a book is refused for another reason.
            if whole != "sixfold puzzle book out" {
                told += &format!("{whole}\n{}\n", done.error);
            }
            if answers_in_json && argument.get_id() != "format" {
                let done = tried(command, argument, value, &["--format", "json"]);
                assert_eq!((done.code, done.bytes.len()), (code, 0), "{whole}");
                let answer: Value = serde_json::from_str(&done.error).expect(&whole);
                let keys: Vec<&String> =
                    answer["error"].as_object().expect(&whole).keys().collect();
                assert_eq!(
                    keys,
                    ["code", "column", "help", "line", "message"],
                    "{whole}"
                );
                assert!(
                    !answer["error"]["message"].as_str().unwrap().ends_with(':'),
                    "{whole}"
                );
                assert_eq!(
                    answer["error"]["code"] == "usage",
                    code == 2,
                    "{whole}: {answer}"
                );
                told_in_json += &format!("{whole}\n{}\n", done.error);
            }
        }
    }
    assert!(count > 100, "{count}");
    snapshot("bad-values", &told);
    snapshot("bad-values-json", &told_in_json);
}

#[test]
fn every_command_refuses_an_unknown_flag_and_a_missing_argument() {
    let mut refused = Vec::new();
    for command in commands() {
        let words = path(&command);
        refused.push(sixfold(&[&words[..], &["--bogus"]].concat()));
        if command.get_arguments().any(Arg::is_required_set) {
            refused.push(sixfold(&words));
        }
    }
    complaints("bad-arguments", 2, &refused);
}

#[test]
fn what_clap_rejects_is_json_where_json_was_asked_for() {
    let refused = [
        &["analyse", "--top", "many", "--format", "json"][..],
        &["analyse", "--top", "many", "--format=json"],
        &["bench", "--rules", "flx", "--format", "json"],
        &["analyse", "--batch", "--bogus"],
    ]
    .map(sixfold);
    for done in &refused {
        let answer: Value = serde_json::from_str(done.complaint(2)).unwrap();
        assert_eq!(answer["error"]["code"], "usage");
    }
    complaints("bad-arguments-json", 2, &refused);
}
