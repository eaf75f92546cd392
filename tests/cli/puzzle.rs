use std::fs;

use serde_json::{Value, json};
use sixfold::game::Position;
use sixfold::puzzle::qwords::Kind;

use crate::command::{
    complaints, folder, names, program, run, sixfold, sixfold_in, snapshot, transcript,
    without_numbers,
};

#[test]
fn a_day_has_one_puzzle_in_every_format() {
    let text = sixfold(&["puzzle", "daily", "--date", "2027-01-04"]).answer(0);
    let solved = sixfold(&["puzzle", "daily", "--date", "2027-01-04", "--solution"]).answer(0);
    // The puzzle as it is without the solution, with its rack, and then the solved board once.
    let solution = solved
        .strip_prefix(&*text)
        .unwrap_or_else(|| panic!("{solved}"));
    assert!(
        text.contains("  Rcb  Rds  Ofw  Gsb  Bds  Pxb\n") && !text.contains('['),
        "{text}"
    );
    assert_eq!(solution.matches("[Rds]").count(), 1, "{solution}");
    snapshot("puzzle-daily", &format!("{text}----\n{solution}"));
    let json = sixfold(&[
        "puzzle",
        "daily",
        "--date",
        "2027-01-04",
        "--format",
        "json",
    ])
    .json(0);
    assert_eq!(
        [&json["id"], &json["target"], &json["rules"]],
        [&json!("daily-2027-01-04"), &json!(18), &json!("flex")]
    );
    let position: Position = json["position"].as_str().unwrap().parse().unwrap();
    assert_eq!(json["position"], json!(position.to_string()));
    let lines = json["breakdown"].as_array().unwrap();
    let points = |line: &Value| line["points"].as_u64().unwrap() + line["bonus"].as_u64().unwrap();
    assert_eq!(lines.iter().map(points).sum::<u64>(), 18, "{json}");
    let svg = sixfold(&["puzzle", "daily", "--date", "2027-01-04", "--format", "svg"]).answer(0);
    assert!(svg.starts_with("<svg "), "{svg}");
}

#[test]
fn days_in_a_row_are_a_file_of_puzzles() {
    let days = |format| {
        sixfold(&[
            "puzzle",
            "daily",
            "--date",
            "2026-12-31",
            "--days",
            "3",
            "--format",
            format,
        ])
    };
    let files = folder("three-days", &[("days.yaml", &days("yaml").answer(0))]);
    let proved = sixfold_in(&files, &["puzzle", "check", "."]);
    proved.answer(0);
    let json = days("json").answer(0);
    let ids: Vec<&str> = json.lines().map(|line| &line[..24]).collect();
    assert_eq!(
        ids,
        [
            r#"{"id":"daily-2026-12-31""#,
            r#"{"id":"daily-2027-01-01""#,
            r#"{"id":"daily-2027-01-02""#
        ]
    );
    let pictures = days("svg");
    pictures.complaint(1);
    snapshot("puzzle-days", &transcript([&proved, &pictures]));
}

#[test]
fn a_day_that_is_none_is_an_error() {
    let done = sixfold(&["puzzle", "daily", "--date", "2027-02-29"]);
    complaints("puzzle-no-date", 1, [&done]);
}

#[test]
fn the_same_seed_gives_the_same_puzzles_with_any_number_of_threads() {
    let arguments = ["puzzle", "generate", "--count", "4", "--seed", "3"];
    let [one, two] = ["1", "2"].map(|threads| {
        let mut program = program(&arguments);
        program.env("RAYON_NUM_THREADS", threads);
        run(program, b"").answer(0)
    });
    assert_eq!(one, two);
    assert_eq!(one.matches("\nid: flex-18-seed3-").count(), 4, "{one}");
    assert_ne!(
        one,
        sixfold(&["puzzle", "generate", "--count", "4", "--seed", "4"]).answer(0)
    );
}

/// What a seed of 32 bits makes has a hash in the safety net.
#[test]
fn seeds_may_be_large_and_make_other_puzzles() {
    let made = |seed: u64| {
        let seed = seed.to_string();
        let text = sixfold(&["puzzle", "generate", "--count", "2", "--seed", &seed]).answer(0);
        text.replace(&seed, "SEED")
    };
    let seeds = [0, u64::from(u32::MAX), 1 << 32, u64::MAX].map(made);
    for (place, one) in seeds.iter().enumerate() {
        assert!(seeds[place + 1..].iter().all(|other| one != other), "{one}");
    }
}

#[test]
fn both_games_are_made_by_one_command() {
    for kind in Kind::ALL.map(Kind::name) {
        let arguments = ["--kind", kind, "--seed", "3", "--words", "en", "--format"];
        for format in ["text", "json", "yaml"] {
            let [new, old] = ["puzzle generate", "qwords puzzle"].map(|command| {
                let words: Vec<&str> = command.split(' ').collect();
                let made = sixfold(&[&words, &arguments[..], &[format]].concat()).answer(0);
                made.replace(command, "COMMAND")
            });
            assert_eq!(new, old);
        }
    }
    let text = sixfold(&["puzzle", "generate", "--format", "text", "--solution"]).answer(0);
    snapshot("puzzle-generate-text", &text);
}

#[test]
fn options_of_the_other_game_are_refused() {
    let refused = [
        "--words en",
        "--side b",
        "--common-words Cargo.toml",
        "--dice Cargo.toml",
        "--kind letter --target 18",
        "--kind rolls --margin 2",
        "--kind supernatural --rules flex",
        "--kind letter --stars 3",
        "--kind letter --theme bridge --format json",
    ]
    .map(|arguments| {
        let words = ["puzzle", "generate"].into_iter();
        sixfold(&words.chain(arguments.split(' ')).collect::<Vec<_>>())
    });
    complaints("puzzle-other-game", 1, &refused);
}

#[test]
fn puzzles_are_written_and_proved_and_a_wrong_one_is_found_out() {
    let made = folder("puzzles", &[]).join("made/here");
    let out = made.to_str().unwrap();
    sixfold(&[
        "puzzle", "generate", "--count", "3", "--rules", "intro", "--stars", "2", "--out", out,
    ])
    .answer(0);
    let proved = sixfold_in(&made, &["puzzle", "check", "."]);
    proved.answer(0);

    let first = made.join("intro-18-seed0-1.yaml");
    let text = fs::read_to_string(&first).unwrap();
    fs::write(&first, text.replace("target: 18", "target: 17")).unwrap();
    fs::write(made.join("twin.yaml"), text.replace("seed0-1", "twin")).unwrap();
    let refused = sixfold_in(&made, &["puzzle", "check", "."]);
    refused.answer(1);
    snapshot("puzzle-proved", &transcript([&proved, &refused]));
}

#[test]
fn what_cannot_be_found_is_said_and_what_was_found_is_kept() {
    let found = folder("few-puzzles", &[]).join("found");
    let out = found.to_str().unwrap();
    let done = sixfold(&[
        "puzzle", "generate", "--count", "900", "--tries", "64", "--out", out,
    ]);
    let kept = names(&found).len();
    let told = format!(" {kept} ");
    assert!(done.error.contains(&told) && kept > 0, "{}", done.error);
    let none = sixfold(&["puzzle", "generate", "--target", "60", "--max-tries", "64"]);
    complaints("puzzle-not-found", 1, [&done, &none]);
}

#[test]
fn what_cannot_be_is_refused_at_once() {
    let refused = [
        ("--target 20-15", 2),
        ("--target 0", 2),
        ("--target 15-", 2),
        ("--count 0", 2),
        ("--max-tries 0", 2),
        ("--theme diagonals --rules classic", 1),
        ("--theme qwirkle-flex --rules classic", 1),
        ("--theme double", 1),
        ("--theme going-out --target 9", 1),
        ("--target 1-3", 1),
        ("--target 91 --rules classic", 1),
        ("--target 235-999", 1),
        ("--target 31 --theme single-tile --rules classic", 1),
        ("--target 81 --theme quiet", 1),
        ("--margin 19", 1),
    ]
    .map(|(arguments, code)| {
        let words = ["puzzle", "generate"].into_iter();
        let done = sixfold(&words.chain(arguments.split(' ')).collect::<Vec<_>>());
        done.complaint(code);
        done
    });
    snapshot("puzzle-impossible", &transcript(&refused));
}

/// Presses Ctrl-C once it was reported, however long that takes.
#[cfg(unix)]
#[test]
fn rare_puzzles_are_reported_while_they_are_looked_for() {
    use std::io::{BufRead, BufReader};
    use std::process::Command;
    let tries = u64::MAX.to_string();
    let mut child = program(&[
        "puzzle",
        "generate",
        "--rules",
        "classic",
        "--target",
        "84-90",
        "--max-tries",
        &tries,
    ])
    .spawn()
    .unwrap();
    let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
    let report = lines.next().unwrap().unwrap();
    assert!(
        Command::new("kill")
            .args(["-INT", &child.id().to_string()])
            .status()
            .unwrap()
            .success()
    );
    let rest: Vec<String> = lines.map(Result::unwrap).collect();
    assert_eq!(rest.len(), 1, "{rest:?}");
    let told = format!("{}\n{}", without_numbers(&report), rest[0]);
    snapshot("puzzle-rare", &told);
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stdout.len()), (Some(1), 0));
}

/// Presses Ctrl-C once the program listens for it, which Linux tells in the status of the process.
#[cfg(target_os = "linux")]
#[test]
fn ctrl_c_keeps_what_was_found_whole() {
    use std::process::Command;
    let found = folder("stopped", &[]).join("found");
    let mut program = program(&[
        "puzzle",
        "generate",
        "--count",
        "99999999",
        "--max-tries",
        "99999999",
        "--out",
    ]);
    let child = program.arg(&found).spawn().unwrap();
    let id = child.id().to_string();
    let listens = || {
        let status = fs::read_to_string(format!("/proc/{id}/status")).unwrap();
        let caught = status
            .lines()
            .find_map(|line| line.strip_prefix("SigCgt:"))
            .unwrap()
            .trim();
        u64::from_str_radix(caught, 16).unwrap() & 2 != 0
    };
    while !listens() {
        std::thread::yield_now();
    }
    assert!(
        Command::new("kill")
            .args(["-INT", &id])
            .status()
            .unwrap()
            .success()
    );
    let output = child.wait_with_output().unwrap();
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(
        (output.status.code(), output.stdout.len()),
        (Some(1), 0),
        "{error}"
    );
    let kept = names(&found).len();
    assert!(kept > 0);
    // How many there are is chance.
    snapshot(
        "puzzle-stopped",
        &error.replace(&format!(" {kept} "), " KEPT "),
    );
    sixfold(&["puzzle", "check", found.to_str().unwrap()]).answer(0);
}

/// A limit on the size of files stands for a disk that is full.
#[cfg(unix)]
#[test]
fn a_full_disk_leaves_nothing_half_written() {
    use std::process::{Command, Stdio};
    let full = folder("full", &[]);
    let mut shell = Command::new("sh");
    shell.env("SIXFOLD_LANG", "en");
    shell.args([
        "-c",
        "trap '' XFSZ; ulimit -f 0; exec \"$0\" \"$@\"",
        env!("CARGO_BIN_EXE_sixfold"),
    ]);
    shell
        .args(["puzzle", "generate", "--count", "2", "--out"])
        .arg(&full);
    shell
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    complaints("puzzle-full-disk", 1, [&run(shell, b"")]);
    assert_eq!(names(&full), [""; 0]);
}

#[test]
fn what_cannot_be_read_is_said() {
    let files = folder(
        "unread",
        &[("empty.yaml", "\n"), ("half.yaml", "---\nid: [\n")],
    );
    let check = |name: &str| sixfold(&["puzzle", "check", files.join(name).to_str().unwrap()]);
    fs::create_dir(files.join("nothing")).unwrap();
    let refused = ["missing", "empty.yaml", "half.yaml", "nothing"].map(check);
    complaints("puzzle-check-refused", 1, &refused);
}

#[test]
fn an_unreadable_file_does_not_stop_the_check_of_the_others() {
    let good = sixfold(&[
        "puzzle",
        "daily",
        "--date",
        "2027-01-04",
        "--format",
        "yaml",
    ])
    .answer(0);
    let files = folder(
        "some-unread",
        &[
            ("a-key.yaml", &good.replace("target: ", "tarjet: ")),
            ("b-empty.yaml", ""),
            ("d-good.yaml", &good),
            ("e-kind.yaml", "---\nid: x\nrules: qwords\nkind: word\n"),
        ],
    );
    fs::write(files.join("c-bytes.yaml"), b"id: \xff\n").unwrap();
    let check = |format: &str| {
        let mut program = program(&["puzzle", "check", ".", "missing.yaml", "--format", format]);
        program.current_dir(&files);
        run(program, b"")
    };
    snapshot("puzzle-check-unreadable", &check("text").answer(1));
    let answer = check("json").json(1);
    assert_eq!(
        [
            &answer["passed"],
            &answer["total"],
            &answer["puzzles"][0]["ok"]
        ],
        [&json!(1), &json!(1), &json!(true)]
    );
    let unreadable = answer["unreadable"].as_array().unwrap();
    let files_named: Vec<&str> = unreadable
        .iter()
        .map(|file| file["file"].as_str().unwrap())
        .collect();
    assert_eq!(
        files_named,
        [
            "./a-key.yaml",
            "./b-empty.yaml",
            "./c-bytes.yaml",
            "./e-kind.yaml",
            "missing.yaml"
        ]
    );
    assert_eq!(answer["unreadable"][0]["error"]["line"], json!(22));
    // Alone, it is an error as before.
    let alone = sixfold(&[
        "puzzle",
        "check",
        files.join("a-key.yaml").to_str().unwrap(),
    ]);
    assert!(
        alone.complaint(1).contains("a-key.yaml:22:1"),
        "{}",
        alone.error
    );
    let errors = unreadable.iter().map(|file| format!("{}\n", file["error"]));
    snapshot("puzzle-check-unreadable-json", &errors.collect::<String>());
}

#[test]
fn a_puzzle_never_takes_the_place_of_another() {
    let made = folder("kept-puzzles", &[]).join("made");
    let out = made.to_str().unwrap();
    let generate = |stars| sixfold(&["puzzle", "generate", "--stars", stars, "--out", out]);
    generate("1").answer(0);
    let first = fs::read(made.join("flex-18-seed0-1.yaml")).unwrap();
    generate("1").answer(0);
    complaints("puzzle-never-replaced", 1, [&generate("2")]);
    assert_eq!(fs::read(made.join("flex-18-seed0-1.yaml")).unwrap(), first);
}

#[test]
fn a_file_that_holds_no_puzzles_is_an_error_with_its_place() {
    let files = folder(
        "no-puzzles",
        &[("bad.yaml", "id: a\ntitle: b\nnonsense: 1\n")],
    );
    let done = sixfold(&["puzzle", "check", files.to_str().unwrap()]);
    complaints("puzzle-no-puzzles", 1, [&done]);
}
