use serde_json::{Value, json};

use crate::command::{answers, complaints, folder, sixfold, sixfold_in, sixfold_reading, snapshot};

/// The rulebook's grid.
const GRID: &str = "DUOPO/SSAUT/KIWIS/INEST/SEPHA";
/// What the rulebook's player claims.
const CLAIMS: &str = "row 1: DUO\nrow 2: SAUT\nrow 3: KIWIS\nrow 4: NÉS\nrow 5: SE\n\
    column a: SKIS\ncolumn b: USINE\ncolumn c: -\ncolumn d: PUIS\ncolumn e: TA\n";

fn score(arguments: &[&str]) -> Value {
    sixfold(&[&["qwords", "score"], arguments, &["--format", "json"]].concat()).json(0)
}

#[test]
fn score_finds_the_best_words() {
    snapshot(
        "qwords-score",
        &sixfold(&["qwords", "score", GRID, "--words", "fr"]).answer(0),
    );
    let answer = score(&[GRID]);
    let keys: Vec<&String> = answer.as_object().unwrap().keys().collect();
    assert_eq!(
        keys,
        [
            "bonus",
            "claimed",
            "double",
            "grid",
            "lines",
            "names",
            "rating",
            "score",
            "side",
            "word_list"
        ]
    );
    assert_eq!(answer["lines"].as_array().unwrap().len(), 10);
    assert_eq!(
        [
            &answer["grid"],
            &answer["word_list"],
            &answer["score"],
            &answer["bonus"],
            &answer["rating"],
            &answer["claimed"]
        ],
        [
            &json!(GRID),
            &json!("fr"),
            &json!(48),
            &json!(0),
            &json!("good"),
            &Value::Null
        ]
    );
    assert_eq!(
        answer["lines"][0],
        json!({"line": "row 1", "word": "DUO", "cells": ["a1", "b1", "c1"], "points": 3})
    );
    assert_eq!(
        answer["lines"][7],
        json!({"line": "column c", "word": null, "cells": [], "points": 0})
    );
    assert_eq!(
        answer["lines"][9],
        json!({"line": "column e", "word": "TA", "cells": ["e4", "e5"], "points": 1})
    );
    let yaml = sixfold(&["qwords", "score", GRID, "--format", "yaml"]).answer(0);
    assert!(
        yaml.starts_with(&format!(
            "grid: {GRID}\nside: a\ndouble: false\nword_list: fr\nnames: false\nscore: 48\nlines:\n- line: row 1\n  word: DUO\n"
        )),
        "{yaml}"
    );
}

#[test]
fn side_b_doubles_the_centre_and_asks_for_more() {
    snapshot(
        "qwords-score-side-b",
        &sixfold(&["qwords", "score", GRID, "--side", "b", "--words", "fr"]).answer(0),
    );
    let answer = score(&[GRID, "--side", "b"]);
    assert_eq!(
        [
            &answer["score"],
            &answer["lines"][2]["points"],
            &answer["rating"]
        ],
        [&json!(58), &json!(20), &json!("good")]
    );
    assert_eq!(score(&[&format!("qwords {GRID} - side=b")]), answer);
    let without = format!("qwords {GRID} - side=b double=no");
    assert_eq!(score(&[&without])["score"], json!(48));
    assert_eq!(score(&[&without, "--side", "b"])["score"], json!(48));
    assert_eq!(
        score(&[&format!("qwords {GRID} - side=b"), "--side", "a"])["score"],
        json!(48)
    );
}

#[test]
fn a_grid_comes_from_anywhere() {
    let sheet = "rules: qwords\ngrid:\n  D U O P O\n  S S A U T\n  K I W I S\n  I N É S T\n  S E P H A\nroll: -\n";
    let folder = folder(
        "qwords-grids",
        &[("grid.txt", &format!("{GRID}\n")), ("sheet.txt", sheet)],
    );
    let answer = score(&[GRID]);
    for name in ["grid.txt", "sheet.txt"] {
        assert_eq!(
            score(&[folder.join(name).to_str().unwrap()]),
            answer,
            "{name}"
        );
    }
    assert_eq!(
        sixfold_reading(
            &["qwords", "score", "-", "--format", "json"],
            GRID.as_bytes()
        )
        .json(0),
        answer
    );
    let part = sixfold(&[
        "qwords",
        "score",
        "DUO../...../...../...../.....",
        "--words",
        "fr",
    ]);
    answers("qwords-score-part", 0, [&part]);
}

#[test]
fn a_line_wins_over_a_file_of_that_name() {
    let line = "qwords DUO../...../...../...../..... -";
    let other = "MOT../...../...../...../.....";
    let folder = folder("qwords-line-or-file", &[("plain", GRID)]);
    for place in [GRID, line] {
        let file = folder.join(place);
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(file, other).unwrap();
    }
    let grid_of = |given: &str| {
        let arguments = ["qwords", "score", given, "--format", "json"];
        sixfold_in(&folder, &arguments).json(0)["grid"].clone()
    };
    assert_eq!(grid_of("plain"), GRID);
    assert_eq!(grid_of(GRID), GRID);
    assert_eq!(grid_of(&format!("./{GRID}")), other);
    assert_eq!(grid_of(line), "DUO../...../...../...../.....");
    assert_eq!(grid_of(&format!("./{line}")), other);
}

#[test]
fn claims_are_checked() {
    let wrong = CLAIMS.replace("DUO", "DUOPO").replace("USINE", "SIEN");
    let folder = folder(
        "qwords-claims",
        &[
            ("claims.txt", CLAIMS),
            ("wrong.txt", &wrong),
            ("bad.txt", "row 9: DUO\n"),
        ],
    );
    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let claim = |name: &str| {
        sixfold(&[
            "qwords",
            "score",
            GRID,
            "--words",
            "fr",
            "--claim",
            &path(name),
        ])
    };
    snapshot("qwords-claims", &claim("claims.txt").answer(0));
    snapshot("qwords-claims-wrong", &claim("wrong.txt").answer(1));
    let answer = score(&[GRID, "--claim", &path("claims.txt")]);
    assert_eq!(
        [
            &answer["score"],
            &answer["claimed"]["score"],
            &answer["claimed"]["valid"]
        ],
        [&json!(48), &json!(46), &json!(true)]
    );
    assert_eq!(
        answer["claimed"]["lines"][4],
        json!({"line": "row 5", "claim": "SE", "error": null, "points": 1})
    );
    let arguments = ["--claim", &path("wrong.txt"), "--format", "json"];
    let wrong = sixfold(&[&["qwords", "score", GRID], &arguments[..]].concat()).json(1);
    let codes = [0, 6].map(|line| &wrong["claimed"]["lines"][line]["error"]["code"]);
    assert_eq!(codes, [&json!("not_a_word"), &json!("not_there")]);
    assert_eq!(wrong["claimed"]["valid"], json!(false));
    complaints("qwords-claims-refused", 1, [&claim("bad.txt")]);
}

#[test]
fn a_grid_alone_has_the_words_of_the_reader_in_text_only() {
    let list = |arguments: &[&str]| sixfold(&[&["qwords", "score"], arguments].concat()).answer(0);
    let position = format!("qwords {GRID} -");
    assert!(list(&[GRID]).contains("English words"));
    assert!(
        list(&[&position]).contains("French words"),
        "a position has a list of its own"
    );
    assert!(list(&[GRID, "--words", "it"]).contains("Italian words"));
    assert_eq!(score(&[GRID])["word_list"], json!("fr"));
}

#[test]
fn words_are_looked_up_in_the_list_in_force() {
    let words = |arguments: &[&str]| sixfold(&[&["qwords", "words"], arguments].concat()).answer(0);
    assert_eq!(words(&["K.W..", "--words", "fr"]), "KAWAS\nKIWIS\n");
    assert_eq!(
        words(&["K.W.."]),
        "KIWIS\n",
        "the list of the reader's language"
    );
    assert_eq!(
        words(&["G.TT.", "--words", "it"]),
        "GATTA\nGATTE\nGATTI\nGATTO\nGETTA\nGETTI\nGETTO\nGOTTA\nGOTTE\n"
    );
    let refused = [
        &["words", "ZUT", "--words", "fr"][..],
        &["words", "Q.Q", "--words", "fr"],
        &["words", "TGV", "--words", "fr"],
        &["words", "KIWIS", "--words", "es"],
        &["puzzle", "--kind", "letter", "--words", "es"],
        &["arena", "--words", "es"],
    ]
    .map(|arguments| sixfold(&[&["qwords"], arguments].concat()));
    complaints("qwords-words-refused", 1, &refused);
    assert_eq!(words(&["TGV", "--names"]), "TGV\n");
    assert_eq!(
        words(&["WOR.", "--words", "en"]),
        "WORD\nWORE\nWORK\nWORM\nWORN\nWORT\n"
    );
    let folder = folder("qwords-words", &[("mine.txt", "kéwis\nduo\n")]);
    let mine = folder.join("mine.txt");
    let mine = mine.to_str().unwrap();
    assert_eq!(words(&["K.W..", "--words", mine]), "KEWIS\n");
    let answer = score(&[GRID, "--words", mine, "--names"]);
    assert_eq!(
        [&answer["word_list"], &answer["names"]],
        [&json!(mine), &json!(true)]
    );
    assert_eq!(score(&[GRID, "--words", mine])["score"], json!(3));
}

#[test]
fn what_is_wrong_is_told_with_its_place() {
    let folder = folder(
        "qwords-bad",
        &[
            ("words.txt", "mot\nmots-clés\n"),
            ("none.txt", "ordinateur\n"),
        ],
    );
    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let short_row = "DUOPO/SSAUT/KIWIS/INEST/SEPH";
    let refused = [
        &["score", short_row][..],
        &["score", "duopo/ssaut/kiwis/inest/sepha"],
        &["score", "DUOPO"],
        &["score", "grids/mine.txt"],
        &["score", GRID, "--words", &path("words.txt")],
        &["score", GRID, "--words", &path("none.txt")],
        &["score", GRID, "--words", "es"],
        &["score", GRID, "--claim", &path("missing.txt")],
        &["words", "K*W"],
        &["score", short_row, "--format", "json"],
    ]
    .map(|arguments| sixfold(&[&["qwords"], arguments].concat()));
    complaints("qwords-refused", 1, &refused);
    sixfold(&["qwords"]).complaint(2);
    sixfold(&["qwords", "score", GRID, "--side", "c"]).complaint(2);
}
