use serde_json::{Value, json};

use crate::command::{SHEET, TABLE, sixfold, sixfold_reading};

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

fn reasons(position: &str, play: &str) -> Vec<String> {
    let verdict = judged(position, play, 1);
    assert_eq!(verdict["legal"], false);
    serde_json::from_value(verdict["reasons"].clone()).unwrap()
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
    let text = sixfold(&["score", TABLE, "Ysw@o12"]).answer(0);
    let end = "
Ysw@o12 is legal and scores 8 points.

  4 points for the horizontal line of squares      → l12–o12  Gsb Rss Bsw Ysw
  2 points for the vertical line of squares        ↓ o12–o13  Ysw Gsw
  2 points for the diagonal of white backgrounds   ↗ n13–o12  Rsw Ysw
  8 points in all

Rank 30 of 82 legal plays; the best, Ycb@i9 Pcw@j9, scores 18: 10 points more.
";
    assert!(text.ends_with(end), "{text}");
    let best = sixfold(&["score", TABLE, "Ycb@i9", "Pcw@j9"]).answer(0);
    assert!(
        best.ends_with("\nRank 1 of 82 legal plays: none scores more.\n"),
        "{best}"
    );
    assert_eq!(
        sixfold_reading(&["score", "-", "Ycb@i9", "Pcw@j9"], SHEET.as_bytes()).answer(0),
        best
    );
}

#[test]
fn an_illegal_play_names_every_reason() {
    assert_eq!(
        reasons(TABLE, "Ysw@j10"),
        ["Ysw cannot lie on j10: Rcb lies there already"]
    );
    assert_eq!(reasons(TABLE, "Osb@n15"), ["Osb is not in the rack"]);
    let several = reasons(TABLE, "Ycb@i9 Ycb@i9 Pcw@j11");
    for reason in [
        "Ycb is needed 2 times, and the rack holds 1",
        "Ycb and Ycb are laid on the same cell, i9",
        "i9, i9 and j11 are not all in one row or one column",
    ] {
        assert!(
            several.iter().any(|named| named == reason),
            "{reason} is missing: {several:#?}"
        );
    }
    let text = sixfold(&["score", TABLE, "Ysw@o12 Ycb@p12"]).answer(1);
    let end = "\nYsw@o12 Ycb@p12 is not legal:\n  - \
        the horizontal line Gsb Rss Bsw Ysw Ycb (l12–p12) has neither one colour nor one shape\n";
    assert!(text.ends_with(end), "{text}");
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
    assert_eq!(
        reasons(position, "Rcb@g7 Rsb@h7"),
        ["the opening lays 2 tiles; the rack's largest set has 3"]
    );
    assert_eq!(
        reasons(position, "Bdw@g7"),
        ["the opening lays 1 tile; the rack's largest set has 3"]
    );
    assert_eq!(
        reasons(position, "swap Bdw"),
        ["the opening must be laid: a set of 3 tiles"]
    );
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
    assert_eq!(reasons(TABLE, "swap Rcb"), ["Rcb is not in the rack"]);
    assert_eq!(
        reasons("classic Rc OsBs bag=1", "swap Os Bs"),
        ["2 tiles cannot be swapped: the bag holds 1"]
    );
    assert_eq!(
        reasons(TABLE, "pass"),
        [
            "one who can play must not pass: Ycb fits on j9",
            "one who can swap must not pass: the bag holds 84 tiles"
        ]
    );
    let pass = judged("classic Rc OsBs bag=0", "pass", 0);
    assert_eq!(
        (&pass["score"], &pass["rank"], &pass["best_score"]),
        (&json!(0), &json!(1), &Value::Null)
    );
    let text = sixfold(&["score", TABLE, "swap", "Ysw"]).answer(0);
    assert!(
        text.contains("\nswap Ysw is legal and scores 0 points.\n\nBehind 82 legal plays;"),
        "{text}"
    );
}

#[test]
fn a_play_that_cannot_be_read_is_an_error() {
    let done = sixfold(&["score", TABLE, "Ycb@i9", "Pc@j9"]);
    assert!(
        done.complaint(1).contains(" --> play:1:8\n"),
        "{}",
        done.error
    );
    assert_eq!(
        sixfold(&["score", TABLE, "Ycb@i9 Pc@j9", "--format", "json"]).complaint(1),
        concat!(
            r#"{"error":{"code":"notation","message":"`Pc` has no background, which every tile of flex has","line":1,"column":8,"#,
            r#""help":"write `Pcb`, `Pcw` or `Pcs`"}}"#,
            "\n"
        )
    );
    assert!(
        sixfold(&["score", "flx Rcb -", "pass"])
            .complaint(1)
            .contains("did you mean `flex Rcb -`?")
    );
    sixfold(&["score", TABLE]).complaint(2);
    sixfold(&["score"]).complaint(2);
}
