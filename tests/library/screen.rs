//! Answers on narrow screens: nothing is wider than the screen, and no tile, cell or id is broken.

use sixfold::answer::{Analysis, Verdict};
use sixfold::cli::text::{Answer, Format, TextStyle, render};
use sixfold::game::Position;
use sixfold::notation::parse_turn;
use sixfold::search::Searcher;

use crate::examples::TABLE;

/// The answer on a screen of so many columns, which it must fit, with colours or without.
fn shown(answer: &impl Answer, width: usize) -> String {
    for colour in [true, false] {
        let text = render(
            answer,
            Format::Text,
            &TextStyle {
                colour,
                width: Some(width),
                ..TextStyle::default()
            },
        );
        let text = anstream::adapter::strip_str(&text).to_string();
        for line in text.lines() {
            assert!(
                line.chars().count() <= width,
                "wider than {width}: {line}\n{text}"
            );
        }
        if !colour {
            return text;
        }
    }
    unreachable!()
}

/// What a column of a table says, its lines joined by spaces.
fn words(text: &str) -> Vec<&str> {
    text.split(['│', '┆', ' ', '\n'])
        .filter(|word| !word.is_empty())
        .collect()
}

#[test]
fn plays_and_tiles_stay_whole() {
    let position: Position = TABLE.parse().unwrap();
    let analysis = Analysis::new(position.clone(), &mut Searcher::new(), 10);
    let wide = shown(&analysis, 1000);
    // The heading of the points, the first that is a word.
    let heading = wide.lines().find(|line| line.starts_with('│')).unwrap();
    let heading = words(heading)[0];
    for width in [40, 44, 50, 60, 80, 120] {
        let analysis = Analysis::new(position.clone(), &mut Searcher::new(), 10);
        let text = shown(&analysis, width);
        let ranking = text.split_once('╭').unwrap().1;
        for whole in ["Pcw@p12", "Psw@p13", "Pdw@p14", "Ycb", "Gds", heading] {
            assert!(
                words(ranking).contains(&whole),
                "{whole} at {width}:\n{text}"
            );
        }
    }
}

#[test]
fn sentences_are_wrapped() {
    let position: Position = TABLE.parse().unwrap();
    for play in [
        "Ysw@o12 Ycb@p12",
        "Ysw@o12",
        "swap Ysw Ycb",
        "Ycb@i9 Pcw@j9",
    ] {
        let turn = parse_turn(play, position.rules()).unwrap();
        let verdict = Verdict::new(position.clone(), turn, &mut Searcher::new());
        for width in [36, 40, 60, 80] {
            shown(&verdict, width);
        }
    }
}
