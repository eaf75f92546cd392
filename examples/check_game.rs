//! Checks a game written as text: every turn, every rack as far as it is known, every score. Then
//! prints the score after each turn, or what is wrong.
//!
//! `cargo run --example check_game -- puzzles/games/intro.txt`

use std::error::Error;

use sixfold::record::Record;

/// The first turns of a game, for a run without a file.
const GAME: &str = "\
rules: flex
players: North, South
1 North [RcbRtwRsbOdwPxsGcb] Rcb@j10 Rtw@k10 Rsb@l10 = 3
2 South Btb@k11 Bss@l11 = 10
3 North [OdwPxsGcbYswBfbRfs] swap Odw Pxs = 0
";

fn main() -> Result<(), Box<dyn Error>> {
    let text = match std::env::args().nth(1) {
        Some(file) => std::fs::read_to_string(file)?,
        None => GAME.to_owned(),
    };
    // Reading replays the game: a `Record` is a game in which everything is right.
    let record: Record = text.parse()?;

    let players = record.transcript().players();
    for (number, step) in record.steps().iter().enumerate() {
        let player = &players[step.before.to_move];
        let score = step.breakdown.total();
        println!("{} {player} {} = {score}", number + 1, step.turn);
    }
    for (player, score) in players.iter().zip(record.scores()) {
        println!("{player}: {score} points");
    }
    Ok(())
}
