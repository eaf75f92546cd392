use serde_json::json;

use crate::command::{folder, sixfold, snapshot};

const EXAMPLES: &str = "\
- id: good
  where: page 3
  position: flex RcbRtwRsb BssBtb origin=j10
  play: Btb@k11 Bss@l11
  score: 10
- id: wrong-score
  position: flex RcbRtwRsb BssBtb origin=j10
  play: Btb@k11 Bss@l11
  score: 12
- id: wrong-lines
  position: classic RcRs Rd
  play: Rd@i7
  score: 3
  lines:
    - {direction: vertical, by: colour, of: red, cells: [g7, h7, i7], points: 3}
- id: legal-after-all
  position: classic RcRs Rd
  play: Rd@i7
  legal: false
- id: not-legal
  position: classic RcRs Bd
  play: Bd@i7
  score: 3
- id: not-the-best
  position: classic RcRs Rd
  play: Rd@i7
  score: 3
  six_tiles: RdRfRtRxBdBs
- id: not-with-six-tiles
  position: classic RcRs Rd
  play: Rd@i7
  score: 3
  six_tiles: RfRtRxBdBsBf
- id: one-line-too-many
  position: classic RcRs Rd
  play: Rd@i7
  score: 3
  lines:
    - {direction: horizontal, by: colour, of: red, cells: [g7, h7, i7], tiles: [Rc, Rs, Rd], points: 3}
    - {direction: vertical, by: shape, of: diamond, cells: [i7, i8], points: 2}
- id: unreadable
  position: classic RcRz Rd
  play: Rd@i7
  score: 3
- id: unclear
  position: classic RcRs Rd
  play: Rd@i7
";

#[test]
fn the_embedded_examples_are_37_of_37() {
    let text = sixfold(&["rulebook"]).answer(0);
    assert!(text.ends_with("\n37 of 37 examples as the rulebook has them\n"), "{text}");
    snapshot("rulebook", &text);
    let report = sixfold(&["rulebook", "--format", "json"]).json(0);
    assert_eq!((&report["passed"], &report["total"]), (&json!(37), &json!(37)));
    assert_eq!(
        report["examples"][0],
        json!({
            "rulebook": "qwirkle.fr", "example": "classic-game-1",
            "expected": {"legal": true, "score": 3}, "found": {"legal": true, "score": 3}, "ok": true, "differences": []
        })
    );
    assert!(sixfold(&["rulebook", "--format", "yaml"]).answer(0).starts_with("examples:\n- rulebook: qwirkle.fr\n"));
}

#[test]
fn an_authors_own_file_is_checked_instead() {
    let folder = folder("rulebook-own", &[("mine.yaml", EXAMPLES), ("notes.txt", "not examples")]);
    let path = folder.to_str().unwrap();
    let text = sixfold(&["rulebook", path]).answer(1);
    snapshot("rulebook-own", &text);
    let file = folder.join("mine.yaml");
    assert_eq!(sixfold(&["rulebook", file.to_str().unwrap()]).answer(1), text);
    let report = sixfold(&["rulebook", path, "--format", "json"]).json(1);
    assert_eq!((&report["passed"], &report["total"]), (&json!(1), &json!(10)));
    let example = |place: usize| {
        let example = &report["examples"][place];
        [&example["expected"], &example["found"], &example["differences"]]
    };
    let legal = |score: u32| json!({"legal": true, "score": score});
    assert_eq!(example(1), [&legal(12), &legal(10), &json!(["expected 12 points, found 10 points"])]);
    assert_eq!(example(3), [&json!({"legal": false}), &legal(3), &json!(["expected not legal, found 3 points"])]);
    assert_eq!(example(4)[1], &json!({"legal": false}));
    assert_eq!(example(8)[1], &json!(null), "what cannot be read has no outcome");
    assert_eq!(example(9)[0], &json!(null));
}

#[test]
fn a_file_that_is_no_list_of_examples_is_an_error_with_its_place() {
    let unknown = EXAMPLES.replacen("  where:", "  page:", 1);
    let files = [("unknown.yaml", &*unknown), ("broken.yaml", "- id: [\n"), ("empty.yaml", "[]\n")];
    let folder = folder("rulebook-broken", &files);
    let check = |name: &str, format| sixfold(&["rulebook", folder.join(name).to_str().unwrap(), "--format", format]);
    let unknown = check("unknown.yaml", "text");
    assert!(unknown.complaint(1).starts_with("error: unknown field `page`, expected one of `id`"), "{}", unknown.error);
    assert!(unknown.error.contains("unknown.yaml:2:3\n"), "{}", unknown.error);
    let unknown = check("unknown.yaml", "json");
    assert!(
        unknown.complaint(1).starts_with(r#"{"error":{"code":"yaml","message":"unknown field `page`"#),
        "{}",
        unknown.error
    );
    assert!(unknown.error.ends_with("\"line\":2,\"column\":3,\"help\":null}}\n"), "{}", unknown.error);
    assert!(check("broken.yaml", "text").complaint(1).contains("broken.yaml:1:7\n"));
    assert!(check("empty.yaml", "text").complaint(1).contains("empty.yaml holds no examples\n"));
    assert!(check("missing.yaml", "text").complaint(1).contains("missing.yaml cannot be read: "));
    let empty = folder.join("empty");
    std::fs::create_dir(&empty).unwrap();
    assert!(sixfold(&["rulebook", empty.to_str().unwrap()]).complaint(1).contains("empty holds no files *.yaml\n"));
}

const GRIDS: &str = "\
- id: wrong-claims
  position: qwords DUOPO/SSAUT/KIWIS/INEST/SEPHA - side=b
  claims: |
    row 1: DUOPO
    row 2: SKIS
    row 3: KIWIS
  score: 20
- id: not-so-many
  position: DUOPO/SSAUT/KIWIS/INEST/SEPHA
  score: 46
- id: not-a-grid
  position: qwords DUOPO/SSAUT/KIWIS/INEST -
  score: 46
- id: tiles-in-qwords
  position: qwords DUOPO/SSAUT/KIWIS/INEST/SEPHA -
  play: U@c3
  six_tiles: RdRfRtRxBdBs
  score: 48
- id: claims-in-qwirkle
  position: classic RcRs Rd
  play: Rd@i7
  claims: 'row 1: DUO'
  score: 3
- id: no-play
  position: classic RcRs Rd
  score: 3
";

#[test]
fn an_authors_own_grids_are_checked_too() {
    let folder = folder("rulebook-grids", &[("grids.yaml", GRIDS)]);
    snapshot("rulebook-grids", &sixfold(&["rulebook", folder.to_str().unwrap()]).answer(1));
}
