//! What a person reads for every class of error, as snapshots to be read and enjoyed.

#[cfg(feature = "cli")]
use std::io;
#[cfg(feature = "cli")]
use std::path::Path;

use insta::assert_snapshot;
#[cfg(feature = "cli")]
use jiff::civil::date;
use sixfold::answer::Error as ErrorAnswer;
#[cfg(feature = "cli")]
use sixfold::cli::terminal::diagnostics;
use sixfold::game::{Cell, Rules};
use sixfold::language::{Explain, Language};
#[cfg(feature = "cli")]
use sixfold::language::{Explanation, RunDifference};
use sixfold::notation::{ErrorKind, NotationError, Tiles, parse_line, parse_position, parse_turn};
#[cfg(feature = "cli")]
use sixfold::play::ResumeError;
#[cfg(feature = "cli")]
use sixfold::puzzle::{HistoryError, Impossible, PuzzleError, Theme, Try};
#[cfg(feature = "cli")]
use sixfold::qwords::{WordChoice, WordList};

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
            serde_json::to_string(&ErrorAnswer::new(&error, text)).expect("a report is plain data");
        settings.set_description(*text);
        // The drawing stands before the report in the snapshot.
        #[cfg(not(feature = "cli"))]
        snapshots::check_end(&format!("error-{name}"), &report);
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
        let help = ErrorAnswer::new(&error, text).help;
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
        let report = ErrorAnswer::new(
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

/// What errors say in the other languages, a snapshot for each: of every case its name, what is wrong, the words beside the place, and
/// the help. A case is a name, a text, and the error in it.
pub(crate) fn in_other_languages<P: Explain>(
    snapshot: &str,
    cases: &[(&str, String, NotationError<P>)],
) {
    for words in Language::ALL.into_iter().filter(|words| words.code != "en") {
        let mut said = String::new();
        for (name, text, error) in cases {
            said += &format!("{name}\n");
            for found in error.diagnoses(text, words) {
                said += &format!("  {}\n", found.message);
                let more = [Some(found.label), found.help.as_deref()];
                for line in more.into_iter().flatten().flat_map(str::lines) {
                    said += &format!("    {line}\n");
                }
            }
        }
        snapshots::settings().bind(|| assert_snapshot!(format!("{snapshot}-{}", words.code), said));
    }
}

#[test]
fn errors_in_other_languages() {
    let mut cases = Vec::new();
    for &(name, text) in POSITIONS {
        cases.push((name, text.to_owned(), parse_position(text).expect_err(name)));
    }
    for &(name, text) in LINES {
        cases.push((name, text.to_owned(), parse_line(text).expect_err(name)));
    }
    for &(name, text) in TURNS {
        cases.push((
            name,
            text.to_owned(),
            parse_turn(text, Rules::Flex).expect_err(name),
        ));
    }
    in_other_languages("error-notation", &cases);
}

/// Errors of commands that are nowhere in a text.
#[cfg(feature = "cli")]
#[test]
fn errors_without_a_place() {
    for words in Language::ALL {
        let drawn: Vec<String> = without_place(words)
            .iter()
            .map(|explanation| diagnostics::draw_error(explanation, words, false) + "\n")
            .collect();
        let name = format!("error-without-place-{}", words.code);
        snapshots::settings().bind(|| assert_snapshot!(name, drawn.join("\n")));
    }
}

#[cfg(feature = "cli")]
fn without_place(words: &Language) -> Vec<Explanation> {
    let denied = || io::Error::from(io::ErrorKind::PermissionDenied);
    let (table, game, mine) = (Path::new("table.txt"), Path::new("game.txt"), "mine.yaml");
    let names = |names: &[&str]| {
        names
            .iter()
            .map(|&name| name.to_owned())
            .collect::<Vec<_>>()
    };
    let rules = Rules::Classic;
    let Language {
        cli,
        play,
        puzzle,
        publish,
        qwords,
        shard,
        strategy,
        ..
    } = words;
    let [one, other] = ["1.jsonl", "2.jsonl"].map(Path::new);
    let different = |difference| shard.two_runs(one, other, difference);
    let differs = |key, stored: &str, found: &str| PuzzleError::Differs {
        key,
        stored: stored.to_owned(),
        found: found.to_owned(),
    };
    let seats = ResumeError::Wrong {
        note: "seats",
        value: "you, you".to_owned(),
    };
    let two_words = |name: &str| sixfold::record::Problem::NameOfWords(name.to_owned());
    vec![
        cli.neither_line_nor_file("tabel.txt"),
        cli.neither_line_nor_file("flx Rcb Psb"),
        cli.neither_line_nor_file("flex"),
        cli.neither_line_nor_file("flx Rcb Pzb"),
        cli.word_after_file("table.txt", "players=3"),
        cli.unreadable(table, &denied()),
        cli.unwritable(table, &denied()),
        cli.system(&denied()),
        cli.not_text(words.terminal.source("standard input"), 9),
        cli.batch_format(),
        cli.line_not_text(9),
        cli.long_line(65536),
        cli.no_threads("too many"),
        cli.no_data_folder(),
        cli.empty_folder(Path::new("mine")),
        cli.origin(true, Cell::new(7, 7)),
        cli.origin(false, Cell::new(507, 508)),
        cli.over_position(table),
        cli.lays_nothing(),
        cli.unknown_ending(Path::new("table.jpg"), &["svg", "png", "txt"]),
        cli.scale_without_png(),
        cli.letters_of_text(),
        cli.broken_corpus(&parse_line("flex Rzb -").expect_err("z is no shape")),
        puzzle.not_a_date("2027-02-29"),
        puzzle.no_puzzle(date(2027, 2, 28)),
        puzzle.would_replace(table),
        puzzle.few_puzzles(7, 10, 1000, Try::Game),
        puzzle.few_puzzles(0, 1, 200, Try::Grid),
        puzzle.stopped(7, 10),
        puzzle.stopped(0, 10),
        puzzle.impossible_puzzles(&Impossible::NoDiagonals {
            theme: Theme::Diagonals,
            rules,
        }),
        puzzle.impossible_puzzles(&Impossible::LowTarget {
            theme: Some(Theme::Double),
            least: 24,
        }),
        puzzle.impossible_puzzles(&Impossible::HighTarget {
            theme: None,
            rules: Rules::Flex,
            most: 234,
        }),
        puzzle.impossible_puzzles(&Impossible::LargeMargin {
            target: 18,
            margin: 20,
        }),
        puzzle.few_words(Path::new("words.txt"), 3, 10, WordList::French),
        puzzle.one_picture(),
        puzzle.no_puzzles(mine),
        puzzle.no_examples(mine),
        play.wrong_puzzle(
            mine,
            "mine-1",
            &[differs("target", "17", "18"), differs("stars", "9", "2")],
        ),
        play.unknown_puzzle(mine, "mine-12", &names(&["mine-1", "mine-2"])),
        play.unknown_puzzle(mine, "x", &names(&["mine-1", "mine-2"])),
        play.unknown_puzzle(
            mine,
            "x",
            &names(&["a1", "a2", "a3", "a4", "a5", "a6", "a7"]),
        ),
        play.bad_history(Path::new("puzzles.json"), &HistoryError::Version(2)),
        play.bad_history(
            Path::new("puzzles.json"),
            &HistoryError::Broken("EOF at line 1".to_owned()),
        ),
        play.history_not_saved(&cli.unwritable(table, &denied())),
        play.not_resumable("game.txt", &ResumeError::Missing("seed")),
        play.not_resumable("game.txt", &ResumeError::OtherTiles(3)),
        play.not_resumable("game.txt", &seats),
        play.no_unfinished_game(),
        play.game_not_saved(&play.game_changed(game)),
        play.file_exists(game),
        play.bad_lineup(&sixfold::record::Problem::PlayerCount(5)),
        play.bad_lineup(&two_words("Big Bob")),
        play.bad_lineup(&two_words("Big @Bob")),
        play.no_seat(3, 2),
        play.unknown_command("solve", &["hint", "score"]),
        play.unknown_command("scoer", &["hint", "score"]),
        publish.not_a_site(Path::new("public")),
        publish.today_not_built(date(2027, 2, 1), date(2027, 1, 1), date(2027, 1, 31)),
        publish.not_an_address("example.org"),
        publish.not_an_engine(Path::new("engine.txt")),
        publish.no_index(Path::new("public"), "index.html"),
        publish.port_refused(8026, &io::Error::from(io::ErrorKind::AddrInUse)),
        publish.png_size(100_000, 50_000),
        publish.png_to_terminal(),
        publish.without_png(),
        publish.no_pdf(Some(3), "it is empty"),
        publish.without_pdf(),
        strategy.over_game(game),
        strategy.quiz_from_input(),
        qwords.neither_grid_nor_file("grid.txt"),
        qwords.nothing_rolled(),
        qwords.nothing_free(),
        qwords.unknown_words("it"),
        qwords.no_word("ZUT", &WordChoice::list(WordList::French), false),
        qwords.no_word("P.RIS", &WordChoice::list(WordList::French), true),
        qwords.only_on_side_b("--no-double"),
        shard.stopped(),
        shard.no_shard(one),
        shard.changed(one, "1/2"),
        different(RunDifference::Command([
            "sixfold unseen --batch",
            "sixfold analyse --batch",
        ])),
        different(RunDifference::Version(["sixfold 0.1.0", "sixfold 0.2.0"])),
        different(RunDifference::Number([2, 3])),
        different(RunDifference::Input),
        shard.twice("1/2", one, other),
        shard.missing(&names(&["2/3"]), 0),
        shard.missing(&names(&["1/3", "3/3"]), 0),
        shard.missing(&names(&["1/9", "3/9"]), 5),
        shard.over_shard(one),
        shard.parquet_to_terminal(),
        shard.parquet_without_batch(),
        shard.without_parquet(),
    ]
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
