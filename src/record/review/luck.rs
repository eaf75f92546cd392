use super::{Judgement, WinChances};

/// What changed a player's chance to win besides the player's own turns, from the first of them
/// that is known on, as parts of 1.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Luck {
    /// What was drawn, and what the others turned out to hold.
    pub luck: f64,
    /// What the others gave away.
    pub from_opponents: f64,
    /// Luck and the others' skill together, where a hand was not known and they cannot be told
    /// apart.
    pub combined: f64,
    /// Over how many of the player's turns luck was told apart.
    pub separated: usize,
    /// Over how many it was not.
    pub unseparated: usize,
}

impl Luck {
    /// The luck of a player, from each turn to the next, or to the end of the game.
    pub(super) fn of(player: usize, turns: &[Option<Judgement>], timeline: &[WinChances]) -> Luck {
        let players = timeline.first().map_or(0, |chances| chances.wins.len());
        let mut luck = Luck::default();
        for (place, judgement) in turns
            .iter()
            .enumerate()
            .skip(player)
            .step_by(players.max(1))
        {
            let next = (place + players).min(turns.len());
            let win = timeline
                .iter()
                .find(|chances| chances.turns == next)
                .and_then(|chances| chances.wins[player]);
            let (Some(judgement), Some(win)) = (judgement, win) else {
                continue;
            };
            let change = win - judgement.win_after();
            let between = turns[place + 1..next].iter();
            let from_opponents: Option<f64> = between
                .map(|other| other.as_ref().map(|other| other.given_away))
                .sum();
            match from_opponents.map(|given_away| given_away / (players - 1) as f64) {
                Some(from_opponents) => {
                    luck.from_opponents += from_opponents;
                    luck.luck += change - from_opponents;
                    luck.separated += 1;
                }
                None => {
                    luck.combined += change;
                    luck.unseparated += 1;
                }
            }
        }
        luck
    }
}
