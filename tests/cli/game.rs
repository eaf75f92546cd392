use serde_json::json;

use crate::command::{answers, complaints, folder, sixfold, sixfold_reading, snapshot};

const FLEX: &str = "puzzles/rulebook/games/qwirkle-flex.fr.txt";
const CLASSIC: &str = "puzzles/rulebook/games/qwirkle.fr.txt";

#[test]
fn the_rulebooks_games_have_a_score_sheet() {
    snapshot(
        "game-check-flex",
        &sixfold(&["game", "check", FLEX]).answer(0),
    );
    snapshot(
        "game-check-classic",
        &sixfold(&["game", "check", CLASSIC]).answer(0),
    );
}

#[test]
fn json_and_yaml_tell_the_same() {
    let json = sixfold(&["game", "check", FLEX, "--format", "json"]).json(0);
    assert_eq!(json["players"], json!(["Anna", "Chris", "Marie", "David"]));
    assert_eq!(
        (&json["scores"], &json["leaders"]),
        (&json!([11, 28, 17, 13]), &json!(["Chris"]))
    );
    assert_eq!(
        (&json["finished"], &json["bag"], &json["scores_checked"]),
        (&json!(false), &json!(68), &json!(7))
    );
    assert_eq!(
        (&json["turns"][5]["play"], &json["turns"][5]["score"]),
        (&json!("Ycb@i9 Pcw@j9"), &json!(18))
    );
    assert_eq!(json["turns"][5]["lines"][1]["bonus"], json!(6));
    assert_eq!(json["turns"][5]["number"], json!(6));
    for turn in json["turns"].as_array().unwrap() {
        let line = turn["position"].as_str().unwrap();
        let position: sixfold::Position = line.parse().unwrap();
        assert_eq!(position.to_string(), line, "it is canonical");
        assert_eq!(json!(position.bag()), turn["bag"]);
        assert_eq!(position.rack().is_empty(), turn["hand"].is_null());
        let play = turn["play"].as_str().unwrap();
        if !turn["hand"].is_null() {
            let scored = sixfold(&["score", line, play, "--format", "json"]).json(0);
            assert_eq!(scored["score"], turn["score"], "{line} {play}");
        }
    }
    let yaml = sixfold(&["game", "check", FLEX, "--format", "yaml"]).answer(0);
    assert_eq!(
        serde_yaml::from_str::<serde_json::Value>(&yaml).unwrap(),
        json
    );
}

#[test]
fn a_forgotten_line_is_named_with_its_place() {
    let game = std::fs::read_to_string(CLASSIC)
        .unwrap()
        .replace("Gt@m12 = 7", "Gt@m12 = 4");
    let files = folder("game-check", &[("wrong.txt", &game)]);
    let path = files.join("wrong.txt").display().to_string();
    let done = sixfold(&["game", "check", &path]);
    complaints("game-check-forgotten", 1, [&done]);
    let json = sixfold(&["game", "check", &path, "--format", "json"]);
    let json: serde_json::Value = serde_json::from_str(json.complaint(1)).unwrap();
    assert_eq!(
        (&json["error"]["line"], &json["error"]["column"]),
        (&json!(8), &json!(24))
    );
}

#[test]
fn a_game_comes_from_standard_input_too() {
    let game = std::fs::read(FLEX).unwrap();
    let read = sixfold_reading(&["game", "check", "-"], &game).answer(0);
    assert_eq!(read, sixfold(&["game", "check", FLEX]).answer(0));
    let refused = [
        sixfold_reading(&["game", "check", "-"], b"rules: flex\n"),
        sixfold(&["game", "check", "nowhere.txt"]),
    ];
    complaints("game-check-refused", 1, &refused);
    sixfold(&["game", "check"]).complaint(2);
    sixfold(&["game"]).complaint(2);
}

#[test]
fn a_game_about_to_begin_has_no_sheet() {
    let game = b"rules: flex\nplayers: Anna, David\n";
    let text = sixfold_reading(&["game", "check", "-"], game);
    answers("game-check-no-turn", 0, [&text]);
    let json = sixfold_reading(&["game", "check", "-", "--format", "json"], game).json(0);
    assert_eq!((&json["turns"], &json["bag"]), (&json!([]), &json!(96)));
}
