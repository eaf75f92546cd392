use super::grade::accuracy;
use super::{Grade, Judgement, Luck, WinChances};
use crate::record::Record;

/// How a player played, as far as the hands are known.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerReview {
    /// How many turns the player took.
    pub turns: usize,
    /// How many of them were judged.
    pub judged: usize,
    /// 0 to 100, over the turns that had a choice; `None` where there is none.
    pub accuracy: Option<f64>,
    /// How many turns have each grade, the best first.
    pub grades: [usize; 4],
    /// The chance to win given away in all, as a part of 1 for each turn.
    pub given_away: f64,
    /// The points given away in all.
    pub points_lost: f64,
    /// The chance to win at the player's first known turn.
    pub first: Option<f64>,
    /// The chance to win last known: that at the end, where the game is over.
    pub last: Option<f64>,
    /// What else changed the chance to win.
    pub luck: Luck,
}

/// Every player, in the order of the record.
pub(super) fn all(
    record: &Record,
    turns: &[Option<Judgement>],
    timeline: &[WinChances],
) -> Vec<PlayerReview> {
    let players = record.scores().len();
    (0..players)
        .map(|player| PlayerReview::of(player, players, turns, timeline))
        .collect()
}

impl PlayerReview {
    fn of(
        player: usize,
        players: usize,
        turns: &[Option<Judgement>],
        timeline: &[WinChances],
    ) -> PlayerReview {
        let own = turns.iter().skip(player).step_by(players);
        let judged: Vec<&Judgement> = own.clone().flatten().collect();
        let chosen = judged.iter().filter(|judgement| judgement.had_choice);
        let accuracies: Vec<f64> = chosen
            .map(|judgement| accuracy(judgement.given_away))
            .collect();
        let is_own = |chances: &&WinChances| {
            chances.turns == turns.len() || chances.turns % players == player
        };
        let mut wins = timeline
            .iter()
            .filter(is_own)
            .filter_map(|chances| chances.wins[player]);
        // Of nothing it is -0 without the 0.
        let sum = |of: fn(&Judgement) -> f64| {
            judged.iter().map(|judgement| of(judgement)).sum::<f64>() + 0.0
        };
        PlayerReview {
            turns: own.count(),
            judged: judged.len(),
            accuracy: (!accuracies.is_empty())
                .then(|| accuracies.iter().sum::<f64>() / accuracies.len() as f64),
            grades: Grade::ALL.map(|grade| {
                judged
                    .iter()
                    .filter(|judgement| judgement.grade == grade)
                    .count()
            }),
            given_away: sum(|judgement| judgement.given_away),
            points_lost: sum(|judgement| judgement.points_lost),
            first: judged.first().map(|judgement| judgement.win_before()),
            last: wins.next_back(),
            luck: Luck::of(player, turns, timeline),
        }
    }
}
