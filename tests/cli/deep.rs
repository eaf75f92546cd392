use serde_json::{Value, json};

use crate::command::{answers, sixfold, snapshot, transcript};

const POSITION: &str = "classic RcRdRf/1Bd RsBsPsGxYxRx";
/// The bag is empty, and so the other hand is known.
const NEARLY_OVER: &str = "intro 7OcwPcb/5RdbGdwOdw/4YcbRcw/3YxbYdw/2RxbBxw3PdwGdb/2GxwOxb3Pxb/1Ptb1RxwBxb1GfbPfw/OxwPxw2BcwOcbGcwPcw1RcbYcwBcb/1PdbOdbRdwBdb1GtbPtwOtwRtw/3BdwBfbBtb1PsbOswRswYsb/5GtwGfw2RfwRsb/6RfbBfwYfw1PswPfb/7BswYsw1OsbOfw/7Btw3Yfb RtbOfbOtbYtbYtwGxb players=2 bag=0 scores=120-171";

fn deep(arguments: &[&str]) -> Value {
    sixfold(
        &[
            &["analyse", "--deep", "--samples", "400", "--format", "json"],
            arguments,
        ]
        .concat(),
    )
    .json(0)
}

#[test]
fn turns_are_ranked_by_what_follows() {
    snapshot(
        "deep",
        &sixfold(&["analyse", "--deep", "--samples", "400", "--top", "3"]).answer(0),
    );
    let answer = deep(&[POSITION, "--all"]);
    let turns = answer["turns"].as_array().unwrap();
    assert_eq!(
        [&answer["rules"], &answer["endgame"]],
        [&json!("classic"), &json!(null)]
    );
    assert!(
        turns
            .iter()
            .any(|turn| turn["play"].as_str().unwrap().starts_with("swap ")),
        "swaps are turns too"
    );
    for turn in turns {
        let number = |key: &str| turn[key].as_f64().unwrap();
        assert!(
            (0.0..=100.0).contains(&number("win_percent"))
                && (0.0..=100.0).contains(&number("qwirkle_percent"))
        );
        assert_eq!(turn["evidence"], json!("rollouts"));
        assert!(
            number("reply") >= 0.0 && number("samples") == 400.0,
            "{turn}"
        );
    }
}

#[test]
fn the_same_seed_gives_the_same_answer() {
    let answer = deep(&[POSITION, "--seed", "5"]);
    assert_eq!(answer, deep(&[POSITION, "--seed", "5"]));
    assert_ne!(answer, deep(&[POSITION, "--seed", "6"]));
    assert_ne!(answer, deep(&[POSITION, "--seed", "5", "--plies", "1"]));
}

#[test]
fn a_turn_can_be_included() {
    let has = |answer: &Value| {
        answer["turns"]
            .as_array()
            .unwrap()
            .iter()
            .any(|turn| turn["play"] == json!("swap Rs"))
    };
    assert!(!has(&deep(&[POSITION, "--all"])));
    let few = deep(&[POSITION, "--top", "1", "--also", "swap Rs"]);
    assert!(has(&few), "it is shown however few are");
    assert_eq!(few["turns"].as_array().unwrap().len(), 2);
    assert_eq!(
        few,
        deep(&[POSITION, "--top", "1", "--include", "swap Rs"]),
        "the name of the option in earlier versions"
    );
    let more = sixfold(&[
        "analyse",
        "--deep",
        POSITION,
        "--samples",
        "800",
        "--also",
        "swap Rs",
        "--format",
        "json",
        "--all",
    ]);
    let samples = |turn: &Value| {
        (
            turn["samples"].as_u64().unwrap(),
            turn["dropped"] == json!(true),
        )
    };
    for turn in more.json(0)["turns"].as_array().unwrap() {
        let expected = if turn["dropped"] == json!(true) {
            400
        } else {
            800
        };
        assert_eq!(samples(turn).0, expected, "{turn}");
        assert!(
            turn["play"] != json!("swap Rs") || !samples(turn).1,
            "it gets the full number of samples: {turn}"
        );
    }
    let text = sixfold(&["analyse", "--deep", POSITION, "--samples", "800", "--all"]).answer(0);
    sixfold(&["analyse", "--deep", POSITION, "--samples", "399"]).complaint(2);
    let refused =
        ["Rs@a1", "Rs"].map(|play| sixfold(&["analyse", "--deep", POSITION, "--also", play]));
    assert!(refused.iter().all(|done| done.complaint(1) == done.error));
    // Of the answer only what it says at its end.
    let end = text.lines().last().unwrap();
    snapshot(
        "deep-include",
        &format!("{end}\n\n{}", transcript(&refused)),
    );
    sixfold(&["analyse", POSITION, "--plies", "3"]).complaint(2);
}

#[test]
fn numbers_agree_with_the_order() {
    for position in [POSITION.to_owned(), format!("{POSITION} scores=20-31")] {
        let answer = deep(&[&position, "--all"]);
        let turns = answer["turns"].as_array().unwrap();
        let number = |turn: &Value, key: &str| turn[key].as_f64().unwrap();
        let hundredths = |turn: &Value, key: &str| (100.0 * number(turn, key)).round() as i64;
        assert_eq!(
            (
                hundredths(&turns[0], "behind"),
                hundredths(&turns[0], "behind_error")
            ),
            (0, 0)
        );
        for (turn, next) in turns.iter().zip(&turns[1..]) {
            assert_eq!(
                hundredths(next, "margin"),
                hundredths(&turns[0], "margin") - hundredths(next, "behind"),
                "{next}"
            );
            let key = |turn: &Value| (hundredths(turn, "win_percent"), hundredths(turn, "margin"));
            let in_order = match position.contains("scores") {
                true => key(turn) >= key(next),
                false => key(turn).1 >= key(next).1,
            };
            assert!(in_order, "{turn} stands before {next}");
        }
    }
}

#[test]
fn plays_that_are_alike_share_a_row() {
    let text = sixfold(&[
        "analyse",
        "--deep",
        "--samples",
        "400",
        POSITION,
        "--top",
        "4",
    ])
    .answer(0);
    snapshot("deep-rows", &text);
    let rows = |text: &str| {
        text.lines()
            .filter(|line| line.contains('@') && line.starts_with('│'))
            .count()
    };
    assert_eq!(rows(&text), 4, "--top counts rows: {text}");
    let all = sixfold(&["analyse", "--deep", "--samples", "400", POSITION, "--all"]).answer(0);
    snapshot("deep-rows-all", &all);
    assert!(rows(&all) > 20, "{all}");
    assert_eq!(
        deep(&[POSITION, "--top", "4"])["turns"]
            .as_array()
            .unwrap()
            .len(),
        4,
        "JSON counts plays"
    );
}

#[test]
fn the_opponents_rack_can_be_given() {
    let open_five = "classic RcRdRfRsRx GdBsPsGxYxOc bag=91";
    let handed_over = |rack: &str| {
        deep(&[open_five, "--also", "swap Gd", "--opponent-rack", rack])["turns"][0].clone()
    };
    assert!(
        handed_over("Rt")["qwirkle_percent"].as_f64()
            > handed_over("BtGtPtOtYtYc")["qwirkle_percent"].as_f64()
    );
    let told = sixfold(&[
        "analyse",
        "--deep",
        "--samples",
        "400",
        open_five,
        "--opponent-rack",
        "RtBt",
    ]);
    told.answer(0);
    let refused = |racks: &[&str]| {
        let racks: Vec<&str> = racks
            .iter()
            .flat_map(|rack| ["--opponent-rack", rack])
            .collect();
        let done = sixfold(&[&["analyse", "--deep", open_five][..], &racks].concat());
        done.complaint(1);
        done
    };
    let refused = [&["Rc Rc Rc"][..], &["Rt", "Bt"], &["Rz"]].map(refused);
    snapshot(
        "deep-opponent-rack",
        &transcript([&told].into_iter().chain(&refused)),
    );
}

#[test]
fn any_number_of_threads_gives_the_same_answer() {
    assert_eq!(
        deep(&[POSITION, "--threads", "1"]),
        deep(&[POSITION, "--threads", "3"])
    );
}

#[test]
fn a_table_that_nobody_came_to_is_said_to_be_one() {
    let told = sixfold(&[
        "analyse",
        "--deep",
        "--samples",
        "400",
        "classic RcRd RfRs bag=90",
    ]);
    answers("deep-too-many-unseen", 0, [&told]);
}

#[test]
fn a_known_ending_is_searched() {
    let answer = deep(&["classic RcRdRf RsBs bag=0 scores=10-12"]);
    assert_eq!(
        answer["endgame"],
        json!(null),
        "the others would hold more than a hand"
    );
    let proved = deep(&[NEARLY_OVER, "--top", "1"]);
    assert_eq!(
        [&proved["endgame"]["proved"], &proved["decided"]],
        [&json!(true), &json!(true)]
    );
    assert_eq!(
        proved["endgame"]["play"], proved["turns"][0]["play"],
        "what is proved comes first"
    );
    let searched = sixfold(&["analyse", "--deep", NEARLY_OVER]).answer(0);
    snapshot("deep-ending", &searched);
    let most = proved["endgame"]["margin"].as_i64().unwrap();
    let all = deep(&[NEARLY_OVER, "--all"]);
    let turns = all["turns"].as_array().unwrap();
    for turn in turns {
        assert!(
            turn["margin"].as_f64().unwrap() <= most as f64,
            "no turn is better than the best: {turn}"
        );
        assert_eq!(
            [&turn["reply"], &turn["qwirkle_percent"]],
            [&json!(null), &json!(null)],
            "there are no rollouts"
        );
        for key in ["samples", "dropped", "standard_error", "behind_error"] {
            assert_eq!(turn.get(key), None, "{key}: {turn}");
        }
    }
    assert!(turns.len() > 10 && turns.iter().any(|turn| turn["evidence"] == json!("proved")));
}

#[test]
fn a_game_that_is_over_has_no_turns_and_who_can_do_nothing_passes() {
    let over = sixfold(&["analyse", "--deep", "classic RcRdRf - bag=0"]);
    answers("deep-game-over", 0, [&over]);
    let stuck = deep(&["classic RcRdRf/1Gd Bs bag=0 players=3"]);
    assert_eq!(
        (
            stuck["turns"].as_array().unwrap().len(),
            &stuck["turns"][0]["play"]
        ),
        (1, &json!("pass"))
    );
}

#[test]
fn any_time_is_fine() {
    // A first look there is always; the second time is never over before the samples are.
    for (time, samples) in [("0.001ms", 20), ("9000000000000000000s", 400)] {
        let answer = deep(&[POSITION, "--time", time]);
        assert_eq!(answer["turns"][0]["samples"], samples, "{time}: {answer}");
    }
    let plies = |plies: &str| {
        deep(&[
            "classic RcRdRf/1Gd BsRsGt bag=0 players=3",
            "--plies",
            plies,
        ])
    };
    assert_ne!(plies("1"), plies("6"), "also where the bag is empty");
}
