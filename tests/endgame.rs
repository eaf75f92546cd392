//! Endings against plain minimax over the plain generator, which shares no code with the search.
#![allow(clippy::unwrap_used, reason = "a test says what it expects by failing")]

mod plain;

use rayon::prelude::*;
use sixfold::game::{Chance, Game, Position, Rules, Setup, Tile, Turn, Unseen, breaches};
use sixfold::search::Searcher;
use sixfold::strategy::Engine;

/// The first position of a game, between players who take the most points, with an empty bag and few tiles in hand.
fn ending(rules: Rules, number: u64, most: usize) -> Option<Position> {
    let mut chance = Chance::new("endings", number);
    let mut game = Game::deal(rules, 2, &mut chance);
    let mut searcher = Searcher::new();
    while !game.is_over() {
        let position = game.position().unwrap();
        if position.bag() == 0 && position.rack().len() + Unseen::of(&position).len() <= most {
            return Some(position);
        }
        let best = searcher.best_play(&position);
        let swap = || Turn::swap(position.rack()[..position.rack().len().min(position.bag())].iter().copied());
        let turn = match best {
            Some(best) => Turn::Lay(best.play),
            None if position.can_swap() => swap(),
            None => Turn::Pass,
        };
        game.take(&turn, &mut chance);
    }
    None
}

/// What the player to move gains over the other where both play their best.
fn minimax(position: &Position, passed: bool) -> i32 {
    let others: Vec<Tile> = Unseen::of(position).tiles().collect();
    let after = |play: &plain::PlainPlay| {
        let mut setup: Setup = position.setup();
        setup.tiles.extend(plain::to_play(play).placements());
        setup.rack = others.clone();
        Position::new(setup).unwrap()
    };
    let plays = plain::every_play(position);
    let value = |(play, &score): (&plain::PlainPlay, &u32)| {
        let goes_out = play.len() == position.rack().len();
        score as i32 - if goes_out { 0 } else { minimax(&after(play), false) }
    };
    match plays.iter().map(value).max() {
        Some(best) => best,
        None if passed => 0,
        None => -minimax(&after(&Vec::new()), true),
    }
}

#[test]
fn endings_are_those_of_plain_minimax() {
    let small = Rules::ALL.map(|rules| (rules, 4, 220));
    let larger = [(Rules::Classic, 5, 20), (Rules::Flex, 5, 12), (Rules::Intro, 5, 8), (Rules::Classic, 6, 2)];
    let cases: Vec<(Rules, usize, u64)> = small.into_iter().chain(larger).collect();
    let endings: Vec<Position> = cases
        .into_par_iter()
        .flat_map(|(rules, tiles, count)| (0..count).into_par_iter().filter_map(move |number| ending(rules, number, tiles)))
        .collect();
    println!("{} endings", endings.len());
    assert!(endings.len() >= 500, "{} endings", endings.len());
    endings.into_par_iter().for_each(|position| {
        let mut engine = Engine::new(position.rules());
        let found = engine.ending(&position, u64::MAX, None).unwrap();
        assert!(found.proved, "{position}");
        assert!(breaches(&position, &found.turn).is_empty(), "{position}: {:?}", found.turn);
        let margin = minimax(&position, false);
        assert_eq!(found.margin, margin, "{position}");
        // However few tables may be looked at: what is proved is so.
        for nodes in [1, 5, 20, 100, 400] {
            let hasty = engine.ending(&position, nodes, None).unwrap();
            assert!(!hasty.proved || hasty.margin == margin, "{position} with {nodes} nodes");
            assert!(breaches(&position, &hasty.turn).is_empty(), "{position}: {:?}", hasty.turn);
        }
    });
}

#[test]
fn only_known_hands_are_searched() {
    let mut engine = Engine::new(Rules::Classic);
    for unknown in ["classic RcRd RfRs bag=1", "classic RcRd RfRs bag=0", "classic RcRd RfRs players=3 bag=0"] {
        assert_eq!(engine.ending(&unknown.parse().unwrap(), 100, None), None, "{unknown}");
    }
}
