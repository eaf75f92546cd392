use serde_json::{Value, json};

use crate::command::{folder, sixfold, sixfold_reading, snapshot};

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
        &sixfold(&["qwords", "score", GRID]).answer(0),
    );
    let answer = score(&[GRID]);
    assert_eq!(
        answer.as_object().unwrap().keys().collect::<Vec<_>>().len()
            + answer["lines"].as_array().unwrap().len(),
        15,
        "five keys and ten lines"
    );
    assert_eq!(
        [
            &answer["grid"],
            &answer["total"],
            &answer["bonus"],
            &answer["rating"]
        ],
        [&json!(GRID), &json!(48), &json!(0), &json!("good")]
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
            "grid: {GRID}\ntotal: 48\nlines:\n- line: row 1\n  word: DUO\n"
        )),
        "{yaml}"
    );
}

#[test]
fn side_b_doubles_the_centre_and_asks_for_more() {
    snapshot(
        "qwords-score-side-b",
        &sixfold(&["qwords", "score", GRID, "--side", "b"]).answer(0),
    );
    let answer = score(&[GRID, "--side", "b"]);
    assert_eq!(
        [
            &answer["total"],
            &answer["lines"][2]["points"],
            &answer["rating"]
        ],
        [&json!(58), &json!(20), &json!("good")]
    );
    assert_eq!(score(&[&format!("qwords {GRID} - side=b")]), answer);
    let without = format!("qwords {GRID} - side=b double=no");
    assert_eq!(score(&[&without])["total"], json!(48));
    assert_eq!(score(&[&without, "--side", "b"])["total"], json!(48));
    assert_eq!(
        score(&[&format!("qwords {GRID} - side=b"), "--side", "a"])["total"],
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
    let part = sixfold(&["qwords", "score", "DUO../...../...../...../....."]).answer(0);
    assert!(
        part.ends_with("3 points so far; 22 cells are free.\n"),
        "{part}"
    );
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
    let claim = |name: &str| sixfold(&["qwords", "score", GRID, "--claim", &path(name)]);
    snapshot("qwords-claims", &claim("claims.txt").answer(0));
    snapshot("qwords-claims-wrong", &claim("wrong.txt").answer(1));
    let answer = score(&[GRID, "--claim", &path("claims.txt")]);
    assert_eq!(
        [
            &answer["total"],
            &answer["claimed"]["total"],
            &answer["claimed"]["valid"]
        ],
        [&json!(48), &json!(46), &json!(true)]
    );
    assert_eq!(
        answer["claimed"]["lines"][4],
        json!({"line": "row 5", "claim": "SE", "valid": true, "points": 1})
    );
    let bad = claim("bad.txt");
    assert!(
        bad.complaint(1)
            .starts_with("error: `row 9` is neither a row nor a column\n"),
        "{}",
        bad.error
    );
    assert!(bad.error.contains("bad.txt:1:1\n"), "{}", bad.error);
}

#[test]
fn words_are_looked_up_in_the_list_in_force() {
    let words = |arguments: &[&str]| sixfold(&[&["qwords", "words"], arguments].concat()).answer(0);
    assert_eq!(words(&["K.W.."]), "KAWAS\nKIWIS\n");
    for (pattern, told) in [
        (
            "ZUT",
            "error: `ZUT` is not a word; the list in use: French words\n",
        ),
        (
            "Q.Q",
            "error: no word fits `Q.Q`; the list in use: French words\n",
        ),
        (
            "TGV",
            "error: `TGV` is not a word; the list in use: French words\n |\n = help: with --names, well-known names count too, and one fits\n",
        ),
    ] {
        assert_eq!(sixfold(&["qwords", "words", pattern]).complaint(1), told);
    }
    for command in [
        &["words", "KIWIS"][..],
        &["puzzle", "--kind", "letter"],
        &["arena"],
    ] {
        let unknown = sixfold(&[&["qwords"], command, &["--words", "it"]].concat());
        let lists = "word lists are fr (French), en (English) and de (German)\n";
        assert!(unknown.complaint(1).contains(lists), "{}", unknown.error);
    }
    assert_eq!(words(&["TGV", "--names"]), "TGV\n");
    assert_eq!(
        words(&["WOR.", "--words", "en"]),
        "WORD\nWORE\nWORK\nWORM\nWORN\nWORT\n"
    );
    let folder = folder("qwords-words", &[("mine.txt", "kéwis\nduo\n")]);
    let mine = folder.join("mine.txt");
    let mine = mine.to_str().unwrap();
    assert_eq!(words(&["K.W..", "--words", mine]), "KEWIS\n");
    assert_eq!(score(&[GRID, "--words", mine])["total"], json!(3));
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
    let begins = |arguments: &[&str], error: &str, place: &str| {
        let done = sixfold(&[&["qwords"], arguments].concat());
        assert!(
            done.complaint(1).starts_with(error) && done.error.contains(place),
            "{}",
            done.error
        );
    };
    begins(
        &["score", "DUOPO/SSAUT/KIWIS/INEST/SEPH"],
        "error: this row has 4 cells; a row has 5\n",
        "position:1:25\n",
    );
    begins(
        &["score", "duopo/ssaut/kiwis/inest/sepha"],
        "error: `d` is a small letter; letters are capitals\n",
        "position:1:1\n",
    );
    begins(
        &["score", "DUOPO"],
        "error: `DUOPO` is neither a grid nor a file\n",
        "no such file here\n",
    );
    begins(
        &["score", "grids/mine.txt"],
        "error: `grids/mine.txt` is neither a grid nor a file\n",
        "five rows",
    );
    begins(
        &["score", GRID, "--words", &path("words.txt")],
        "error: `-` is no letter of a word\n",
        "words.txt:2:5\n",
    );
    begins(
        &["score", GRID, "--words", &path("none.txt")],
        "error: there is no word of 2 to 5 letters here\n",
        "none.txt:",
    );
    begins(
        &["score", GRID, "--words", "it"],
        "error: `it` is neither a word list nor a file\n",
        "word lists are fr (French), en",
    );
    begins(
        &["score", GRID, "--claim", &path("missing.txt")],
        "error: ",
        "missing.txt cannot be read: ",
    );
    begins(
        &["words", "K*W"],
        "error: `*` is no letter of a word\n",
        "pattern:1:2\n",
    );
    let json = sixfold(&[
        "qwords",
        "score",
        "DUOPO/SSAUT/KIWIS/INEST/SEPH",
        "--format",
        "json",
    ]);
    assert!(
        json.complaint(1)
            .starts_with("{\"error\":{\"code\":\"notation\",\"message\":\"this row has 4 cells"),
        "{}",
        json.error
    );
    sixfold(&["qwords"]).complaint(2);
    sixfold(&["qwords", "score", GRID, "--side", "c"]).complaint(2);
}
