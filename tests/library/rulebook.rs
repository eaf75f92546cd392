//! The rulebooks' worked examples: what they score, and that the search finds the plays that are
//! the best ones.

use sixfold::game::{Position, Turn};
use sixfold::notation::{parse_position, parse_turn};
use sixfold::puzzle::{Example, Mismatch, RULEBOOKS, load_examples};
use sixfold::qwords::{Claims, WordList, Words, score};
use sixfold::search::{Ranking, Searcher};

/// With a full rack: the example, what its play scores, how many plays score as much, how many
/// there are, and what the next best scores.
const SIX_TILES: [(&str, u32, usize, usize, u32); 5] = [
    ("flex-game-3", 11, 1, 87, 10),
    ("flex-game-4", 13, 2, 127, 11),
    ("flex-game-6", 18, 1, 82, 13),
    ("flex-blue-square", 11, 1, 107, 8),
    ("classic-game-11", 18, 1, 101, 17),
];

fn examples() -> Vec<Example> {
    RULEBOOKS
        .iter()
        .flat_map(|(_, text)| load_examples(text).unwrap())
        .collect()
}

fn read(example: &Example) -> (Position, Turn) {
    let position = parse_position(&example.position).unwrap();
    let turn = parse_turn(example.play.as_ref().unwrap(), position.rules()).unwrap();
    (position, turn)
}

#[test]
fn all_37_are_as_the_rulebooks_have_them() {
    let mut searcher = Searcher::new();
    for example in examples() {
        let checked = example.check(&mut searcher);
        assert!(checked.is_ok(), "{checked:?}");
    }
    assert_eq!(examples().len(), 37);
}

#[test]
fn the_search_finds_the_worked_play_in_a_full_rack() {
    let examples = examples();
    assert_eq!(
        examples
            .iter()
            .filter(|example| example.six_tiles.is_some())
            .count(),
        SIX_TILES.len()
    );
    for (id, score, best, plays, next) in SIX_TILES {
        let example = examples.iter().find(|example| example.id == id).unwrap();
        let position = example.with_six_tiles().unwrap().unwrap();
        let Ranking {
            total,
            plays: ranked,
            ..
        } = Searcher::new().ranking(&position, usize::MAX);
        let scores: Vec<u32> = ranked.iter().map(|scored| scored.score).collect();
        assert_eq!((total, ranked.len()), (plays, plays), "{id}");
        assert_eq!(scores[..best], vec![score; best], "{id}");
        assert_eq!(scores[best], next, "{id}");
        let (_, Turn::Lay(worked)) = read(example) else {
            panic!("{id} lays no tiles")
        };
        assert!(
            ranked[..best].iter().any(|scored| scored.play == worked),
            "{id}"
        );
    }
}

/// Two best plays: the worked one, and the one with the white squares exchanged.
#[test]
fn the_13_points_can_be_made_in_two_ways() {
    let example = examples()
        .into_iter()
        .find(|example| example.id == "flex-game-4")
        .unwrap();
    let position = example.with_six_tiles().unwrap().unwrap();
    let plays = Searcher::new().ranking(&position, 2).plays;
    let plays: Vec<String> = plays.iter().map(|scored| scored.play.to_string()).collect();
    assert_eq!(
        plays,
        ["Bsb@m13 Gsw@n13 Rsw@o13", "Bsb@m13 Rsw@n13 Gsw@o13"]
    );
}

/// The same grid in both readings.
#[test]
fn the_score_of_the_grid_as_claimed_and_with_the_best_words() {
    let words = Words::new(WordList::French);
    let scores: Vec<u32> = examples()
        .iter()
        .filter(|example| example.is_qwords())
        .map(|example| {
            let (position, claims) = example.read_grid().unwrap();
            let (grid, double) = (&position.grid, position.variant.double());
            let breakdown = match claims {
                Some(claims) => Claims::breakdown(&claims.judge(grid, &words, double)),
                None => score(grid, &words, double),
            };
            assert_eq!(Some(breakdown.total()), example.score, "{}", example.id);
            breakdown.total()
        })
        .collect();
    assert_eq!(scores, [46, 48]);
}

#[test]
fn what_is_wrong_with_an_example_is_named() {
    let text = "\
- id: other-reason
  position: classic RcRs Rd
  play: Rd@g7
  legal: false
  reasons: [gap]
- id: other-line
  position: classic RcRd Bc
  play: Bc@g8
  score: 2
  lines:
    - {direction: horizontal, by: shape, of: circle, cells: [g7, g8], points: 2}
- id: no-position
  lines:
    - {direction: horizontal, by: shape, of: circle, cells: [g7, g8], points: 2}
  score: 2
  play: Bc@g8
  position: classic RcRz Bc
";
    let mut searcher = Searcher::new();
    let mut examples = load_examples(text).unwrap().into_iter();
    let mut differences = || examples.next().unwrap().check(&mut searcher).differences;
    let found = differences();
    assert!(
        matches!(&found[..], [Mismatch::Reasons { missing, .. }] if missing[0].code() == "gap"),
        "{found:?}"
    );
    let found = differences();
    assert!(
        matches!(&found[..], [Mismatch::Line { number: 1, .. }]),
        "{found:?}"
    );
    let found = differences();
    assert!(
        matches!(
            found[0],
            Mismatch::InFile {
                key: "position",
                line: Some(17),
                ..
            }
        ),
        "{found:?}"
    );
}
