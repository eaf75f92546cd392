//! Whole games between players who always take the most points, for tests that need games.

use sixfold::game::{Chance, Game, Position, Rules, Turn};
use sixfold::search::Searcher;

/// Plays a game and shows each player's position and turn; the game at its end.
pub(crate) fn play(rules: Rules, players: usize, number: u64, mut visit: impl FnMut(&Game, Position, &Turn)) -> Game {
    let mut chance = Chance::new("greedy", number);
    let mut searcher = Searcher::new();
    let mut game = Game::deal(rules, players, &mut chance);
    while !game.is_over() {
        let position = game.position().unwrap();
        let turn = match searcher.best_play(&position) {
            Some(best) => Turn::Lay(best.play),
            None if game.bag() > 0 => Turn::swap(position.rack().iter().copied().take(game.bag())),
            None => Turn::Pass,
        };
        visit(&game, position, &turn);
        game.take(&turn, &mut chance);
    }
    game
}
