use serde_json::{Value, json};

use crate::command::{folder, program, sixfold, sixfold_reading, snapshot};

/// The rulebook's grid before its last cells.
const POSITION: &str = "qwords DUOPO/SSAUT/KIWIS/INE../SEP.. U/T";

fn analyse(arguments: &[&str]) -> Value {
    sixfold(&[&["qwords", "analyse"], arguments, &["--format", "json"]].concat()).json(0)
}

#[test]
fn analyse_ranks_every_action_and_explains_the_best() {
    snapshot(
        "qwords-analyse",
        &sixfold(&["qwords", "analyse", POSITION, "--top", "3"]).answer(0),
    );
    let answer = analyse(&[POSITION]);
    assert_eq!(answer.as_object().unwrap().len(), 3);
    assert_eq!(
        [&answer["position"], &answer["exact"]],
        [&json!(format!("{POSITION} side=a words=fr")), &json!(true)]
    );
    let actions = answer["actions"].as_array().unwrap();
    assert_eq!(actions.len(), 8);
    assert_eq!(
        [&actions[0]["action"], &actions[0]["standard_error"]],
        [&json!("T@d4"), &json!(0.0)]
    );
    let within: Vec<&Value> = actions
        .iter()
        .map(|action| &action["within_error"])
        .collect();
    assert_eq!(
        (actions[0].as_object().unwrap().len(), &within[..2]),
        (4, &[&json!(true), &json!(false)][..])
    );
    let expected: Vec<f64> = actions
        .iter()
        .map(|action| action["expected"].as_f64().unwrap())
        .collect();
    assert!(
        expected.is_sorted_by(|one, other| one >= other) && expected[0] > 40.0,
        "{expected:?}"
    );
    assert_eq!(
        analyse(&[POSITION, "--top", "2"])["actions"]
            .as_array()
            .unwrap()
            .len(),
        2
    );
    let yaml = sixfold(&["qwords", "analyse", POSITION, "--format", "yaml"]).answer(0);
    assert!(
        yaml.contains("exact: true\nactions:\n- action: T@d4\n  expected: "),
        "{yaml}"
    );
    assert_eq!(
        sixfold_reading(
            &["qwords", "analyse", "-", "--format", "json"],
            POSITION.as_bytes()
        )
        .json(0),
        answer
    );
}

#[test]
fn samples_tell_their_error_and_obey_the_dots() {
    let dotted = "qwords ...../.o.../...../...o./..... S/A side=b";
    let asked = [
        "qwords",
        "analyse",
        dotted,
        "--samples",
        "100",
        "--seed",
        "3",
    ];
    snapshot(
        "qwords-analyse-samples",
        &sixfold(&[&asked[..], &["--top", "4"]].concat()).answer(0),
    );
    let answer = sixfold(&[&asked[..], &["--format", "json"]].concat()).json(0);
    let actions = answer["actions"].as_array().unwrap();
    assert_eq!(
        (&answer["exact"], actions.len()),
        (&json!(false), 2 * 2 + 26 * 2)
    );
    for action in actions {
        let cell = action["action"].as_str().unwrap();
        assert!(cell.ends_with("@b2") || cell.ends_with("@d4"), "{cell}");
        assert!(action["standard_error"].as_f64().unwrap() > 0.0, "{action}");
        assert!(action["within_error"].is_boolean(), "{action}");
    }
}

#[test]
fn dice_are_replaced_or_refused_with_the_place() {
    let dice = "white: \"? C H L N P\"\norange: \"A E I O U @\"\nblue: \"S T B K V Z\"\nyellow: \"D F G M R X\"\n";
    let bad = dice.replace("G M R X", "G M R");
    let folder = folder("qwords-dice", &[("dice.yaml", dice), ("bad.yaml", &bad)]);
    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let with_x = POSITION.replace("U/T", "X/T");
    let mine = sixfold(&[
        "qwords",
        "analyse",
        &with_x,
        "--dice",
        &path("dice.yaml"),
        "--format",
        "json",
    ]);
    assert_eq!(
        (
            mine.json(0)["actions"].as_array().unwrap().len(),
            mine.error.as_str()
        ),
        (8, "")
    );
    let other = sixfold(&["qwords", "analyse", &with_x, "--format", "json"]);
    assert!(
        other
            .error
            .starts_with("warning: the dice cannot show X/T\n")
            && other.error.contains("--dice"),
        "{}",
        other.error
    );
    let complaint = sixfold(&["qwords", "analyse", POSITION, "--dice", &path("bad.yaml")])
        .complaint(1)
        .to_owned();
    assert!(
        complaint.contains("bad.yaml:4:9") && complaint.contains("5 faces"),
        "{complaint}"
    );
}

#[test]
fn what_cannot_be_analysed_is_told() {
    let complaints = [
        (
            "qwords DUOPO/SSAUT/KIWIS/INEST/SEPHA U/T",
            "no cell is free",
        ),
        (
            "qwords DUOPO/SSAUT/KIWIS/INES./SEPHA -",
            "nothing is rolled",
        ),
        ("qwords DUOPO/SSAUT/KIWIS/INES/SEPHA U/T", "row"),
        ("qwords DUOPO/SSAUT/KIWIS/INES./SEPHA U/1", "`1`"),
    ];
    for (position, says) in complaints {
        let complaint = sixfold(&["qwords", "analyse", position])
            .complaint(1)
            .to_owned();
        assert!(
            complaint.starts_with("error: ") && complaint.contains(says),
            "{complaint}"
        );
    }
    let complaint = sixfold(&["qwords", "arena", "--games", "1", "--no-joker"])
        .complaint(1)
        .to_owned();
    assert!(
        complaint.starts_with("error: --no-joker is for side B\n"),
        "{complaint}"
    );
    sixfold(&["qwords", "arena", "--games", "0"]).complaint(2);
}

#[test]
fn arena_tells_means_and_histograms() {
    let asked = [
        "qwords", "arena", "--games", "40", "--policy", "random", "--policy", "table", "--seed",
        "2",
    ];
    snapshot("qwords-arena", &sixfold(&asked).answer(0));
    let answer = sixfold(&[&asked[..], &["--format", "json"]].concat()).json(0);
    assert_eq!(
        [&answer["side"], &answer["games"], &answer["seed"]],
        [&json!("a"), &json!(40), &json!(2)]
    );
    for policy in answer["policies"].as_array().unwrap() {
        let games: u64 = policy["histogram"]
            .as_array()
            .unwrap()
            .iter()
            .map(|games| games.as_u64().unwrap())
            .sum();
        assert_eq!(games, 40);
        assert!(policy["p90"].as_f64().unwrap() > policy["mean"].as_f64().unwrap());
    }
}

#[test]
fn play_goes_through_a_game() {
    let said = "help\nfrobnicate\nU2@a\nhint\nhint\nundo\nquit\n";
    snapshot(
        "qwords-play-begun",
        &sixfold_reading(&["qwords", "play", "--seed", "7"], said.as_bytes()).answer(0),
    );
}

#[test]
fn following_every_hint_gives_the_engines_own_game() {
    use std::io::{BufRead, BufReader, Write};
    for seed in ["7", "8"] {
        let mut child = program(&["qwords", "play", "--seed", seed])
            .spawn()
            .unwrap();
        let (mut typed, shown) = (
            child.stdin.take().unwrap(),
            BufReader::new(child.stdout.take().unwrap()),
        );
        typed.write_all(b"hint\nhint\n").unwrap();
        let (mut turns, mut end) = (0, Vec::new());
        for line in shown.lines() {
            let line = line.unwrap();
            if let Some(action) = line.strip_prefix("The engine would write ") {
                turns += 1;
                let more = if turns < 25 { "hint\nhint\n" } else { "" };
                typed
                    .write_all(format!("{}\n{more}", action.trim_end_matches(':')).as_bytes())
                    .unwrap();
            } else if turns == 25 {
                end.push(line);
            }
        }
        assert!(child.wait().unwrap().success());
        let end = end.join("\n");
        assert!(
            end.contains("You took 50 hints. The engine made ")
                && end.contains("You made just as many."),
            "{end}"
        );
        let grids: Vec<Vec<&str>> = end
            .split("    a   b   c   d   e")
            .skip(1)
            .map(|grid| grid.lines().skip(1).take(5).map(str::trim_end).collect())
            .collect();
        assert!(grids.len() == 2 && grids[0] == grids[1], "{end}");
    }
    let left = sixfold_reading(
        &["qwords", "play", "--seed", "8", "--words", "en"],
        b"sheet\n",
    )
    .answer(0);
    assert!(
        left.ends_with("Left after 0 turns. With `--seed 8` the same game begins anew.\n"),
        "{left}"
    );
}

#[test]
fn a_game_ends_with_the_engines_own() {
    // Every letter in every cell: whatever is rolled, one of them is allowed, and what is not is
    // told and changes nothing.
    let said: String = ('a'..='e')
        .flat_map(|column| (1..=5).map(move |row| format!("{column}{row}")))
        .cycle()
        .take(75)
        .flat_map(|cell| ('A'..='Z').map(move |letter| format!("{letter}@{cell}\n")))
        .collect();
    let answer = sixfold_reading(&["qwords", "play", "--seed", "9"], said.as_bytes()).answer(0);
    assert!(answer.contains(" is not allowed: "), "{answer}");
    let (_, end) = answer.rsplit_once("points in all: ").unwrap();
    assert!(
        end.contains("You took no hint. The engine made ") && end.contains("more than you made."),
        "{end}"
    );
}
