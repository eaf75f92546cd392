use serde_json::{Value, json};

use sixfold::puzzle::{Example, RULEBOOKS, load_examples};

use crate::analyse::{FOUND, narrow};
use crate::command::{
    SHEET, TABLE, answers, complaints, program, run, sixfold, sixfold_reading, snapshot, transcript,
};
use crate::snapshots::settings;

/// The keys of a JSON object, in the order in which they stand.
fn keys(object: &str) -> Vec<String> {
    let object: serde_yaml::Mapping = serde_yaml::from_str(object).unwrap();
    object
        .keys()
        .map(|key| key.as_str().unwrap().to_owned())
        .collect()
}

/// The verdict on a play as JSON; it must end with this code.
fn judged(position: &str, play: &str, code: i32) -> Value {
    sixfold(&["score", position, play, "--format", "json"]).json(code)
}

/// Plays that are not legal, each with its reasons.
fn reasons(plays: &[(&str, &str)]) -> String {
    let mut told = String::new();
    for &(position, play) in plays {
        let verdict = judged(position, play, 1);
        assert_eq!(verdict["legal"], false);
        told += &format!("{position} {play}\n");
        for reason in verdict["reasons"].as_array().unwrap() {
            told += &format!("  - {}\n", reason["message"].as_str().unwrap());
        }
    }
    told
}

#[test]
fn json_has_the_keys_promised_in_their_order() {
    let legal = sixfold(&["score", TABLE, "Pcw@j9 Ycb@i9", "--format", "json"]).answer(0);
    assert_eq!(
        keys(&legal),
        [
            "position",
            "play",
            "legal",
            "score",
            "lines",
            "going_out",
            "rank",
            "best_score"
        ]
    );
    let illegal = sixfold(&["score", TABLE, "pass", "--format", "json"]).answer(1);
    assert_eq!(keys(&illegal), ["position", "play", "legal", "reasons"]);
    let yaml = sixfold(&["score", TABLE, "pass", "--format", "yaml"]).answer(1);
    assert_eq!(keys(&yaml), keys(&illegal));
}

#[test]
fn a_legal_play_is_scored_and_ranked() {
    let best = judged(TABLE, "Pcw@j9 Ycb@i9", 0);
    assert_eq!(best["play"], "Ycb@i9 Pcw@j9", "by row and then by column");
    assert_eq!(
        (&best["score"], &best["rank"], &best["best_score"]),
        (&json!(18), &json!(1), &json!(18))
    );
    let lines =
        &sixfold(&["analyse", "--top", "1", "--format", "json"]).json(0)["plays"][0]["lines"];
    assert_eq!(&best["lines"], lines);
    // Plays of 18, 13, 12 and 12 points, then six of 11 or more: the fifth rank is shared.
    let shared = judged(TABLE, "Psw@o12 Ysw@p12", 0);
    assert_eq!(
        (&shared["score"], &shared["rank"], &shared["best_score"]),
        (&json!(11), &json!(5), &json!(18))
    );
}

#[test]
fn text_explains_every_point() {
    let told = ["Ysw@o12", "Ycb@i9 Pcw@j9"].map(|play| sixfold(&["score", TABLE, play]));
    answers("score-text", 0, &told);
    for (position, input) in [(TABLE, ""), ("-", SHEET)] {
        let words = ["score", position, "Ycb@i9", "Pcw@j9"];
        let said = sixfold_reading(&words, input.as_bytes()).answer(0);
        assert_eq!(said, told[1].answer(0));
    }
}

#[test]
fn an_illegal_play_names_every_reason() {
    let told = reasons(&[
        (TABLE, "Ysw@j10"),
        (TABLE, "Osb@n15"),
        (TABLE, "Ycb@i9 Ycb@i9 Pcw@j11"),
    ]);
    let text = sixfold(&["score", TABLE, "Ysw@o12 Ycb@p12"]);
    text.answer(1);
    snapshot("score-illegal", &format!("{told}\n{}", transcript([&text])));
}

#[test]
fn a_reason_has_a_code_and_cells() {
    let verdict = judged(TABLE, "Ysw@j10", 1);
    let reason = &verdict["reasons"][0];
    assert_eq!(
        (&reason["code"], &reason["cells"]),
        (&json!("occupied"), &json!(["j10"]))
    );
    let gap = judged("classic RcRd Rs", "Rs@k7", 1);
    assert_eq!(gap["reasons"][0]["code"], "touches_nothing");
    let rack = judged(TABLE, "swap Rcb", 1);
    assert_eq!(rack["reasons"][0]["cells"], json!([]));
}

#[test]
fn the_rulebooks_plays_are_scored_as_the_rulebooks_have_them() {
    let examples = RULEBOOKS
        .iter()
        .flat_map(|(_, text)| load_examples(text).unwrap())
        .filter(|example| !FOUND.contains(&&*example.id) && !example.is_qwords());
    let examples: Vec<Example> = examples.collect();
    assert_eq!(examples.len(), 32);
    for example in examples {
        let mut program = program(&["score", &example.position, example.play.as_ref().unwrap()]);
        program.env("COLUMNS", "120");
        let name = format!("rulebook-score-{}", example.id);
        settings().bind(|| insta::assert_snapshot!(name, run(program, b"").text()));
    }
}

#[test]
fn sentences_are_wrapped() {
    for play in [
        "Ysw@o12 Ycb@p12",
        "Ysw@o12",
        "swap Ysw Ycb",
        "Ycb@i9 Pcw@j9",
    ] {
        for width in [36, 40, 60, 80] {
            narrow(&["score", TABLE, play], width);
        }
    }
}

#[test]
fn an_opening_lies_anywhere_and_lays_the_largest_set() {
    let position = "flex - RcbRtwRsbBdw";
    for play in [
        "Rcb@a1 Rsb@b1 Rtw@c1",
        "Rtw@m40 Rcb@m41 Rsb@m42",
        "Rtw@zzz9997 Rcb@zzz9998 Rsb@zzz9999",
    ] {
        let verdict = judged(position, play, 0);
        assert_eq!(
            (&verdict["score"], &verdict["rank"], &verdict["best_score"]),
            (&json!(3), &json!(1), &json!(3))
        );
    }
    let wrong = ["Rcb@g7 Rsb@h7", "Bdw@g7", "swap Bdw"].map(|play| (position, play));
    snapshot("score-openings", &reasons(&wrong));
}

#[test]
fn a_swap_and_a_pass_score_nothing() {
    let swap = judged(TABLE, "swap Ysw Ycb", 0);
    assert_eq!(
        (&swap["play"], &swap["score"], &swap["lines"]),
        (&json!("swap Ycb Ysw"), &json!(0), &json!([]))
    );
    assert_eq!(
        (&swap["rank"], &swap["best_score"]),
        (&json!(83), &json!(18))
    );
    let wrong = reasons(&[
        (TABLE, "swap Rcb"),
        ("classic Rc OsBs bag=1", "swap Os Bs"),
        (TABLE, "pass"),
    ]);
    let pass = judged("classic Rc OsBs bag=0", "pass", 0);
    assert_eq!(
        (&pass["score"], &pass["rank"], &pass["best_score"]),
        (&json!(0), &json!(1), &Value::Null)
    );
    let text = sixfold(&["score", TABLE, "swap", "Ysw"]);
    text.answer(0);
    snapshot("score-swaps", &format!("{wrong}\n{}", transcript([&text])));
}

#[test]
fn a_play_that_cannot_be_read_is_an_error() {
    let refused = [
        &["score", TABLE, "Ycb@i9", "Pc@j9"][..],
        &["score", TABLE, "Ycb@i9 Pc@j9", "--format", "json"],
        &["score", "flx Rcb -", "pass"],
    ]
    .map(sixfold);
    complaints("score-refused", 1, &refused);
    sixfold(&["score", TABLE]).complaint(2);
    sixfold(&["score"]).complaint(2);
}
