use serde_json::json;

use sixfold::puzzle::{RULEBOOKS, load_examples};

use crate::command::{
    SHEET, TABLE, answers, complaints, folder, program, run, sixfold, sixfold_in, sixfold_reading,
    snapshot,
};
use crate::snapshots::settings;

/// The rulebooks' examples whose play is the best of a full rack.
pub(crate) const FOUND: [&str; 3] = ["flex-game-3", "flex-game-4", "flex-game-6"];

/// To the letter, keys in their order.
const BEST_AS_JSON: &str = concat!(
    r#"{"position":"flex RcbRtwRsb/1BtbBss/2GsbRssBsw/3BsbRswGsw/4Ysb YcbYswGdsPcwPswPdw origin=j10 players=2 bag=84","#,
    r#""rules":"flex","bag":84,"plays_total":82,"best_score":18,"#,
    r#""plays":[{"play":"Ycb@i9 Pcw@j9","score":18,"tiles_left":"YswGdsPswPdw","#,
    r#""lines":[{"direction":"horizontal","by":"shape","of":"circle","#,
    r#""cells":["i9","j9"],"tiles":["Ycb","Pcw"],"points":2,"bonus":0},"#,
    r#"{"direction":"diagonal-down","by":"background","of":"black","#,
    r#""cells":["i9","j10","k11","l12","m13","n14"],"tiles":["Ycb","Rcb","Btb","Gsb","Bsb","Ysb"],"points":6,"bonus":6},"#,
    r#"{"direction":"vertical","by":"shape","of":"circle","#,
    r#""cells":["j9","j10"],"tiles":["Pcw","Rcb"],"points":2,"bonus":0},"#,
    r#"{"direction":"diagonal-down","by":"background","of":"white","#,
    r#""cells":["j9","k10"],"tiles":["Pcw","Rtw"],"points":2,"bonus":0}],"going_out":0}]}"#,
    "\n"
);

#[test]
fn json_is_as_the_notation_says() {
    assert_eq!(
        sixfold(&["analyse", TABLE, "--top", "1", "--format", "json"]).answer(0),
        BEST_AS_JSON
    );
}

#[test]
fn a_position_is_a_line_a_file_or_standard_input() {
    let folder = folder(
        "analyse-sources",
        &[("line.txt", TABLE), ("sheet.txt", SHEET)],
    );
    let options = ["--top", "1", "--format", "json"];
    let ask = |position: &[&str], input: &str| {
        let arguments = [&["analyse"], position, &options].concat();
        sixfold_reading(&arguments, input.as_bytes()).answer(0)
    };
    assert_eq!(ask(&[], ""), BEST_AS_JSON);
    for line in [
        &format!("  {TABLE}"),
        &format!("\t{TABLE}"),
        &TABLE.replacen(' ', "\t", 1),
    ] {
        assert_eq!(ask(&[line], ""), BEST_AS_JSON);
    }
    for file in ["line.txt", "sheet.txt"] {
        assert_eq!(
            ask(&[folder.join(file).to_str().unwrap()], ""),
            BEST_AS_JSON
        );
    }
    for input in [
        TABLE,
        SHEET,
        &TABLE.replace("origin", " origin"),
        &SHEET.replace('\n', "\r\n"),
    ] {
        assert_eq!(ask(&["-"], input), BEST_AS_JSON);
    }
}

/// The numbers in a line, of those that are words.
fn numbers(line: &str) -> Vec<usize> {
    line.split_whitespace()
        .filter_map(|word| word.parse().ok())
        .collect()
}

#[test]
fn plays_on_the_same_cells_with_the_same_score_share_a_row() {
    let position = "classic RcRdRf/1Bd RsBsPsGxYxRx";
    let text = sixfold(&["analyse", position, "--top", "3"]).answer(0);
    snapshot("analyse-rows", &text);
    let rows = |text: &str| {
        let lines = text.lines().filter(|line| line.starts_with('│'));
        let (plays, others): (Vec<&str>, Vec<&str>) = lines.partition(|line| line.contains('@'));
        (plays.len(), others.len())
    };
    assert_eq!(
        rows(&text),
        (3, 1 + 3),
        "the heading, and what is alike: {text}"
    );
    let all = sixfold(&["analyse", position, "--all"]).answer(0);
    let json = sixfold(&["analyse", position, "--top", "1000", "--format", "json"]).json(0);
    let plays = json["plays"].as_array().unwrap();
    assert_eq!(
        (rows(&all), plays.len()),
        (
            (plays.len(), 1),
            json["plays_total"].as_u64().unwrap() as usize
        )
    );
    // The rows of the text are the plays of the JSON, gathered by their cells and their score.
    let cells = |play: &str| {
        play.split(' ')
            .map(|it| it.split_once('@').unwrap().1.to_owned())
            .collect::<Vec<_>>()
    };
    let mut gathered: Vec<(Vec<String>, u64, String, usize)> = Vec::new();
    for play in plays {
        let (text, score) = (
            play["play"].as_str().unwrap(),
            play["score"].as_u64().unwrap(),
        );
        match gathered
            .iter_mut()
            .find(|row| (&row.0, row.1) == (&cells(text), score))
        {
            Some(row) => row.3 += 1,
            None => gathered.push((cells(text), score, text.to_owned(), 1)),
        }
    }
    let mut lines = text.lines().filter(|line| line.starts_with('│')).skip(1);
    let shown: usize = gathered.iter().take(3).map(|row| row.3).sum();
    assert!(
        text.lines()
            .any(|line| numbers(line) == [shown, plays.len()]),
        "{text}"
    );
    for (_, score, play, number) in gathered.iter().take(3) {
        let line = lines.next().unwrap();
        assert!(line.contains(&format!(" {score} ┆ {play} ")), "{line}");
        assert_eq!(numbers(lines.next().unwrap()), [number - 1], "{text}");
    }
}

#[test]
fn text_shows_the_table_the_points_and_the_ranking() {
    answers("analyse-text", 0, [&sixfold(&["analyse", "--top", "2"])]);
}

/// Whether or not all of them are shown.
#[test]
fn a_best_play_among_equals_says_so() {
    // The only line with a play that is no row of a table.
    let headline = |options: &[&str]| {
        let text = sixfold(&[&["analyse"], options].concat()).answer(0);
        let is_headline = |line: &&str| line.contains('@') && !line.starts_with('│');
        text.lines().find(is_headline).unwrap().to_owned()
    };
    let equal = ["1", "2", "10"].map(|top| headline(&["classic RcRs Rd", "--top", top]));
    assert!(equal.iter().all(|line| *line == equal[0]), "{equal:?}");
    snapshot(
        "analyse-headlines",
        &[&*equal[0], &headline(&["--top", "1"])].join("\n"),
    );
}

#[test]
fn yaml_tells_the_same_as_json() {
    let yaml = sixfold(&["analyse", "--format", "yaml"]).answer(0);
    let from_yaml: serde_json::Value = serde_yaml::from_str(&yaml).unwrap();
    assert_eq!(from_yaml, sixfold(&["analyse", "--format", "json"]).json(0));
    assert!(yaml.starts_with("position: flex RcbRtwRsb/1BtbBss"));
}

#[test]
fn as_many_plays_as_asked_for() {
    for (options, shown) in [
        (&[][..], 10),
        (&["--top", "3"], 3),
        (&["--top", "0"], 0),
        (&["--top", "1000"], 82),
        (&["--all"], 82),
    ] {
        let arguments = [&["analyse", "--format", "json"], options].concat();
        let answer = sixfold(&arguments).json(0);
        let plays = answer["plays"].as_array().unwrap();
        assert_eq!(
            (plays.len(), &answer["plays_total"], &answer["best_score"]),
            (shown, &json!(82), &json!(18))
        );
        let scores: Vec<u64> = plays
            .iter()
            .map(|play| play["score"].as_u64().unwrap())
            .collect();
        assert!(scores.is_sorted_by(|one, next| one >= next));
    }
    let [all, none] = [&["--all"][..], &["--top", "0"]].map(|options| {
        let text = sixfold(&[&["analyse"], options].concat()).answer(0);
        let no_row = |line: &&str| !line.starts_with('│');
        text.lines().filter(no_row).collect::<Vec<_>>().join("\n")
    });
    snapshot("analyse-all-and-none", &format!("{all}\n\n{none}"));
}

#[test]
fn without_a_legal_play_the_player_swaps_or_passes() {
    let asked = [
        &["classic Rc OsBs"][..],
        &["classic Rc OsBs bag=0"],
        &["classic Rc BsOs bag=0", "--format", "json"],
    ];
    let told = asked.map(|arguments| sixfold(&[&["analyse"], arguments].concat()));
    answers("analyse-no-play", 0, &told);
}

#[test]
fn going_out_counts() {
    let answer = sixfold(&[
        "analyse",
        "classic RcRs Rd bag=0",
        "--top",
        "1",
        "--format",
        "json",
    ])
    .json(0);
    assert_eq!(
        (&answer["best_score"], &answer["plays"][0]["going_out"]),
        (&json!(9), &json!(6))
    );
    let text = sixfold(&["analyse", "classic RcRs Rd bag=0"]);
    answers("analyse-going-out", 0, [&text]);
}

#[test]
fn an_opening_is_laid_from_the_origin() {
    let answer = sixfold(&["analyse", "classic - RtRcRdBc", "--format", "json"]).json(0);
    assert_eq!(
        (&answer["plays_total"], &answer["plays"][0]["play"]),
        (&json!(1), &json!("Rc@g7 Rd@h7 Rt@i7"))
    );
}

#[test]
fn a_bad_position_is_shown_with_its_place() {
    let position = "flex RcbRzb -";
    let text = sixfold(&["analyse", position]);
    let json = sixfold(&["analyse", position, "--format", "json"]);
    complaints("analyse-bad-position", 1, [&text, &json]);
    assert_eq!(
        sixfold(&["analyse", position, "--format", "yaml"]).complaint(1),
        text.error
    );
    assert_eq!(
        sixfold_reading(&["analyse", "-"], position.as_bytes()).complaint(1),
        text.error.replace("position:", "standard input:")
    );
}

#[test]
fn a_name_that_is_neither_gets_both_readings() {
    let given = ["table.txt", "flx Rcb Psb", "  flx Rcb Psb", "flex"];
    let mut told = given
        .map(|given| sixfold(&["analyse", given]))
        .into_iter()
        .collect::<Vec<_>>();
    told.push(sixfold(&["analyse", "table.txt", "--format", "json"]));
    complaints("analyse-neither", 1, &told);
}

#[test]
fn what_is_no_text_is_refused() {
    let folder = folder("analyse-folder", &[]);
    let told = [
        sixfold(&["analyse", folder.to_str().unwrap()]),
        sixfold_reading(&["analyse", "-"], b"flex Rcb\xff -"),
        sixfold(&["analyse", "-"]),
    ];
    complaints("analyse-no-text", 1, &told);
}

#[test]
fn what_is_not_understood_is_exit_code_2() {
    for options in [
        &["--bogus"][..],
        &["--top", "many"],
        &["--top", "-1"],
        &["--format", "xml"],
        &["--all", "--top", "3"],
        &["--threads", "2"],
        &["--batch", TABLE],
    ] {
        assert!(
            sixfold(&[&["analyse"], options].concat())
                .complaint(2)
                .contains("--help"),
            "{options:?}"
        );
    }
}

/// A line wins over a file of that name; with a folder before it, a name is never a line.
#[test]
fn a_file_whose_name_looks_like_a_line_needs_its_folder() {
    let folder = folder("analyse-names", &[("classic - RtRcRdBc", TABLE)]);
    let options = ["--top", "1", "--format", "json"];
    let ask =
        |position: &str| sixfold_in(&folder, &[&["analyse", position], &options[..]].concat());
    assert_eq!(ask("classic - RtRcRdBc").json(0)["rules"], "classic");
    assert_eq!(ask("./classic - RtRcRdBc").answer(0), BEST_AS_JSON);
}

#[test]
fn the_rulebooks_best_plays_are_found() {
    let examples = RULEBOOKS
        .iter()
        .flat_map(|(_, text)| load_examples(text).unwrap());
    for example in examples.filter(|example| FOUND.contains(&&*example.id)) {
        let position = example.with_six_tiles().unwrap().unwrap();
        let mut program = program(&["analyse", &position.to_string()]);
        program.env("COLUMNS", "120");
        let name = format!("rulebook-analyse-{}", example.id);
        settings().bind(|| insta::assert_snapshot!(name, run(program, b"").answer(0)));
    }
}

/// An answer on a screen of this many columns, which it must fit, with colours or without.
pub(crate) fn narrow(arguments: &[&str], width: usize) -> String {
    let [coloured, plain] = ["always", "never"].map(|colour| {
        let mut program = program(&[arguments, &["--color", colour]].concat());
        program.env("COLUMNS", width.to_string());
        let text = run(program, b"").text();
        let text = anstream::adapter::strip_str(&text).to_string();
        for line in text.lines() {
            assert!(
                line.chars().count() <= width,
                "wider than {width}: {line}\n{text}"
            );
        }
        text
    });
    assert!(!coloured.is_empty());
    plain
}

#[test]
fn plays_and_tiles_stay_whole() {
    let words = |text: &str| -> Vec<String> {
        text.split(['│', '┆', ' ', '\n'])
            .filter(|word| !word.is_empty())
            .map(str::to_owned)
            .collect()
    };
    let ask = |width| narrow(&["analyse", TABLE], width);
    let wide = ask(1000);
    // The heading of the points, the first that is a word.
    let heading = wide.lines().find(|line| line.starts_with('│')).unwrap();
    let heading = &*words(heading)[0];
    for width in [40, 44, 50, 60, 80, 120] {
        let text = ask(width);
        let ranking = words(text.split_once('╭').unwrap().1);
        for whole in ["Pcw@p12", "Psw@p13", "Pdw@p14", "Ycb", "Gds", heading] {
            assert!(
                ranking.iter().any(|word| word == whole),
                "{whole} at {width}:\n{text}"
            );
        }
    }
}
