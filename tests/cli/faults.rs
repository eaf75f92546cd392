//! What may go wrong around the program: kills, full disks, read-only folders, other processes,
//! hostile files, outputs that nobody reads. Nothing is lost, and the next run is not in trouble.
//!
//! Each test tries a few times; `./test faults` sets SIXFOLD_FAULTS, and each tries that many times
//! as often. It says how often in lines that begin with `tried:`.
#![cfg(unix)]

use std::env;
use std::fs::{self, File, Permissions};
use std::io::{Read, Write};
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant, SystemTime};

use crate::command::{
    Done, TABLE, complaints, folder, names, portable, program, run, sixfold, sixfold_in,
    sixfold_reading, snapshot,
};
use crate::play::{GAME, first, turns};
use crate::puzzle_play::{record, table};
use crate::site::files;

/// A number of tries: that many, or more in a long run.
fn tries(few: usize) -> usize {
    let times = env::var("SIXFOLD_FAULTS").ok();
    few * times.map_or(1, |times| times.parse::<usize>().unwrap())
}

/// What one try is made of.
const KILLS: usize = 10;
const FULL_DISKS: usize = 1;
const AT_ONCE: usize = 2;

/// Says what was tried, for `./test faults`.
fn tried(count: usize, what: &str) {
    println!("tried: {count:>6} {what}");
}

/// Kills a process after a time, unless it has ended by then. Whether it was killed.
fn kill_after(mut child: Child, time: Duration) -> bool {
    thread::sleep(time);
    let runs = child.try_wait().unwrap().is_none();
    if runs {
        child.kill().unwrap();
        child.wait().unwrap();
    }
    runs
}

/// Moments within a time, in no order and as evenly as may be.
fn moments(within: Duration) -> impl Iterator<Item = Duration> {
    (1..).map(move |nth| within.mul_f64(f64::from(nth) * 0.618_034 % 1.0))
}

/// How long something takes.
fn duration(of: impl FnOnce()) -> Duration {
    let started = Instant::now();
    of();
    started.elapsed()
}

/// A puzzle with two texts of its own.
fn puzzle(id: &str, title: &str) -> String {
    let stored = fs::read_to_string("puzzles/daily/2027-01.yaml").unwrap();
    let first = stored.split("---\n").nth(1).unwrap();
    let mut text = String::from("---\n");
    for line in first.lines() {
        text += &match line.split(':').next().unwrap() {
            "id" => format!("id: {id}\n"),
            "title" => format!("title: {title}\n"),
            _ => format!("{line}\n"),
        };
    }
    text
}

/// Whether a process ended within a time; otherwise it is killed.
fn ends_within(child: &mut Child, patience: Duration) -> bool {
    let started = Instant::now();
    while child.try_wait().unwrap().is_none() {
        if started.elapsed() > patience {
            child.kill().unwrap();
            child.wait().unwrap();
            return false;
        }
        thread::sleep(Duration::from_millis(5));
    }
    true
}

/// Runs a program that must not wait for ever.
fn run_within(mut program: Command, input: &[u8]) -> Done {
    let mut child = program.spawn().unwrap();
    child.stdin.take().unwrap().write_all(input).ok();
    assert!(
        ends_within(&mut child, Duration::from_secs(60)),
        "{program:?} does not end"
    );
    let (mut bytes, mut error) = (Vec::new(), String::new());
    child
        .stdout
        .take()
        .unwrap()
        .read_to_end(&mut bytes)
        .unwrap();
    child
        .stderr
        .take()
        .unwrap()
        .read_to_string(&mut error)
        .unwrap();
    Done {
        asked: String::new(),
        code: child.wait().unwrap().code().unwrap_or(-1),
        bytes,
        error,
    }
}

/// Runs a shell command with a program of ours as `$0` and its arguments after it.
fn in_shell(script: &str, arguments: &[&str]) -> Command {
    let mut shell = Command::new("sh");
    shell
        .args(["-c", script, env!("CARGO_BIN_EXE_sixfold")])
        .env("SIXFOLD_LANG", "en")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    shell
}

/// A program whose data stand in a folder.
fn with_data(folder: &Path, arguments: &[&str]) -> Command {
    let mut program = program(arguments);
    program
        .current_dir(folder)
        .env("SIXFOLD_DATA_DIR", folder.join("data"));
    program
}

/// A new game with these data, of which the first turns are known.
fn new_game(folder: &Path) -> Command {
    with_data(folder, &[&["play"][..], &GAME].concat())
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

fn fifo(path: &Path) {
    assert!(Command::new("mkfifo").arg(path).status().unwrap().success());
}

/// The temporary files and locks in a folder and in its folders.
fn leftovers(folder: &Path) -> Vec<String> {
    let is_leftover = |name: &String| name.ends_with(".tmp") || name.ends_with(".lock");
    files(folder).into_keys().filter(is_leftover).collect()
}

fn site<'a>(out: &'a str, days: &'a str) -> Vec<&'a str> {
    vec!["site", "--from", "2027-01-03", "--days", days, "--out", out]
}

// Site builds.

#[test]
fn a_first_build_that_was_killed_early_is_repaired() {
    // What it left: nothing but a lock, a list half written and empty folders.
    let out = folder("site-killed-early", &[(".sixfold-site.lock", "")]);
    fs::write(out.join("sixfold-site.txt.123.tmp"), "# The fi").unwrap();
    fs::create_dir_all(out.join("puzzle")).unwrap();
    sixfold(&site(text(&out), "1")).answer(0);
    assert_eq!(leftovers(&out), [""; 0]);

    let out = folder("site-no-file-size", &[]);
    for _ in 0..tries(2) {
        let killed = run_within(
            in_shell("ulimit -f 0; exec \"$0\" \"$@\"", &site(text(&out), "1")),
            b"",
        );
        assert_ne!(killed.code, 0);
    }
    sixfold(&site(text(&out), "1")).answer(0);
    let whole = folder("site-whole", &[]);
    sixfold(&site(text(&whole), "1")).answer(0);
    assert!(files(&out) == files(&whole), "the files differ");
}

#[test]
fn two_builds_at_once_leave_one_whole_site() {
    let [one, two] = ["1", "2"].map(|days| {
        let whole = folder(&format!("site-at-once-{days}"), &[]);
        sixfold(&site(text(&whole), days)).answer(0);
        files(&whole)
    });
    for _ in 0..tries(AT_ONCE) {
        let out = folder("site-at-once", &[]);
        let done = thread::scope(|scope| {
            let out = &out;
            let build = |days: &'static str| scope.spawn(move || sixfold(&site(text(out), days)));
            ["1", "2"].map(build).map(|build| build.join().unwrap())
        });
        let built = done.iter().filter(|done| done.code == 0).count();
        assert!(built > 0, "{done:?}");
        let left = files(&out);
        assert!(left == one || left == two, "{:?}", left.keys());
        sixfold(&site(text(&out), "1")).answer(0);
        assert!(files(&out) == one, "the files differ");
    }
    tried(tries(AT_ONCE), "pairs of builds of one site");
}

#[test]
fn a_second_builder_says_who_holds_the_folder() {
    let out = folder("site-held", &[]);
    let lock = File::create(out.join(".sixfold-site.lock")).unwrap();
    (&lock).write_all(b"4321\n").unwrap();
    lock.lock().unwrap();
    let done = sixfold(&site(text(&out), "1"));
    done.complaint(1);
    snapshot("site-held", &portable(&done.error));
    assert_eq!(names(&out), [".sixfold-site.lock"]);
    drop(lock);
    sixfold(&site(text(&out), "1")).answer(0);
}

#[test]
fn a_build_that_is_killed_is_repaired_by_the_next() {
    let whole = folder("site-kill-whole", &[]);
    let time = duration(|| _ = sixfold(&site(text(&whole), "2")).answer(0));
    let out = folder("site-kill", &[]);
    let mut kills = 0;
    for moment in moments(time) {
        let days = ["2", "3"][kills % 2];
        let build = program(&site(text(&out), days)).spawn().unwrap();
        kills += usize::from(kill_after(build, moment));
        if kills == tries(KILLS) {
            break;
        }
    }
    sixfold(&site(text(&out), "2")).answer(0);
    assert!(files(&out) == files(&whole), "the files differ");
    assert_eq!(leftovers(&out), [""; 0]);
    tried(kills, "kills of builds of one site");
}

#[test]
fn days_after_the_last_of_the_calendar_are_refused() {
    let out = folder("site-last-day", &[]);
    let mut ends = site(text(&out), "5");
    ends[2] = "9999-12-30";
    let daily = ["puzzle", "daily", "--date", "9999-12-30", "--days", "5"];
    complaints(
        "last-day",
        1,
        [&sixfold_in(&out, &ends), &sixfold_in(&out, &daily)],
    );
    assert_eq!(names(&out), [""; 0]);
}

// Full disks and folders that may not be written.

/// A small file system in a folder of the test's own, if this machine lets us make one.
struct SmallDisk(PathBuf);

impl SmallDisk {
    fn new(name: &str, size: &str) -> Option<SmallDisk> {
        let folder = folder(name, &[]);
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", &format!("size={size}"), "sixfold-test"])
            .arg(&folder)
            .stderr(Stdio::null())
            .status();
        mounted
            .is_ok_and(|status| status.success())
            .then_some(SmallDisk(folder))
    }

    fn fill(&self) {
        let mut file = File::create(self.0.join("filler")).unwrap();
        while file.write_all(&[1; 1024]).is_ok() {}
    }

    fn free(&self) {
        fs::remove_file(self.0.join("filler")).unwrap();
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        Command::new("umount").arg(&self.0).status().ok();
    }
}

#[test]
fn a_full_disk_loses_nothing_and_a_smaller_site_fits() {
    let Some(disk) = SmallDisk::new("full-site", "1600k") else {
        println!("not tried: no file system can be mounted here");
        return;
    };
    let out = disk.0.join("site");
    let whole = folder("full-site-whole", &[]);
    sixfold(&site(text(&whole), "2")).answer(0);
    for _ in 0..tries(FULL_DISKS) {
        let full = sixfold(&site(text(&out), "40"));
        assert!(
            full.error.contains("cannot be written: No space left"),
            "{}",
            full.error
        );
        sixfold(&site(text(&out), "2")).answer(0);
        assert!(files(&out) == files(&whole), "the files differ");
        // Not a byte is left when the next build begins.
        sixfold(&site(text(&out), "8")).answer(0);
        disk.fill();
        sixfold(&site(text(&out), "2")).answer(0);
        assert!(files(&out) == files(&whole), "the files differ");
        disk.free();
    }
    tried(tries(FULL_DISKS), "builds of a site too large for its disk");
    tried(tries(FULL_DISKS), "builds of a smaller site on a full disk");
}

/// Commands that write a file, each with the name of the file.
const WRITERS: [(&[&str], &str); 4] = [
    (&["draw", TABLE, "--out", "table.svg"], "table.svg"),
    (&["draw", TABLE, "--out", "table.png"], "table.png"),
    (
        &[
            "game",
            "review",
            "game.txt",
            "--samples",
            "200",
            "--out",
            "review.html",
        ],
        "review.html",
    ),
    (
        &["puzzle", "generate", "--seed", "3", "--out", "made"],
        "made/flex-18-seed3-1.yaml",
    ),
];

/// A folder with a game to review.
fn desk(name: &str) -> PathBuf {
    let game = fs::read_to_string("puzzles/rulebook/games/qwirkle-flex.fr.txt").unwrap();
    folder(name, &[("game.txt", &game)])
}

#[test]
fn a_full_disk_leaves_the_earlier_file() {
    let Some(disk) = SmallDisk::new("full-files", "1m") else {
        println!("not tried: no file system can be mounted here");
        return;
    };
    let game = fs::read(desk("full-files-desk").join("game.txt")).unwrap();
    fs::write(disk.0.join("game.txt"), game).unwrap();
    for nth in 0..tries(FULL_DISKS) {
        for (arguments, _) in &WRITERS[..3] {
            sixfold_in(&disk.0, arguments).answer(0);
        }
        run(new_game(&disk.0), first(2).as_bytes()).answer(0);
        run(
            with_data(&disk.0, &["puzzle", "play", "--date", "2027-01-04"]),
            b"hint\n",
        )
        .answer(0);
        disk.fill();
        let before = files(&disk.0);
        for (arguments, _) in &WRITERS {
            let full = sixfold_in(&disk.0, arguments);
            assert_eq!(full.code, 1, "{nth}: {arguments:?}: {}", full.error);
        }
        let solving = run(
            with_data(&disk.0, &["puzzle", "play", "--date", "2027-01-04"]),
            b"hint\nhint\n",
        );
        assert!(
            solving.error.contains("nothing is saved"),
            "{}",
            solving.error
        );
        let playing = run(
            with_data(&disk.0, &["play", "--resume"]),
            turns()[2].as_bytes(),
        );
        assert!(playing.error.contains("not saved"), "{}", playing.error);
        assert!(files(&disk.0) == before, "a file changed");
        disk.free();
    }
    for (_, name) in &WRITERS {
        tried(tries(FULL_DISKS), &format!("full disks under {name}"));
    }
    tried(tries(FULL_DISKS), "full disks under a saved game");
    tried(tries(FULL_DISKS), "full disks under puzzles.json");
}

/// The same without the permission to mount: no file may have a byte.
#[test]
fn a_limit_of_file_sizes_leaves_the_earlier_file() {
    let desk = desk("file-sizes");
    for (arguments, _) in &WRITERS[..3] {
        sixfold_in(&desk, arguments).answer(0);
    }
    run(new_game(&desk), first(2).as_bytes()).answer(0);
    let daily = ["puzzle", "play", "--date", "2027-01-04"];
    run(with_data(&desk, &daily), b"hint\n").answer(0);
    let before = files(&desk);
    let limited = |arguments: &[&str], typed: &str| {
        // Without the signal, writing is an error.
        let script = "trap '' XFSZ; ulimit -f 0; exec \"$0\" \"$@\"";
        let mut shell = in_shell(script, arguments);
        shell
            .current_dir(&desk)
            .env("SIXFOLD_DATA_DIR", desk.join("data"));
        let done = run_within(shell, typed.as_bytes());
        assert!(files(&desk) == before, "{arguments:?}: a file changed");
        done
    };
    for _ in 0..tries(FULL_DISKS) {
        for (arguments, _) in &WRITERS {
            let done = limited(arguments, "");
            assert_eq!(done.code, 1, "{arguments:?}: {}", done.error);
        }
        let solving = limited(&daily, "hint\nhint\n");
        assert!(
            solving.error.contains("nothing is saved"),
            "{}",
            solving.error
        );
        let playing = limited(&["play", "--resume"], &turns()[2]);
        assert!(playing.error.contains("not saved"), "{}", playing.error);
    }
    let commands = WRITERS.len() + 2;
    let what = "commands that may write no byte";
    tried(commands * tries(FULL_DISKS), what);
}

#[test]
fn read_only_files_and_folders_stay_as_they_are() {
    let desk = desk("read-only");
    fs::write(desk.join("table.svg"), "mine").unwrap();
    fs::set_permissions(desk.join("table.svg"), Permissions::from_mode(0o444)).unwrap();
    let done = sixfold_in(&desk, &["draw", TABLE, "--out", "table.svg"]);
    complaints("read-only-file", 1, [&done]);
    assert_eq!(fs::read(desk.join("table.svg")).unwrap(), b"mine");

    let Some(disk) = SmallDisk::new("read-only-disk", "1m") else {
        println!("not tried: no file system can be mounted here");
        return;
    };
    fs::write(
        disk.0.join("game.txt"),
        fs::read(desk.join("game.txt")).unwrap(),
    )
    .unwrap();
    run(
        with_data(&disk.0, &["puzzle", "play", "--date", "2027-01-04"]),
        b"hint\n",
    )
    .answer(0);
    let before = files(&disk.0);
    let remount = |how| {
        Command::new("mount")
            .args(["-o", how])
            .arg(&disk.0)
            .status()
    };
    if !remount("remount,ro").is_ok_and(|status| status.success()) {
        return;
    }
    for (arguments, _) in WRITERS {
        assert_eq!(sixfold_in(&disk.0, arguments).code, 1, "{arguments:?}");
    }
    assert_eq!(sixfold(&site(text(&disk.0.join("site")), "1")).code, 1);
    for dialogue in [
        &[&["play"][..], &GAME].concat(),
        &["puzzle", "play", "--date", "2027-01-04"][..],
    ] {
        let done = run(with_data(&disk.0, dialogue), first(1).as_bytes());
        assert_eq!(done.code, 0, "{}", done.error);
    }
    assert!(files(&disk.0) == before, "a file changed");
    remount("remount,rw").ok();
}

// Kills.

#[test]
fn a_kill_while_writing_leaves_the_old_file_or_the_new_one() {
    let desk = desk("killed");
    for (arguments, name) in WRITERS {
        let path = desk.join(name);
        let time = duration(|| _ = sixfold_in(&desk, arguments).answer(0));
        let whole = fs::read(&path).unwrap();
        let mut kills = 0;
        for moment in moments(time) {
            let old = (kills % 2 == 0 && arguments[0] != "puzzle").then_some(&b"old"[..]);
            match old {
                Some(old) => fs::write(&path, old).unwrap(),
                None => fs::remove_file(&path).unwrap_or_default(),
            }
            let child = program(arguments).current_dir(&desk).spawn().unwrap();
            kills += usize::from(kill_after(child, moment));
            let left = fs::read(&path).ok();
            assert!(
                left.as_ref() == Some(&whole) || left.as_deref() == old,
                "{arguments:?}: {:?}",
                left.map(|left| left.len())
            );
            if kills == tries(KILLS) {
                break;
            }
        }
        fs::remove_file(&path).unwrap_or_default();
        sixfold_in(&desk, arguments).answer(0);
        assert_eq!(fs::read(&path).unwrap(), whole);
        tried(kills, &format!("kills of the writer of {name}"));
    }
    assert_eq!(leftovers(&desk), [""; 0]);
}

/// The system kills who writes a byte: no file is there, not even an empty one.
#[test]
fn a_kill_at_the_first_byte_leaves_no_new_file() {
    let desk = desk("killed-at-first");
    let before = files(&desk);
    let play = [&["play"][..], &GAME].concat();
    for arguments in WRITERS
        .map(|(arguments, _)| arguments)
        .iter()
        .chain([&&*play])
    {
        let mut shell = in_shell("ulimit -f 0; exec \"$0\" \"$@\"", arguments);
        shell
            .current_dir(&desk)
            .env("SIXFOLD_DATA_DIR", desk.join("data"));
        let done = run_within(shell, first(2).as_bytes());
        assert_eq!(done.code, -1, "{arguments:?}: {}", done.error);
        let mut left = files(&desk);
        left.retain(|name, _| !name.ends_with(".tmp"));
        assert!(left == before, "{arguments:?}: {:?}", left.keys());
    }
}

#[test]
fn a_kill_while_playing_loses_at_most_the_turn_being_saved() {
    let desk = folder("killed-playing", &[]);
    let saved = desk.join("data/games/classic-7.txt");
    let turns = turns();
    let time = duration(|| _ = run(new_game(&desk), first(3).as_bytes()).answer(0));
    let (mut kills, mut saves, mut games) = (0, 0, 1);
    let mut before = fs::read_to_string(&saved).unwrap();
    for moment in moments(2 * time) {
        let own = before
            .lines()
            .filter(|line| line.contains(" Anna "))
            .count();
        let game = if own + 3 < turns.len() && !before.is_empty() {
            with_data(&desk, &["play", "--resume"])
        } else {
            fs::remove_file(&saved).unwrap_or_default();
            before.clear();
            games += 1;
            new_game(&desk)
        };
        let own = if before.is_empty() { 0 } else { own };
        kills += usize::from(kill_after(
            typing(game, &(turns[own..own + 3].join("\n") + "\n")),
            moment,
        ));
        // A whole game, or none if it was to be the first file.
        let now = fs::read_to_string(&saved).unwrap_or_default();
        assert!(now.starts_with(&before), "{before}\n{now}");
        assert_eq!(now.is_empty(), !saved.exists());
        if now != before {
            sixfold(&["game", "check", text(&saved)]).answer(0);
            saves += 1;
        }
        before = now;
        if kills == tries(KILLS) {
            break;
        }
    }
    assert!(saves > 0, "no turn was ever saved");
    run(with_data(&desk, &["play", "--resume"]), b"quit\n").answer(0);
    assert_eq!(leftovers(&desk), [""; 0]);
    let what = format!("kills of sessions of a saved game ({games} games)");
    tried(kills, &what);
}

#[test]
fn a_kill_while_solving_loses_at_most_the_attempt_being_saved() {
    let desk = table("killed-solving");
    let solving = || with_data(&desk, &["puzzle", "play", "two.yaml", "--id", "bridge"]);
    let typed = "Rd@j7\n".repeat(10);
    let time = duration(|| _ = run(solving(), typed.as_bytes()).answer(0));
    let attempts = || record(&desk)[0]["attempts"].as_u64().unwrap();
    let (mut kills, mut before) = (0, attempts());
    for moment in moments(time) {
        kills += usize::from(kill_after(typing(solving(), &typed), moment));
        let now = attempts();
        assert!(now >= before, "{now} attempts after {before}");
        before = now;
        if kills == tries(KILLS) {
            break;
        }
    }
    run(solving(), typed.as_bytes()).answer(0);
    assert_eq!(attempts(), before + 10);
    assert_eq!(names(&desk.join("data")), ["puzzles.json"]);
    tried(kills, "kills of writers of puzzles.json");
}

/// A program with something on its input, which stays open.
fn typing(mut program: Command, typed: &str) -> Child {
    let mut child = program.spawn().unwrap();
    let input = child.stdin.as_mut().unwrap();
    input.write_all(typed.as_bytes()).ok();
    child
}

// Two processes at once.

#[test]
fn a_game_is_played_by_one_process_at_a_time() {
    let desk = folder("game-locked", &[]);
    run(new_game(&desk), first(1).as_bytes()).answer(0);
    let saved = desk.join("data/games/classic-7.txt");
    let mut first = with_data(&desk, &["play", "--resume"]).spawn().unwrap();
    first.stdout.as_mut().unwrap().read_exact(&mut [0]).unwrap();
    symlink(&saved, desk.join("link.txt")).unwrap();
    let errors = [
        &["play", "--resume", "data/games/classic-7.txt"][..],
        &["play", "--resume", "link.txt"],
        &["play", "--resume"],
    ]
    .map(|arguments| {
        let done = run_within(with_data(&desk, arguments), b"pass\n");
        done.complaint(1);
        portable(&done.error).replace(&first.id().to_string(), "PROCESS")
    });
    snapshot("game-locked", &errors.join("\n"));
    drop(first.stdin.take());
    first.wait().unwrap();
    run(with_data(&desk, &["play", "--resume"]), b"quit\n").answer(0);
    assert_eq!(leftovers(&desk), [""; 0]);
}

#[test]
fn no_turn_of_two_sessions_is_lost() {
    let desk = folder("game-at-once", &[]);
    let turns = turns();
    run(new_game(&desk), first(1).as_bytes()).answer(0);
    let saved = desk.join("data/games/classic-7.txt");
    let own_turns = || {
        let text = fs::read_to_string(&saved).unwrap();
        text.lines().filter(|line| line.contains(" Anna ")).count()
    };
    for _ in 0..tries(AT_ONCE) {
        let mut before = own_turns();
        if before + 2 > turns.len() {
            fs::remove_file(&saved).unwrap();
            run(new_game(&desk), first(1).as_bytes()).answer(0);
            before = own_turns();
        }
        let played = thread::scope(|scope| {
            let turn = turns[before].as_bytes();
            let one = || run(with_data(&desk, &["play", "--resume"]), turn);
            [scope.spawn(one), scope.spawn(one)].map(|one| one.join().unwrap())
        });
        // One of them, or one after the other; the turn is legal only once.
        let after = own_turns();
        assert_eq!(after, before + 1, "{played:?}");
        for done in &played {
            assert!(!done.error.contains("not saved"), "{}", done.error);
        }
        sixfold(&["game", "check", text(&saved)]).answer(0);
    }
    tried(tries(AT_ONCE), "pairs of sessions of a saved game");
}

#[test]
fn no_attempt_of_solvers_at_once_is_lost() {
    let desk = table("history-at-once");
    for nth in 1..=tries(AT_ONCE) {
        thread::scope(|scope| {
            for (id, attempt) in [("chris", "Ysw@o12 Psw@o14\n"), ("bridge", "Rd@j7\n")].repeat(2) {
                let solving = with_data(&desk, &["puzzle", "play", "two.yaml", "--id", id]);
                scope.spawn(move || run(solving, attempt.repeat(10).as_bytes()).answer(0));
            }
        });
        let history = record(&desk);
        assert_eq!(history.as_array().unwrap().len(), 2, "{history}");
        for place in 0..2 {
            assert_eq!(history[place]["attempts"], 20 * nth, "{history}");
        }
    }
    assert_eq!(names(&desk.join("data")), ["puzzles.json"]);
    tried(2 * tries(AT_ONCE), "pairs of writers of puzzles.json");
}

#[test]
fn two_writers_of_one_file_leave_one_of_the_two() {
    let desk = desk("written-at-once");
    // Each file by its own command and by another one, or twice by the same.
    let others: [&[&str]; 4] = [
        &["draw", TABLE, "--out", "table.svg", "--no-letters"],
        &["draw", TABLE, "--out", "table.png", "--no-letters"],
        WRITERS[2].0,
        WRITERS[3].0,
    ];
    for ((arguments, name), other) in WRITERS.into_iter().zip(others) {
        let path = desk.join(name);
        let whole = [arguments, other].map(|arguments| {
            sixfold_in(&desk, arguments).answer(0);
            fs::read(&path).unwrap()
        });
        for _ in 0..tries(AT_ONCE) {
            thread::scope(|scope| {
                for arguments in [arguments, other] {
                    let desk = &desk;
                    scope.spawn(move || sixfold_in(desk, arguments).answer(0));
                }
            });
            assert!(whole.contains(&fs::read(&path).unwrap()), "{name}");
            assert_eq!(leftovers(&desk), [""; 0]);
        }
        tried(tries(AT_ONCE), &format!("pairs of writers of {name}"));
    }
}

// Waiting.

#[test]
fn a_lock_that_is_held_is_named_and_not_waited_for_without_end() {
    let desk = folder("history-held", &[]);
    fs::create_dir(desk.join("data")).unwrap();
    let lock = File::create(desk.join("data/puzzles.lock")).unwrap();
    (&lock).write_all(b"4321\n").unwrap();
    lock.lock().unwrap();
    let done = run_within(
        with_data(&desk, &["puzzle", "play", "--date", "2027-01-04"]),
        b"hint\n",
    );
    assert_eq!(done.code, 0);
    snapshot("history-held", &portable(&done.error));
}

#[test]
fn a_pipe_instead_of_a_file_is_an_error() {
    let mut errors = String::new();
    for name in [
        "data/puzzles.json",
        "data/puzzles.lock",
        "data/games/classic-7.txt",
    ] {
        let desk = folder("pipe-for-file", &[]);
        fs::create_dir_all(desk.join("data/games")).unwrap();
        fifo(&desk.join(name));
        let arguments: &[&str] = if name.contains("games") {
            &["play", "--resume", "data/games/classic-7.txt"]
        } else {
            &["puzzle", "play", "--date", "2027-01-04"]
        };
        errors += &run_within(with_data(&desk, arguments), b"hint\n").error;
    }
    let out = folder("pipe-for-list", &[]);
    fifo(&out.join("sixfold-site.txt"));
    errors += &run_within(program(&site(text(&out), "1")), b"").error;
    snapshot("pipes", &portable(&errors));
}

// Hostile files.

#[test]
fn control_characters_of_files_reach_no_terminal() {
    let examples = "- id: \"a\\u009b31mb\"\n  position: classic - Rc\n  play: Rc@j10\n  score: 1\n";
    let record = "rules: classic\nplayers: A\x1b[31mnna, B\u{9b}31mert\n1 Anna pass\n";
    let files = [
        ("id.yaml", puzzle("\"a\\e]0;owned\\ab\"", "Find it")),
        ("title.yaml", puzzle("a", "\"\\x1b[2Jgone\"")),
        ("bidi.yaml", puzzle("a", "\"\u{202e}gone\"")),
        ("raw.yaml", puzzle("a", "\"\x1b[2Jgone\"")),
        ("game.txt", record.to_owned()),
        ("examples.yaml", examples.to_owned()),
        ("na\x1b[31mme\u{9b}.yaml", puzzle("a", "Find it")),
        (
            "na\x1b[31mme.txt",
            "classic Rc\x1b[31m\u{9b}31m Rc".to_owned(),
        ),
    ];
    let files = files.each_ref().map(|(name, text)| (*name, &**text));
    let desk = folder("control-characters", &files);
    let mut errors = String::new();
    for (name, _) in files {
        for command in [
            &["puzzle", "check"][..],
            &["puzzle", "play"],
            &["rulebook"],
            &["game", "check"],
            &["analyse"],
            &["qwords", "score"],
            &["puzzle", "check", "--format", "json"],
            &["analyse", "--format", "json"],
        ] {
            let done = run(
                with_data(&desk, &[command, &[name]].concat()),
                b"hint\n\x1b[31m\xc2\x9b31m\n",
            );
            let printed = done.text() + &done.error;
            let is_safe = |sign: char| !sign.is_control() || sign == '\n' || sign == '\t';
            assert!(
                printed.chars().all(is_safe) && !printed.contains('\u{202e}'),
                "{command:?} {name:?}: {printed:?}"
            );
            if command == ["puzzle", "check"] {
                errors += &done.error;
            }
        }
    }
    snapshot("control-characters", &errors);
    let all = sixfold_in(&desk, &["puzzle", "check", "."]);
    assert!(!(all.text() + &all.error).contains(['\x1b', '\u{9b}']));
}

#[test]
fn each_file_counts_once_however_many_links_lead_to_it() {
    let example = "- id: one\n  position: classic - Rc\n  play: Rc@j10\n  score: 1\n";
    let desk = folder("links", &[("one.yaml", &puzzle("one", "Find it"))]);
    let examples = folder("links-examples", &[("one.yaml", example)]);
    for folder in [&desk, &examples] {
        symlink(".", folder.join("again")).unwrap();
        symlink(".", folder.join("once-more")).unwrap();
        symlink("one.yaml", folder.join("two.yaml")).unwrap();
    }
    let counted = |arguments: &[&str]| {
        let done = run_within(program(arguments), b"");
        done.text().lines().last().unwrap().to_owned()
    };
    let path = text(&desk);
    assert_eq!(counted(&["puzzle", "check", path]), "1 of 1 puzzles proved");
    assert_eq!(
        counted(&["puzzle", "check", path, path]),
        "1 of 1 puzzles proved"
    );
    let rulebook = counted(&["rulebook", text(&examples)]);
    assert!(
        rulebook.contains('1') && !rulebook.contains('2'),
        "{rulebook}"
    );
}

#[test]
fn hostile_sizes_are_refused_at_once_and_in_few_words() {
    let deep = format!("---\nid: a\nposition: {}\n", "[".repeat(100_000));
    let dashes = format!("id: a\nposition:\n  {}\n", "- ".repeat(100_000));
    let long = "R".repeat(5 << 20);
    let rows = format!("classic {} Rc", "Rc/".repeat(20_000));
    let yaml_line = format!("id: {}\n\ttitle: 1\n", "x".repeat(3 << 20));
    let files = [
        ("deep.yaml", &*deep),
        ("dashes.yaml", &dashes),
        ("long.txt", &long),
        ("rows.txt", &rows),
        ("line.yaml", &yaml_line),
        ("nul.txt", &"\0".repeat(5 << 20)),
    ];
    let desk = folder("hostile-sizes", &files);
    File::create(desk.join("large.txt"))
        .unwrap()
        .set_len((64 << 20) + 1)
        .unwrap();
    let mut errors = String::new();
    for (command, name) in [
        (&["puzzle", "check"][..], "deep.yaml"),
        (&["rulebook"], "deep.yaml"),
        (&["puzzle", "check"], "dashes.yaml"),
        (&["puzzle", "check"], "line.yaml"),
        (&["analyse"], "long.txt"),
        (&["analyse"], "rows.txt"),
        (&["game", "check"], "long.txt"),
        (&["analyse"], "nul.txt"),
        (&["analyse"], "large.txt"),
        (&["puzzle", "play"], "large.txt"),
        (&["qwords", "score"], "large.txt"),
        (&["analyse", "--format", "json"], "long.txt"),
    ] {
        let mut program = program(&[command, &[name]].concat());
        program.current_dir(&desk);
        let done = run_within(program, b"");
        assert_eq!(done.code, 1, "{command:?} {name}");
        let size = done.bytes.len() + done.error.len();
        assert!(size < 12_000, "{command:?} {name}: {size} bytes");
        let line = |line: &str| line.chars().take(160).collect::<String>() + "\n";
        errors += &done.error.lines().map(line).collect::<String>();
    }
    snapshot("hostile-sizes", &errors);
    let large = vec![b' '; (64 << 20) + 1];
    assert!(
        sixfold_reading(&["analyse", "-"], &large)
            .error
            .contains("64 MiB")
    );
}

// Outputs that nobody reads, and a clock that is wrong.

#[test]
fn an_output_that_cannot_be_written_is_an_error_and_a_closed_one_is_none() {
    let desk = desk("outputs");
    let corpus = "classic RcRdRf RsBsOxGtYfPc\n".repeat(3000);
    fs::write(desk.join("lines.txt"), corpus).unwrap();
    for arguments in [
        &["--help"][..],
        &["--version"],
        &["analyse", "--help"],
        &["analyse"],
        &["analyse", "--batch"],
        &["score", TABLE, "Ycb@i9 Pcw@j9"],
        &["unseen", TABLE],
        &["draw", TABLE],
        &["convert", TABLE],
        &["game", "check", "game.txt"],
        &["rulebook"],
        &["puzzle", "daily", "--date", "2027-01-04"],
        &["puzzle", "generate", "--seed", "3"],
        &["schema"],
        &["completions", "bash"],
        &["man"],
        &["qwords", "words", "ET", "--words", "fr"],
        &["play", "--seed", "7"],
        &["puzzle", "play", "--date", "2027-01-04"],
        &["qwords", "play", "--seed", "7"],
    ] {
        let reading = || {
            let mut program = with_data(&desk, arguments);
            program.stdin(File::open(desk.join("lines.txt")).unwrap());
            program
        };
        let full = File::create("/dev/full").unwrap();
        let child = reading().stdout(full).spawn().unwrap();
        let done = child.wait_with_output().unwrap();
        let error = String::from_utf8(done.stderr).unwrap();
        assert_eq!(done.status.code(), Some(1), "{arguments:?}: {error}");
        assert!(error.contains("No space left"), "{arguments:?}: {error}");

        let mut child = reading().spawn().unwrap();
        drop(child.stdout.take());
        let done = child.wait_with_output().unwrap();
        let error = String::from_utf8(done.stderr).unwrap();
        assert!(
            !error.contains("panicked") && done.status.code() == Some(0),
            "{arguments:?}: {error}"
        );
    }
}

#[test]
fn a_clock_that_was_set_back_hides_nothing() {
    let desk = folder("clock", &[]);
    run(new_game(&desk), first(1).as_bytes()).answer(0);
    let saved = desk.join("data/games/classic-7.txt");
    let late = SystemTime::now() + Duration::from_secs(400 * 24 * 3600);
    File::options()
        .write(true)
        .open(&saved)
        .unwrap()
        .set_modified(late)
        .unwrap();
    run(with_data(&desk, &["play", "--resume"]), b"quit\n").answer(0);
    // Solved on a day that has not come yet, by a clock that was ahead.
    let puzzle = r#"{"version":1,"puzzles":[{"id":"daily-2999-01-01","position":"flex - Rcb","daily":"2999-01-01","attempts":1,"hints":0,"seconds":5,"end":{"solved":"2999-01-01"}}]}"#;
    fs::write(desk.join("data/puzzles.json"), puzzle).unwrap();
    run(
        with_data(&desk, &["puzzle", "play", "--date", "2027-01-04"]),
        b"hint\n",
    )
    .answer(0);
    let history = fs::read_to_string(desk.join("data/puzzles.json")).unwrap();
    assert!(
        history.contains("daily-2999-01-01") && history.contains("daily-2027-01-04"),
        "{history}"
    );
}

// Success for nothing.

#[test]
fn a_list_without_puzzles_is_not_a_success() {
    let examples = fs::read_to_string("puzzles/rulebook/qwirkle.fr.yaml").unwrap();
    let desk = folder(
        "no-puzzles",
        &[
            ("strings.yaml", "- one\n- two\n"),
            ("examples.yaml", &examples),
        ],
    );
    let refused =
        ["strings.yaml", "examples.yaml"].map(|name| sixfold_in(&desk, &["puzzle", "check", name]));
    complaints("no-puzzles", 1, &refused);
}
