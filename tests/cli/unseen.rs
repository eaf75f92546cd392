use serde_json::json;

use crate::command::{SHEET, TABLE, answers, sixfold, sixfold_reading, snapshot};

#[test]
fn text_shows_a_table_and_the_dead_cells() {
    snapshot("unseen-flex", &sixfold(&["unseen", TABLE]).answer(0));
    snapshot(
        "unseen-classic",
        &sixfold(&["unseen", "classic RcRsRdRfRt/4BtBx/5RxRs RxRxOc players=3"]).answer(0),
    );
    answers(
        "unseen-empty-table",
        0,
        [&sixfold(&["unseen", "classic - RcRs"])],
    );
    assert_eq!(
        sixfold_reading(&["unseen", "-"], SHEET.as_bytes()).answer(0),
        sixfold(&["unseen", TABLE]).answer(0)
    );
}

#[test]
fn json_and_yaml_tell_the_same() {
    let json = sixfold(&["unseen", TABLE, "--format", "json"]).json(0);
    assert_eq!(
        (&json["unseen_total"], &json["bag"], &json["in_hands"]),
        (&json!(90), &json!(84), &json!(6))
    );
    assert_eq!(json["tiles"][1], json!({"tile": "Rcw", "left": 1}));
    assert_eq!(
        json["backgrounds"],
        json!({"black": 29, "white": 28, "split": 33})
    );
    assert_eq!(
        json["dead_cells"][0],
        json!({"cell": "m11", "fitting": [], "in_rack": []})
    );
    assert_eq!(json["opponent"], json!(null));
    let yaml: serde_json::Value =
        serde_yaml::from_str(&sixfold(&["unseen", TABLE, "--format", "yaml"]).answer(0)).unwrap();
    assert_eq!(yaml, json);
}

#[test]
fn too_many_tiles_for_the_hands_are_said_to_be_a_guess() {
    let text = sixfold(&["unseen", "classic Rc Rs bag=0"]);
    answers("unseen-too-many", 0, [&text]);
    sixfold(&["unseen"]).complaint(2);
    assert!(
        sixfold(&["unseen", "flex Rc -", "--format", "json"])
            .complaint(1)
            .starts_with(r#"{"error":"#)
    );
}
