//! What a person reads for every class of error, as snapshots to be read and enjoyed.

#[cfg(feature = "cli")]
use std::io;
#[cfg(feature = "cli")]
use std::path::Path;

use insta::assert_snapshot;
use sixfold::answer::ErrorReport;
#[cfg(feature = "cli")]
use sixfold::cli::{Complaint, terminal::diagnostics};
use sixfold::game::{Cell, Rules};
#[cfg(feature = "cli")]
use sixfold::language::ENGLISH;
use sixfold::notation::{ErrorKind, NotationError, Tiles, parse_line, parse_position, parse_turn};
#[cfg(feature = "cli")]
use sixfold::play::ResumeError;
#[cfg(feature = "cli")]
use sixfold::puzzle::{HistoryError, Impossible, PuzzleError, Theme};
#[cfg(feature = "cli")]
use sixfold::qwords::WordList;

use crate::{snapshots, suggestions};

/// Errors of a position in a file.
const POSITIONS: &[(&str, &str)] = &[
    ("look-alike-letter", "flex Rсb Psb"),
    ("look-alike-dash", "flex – Psb"),
    ("look-alike-space", "flex RcbRtw\u{a0}Psb"),
    ("look-alike-full-width", "classic - ＲｃOc"),
    (
        "look-alike-ellipsis",
        "rules: flex\nboard:\n  Rcb Rtw\n  … Btw\nrack: -",
    ),
    ("invisible", "\u{feff}flex - -"),
    ("not-ascii", "flex RcbRté Psb"),
    ("not-a-colour", "flex RcbKtw Psb"),
    ("capital-background", "flex RcW -"),
    ("small-colour", "classic rcRs -"),
    ("small-row", "classic rcrdrf Rs"),
    ("small-row-flex", "flex rcbrtw Psb"),
    ("small-word", "rules: classic\nboard: -\nrack: red cross"),
    ("not-a-shape", "flex RcbRzb -"),
    ("capital-shape", "flex RCB -"),
    ("capital-row", "classic RCRDRf -"),
    ("no-shape", "classic RcB/1Rs -"),
    ("not-a-background", "flex RcbRtk -"),
    ("small-next-colour", "classic Rcrs -"),
    ("extra-letter", "flex RcbwRtw -"),
    ("not-a-tile", "flex RcbRtw ?"),
    ("background-missing", "flex RcRt/1Btb PsbYsw"),
    ("background-missing-intro", "intro Rc -"),
    ("background-unwanted", "classic Rcb RtRs"),
    ("split-in-intro", "intro RcbRts Psw"),
    ("not-a-cell", "flex Rcb - origin=g-7"),
    ("capital-cell", "flex Rcb - origin=G7"),
    ("row-first", "flex Rcb - origin=7g"),
    ("no-row", "flex Rcb - origin=g"),
    ("no-column", "flex Rcb - origin=7"),
    ("row-range", "flex Rcb - origin=g10000"),
    ("row-zero", "flex Rcb - origin=g0"),
    ("column-range", "flex Rcb - origin=aaaa7"),
    ("row-leading-zero", "flex Rcb - origin=g07"),
    ("not-a-number", "flex Rcb - bag=many"),
    ("leading-zero", "flex Rcb - bag=088"),
    ("large-number", "flex Rcb - scores=99999999999-3"),
    ("score-missing", "flex Rcb - scores=23-"),
    ("empty-text", "\n# nothing yet\n"),
    ("second-line", "flex Rcb -\nflex Rcb Psb\n"),
    ("unknown-rules", "flx Rcb -"),
    ("unknown-rules-unlike", "scrabble Rcb -"),
    ("no-board", "flex"),
    ("no-board-but-key", "flex players=2"),
    ("no-rack", "flex RcbRtw"),
    ("no-rack-but-key", "flex RcbRtw players=2"),
    ("zero-cells", "flex Rcb0Rtw -"),
    ("leading-zero-cells", "flex Rcb/01Btb -"),
    ("large-gap", "flex Rcb/99999999Btb -"),
    ("empty-row", "flex RcbRtw//1Btb -"),
    ("empty-last-row", "flex RcbRtw/ -"),
    ("dash-in-board", "flex Rcb-Rtw -"),
    ("dash-in-rack", "flex Rcb Psb-"),
    ("dots-in-line", "flex RcbRtw/...Btw -"),
    ("not-in-board", "flex Rcb,Rtw -"),
    ("not-in-rack", "flex Rcb Psb2"),
    ("space-in-board", "flex RcbRtw /1Btw Psb"),
    ("tiles-after-rack", "flex RcbRtw Psb Ysw"),
    ("comment-in-line", "flex RcbRtw Psb # mine"),
    ("not-a-pair", "flex RcbRtw Psb two"),
    ("colon-in-line", "flex RcbRtw Psb players:2"),
    ("unknown-key", "flex RcbRtw Psb player=2"),
    ("unknown-key-unlike", "flex RcbRtw Psb colour=red"),
    ("key-by-place", "flex RcbRtw Psb rack=Ysw"),
    ("key-missing", "flex RcbRtw Psb =2"),
    ("key-twice", "flex RcbRtw Psb bag=3 bag=4"),
    ("no-value", "flex RcbRtw Psb bag="),
    ("score-separator", "flex RcbRtw Psb scores=23,31"),
    ("too-many-copies", "classic RcRs/RsRc RcOcRc"),
    ("too-many-copies-flex", "flex RcbRtw Rcb"),
    ("large-rack", "classic - RcRsRdRfRtRxOc"),
    ("near-edge", "flex RcbRtw - origin=f5"),
    ("beyond-edge", "flex RcbRtw - origin=sr7"),
    ("beyond-edge-origin", "flex - - origin=g513"),
    ("apart", "classic RcRs/3YcYs -"),
    ("apart-alone", "classic RcRs/3Yc -"),
    ("mixed-line", "classic RcRsBd -"),
    ("mixed-column", "classic RcRs/Bd -"),
    ("face-twice", "flex RcbRtwRcs -"),
    ("line-too-long", "classic RcRsRdRfRtRxRc -"),
    (
        "long-diagonal",
        "flex RcbRsw/1OsbOdw/2YdbYfw/3GfbGtw/4BtbBxw/5PxbPcw/6Ocb -",
    ),
    ("players", "flex Rcb - players=5"),
    ("players-one", "flex Rcb - players=1"),
    ("large-bag", "flex RcbRtw Psb bag=106"),
    ("score-count", "flex Rcb - scores=1-2-3"),
    ("score-count-one", "flex Rcb - scores=1"),
    ("score-count-players", "flex Rcb - players=2 scores=1-2-3"),
    (
        "several-at-once",
        "classic RcRs/3YcYd RcOcRcRc bag=200 players=5",
    ),
    ("sheet-unknown-key", "rule: flex\nboard: -\nrack: -"),
    (
        "sheet-key-unlike",
        "rules: flex\nwinner: me\nboard: -\nrack: -",
    ),
    (
        "sheet-key-twice",
        "rules: flex\nboard: -\nrack: -\nrules: intro\n",
    ),
    ("sheet-no-value", "rules: flex\nboard: -\nrack:\n"),
    (
        "sheet-no-value-scores",
        "rules: flex\nboard: -\nrack: -\nscores:\n",
    ),
    (
        "sheet-no-value-bag",
        "rules: intro\nboard: -\nrack: -\nbag:\n",
    ),
    (
        "sheet-extra-word",
        "rules: flex\nboard: -\nrack: -\nplayers: 2 3",
    ),
    (
        "sheet-scores",
        "rules: flex\nboard: -\nrack: -\nscores: 23-31",
    ),
    (
        "sheet-score-count",
        "rules: flex\nboard: -\nrack: -\nscores: 23 31 40",
    ),
    ("sheet-missing-rules", "board: -\nrack: -\n"),
    ("sheet-missing-board", "rules: flex\nrack: -\n"),
    ("sheet-missing-rack", "rules: flex\nboard: -\n"),
    ("sheet-no-colon", "rules flex\nboard: -\nrack: -"),
    ("sheet-equals", "rules: flex\nboard: -\nrack: -\nplayers=3"),
    (
        "sheet-no-key",
        "rules: flex\nhello there\nboard: -\nrack: -",
    ),
    (
        "sheet-indented-key",
        "rules: flex\nboard:\n  Rcb Rtw\n  rack: -",
    ),
    (
        "sheet-stray-row",
        "rules: flex\n  Rcb Rtw\nboard: -\nrack: -",
    ),
    (
        "sheet-row-not-indented",
        "rules: flex\nboard:\nRcb Rtw\nrack: -",
    ),
    (
        "sheet-blank-row",
        "rules: flex\nboard:\n  Rcb Rtw\n\n  Rsb\nrack: -",
    ),
    ("sheet-no-rows", "rules: flex\nboard:\nrack: -"),
    (
        "sheet-row-on-key-line",
        "rules: flex\nboard: Rcb Rtw\nrack: -",
    ),
    (
        "sheet-rows-below-dash",
        "rules: flex\nboard: -\n  Rcb Rtw\nrack: -",
    ),
    (
        "sheet-glued-dots",
        "rules: flex\nboard:\n  Rcb...Rtw\nrack: -",
    ),
    (
        "sheet-glued-run",
        "rules: classic\nboard:\n  Rc Rd Rf\n  ....Gf\nrack: -",
    ),
    (
        "sheet-long-run",
        "rules: classic\nboard:\n  Rc Rd Rf\n  .... Gf\nrack: -",
    ),
    (
        "sheet-mixed-runs",
        "rules: classic\nboard:\n  Rc Rd Rf\n  . .. Gf\nrack: -",
    ),
    (
        "sheet-two-commas",
        "rules: classic\nboard:\n  Rc,,Rf\nrack: -",
    ),
    ("sheet-dash-row", "rules: flex\nboard:\n  -\nrack: -"),
    (
        "sheet-number",
        "rules: flex\nboard:\n  Rcb Rtw\n  1 Btw\nrack: -",
    ),
    (
        "sheet-not-a-tile",
        "rules: flex\nboard:\n  Rcb Rtw *\nrack: -",
    ),
    (
        "sheet-near-edge",
        "rules: flex\norigin: a1\nboard:\n  Rcb Rtw\nrack: -",
    ),
    (
        "sheet-mixed-column",
        "rules: flex\nboard:\n  ... Rcb # one\n  Rtw Bsw # two\nrack: -",
    ),
    (
        "sheet-tabs-crlf",
        "rules: flex\r\nboard:\r\n\tRcb\tRzw\r\nrack: -\r\n",
    ),
];

/// Errors of a line of a batch.
const LINES: &[(&str, &str)] = &[
    ("batch-blank", ""),
    ("batch-comment", "# Chris to play"),
    ("batch-two-lines", "flex - -\nflex - -"),
];

/// Errors of a turn in Flex.
const TURNS: &[(&str, &str)] = &[
    ("turn-empty", "  "),
    ("turn-no-at", "Ycbi9"),
    ("turn-cell-first", "i9@Ycb"),
    ("turn-no-tile", "@i9"),
    ("turn-two-tiles", "YcbPcw@i9"),
    ("turn-no-cell", "Ycb@ Pcw@j9"),
    ("turn-bad-cell", "Ycb@I9"),
    ("turn-separator", "Ycb@i9;Pcw@j9"),
    ("turn-two-commas", "Ycb@i9,,Pcw@j9"),
    ("turn-swap-nothing", "swap"),
    ("turn-exchange-nothing", "exchange"),
    ("turn-swap-not-a-tile", "swap Rcb 3"),
    ("turn-after-pass", "pass please"),
    ("turn-capital-word", "Swap Rcb"),
    ("turn-no-background", "Yc@i9 Pcw@j9 Oc@k9"),
];

/// Shows every error in both ways in which it is told, and follows every suggestion; returns how
/// many of these there are.
fn snapshots(
    cases: &[(&str, &str)],
    read: impl Fn(&str) -> Result<String, NotationError>,
) -> usize {
    let mut settings = snapshots::settings();
    let mut suggestions = 0;
    for (name, text) in cases {
        let error = match read(text) {
            Ok(value) => panic!("{name}: read as {value}"),
            Err(error) => error,
        };
        suggestions += suggestions::check(&error, text, &read);
        let report =
            serde_json::to_string(&ErrorReport::new(&error, text)).expect("a report is plain data");
        settings.set_description(*text);
        // The drawing stands before the report in the snapshot.
        assert!(!report.is_empty());
        #[cfg(feature = "cli")]
        {
            let drawn = diagnostics::draw(&error, text, "table.txt", false);
            let told = format!("{drawn}\n\n{report}");
            settings.bind(|| assert_snapshot!(format!("error-{name}"), told));
        }
    }
    suggestions
}

#[test]
fn positions() {
    let suggestions = snapshots(POSITIONS, |text| {
        parse_position(text).map(|position| position.to_string())
    });
    assert!(suggestions > 50, "{suggestions}");
}

/// Texts with the help for each.
fn helps(texts: &[&str], read: impl Fn(&str) -> Option<NotationError>) -> String {
    let told = texts.iter().map(|text| {
        let error = read(text).unwrap_or_else(|| panic!("{text} is read"));
        let help = ErrorReport::new(&error, text).help;
        format!("{text}\n    {}\n", help.as_deref().unwrap_or("no help"))
    });
    told.collect()
}

/// What was suggested once, and was wrong.
#[test]
fn no_suggestion_is_made_that_would_not_do() {
    let sheet = |row: &str, rack: &str| {
        format!("rules: classic\nboard:\n  Rc Rd Rf\n  {row}\nrack: {rack}")
    };
    let texts = [
        &*sheet(".. Gd", "red cross"),
        "classic rcrdrf Rs",
        "flex rcbrtw Psb",
        "intro - - bag=",
        "flex - - players=3 scores=",
        "flex RcRtw Rcb",
        "classic RcW -",
        // Four dots are one cell, two or four. That only with two the table keeps the rules does
        // not settle what was meant.
        &sheet("....Gf", "-"),
        &sheet(".... Gf", "-"),
        // A letter begins a tile only where the whole tile can be read.
        "rules: flex\nboard:\n  Rcb Btb Bssrack: Psb",
        // Without its slash this row would be none.
        "flex / -",
        "classic - Rc,,Rd",
    ];
    let told = helps(&texts, |text| parse_position(text).err());
    snapshots::settings().bind(|| assert_snapshot!("error-help-positions", told));
}

/// Without `@`, a placement is parted where the rules leave no doubt.
#[test]
fn a_missing_at_is_put_where_the_rules_allow_it() {
    let texts = ["Rsbj7", "Rsbj7 Bsb8", "Bsb8", "Rsb7", "Rsj7 Rd@k"];
    let told = Rules::ALL.map(|rules| {
        let told = helps(&texts, |text| parse_turn(text, rules).err());
        format!("{rules}\n\n{told}")
    });
    snapshots::settings().bind(|| assert_snapshot!("error-help-missing-at", told.join("\n")));
}

/// However long a text is, what is said about it is short.
#[test]
fn long_words_are_cut_in_messages() {
    let long = "rc".repeat(50_000);
    for text in [
        format!("classic {long} -"),
        format!("classic {} -", long.to_ascii_uppercase()),
        format!(
            "rules: classic\nboard:\n  Rc{}Gd\nrack: -",
            ".".repeat(100_000)
        ),
    ] {
        let report = ErrorReport::new(
            &parse_position(&text).expect_err("it is no position"),
            &text,
        );
        assert!(
            report.message.contains('…') && report.message.len() < 200,
            "{}",
            report.message
        );
        assert!(report.help.unwrap_or_default().len() < 200);
    }
}

/// Tiles of other rules are not suggested, even where a second error hides that they are foreign.
#[test]
fn no_tile_of_other_rules_is_suggested() {
    let texts = [
        "classic rcb rs",
        "classic RCB RS",
        "flex rc rs",
        "flex RC RS",
        "classic RcRdRf/1Rs RSbSoXGtYfPc",
        "classic RcRdRf/1Rs RsB#sOxGtYfPc",
        "rules: classic # mine\nboard:\n  rcb\nrack: rs",
        "classic rc rs",
        "flex RCB RS",
        "swap rcb rs",
    ];
    let told = helps(&texts, |text| match text.starts_with("swap") {
        true => parse_turn(text, Rules::Classic).err(),
        false => parse_position(text).err(),
    });
    snapshots::settings().bind(|| assert_snapshot!("error-help-other-rules", told));
}

/// A run of dots is one empty cell only if no other reading is possible.
#[test]
fn runs_of_dots_have_one_length() {
    let read = |rules: &str, row: &str| {
        let tile = if rules == "classic" { "Rc" } else { "Rcb" };
        parse_position(&format!("rules: {rules}\nboard:\n  {row} {tile}\nrack: -"))
            .map(|position| position.origin())
    };
    for (rules, rows) in [
        ("classic", [". .", ".. .."]),
        ("flex", [". .", "... ..."]),
        ("intro", [".,.", "...,..."]),
    ] {
        for row in rows {
            assert_eq!(
                read(rules, row).ok(),
                Some(Cell::new(9, 7)),
                "{rules}: {row}"
            );
        }
        for row in [
            "....", ". ..", ".. .", "... .", ".. ...", ". ....", "......",
        ] {
            assert!(read(rules, row).is_err(), "{rules}: {row}");
        }
    }
    assert!(read("classic", "... ...").is_err());
    assert!(read("flex", ".. ..").is_err());
}

#[test]
fn lines_of_a_batch() {
    snapshots(LINES, |text| {
        parse_line(text).map(|position| position.to_string())
    });
}

#[test]
fn turns() {
    let suggestions = snapshots(TURNS, |text| {
        parse_turn(text, Rules::Flex).map(|turn| turn.to_string())
    });
    assert!(suggestions > 8, "{suggestions}");
}

#[test]
fn every_class_of_error_is_shown() {
    let texts = |cases: &'static [(&str, &str)]| cases.iter().map(|(_, text)| *text);
    let errors = texts(POSITIONS)
        .filter_map(|text| parse_position(text).err())
        .chain(texts(LINES).filter_map(|text| parse_line(text).err()))
        .chain(texts(TURNS).filter_map(|text| parse_turn(text, Rules::Flex).err()));
    assert_eq!(suggestions::missing(ErrorKind::CODES, errors), [""; 0]);
}

/// Everything that a command may say without a text to point at.
#[cfg(feature = "cli")]
#[test]
fn complaints() {
    let path = || "table.txt".into();
    let error = || io::Error::from(io::ErrorKind::PermissionDenied);
    let unknown_puzzle = |id: &str, known: &[&str]| Complaint::UnknownPuzzle {
        name: "mine.yaml".to_owned(),
        id: id.to_owned(),
        known: known.iter().map(|&id| id.to_owned()).collect(),
    };
    let complaints = [
        Complaint::NeitherGridNorFile {
            given: "grid.txt".to_owned(),
        },
        Complaint::BatchFormat,
        Complaint::NotADate {
            given: "2027-02-29".to_owned(),
        },
        Complaint::NoPuzzle {
            date: "2027-02-28".to_owned(),
        },
        Complaint::WouldReplace { path: path() },
        Complaint::FewPuzzles {
            found: 7,
            wanted: 10,
            tried: "1000 games".to_owned(),
        },
        Complaint::FewPuzzles {
            found: 0,
            wanted: 1,
            tried: "200 games".to_owned(),
        },
        Complaint::Stopped {
            found: 7,
            wanted: 10,
        },
        Complaint::Stopped {
            found: 0,
            wanted: 10,
        },
        Complaint::RarePuzzles {
            found: 0,
            tries: 1280,
            unit: "game",
        },
        Complaint::RarePuzzles {
            found: 3,
            tries: 1280,
            unit: "game",
        },
        Complaint::ImpossiblePuzzles(Impossible::NoDiagonals {
            theme: Theme::Diagonals,
            rules: Rules::Classic,
        }),
        Complaint::ImpossiblePuzzles(Impossible::LowTarget {
            theme: Some(Theme::Double),
            least: 24,
        }),
        Complaint::ImpossiblePuzzles(Impossible::HighTarget {
            theme: None,
            rules: Rules::Flex,
            most: 234,
        }),
        Complaint::ImpossiblePuzzles(Impossible::LargeMargin {
            target: 18,
            margin: 20,
        }),
        Complaint::FewWords {
            path: "words.txt".into(),
            found: 3,
            needed: 10,
            language: WordList::French,
        },
        Complaint::OnePicture,
        Complaint::NoPuzzles {
            name: "mine.yaml".to_owned(),
        },
        Complaint::WrongPuzzle {
            name: "mine.yaml".to_owned(),
            id: "mine-1".to_owned(),
            flaws: vec![
                PuzzleError::Differs {
                    key: "target",
                    stored: "17".to_owned(),
                    found: "18".to_owned(),
                },
                PuzzleError::Differs {
                    key: "stars",
                    stored: "9".to_owned(),
                    found: "2".to_owned(),
                },
            ],
        },
        unknown_puzzle("mine-12", &["mine-1", "mine-2"]),
        unknown_puzzle("x", &["mine-1", "mine-2"]),
        unknown_puzzle(
            "x",
            &[
                "mine-1", "mine-2", "mine-3", "mine-4", "mine-5", "mine-6", "mine-7",
            ],
        ),
        Complaint::NoRecord {
            path: "puzzles.json".into(),
            error: HistoryError::Version(2),
        },
        Complaint::NoRecord {
            path: "puzzles.json".into(),
            error: HistoryError::Broken("EOF at line 1".to_owned()),
        },
        Complaint::NotResumable {
            name: "game.txt".to_owned(),
            reason: ResumeError::Missing("seed"),
        },
        Complaint::NotResumable {
            name: "game.txt".to_owned(),
            reason: ResumeError::OtherTiles(3),
        },
        Complaint::NotResumable {
            name: "game.txt".to_owned(),
            reason: ResumeError::Wrong {
                note: "seats",
                value: "you, you".to_owned(),
            },
        },
        Complaint::NoGameKept,
        Complaint::GameNotKept(Box::new(Complaint::GameChanged {
            path: "game.txt".into(),
        })),
        Complaint::GameChanged {
            path: "game.txt".into(),
        },
        Complaint::FileThere {
            path: "game.txt".into(),
        },
        Complaint::NoCompany(sixfold::record::Problem::PlayerCount(5)),
        Complaint::NoCompany(sixfold::record::Problem::NameOfWords("Big Bob".to_owned())),
        Complaint::NoCompany(sixfold::record::Problem::NameOfWords("Big @Bob".to_owned())),
        Complaint::NoSeat {
            seat: 3,
            players: 2,
        },
        Complaint::WordAlone {
            word: "save".to_owned(),
        },
        Complaint::NotASite {
            path: "public".into(),
        },
        Complaint::TodayNotBuilt {
            today: "2027-02-01".to_owned(),
            first: "2027-01-01".to_owned(),
            last: "2027-01-31".to_owned(),
        },
        Complaint::NotAnAddress {
            given: "example.org".to_owned(),
        },
        Complaint::NotAnEngine {
            path: "engine.txt".into(),
        },
        Complaint::NoIndex {
            path: "public".into(),
        },
        Complaint::PortRefused {
            port: 8026,
            error: io::Error::from(io::ErrorKind::AddrInUse),
        },
        Complaint::OriginNearEdge {
            instead: Cell::new(7, 7),
        },
        Complaint::OriginBeyondEdge {
            instead: Cell::new(507, 508),
        },
        Complaint::OverPosition { path: path() },
        Complaint::OverGame { path: path() },
        Complaint::QuizFromInput,
        Complaint::LaysNothing,
        Complaint::NoPdf {
            reason: "page 3 cannot be read: it is empty".to_owned(),
        },
        Complaint::WithoutPdf,
        Complaint::PngToTerminal,
        Complaint::NoPng {
            reason: "the picture is too large".to_owned(),
        },
        Complaint::WithoutPng,
        Complaint::UnknownEnding {
            path: "table.jpg".into(),
            known: &["svg", "png", "txt"],
        },
        Complaint::ScaleWithoutPng,
        Complaint::LettersOfText,
        Complaint::NoExamples {
            name: "mine.yaml".to_owned(),
        },
        Complaint::BrokenCorpus(parse_line("flex Rzb -").expect_err("z is no shape")),
        Complaint::UnknownCommand {
            name: "solve".to_owned(),
            known: vec!["analyse".to_owned(), "score".to_owned()],
        },
        Complaint::UnknownCommand {
            name: "analyze".to_owned(),
            known: vec!["analyse".to_owned(), "score".to_owned()],
        },
        Complaint::UnknownWords {
            given: "it".to_owned(),
            or_file: true,
        },
        Complaint::UnknownWords {
            given: "it".to_owned(),
            or_file: false,
        },
        Complaint::NoWord {
            pattern: "ZUT".to_owned(),
            list: "French words".to_owned(),
            is_name: false,
        },
        Complaint::NoWord {
            pattern: "P.RIS".to_owned(),
            list: "the words of mine.txt".to_owned(),
            is_name: true,
        },
    ];
    let words = ENGLISH.cli;
    let explanations = [
        words.neither_line_nor_file("tabel.txt"),
        words.neither_line_nor_file("flx Rcb Psb"),
        words.neither_line_nor_file("flex"),
        words.neither_line_nor_file("flx Rcb Pzb"),
        words.word_after_file("table.txt", "players=3"),
        words.unreadable(Path::new("table.txt"), &error()),
        words.unwritable(Path::new("table.txt"), &error()),
        words.system(&error()),
        words.not_text("standard input", 9),
        words.line_not_text(9),
        words.long_line(65536),
        words.no_threads("too many"),
        words.no_data_folder(),
        words.empty_folder(Path::new("mine")),
    ];
    let explanations = complaints
        .iter()
        .map(Complaint::explanation)
        .chain(explanations);
    let told = explanations.map(|explanation| diagnostics::draw_error(&explanation, false) + "\n");
    snapshots::settings()
        .bind(|| assert_snapshot!("error-complaints", told.collect::<Vec<_>>().join("\n")));
}

/// A table of 108 tiles can be wrong at its far end; the drawing shows that end.
#[test]
fn long_lines_stay_readable() {
    let row: Vec<_> = Rules::Flex.tiles().take(60).collect();
    let text = format!("flex {}/{}?{} -", Tiles(&row), Tiles(&row), Tiles(&row));
    snapshots(&[("long-line", &text)], |text| {
        parse_position(text).map(|position| position.to_string())
    });
}

#[cfg(feature = "cli")]
#[test]
fn colour_is_asked_for() {
    let text = "flex Rzb -";
    let error = parse_position(text).expect_err("z is no shape");
    assert!(diagnostics::draw(&error, text, "table.txt", true).contains('\u{1b}'));
    assert!(!diagnostics::draw(&error, text, "table.txt", false).contains('\u{1b}'));
}
