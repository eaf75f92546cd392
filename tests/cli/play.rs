use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use sixfold::game::{Rules, Turn};
use sixfold::play::{Hint, Lineup, LiveGame};
use sixfold::strategy::{Level, Player};

use crate::command::{
    Done, answers, folder, names, portable, program, run, sixfold, snapshot, transcript,
    without_numbers,
};

/// The game of these tests, and its options.
pub(crate) const GAME: [&str; 6] = ["--seed", "7", "--level", "greedy", "--name", "Anna"];

fn game() -> LiveGame {
    LiveGame::new(Lineup::new(Rules::Classic, 7, "Anna", &[Level::Greedy], None).unwrap())
}

/// What a beginner types through the whole game, a turn a line.
pub(crate) fn turns() -> Vec<String> {
    let (mut game, mut typed) = (game(), Vec::new());
    while !game.is_over() {
        if game.let_engine_move().is_none() {
            let turn = Player::new(Level::Beginner, Rules::Classic, game.turns() as u64)
                .choose(&game.position());
            game.take(&turn).unwrap();
            typed.push(turn.to_string());
        }
    }
    typed
}

/// That many of its turns, as they are typed.
pub(crate) fn first(count: usize) -> String {
    turns()
        .iter()
        .take(count)
        .flat_map(|turn| [turn, "\n"])
        .collect()
}

fn at(folder: &Path, arguments: &[&str]) -> std::process::Command {
    let mut program = program(&[&["play"], arguments].concat());
    program
        .current_dir(folder)
        .env("SIXFOLD_DATA_DIR", folder.join("data"));
    program
}

fn play(folder: &Path, arguments: &[&str], typed: &str) -> Done {
    run(at(folder, arguments), typed.as_bytes())
}

fn kept(folder: &Path) -> PathBuf {
    folder.join("data/games/classic-7.txt")
}

/// Waits until the file of the game is as it should be.
fn wait_until_kept(folder: &Path, is_right: impl Fn(&str) -> bool) {
    let begun = Instant::now();
    while !fs::read_to_string(kept(folder)).is_ok_and(|text| is_right(&text)) {
        assert!(
            begun.elapsed() < Duration::from_secs(60),
            "the game is never kept"
        );
        std::thread::sleep(Duration::from_millis(5));
    }
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap()
}

#[test]
fn a_whole_game_is_told_kept_and_right() {
    let files = folder("tabletop-whole", &[]);
    let typed = turns().join("\n") + "\n";
    let whole = play(&files, &[&GAME[..], &["--no-review"]].concat(), &typed);
    let said = whole.answer(0);
    let path = kept(&files).display().to_string();
    let checked = sixfold(&["game", "check", &path, "--format", "json"]).json(0);
    assert_eq!(checked["finished"], true);
    assert!(
        checked["turns"]
            .as_array()
            .unwrap()
            .iter()
            .all(|turn| turn["hand"].is_string())
    );

    // The same game in another folder: the same bytes, and a review for those who want one.
    let other = folder("tabletop-again", &[]);
    let again = play(&other, &GAME, &format!("{typed}perhaps\nn\n")).answer(0);
    let again = again.replace("tabletop-again", "tabletop-whole");
    let asked = again
        .strip_prefix(&said)
        .unwrap_or_else(|| panic!("{again}"));
    assert_eq!(read(&kept(&other)), read(&kept(&files)));
    // What is over is not offered; a game anew gets a file of its own.
    let none = play(&files, &["--resume"], "");
    none.complaint(1);
    // The tables, which begin with the names of their columns, would fill a book.
    let whole = transcript([&whole]);
    let words: Vec<&str> = whole
        .split("\n\n")
        .filter(|part| !part.starts_with("   "))
        .collect();
    let told = [&*words.join("\n\n"), asked, &transcript([&none])];
    snapshot("play-whole-game", &told.join("\n"));
    play(&files, &GAME, &first(1)).answer(0);
    assert_eq!(
        names(&files.join("data/games")),
        ["classic-7-2.txt", "classic-7.txt"]
    );
}

#[test]
fn a_game_that_was_killed_goes_on_as_if_nothing_had_been() {
    let whole = folder("tabletop-not-killed", &[]);
    play(&whole, &GAME, &first(4)).answer(0);
    let files = folder("tabletop-killed", &[]);
    let mut child = at(&files, &GAME).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(first(2).as_bytes()).unwrap();
    wait_until_kept(&files, |text| text.contains("\n4 "));
    child.kill().unwrap();
    child.wait().unwrap();
    let rest = turns()[2..4].join("\n");
    let said = play(&files, &["--resume"], &rest).answer(0);
    // Whether the engine answered before the end is chance.
    let begin: Vec<&str> = said.lines().take(2).collect();
    snapshot("play-resumed", &without_numbers(&begin.join("\n")));
    assert_eq!(read(&kept(&files)), read(&kept(&whole)));
    assert_eq!(names(&files.join("data/games")), ["classic-7.txt"]);
}

/// `tests/data/game-0.1.txt` is what version 0.1 wrote; it never changes.
#[test]
fn a_game_saved_by_version_0_1_goes_on() {
    let files = folder("tabletop-0-1", &[]);
    fs::create_dir_all(files.join("data/games")).unwrap();
    let saved = include_str!("../data/game-0.1.txt");
    fs::write(kept(&files), saved).unwrap();
    let live = LiveGame::resume(&saved.parse().unwrap(), saved).unwrap();
    let turn = Player::new(Level::Beginner, Rules::Classic, 1).choose(&live.position());
    play(&files, &["--resume"], &format!("{turn}\n")).answer(0);
    let after = read(&kept(&files));
    assert!(after.starts_with(saved), "{after}");
    assert_eq!(after.lines().count(), saved.lines().count() + 2, "{after}");
}

#[test]
fn the_game_that_was_left_is_offered() {
    let files = folder("tabletop-offered", &[]);
    let left = play(&files, &GAME, &(first(1) + "quit\n"));
    let before = read(&kept(&files));
    // No answer is no game; with `n` there is another one, of which only the end is not chance.
    let [gone_on, neither, other] =
        ["perhaps\nyes\n", "", "n\nquit\n"].map(|typed| play(&files, &[], typed));
    let end = other.answer(0).lines().last().unwrap().to_owned();
    let told = [&left, &gone_on, &neither];
    told.iter().for_each(|done| drop(done.answer(0)));
    snapshot("play-offered", &format!("{}{end}", transcript(told)));
    assert_eq!(names(&files.join("data/games")), ["classic-7.txt"]);
    assert_eq!(read(&kept(&files)), before);
}

#[test]
fn what_is_not_a_turn_is_explained_and_nothing_is_lost() {
    let files = folder("tabletop-illegal", &[]);
    let typed = first(1) + "Rc@a1\nRc@\npass\nswapp Rc\ntry\nsa\ntry hint\ntr Rc@a1\né\n\nswap\n";
    answers("play-not-a-turn", 0, [&play(&files, &GAME, &typed)]);
    let quiet = folder("tabletop-legal", &[]);
    play(&quiet, &GAME, &first(1)).answer(0);
    assert_eq!(read(&kept(&files)), read(&kept(&quiet)));
}

#[test]
fn hints_come_in_steps_and_trials_play_nothing() {
    let mut game = game();
    while game.let_engine_move().is_some() {}
    let Some(Hint::Turn(Turn::Lay(play_))) = game.hints().pop() else {
        panic!("an opening lays tiles")
    };
    let files = folder("tabletop-hints", &[]);
    let typed = format!("hint\nh\nHINT\nhint\ntry {play_}\n{play_}\nhint\nq\n");
    answers("play-hints", 0, [&play(&files, &GAME, &typed)]);
    assert!(read(&kept(&files)).contains("# hints: 4\n"));
}

#[test]
fn back_takes_the_answers_back_too() {
    let files = folder("tabletop-back", &[]);
    let typed = format!("back\n{}back\nundo\nback\n{}", first(2), first(2));
    answers("play-back", 0, [&play(&files, &GAME, &typed)]);
    let plain = folder("tabletop-not-back", &[]);
    play(&plain, &GAME, &first(2)).answer(0);
    assert_eq!(
        read(&kept(&files)).replace("take-backs: 2", "take-backs: 0"),
        read(&kept(&plain))
    );
}

#[test]
fn words_show_what_a_player_may_see() {
    let files = folder("tabletop-words", &[]);
    let done = play(&files, &GAME, &(first(3) + "unseen\nscore\ntable\n?\n"));
    answers("play-words", 0, [&done]);
    let said = done.answer(0);
    // No hand of the engine is ever shown.
    let record: sixfold::record::Record = read(&kept(&files)).parse().unwrap();
    let greedy = record
        .steps()
        .iter()
        .filter(|step| record.transcript().players()[step.before.to_move] == "Greedy");
    for step in greedy {
        let hand: Vec<String> = step
            .before
            .hand
            .iter()
            .flatten()
            .map(ToString::to_string)
            .collect();
        assert!(
            !said.contains(&hand.join("  ")) && !said.contains(&hand.join(" ")),
            "{said}"
        );
    }
}

#[test]
fn files_that_are_there_are_never_lost() {
    let files = folder("tabletop-files", &[("mine.txt", "precious")]);
    let typed = first(1) + "save mine.txt\nsave copy.txt\nsave copy.txt\n";
    answers("play-files", 0, [&play(&files, &GAME, &typed)]);
    assert_eq!(read(&files.join("mine.txt")), "precious");
    assert_eq!(read(&files.join("copy.txt")), read(&kept(&files)));
    // A copy is a game of its own.
    let before = read(&kept(&files));
    play(&files, &["--resume", "copy.txt"], &turns()[1]).answer(0);
    assert_ne!(read(&files.join("copy.txt")), before);
    assert_eq!(read(&kept(&files)), before);
}

#[test]
fn a_file_that_an_editor_marked_is_kept_on() {
    let files = folder("tabletop-marked", &[]);
    play(&files, &GAME, &first(1)).answer(0);
    fs::write(
        files.join("a copy.txt"),
        format!("\u{feff}{}", read(&kept(&files))),
    )
    .unwrap();
    let done = play(
        &files,
        &["--resume", "a copy.txt"],
        &format!("{}\nquit\n", turns()[1]),
    );
    assert_eq!((done.code, &*done.error), (0, ""));
    let quote = if cfg!(windows) { '"' } else { '\'' };
    let said = String::from_utf8(done.bytes).unwrap();
    assert!(
        said.ends_with(&format!(
            "\n  sixfold play --resume {quote}a copy.txt{quote}\n"
        )),
        "{said}"
    );
    play(&files, &["--resume"], &turns()[1]).answer(0);
    assert_eq!(read(&files.join("a copy.txt")), read(&kept(&files)));
}

#[test]
fn what_a_killed_process_left_is_not_in_the_way() {
    let files = folder("tabletop-leftover", &[]);
    let mut child = at(&files, &GAME).spawn().unwrap();
    let leftover = files.join(format!("data/games/classic-7.txt.{}.tmp", child.id()));
    fs::create_dir_all(files.join("data/games")).unwrap();
    fs::write(&leftover, "half a ga").unwrap();
    child
        .stdin
        .take()
        .unwrap()
        .write_all(first(2).as_bytes())
        .unwrap();
    let done = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8(done.stderr).unwrap(), "");
    assert!(read(&kept(&files)).contains("\n4 "));
    // Nobody writes to it any more, so it is removed.
    assert_eq!(names(&files.join("data/games")), ["classic-7.txt"]);
}

#[test]
fn a_damaged_game_is_told_and_left_alone() {
    let files = folder("tabletop-damaged", &[]);
    play(&files, &GAME, &first(2)).answer(0);
    let whole = read(&kept(&files));
    let mut told = String::new();
    let path = kept(&files).display().to_string();
    for damaged in [
        whole.replace("# seed: 7", "# seed: 8"),
        whole.replace("# seed: 7\n", ""),
        whole[..whole.len() - 9].to_owned(),
    ] {
        fs::write(kept(&files), &damaged).unwrap();
        let named = play(&files, &["--resume", &path], "quit\n");
        named.complaint(1);
        // Whoever does not name it is told, and may play another.
        let other = play(&files, &[], "quit\n");
        assert_eq!(other.code, 0);
        told += &format!("{}{}\n", transcript([&named]), portable(&other.error));
        play(&files, &GAME, "quit\n").answer(0);
        assert_eq!(read(&kept(&files)), damaged);
    }
    // Of an empty file only those hear who name it: it was begun, and nothing more.
    fs::write(kept(&files), "").unwrap();
    assert_eq!(play(&files, &[], "quit\n").error, "");
    for name in [&*path, "nowhere.txt"] {
        let refused = play(&files, &["--resume", name], "");
        refused.complaint(1);
        told += &transcript([&refused]);
    }
    snapshot("play-damaged", &told);
}

#[test]
fn a_file_that_was_changed_meanwhile_is_not_written_over() {
    let files = folder("tabletop-two", &[]);
    let mut child = at(&files, &GAME).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(first(1).as_bytes()).unwrap();
    // Once the engine has answered, nothing moves until the next line is typed.
    let answered = folder("tabletop-one", &[]);
    play(&answered, &GAME, &first(1)).answer(0);
    let answered = read(&kept(&answered));
    wait_until_kept(&files, |text| text == answered);
    let other = format!("# a remark\n{answered}");
    fs::write(kept(&files), &other).unwrap();
    stdin
        .write_all(format!("{}\nquit\n", turns()[1]).as_bytes())
        .unwrap();
    drop(stdin);
    let done = child.wait_with_output().unwrap();
    let error = String::from_utf8(done.stderr).unwrap();
    snapshot("play-changed-meanwhile", &portable(&error));
    assert_eq!(read(&kept(&files)), other);
}

#[test]
fn every_rules_and_number_of_players() {
    let files = folder("tabletop-players", &[]);
    let levels: Vec<&str> = Level::ALL
        .iter()
        .flat_map(|level| ["--level", level.name()])
        .collect();
    let mut told = Vec::new();
    for rules in Rules::ALL.map(Rules::name) {
        for engines in 1..=3 {
            let arguments = [
                &["--rules", rules, "--seed", "1", "--seat", "2"],
                &levels[..2 * engines],
            ]
            .concat();
            let begun = play(&files, &arguments, "quit\n");
            begun.answer(0);
            told.push(begun);
        }
    }
    play(&files, &["--level", "genius"], "").complaint(2);
    play(&files, &["--seat", "5"], "").complaint(2);
    play(&files, &["--resume", "x.txt", "--seed", "1"], "").complaint(2);
    let many = ["--level", "greedy"].repeat(4);
    for wrong in [&["--seat", "3"][..], &["--name", "Anna Maria"], &many] {
        let refused = play(&files, wrong, "");
        refused.complaint(1);
        told.push(refused);
    }
    snapshot("play-players", &transcript(&told));
}

#[test]
fn where_nothing_can_be_kept_the_game_goes_on_with_a_warning() {
    let files = folder(
        "tabletop-not-kept",
        &[("data", "a file in the place of the folder")],
    );
    let begun = play(&files, &GAME, &first(2));
    // Nor is there a game to offer, which is no reason not to begin one; which one is chance.
    let other = play(&files, &[], "quit\n");
    assert_eq!((begun.code, other.code), (0, 0), "{}", other.error);
    let said = other.text();
    let first_line = without_numbers(said.lines().next().unwrap());
    let none = play(&files, &["--resume"], "");
    none.complaint(1);
    let [begun, none] = [&begun, &none].map(|done| transcript([done]));
    let told = [&*begun, &portable(&other.error), &first_line, "\n\n", &none];
    snapshot("play-not-kept", &told.concat());
}
