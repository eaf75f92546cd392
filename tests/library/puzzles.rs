//! Puzzles: what is accepted, how hard it is, which are the same.

use std::collections::{BTreeMap, BTreeSet};

use sixfold::game::{Background, Cell, Colour, Placement, Play, Position, Rng, Rules, Shape, Tile};
use sixfold::puzzle::{
    CanonicalForm, Criteria, Document, Maker, Puzzle, Stars, Stored, Theme, load_puzzles,
    write_puzzles,
};
use sixfold::search::Searcher;

/// Puzzles of many games, with any target and any margin.
fn many(rules: Rules, games: u64) -> Vec<Puzzle> {
    let criteria = Criteria {
        target: 1..=99,
        margin: 1,
        ..Criteria::default()
    };
    let mut maker = Maker::new();
    let rng = |number| Rng::new("tests/puzzles", number);
    (0..games)
        .flat_map(|number| maker.puzzles_of_a_game(rules, &criteria, &mut rng(number)))
        .collect()
}

/// A position turned, mirrored and renamed at random.
fn disguised(position: &Position, rng: &mut Rng) -> Position {
    let mut colours = Colour::ALL;
    let mut shapes = Shape::ALL;
    let mut backgrounds = Background::ALL;
    let kinds = position.rules().backgrounds().len();
    rng.shuffle(&mut colours);
    rng.shuffle(&mut shapes);
    rng.shuffle(&mut backgrounds[..kinds]);
    let renamed = |tile: Tile| Tile {
        colour: colours[tile.colour.index()],
        shape: shapes[tile.shape.index()],
        background: tile
            .background
            .map(|background| backgrounds[background.index()]),
    };
    let view = rng.below(8);
    let turned = |Cell { row, column }: Cell| {
        let (row, column) = if view & 1 != 0 {
            (column, row)
        } else {
            (row, column)
        };
        let row = if view & 2 != 0 { 100 - row } else { row };
        let column = if view & 4 != 0 { 100 - column } else { column };
        Cell { row, column }
    };
    let mut setup = position.setup();
    for Placement { cell, tile } in &mut setup.tiles {
        (*cell, *tile) = (turned(*cell), renamed(*tile));
    }
    setup
        .rack
        .iter_mut()
        .for_each(|tile| *tile = renamed(*tile));
    Position::new(setup).unwrap()
}

#[test]
fn a_kernel_outlasts_any_disguise_and_tells_others_apart() {
    let mut rng = Rng::new("disguise", 0);
    for rules in Rules::ALL {
        let puzzles = many(rules, 4);
        let kernels: BTreeSet<CanonicalForm> = puzzles
            .iter()
            .map(|puzzle| CanonicalForm::of(&puzzle.position))
            .collect();
        assert_eq!(
            kernels.len(),
            puzzles.len(),
            "no two tables of these games are twins"
        );
        for puzzle in &puzzles {
            for _ in 0..4 {
                let twin = disguised(&puzzle.position, &mut rng);
                assert_eq!(
                    CanonicalForm::of(&twin),
                    CanonicalForm::of(&puzzle.position),
                    "{} {twin}",
                    puzzle.position
                );
            }
        }
    }
}

#[test]
fn a_puzzle_is_as_wished() {
    let criteria = Criteria::default();
    let mut maker = Maker::new();
    let mut searcher = Searcher::new();
    let mut count = 0;
    for number in 0..150 {
        for puzzle in maker.puzzles_of_a_game(Rules::Flex, &criteria, &mut Rng::new("wish", number))
        {
            count += 1;
            let plays = searcher.ranking(&puzzle.position, usize::MAX).plays;
            let endgame = puzzle.themes.contains(&Theme::GoingOut);
            assert_eq!((plays[0].score, &plays[0].play), (18, &puzzle.solution));
            assert!(plays[1].score + 2 <= 18 && plays[1].score == puzzle.second_best);
            assert!(puzzle.breakdown.lines.len() >= 2 && puzzle.breakdown.total() == 18);
            assert!((8..=108).contains(&puzzle.position.board().len()) && plays.len() <= 300);
            let bounds = puzzle.position.board().bounds().unwrap();
            assert!(bounds.width().max(bounds.height()) <= if endgame { 20 } else { 13 });
            assert!(endgame || puzzle.position.rack().len() == 6);
            assert_eq!(puzzle.position.origin(), Cell::new(7, 7));
        }
    }
    assert!(count >= 20, "only {count} puzzles");
}

/// Whatever a game gives was not refused: the bounds hold for every puzzle of many games, alone and
/// with each of its themes.
#[test]
fn no_puzzle_that_there_is_counts_as_impossible() {
    for rules in Rules::ALL {
        for puzzle in many(rules, 60) {
            let target = puzzle.target()..=puzzle.target();
            let criteria = Criteria {
                target,
                margin: puzzle.target() - puzzle.second_best,
                ..Criteria::default()
            };
            for theme in puzzle.themes.iter().copied().map(Some).chain([None]) {
                assert_eq!(
                    Criteria {
                        theme,
                        ..criteria.clone()
                    }
                    .impossible(rules),
                    None,
                    "{} {theme:?}",
                    puzzle.position
                );
            }
        }
    }
}

#[test]
fn stars_follow_the_looks_and_every_class_is_well_filled() {
    let mut by_stars: BTreeMap<Stars, Vec<usize>> = BTreeMap::new();
    let mut maker = Maker::new();
    let criteria = Criteria {
        endgames: false,
        ..Criteria::default()
    };
    for number in 0..2000 {
        for puzzle in
            maker.puzzles_of_a_game(Rules::Flex, &criteria, &mut Rng::new("stars", number))
        {
            by_stars
                .entry(puzzle.stars())
                .or_default()
                .push(puzzle.looks);
        }
    }
    let total: usize = by_stars.values().map(Vec::len).sum();
    for stars in Stars::ALL {
        let looks = &by_stars[&stars];
        assert!(
            looks.len() * 10 >= total,
            "{} of {total} have {} stars",
            looks.len(),
            stars.count()
        );
        if let Some(harder) = by_stars.range(stars..).nth(1) {
            assert!(looks.iter().max() < harder.1.iter().min());
        }
    }
}

#[test]
fn themes_are_what_they_say() {
    let cases = [
        (
            "flex RcbRtwRsb/1BtbBss/2GsbRssBsw/3BsbRswGsw/4Ysb YcbPcw origin=j10",
            "Ycb@i9 Pcw@j9",
            "qwirkle flex, diagonals",
        ),
        (
            "flex RcbRtwRsb/1BtbBss/2GsbRssBsw/3BsbRswGsw Ysb origin=j10",
            "Ysb@n14",
            "single tile, diagonals, quiet",
        ),
        (
            "classic RsOs/1Ps/1BsBc/1RsRcRdRfRt/2GcGdGfGt/2YcYd1Yt/3OdOxOt RxOxBx origin=h8",
            "Bx@h10 Rx@h11 Ox@h12",
            "qwirkle, crossing",
        ),
        (
            "flex GdbBdsYdb RdwOdw origin=j10",
            "Odw@i10 Rdw@m10",
            "both ends, quiet",
        ),
        (
            "classic Rc1Rs/GcGdGs Rd",
            "Rd@h7",
            "bridge, single tile, quiet",
        ),
        ("classic RcRs RdRf bag=0", "Rd@i7 Rf@j7", "going out"),
        (
            "classic Rc RsRdRfRtRxOc bag=0",
            "Rs@h7 Rd@i7 Rf@j7 Rt@k7 Rx@l7",
            "qwirkle",
        ),
    ];
    for (position, play, themes) in cases {
        let (position, play): (Position, Play) = (position.parse().unwrap(), play.parse().unwrap());
        let found = Theme::of(&position, &play, &position.play_breakdown(&play));
        assert_eq!(
            found
                .iter()
                .map(|theme| theme.name())
                .collect::<Vec<_>>()
                .join(", "),
            themes,
            "{position} {play}"
        );
    }
}

#[test]
fn a_document_comes_back_as_it_was_written_and_is_proved() {
    let mut searcher = Searcher::new();
    let documents: Vec<Document> = many(Rules::Flex, 2)
        .iter()
        .enumerate()
        .map(|(number, puzzle)| Document::new(puzzle, format!("{number}"), "a test"))
        .collect();
    let text = write_puzzles(&documents);
    let stored: Vec<Document> = load_puzzles(&text)
        .unwrap()
        .into_iter()
        .filter_map(Stored::tiles)
        .collect();
    assert_eq!(stored, documents);
    assert!(
        documents
            .iter()
            .all(|document| document.prove(&mut searcher).flaws.is_empty())
    );

    let spoilt = Document {
        target: documents[0].target + 1,
        stars: 9,
        ..documents[0].clone()
    };
    assert_eq!(spoilt.prove(&mut searcher).flaws.len(), 2);
    assert!(load_puzzles(&text.replace("made_by", "maker")).is_err());
}
