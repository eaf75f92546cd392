use std::fs;
use std::path::Path;

use jiff::ToSpan;
use jiff::civil::Date;
use serde_json::{Value, json};
use sixfold::game::Position;
use sixfold::puzzle::{Document, Puzzle, write_puzzles};
use sixfold::search::Searcher;

use crate::command::{Done, TABLE, complaints, folder, names, program, run, sixfold, transcript};
use crate::snapshots::settings;

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
pub(crate) fn table(name: &str) -> std::path::PathBuf {
    folder(name, &[("two.yaml", &two_puzzles())])
}

/// Plays in a folder with what is typed.
pub(crate) fn play(folder: &Path, arguments: &[&str], typed: &str) -> Done {
    let mut program = program(&[&["puzzle", "play"], arguments].concat());
    program
        .current_dir(folder)
        .env("SIXFOLD_DATA_DIR", folder.join("data"));
    run(program, typed.as_bytes())
}

/// The record of a folder, its puzzles by their place.
pub(crate) fn record(folder: &Path) -> Value {
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

/// A text against its snapshot, without the times and the dates in it.
#[track_caller]
fn snapshot(name: &str, text: &str) {
    let mut settings = settings();
    settings.add_filter(r"\d{4}-\d{2}-\d{2}", "DATE");
    let name = format!("cli-puzzle-play-{name}");
    settings.bind(|| insta::assert_snapshot!(name, timeless(text)));
}

/// What sessions printed, against a snapshot; each must have ended well.
#[track_caller]
fn sessions<'a>(name: &str, all: impl IntoIterator<Item = &'a Done> + Clone) {
    all.clone()
        .into_iter()
        .for_each(|done| drop(done.answer(0)));
    snapshot(name, &transcript(all));
}

/// The last lines of what a session printed, where the rest is the puzzle of a day.
fn end(session: &Done, lines: usize) -> String {
    let text = session.answer(0);
    let all: Vec<&str> = text.lines().collect();
    all[all.len() - lines..].join("\n") + "\n"
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
    sessions("judged", [&play(&folder, &["two.yaml"], typed)]);
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
    // Nothing is heard after `quit`.
    sessions(
        "hints",
        [&play(&folder, &["two.yaml", "--id", "bridge"], typed)],
    );
    assert_eq!(record(&folder)[0]["hints"], 4);
}

#[test]
fn the_last_hint_warns_first_and_again_after_another_try() {
    let folder = table("play-last-hint");
    let typed = "hint\nhint\nhint\nhint\nYsw@o12 Psw@o14\nhint\n";
    let first = play(&folder, &["two.yaml"], typed);
    assert_eq!(record(&folder)[0]["hints"], 3, "a warning is no hint");
    let second = play(&folder, &["two.yaml"], "hint\n\nhint\nhint\n");
    sessions("last-hint", [&first, &second]);
    assert_eq!(record(&folder)[0]["hints"], 4);
}

#[test]
fn the_score_is_a_hint_where_the_title_does_not_give_it() {
    let untitled = two_puzzles().replace("title: Find the 18-point play", "title: Chris to play");
    let folder = folder("play-untitled", &[("two.yaml", &untitled)]);
    let said = play(&folder, &["two.yaml"], "hint\nhint\nhint\n");
    sessions("untitled", [&said]);
}

#[test]
fn the_record_goes_on_where_it_was_left() {
    let folder = table("play-resumed");
    let mut all = ["Ysw@o12 Psw@o14\nhint", "hint\nYcb@i9 Pcw@j9\n", ""]
        .map(|typed| play(&folder, &["two.yaml"], typed))
        .into_iter()
        .collect::<Vec<_>>();

    // What is solved is not offered again; whoever asks for it may play, and nothing changes.
    let before = record(&folder);
    let again = ["two.yaml", "--id", "chris"];
    all.push(play(&folder, &again, "Ycb@i9 Pcw@j9\n"));
    sessions("resumed", &all);
    assert_eq!(record(&folder)[0], before[0]);
}

#[test]
fn giving_up_shows_the_solution_and_next_goes_on() {
    let folder = table("play-given-up");
    let typed = "next\nnext\ngive up\nYcb@i9 Pcw@j9\nnext\ngive up\nthis is not read\n";
    let given_up = play(&folder, &["two.yaml"], typed);
    let record = record(&folder);
    assert!(
        (0..2)
            .all(|place| record[place]["end"]["given_up"].is_string()
                && record[place]["attempts"] == 0),
        "{record}"
    );
    let next = play(&folder, &["two.yaml"], "next\n");
    sessions("given-up", [&given_up, &next]);
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
    let today = play(
        &folder,
        &["--date", date],
        &format!("hint\n{solution}\nhint\n"),
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
    let past = play(
        &folder,
        &["--date", "2020-01-06"],
        past["solution"].as_str().unwrap(),
    );
    let none = play(&folder, &["--date", "2020-02-30"], "");
    none.complaint(1);
    let told = [end(&today, 2), end(&past, 1), none.error];
    snapshot("today", &told.join("\n"));
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
    // The warning stands before the hint that is the solution; then the solution is laid, and the
    // end tells what that is worth.
    let paragraphs: Vec<&str> = said.split("\n\n").collect();
    let with_solution: Vec<usize> = (0..paragraphs.len())
        .filter(|&place| paragraphs[place].contains(&solution))
        .collect();
    let [hint, solved] = with_solution[..] else {
        panic!("{said}")
    };
    let told = [hint - 1, hint, solved, paragraphs.len() - 1].map(|place| paragraphs[place]);
    snapshot(
        "last-hint-today",
        &told.join("\n\n").replace(&solution, "SOLUTION"),
    );
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
    let early = end(&play(&folder, &["--date", &tomorrow], &solution), 1);
    assert!(early.contains(&tomorrow), "{early}");
    let (_, _, solution) = daily(0);
    let usual = end(&play(&folder, &[], &solution), 1);
    snapshot("tomorrow", &[early, usual].join("\n"));
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
        let said = play(&folder, &[], &solution);
        let text = said.answer(0);
        // The one line that names the day, and the next.
        let mut lines = text.lines().skip_while(|line| !line.contains(&yesterday));
        let before = [lines.next(), lines.next()].map(Option::unwrap);
        let told = [&before.join("\n"), &*end(&said, 1)].join("\n\n");
        snapshot("yesterday", &told.replace(&yesterday, "YESTERDAY"));
    }
}

/// `tests/data/puzzles-0.1.json` is what version 0.1 wrote; it never changes.
#[test]
fn the_history_of_version_0_1_is_read_and_nothing_of_it_is_lost() {
    let folder = table("play-history-0-1");
    fs::create_dir(folder.join("data")).unwrap();
    let history = include_str!("../data/puzzles-0.1.json");
    fs::write(folder.join("data/puzzles.json"), history).unwrap();
    let earlier: Value = serde_json::from_str(history).unwrap();
    let earlier = earlier["puzzles"].as_array().unwrap();

    // The hint that was given counts.
    let daily = play(&folder, &["--date", "2027-01-05"], "hint\n");
    sessions("history-0-1", [&daily]);
    let now = record(&folder);
    for (place, puzzle) in earlier.iter().enumerate() {
        if puzzle["id"] == "daily-2027-01-05" {
            assert_eq!(now[place]["hints"], 2, "{now}");
        } else {
            assert_eq!(now[place], *puzzle);
        }
    }
}

#[test]
fn a_record_that_is_not_understood_is_left_alone() {
    let folder = table("play-broken-record");
    fs::create_dir(folder.join("data")).unwrap();
    let file = folder.join("data/puzzles.json");
    let refused = [&b"{\"version\": 1"[..], b"{\"version\": 9}", b"\xff\xfe"].map(|text| {
        fs::write(&file, text).unwrap();
        let done = play(&folder, &["two.yaml"], "hint\n");
        assert_eq!(fs::read(&file).unwrap(), text);
        done
    });
    complaints("puzzle-play-broken-record", 1, &refused);
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
    assert!(done.error.contains("SIXFOLD_DATA_DIR"), "{}", done.error);
    snapshot("not-kept", &transcript([&done]));
}

#[cfg(target_os = "linux")]
#[test]
fn the_record_is_in_the_users_data_directory() {
    let folder = table("play-home");
    let share = folder.join("share");
    // A relative one does not count.
    for (named, kept) in [
        (share.to_str().unwrap(), "share"),
        ("share", "home/.local/share"),
        ("", "home/.local/share"),
    ] {
        let mut program = program(&["puzzle", "play", "two.yaml"]);
        program
            .current_dir(&folder)
            .env("XDG_DATA_HOME", named)
            .env("HOME", folder.join("home"))
            .env_remove("SIXFOLD_DATA_DIR");
        run(program, b"hint\n").answer(0);
        let kept = folder.join(kept);
        assert_eq!(names(&kept.join("sixfold")), ["puzzles.json"]);
        fs::remove_dir_all(kept).unwrap();
    }
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
    let refused = [
        &["wrong.yaml"][..],
        &["empty.yaml"],
        &["none.yaml"],
        &["two.yaml", "--id", "bridges"],
        &["two.yaml", "--id", "7"],
    ]
    .map(|arguments| play(&folder, arguments, "hint\n"));
    complaints("puzzle-play-refused", 1, &refused);
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
    sessions("odd-lines", [&run(program, &typed)]);
}

/// The dialogue in docs/puzzles.md: what stands after `> ` is typed, `…` stands for anything.
#[test]
fn the_documents_show_what_is_said() {
    let document = include_str!("../../docs/puzzles.md");
    let (_, block) = document
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

#[test]
fn an_unknown_word_lists_the_commands_that_are_offered() {
    let folder = table("puzzle-offered");
    let several = play(&folder, &["two.yaml"], "foo\n").answer(0);
    let one = play(&folder, &[], "foo\n").answer(0);
    assert!(several.contains(" give up, next, help"), "{several}");
    assert!(one.contains(" give up, help"), "{one}");
}
