use serde_json::{Value, json};

use crate::command::{complaints, folder, program, sixfold, sixfold_reading, snapshot, transcript};

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
    let keys: Vec<&String> = answer.as_object().unwrap().keys().collect();
    assert_eq!(
        keys,
        [
            "actions",
            "actions_total",
            "dice",
            "exact",
            "names",
            "position",
            "word_list"
        ]
    );
    assert_eq!(
        answer["position"],
        json!(format!("{POSITION} side=a words=fr"))
    );
    assert_eq!(
        [
            &answer["word_list"],
            &answer["dice"],
            &answer["exact"],
            &answer["actions_total"]
        ],
        [&json!("fr"), &json!("assumed"), &json!(true), &json!(8)]
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
    let rounded = |expected: &f64| ((expected * 100.0).round() - expected * 100.0).abs() < 1e-6;
    assert!(expected.iter().all(rounded), "{expected:?}");
    assert_eq!(
        analyse(&[POSITION, "--top", "2"])["actions"]
            .as_array()
            .unwrap()
            .len(),
        2
    );
    let yaml = sixfold(&["qwords", "analyse", POSITION, "--format", "yaml"]).answer(0);
    assert!(
        yaml.contains("exact: true\nactions_total: 8\nactions:\n- action: T@d4\n  expected: "),
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
fn the_position_names_the_word_list_in_use() {
    let answer = analyse(&[POSITION, "--words", "en", "--names", "--top", "1"]);
    assert_eq!(
        [&answer["position"], &answer["word_list"], &answer["names"]],
        [
            &json!(format!("{POSITION} side=a words=en")),
            &json!("en"),
            &json!(true)
        ]
    );
    let german = format!("{POSITION} words=de");
    assert_eq!(analyse(&[&german, "--top", "1"])["word_list"], json!("de"));
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
    assert_eq!(other.code, 0);
    let bad = sixfold(&["qwords", "analyse", POSITION, "--dice", &path("bad.yaml")]);
    bad.complaint(1);
    snapshot("qwords-dice", &(other.error + "\n" + &transcript([&bad])));
}

#[test]
fn what_cannot_be_analysed_is_told() {
    let refused = [
        &["analyse", "qwords DUOPO/SSAUT/KIWIS/INEST/SEPHA U/T"][..],
        &["analyse", "qwords DUOPO/SSAUT/KIWIS/INES./SEPHA -"],
        &["analyse", "qwords DUOPO/SSAUT/KIWIS/INES/SEPHA U/T"],
        &["analyse", "qwords DUOPO/SSAUT/KIWIS/INES./SEPHA U/1"],
        &["arena", "--games", "1", "--no-joker"],
    ]
    .map(|arguments| sixfold(&[&["qwords"], arguments].concat()));
    complaints("qwords-analyse-refused", 1, &refused);
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
    assert_eq!(
        [&answer["word_list"], &answer["names"], &answer["dice"]],
        [&json!("fr"), &json!(false), &json!("assumed")]
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
        &sixfold_reading(
            &["qwords", "play", "--seed", "7", "--words", "fr"],
            said.as_bytes(),
        )
        .answer(0),
    );
}

#[test]
fn following_every_hint_gives_the_engines_own_game() {
    use std::io::{BufRead, BufReader, Write};
    let mut told = String::new();
    for seed in ["7", "8"] {
        let mut child = program(&["qwords", "play", "--seed", seed, "--words", "fr"])
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
            // The second hint ends in the action and a colon.
            let last = line.strip_suffix(':').and_then(|it| it.rsplit(' ').next());
            if let Some(action) = last.filter(|word| word.contains('@')) {
                turns += 1;
                let more = if turns < 25 { "hint\nhint\n" } else { "" };
                typed
                    .write_all(format!("{action}\n{more}").as_bytes())
                    .unwrap();
            } else if turns == 25 {
                end.push(line);
            }
        }
        assert!(child.wait().unwrap().success());
        let end = end.join("\n");
        told += &format!("{end}\n\n");
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
    );
    left.answer(0);
    snapshot("qwords-play-hints", &(told + &transcript([&left])));
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
    let answer = sixfold_reading(
        &["qwords", "play", "--seed", "9", "--words", "fr"],
        said.as_bytes(),
    )
    .answer(0);
    let mut paragraphs = answer.split("\n\n");
    let refused = paragraphs.find(|text| text.contains("A@a1")).unwrap();
    // The player's sheet, and the engine's.
    let columns = "      a   b   c   d   e\n";
    let (before, engine) = answer.rsplit_once(columns).unwrap();
    let (_, player) = before.rsplit_once(columns).unwrap();
    let told = [refused, "\n\n", columns, player, columns, engine];
    snapshot("qwords-play-end", &told.concat());
}
