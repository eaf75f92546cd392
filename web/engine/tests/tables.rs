//! A page draws and edits a table without knowing the notation: `read` and `write`.

use serde_json::{Value, json};
use sixfold_engine::Engine;

const CORPUS: &str = include_str!("../../../benches/corpus.txt");

fn ask(request: &Value) -> Value {
    serde_json::from_str(&Engine::new().answer(&request.to_string())).expect("every answer is JSON")
}

fn read(position: &str) -> Value {
    ask(&json!({ "command": "read", "position": position }))
}

fn write(mut table: Value) -> Value {
    table["command"] = "write".into();
    ask(&table)
}

/// The line of a table, and what is wrong with it.
fn problems(table: Value) -> (String, Vec<Value>) {
    let line = write(table)["position"]
        .as_str()
        .expect("any table has a line")
        .to_owned();
    let read = read(&line);
    assert_eq!(read["position"], Value::Null);
    let problems = read["problems"].as_array().expect("a list").clone();
    (line, problems)
}

#[test]
fn a_position_is_read_as_tiles_by_cell() {
    let table = read("flex RcbRtw/1Btb PsbYsw players=3 bag=50 scores=1-2-3");
    assert_eq!(
        table["position"],
        "flex RcbRtw/1Btb YswPsb origin=g7 players=3 bag=50 scores=1-2-3"
    );
    assert_eq!(table["rules"], "flex");
    assert_eq!(table["origin"], "g7");
    assert_eq!(
        table["tiles"][2],
        json!({ "cell": "h8", "column": 8, "row": 8, "tile": "Btb" })
    );
    assert_eq!(table["rack"], json!(["Ysw", "Psb"]));
    assert_eq!(table["players"], 3);
    assert_eq!(table["bag"], 50);
    assert_eq!(table["scores"], json!([1, 2, 3]));
    assert_eq!(table["problems"], json!([]));
}

#[test]
fn a_table_tells_which_tiles_are_left() {
    let table = read("classic RcRd RcOc");
    let kinds = table["kinds"].as_array().expect("a list");
    assert_eq!(kinds.len(), 36);
    assert_eq!(kinds[0], json!({ "tile": "Rc", "left": 1 }));
    assert_eq!(kinds[1], json!({ "tile": "Rs", "left": 3 }));
}

#[test]
fn what_was_read_is_written_as_it_was() {
    for line in CORPUS.lines() {
        let table = read(line);
        let written = write(table.clone());
        assert_eq!(written["position"], table["position"], "{line}");
    }
}

#[test]
fn a_table_is_written_with_what_is_known_of_it() {
    let opening = json!({ "rules": "classic", "rack": ["Rc", "Rd"], "origin": "j10" });
    assert_eq!(
        write(opening),
        json!({ "position": "classic - RcRd origin=j10 players=2" })
    );
    let tiles = json!([{ "cell": "j9", "tile": "Pcw" }, { "cell": "i9", "tile": "Ycb" }, { "cell": "i8", "tile": "Yds" }]);
    let table = json!({ "rules": "flex", "tiles": tiles, "players": 4, "bag": 3, "scores": [] });
    assert_eq!(
        write(table),
        json!({ "position": "flex Yds/YcbPcw - origin=i8 players=4 bag=3" })
    );
}

#[test]
fn tiles_apart_are_written_and_named() {
    let tiles = json!([{ "cell": "h8", "tile": "Rc" }, { "cell": "i8", "tile": "Rd" }, { "cell": "k11", "tile": "Gs" }]);
    let (line, problems) = problems(json!({ "rules": "classic", "tiles": tiles }));
    assert_eq!(line, "classic RcRd/1/1/3Gs - origin=h8 players=2");
    assert_eq!(problems.len(), 1);
    assert_eq!(problems[0]["cells"], json!(["k11"]));
    assert_eq!(problems[0]["rack"], json!([]));
}

#[test]
fn too_many_copies_are_named_on_the_table_and_in_the_rack() {
    let tiles = json!([{ "cell": "h8", "tile": "Rcb" }, { "cell": "i8", "tile": "Rdb" }]);
    let (_, problems) =
        problems(json!({ "rules": "flex", "tiles": tiles, "rack": ["Gsw", "Rcb"] }));
    assert_eq!(problems.len(), 1);
    assert_eq!(problems[0]["cells"], json!(["h8"]));
    assert_eq!(problems[0]["rack"], json!([1]));
    assert!(
        problems[0]["message"]
            .as_str()
            .is_some_and(|message| message.contains("Rcb")),
        "{problems:?}"
    );
}

#[test]
fn every_bad_line_is_named() {
    let tiles = json!([
        { "cell": "g7", "tile": "Rc" }, { "cell": "h7", "tile": "Bd" }, { "cell": "g8", "tile": "Gs" },
    ]);
    let (_, problems) = problems(json!({ "rules": "classic", "tiles": tiles }));
    let cells: Vec<&Value> = problems.iter().map(|problem| &problem["cells"]).collect();
    assert_eq!(cells, [&json!(["g7", "h7"]), &json!(["g7", "g8"])]);
}

#[test]
fn a_large_rack_is_named_tile_by_tile() {
    let (_, problems) =
        problems(json!({ "rules": "classic", "rack": ["Rc", "Rd", "Rs", "Rf", "Rt", "Rx", "Gc"] }));
    assert_eq!(problems[0]["rack"], json!([0, 1, 2, 3, 4, 5, 6]));
}

#[test]
fn two_tiles_on_a_cell_cannot_be_written() {
    let tiles = json!([{ "cell": "h8", "tile": "Rc" }, { "cell": "h8", "tile": "Rc" }]);
    let error = write(json!({ "rules": "classic", "tiles": tiles }))["error"].take();
    assert_eq!(error["code"], "request");
    let names_cell = |message: &str| message.ends_with(" h8");
    assert!(error["message"].as_str().is_some_and(names_cell), "{error}");
}

#[test]
fn a_tile_that_is_none_is_told() {
    let answer = write(json!({ "rules": "classic", "rack": ["Rz"] }));
    assert_eq!(answer["error"]["column"], 2, "{answer}");
}
