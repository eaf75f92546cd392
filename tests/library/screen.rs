//! Answers on narrow screens: nothing is wider than the screen, and no tile, cell or id is broken.

use sixfold::answer::RulebookReport;
use sixfold::cli::text::{Answer, Format, TextStyle, render};
use sixfold::puzzle::{RULEBOOKS, load_examples};
use sixfold::search::Searcher;

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
fn names_of_examples_stay_whole() {
    let mut searcher = Searcher::new();
    let mut checked = Vec::new();
    for (name, text) in RULEBOOKS {
        checked.extend(
            load_examples(text)
                .unwrap()
                .iter()
                .map(|example| (name.to_owned(), example.check(&mut searcher))),
        );
    }
    let names: Vec<String> = checked
        .iter()
        .flat_map(|(rulebook, checked)| [rulebook.clone(), checked.id.clone()])
        .collect();
    let report = RulebookReport::new(checked);
    for width in [40, 58] {
        shown(&report, width);
    }
    for width in [72, 80, 120] {
        let text = shown(&report, width);
        for name in &names {
            assert!(
                words(&text).contains(&&**name),
                "{name} at {width}:\n{text}"
            );
        }
    }
}
