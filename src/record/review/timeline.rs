use super::Judgement;
use crate::record::{GameEnd, Record};

/// The players' chances to win at one moment of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct WinChances {
    /// How many turns were over.
    pub turns: usize,
    /// The chance of each player, 0 to 1, as far as it is known.
    pub wins: Vec<Option<f64>>,
}

/// The chances before each turn whose hand is known, and at the end of a game that is over. Of two
/// players, one has what the other has not; of more, a turn tells the chance of the player to move
/// only.
pub(super) fn of(record: &Record, turns: &[Option<Judgement>]) -> Vec<WinChances> {
    let players = record.scores().len();
    let before = turns.iter().enumerate().filter_map(|(place, judgement)| {
        let win = judgement.as_ref()?.win_before();
        let to_move = record.steps()[place].before.to_move;
        let chance = |player: usize| match player {
            player if player == to_move => Some(win),
            _ if players == 2 => Some(1.0 - win),
            _ => None,
        };
        Some(WinChances {
            turns: place,
            wins: (0..players).map(chance).collect(),
        })
    });
    before.chain(at_the_end(record)).collect()
}

/// Who wins has all, and those who win together share it.
fn at_the_end(record: &Record) -> Option<WinChances> {
    let leaders = record.leaders();
    let share = |player| {
        if leaders.contains(&player) {
            1.0 / leaders.len() as f64
        } else {
            0.0
        }
    };
    let wins = (0..record.scores().len())
        .map(|player| Some(share(player)))
        .collect();
    (record.ending() != GameEnd::Open).then(|| WinChances {
        turns: record.steps().len(),
        wins,
    })
}
