//! Tables that are kept up to date through games, lie far out, or are very long.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use rayon::prelude::*;
use sixfold::bench::greedy_game;
use sixfold::game::{
    Background, Cell, Colour, Game, MAX_COORDINATE, Placement, Position, RACK_SIZE, Rng, Rules,
    Setup, Shape, Tile, Turn,
};
use sixfold::search::{Hand, ScoredPlay, Searcher, Table};

use crate::plain;

/// Every play that a table shows, as text, with its score.
fn shown<const FLEX: bool>(table: &Table<FLEX>, hand: &Hand) -> BTreeMap<String, u32> {
    let mut plays = BTreeMap::new();
    let done = table.visit_plays(hand, |found| {
        match plays.insert(found.play(table).to_string(), found.score()) {
            None => ControlFlow::Continue(()),
            Some(_) => ControlFlow::Break(found.play(table)),
        }
    });
    assert_eq!(done, ControlFlow::Continue(()), "a play was shown twice");
    plays
}

/// Plays a game and holds a table that learns of each tile against one that is set up anew at every
/// turn. Both are used for one game after the other, so what an earlier game left behind would
/// show.
fn follow<const FLEX: bool>(rules: Rules) {
    let (mut kept, mut prepared, mut searcher) =
        (Table::<FLEX>::new(), Table::<FLEX>::new(), Searcher::new());
    for number in 0..12 {
        let mut rng = Rng::new("follow", number);
        let mut game = Game::deal(rules, 2, &mut rng);
        kept.clear();
        while !game.is_over() {
            let position = game.position().unwrap();
            let plays = searcher.ranking(&position, usize::MAX).plays;
            if !position.board().is_empty() {
                let hand = Hand::new(position.rack(), position.bag() == 0);
                prepared.prepare(position.board());
                let mut fresh = Table::<FLEX>::new();
                fresh.prepare(position.board());
                let expected = shown(&fresh, &hand);
                assert_eq!(expected.len(), plays.len());
                assert_eq!(shown(&kept, &hand), expected, "{position}");
                assert_eq!(shown(&prepared, &hand), expected, "{position}");
                let best = |table: &Table<FLEX>| {
                    table
                        .best_play(&hand)
                        .map(|found| (found.play(table), found.score()))
                };
                assert_eq!(best(&kept), best(&fresh), "{position}");
            }
            let turn = match plays.len() {
                0 if position.can_swap() => Turn::swap([position.rack()[0]]),
                0 => Turn::Pass,
                total => Turn::Lay(plays[rng.below(total as u32) as usize].play.clone()),
            };
            if let Turn::Lay(play) = &turn {
                play.placements()
                    .iter()
                    .for_each(|laid| kept.lay(laid.cell, laid.tile));
            }
            game.take(&turn, &mut rng);
        }
    }
}

#[test]
fn laying_tile_by_tile_is_setting_up_anew() {
    follow::<false>(Rules::Classic);
    follow::<true>(Rules::Flex);
    follow::<true>(Rules::Intro);
}

/// The same policy, move by move, with the plain generator on the game itself.
fn greedy_replay(rules: Rules, rng: &mut Rng) -> [u32; 2] {
    let mut game = Game::deal(rules, 2, rng);
    while !game.is_over() {
        let position = game.position().unwrap();
        let plays = plain::visit_plays(&position);
        let rank = |play: &plain::PlainPlay| (play.len(), plain::to_play(play).to_string());
        let most = plays.values().max();
        let best = plays
            .iter()
            .filter(|(_, score)| Some(*score) == most)
            .map(|(play, _)| play)
            .min_by_key(|play| rank(play));
        let turn = match best {
            Some(play) => Turn::Lay(plain::to_play(play)),
            None if position.bag() == 0 => Turn::Pass,
            None => {
                let kept = position.rack().len().saturating_sub(position.bag());
                Turn::swap(position.rack()[kept..].iter().copied())
            }
        };
        game.take(&turn, rng);
    }
    [game.scores()[0], game.scores()[1]]
}

#[test]
fn a_greedy_game_is_what_its_rules_make_it() {
    let games: Vec<(Rules, u64)> = Rules::ALL
        .into_iter()
        .flat_map(|rules| (0..16).map(move |number| (rules, number)))
        .collect();
    games.into_par_iter().for_each(|(rules, number)| {
        let rng = || Rng::new("greedy", number);
        let scores = match rules {
            Rules::Classic => greedy_game(&mut Table::<false>::new(), rules, &mut rng()),
            Rules::Flex | Rules::Intro => greedy_game(&mut Table::<true>::new(), rules, &mut rng()),
        };
        assert_eq!(scores, greedy_replay(rules, &mut rng()), "{rules} {number}");
    });
}

/// The 108 tiles of a set in an order in which each goes with the next: every colour forth and
/// back, three times over. Backgrounds change in such a way that every second tile, a neighbour on
/// a staircase's diagonal, has another one.
fn winding(rules: Rules) -> Vec<Tile> {
    let tile = |number: usize| {
        let (colour, step) = (number / 6 % 6, number % 6);
        let shape = if colour % 2 == 0 { step } else { 5 - step };
        let background = Background::ALL[(number % 36 / 2 + number / 36) % 3];
        Tile {
            colour: Colour::ALL[colour],
            shape: Shape::ALL[shape],
            background: rules.has_diagonals().then_some(background),
        }
    };
    (0..108).map(tile).collect()
}

/// A chain of tiles whose rows hold so many each: 2 make a staircase, 6 a long flat table.
fn chain(rules: Rules, tiles: usize, in_a_row: usize) -> Setup {
    let set = winding(rules);
    let place = |number: usize| (number - number / in_a_row, number / in_a_row);
    let laid = (0..tiles).map(|number| {
        let (column, row) = place(number);
        Placement {
            cell: Cell::new(7 + column as i16, 7 + row as i16),
            tile: set[number],
        }
    });
    // From everywhere in what is left: tiles that follow each other there are one large set, and
    // the plain generator slow.
    let left = &set[tiles..];
    let rack = left
        .iter()
        .step_by(left.len() / RACK_SIZE)
        .take(RACK_SIZE)
        .copied()
        .collect();
    Setup {
        rules,
        tiles: laid.collect(),
        origin: Cell::new(7, 7),
        rack,
        players: 2,
        bag: None,
        scores: None,
    }
}

/// Rows become columns, or the table is seen in a mirror; or both.
fn turned(setup: &Setup, transposed: bool, mirrored: bool) -> Setup {
    let mut setup = setup.clone();
    for Placement { cell, .. } in &mut setup.tiles {
        *cell = if transposed {
            Cell::new(cell.row, cell.column)
        } else {
            *cell
        };
        cell.column = if mirrored {
            200 - cell.column
        } else {
            cell.column
        };
    }
    setup
}

/// The position with its table as near the four corners of what can be written as possible.
fn in_the_corners(position: &Position) -> [Position; 4] {
    let bounds = position.board().bounds().unwrap();
    let (right, bottom) = (
        MAX_COORDINATE + 1 - bounds.width() as i16,
        MAX_COORDINATE + 1 - bounds.height() as i16,
    );
    [(7, 7), (right, 7), (7, bottom), (right, bottom)]
        .map(|(column, row)| position.moved_to(Cell::new(column, row)).unwrap())
}

#[test]
fn long_chains_in_every_corner() {
    let mut setups = Vec::new();
    for rules in [Rules::Classic, Rules::Flex] {
        for in_a_row in [2, 6] {
            for tiles in [61, 84, 98] {
                let chain = chain(rules, tiles, in_a_row);
                setups.extend(
                    [(false, false), (false, true), (true, false), (true, true)]
                        .map(|(transposed, mirrored)| turned(&chain, transposed, mirrored)),
                );
            }
        }
    }
    let seen: usize = setups
        .into_par_iter()
        .map(|setup| {
            let position = Position::new(setup).unwrap();
            in_the_corners(&position)
                .iter()
                .map(|position| agrees(position).len())
                .sum::<usize>()
        })
        .sum();
    assert!(seen > 5000, "only {seen} plays");
}

/// Both generators agree on every play; told as texts with scores.
fn agrees(position: &Position) -> BTreeSet<(String, u32)> {
    let mut searcher = Searcher::new();
    let plays = searcher.ranking(position, usize::MAX).plays;
    let found: BTreeSet<(String, u32)> = plays
        .iter()
        .map(|it| (it.play.to_string(), it.score))
        .collect();
    let plain = plain::visit_plays(position);
    let expected = plain
        .iter()
        .map(|(play, &score)| (plain::to_play(play).to_string(), score))
        .collect();
    assert_eq!(
        found.len(),
        plays.len(),
        "a play was found twice on {position}"
    );
    assert!(found == expected, "{position}");
    assert_eq!(
        searcher.best_play(position).as_ref(),
        plays.first(),
        "{position}"
    );
    found
}

/// Rows and columns with one, two and three digits or letters, and every part of the search's own
/// grid.
#[test]
fn a_table_has_the_same_plays_in_order_wherever_it_lies() {
    let lines = [
        "flex RcbRtwRsb/1BtbBss/2GsbRssBsw/3BsbRswGsw/4Ysb YcbYswGdsPcwPswPdw",
        "classic 4Bf/3GdGfGtGx/3RdRfRtRx/3OdOf/GtPtRt1PfPs/2YtYdYfYsYxYc/6Yd/6Yf RxOcYdBsPdPf",
    ];
    for line in lines {
        let position: Position = line.parse().unwrap();
        let (mut searcher, home) = (Searcher::new(), position.origin());
        let at_home = by_place(&searcher.ranking(&position, usize::MAX).plays, home);
        for (column, row) in (7..=500)
            .step_by(17)
            .flat_map(|column| (7..=500).step_by(19).map(move |row| (column, row)))
        {
            let origin = Cell::new(column, row);
            let moved = position.moved_to(origin).unwrap();
            let plays = searcher.ranking(&moved, usize::MAX).plays;
            assert!(by_place(&plays, origin) == at_home, "{moved}");
            let key = |it: &ScoredPlay| {
                (
                    std::cmp::Reverse(it.score),
                    it.play.placements().len(),
                    it.play.to_string(),
                )
            };
            assert!(plays.is_sorted_by_key(key), "{moved}");
            assert_eq!(
                searcher.best_play(&moved).as_ref(),
                plays.first(),
                "{moved}"
            );
        }
    }
}

/// Plays by where they lie, seen from the table's corner.
fn by_place(plays: &[ScoredPlay], origin: Cell) -> BTreeMap<Vec<(i16, i16, Tile)>, u32> {
    let place = |laid: &Placement| {
        (
            laid.cell.column - origin.column,
            laid.cell.row - origin.row,
            laid.tile,
        )
    };
    plays
        .iter()
        .map(|it| (it.play.placements().iter().map(place).collect(), it.score))
        .collect()
}
