use serde_json::{Value, json};

use sixfold::game::Rules;
use sixfold::play::{Lineup, LiveGame};
use sixfold::record::review::Grade;
use sixfold::strategy::{Level, Player};

use crate::command::{
    Done, answers, complaints, folder, names, sixfold, sixfold_reading, snapshot,
};

const GAME: &str = "puzzles/games/intro.txt";
const QUICK: [&str; 2] = ["--samples", "200"];

/// So many samples find what is wrong with the first turns of the game.
const CLOSE: [&str; 2] = ["--samples", "1000"];

fn review(arguments: &[&str]) -> Done {
    sixfold(&[&["game", "review"], arguments, &QUICK].concat())
}

fn close_review(arguments: &[&str]) -> Done {
    sixfold(&[&["game", "review"], arguments, &CLOSE].concat())
}

/// The first turns of the example game.
fn beginning(turns: usize) -> String {
    let text = std::fs::read_to_string(GAME).unwrap();
    text.lines()
        .take(3 + turns)
        .map(|line| format!("{line}\n"))
        .collect()
}

/// The same without the hands that this says.
fn without_hands(game: &str, is_hidden: impl Fn(&str) -> bool) -> String {
    let line = |line: &str| match line.split_once(" [") {
        Some((turn, rest)) if is_hidden(turn) => {
            format!("{turn} {}\n", rest.split_once("] ").unwrap().1)
        }
        _ => format!("{line}\n"),
    };
    game.lines().map(line).collect()
}

/// A few turns that gave something away, after others that are not judged.
fn fragment() -> String {
    without_hands(&beginning(14), |turn| {
        turn.split(' ').next().unwrap().parse::<u32>().unwrap() < 11
    })
}

/// The turns of a review that gave something away.
fn faults(review: &Value) -> Vec<&Value> {
    let judged = review["turns"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|turn| turn["review"] != Value::Null);
    judged
        .filter(|turn| turn["review"]["grade"] != json!(Grade::Fine.name()))
        .collect()
}

#[test]
fn a_game_is_reviewed() {
    let text = review(&[GAME]).answer(0);
    snapshot("game-review", &text);
    assert!(
        text.lines().all(|line| line == line.trim_end()),
        "no blanks at the end"
    );
    // Sentences are wrapped where the width is known; tables and charts never need more than 80
    // columns.
    let mut drawn = text
        .lines()
        .filter(|line| line.contains(['│', '╭', '█', '─']));
    assert!(drawn.all(|line| line.chars().count() <= 80), "{text}");
}

#[test]
fn json_tells_it_all_and_yaml_the_same() {
    let json = review(&[GAME, "--format", "json"]).json(0);
    assert_eq!(
        [&json["rules"], &json["samples"], &json["seed"]],
        [&json!("intro"), &json!(200), &json!(0)]
    );
    let turns = json["turns"].as_array().unwrap();
    assert_eq!((turns.len(), &json["finished"]), (37, &json!(true)));
    for turn in turns {
        let review = &turn["review"];
        let number = |key: &str| review[key].as_f64().unwrap();
        assert!(
            (0.0..=100.0).contains(&number("win_percent")) && number("win_percent_lost") >= 0.0
        );
        assert!(
            Grade::ALL
                .map(Grade::name)
                .contains(&review["grade"].as_str().unwrap())
        );
        assert_eq!(review["played"]["play"], turn["play"]);
        assert!((1..=3).contains(&review["best"].as_array().unwrap().len()));
    }
    for player in json["players"].as_array().unwrap() {
        let number = |key: &str| player[key].as_f64().unwrap();
        let change = number("last_percent") - number("first_percent");
        let sum =
            number("luck_percent") + number("from_opponents_percent") - number("win_percent_lost");
        assert!((change - sum).abs() < 0.05, "{player}");
        assert_eq!(player["luck_and_opponents_percent"], Value::Null);
    }
    assert_eq!(json["chances"][37]["win_percent"], json!([100.0, 0.0]));
    let yaml = review(&[GAME, "--format", "yaml"]).answer(0);
    assert_eq!(serde_yaml::from_str::<Value>(&yaml).unwrap(), json);
}

#[test]
fn threads_change_nothing_and_seeds_do() {
    let game = beginning(6);
    let asked = |more: &[&str]| {
        sixfold_reading(
            &[
                &["game", "review", "-", "--format", "json"],
                &QUICK[..],
                more,
            ]
            .concat(),
            game.as_bytes(),
        )
        .answer(0)
    };
    let alone = asked(&["--threads", "1"]);
    assert_eq!(alone, asked(&["--threads", "3"]));
    assert_eq!(alone, asked(&[]));
    assert_ne!(alone, asked(&["--seed", "1"]));
}

/// How many parts of a drawing are of a class.
fn of_class(drawing: &str, class: &str) -> usize {
    let drawing = roxmltree::Document::parse(drawing).unwrap();
    let has = |node: &roxmltree::Node| {
        node.attribute("class")
            .is_some_and(|all| all.split(' ').any(|one| one == class))
    };
    drawing.descendants().filter(has).count()
}

#[test]
fn a_chart_and_a_page_are_drawn_to_files() {
    let files = folder("game-review", &[("game.txt", &fragment())]);
    let name = |name: &str| files.join(name).display().to_string();
    let game = name("game.txt");
    for out in ["chart.svg", "page.html", "review.json", "review.txt"] {
        assert_eq!(close_review(&[&game, "--out", &name(out)]).answer(0), "");
    }
    assert_eq!(
        names(&files),
        [
            "chart.svg",
            "game.txt",
            "page.html",
            "review.json",
            "review.txt"
        ]
    );
    let read = |name: &str| std::fs::read_to_string(files.join(name)).unwrap();
    let chart = read("chart.svg");
    let of_class = |class: &str| of_class(&chart, class);
    let json: Value = serde_json::from_str(&read("review.json")).unwrap();
    let faults = faults(&json).len();
    assert!(faults > 0);
    assert_eq!((of_class("c-line"), of_class("c-mark")), (1, faults));
    let page = read("page.html");
    assert!(page.starts_with("<!doctype html>") && page.ends_with("</html>\n"));
    assert!(page.contains("prefers-color-scheme: dark"));
    snapshot("game-review-title", &title(&page));
    assert_eq!(
        page.matches("<article class=\"card fault\"").count(),
        faults
    );
    for elsewhere in ["src=", "href=\"http", "url(", "<script", "@import"] {
        assert!(!page.contains(elsewhere), "{elsewhere}");
    }
    assert_eq!(read("review.txt"), close_review(&[&game]).answer(0));
    assert_eq!(close_review(&[&game, "--format", "svg"]).answer(0), chart);
}

/// The title of a page, and its headings.
fn title(page: &str) -> String {
    let told = page
        .lines()
        .filter(|line| line.starts_with("<title>") || line.starts_with("<h1"));
    told.map(|line| format!("{line}\n")).collect()
}

#[test]
fn without_hands_nothing_is_judged() {
    let game = "puzzles/rulebook/games/qwirkle-flex.fr.txt";
    let text = review(&[game]).answer(0);
    let page = review(&[game, "--format", "html"]).answer(0);
    snapshot("game-review-no-hands", &format!("{text}\n{}", title(&page)));
}

/// The first turns of three engines, whose hands are all known.
fn three_players() -> String {
    let lineup = Lineup::new(
        Rules::Classic,
        7,
        "Anna",
        &[Level::Greedy, Level::Careful],
        Some(0),
    )
    .unwrap();
    let mut game = LiveGame::new(lineup);
    for _ in 0..9 {
        if game.let_engine_move().is_none() {
            let turn = Player::new(Level::Beginner, Rules::Classic, game.turns() as u64)
                .choose(&game.position());
            game.take(&turn).unwrap();
        }
    }
    game.transcript().to_string()
}

#[test]
fn more_players_have_a_line_each() {
    let files = folder("game-review-three", &[("game.txt", &three_players())]);
    let game = files.join("game.txt").display().to_string();
    answers("game-review-three", 0, [&review(&[&game])]);
    let chart = review(&[&game, "--format", "svg"]).answer(0);
    // One for the chances and one for the legend.
    assert_eq!(
        ["c-0", "c-1", "c-2"].map(|class| of_class(&chart, class)),
        [2, 2, 2]
    );
}

#[test]
fn endings_say_whether_they_are_proved() {
    let json = review(&[GAME, "--format", "json"]).json(0);
    let last: Vec<&Value> = json["turns"]
        .as_array()
        .unwrap()
        .iter()
        .rev()
        .take(8)
        .map(|turn| &turn["review"])
        .collect();
    assert!(
        last.iter()
            .all(|review| review["evidence"] == json!("proved")),
        "{last:?}"
    );
    let best = |review: &&Value| review["best"][0]["margin"].as_f64();
    // From turn 30 on: proved by `analyse --deep` too.
    assert_eq!([best(&last[7]), best(&last[6])], [Some(6.0), Some(28.0)]);
    let (text, page) = (
        review(&[GAME]).answer(0),
        review(&[GAME, "--format", "html"]).answer(0),
    );
    // Eight turns have a star, and so has the note below; the snapshot of the whole review shows
    // its words.
    assert_eq!(text.matches('*').count(), 8 + 1, "{text}");
    assert_eq!(page.matches("</span></td></tr>").count(), 8);
}

#[test]
fn hands_that_are_not_known_are_not_judged() {
    let game = beginning(8);
    let hidden = without_hands(&game, |turn| turn.ends_with(" South"));
    let nothing = "rules: classic\nplayers: A, B\n1 A Rc@j10 Rd@k10\n";
    let empty = "rules: classic\nplayers: A, B\n";
    let told = [&*hidden, nothing, empty].map(|game| {
        let arguments = [&["game", "review", "-"], &QUICK[..]].concat();
        sixfold_reading(&arguments, game.as_bytes())
    });
    answers("game-review-unknown-hands", 0, &told);
}

#[test]
fn better_turns_can_be_looked_for() {
    let files = folder("game-quiz", &[("game.txt", &fragment())]);
    let game = files.join("game.txt").display().to_string();
    let json = close_review(&[&game, "--format", "json"]).json(0);
    let faults = faults(&json);
    assert!(faults.len() >= 2);
    let best = faults[0]["review"]["best"][0]["play"].as_str().unwrap();
    let quiz = |said: &str| {
        sixfold_reading(
            &[&["game", "review", &game, "--quiz"], &CLOSE[..]].concat(),
            said.as_bytes(),
        )
    };
    let played = faults[0]["play"].as_str().unwrap();
    let found = quiz(&format!(
        "help\nhint\nRcb@a1\nnonsense\nRzz@a1\ntable\n{best}\nskip\nquit\n"
    ));
    let same = quiz(&format!("{played}\n"));
    answers("game-review-quiz", 0, [&found, &same, &quiz("quit\n")]);
}

#[test]
fn what_is_wrong_is_said() {
    let wrong = std::fs::read_to_string("puzzles/rulebook/games/qwirkle.fr.txt")
        .unwrap()
        .replace("Gt@m12 = 7", "Gt@m12 = 4");
    let files = folder(
        "game-review-wrong",
        &[("wrong.txt", &wrong), ("game.txt", &beginning(2))],
    );
    let (wrong, game) = (
        files.join("wrong.txt").display().to_string(),
        files.join("game.txt").display().to_string(),
    );
    let json: Value =
        serde_json::from_str(review(&[&wrong, "--format", "json"]).complaint(1)).unwrap();
    assert_eq!(json["error"]["line"], json!(8));
    let unknown = files.join("review.pdf").display().to_string();
    let refused = [
        review(&[&wrong]),
        review(&[&game, "--out", &game]),
        review(&[&game, "--out", &unknown]),
        sixfold(&["game", "review", "-", "--quiz"]),
        review(&["nowhere.txt"]),
    ];
    complaints("game-review-refused", 1, &refused);
    sixfold(&["game", "review", GAME, "--samples", "20"]).complaint(2);
    sixfold(&["game", "review", GAME, "--quiz", "--format", "json"]).complaint(2);
    sixfold(&["game", "review"]).complaint(2);
}
