use std::io::{BufRead, BufReader, Write};

use serde_json::{Value, json};

use crate::command::{TABLE, complaints, program, sixfold, sixfold_reading, snapshot};

const CORPUS: &str = include_str!("../../benches/corpus.txt");

fn answers(bytes: &[u8]) -> Vec<Value> {
    String::from_utf8_lossy(bytes)
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

#[test]
fn every_line_gets_the_answer_of_analyse_in_order() {
    let lines = [
        TABLE,
        "classic - RtRcRdBc",
        "intro Rcb Rsw",
        "classic Rc Os",
    ];
    for options in [&[][..], &["--top", "2"], &["--all"], &["--top", "0"]] {
        let ask = |what, input: &str| {
            let arguments = [&["analyse", what, "--format", "json"], options].concat();
            sixfold_reading(&arguments, input.as_bytes()).answer(0)
        };
        let one_by_one: String = lines.iter().map(|line| ask(line, "")).collect();
        assert_eq!(
            ask("--batch", &(lines.join("\n") + "\n")),
            one_by_one,
            "{options:?}"
        );
    }
}

#[test]
fn a_bad_line_is_answered_and_the_rest_goes_on() {
    let input =
        format!("{TABLE}\n\n# Chris to play\nflex RcbRzb -\nflex RcbRtw Psb Ysw\n{TABLE}\n");
    let done = sixfold_reading(&["analyse", "--batch", "--top", "1"], input.as_bytes());
    let text = done.answer(1);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 6);
    assert_eq!(lines[0], lines[5]);
    snapshot("batch-bad-lines", &lines[1..5].join("\n"));
    let tiles_after_rack: Value = serde_json::from_str(lines[4]).unwrap();
    assert_eq!(
        (
            &tiles_after_rack["line"],
            &tiles_after_rack["error"]["column"]
        ),
        (&json!(5), &json!(17))
    );
    assert!(tiles_after_rack["error"]["help"].is_string());
}

#[test]
fn odd_lines_are_no_trouble() {
    let long = "R".repeat((1 << 16) + 1);
    let position = b"flex Rcb Rsb bag=0";
    let input = [
        b"flex Rcb\xff -\n",
        long.as_bytes(),
        b"\n",
        position,
        b"\r\n\0\n",
        position,
    ]
    .concat();
    let done = sixfold_reading(&["analyse", "--batch"], &input);
    assert_eq!((done.code, &*done.error), (1, ""));
    let answers = answers(&done.bytes);
    assert_eq!(answers.len(), 5);
    let told = [0, 1, 3].map(|place| answers[place]["error"].to_string());
    snapshot("batch-odd-lines", &told.join("\n"));
    assert_eq!(
        answers[2]["best_score"], 8,
        "the line end of Windows is no part of the line"
    );
    assert_eq!(answers[3]["line"], 4);
    assert_eq!(answers[2], answers[4], "the last line needs no line end");
}

#[test]
fn a_mark_before_the_first_line_is_no_part_of_it() {
    let marked = format!("\u{feff}{TABLE}\n\u{feff}{TABLE}\n");
    let done = sixfold_reading(&["analyse", "--batch"], marked.as_bytes());
    let answers = answers(&done.bytes);
    assert_eq!(
        (&answers[0]["best_score"], &answers[1]["line"]),
        (&json!(18), &json!(2))
    );
}

#[test]
fn an_input_without_lines_has_no_answers() {
    assert_eq!(sixfold(&["analyse", "--batch"]).answer(0), "");
    assert_eq!(
        answers(&sixfold_reading(&["analyse", "--batch"], b"\n").bytes).len(),
        1
    );
}

#[test]
fn the_number_of_threads_does_not_show() {
    let input = CORPUS.replace("\nflex", "\nflex?\nflex");
    let with = |threads| {
        sixfold_reading(
            &["analyse", "--batch", "--all", "--threads", threads],
            input.as_bytes(),
        )
    };
    let (one, two, many) = (with("1"), with("2"), with("7"));
    assert_eq!((one.code, &*one.error), (1, ""));
    assert!(one.bytes == two.bytes && one.bytes == many.bytes);
    assert_eq!(answers(&one.bytes).len(), input.lines().count());
}

/// Each line is answered before the next is written.
#[test]
fn the_answers_stream() {
    let mut child = program(&["analyse", "--batch"]).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    for (line, expected) in [
        ("classic Rc Rs", r#"{"position":"#),
        ("flex", r#"{"line":2,"error""#),
    ] {
        writeln!(stdin, "{line}").unwrap();
        let mut answer = String::new();
        stdout.read_line(&mut answer).unwrap();
        assert!(
            answer.starts_with(expected) && answer.ends_with("}\n"),
            "{answer}"
        );
    }
    drop(stdin);
    assert_eq!(child.wait().unwrap().code(), Some(1));
}

#[test]
fn a_closed_pipe_is_no_error() {
    let mut child = program(&["analyse", "--batch", "--all"]).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let writer = std::thread::spawn(move || stdin.write_all(CORPUS.as_bytes()).ok());
    let mut first = String::new();
    BufReader::new(child.stdout.take().unwrap())
        .read_line(&mut first)
        .unwrap();
    assert!(first.starts_with(r#"{"position":"classic - "#));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    assert_eq!((output.status.code(), &*output.stderr), (Some(0), &b""[..]));
}

#[test]
fn a_batch_speaks_json_only() {
    let done = sixfold(&["analyse", "--batch", "--format", "yaml"]);
    complaints("batch-other-format", 1, [&done]);
    for threads in ["0", "257", "many"] {
        sixfold(&["analyse", "--batch", "--threads", threads]).complaint(2);
    }
}

/// The answers of a command to the lines of a batch, and its exit code.
fn batch(arguments: &[&str], lines: &[&str]) -> (i32, Vec<String>) {
    let arguments = [arguments, &["--batch"]].concat();
    let done = sixfold_reading(&arguments, lines.join("\n").as_bytes());
    assert_eq!(done.error, "", "{arguments:?}");
    (done.code, done.text().lines().map(str::to_owned).collect())
}

#[test]
fn ids_are_echoed_as_they_are_given() {
    let position = "classic RcRdRf RsBsOxGtYfPc";
    let plain = batch(&["analyse"], &[position]).1[0].clone();
    let object = |id: &str| format!("{{\"id\": {id}, \"position\": \"{position}\"}}");
    for (line, id) in [
        (format!("my id\t{position}"), "\"my id\""),
        (format!("7\t{position}"), "\"7\""),
        (format!("q\"\u{9b}\t{position}"), "\"q\\\"\\u009b\""),
        (object("1.50"), "1.50"),
        (object("[1, {\"a\": null}]"), "[1, {\"a\": null}]"),
        (object("null"), "null"),
        (object("\"é\""), "\"é\""),
        (
            r#"{"position": "classic RcRdRf RsBsOxGtYf\u0050c", "id": 3}"#.to_owned(),
            "3",
        ),
    ] {
        let (code, answers) = batch(&["analyse"], &[&line]);
        let expected = format!("{{\"id\":{id},{}", &plain[1..]);
        assert_eq!((code, &answers[..]), (0, &[expected][..]), "{line}");
    }
    let without = format!("{{\"position\": \"{position}\"}}");
    let tabs = position.replace(' ', "\t");
    for line in [&without, &tabs, &format!("\t{position}\t\r")] {
        assert_eq!(batch(&["analyse"], &[line]).1[0], plain, "{line}");
    }
}

#[test]
fn a_bad_line_keeps_its_id_and_its_column() {
    let lines = [
        "one\tflex RcbRzb -",
        r#"{"id": 2, "position": "flex RcbRzb -"}"#,
        r#"{"id": 3, "position": "flex Rcb\u0052zb -"}"#,
        r#"{"id": 4}"#,
        r#"{"id": 5, "position": 5}"#,
        r#"{"id": 6, "position": "classic Rc Rd", "play": "Rd@h7", "more": 1}"#,
        "{",
        "seven\t",
        "\t",
        "# eight\tflex Rcb Rsb",
    ];
    let (code, answers) = batch(&["analyse"], &lines);
    assert_eq!((code, answers.len()), (1, lines.len()));
    snapshot("batch-bad-ids", &answers.join("\n"));
}

#[test]
fn plays_are_scored_line_by_line() {
    let position = "flex RcbRtwRsb BssBtbGcbRdbOcwBfb origin=j10";
    let one = |play: &str| {
        let done = sixfold(&["score", position, play, "--format", "json"]);
        done.text().trim_end().to_owned()
    };
    let (legal, illegal) = (one("Btb@k11 Bss@l11"), one("Bss@j11"));
    let lines = [
        format!("{position}\tBss@l11 Btb@k11"),
        format!("a\t{position}\tBss@j11\r"),
        format!("{{\"id\":9,\"position\":\"{position}\",\"play\":\"Btb@k11 Bss@l11\"}}"),
        position
            .replace(' ', "\t")
            .replacen("\torigin", " origin", 1),
        position.to_owned(),
        format!("b\t{position}\tBtb@"),
    ];
    let lines = lines.each_ref().map(String::as_str);
    let (code, answers) = batch(&["score"], &lines);
    assert_eq!(code, 1);
    assert_eq!(answers[0], legal);
    assert_eq!(answers[1], format!("{{\"id\":\"a\",{}", &illegal[1..]));
    assert_eq!(answers[2], format!("{{\"id\":9,{}", &legal[1..]));
    snapshot("batch-bad-scores", &answers[3..].join("\n"));
    assert_eq!(batch(&["score"], &lines[..1]).0, 0);
}

#[test]
fn other_commands_answer_as_for_one_position() {
    let lines = [TABLE, "classic RcRdRf RsBsOxGtYfPc bag=3", "intro Rcb Rsw"];
    for arguments in [
        &["unseen"][..],
        &["analyse", "--deep", "--samples", "400", "--seed", "5"],
    ] {
        let one_by_one = lines.map(|line| {
            let done = sixfold(&[arguments, &[line, "--format", "json"]].concat());
            done.text().trim_end().to_owned()
        });
        let (code, mut answers) = batch(arguments, &lines);
        assert_eq!((code, &answers[..]), (0, &one_by_one[..]), "{arguments:?}");
        // The number of a line and of the threads changes nothing.
        answers.reverse();
        let reversed = [lines[2], lines[1], lines[0]];
        let with_threads = [arguments, &["--threads", "1"]].concat();
        assert_eq!(batch(&with_threads, &reversed).1, answers);
    }
    let (code, answers) = batch(
        &["convert", "--to", "sheet", "--origin", "k12"],
        &lines[1..],
    );
    assert_eq!(code, 0);
    snapshot("batch-convert", &answers.join("\n"));
    let (code, answers) = batch(&["convert", "--origin", "a1"], &["x\tclassic Rc Rd"]);
    assert_eq!(code, 1);
    snapshot("batch-convert-bad", &answers.join("\n"));
}
