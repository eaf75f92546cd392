//! Runs in shards: together they give what one run gives, and nothing else is taken for a shard.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde_json::{Value, json};

use crate::command::{
    Done, TABLE, complaints, folder, names, program, run, sixfold, snapshot, transcript,
};

const CORPUS: &str = include_str!("../../benches/corpus.txt");

/// A place to run in.
struct Place(PathBuf);

impl Place {
    fn new(name: &str) -> Place {
        Place(folder(name, &[("known.txt", "ad\nas\nla\nle\nsa\nre\n")]))
    }

    fn sixfold(&self, arguments: &[&str], input: &[u8]) -> Done {
        let mut program = program(arguments);
        program.current_dir(&self.0);
        run(program, input)
    }

    /// Runs each shard of a command into a file of its own; the names of the files.
    fn shards(&self, arguments: &[&str], input: &[u8], of: usize) -> Vec<String> {
        let shard = |number| {
            let shard = format!("{number}/{of}");
            let done = self.sixfold(&[arguments, &["--shard", &shard]].concat(), input);
            assert!(
                done.text().ends_with("}\n"),
                "{arguments:?} {shard}: {}",
                done.error
            );
            let name = format!("{number}-of-{of}");
            fs::write(self.0.join(&name), done.bytes).unwrap();
            name
        };
        (1..=of).map(shard).collect()
    }

    fn merge(&self, files: &[impl AsRef<str>]) -> Done {
        let files: Vec<&str> = files.iter().map(AsRef::as_ref).collect();
        self.sixfold(&[&["merge"], &files[..]].concat(), b"")
    }

    /// Compares the shards of a command with one run of it.
    #[track_caller]
    fn compare(&self, arguments: &[&str], input: &[u8], counts: &[usize]) {
        let whole = self.sixfold(arguments, input);
        for &of in counts {
            let mut files = self.shards(arguments, input, of);
            // In any order.
            files.rotate_left(of / 2);
            let merged = self.merge(&files);
            let told = |done: &Done| (done.code, done.text(), done.error.clone());
            assert_eq!(told(&merged), told(&whole), "{arguments:?} in {of}");
        }
    }

    fn write(&self, name: &str, bytes: &[u8]) {
        fs::write(self.0.join(name), bytes).unwrap();
    }

    fn read(&self, name: &str) -> Vec<u8> {
        fs::read(self.0.join(name)).unwrap()
    }
}

#[test]
fn the_shards_of_a_batch_give_the_bytes_of_one_run() {
    let place = Place::new("merge-batch");
    let long = "R".repeat((1 << 16) + 1);
    let position = "classic RcRdRf RsBsOxGtYfPc";
    let mixed = format!(
        "\u{feff}{position}\r\n\n# to play\nflex RcbRzb -\na\t{position}\r\n{long}\n\
         {{\"id\": [1,  2], \"position\": \"{position}\"}}\n{{\"id\": 4}}\n\0\nintro Rcb Rsw bag=3\n\
         \u{feff}{position}\n\t\nclassic Rc Os"
    );
    let ends = format!("{mixed}\n");
    for input in ["", "\n", "\n\n\n\n", position, &mixed, &ends, CORPUS] {
        for arguments in [&["--top", "2"][..], &["--all", "--threads", "1"]] {
            let arguments = [&["analyse", "--batch"], arguments].concat();
            place.compare(&arguments, input.as_bytes(), &[1, 2, 3, 7]);
        }
    }
    place.compare(&["unseen", "--batch"], mixed.as_bytes(), &[1, 3]);
    let convert = ["convert", "--batch", "--to", "sheet", "--origin", "c4"];
    place.compare(&convert, mixed.as_bytes(), &[2, 7]);
    let deep = [
        "analyse",
        "--batch",
        "--deep",
        "--samples",
        "400",
        "--also",
        "pass",
    ];
    place.compare(&deep, ends.as_bytes(), &[3]);
    let plays = format!("{TABLE}\tYcb@i9 Pcw@j9\n{TABLE}\tYsw@o12\n{TABLE}\tpass\n{TABLE}");
    place.compare(&["score", "--batch"], plays.as_bytes(), &[1, 2, 7]);
    let legal = &plays[..plays.find('\n').unwrap()];
    place.compare(&["score", "--batch"], legal.as_bytes(), &[2]);
}

#[test]
fn the_shards_of_puzzles_give_the_puzzles_of_one_run() {
    let place = Place::new("merge-puzzles");
    for seed in ["0", "1", "7", "4294967295", "4294967296"] {
        for options in [
            "--count 7",
            "--count 12 --target 4-90 --margin 0 --format json",
            "--count 3 --theme bridge --stars 3 --target 10-30 --format text --solution",
            "--count 2 --rules intro --format text",
            "--count 400 --max-tries 40 --target 6-60",
        ] {
            let options = ["puzzle", "generate", "--seed", seed]
                .into_iter()
                .chain(options.split(' '));
            place.compare(&options.collect::<Vec<_>>(), b"", &[1, 2, 3, 7]);
        }
    }
    for options in [
        "--kind letter --words en --count 5",
        "--kind letter --count 4 --side b --format json",
        "--kind letter --words en --count 9 --max-tries 500 --common-words known.txt",
        "--kind rolls --words de --format json",
        "--kind supernatural --words en --count 3 --format text --solution",
        "--kind supernatural --words en --count 3 --max-tries 4",
    ] {
        let options = ["puzzle", "generate"].into_iter().chain(options.split(' '));
        place.compare(&options.collect::<Vec<_>>(), b"", &[1, 3]);
    }
}

#[test]
fn the_shards_of_a_match_give_its_results() {
    let place = Place::new("merge-arena");
    for options in ["--games 21 --seed 3", "--games 1", "--games 6 --rules flex"] {
        let fixed = ["arena", "careful", "greedy", "--format", "json"];
        let options: Vec<&str> = fixed.into_iter().chain(options.split(' ')).collect();
        let whole = place.sixfold(&options, b"").json(0);
        for of in [1, 2, 3, 7] {
            let files = place.shards(&options, b"", of);
            let mut merged = place.merge(&files).json(0);
            let (mut time, mut turns) = (0.0, 0.0);
            for file in &files {
                for line in String::from_utf8(place.read(file)).unwrap().lines() {
                    let pair: Value = serde_json::from_str(line).unwrap();
                    time += pair["time"].as_f64().unwrap_or_default() / 1e6;
                    turns += pair["turns"].as_f64().unwrap_or_default();
                }
            }
            let told = merged["ms_per_turn"].as_f64().unwrap();
            assert!((told - time / turns).abs() < 0.006, "{told} {time} {turns}");
            merged["ms_per_turn"] = whole["ms_per_turn"].clone();
            assert_eq!(merged, whole, "{options:?} in {of}");
        }
    }
    let text = place.merge(&place.shards(&["arena", "greedy", "greedy", "--games", "4"], b"", 2));
    assert!(
        text.answer(0)
            .starts_with("greedy against greedy · classic · 4 games\n")
    );
}

/// What a shard says of itself in its last line.
fn end(shard: &[u8]) -> Value {
    let text = std::str::from_utf8(shard).unwrap();
    serde_json::from_str(text.lines().last().unwrap()).unwrap()
}

#[test]
fn a_shard_ends_with_a_line_about_itself() {
    let place = Place::new("merge-end");
    let input = format!("{TABLE}\n\n{TABLE}");
    let one = [
        "analyse",
        "--batch",
        "--shard",
        "2/2",
        "--top",
        "3",
        "--also=pass",
        "--deep",
        "--threads",
        "2",
    ];
    let done = place.sixfold(&one, input.as_bytes());
    assert_eq!((done.code, &*done.error), (1, ""));
    let text = done.text();
    let bytes = text.find("{\"shard\"").unwrap();
    assert_eq!(
        end(text.as_bytes()),
        json!({
            "shard": "2/2",
            "run": ["analyse", "--top=3", "--batch", "--deep", "--also=pass"],
            "input": end(&done.bytes)["input"],
            "made_by": format!("sixfold {}", env!("CARGO_PKG_VERSION")),
            "content": {"lines": 1, "bytes": bytes, "checksum": end(&done.bytes)["content"]["checksum"]},
            "failed": true,
        })
    );
    let read = &end(&done.bytes)["input"];
    assert_eq!(
        (&read["lines"], &read["bytes"]),
        (&json!(3), &json!(input.len()))
    );
    // The order of options, those that change nothing, and what is the default anyway.
    let other = [
        "--lang",
        "fr",
        "analyse",
        "--also=pass",
        "--deep",
        "--seed",
        "0",
        "--top=3",
        "--shard=1/2",
        "--batch",
    ];
    let other = place.sixfold(&other, input.as_bytes());
    assert_eq!(end(&other.bytes)["run"], end(&done.bytes)["run"]);
    place.write("2", &done.bytes);
    place.write("1", &other.bytes);
    assert_eq!(place.merge(&["2", "1"]).text().lines().count(), 3);
    let files = [
        "puzzle",
        "generate",
        "--kind=letter",
        "--common-words",
        "known.txt",
        "--max-tries=2",
        "--shard=1/1",
    ];
    let done = place.sixfold(&files, b"");
    assert_eq!(end(&done.bytes)["input"]["lines"], 6);
}

/// Whatever is given to `merge` but the shards of one run, each once.
#[test]
fn what_is_not_all_shards_of_a_run_is_refused() {
    let place = Place::new("merge-refused");
    let batch = ["analyse", "--batch", "--top", "1"];
    let input = CORPUS.as_bytes();
    let files = place.shards(&batch, input, 3);
    let good = place.read("2-of-3");
    let text = String::from_utf8(good.clone()).unwrap();
    let body = &text[..text.find("{\"shard\"").unwrap()];
    place.write("answers.jsonl", body.as_bytes());
    place.write("empty", b"");
    place.write("binary", &[0, 255, 10, 200, 10]);
    place.write("killed", &good[..good.len() / 2]);
    place.write(
        "shorter",
        &good[good.iter().position(|&byte| byte == b'\n').unwrap() + 1..],
    );
    place.write("twice-in-one", &[&good[..], &good].concat());
    place.write("other-end", text.replace("\"2/3\"", "\"4/3\"").as_bytes());
    place.write(
        "other-version",
        text.replace("\"sixfold 0", "\"sixfold 9").as_bytes(),
    );
    place.write("windows", text.replace('\n', "\r\n").as_bytes());
    place.write(
        "other-command",
        text.replace("[\"analyse\"", "[\"site\"").as_bytes(),
    );
    let rename = |names: Vec<String>, prefix: &str| -> Vec<String> {
        let renamed = names.into_iter().map(|name| {
            let other = format!("{prefix}-{name}");
            fs::rename(place.0.join(&name), place.0.join(&other)).unwrap();
            other
        });
        renamed.collect()
    };
    // Those of the first run are written again at the end.
    let other_top = rename(place.shards(&batch[..2], input, 3), "other-top");
    let other_input = rename(place.shards(&batch, &input[1..], 3), "other-input");
    let of_two = place.shards(&batch, input, 2);
    let puzzles = rename(place.shards(&["puzzle", "generate"], b"", 3), "puzzles");
    place.shards(&batch, input, 3);
    let [one, two, three] = [&files[0], &files[1], &files[2]];
    let refused = [
        &[&**one, two][..],
        &[two],
        &[one, two, three, two],
        &[one, "missing", three],
        &[one, ".", three],
        &[one, "empty", three],
        &[one, "answers.jsonl", three],
        &[one, "binary", three],
        &[one, "killed", three],
        &[one, "shorter", three],
        &[one, "twice-in-one", three],
        &[one, "other-end", three],
        &[one, "other-version", three],
        &[one, "windows", three],
        &[one, &other_top[1], three],
        &[one, &other_input[1], three],
        &[one, &of_two[1], three],
        &[one, &puzzles[1], three],
        &[one, two, three, "--out", two],
    ];
    let done = refused.map(|files| place.merge(files));
    complaints("merge-refused", 1, &done);
    for cut in (0..good.len()).step_by(good.len() / 50) {
        place.write("killed", &good[..cut]);
        place.merge(&[&**one, "killed", three]).complaint(1);
    }
    place.write(
        "huge",
        text.replace("\"2/3\"", "\"2/4294967295\"").as_bytes(),
    );
    let error = place.merge(&["huge"]).complaint(1).to_owned();
    assert!(error.contains("and 4294967286 more are missing"), "{error}");
    // Shards of something that has none, and lines that say something else than they should.
    place.write(
        "alone",
        text.replace("\"2/3\"", "\"1/1\"")
            .replace("[\"analyse\"", "[\"site\"")
            .as_bytes(),
    );
    place.merge(&["alone"]).complaint(1);
    let candidates = String::from_utf8(place.read(&puzzles[0])).unwrap();
    for (from, to) in [
        ("\"try\":", "\"try\" "),
        ("\"solution\":\"", "\"solution\":'"),
        ("\"form\":\"0", "\"form\":\"z"),
        ("\"stars\":", "\"stars\": "),
        ("\"id\":\"f", "\"if\":\"f"),
    ] {
        let changed = candidates.replacen(from, to, 1);
        assert_ne!(changed, candidates);
        place.write("puzzles-1", changed.as_bytes());
        let done = place.merge(&["puzzles-1", &puzzles[1], &puzzles[2], "--out", "no-puzzles"]);
        assert!(
            done.complaint(1).contains("puzzles-1 is damaged"),
            "{from}: {}",
            done.error
        );
    }
    assert!(!place.0.join("no-puzzles").exists());
}

#[test]
fn what_is_no_shard_number_is_exit_code_2() {
    let mut asked = Vec::new();
    for language in ["en", "fr", "de", "it"] {
        let mut all = vec![
            vec!["unseen", "--batch", "--shard", "3/2"],
            vec!["puzzle", "generate", "--shard", "0/2"],
            vec!["arena", "greedy", "greedy", "--shard", "x"],
        ];
        if language == "en" {
            all.extend([
                vec!["analyse", "--shard", "1/2"],
                vec!["convert", TABLE, "--shard", "1/2"],
                vec!["puzzle", "generate", "--shard", "1/2", "--out", "puzzles"],
                vec!["merge"],
            ]);
        }
        for mut arguments in all {
            arguments.extend(["--lang", language]);
            let done = sixfold(&arguments);
            assert_eq!((done.code, done.bytes.len()), (2, 0));
            asked.push(done);
        }
    }
    snapshot("merge-usage", &transcript(&asked));
}

#[test]
fn a_merged_file_is_written_whole_or_not_at_all() {
    let place = Place::new("merge-out");
    let batch = ["analyse", "--batch", "--top", "1"];
    let files = place.shards(&batch, CORPUS.as_bytes(), 3);
    let merge = |out: &str, files: &[String]| {
        let mut arguments = vec!["merge", "--out", out];
        arguments.extend(files.iter().map(String::as_str));
        place.sixfold(&arguments, b"")
    };
    assert_eq!(merge("out.jsonl", &files).answer(0), "");
    let whole = place.sixfold(&batch, CORPUS.as_bytes());
    assert_eq!(place.read("out.jsonl"), whole.bytes);
    // Damage that is seen only on the way.
    let mut damaged = place.read(&files[1]);
    let middle = damaged.len() / 2;
    damaged[middle] ^= 1;
    place.write(&files[1], &damaged);
    let before = names(&place.0);
    merge("out.jsonl", &files).complaint(1);
    merge("new.jsonl", &files).complaint(1);
    assert_eq!(place.read("out.jsonl"), whole.bytes);
    assert_eq!(names(&place.0), before);
    let error = merge("no/such/folder", &files).error;
    assert!(
        error.contains("no/such/folder cannot be written"),
        "{error}"
    );
}

#[test]
fn a_merge_that_is_killed_leaves_no_part_of_a_file() {
    let place = Place::new("merge-killed");
    let id = "x".repeat(60_000);
    let input = format!("{id}\tclassic Rc Rs\n").repeat(700);
    let convert = ["convert", "--batch"];
    place.shards(&convert, input.as_bytes(), 2);
    let whole = place.sixfold(&convert, input.as_bytes()).bytes.len();
    let size = |path: &Path| fs::metadata(path).map(|about| about.len() as usize).ok();
    let mut killed = 0;
    for delay in 0..20 {
        let out = place.0.join(format!("out-{delay}"));
        let mut merge = program(&["merge", "1-of-2", "2-of-2", "--out"]);
        let mut child = merge.arg(&out).current_dir(&place.0).spawn().unwrap();
        std::thread::sleep(Duration::from_millis(2 * delay));
        let is_running = child.try_wait().unwrap().is_none();
        child.kill().unwrap();
        child.wait().unwrap();
        killed += usize::from(is_running && size(&out).is_none());
        assert!(size(&out).is_none_or(|size| size == whole), "{delay}");
    }
    assert!(killed > 0);
    // What killed runs left behind goes away with the next run.
    for delay in 0..20 {
        let out = format!("out-{delay}");
        place
            .sixfold(&["merge", "1-of-2", "2-of-2", "--out", &out], b"")
            .answer(0);
    }
    assert!(!names(&place.0).iter().any(|name| name.ends_with(".tmp")));
}
