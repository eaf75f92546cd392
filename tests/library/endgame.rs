//! Endings against plain minimax over the plain generator, which shares no code with the search.

use rayon::prelude::*;
use sixfold::game::{Game, Position, Rng, Rules, Setup, Turn, Unseen, violations};
use sixfold::search::Searcher;
use sixfold::strategy::Engine;

use crate::plain;

/// The first position of a game, between players who take the most points, with an empty bag and
/// few tiles in hand.
fn ending(rules: Rules, number: u64, most: usize) -> Option<Position> {
    let mut rng = Rng::new("endings", number);
    let mut game = Game::deal(rules, 2, &mut rng);
    let mut searcher = Searcher::new();
    while !game.is_over() {
        let position = game.position().unwrap();
        if position.bag() == 0 && position.rack().len() + Unseen::of(&position).len() <= most {
            return Some(position);
        }
        let best = searcher.best_play(&position);
        let swap = || {
            Turn::swap(
                position.rack()[..position.rack().len().min(position.bag())]
                    .iter()
                    .copied(),
            )
        };
        let turn = match best {
            Some(best) => Turn::Lay(best.play),
            None if position.can_swap() => swap(),
            None => Turn::Pass,
        };
        game.take(&turn, &mut rng);
    }
    None
}

/// The other player's turn, after some tiles were laid.
fn after(position: &Position, play: &plain::PlainPlay) -> Position {
    let mut setup: Setup = position.setup();
    setup.tiles.extend(plain::to_play(play).placements());
    setup.rack = Unseen::of(position).tiles().collect();
    Position::new(setup).unwrap()
}

/// What the player to move gains over the other from a play on, where both then play their best.
fn margin_of(position: &Position, play: &plain::PlainPlay, score: u32) -> i32 {
    let goes_out = play.len() == position.rack().len();
    score as i32
        - if goes_out {
            0
        } else {
            minimax(&after(position, play), false)
        }
}

/// The same where the player to move plays the best.
fn minimax(position: &Position, passed: bool) -> i32 {
    let plays = plain::visit_plays(position);
    match plays
        .iter()
        .map(|(play, &score)| margin_of(position, play, score))
        .max()
    {
        Some(best) => best,
        None if passed => 0,
        None => -minimax(&after(position, &Vec::new()), true),
    }
}

/// The same for a turn that the search chose.
fn margin_of_turn(position: &Position, turn: &Turn) -> i32 {
    let plays = plain::visit_plays(position);
    match plays
        .iter()
        .find(|(play, _)| Turn::Lay(plain::to_play(play)) == *turn)
    {
        Some((play, &score)) => margin_of(position, play, score),
        None => -minimax(&after(position, &Vec::new()), true),
    }
}

#[test]
fn endings_are_those_of_plain_minimax() {
    let small = Rules::ALL.map(|rules| (rules, 4, 220));
    let larger = [
        (Rules::Classic, 5, 20),
        (Rules::Flex, 5, 12),
        (Rules::Intro, 5, 8),
        (Rules::Classic, 6, 2),
    ];
    let cases: Vec<(Rules, usize, u64)> = small.into_iter().chain(larger).collect();
    let endings: Vec<Position> = cases
        .into_par_iter()
        .flat_map(|(rules, tiles, count)| {
            (0..count)
                .into_par_iter()
                .filter_map(move |number| ending(rules, number, tiles))
        })
        .collect();
    println!("{} endings", endings.len());
    assert!(endings.len() >= 500, "{} endings", endings.len());
    endings.into_par_iter().for_each(|position| {
        let mut engine = Engine::new(position.rules());
        let found = engine.solve_endgame(&position, u64::MAX, None).unwrap();
        assert!(found.proved, "{position}");
        assert!(
            violations(&position, &found.turn).is_empty(),
            "{position}: {:?}",
            found.turn
        );
        let margin = minimax(&position, false);
        assert_eq!(found.margin, margin, "{position}");
        assert_eq!(
            margin_of_turn(&position, &found.turn),
            margin,
            "{position}: {:?}",
            found.turn
        );
        // However few tables may be looked at: what is proved is so.
        for nodes in [1, 5, 20, 100, 400] {
            let hasty = engine.solve_endgame(&position, nodes, None).unwrap();
            assert!(
                !hasty.proved || hasty.margin == margin,
                "{position} with {nodes} nodes"
            );
            assert!(
                violations(&position, &hasty.turn).is_empty(),
                "{position}: {:?}",
                hasty.turn
            );
        }
    });
}

#[test]
fn only_known_hands_are_searched() {
    let mut engine = Engine::new(Rules::Classic);
    for unknown in [
        "classic RcRd RfRs bag=1",
        "classic RcRd RfRs bag=0",
        "classic RcRd RfRs players=3 bag=0",
    ] {
        assert_eq!(
            engine.solve_endgame(&unknown.parse().unwrap(), 100, None),
            None,
            "{unknown}"
        );
    }
}
