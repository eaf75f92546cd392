use std::fs;
use std::path::Path;

use serde_json::json;

use crate::command::{Done, folder, names, program, run, sixfold, snapshot};

const LETTERS: &str = include_str!("../../puzzles/qwords/letter.yaml");
const ROLLS: &str = include_str!("../../puzzles/qwords/rolls.yaml");
const GRIDS: &str = include_str!("../../puzzles/qwords/supernatural.yaml");
const TILES: &str = include_str!("../../puzzles/best/01-down-the-stairs.yaml");

/// The first documents of a file.
fn first(text: &str, count: usize) -> String {
    text.split("---\n")
        .skip(1)
        .take(count)
        .map(|document| format!("---\n{document}"))
        .collect()
}

fn puzzle(arguments: &[&str]) -> Done {
    sixfold(&[&["qwords", "puzzle"], arguments].concat())
}

#[test]
fn each_kind_is_shown_with_and_without_its_solution() {
    for kind in ["letter", "rolls", "supernatural"] {
        let without = puzzle(&["--kind", kind, "--seed", "4"]).answer(0);
        let with = puzzle(&["--kind", kind, "--seed", "4", "--solution"]).answer(0);
        assert!(
            with.starts_with(&without)
                && with.len() > without.len()
                && !without.contains("Solution"),
            "{with}"
        );
        snapshot(&format!("qwords-puzzle-{kind}"), &with);
    }
    let expert = puzzle(&[
        "--kind", "letter", "--seed", "4", "--side", "b", "--words", "de",
    ])
    .answer(0);
    assert!(
        expert.contains("side B · centre lines count double · German words"),
        "{expert}"
    );
}

#[test]
fn the_same_seed_gives_the_same_puzzles_with_any_number_of_threads() {
    for kind in ["letter", "rolls", "supernatural"] {
        let arguments = [
            "qwords", "puzzle", "--kind", kind, "--count", "3", "--seed", "3", "--words", "en",
            "--format", "yaml",
        ];
        let [one, three] = ["1", "3"].map(|threads| {
            let mut program = program(&arguments);
            program.env("RAYON_NUM_THREADS", threads);
            run(program, b"").answer(0)
        });
        assert_eq!(one, three);
        assert_eq!(
            one.matches(&format!("\nid: qwords-{kind}-en-a-seed3-"))
                .count(),
            3,
            "{one}"
        );
    }
}

#[test]
fn puzzles_are_written_proved_and_never_replaced() {
    let made = folder("qwords-made", &[("tiles.yaml", TILES)]);
    let out = made.to_str().unwrap();
    for kind in ["letter", "supernatural"] {
        puzzle(&["--kind", kind, "--count", "2", "--out", out]).answer(0);
    }
    assert_eq!(
        names(&made),
        [
            "qwords-letter-fr-a-seed0-1.yaml",
            "qwords-letter-fr-a-seed0-2.yaml",
            "qwords-supernatural-fr-a-seed0-1.yaml",
            "qwords-supernatural-fr-a-seed0-2.yaml",
            "tiles.yaml"
        ]
    );
    let proved = sixfold(&["puzzle", "check", out]).answer(0);
    assert!(proved.ends_with("5 of 5 puzzles proved\n"), "{proved}");
    puzzle(&["--kind", "letter", "--count", "2", "--out", out]).answer(0);
    let known = folder(
        "qwords-known",
        &[(
            "words.txt",
            &fs::read_to_string("assets/words/fr.txt")
                .unwrap()
                .replace("CASSE\n", ""),
        )],
    );
    let known = known.join("words.txt");
    let other = puzzle(&[
        "--kind",
        "letter",
        "--known",
        known.to_str().unwrap(),
        "--out",
        out,
    ]);
    assert!(
        other.complaint(1).contains("holds something else already"),
        "{}",
        other.error
    );
}

#[test]
fn too_few_puzzles_are_said_and_kept() {
    let done = puzzle(&[
        "--kind", "letter", "--count", "999", "--tries", "64", "--format", "json",
    ]);
    assert_eq!(done.code, 1);
    assert!(done.error.contains("64 grids gave"), "{}", done.error);
    let shown = String::from_utf8(done.bytes).unwrap();
    assert!(
        shown.lines().count() > 0
            && shown.starts_with(r#"{"id":"qwords-letter-fr-a-seed0-1","title":"Find the "#),
        "{shown}"
    );
    let folder = folder("qwords-known-bad", &[("bad.txt", "mot\nmots-clés\n")]);
    let bad = puzzle(&[
        "--kind",
        "letter",
        "--known",
        folder.join("bad.txt").to_str().unwrap(),
    ]);
    assert!(bad.complaint(1).contains("bad.txt:2:5"), "{}", bad.error);
    let any = folder.join("any.yaml");
    fs::write(
        &any,
        ["white", "orange", "blue", "yellow"]
            .map(|die| format!("{die}: \"??????\"\n"))
            .concat(),
    )
    .unwrap();
    let jokers = puzzle(&["--kind", "letter", "--dice", any.to_str().unwrap()]).answer(0);
    assert!(jokers.contains("roll  ?/?"), "{jokers}");
    fs::write(folder.join("few.txt"), "lettre\nalors\nQQQQQ\n").unwrap();
    let few = folder.join("few.txt");
    let few = puzzle(&["--kind", "supernatural", "--known", few.to_str().unwrap()]);
    let told =
        "few.txt has 1 five-letter word of the French list; such a puzzle takes 10 or more\n";
    assert!(few.complaint(1).contains(told), "{}", few.error);
    fs::write(folder.join("none.txt"), "QQQQQ\n").unwrap();
    let none = folder.join("none.txt");
    let none = puzzle(&["--kind", "letter", "--known", none.to_str().unwrap()]);
    assert!(
        none.complaint(1)
            .contains("none.txt has no words of the French list; "),
        "{}",
        none.error
    );
    puzzle(&[]).complaint(2);
    puzzle(&["--kind", "word"]).complaint(2);
}

#[test]
fn one_check_proves_both_games_and_tells_every_difference() {
    let wrong = first(LETTERS, 2)
        .replacen("target: 16", "target: 17", 1)
        .replacen("second_best: ", "second_best: 1", 1);
    let same = first(ROLLS, 1);
    let folder = folder(
        "qwords-check",
        &[
            ("a.yaml", &wrong),
            ("b.yaml", &same),
            ("c.yaml", &(same.replace("rolls-01", "rolls-again") + TILES)),
        ],
    );
    let check = |format: &str| {
        let mut program = program(&["puzzle", "check", ".", "--format", format]);
        program.current_dir(&folder);
        run(program, b"")
    };
    snapshot("qwords-check", &check("text").answer(1));
    let answer = check("json").json(1);
    assert_eq!(
        [&answer["passed"], &answer["total"]],
        [&json!(3), &json!(5)]
    );
    assert_eq!(answer["puzzles"][0]["id"], json!("qwords-letter-01"));
    assert_eq!(
        answer["puzzles"][0]["flaws"].as_array().unwrap().len(),
        2,
        "{answer}"
    );
    assert_eq!(
        answer["puzzles"][3]["flaws"],
        json!(["qwords-rolls-01 is the same puzzle, turned, mirrored or renamed"])
    );
}

#[test]
fn broken_files_are_told_with_their_place() {
    let text = first(GRIDS, 1);
    let folder = folder(
        "qwords-broken",
        &[
            (
                "kind.yaml",
                &text.replace("kind: supernatural", "kind: natural"),
            ),
            ("key.yaml", &text.replace("letters: ", "leters: ")),
            (
                "half.yaml",
                &text[..text.len() / 2].replace("rules: qwords", "rules: [qwords"),
            ),
        ],
    );
    let check = |name: &str| sixfold(&["puzzle", "check", folder.join(name).to_str().unwrap()]);
    let kind = check("kind.yaml");
    assert!(
        kind.complaint(1).contains("unknown variant `natural`")
            && kind.error.contains("kind.yaml:5:"),
        "{}",
        kind.error
    );
    let key = check("key.yaml");
    assert!(
        key.complaint(1).contains("unknown field `leters`") && key.error.contains("key.yaml:"),
        "{}",
        key.error
    );
    assert!(check("half.yaml").complaint(1).contains("half.yaml:"));
}

/// Plays in a folder with what is typed.
fn play(folder: &Path, arguments: &[&str], typed: &str) -> String {
    let mut program = program(&[&["puzzle", "play"], arguments].concat());
    program
        .current_dir(folder)
        .env("SIXFOLD_DATA_DIR", folder.join("data"));
    run(program, typed.as_bytes()).answer(0)
}

#[test]
fn a_letter_is_judged_until_it_is_found() {
    let folder = folder(
        "qwords-play",
        &[
            ("letter.yaml", LETTERS),
            ("both.yaml", &(first(LETTERS, 1) + TILES)),
        ],
    );
    let typed = "hint\nI@e1\nI@a2\nI@z9\nhnt\nA@b1\nhelp\nI@e2\nquit\n";
    let said = play(&folder, &["letter.yaml", "--id", "qwords-letter-01"], typed);
    let timeless: String = said
        .lines()
        .map(|line| {
            if line.ends_with(" s.") {
                "TALLY\n".to_owned()
            } else {
                format!("{line}\n")
            }
        })
        .collect();
    snapshot("qwords-play", &timeless);
    let record = fs::read_to_string(folder.join("data/puzzles.json")).unwrap();
    assert!(
        record.contains(r#""position": "qwords "#) && record.contains(r#""attempts": 2"#),
        "{record}"
    );
    let both = play(&folder, &["both.yaml"], "next\nnext\ngive up\n");
    assert!(both.contains("Down the stairs"), "{both}");
}

#[test]
fn rolls_and_grids_are_answered_whole() {
    let folder = folder(
        "qwords-play-whole",
        &[("rolls.yaml", ROLLS), ("grids.yaml", GRIDS)],
    );
    let typed = "V@a5\nV@a5 P@e1 H@a2\njoker V@a5 P@e1 A@a2\nV@a5 P@e1 A@a2\nquit\n";
    let said = play(&folder, &["rolls.yaml"], typed);
    for part in [
        "3 rolls ask for as many letters, in one line; here is 1",
        "short of the best answer.",
        "joker V@a5: there is no joker, or it was used",
        "Solved! V@a5 P@e1 A@a2",
    ] {
        assert!(said.contains(part), "{part}: {said}");
    }
    let said = play(
        &folder,
        &["grids.yaml"],
        "hint\nhint\nhint\nhint\nhint\nhint\nDAMES\nDAMES/EDITE/POLAR/ORAGE/TENEE\nDAMES/EDITE/POLAR/ORAGE/TENEZ\nq\n",
    );
    for part in [
        "Hint 1 of 4: row ",
        "The next hint is the solution. Type `hint` again to see it.",
        "Hint 4 of 4: it is DAMES/",
        "There are no more hints",
        "the grid has 1 row",
        "Solved! DAMES/",
    ] {
        assert!(said.contains(part), "{part}: {said}");
    }
}
