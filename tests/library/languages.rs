//! What every language says of the same things.

use insta::assert_snapshot;
#[cfg(feature = "yaml")]
use sixfold::game::Position;
use sixfold::game::Tile;
use sixfold::language::Language;
#[cfg(feature = "yaml")]
use sixfold::language::{ENGLISH, title};
#[cfg(feature = "yaml")]
use sixfold::notation::parse_turn;
use sixfold::picture::card;
#[cfg(feature = "yaml")]
use sixfold::puzzle::{
    AnyPuzzle, Document, Hint, Maker, RULEBOOKS, daily, hints, load_examples, load_puzzles,
};
#[cfg(feature = "yaml")]
use sixfold::record::Record;

use crate::snapshots;

/// The examples of the Flex rulebook that everybody knows, and their points.
#[cfg(feature = "yaml")]
const EXAMPLES: [(&str, u32); 3] = [
    ("flex-game-3", 11),
    ("flex-game-4", 13),
    ("flex-game-6", 18),
];
#[cfg(feature = "yaml")]
const GAME: &str = include_str!("../../puzzles/rulebook/games/qwirkle-flex.fr.txt");

/// The words of an SVG document, a line for each text.
fn words_of(svg: &str) -> String {
    let texts = svg
        .split("<text")
        .skip(1)
        .filter_map(|text| text.split("</text>").next());
    let words = texts.map(|text| {
        let mut is_tag = true;
        let words: String = text
            .chars()
            .filter(|&sign| {
                let shows = !is_tag && sign != '<';
                is_tag = sign == '<' || (is_tag && sign != '>');
                shows
            })
            .collect();
        words + "\n"
    });
    words.collect()
}

#[test]
fn the_card_is_one_page_in_every_language() {
    for words in Language::ALL {
        let drawn = card(words);
        let text = snapshots::fingerprint("card", drawn.as_bytes()) + &words_of(&drawn);
        let name = format!("card-{}", words.code);
        snapshots::settings().bind(|| assert_snapshot!(name, text));
    }
}

#[cfg(feature = "yaml")]
#[test]
fn worked_examples_and_the_example_game_have_each_rulebooks_terms() {
    let examples: Vec<_> = RULEBOOKS
        .iter()
        .flat_map(|(_, text)| load_examples(text).unwrap())
        .collect();
    let game: Record = GAME.parse().unwrap();
    for words in Language::ALL {
        let game_words = words.game;
        let mut text = String::new();
        for (id, points) in EXAMPLES {
            let example = examples.iter().find(|example| example.id == id).unwrap();
            let position: Position = example.position.parse().unwrap();
            let turn = parse_turn(example.play.as_deref().unwrap(), position.rules()).unwrap();
            let breakdown = position.breakdown(&turn);
            assert_eq!(breakdown.total(), points, "{id}");
            text += &format!("{id} {turn}\n");
            for line in &breakdown.lines {
                text += &format!("  {}\n", game_words.line(line));
            }
            text += &format!("  {}\n", game_words.in_all(&game_words.points(points)));
        }
        for step in game.steps() {
            text += &format!("{}\n", step.turn);
            for line in &step.breakdown.lines {
                text += &format!("  {}\n", game_words.line(line));
            }
        }
        let name = format!("rulebook-terms-{}", words.code);
        snapshots::settings().bind(|| assert_snapshot!(name, text));
    }
}

#[test]
fn letters_are_explained_in_every_language() {
    let lines = Language::ALL.map(|words| {
        let tile: Tile = "Rcb".parse().unwrap();
        format!(
            "{}\n{}\n{}\n",
            words.code,
            words.letters().join("\n"),
            words.game.tile(tile)
        )
    });
    snapshots::settings().bind(|| assert_snapshot!("letters", lines.concat()));
}

#[cfg(feature = "yaml")]
#[test]
fn a_made_title_is_translated_and_an_editors_stays() {
    let date = jiff::civil::date(2027, 1, 4);
    let puzzle = daily(date, &mut Maker::new()).unwrap();
    let (stored, target) = (Document::daily(&puzzle, date).title, puzzle.target());
    let puzzle = AnyPuzzle::from(puzzle);
    for words in Language::ALL {
        assert_eq!(title(&stored, &puzzle, words), words.publish.task(target));
        assert_eq!(title("Für Oma", &puzzle, words), "Für Oma");
    }
    let mut told = String::new();
    for text in [
        include_str!("../../puzzles/qwords/letter.yaml"),
        include_str!("../../puzzles/qwords/rolls.yaml"),
        include_str!("../../puzzles/qwords/supernatural.yaml"),
    ] {
        let document = load_puzzles(text).unwrap().remove(0).qwords().unwrap();
        let puzzle = AnyPuzzle::from(document.puzzle().unwrap());
        assert_eq!(title(&document.title, &puzzle, &ENGLISH), document.title);
        let titles = Language::ALL.map(|words| title(&document.title, &puzzle, words) + "\n");
        told += &titles.concat();
    }
    snapshots::settings().bind(|| assert_snapshot!("puzzle-titles", told));
}

#[cfg(feature = "yaml")]
#[test]
fn hints_know_a_score_in_the_title_of_any_language() {
    let date = jiff::civil::date(2027, 1, 4);
    let puzzle = daily(date, &mut Maker::new()).unwrap();
    let points = puzzle.target();
    let gives_score = |title: &str| hints(&puzzle, title)[0] != Hint::Score(points);
    for title in [
        format!("Trouvez le coup à {points}\u{a0}points"),
        format!("Finde den Zug mit {points} Punkten"),
        format!("Finde den {points}-Punkte-Zug"),
        format!("Trova la mossa da {points} punti"),
        format!("Find the {points}-point play"),
    ] {
        assert!(gives_score(&title), "{title}");
    }
    for title in [
        format!("1{points} points"),
        format!("{points} tiles"),
        "Für Oma".to_owned(),
    ] {
        assert!(!gives_score(&title), "{title}");
    }
}
