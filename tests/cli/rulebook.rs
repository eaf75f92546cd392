use serde_json::json;
use sixfold::game::Violation;
use sixfold::puzzle::{RULEBOOKS, load_examples};

use crate::command::{
    Done, answers, complaints, folder, program, run, sixfold, snapshot, transcript,
};

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
            "expected": {"legal": true, "score": 3}, "found": {"legal": true, "score": 3, "reasons": []},
            "ok": true, "differences": []
        })
    );
    assert!(
        sixfold(&["rulebook", "--format", "yaml"])
            .answer(0)
            .starts_with("examples:\n- rulebook: qwirkle.fr\n")
    );
}

#[test]
fn names_of_examples_stay_whole_on_narrow_screens() {
    let shown = |columns: usize| {
        let mut program = program(&["rulebook"]);
        program.env("COLUMNS", columns.to_string());
        let text = run(program, b"").answer(0);
        let widest = text.lines().map(|line| line.chars().count()).max();
        assert!(widest <= Some(columns), "wider than {columns}:\n{text}");
        text
    };
    for columns in [40, 58] {
        shown(columns);
    }
    for columns in [72, 80, 120] {
        let text = shown(columns);
        let words: Vec<&str> = text.split(['│', '┆', ' ', '\n']).collect();
        for (rulebook, examples) in RULEBOOKS {
            assert!(
                words.contains(&rulebook),
                "{rulebook} at {columns}:\n{text}"
            );
            for example in load_examples(examples).unwrap() {
                assert!(
                    words.contains(&&*example.id),
                    "{} at {columns}:\n{text}",
                    example.id
                );
            }
        }
    }
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
    let said = |score: u32| json!({"legal": true, "score": score});
    let found = |score: u32| json!({"legal": true, "score": score, "reasons": []});
    assert_eq!(example(1)[..2], [&said(12), &found(10)]);
    assert_eq!(
        example(3)[..2],
        [&json!({"legal": false, "score": null}), &found(3)]
    );
    let codes = |place: usize| {
        let differences = example(place)[2].as_array().unwrap().iter();
        differences
            .map(|difference| difference["code"].as_str().unwrap())
            .collect::<Vec<_>>()
    };
    let all: Vec<_> = (0..10).flat_map(codes).collect();
    assert_eq!(
        all,
        [
            "other_score",
            "other_line",
            "legal",
            "illegal",
            "better",
            "illegal_with_six_tiles",
            "other_line",
            "notation",
            "unclear"
        ]
    );
    let mixed = &example(4)[1]["reasons"][0];
    assert_eq!(
        (&example(4)[1]["legal"], &mixed["code"]),
        (&json!(false), &json!("mixed_line"))
    );
    snapshot(
        "rulebook-own-json",
        &format!("{}\n{}", example(3)[2], example(4)[1]),
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
    let empty = folder.join("empty");
    std::fs::create_dir(&empty).unwrap();
    let refused = [
        check("unknown.yaml", "text"),
        check("unknown.yaml", "json"),
        check("broken.yaml", "text"),
        check("empty.yaml", "text"),
        check("missing.yaml", "text"),
        check("empty", "text"),
    ];
    complaints("rulebook-refused", 1, &refused);
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
    let right = with("  play: Yds@m10\n  reasons: [face_twice_in_line]\n");
    // It touches nothing, which is illegal too, but not what the example is about.
    let wrong = with("  play: Yds@z99\n  reasons: [face_twice_in_line]\n");
    // Others may be found besides, and are shown.
    let further = checked(
        "further",
        "  position: flex RcbRsb RdbBsb origin=j10\n  play: Rdb@l10 Bsb@m10\n  legal: false\n  \
         reasons: [nothing_shared]\n",
    );
    // Without reasons any will do, but the author is told.
    let vague = with("  play: Yds@z99\n");
    let unwanted = checked(
        "legal",
        "  position: classic Rc Rs\n  play: Rs@h7\n  score: 2\n  reasons: [gap]\n",
    );
    let all = [
        (&right, 0),
        (&wrong, 1),
        (&further, 0),
        (&vague, 0),
        (&unwanted, 1),
    ];
    all.iter().for_each(|(done, code)| drop(done.answer(*code)));
    snapshot("rulebook-reasons", &transcript(all.map(|(done, _)| done)));
}

#[test]
fn an_unknown_reason_is_an_error_that_lists_the_codes() {
    let done = checked(
        "unknown-reason",
        &format!("{DIAMONDS}  play: Yds@m10\n  reasons: [gap, two_diamonds]\n"),
    );
    let codes = Violation::CODES.map(|(code, _)| code).join(", ");
    assert!(
        done.error.contains(&format!(" {codes}\n")),
        "{}",
        done.error
    );
    complaints("rulebook-unknown-reason", 1, [&done]);
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
    let wrong = [
        "legal: false",
        "legal: false\n  reasons: [face_twice_in_line]",
        "score: 4",
    ]
    .map(|more| {
        checked(
            "rack",
            &format!("  position: flex YdbYswYcw Yfs\n  play: Yds@j7\n  {more}\n"),
        )
    });
    wrong.iter().for_each(|done| drop(done.answer(1)));
    let right = checked(
        "rack",
        "  play: Rs@h7\n  position: classic Rc Rd\n  legal: false\n  reasons: [not_in_rack]\n",
    );
    right.answer(0);
    snapshot("rulebook-rack", &transcript(wrong.iter().chain([&right])));
}

#[test]
fn six_tiles_are_six_tiles() {
    let example = "  position: classic RcRs Rd\n  play: Rd@i7\n  score: 3\n  six_tiles: ";
    let wrong = ["RdBsBfBtBx", "RdBsBfBtBxGcGf", "RcRcRcRdBsBf"]
        .map(|tiles| checked("six-tiles", &format!("{example}{tiles}\n")));
    answers("rulebook-six-tiles", 1, &wrong);
    checked("six-tiles", &format!("{example}RdBfBtBxGfGt\n")).answer(0);
}

#[test]
fn a_wrong_score_is_explained() {
    let example = "  position: flex RcbRtwRsb/1BtbBss/2GsbRssBsw/3BsbRswGsw/4Ysb YcbPcw origin=j10\n  play: Ycb@i9 Pcw@j9\n  score: 12\n";
    answers(
        "rulebook-forgotten-bonus",
        1,
        [&checked("forgotten-bonus", example)],
    );
}
