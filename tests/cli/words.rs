//! Words for tiles, rules and turns: where they are understood, and where they are not.

use std::fs;

use crate::command::{complaints, folder, sixfold, sixfold_reading, snapshot, transcript};
use crate::puzzle_play::{play, table};

const POSITION: &str = "flex RcbRtwRsb/1BtbBss RssRdwRfbGsbBswBds";
const SHEET: &str = "\
rules: flex
board:
  roter Kreis auf schwarz, étoile rouge fond blanc, quadrato rosso su sfondo nero
  ...  blue star black  BLAUES QUADRAT GETEILT
rack: Rss Rdw, fleur rouge sur fond noir, carre vert fond noir, Bsw, blue diamond split
";

#[test]
fn a_sheet_in_words_is_the_same_position() {
    let strict = sixfold(&["analyse", POSITION]).answer(0);
    assert_eq!(
        sixfold_reading(&["analyse", "-"], SHEET.as_bytes()).answer(0),
        strict
    );
    let line = sixfold_reading(&["convert", "-", "--to", "line"], SHEET.as_bytes()).answer(0);
    assert!(line.starts_with(POSITION), "{line}");
    for (name, rules) in [
        ("klassisch", "classic"),
        ("Classique", "classic"),
        ("FLEX", "flex"),
    ] {
        let sheet = format!("rules: {name}\nboard: -\nrack: -\n");
        let line = sixfold_reading(&["convert", "-", "--to", "line"], sheet.as_bytes()).answer(0);
        assert!(line.starts_with(rules), "{line}");
    }
}

#[test]
fn turns_in_words_are_echoed_as_notation() {
    let strict = sixfold(&["score", POSITION, "Gsb@i9 Rss@j9"]).answer(0);
    for typed in [
        "green square on black@i9, red square split@j9",
        "carré vert sur fond noir@i9 carré rouge bicolore@j9",
        "grünes Quadrat, schwarzer Hintergrund@i9, rotes Quadrat auf geteiltem Hintergrund@j9",
        "quadrato verde su sfondo nero @ I9, Rss@j9",
    ] {
        assert_eq!(
            sixfold(&["score", POSITION, typed]).answer(0),
            strict,
            "{typed}"
        );
        let words: Vec<&str> = POSITION.split(' ').chain(typed.split(' ')).collect();
        let apart = sixfold(&[&["score"], &words[..]].concat()).answer(0);
        assert_eq!(apart, strict, "{typed}");
    }
    let swap = sixfold(&["score", POSITION, "swap Rdw Bds"]);
    for typed in [
        "tauschen roter Diamant auf weiß, Bds",
        "échanger Rdw, losange bleu bicolore",
    ] {
        let done = sixfold(&["score", POSITION, typed]);
        assert_eq!(
            (done.text(), &done.error),
            (swap.text(), &swap.error),
            "{typed}"
        );
    }
    let asked = [
        sixfold(&["score", POSITION, "carré vert@i9"]),
        sixfold(&["score", POSITION, "carré rose@i9"]),
        sixfold(&["score", POSITION, "carré rouge"]),
        sixfold(&["score", POSITION, "Passen"]),
    ];
    snapshot("words-turns", &transcript(&asked));
}

#[test]
fn prompts_understand_words() {
    let typed = "échanger rond rouge\nrond rose@g7\nHELP\nquit\n";
    let done = sixfold_reading(&["play", "--seed", "7"], typed.as_bytes());
    snapshot("words-play", &transcript([&done]));
    let typed = "gelber Kreis auf schwarz@i9, rond violet fond blanc@j9\nquit\n";
    let folder = table("words-puzzle");
    let done = play(&folder, &["two.yaml"], typed);
    assert!(
        done.text().contains("Ycb@i9 Pcw@j9"),
        "{}{}",
        done.text(),
        done.error
    );
}

#[test]
fn lines_batches_and_yaml_take_no_words() {
    let folder = folder("words-refused", &[]);
    let examples = folder.join("examples.yaml");
    fs::write(
        &examples,
        "- id: in-words\n  position: klassisch - Rc\n  play: rond rouge@g7\n  score: 1\n\
         - id: play-in-words\n  position: classic - Rc\n  play: rond rouge@g7\n  score: 1\n",
    )
    .unwrap();
    let lines = [
        sixfold(&["analyse", "flex", "-", "rond rouge fond noir"]),
        sixfold(&["analyse", "classic - rouge"]),
        sixfold(&["unseen", "klassisch", "-", "Rc"]),
    ];
    complaints("words-refused-lines", 1, &lines);
    let batches = [
        sixfold_reading(&["analyse", "--batch"], "klassisch - Rc\nclassic - rond rouge\n".as_bytes()),
        sixfold_reading(
            &["score", "--batch"],
            "classic - Rc\trond rouge@g7\nclassic - Rc\tpasser\n{\"position\": \"classic - Rc\", \"play\": \"passen\"}\n"
                .as_bytes(),
        ),
    ];
    for done in &batches {
        assert!(
            done.text().lines().all(|line| line.contains("\"error\"")),
            "{}",
            done.text()
        );
    }
    snapshot("words-refused-batches", &transcript(&batches));
    let checked = sixfold(&["rulebook", &examples.to_string_lossy()]);
    assert_eq!(checked.code, 1);
    assert!(checked.text().contains("0 of 2"), "{}", checked.text());
}
