//! Every text gets an answer, and the answer is that of the command line.

use proptest::prelude::*;
use serde_json::{Value, json};
use sixfold::game::Rules;
use sixfold_engine::Engine;

const CORPUS: &str = include_str!("../../../benches/corpus.txt");

fn ask(request: &Value) -> Value {
    answer(&request.to_string())
}

fn answer(request: &str) -> Value {
    serde_json::from_str(&Engine::new().answer(request)).expect("every answer is JSON")
}

/// A position of the corpus, with a few of its characters changed.
fn broken_position() -> impl Strategy<Value = String> {
    let lines: Vec<&str> = CORPUS.lines().collect();
    let changes = prop::collection::vec(
        (
            any::<prop::sample::Index>(),
            "[ -~]|[0-9]{1,7}|[/=@\n\t\u{e9}]",
        ),
        0..4,
    );
    (prop::sample::select(lines), changes).prop_map(|(line, changes)| {
        let mut parts: Vec<String> = line.chars().map(String::from).collect();
        for (place, change) in changes {
            let place = place.index(parts.len());
            parts[place] = change;
        }
        parts.concat()
    })
}

fn cell() -> impl Strategy<Value = String> {
    prop_oneof!["[a-z]{1,3}[1-9][0-9]{0,3}", "[g-j](7|8|9|10)", ".{0,4}"]
}

fn rules() -> impl Strategy<Value = String> {
    let known = prop::sample::select(Rules::ALL.map(|rules| rules.name().to_owned()).to_vec());
    prop_oneof![known, ".{0,4}"]
}

fn tile() -> impl Strategy<Value = String> {
    prop_oneof!["[ROYGBP][csdftx][bws]?", ".{0,4}"]
}

proptest! {
    #[test]
    fn any_text_gets_an_answer(request in any::<String>()) {
        prop_assert!(answer(&request)["error"]["message"].is_string());
    }

    #[test]
    fn any_position_and_play_get_an_answer(position in any::<String>(), play in any::<String>(), top: u32) {
        for command in ["analyse", "score", "read"] {
            ask(&json!({ "command": command, "position": position, "play": play, "top": top }));
        }
    }

    #[test]
    fn a_broken_position_gets_the_same_error_from_all(position in broken_position(), play in "[ -~]{0,30}") {
        let analysis = ask(&json!({ "command": "analyse", "position": position, "top": 3 }));
        let verdict = ask(&json!({ "command": "score", "position": position, "play": play }));
        let table = ask(&json!({ "command": "read", "position": position }));
        if analysis.get("error").is_some() {
            prop_assert_eq!(&verdict, &analysis);
            // What is notation but breaks the rules is read nevertheless.
            match table.get("problems").and_then(Value::as_array) {
                Some(problems) => prop_assert!(!problems.is_empty()),
                None => prop_assert_eq!(&table, &analysis),
            }
        } else {
            prop_assert_eq!(&table["position"], &analysis["position"]);
        }
    }

    #[test]
    fn any_table_is_written_and_read_or_refused(
        rules in rules(),
        tiles in prop::collection::vec((cell(), tile()), 0..6),
        rack in prop::collection::vec(tile(), 0..8),
        numbers: (Option<u32>, Option<u32>, Option<Vec<u32>>),
    ) {
        let tiles: Vec<Value> = tiles.iter().map(|(cell, tile)| json!({ "cell": cell, "tile": tile })).collect();
        let (players, bag, scores) = numbers;
        let table = json!({ "command": "write", "rules": rules, "tiles": tiles, "rack": rack,
            "players": players, "bag": bag, "scores": scores });
        let written = ask(&table);
        if let Some(line) = written["position"].as_str() {
            ask(&json!({ "command": "read", "position": line }));
        } else {
            prop_assert!(written["error"]["message"].is_string());
        }
    }
}

#[test]
fn ten_plays_are_told_unless_asked_otherwise() {
    let position =
        "flex RcbRtwRsb/1BtbBss/2GsbRssBsw/3BsbRswGsw/4Ysb YcbYswGdsPcwPswPdw origin=j10";
    let plays = |request: Value| ask(&request)["plays"].as_array().map(Vec::len);
    assert_eq!(
        plays(json!({ "command": "analyse", "position": position })),
        Some(10)
    );
    assert_eq!(
        plays(json!({ "command": "analyse", "position": position, "top": 20 })),
        Some(20)
    );
    assert_eq!(
        plays(json!({ "command": "analyse", "position": position, "all": true })),
        Some(82)
    );
}

#[test]
fn tiles_beyond_every_cell_are_read() {
    for position in [
        "classic Rc99999RdRd -",
        "classic RcRd/20000Rc999999Gs Rc origin=zzz9999",
        "flex RcbRcb/999999Rcb -",
    ] {
        let table = ask(&json!({ "command": "read", "position": position }));
        assert!(
            table["problems"]
                .as_array()
                .is_some_and(|problems| !problems.is_empty()),
            "{table}"
        );
    }
}

#[test]
fn a_request_without_sense_says_what_is_missing() {
    let message = |request: Value| ask(&request)["error"]["message"].to_string();
    assert!(message(json!({ "command": "guess" })).contains("guess"));
    assert!(message(json!({ "command": "score", "position": "classic - Rc" })).contains("play"));
}
