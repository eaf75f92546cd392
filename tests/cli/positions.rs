//! How a position is given on the command line, and what is noted about it.

use std::fs;

use serde_json::{Value, json};

use crate::command::{
    SHEET, TABLE, commands, complaints, folder, path, sixfold, sixfold_reading, snapshot,
};

/// A full rack and nothing else to note.
const CLASSIC: [&str; 4] = ["classic", "RcRdRf", "RsBsOxGtYfPc", "players=3"];
const PLAY: [&str; 2] = ["Rs@j7", "Bs@j8"];

/// Runs a command with a position in several words and in one.
fn both(command: &[&str], options: &[&str]) -> [String; 2] {
    let line = CLASSIC.join(" ");
    [&CLASSIC[..], &[&line]].map(|position| {
        let done = sixfold(&[command, position, options].concat());
        assert_eq!(done.notes(), [""; 0]);
        done.answer(0)
    })
}

#[test]
fn a_line_needs_no_quotes() {
    for (command, options) in [
        (&["analyse"][..], &[][..]),
        (&["analyse", "--format", "json"], &["--top", "3"]),
        (&["draw"], &["--play", "Rs@j7"]),
        (&["unseen"], &["--format", "yaml"]),
        (&["convert"], &["--format", "sheet"]),
        (&["score"], &PLAY),
        (&["score"], &["Rs@j7 Bs@j8"]),
        (&["score"], &["swap", "Rs", "Bs"]),
        (&["score"], &["swap Rs,Bs"]),
    ] {
        let [words, line] = both(command, options);
        assert_eq!(words, line, "{command:?} {options:?}");
    }
    let [exchange, _] = both(&["score"], &["exchange", "Rs"]);
    let [swap, _] = both(&["score"], &["swap", "Rs"]);
    assert_eq!(exchange, swap);
}

#[test]
fn an_error_shows_the_words_as_one_line() {
    let refused = [
        &["analyse", "classic", "RcRzRf", "Rs"][..],
        &["score", "classic", "RcRdRf", "Rs", "Rs@j7", "Bz@j8"],
        &["analyse", "flx", "Rcb", "Psb"],
        &["analyse", "flx", "Rcb", "Pzb"],
        &["score", "classic", "RcRdRf", "Rs"],
        &["score", "classic", "RcRdRf", "RsBsOxGtYfPc", "Rsj7"],
        &["score", "classic", "RcRdRf", "RsBsOxGtYfPc", "swp", "Rs"],
        &[
            "score",
            "classic",
            "RcRdRf",
            "RsBsOxGtYfPc",
            "bag=93",
            "Rs",
            "j7",
        ],
        &["score", "classic RcRdRf Rs", "Rsj7"],
    ]
    .map(sixfold);
    complaints("positions-in-words", 1, &refused);
}

#[test]
fn a_file_and_standard_input_stand_alone() {
    let folder = folder(
        "positions",
        &[("table.txt", SHEET), ("two words.txt", TABLE)],
    );
    let path = |name: &str| folder.join(name).into_os_string().into_string().unwrap();
    let best = sixfold(&["score", TABLE, "Ycb@i9", "Pcw@j9"]).answer(0);
    let mut refused = Vec::new();
    for name in ["table.txt", "two words.txt"] {
        assert_eq!(
            sixfold(&["score", &path(name), "Ycb@i9", "Pcw@j9"]).answer(0),
            best
        );
        refused.push(sixfold(&["score", &path(name), "Ycbi9"]));
    }
    for command in &with_position() {
        refused.push(sixfold(&[command, &path("table.txt"), "players=3"]));
        let input = SHEET.as_bytes();
        refused.push(sixfold_reading(&[command, "-", "players=3"], input));
    }
    let out = path("table.txt");
    refused.push(sixfold(&["draw", &out, "--out", &out]));
    complaints("positions-in-files", 1, &refused);
    assert_eq!(fs::read_to_string(out).unwrap(), SHEET);
}

/// The commands that take a position and nothing after it.
fn with_position() -> Vec<String> {
    let takes_position = |command: &clap::Command| {
        let mut all = command.get_positionals();
        all.next().is_some_and(|first| first.get_id() == "position") && all.next().is_none()
    };
    let all = commands().into_iter().filter(takes_position);
    all.filter(|command| path(command).len() == 1)
        .map(|command| command.get_name().to_owned())
        .collect()
}

/// The notes of an answer in JSON, by their codes.
fn codes(answer: &Value) -> Vec<&str> {
    answer["notes"].as_array().map_or_else(Vec::new, |notes| {
        notes
            .iter()
            .map(|note| note["code"].as_str().unwrap())
            .collect()
    })
}

#[test]
fn what_is_odd_about_the_hands_is_noted_beside_every_answer() {
    for (position, expected) in [
        ("classic RcRdRf RsBsOxGtYfPc", &[][..]),
        ("classic RcRdRf RsBs", &["short_rack"]),
        ("classic RcRdRf -", &["short_rack"]),
        ("classic RcRdRf RsBsOxGtYfPc bag=93", &[]),
        ("classic RcRdRf RsBsOxGtYfPc bag=92", &["uneven_hands"]),
        ("classic RcRdRf RsBsOxGtYfPc bag=99", &["uneven_hands"]),
        ("classic RcRdRf RsBsOxGtYfPc players=3 bag=87", &[]),
        (
            "classic RcRdRf RsBsOxGtYfPc players=3 bag=90",
            &["uneven_hands"],
        ),
        (
            "classic RcRdRf Rs players=3 bag=90",
            &["short_rack", "uneven_hands"],
        ),
        ("classic RcRdRf Rs bag=0", &["uneven_hands"]),
    ] {
        for command in [
            &["analyse"][..],
            &["unseen"],
            &["analyse", "--deep", "--samples", "400"],
            &["score"],
        ] {
            let play: &[&str] = if command[0] == "score" {
                &["pass"]
            } else {
                &[]
            };
            let text = sixfold(&[command, &[position], play].concat());
            let json = sixfold(&[command, &[position, "--format", "json"], play].concat());
            let code = json.code;
            assert_eq!(
                (text.code, code),
                if play.is_empty() {
                    (0, 0)
                } else {
                    (code, code)
                }
            );
            assert_eq!(
                text.notes().len(),
                expected.len(),
                "{command:?} {position}: {}",
                text.error
            );
            assert_eq!(text.error.lines().count(), expected.len(), "{}", text.error);
            let answer = json.json(code);
            assert_eq!(codes(&answer), expected, "{command:?} {position}");
            let messages = answer["notes"]
                .as_array()
                .into_iter()
                .flatten()
                .map(|note| note["message"].as_str().unwrap());
            assert_eq!(messages.collect::<Vec<_>>(), text.notes());
            assert!(
                expected.is_empty() || String::from_utf8(json.bytes).unwrap().ends_with("\"}]}\n"),
                "the last key"
            );
        }
    }
    let notes = [
        "classic RcRdRf RsBs",
        "classic RcRdRf RsBsOxGtYfPc players=3 bag=90",
        "classic RcRdRf RsBsOxGtYfPc bag=0",
    ]
    .map(|position| {
        let done = sixfold(&["unseen", position]);
        format!("{position}\n{}\n", done.notes().join("\n"))
    });
    snapshot("positions-notes", &notes.concat());
    for command in ["draw", "convert"] {
        assert_eq!(sixfold(&[command, "classic RcRdRf RsBs"]).notes(), [""; 0]);
    }
}

#[test]
fn a_batch_notes_in_its_lines_only() {
    let done = sixfold_reading(
        &["analyse", "--batch"],
        b"classic RcRdRf RsBs\nclassic RcRdRf RsBsOxGtYfPc\n",
    );
    assert_eq!((done.code, &*done.error), (0, ""));
    let text = String::from_utf8(done.bytes).unwrap();
    let lines: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(
        (codes(&lines[0]), lines[1].get("notes")),
        (vec!["short_rack"], None)
    );
    let message = sixfold(&["analyse", "classic RcRdRf RsBs"]).notes()[0].to_owned();
    assert_eq!(
        lines[0]["notes"],
        json!([{ "code": "short_rack", "message": message }])
    );
}
