//! The programs in `examples/` run and print an answer. `cargo test` builds them beside the tests.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What an example prints. Skipped, with a word about it, if only this test was built.
#[track_caller]
fn example(name: &str, arguments: &[&str]) -> Option<String> {
    // target/debug/sixfold → target/debug/examples/NAME
    let folder = Path::new(env!("CARGO_BIN_EXE_sixfold")).with_file_name("examples");
    let program: PathBuf = folder.join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    if !program.exists() {
        eprintln!("{name} is not built: `cargo test` without `--test` builds it");
        return None;
    }
    let output = Command::new(program)
        .args(arguments)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap();
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{name}: {error}");
    Some(String::from_utf8(output.stdout).unwrap())
}

#[test]
fn best_play_prints_a_play() {
    if let Some(printed) = example("best_play", &[]) {
        assert!(
            printed.starts_with("Gsb@i9 Rss@j9 Bsw@k9 scores 11\n"),
            "{printed}"
        );
    }
}

#[test]
fn check_game_prints_the_scores() {
    if let Some(printed) = example("check_game", &["puzzles/games/intro.txt"]) {
        assert!(
            printed.ends_with("North: 204 points\nSouth: 182 points\n"),
            "{printed}"
        );
    }
}

#[test]
fn make_puzzle_makes_the_same_puzzle_again() {
    if let Some(printed) = example("make_puzzle", &["7"]) {
        assert!(printed.contains("\nSolution: "), "{printed}");
        assert_eq!(example("make_puzzle", &["7"]), Some(printed));
    }
}

#[test]
fn learn_leaves_prints_a_value_for_each_class() {
    let arguments = ["--games", "1", "--rounds", "1"];
    if let Some(printed) = example("learn_leaves", &arguments) {
        let classes = include_str!("../../src/strategy/leaves.txt");
        assert!(!printed.is_empty() && printed.lines().count() <= classes.lines().count());
    }
}

#[test]
fn index_dailies_writes_the_index_from_its_first_day() {
    let file = std::env::temp_dir().join(format!("sixfold-index-{}", std::process::id()));
    let arguments = ["2027-01-01", "2027-01-03", file.to_str().unwrap()];
    if example("index_dailies", &arguments).is_some() {
        let index = include_bytes!("../../src/puzzle/daily-index.bin");
        assert_eq!(fs::read(&file).unwrap(), index[..6]);
        fs::remove_file(file).unwrap();
    }
}
