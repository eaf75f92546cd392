use serde_json::json;
use sixfold::game::Violation;

use crate::command::{Done, folder, sixfold, snapshot};

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
    assert!(
        text.ends_with("\n37 of 37 examples as the rulebook has them\n"),
        "{text}"
    );
    snapshot("rulebook", &text);
    let report = sixfold(&["rulebook", "--format", "json"]).json(0);
    assert_eq!(
        (&report["passed"], &report["total"]),
        (&json!(37), &json!(37))
    );
    assert_eq!(
        report["examples"][0],
        json!({
            "rulebook": "qwirkle.fr", "example": "classic-game-1",
            "expected": {"legal": true, "score": 3}, "found": {"legal": true, "score": 3}, "ok": true, "differences": []
        })
    );
    assert!(
        sixfold(&["rulebook", "--format", "yaml"])
            .answer(0)
            .starts_with("examples:\n- rulebook: qwirkle.fr\n")
    );
}

#[test]
fn an_authors_own_file_is_checked_instead() {
    let folder = folder(
        "rulebook-own",
        &[("mine.yaml", EXAMPLES), ("notes.txt", "not examples")],
    );
    let path = folder.to_str().unwrap();
    let text = sixfold(&["rulebook", path]).answer(1);
    snapshot("rulebook-own", &text);
    let file = folder.join("mine.yaml");
    assert_eq!(
        sixfold(&["rulebook", file.to_str().unwrap()]).answer(1),
        text
    );
    let report = sixfold(&["rulebook", path, "--format", "json"]).json(1);
    assert_eq!(
        (&report["passed"], &report["total"]),
        (&json!(1), &json!(10))
    );
    let example = |place: usize| {
        let example = &report["examples"][place];
        [
            &example["expected"],
            &example["found"],
            &example["differences"],
        ]
    };
    let legal = |score: u32| json!({"legal": true, "score": score});
    assert_eq!(example(1)[..2], [&legal(12), &legal(10)]);
    assert_eq!(example(3)[..2], [&json!({"legal": false}), &legal(3)]);
    let differences = json!([
        "expected not legal, found 3 points; the play scores 3 points for the horizontal red line (g7–i7)"
    ]);
    assert_eq!(example(3)[2], &differences);
    let message = "the horizontal line Rc Rs Bd (g7–i7) has neither one colour nor one shape";
    assert_eq!(
        example(4)[1],
        &json!({"legal": false, "reasons": [{"code": "mixed_line", "message": message}]})
    );
    assert_eq!(
        example(8)[1],
        &json!(null),
        "what cannot be read has no outcome"
    );
    assert_eq!(example(9)[0], &json!(null));
}

#[test]
fn a_file_that_is_no_list_of_examples_is_an_error_with_its_place() {
    let unknown = EXAMPLES.replacen("  where:", "  page:", 1);
    let files = [
        ("unknown.yaml", &*unknown),
        ("broken.yaml", "- id: [\n"),
        ("empty.yaml", "[]\n"),
    ];
    let folder = folder("rulebook-broken", &files);
    let check = |name: &str, format| {
        sixfold(&[
            "rulebook",
            folder.join(name).to_str().unwrap(),
            "--format",
            format,
        ])
    };
    let unknown = check("unknown.yaml", "text");
    assert!(
        unknown
            .complaint(1)
            .starts_with("error: unknown field `page`, expected one of `id`"),
        "{}",
        unknown.error
    );
    assert!(
        unknown.error.contains("unknown.yaml:2:3\n"),
        "{}",
        unknown.error
    );
    let unknown = check("unknown.yaml", "json");
    assert!(
        unknown
            .complaint(1)
            .starts_with(r#"{"error":{"code":"yaml","message":"unknown field `page`"#),
        "{}",
        unknown.error
    );
    assert!(
        unknown
            .error
            .ends_with("\"line\":2,\"column\":3,\"help\":null}}\n"),
        "{}",
        unknown.error
    );
    assert!(
        check("broken.yaml", "text")
            .complaint(1)
            .contains("broken.yaml:1:7\n")
    );
    assert!(
        check("empty.yaml", "text")
            .complaint(1)
            .contains("empty.yaml holds no examples\n")
    );
    assert!(
        check("missing.yaml", "text")
            .complaint(1)
            .contains("missing.yaml cannot be read: ")
    );
    let empty = folder.join("empty");
    std::fs::create_dir(&empty).unwrap();
    assert!(
        sixfold(&["rulebook", empty.to_str().unwrap()])
            .complaint(1)
            .contains("empty holds no files *.yaml\n")
    );
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
    snapshot(
        "rulebook-grids",
        &sixfold(&["rulebook", folder.to_str().unwrap()]).answer(1),
    );
}

/// A file with one example, and the answer.
fn checked(name: &str, example: &str) -> Done {
    let folder = folder(
        &format!("rulebook-{name}"),
        &[("mine.yaml", &format!("- id: {name}\n{example}"))],
    );
    sixfold(&["rulebook", folder.join("mine.yaml").to_str().unwrap()])
}

const DIAMONDS: &str =
    "  position: flex YdbYswYcw Yds origin=j10\n  legal: false\n  why: deux losanges jaunes\n";

#[test]
fn an_illegal_example_must_be_illegal_for_its_reasons() {
    let with = |more: &str| checked("diamonds", &format!("{DIAMONDS}{more}"));
    let right = with("  play: Yds@m10\n  reasons: [face_twice_in_line]\n").answer(0);
    assert!(
        right.contains("┆ not legal ┆ not legal: face_twice_in_line ┆ yes │"),
        "{right}"
    );
    // It touches nothing, which is illegal too, but not what the example is about.
    let wrong = with("  play: Yds@z99\n  reasons: [face_twice_in_line]\n").answer(1);
    assert!(wrong.contains(
        "\nmine: diamonds\n  - expected face_twice_in_line, found touches_nothing (no tile laid touches the table, edge to edge: z99)\n"
    ));
    // Others may be found besides, and are shown.
    let further = "- id: further\n  position: flex RcbRsb RdbBsb origin=j10\n  play: Rdb@l10 Bsb@m10\n  legal: false\n  \
                   reasons: [nothing_shared]\n";
    let folder = folder("rulebook-further", &[("mine.yaml", further)]);
    let further = sixfold(&["rulebook", folder.to_str().unwrap()]).answer(0);
    assert!(
        further.contains("┆ not legal ┆ not legal: nothing_shared; also mixed_line ┆ yes │"),
        "{further}"
    );
    // Without reasons any will do, but the author is told.
    let vague = with("  play: Yds@z99\n").answer(0);
    assert!(
        vague.contains("┆ not legal ┆ not legal: touches_nothing ┆ yes │"),
        "{vague}"
    );
    assert!(
        vague.contains("\n1 illegal example gives no `reasons`, so any broken rule will do; "),
        "{vague}"
    );
    let unwanted = checked(
        "legal",
        "  position: classic Rc Rs\n  play: Rs@h7\n  score: 2\n  reasons: [gap]\n",
    )
    .answer(1);
    assert!(
        unwanted.contains("  - `reasons` does not go with such an example\n"),
        "{unwanted}"
    );
}

#[test]
fn an_unknown_reason_is_an_error_that_lists_the_codes() {
    let done = checked(
        "unknown-reason",
        &format!("{DIAMONDS}  play: Yds@m10\n  reasons: [gap, two_diamonds]\n"),
    );
    let codes = Violation::CODES.map(|(code, _)| code).join(", ");
    let message = format!("error: `two_diamonds` is no reason code; the codes are {codes}\n");
    assert!(done.complaint(1).starts_with(&message), "{}", done.error);
    assert!(done.error.contains("mine.yaml:6:18\n"), "{}", done.error);
}

#[test]
fn help_lists_the_reason_codes() {
    let help = sixfold(&["rulebook", "--help"]).answer(0);
    for (code, meaning) in Violation::CODES {
        assert!(
            help.contains(&format!("\n  {code:<18} {meaning}\n")),
            "{code} in\n{help}"
        );
    }
}

#[test]
fn a_tile_that_the_rack_lacks_is_an_error_in_the_file_unless_it_is_the_reason() {
    for more in [
        "legal: false",
        "legal: false\n  reasons: [face_twice_in_line]",
        "score: 4",
    ] {
        let text = checked(
            "rack",
            &format!("  position: flex YdbYswYcw Yfs\n  play: Yds@j7\n  {more}\n"),
        )
        .answer(1);
        assert!(
            text.contains("  - error in line 3, `play`: Yds is not in the rack; "),
            "{text}"
        );
    }
    let text = checked(
        "rack",
        "  play: Rs@h7\n  position: classic Rc Rd\n  legal: false\n  reasons: [not_in_rack]\n",
    )
    .answer(0);
    assert!(text.contains("not legal: not_in_rack ┆ yes"), "{text}");
}

#[test]
fn six_tiles_are_six_tiles() {
    let example = "  position: classic RcRs Rd\n  play: Rd@i7\n  score: 3\n  six_tiles: ";
    for (tiles, error) in [
        ("RdBsBfBtBx", "there are 5 tiles; a full rack has 6"),
        ("RdBsBfBtBxGcGf", "there are 7 tiles; a full rack has 6"),
        (
            "RcRcRcRdBsBf",
            "with the table these would be more copies of a tile than the set holds",
        ),
    ] {
        let text = checked("six-tiles", &format!("{example}{tiles}\n")).answer(1);
        assert!(
            text.contains(&format!("  - error in line 5, `six_tiles`: {error}\n")),
            "{text}"
        );
    }
    checked("six-tiles", &format!("{example}RdBfBtBxGfGt\n")).answer(0);
}

#[test]
fn a_wrong_score_is_explained() {
    let example = "  position: flex RcbRtwRsb/1BtbBss/2GsbRssBsw/3BsbRswGsw/4Ysb YcbPcw origin=j10\n  play: Ycb@i9 Pcw@j9\n  score: 12\n";
    let text = checked("forgotten-bonus", example).answer(1);
    assert!(text.contains(
        "  - expected 12 points, found 18 points: the bonus of the qwirkle flex, the diagonal of black backgrounds (i9–n14, 6 points) \
         was forgotten\n"
    ), "{text}");
    for line in [
        "  2 points for the horizontal line of circles                               → i9–j9    Ycb Pcw\n",
        "  6 points for the diagonal of black backgrounds, and 6 more: a qwirkle flex   ↘ i9–n14   Ycb Rcb Btb Gsb Bsb Ysb\n",
        "  18 points in all\n",
    ] {
        let line = line
            .split_once(" → ")
            .map_or(line, |(words, _)| words.trim_end());
        assert!(text.contains(line), "{line} in\n{text}");
    }
}
