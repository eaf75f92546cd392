use std::fs;
use std::path::Path;

use jiff::ToSpan;
use jiff::civil::Date;
use serde_json::{Value, json};
use sixfold::game::Position;
use sixfold::puzzle::{Document, Puzzle, write_puzzles};
use sixfold::search::Searcher;

use crate::command::{Done, TABLE, folder, names, program, run, sixfold};

/// The puzzles of the rulebook's table and of one that a single tile solves.
fn two_puzzles() -> String {
    let document = |(id, position): (&str, &str)| {
        let position: Position = position.parse().unwrap();
        Document::new(
            &Puzzle::new(position, &mut Searcher::new()).unwrap(),
            id.to_owned(),
            "a test",
        )
    };
    write_puzzles(&[("chris", TABLE), ("bridge", "classic Rc1Rs/GcGdGs Rd")].map(document))
}

/// A folder with the file `two.yaml`; the record goes to `data` beside it.
fn table(name: &str) -> std::path::PathBuf {
    folder(name, &[("two.yaml", &two_puzzles())])
}

/// Plays in a folder with what is typed.
fn play(folder: &Path, arguments: &[&str], typed: &str) -> Done {
    let mut program = program(&[&["puzzle", "play"], arguments].concat());
    program
        .current_dir(folder)
        .env("SIXFOLD_DATA_DIR", folder.join("data"));
    run(program, typed.as_bytes())
}

/// The record of a folder, its puzzles by their place.
fn record(folder: &Path) -> Value {
    let text = fs::read_to_string(folder.join("data/puzzles.json")).unwrap();
    let mut record: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(record["version"], 1);
    record["puzzles"].take()
}

/// A text without the times in it.
fn timeless(text: &str) -> String {
    let line = |line: &str| match line.rsplit_once(", ") {
        Some((before, time)) if time.ends_with(" s.") => format!("{before}, TIME\n"),
        _ => format!("{line}\n"),
    };
    text.lines().map(line).collect()
}

/// Asserts that texts stand in another one after the other.
#[track_caller]
fn assert_in_order(text: &str, parts: &[&str]) {
    let mut rest = text;
    for part in parts {
        let Some((_, after)) = rest.split_once(part) else {
            panic!("`{part}` is missing, or too early:\n{text}")
        };
        rest = after;
    }
}

#[test]
fn plays_are_judged_until_the_best_is_found() {
    let folder = table("play-judged");
    let typed = "Ycb@i9 Pcw\nYcb@a1\nswap Ycb\n\nYsw@o12 Psw@o14\nPcw@j9 Ycb@i9\n";
    let said = play(&folder, &["two.yaml"], typed).answer(0);
    assert!(
        said.starts_with("Find the 18-point play · chris · ★"),
        "{said}"
    );
    assert_in_order(
        &timeless(&said),
        &[
            "rack  Ycb  Ysw  Gds  Pcw  Psw  Pdw",
            "Lay tiles, such as `Rsb@h8 Rcw@i8`",
            "1 | Ycb@i9 Pcw\n  |        ^^^ no `@`\n",
            "Ycb@a1 is not legal:\n  - no tile laid touches the table, edge to edge: a1\n",
            "A swap or a pass may be a good turn",
            "[Ysw]",
            "left  Ycb  Gds  Pcw  Pdw",
            "13 points in all",
            "13 points: 5 short of the best play.\n",
            "[Ycb][Pcw]",
            "Solved! Ycb@i9 Pcw@j9 is the one best play.\n",
            "18 points in all",
            "The only best of 82 plays; the next scores 13.\n  qwirkle flex: a diagonal of six\n",
            "\n2 attempts, no hint, TIME\n`next` goes on: 1 open puzzle of this file.\n",
        ],
    );
    let record = record(&folder);
    assert_eq!(
        (
            &record[0]["id"],
            &record[0]["attempts"],
            &record[0]["hints"]
        ),
        (&"chris".into(), &2.into(), &0.into())
    );
    assert!(
        record[0]["end"]["solved"].is_string() && record[0]["daily"].is_null(),
        "{record}"
    );
}

#[test]
fn hints_come_in_order_and_words_may_be_short() {
    let folder = table("play-hints");
    let typed = "h\nHINT\nhin\nhint\nhint\nhint\n?\nhe\nhnt\nt\nq\nhint\n";
    let said = play(&folder, &["two.yaml", "--id", "bridge"], typed).answer(0);
    assert_in_order(
        &timeless(&said),
        &[
            "Hint 1 of 4: the best play lays 1 tile.\n",
            "Hint 2 of 4: it earns 3 points for the horizontal red line.\n",
            "Hint 3 of 4: it is laid in row 7.\n",
            "\nThe next hint is the solution. Type `hint` again to see it.\n",
            "Hint 4 of 4: it is Rd@h7.\n",
            "There are no more hints: the last one told the solution.\n",
            "  give up  ",
            "  give up  ",
            "error: `hnt` is not a command\n |\n = help: did you mean `hint`?\n",
            "Find the 5-point play · bridge",
            "So far: no attempt, 4 hints, TIME\n",
        ],
    );
    assert_eq!(
        said.matches("There are no more hints").count(),
        1,
        "nothing is heard after `quit`"
    );
    assert_eq!(record(&folder)[0]["hints"], 4);
}

#[test]
fn the_last_hint_warns_first_and_again_after_another_try() {
    let folder = table("play-last-hint");
    let typed = "hint\nhint\nhint\nhint\nYsw@o12 Psw@o14\nhint\n";
    let said = play(&folder, &["two.yaml"], typed).answer(0);
    assert_eq!(
        said.matches("The next hint is the solution.").count(),
        2,
        "{said}"
    );
    assert!(!said.contains("Hint 4"), "{said}");
    assert_eq!(record(&folder)[0]["hints"], 3, "a warning is no hint");
    let said = play(&folder, &["two.yaml"], "hint\n\nhint\nhint\n").answer(0);
    assert_eq!(
        said.matches("The next hint is the solution.").count(),
        2,
        "{said}"
    );
    assert_in_order(
        &said,
        &[
            "Hint 3 of 4",
            "The next hint is",
            "The next hint is",
            "Hint 4 of 4: it is Ycb@i9 Pcw@j9.",
        ],
    );
    assert_eq!(record(&folder)[0]["hints"], 4);
}

#[test]
fn the_score_is_a_hint_where_the_title_does_not_give_it() {
    let untitled = two_puzzles().replace("title: Find the 18-point play", "title: Chris to play");
    let folder = folder("play-untitled", &[("two.yaml", &untitled)]);
    let said = play(&folder, &["two.yaml"], "hint\nhint\nhint\n").answer(0);
    assert_in_order(
        &said,
        &[
            "Chris to play",
            "Hint 1 of 4: the best play scores 18 points.",
            "lays 2 tiles",
            "in row 9",
        ],
    );
}

#[test]
fn the_record_goes_on_where_it_was_left() {
    let folder = table("play-resumed");
    let said = play(&folder, &["two.yaml"], "Ysw@o12 Psw@o14\nhint").answer(0);
    assert_in_order(
        &timeless(&said),
        &["Hint 1 of 4", "So far: 1 attempt, 1 hint, TIME\n"],
    );
    let said = play(&folder, &["two.yaml"], "hint\nYcb@i9 Pcw@j9\n").answer(0);
    assert_in_order(
        &timeless(&said),
        &[
            "So far: 1 attempt, 1 hint, TIME\nHint 1 of 4",
            "\n\nHint 2 of 4",
            "\n2 attempts, 2 hints, TIME\n",
        ],
    );

    // What is solved is not offered again; whoever asks for it may play, and nothing changes.
    let said = play(&folder, &["two.yaml"], "").answer(0);
    assert!(
        said.starts_with("Find the 5-point play · bridge · "),
        "{said}"
    );
    let before = record(&folder);
    let said = play(&folder, &["two.yaml", "--id", "chris"], "Ycb@i9 Pcw@j9\n").answer(0);
    assert_in_order(
        &timeless(&said),
        &["You solved it on 20", "\n1 attempt, no hint, TIME\n"],
    );
    assert_eq!(record(&folder)[0], before[0]);
}

#[test]
fn giving_up_shows_the_solution_and_next_goes_on() {
    let folder = table("play-given-up");
    let typed = "next\nnext\ngive up\nYcb@i9 Pcw@j9\nnext\ngive up\nthis is not read\n";
    let said = play(&folder, &["two.yaml"], typed).answer(0);
    assert_in_order(
        &said,
        &[
            "Find the 18-point play · chris",
            "Find the 5-point play · bridge",
            "Find the 18-point play · chris",
            "Solution: Ycb@i9 Pcw@j9\n",
            "18 points in all",
            "  qwirkle flex: a diagonal of six\n",
            "`next` goes on: 1 open puzzle of this file.\n",
            "Solved!",
            "Find the 5-point play · bridge",
            "Solution: Rd@h7\n",
            "No other puzzle of this file is open",
        ],
    );
    assert!(
        !said.contains("attempt") && !said.contains("not a command"),
        "{said}"
    );
    let record = record(&folder);
    assert!(
        (0..2)
            .all(|place| record[place]["end"]["given_up"].is_string()
                && record[place]["attempts"] == 0),
        "{record}"
    );
    let said = play(&folder, &["two.yaml"], "next\n").answer(0);
    assert_in_order(
        &said,
        &[
            "chris",
            "You gave it up on 20",
            "No other puzzle of this file is open",
        ],
    );
}

#[test]
fn todays_puzzle_solved_today_begins_a_streak() {
    let folder = table("play-daily");
    let today = sixfold(&["puzzle", "daily", "--format", "json"]).json(0);
    let date = today["id"]
        .as_str()
        .unwrap()
        .strip_prefix("daily-")
        .unwrap();
    let solution = today["solution"].as_str().unwrap();
    let said = play(
        &folder,
        &["--date", date],
        &format!("hint\n{solution}\nhint\n"),
    )
    .answer(0);
    assert!(
        timeless(&said).ends_with("\n1 attempt, 1 hint, TIME\nStreak: 1 day.\n"),
        "{said}"
    );
    let record = record(&folder);
    assert_eq!(
        (&record[0]["daily"], &record[0]["end"]["solved"]),
        (&date.into(), &date.into())
    );

    let past = sixfold(&[
        "puzzle",
        "daily",
        "--date",
        "2020-01-06",
        "--format",
        "json",
    ])
    .json(0);
    let said = play(
        &folder,
        &["--date", "2020-01-06"],
        past["solution"].as_str().unwrap(),
    )
    .answer(0);
    assert!(
        said.ends_with("\nIt was solved after its day, so it does not count for the streak.\n"),
        "{said}"
    );
    assert!(
        play(&folder, &["--date", "2020-02-30"], "")
            .complaint(1)
            .contains("is not a date")
    );
}

/// The day that it is here, one of the days around it, and the solution of its puzzle.
fn daily(later: i32) -> (String, String, String) {
    let today = sixfold(&["puzzle", "daily", "--format", "json"]).json(0);
    let today = today["id"]
        .as_str()
        .unwrap()
        .strip_prefix("daily-")
        .unwrap()
        .to_owned();
    let day = today
        .parse::<Date>()
        .unwrap()
        .checked_add(later.days())
        .unwrap()
        .to_string();
    let puzzle = sixfold(&["puzzle", "daily", "--date", &day, "--format", "json"]).json(0);
    (today, day, puzzle["solution"].as_str().unwrap().to_owned())
}

#[test]
fn a_day_solved_after_the_last_hint_is_no_day_of_the_streak() {
    let folder = table("play-daily-told");
    let (_, date, solution) = daily(0);
    let said = play(
        &folder,
        &["--date", &date],
        &format!("{}{solution}\n", "hint\n".repeat(5)),
    )
    .answer(0);
    assert_in_order(
        &said,
        &[
            "Hint 3 of 4",
            "The next hint is the solution: once you see it, this puzzle does not count for the streak. Type `hint` again to see it.",
            "Hint 4 of 4",
            "Solved!",
            "The last hint was the solution, so this puzzle does not count for the streak.",
        ],
    );
    assert!(!said.contains("Streak:"), "{said}");
    let record = record(&folder);
    assert_eq!(
        (&record[0]["hints"], &record[0]["end"]["solved"]),
        (&4.into(), &date.into()),
        "{record}"
    );
}

#[test]
fn tomorrows_puzzle_may_be_solved_today() {
    let folder = table("play-tomorrow");
    let (today, tomorrow, solution) = daily(1);
    let said = play(&folder, &["--date", &tomorrow], &solution).answer(0);
    assert!(
        said.ends_with(&format!(
            "\nIt counts for the streak on its own day, {tomorrow}.\n"
        )),
        "{said}"
    );
    let (_, _, solution) = daily(0);
    let said = play(&folder, &[], &solution).answer(0);
    assert!(said.ends_with("\nStreak: 1 day.\n"), "{said}");
    let known = record(&folder);
    assert_eq!(
        (&known[0]["daily"], &known[0]["end"]["solved"]),
        (&tomorrow.clone().into(), &today.clone().into())
    );
}

/// Whether it was solved as the puzzle of its day, or from a file that knows of no day.
#[test]
fn what_was_solved_yesterday_counts_today() {
    let folder = table("play-yesterday");
    let (today, yesterday, _) = daily(-1);
    let (_, _, solution) = daily(0);
    play(&folder, &[], "hint\n").answer(0);
    let position = record(&folder)[0]["position"].take();
    for solved_as in [Value::from(&*today), Value::Null] {
        let entry = |day: &str, position: &Value, daily: &Value| {
            json!({
                "id": format!("daily-{day}"), "position": position, "daily": daily,
                "attempts": 1, "hints": 0, "seconds": 9, "end": {"solved": yesterday}
            })
        };
        let earlier = [
            entry(&yesterday, &"flex - Rcb".into(), &Value::from(&*yesterday)),
            entry(&today, &position, &solved_as),
        ];
        let kept = json!({"version": 1, "puzzles": earlier});
        fs::write(folder.join("data/puzzles.json"), kept.to_string()).unwrap();
        play(&folder, &[], "").answer(0);
        assert_eq!(record(&folder)[1]["daily"], *today, "the day is known now");
        let said = play(&folder, &[], &solution).answer(0);
        assert_in_order(
            &said,
            &[
                &format!("You solved it on {yesterday}, before its day: 1 attempt, no hint, 9 s."),
                "It counts for the streak; now it is for fun.",
                "Streak: 2 days, the longest so far.",
            ],
        );
    }
}

#[test]
fn sessions_at_once_lose_nothing_of_each_other() {
    let folder = table("play-at-once");
    std::thread::scope(|scope| {
        for id in ["chris", "chris", "bridge", "bridge"] {
            let folder = &folder;
            let attempt = if id == "chris" {
                "Ysw@o12 Psw@o14\n"
            } else {
                "Rd@j7\n"
            };
            scope.spawn(move || {
                play(folder, &["two.yaml", "--id", id], &attempt.repeat(20)).answer(0)
            });
        }
    });
    let record = record(&folder);
    assert_eq!(
        (
            &record[0]["attempts"],
            &record[1]["attempts"],
            record.as_array().unwrap().len()
        ),
        (&40.into(), &40.into(), 2)
    );
    assert_eq!(
        names(&folder.join("data")),
        ["puzzles.json", "puzzles.lock"]
    );
}

#[test]
fn a_record_that_is_not_understood_is_left_alone() {
    let folder = table("play-broken-record");
    fs::create_dir(folder.join("data")).unwrap();
    let file = folder.join("data/puzzles.json");
    for (text, reason) in [
        (&b"{\"version\": 1"[..], "is not a record of puzzles: EOF"),
        (b"{\"version\": 9}", "is a record of version 9"),
        (b"\xff\xfe", "is not a record of puzzles: invalid utf-8"),
    ] {
        fs::write(&file, text).unwrap();
        let done = play(&folder, &["two.yaml"], "hint\n");
        let complaint = done.complaint(1);
        assert!(
            complaint.contains(reason)
                && complaint.contains("puzzles.json")
                && complaint.contains("move it away"),
            "{complaint}"
        );
        assert_eq!(fs::read(&file).unwrap(), text);
    }
}

#[test]
fn where_nothing_can_be_kept_play_goes_on_with_a_warning() {
    let folder = table("play-not-kept");
    fs::write(folder.join("data"), "a file in the place of the folder").unwrap();
    let done = play(
        &folder,
        &["two.yaml"],
        "hint\nYsw@o12 Psw@o14\nYcb@i9 Pcw@j9\n",
    );
    assert_eq!(done.code, 0);
    assert_eq!(
        done.error
            .matches("warning: nothing is kept this time: ")
            .count(),
        1,
        "{}",
        done.error
    );
    assert!(done.error.contains("SIXFOLD_DATA_DIR"), "{}", done.error);
    let said = timeless(&String::from_utf8(done.bytes).unwrap());
    assert!(
        said.contains("\n2 attempts, 1 hint, TIME\n`next` goes on: 1 open"),
        "{said}"
    );
}

#[cfg(target_os = "linux")]
#[test]
fn the_record_is_in_the_users_data_directory() {
    let folder = table("play-home");
    let mut program = program(&["puzzle", "play", "two.yaml"]);
    program
        .current_dir(&folder)
        .env("XDG_DATA_HOME", folder.join("share"))
        .env_remove("SIXFOLD_DATA_DIR");
    run(program, b"hint\n").answer(0);
    assert_eq!(
        names(&folder.join("share/sixfold")),
        ["puzzles.json", "puzzles.lock"]
    );
}

#[test]
fn what_cannot_be_played_is_refused() {
    let wrong = two_puzzles()
        .replace("target: 5", "target: 6")
        .replace("Rd@h7", "Rd@i7");
    let folder = folder(
        "play-refused",
        &[
            ("two.yaml", &two_puzzles()),
            ("wrong.yaml", &wrong),
            ("empty.yaml", ""),
        ],
    );
    let complaint = |arguments: &[&str], reasons: &[&str]| {
        let done = play(&folder, arguments, "hint\n");
        let complaint = done.complaint(1);
        assert!(
            reasons.iter().all(|reason| complaint.contains(reason)),
            "{complaint}"
        );
    };
    complaint(
        &["wrong.yaml"],
        &[
            "the puzzle bridge of wrong.yaml is wrong",
            "target: stored 6, found 5",
            "stored Rd@i7, found Rd@h7",
        ],
    );
    complaint(&["empty.yaml"], &["empty.yaml holds no puzzles"]);
    complaint(&["none.yaml"], &["none.yaml cannot be read"]);
    complaint(
        &["two.yaml", "--id", "bridges"],
        &[
            "two.yaml holds no puzzle `bridges`",
            "did you mean `bridge`?",
        ],
    );
    complaint(&["two.yaml", "--id", "7"], &["it holds chris and bridge"]);
    play(&folder, &["two.yaml", "--date", "2027-01-04"], "").complaint(2);
    play(&folder, &["--id", "chris"], "").complaint(2);
    assert!(!folder.join("data").exists(), "nothing was begun");
}

#[test]
fn odd_lines_are_answered() {
    let folder = table("play-odd-lines");
    let mut program = program(&["puzzle", "play", "two.yaml"]);
    program
        .current_dir(&folder)
        .env("SIXFOLD_DATA_DIR", folder.join("data"));
    let typed = [
        b"\xff\n".to_vec(),
        vec![b'R'; 100_000],
        b"\r\nhint\r\n".to_vec(),
    ]
    .concat();
    let said = run(program, &typed).answer(0);
    assert_in_order(
        &said,
        &[
            "the line is not text: byte 1 is not UTF-8",
            "the line is longer than 65536 bytes",
            "Hint 1 of 4",
        ],
    );
}

/// The dialogue in the README: what stands after `> ` is typed, `…` stands for anything.
#[test]
fn the_readme_shows_what_is_said() {
    let readme = include_str!("../../README.md");
    let (_, block) = readme
        .split_once("```console\n$ sixfold puzzle play chris.yaml\n")
        .unwrap();
    let block = block.split_once("```").unwrap().0;
    let typed: String = block
        .lines()
        .filter_map(|line| line.strip_prefix("> "))
        .flat_map(|line| [line, "\n"])
        .collect();
    let shown: String = block
        .lines()
        .filter(|line| !line.starts_with("> "))
        .flat_map(|line| [line, "\n"])
        .collect();
    let folder = folder(
        "play-readme",
        &[(
            "chris.yaml",
            two_puzzles()
                .split_inclusive("---\n")
                .nth(1)
                .unwrap()
                .trim_end_matches("---\n"),
        )],
    );
    let said = timeless(&play(&folder, &["chris.yaml"], &typed).answer(0));
    let shown = timeless(&shown);
    assert_in_order(&said, &shown.split("  …\n").collect::<Vec<_>>());
}
