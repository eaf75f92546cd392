use serde_json::json;

use crate::command::{SHEET, TABLE, folder, sixfold, sixfold_reading};

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

#[test]
fn plays_on_the_same_cells_with_the_same_score_share_a_row() {
    let position = "classic RcRdRf/1Bd RsBsPsGxYxRx";
    let text = sixfold(&["analyse", position, "--top", "3"]).answer(0);
    let rows = |text: &str| {
        text.lines()
            .filter(|line| line.contains('@') && line.starts_with('│'))
            .count()
    };
    assert_eq!(
        (rows(&text), text.matches("more like it").count()),
        (3, 3),
        "{text}"
    );
    let all = sixfold(&["analyse", position, "--all"]).answer(0);
    let json = sixfold(&["analyse", position, "--top", "1000", "--format", "json"]).json(0);
    let plays = json["plays"].as_array().unwrap();
    assert_eq!(
        (rows(&all), plays.len()),
        (plays.len(), json["plays_total"].as_u64().unwrap() as usize)
    );
    assert!(!all.contains("like it"));
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
        text.contains(&format!("The best {shown} of {} plays:", plays.len())),
        "{text}"
    );
    for (_, score, play, number) in gathered.iter().take(3) {
        let line = lines.next().unwrap();
        assert!(line.contains(&format!(" {score} ┆ {play} ")), "{line}");
        assert!(
            lines
                .next()
                .unwrap()
                .contains(&format!("and {} more like it", number - 1)),
            "{text}"
        );
    }
}

#[test]
fn text_shows_the_table_the_points_and_the_ranking() {
    let text = sixfold(&["analyse", "--top", "2"]).answer(0);
    for part in [
        "flex · 2 players · 84 tiles in the bag\n",
        "\n 9   .  [Ycb][Pcw]  .    .    .    .    .    .\n",
        "\nBest play: Ycb@i9 Pcw@j9, 18 points\n",
        "\n  2 points for the horizontal line of circles  ",
        "\n  6 points for the diagonal of black backgrounds, and 6 more: a qwirkle flex   ↘ i9–n14   Ycb Rcb Btb",
        "\nThe best 2 of 82 plays:\n",
        "│ 2 ┆     13 ┆ Ysw@o12 Psw@o14 ┆ Ycb Gds Pcw Pdw │\n",
    ] {
        assert!(text.contains(part), "{part} is missing:\n{text}");
    }
}

/// Whether or not all of them are shown.
#[test]
fn a_best_play_among_equals_says_so() {
    let headline = |options: &[&str]| {
        let text = sixfold(&[&["analyse"], options].concat()).answer(0);
        text.lines()
            .find(|line| line.starts_with("Best play: "))
            .unwrap()
            .to_owned()
    };
    for top in ["1", "2", "10"] {
        let equal = headline(&["classic RcRs Rd", "--top", top]);
        assert_eq!(equal, "Best play: Rd@f7, 3 points (one of 2 that score 3)");
    }
    assert_eq!(
        headline(&["--top", "1"]),
        "Best play: Ycb@i9 Pcw@j9, 18 points"
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
    assert!(
        sixfold(&["analyse", "--all"])
            .answer(0)
            .contains("\nAll 82 plays:\n")
    );
    assert!(
        sixfold(&["analyse", "--top", "0"])
            .answer(0)
            .ends_with("\n82 plays; the best scores 18 points.\n")
    );
}

#[test]
fn without_a_legal_play_the_player_swaps_or_passes() {
    let swap = sixfold(&["analyse", "classic Rc OsBs"]).answer(0);
    assert!(
        swap.contains("\nNo legal play. The player must swap"),
        "{swap}"
    );
    let pass = sixfold(&["analyse", "classic Rc OsBs bag=0"]).answer(0);
    assert!(
        pass.contains("\nNo legal play. The bag is empty") && pass.contains("must pass"),
        "{pass}"
    );
    assert_eq!(
        sixfold(&["analyse", "classic Rc BsOs bag=0", "--format", "json"]).answer(0),
        concat!(
            r#"{"position":"classic Rc OsBs origin=g7 players=2 bag=0","rules":"classic","bag":0,"#,
            r#""plays_total":0,"best_score":null,"plays":[],"#,
            r#""notes":[{"code":"uneven_hands","message":"an empty bag leaves 105 tiles to the opponent; a hand has at most 6"}]}"#,
            "\n"
        )
    );
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
    let text = sixfold(&["analyse", "classic RcRs Rd bag=0"]).answer(0);
    assert!(
        text.contains("\n  6 points for going out: the rack and the bag are empty\n"),
        "{text}"
    );
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
    let expected = "\
error: z is not a shape; shapes are c circle, s square, d diamond, f flower, t star, x cross
 --> position:1:10
  |
1 | flex RcbRzb -
  |          ^ not a shape
";
    assert_eq!(sixfold(&["analyse", position]).complaint(1), expected);
    assert_eq!(
        sixfold(&["analyse", position, "--format", "yaml"]).complaint(1),
        expected
    );
    assert_eq!(
        sixfold_reading(&["analyse", "-"], position.as_bytes()).complaint(1),
        expected.replace("position:", "standard input:")
    );
    assert_eq!(
        sixfold(&["analyse", position, "--format", "json"]).complaint(1),
        "{\"error\":{\"code\":\"notation\",\"message\":\"z is not a shape; shapes are c circle, s square, d diamond, f flower, t star, x cross\",\"line\":1,\"column\":10,\"help\":null}}\n"
    );
}

#[test]
fn a_name_that_is_neither_gets_both_readings() {
    for (given, line) in [
        (
            "table.txt",
            "for a line, begin with the rules, classic, flex or intro, and a space",
        ),
        ("flx Rcb Psb", "for a line, did you mean `flex Rcb Psb`?"),
        ("  flx Rcb Psb", "for a line, did you mean `flex Rcb Psb`?"),
        (
            "flex",
            "for a line, a board and a rack follow the rules: `flex BOARD RACK`",
        ),
    ] {
        let done = sixfold(&["analyse", given]);
        let complaint = done.complaint(1);
        assert!(
            complaint.starts_with(&format!(
                "error: `{given}` is neither a position line nor a file\n"
            )),
            "{complaint}"
        );
        assert!(
            complaint.contains(line) && complaint.contains("for a file, check the name"),
            "{complaint}"
        );
    }
    let done = sixfold(&["analyse", "table.txt", "--format", "json"]);
    assert!(
        done.complaint(1)
            .starts_with(r#"{"error":{"code":"notation","message":"`table.txt` is neither"#)
    );
}

#[test]
fn what_is_no_text_is_refused() {
    let folder = folder("analyse-folder", &[]);
    let folder = folder.to_str().unwrap();
    assert!(
        sixfold(&["analyse", folder])
            .complaint(1)
            .starts_with(&format!("error: {folder} cannot be read: "))
    );
    let done = sixfold_reading(&["analyse", "-"], b"flex Rcb\xff -");
    assert!(
        done.complaint(1)
            .starts_with("error: standard input is not text: byte 9 is not UTF-8\n")
    );
    assert!(
        sixfold(&["analyse", "-"])
            .complaint(1)
            .starts_with("error: there is no position here\n")
    );
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
