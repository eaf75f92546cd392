use serde_json::Value;
use sixfold::game::Rules;

use crate::command::{sixfold, snapshot};

fn arena(arguments: &str) -> Value {
    let arguments: Vec<&str> = arguments.split(' ').collect();
    sixfold(&[&["arena"], &arguments[..], &["--format", "json"]].concat()).json(0)
}

#[test]
fn results_are_the_same_with_any_number_of_threads() {
    for rules in Rules::ALL.map(Rules::name) {
        let with = |threads: u32| {
            let mut report = arena(&format!(
                "strong greedy --games 8 --seed 3 --rules {rules} --threads {threads}"
            ));
            assert!(report["ms_per_turn"].take().as_f64() > Some(0.0));
            report
        };
        let alone = with(1);
        assert_eq!(alone, with(2));
        assert_eq!(
            (&alone["rules"], &alone["games"]),
            (&rules.into(), &8.into())
        );
    }
}

#[test]
fn the_answer_has_these_keys_and_is_seen_from_the_first_level() {
    let report = arena("careful beginner --games 101 --seed 1");
    let keys: Vec<&String> = report.as_object().unwrap().keys().collect();
    let mut wanted = [
        "a",
        "b",
        "rules",
        "games",
        "win_percent",
        "interval",
        "margin",
        "ms_per_turn",
    ];
    wanted.sort_unstable();
    assert_eq!(keys, wanted);
    assert_eq!(
        report["games"], 101,
        "single games, also an odd number of them"
    );
    let won = report["win_percent"].as_f64().unwrap();
    let end = |number: usize| report["interval"][number].as_f64().unwrap();
    assert!(
        won > 90.0 && report["margin"].as_f64() > Some(20.0),
        "{report}"
    );
    assert!(
        end(0) < won && end(0) > 80.0 && end(1) > end(0) && end(1) <= 100.0,
        "{report}"
    );
}

/// The same level on both sides, with the same tiles: what one wins from one seat, the other wins
/// from the other.
#[test]
fn a_level_against_itself_is_even() {
    let report = arena("greedy greedy --games 40 --seed 5 --rules flex");
    assert_eq!(
        (report["win_percent"].as_f64(), report["margin"].as_f64()),
        (Some(50.0), Some(0.0))
    );
}

#[test]
fn for_people_it_is_a_sentence() {
    let asked = "greedy beginner --games 20 --rules intro";
    let arguments: Vec<&str> = ["arena"].into_iter().chain(asked.split(' ')).collect();
    let text = sixfold(&arguments).answer(0);
    // The number before its unit is the time, which no two runs share.
    let words: Vec<&str> = text.split(' ').collect();
    let timeless: Vec<&str> = (0..words.len())
        .map(|place| match words.get(place + 1) {
            Some(&"ms") => "TIME",
            _ => words[place],
        })
        .collect();
    assert_eq!(
        timeless.iter().filter(|&&word| word == "TIME").count(),
        1,
        "{text}"
    );
    snapshot("arena", &timeless.join(" "));
    assert!(arena(asked)["margin"].as_f64() > Some(0.0));
}

#[test]
fn a_little_time_is_enough_for_a_turn() {
    // The time is over before the first look at a turn is, so that the machine does not matter.
    let play = || {
        let mut report = arena("strongest greedy --games 1 --time 0.001ms");
        assert!(report["ms_per_turn"].take().as_f64() > Some(0.0));
        report
    };
    let report = play();
    assert_eq!((&report, &report["games"]), (&play(), &1.into()));
}

#[test]
fn what_is_no_level_or_time_is_exit_code_2() {
    for wrong in [
        &["greedy"][..],
        &["greedy", "genius"],
        &["greedy", "greedy", "--games", "0"],
        &["greedy", "greedy", "--time", "1 fortnight"],
        &["greedy", "greedy", "--time", "-1s"],
        &["greedy", "greedy", "--threads", "0"],
        &["greedy", "greedy", "--threads", "20000"],
    ] {
        sixfold(&[&["arena"], wrong].concat()).complaint(2);
    }
}
