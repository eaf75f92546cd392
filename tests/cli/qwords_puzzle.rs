use std::fs;

use serde_json::{Value, json};
use sixfold::puzzle::qwords::Kind;
use sixfold::qwords::{WordList, Words, parse_letters};

use crate::command::{
    Done, complaints, folder, names, portable, program, run, sixfold, sixfold_in, snapshot,
    transcript,
};
use crate::puzzle_play::play;

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
    let mut solutions = String::new();
    for kind in Kind::ALL.map(Kind::name) {
        let without = puzzle(&["--kind", kind, "--seed", "4"]).answer(0);
        let with = puzzle(&["--kind", kind, "--seed", "4", "--solution"]).answer(0);
        let solution = with
            .strip_prefix(&without)
            .unwrap_or_else(|| panic!("{with}"));
        snapshot(&format!("qwords-puzzle-{kind}"), &with);
        solutions += &format!("{kind}\n{}\n", solution.trim_start());
    }
    let expert = puzzle(&[
        "--kind", "letter", "--seed", "4", "--side", "b", "--words", "de",
    ])
    .answer(0);
    snapshot("qwords-puzzle-expert", &format!("{expert}\n{solutions}"));
}

#[test]
fn the_same_seed_gives_the_same_puzzles_with_any_number_of_threads() {
    for kind in Kind::ALL.map(Kind::name) {
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
    let proved = sixfold_in(&made, &["puzzle", "check", "."]);
    proved.answer(0);
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
    other.complaint(1);
    snapshot("qwords-puzzle-proved", &transcript([&proved, &other]));
}

#[test]
fn too_few_puzzles_are_said_and_kept() {
    let done = puzzle(&[
        "--kind", "letter", "--count", "999", "--tries", "64", "--format", "json",
    ]);
    assert_eq!(done.code, 1);
    let shown = done.text();
    assert!(
        shown.starts_with(r#"{"id":"qwords-letter-fr-a-seed0-1","title":""#),
        "{shown}"
    );
    assert!(done.error.contains(&format!(" {} ", shown.lines().count())));
    let folder = folder("qwords-known-bad", &[("bad.txt", "mot\nmots-clés\n")]);
    let bad = puzzle(&[
        "--kind",
        "letter",
        "--known",
        folder.join("bad.txt").to_str().unwrap(),
    ]);
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
    fs::write(folder.join("none.txt"), "QQQQQ\n").unwrap();
    let none = folder.join("none.txt");
    let none = puzzle(&["--kind", "letter", "--known", none.to_str().unwrap()]);
    let refused = [&bad, &few, &none];
    for done in refused {
        done.complaint(1);
    }
    let few_found = portable(&done.asked) + &done.error;
    let told = format!("{few_found}\n{}", transcript(refused));
    snapshot("qwords-puzzle-refused", &told);
    puzzle(&[]).complaint(2);
    puzzle(&["--kind", "word"]).complaint(2);
}

/// The codes of a list of errors.
fn codes(errors: &Value) -> Vec<&str> {
    let errors = errors.as_array().unwrap().iter();
    errors
        .map(|error| error["code"].as_str().unwrap())
        .collect()
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
        codes(&answer["puzzles"][0]["errors"]),
        ["differs", "differs"],
        "{answer}"
    );
    let twin = &answer["puzzles"][3]["errors"];
    assert_eq!(codes(twin), ["twin"]);
    let message = twin[0]["message"].as_str().unwrap();
    assert!(message.starts_with("qwords-rolls-01 "), "{message}");
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
    let refused = ["kind.yaml", "key.yaml", "half.yaml"].map(check);
    complaints("qwords-puzzle-broken", 1, &refused);
}

/// Sessions without the times in them.
fn timeless<'a>(sessions: impl IntoIterator<Item = &'a Done>) -> String {
    let line = |line: &str| match line.ends_with(" s.") {
        true => "TALLY\n".to_owned(),
        false => format!("{line}\n"),
    };
    transcript(sessions).lines().map(line).collect()
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
    let said = play(&folder, &["letter.yaml", "--id", "qwords-letter-01"], typed).answer(0);
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
    assert!(both.answer(0).contains("Down the stairs"), "{both:?}");
}

#[test]
fn rolls_and_grids_are_answered_whole() {
    let folder = folder(
        "qwords-play-whole",
        &[("rolls.yaml", ROLLS), ("grids.yaml", GRIDS)],
    );
    let typed = "V@a5\nV@a5 P@e1 H@a2\njoker V@a5 P@e1 A@a2\nV@a5 P@e1 A@a2\nquit\n";
    let rolls = play(&folder, &["rolls.yaml"], typed);
    let grids = play(
        &folder,
        &["grids.yaml"],
        "hint\nhint\nhint\nhint\nhint\nhint\nDAMES\nDAMES/EDITE/POLAR/ORAGE/TENEE\nDAMES/EDITE/POLAR/ORAGE/TENEZ\nq\n",
    );
    assert_eq!((rolls.code, grids.code), (0, 0));
    snapshot("qwords-play-whole", &timeless([&rolls, &grids]));
}

/// By default a grid and its solution have common words alone; `all` gives what a seed gave before.
#[test]
fn puzzles_are_made_of_common_words() {
    for list in WordList::ALL {
        for kind in Kind::ALL.map(Kind::name) {
            let made = |more: &[&str]| {
                let words = ["--kind", kind, "--seed", "5", "--words", list.code()];
                let format = ["--format", "yaml"];
                puzzle(&[&words[..], &format, more].concat()).answer(0)
            };
            let (common, all) = (made(&[]), made(&["--common-words", "all"]));
            assert_ne!(common, all);
            assert!(all.contains(" --known all\n"), "{all}");
            if kind == "supernatural" && list == WordList::Italian {
                continue;
            }
            let known = Words::common(list);
            // `- row 3 KIWIS a3 b3 c3 d3 e3 = 10`
            for line in common
                .lines()
                .filter(|line| line.starts_with("- row") || line.starts_with("- column"))
            {
                let word = line.split(' ').nth(3).unwrap();
                let letters = parse_letters(word).unwrap();
                assert!(known.contains(&letters), "{list:?} {kind}: {line}");
            }
        }
    }
}
