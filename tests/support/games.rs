//! Whole games, for tests that need some.

use sixfold::game::{Game, Position, Rng, Rules, Turn};
use sixfold::record::{Record, Transcript, WrittenTurn};
use sixfold::search::Searcher;
use sixfold::strategy::{Level, Player};

/// The positions of the corpus for some rules, as lines.
pub(crate) fn corpus(rules: Rules) -> impl Iterator<Item = &'static str> {
    include_str!("../../benches/corpus.txt")
        .lines()
        .filter(move |line| line.split(' ').next() == Some(rules.name()))
}

/// A game whose first player has the first level, and so on.
pub(crate) fn recorded(rules: Rules, levels: &[Level], number: u64) -> Record {
    let mut players: Vec<Player> = levels
        .iter()
        .map(|&level| Player::new(level, rules, number))
        .collect();
    played(rules, levels.len(), number, |turn, position| {
        players[turn % levels.len()].choose(position)
    })
}

/// A game in which every turn is chosen by its number from 0 and its position.
pub(crate) fn played(
    rules: Rules,
    players: usize,
    number: u64,
    mut choose: impl FnMut(usize, &Position) -> Turn,
) -> Record {
    let mut rng = Rng::new("games", number);
    let mut game = Game::deal(rules, players, &mut rng);
    let names = ["North", "East", "South", "West"];
    let mut transcript = Transcript::new(rules, &names[..players]).unwrap();
    while !game.is_over() {
        let position = game.position().unwrap();
        let turn = choose(transcript.turns().len(), &position);
        let points = position.breakdown(&turn).total();
        transcript.push(WrittenTurn {
            hand: Some(position.rack().to_vec()),
            turn: turn.clone(),
            points: Some(points),
        });
        game.take(&turn, &mut rng);
    }
    Record::new(transcript).unwrap()
}

/// The same game, its hands left out where this says so, and only so many turns of it.
pub(crate) fn with_hands(
    record: &Record,
    turns: usize,
    is_known: impl Fn(usize) -> bool,
) -> Record {
    let written = record.transcript();
    let mut transcript = Transcript::new(written.rules(), written.players()).unwrap();
    for (place, entry) in written.turns().iter().take(turns).enumerate() {
        let hand = entry.hand.clone().filter(|_| is_known(place));
        transcript.push(WrittenTurn {
            hand,
            ..entry.clone()
        });
    }
    Record::new(transcript).unwrap()
}

/// Plays a game between players who always take the most points and shows each position and turn;
/// the game at its end.
pub(crate) fn greedy(
    rules: Rules,
    players: usize,
    number: u64,
    mut visit: impl FnMut(&Game, Position, &Turn),
) -> Game {
    let mut rng = Rng::new("greedy", number);
    let mut searcher = Searcher::new();
    let mut game = Game::deal(rules, players, &mut rng);
    while !game.is_over() {
        let position = game.position().unwrap();
        let turn = match searcher.best_play(&position) {
            Some(best) => Turn::Lay(best.play),
            None if game.bag() > 0 => Turn::swap(position.rack().iter().copied().take(game.bag())),
            None => Turn::Pass,
        };
        visit(&game, position, &turn);
        game.take(&turn, &mut rng);
    }
    game
}
