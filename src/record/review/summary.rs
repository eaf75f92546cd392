//! What a turn gave away, and what that says about its player.

use super::WinChances;
use crate::named::named;
use crate::record::Record;
use crate::strategy::{Evaluation, Evidence};

/// A turn with a known hand, compared with the best turns.
#[derive(Clone, Debug)]
pub struct Judgement {
    /// The best turns, the best first, in the cells of the record; the one played may be among
    /// them.
    pub best: Vec<Evaluation>,
    /// The turn that was played.
    pub played: Evaluation,
    /// The chance to win given away, 0 to 1; 0 if the samples do not separate the turns.
    pub given_away: f64,
    /// How many points were given away, in the margin over the best opponent; 0 if the samples do
    /// not separate the turns.
    pub points_lost: f64,
    /// How good the turn was.
    pub grade: Grade,
    /// Whether there was anything to choose from.
    pub had_choice: bool,
    /// What it rests on.
    pub evidence: Evidence,
}

impl Judgement {
    /// The best turn; the one played if there is no better.
    pub fn best(&self) -> &Evaluation {
        self.best.first().unwrap_or(&self.played)
    }

    /// Whether the turn played is the best.
    pub fn is_best(&self) -> bool {
        self.best().candidate.turn == self.played.candidate.turn
    }

    /// The chance to win before the turn, 0 to 1: that of the best turn.
    pub fn win_before(&self) -> f64 {
        self.best().win
    }

    /// The chance to win after it; that of the best turn if the samples do not separate them.
    pub fn win_after(&self) -> f64 {
        self.win_before() - self.given_away
    }
}

named! {
    /// How good a turn was.
    Grade {
        /// As good as the best, or nearly.
        Fine "fine",
        /// A little was given away.
        Inaccuracy "inaccuracy",
        /// A good deal was given away.
        Mistake "mistake",
        /// The game may have been given away.
        Blunder "blunder",
    }
}

/// The loss from which a turn is an inaccuracy, a mistake, a blunder.
const INACCURACY: f64 = 0.02;
const MISTAKE: f64 = 0.05;
const BLUNDER: f64 = 0.10;

impl Grade {
    /// The grade of a turn by the chance to win that it gave away, 0 to 1, rounded to thousandths
    /// as it is shown.
    pub fn of(given_away: f64) -> Grade {
        match (1e3 * given_away).round() / 1e3 {
            lost if lost >= BLUNDER => Grade::Blunder,
            lost if lost >= MISTAKE => Grade::Mistake,
            lost if lost >= INACCURACY => Grade::Inaccuracy,
            _ => Grade::Fine,
        }
    }
}

/// How accurate a turn was, 0 to 100. A fourth power, which every machine computes alike, and close
/// to the curve of chess reviews.
fn accuracy(given_away: f64) -> f64 {
    let kept = 1.0 - given_away.clamp(0.0, 1.0);
    100.0 * (kept * kept) * (kept * kept)
}

/// How a player played, as far as the hands are known.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerReview {
    /// How many turns the player took.
    pub turns: usize,
    /// How many of them were judged.
    pub judged: usize,
    /// The average accuracy, 0 to 100, of the turns that had a choice; `None` if there is none.
    pub accuracy: Option<f64>,
    /// How many turns have each grade, the best first.
    pub grades: [usize; 4],
    /// The chance to win given away in all, as a part of 1 for each turn.
    pub given_away: f64,
    /// The points given away in all.
    pub points_lost: f64,
    /// The chance to win at the player's first known turn.
    pub first: Option<f64>,
    /// The last known chance to win; at the end, if the game is over.
    pub last: Option<f64>,
    /// What else changed the chance to win.
    pub luck: Luck,
}

/// Every player, in the order of the record.
pub(super) fn players(
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
    /// Whether what was given away, luck and the rest add up to the change from the first chance to
    /// the last, because no turn is missing.
    pub fn adds_up(&self) -> bool {
        self.luck.separated + self.luck.unseparated == self.turns
    }

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
            .filter_map(|chances| *chances.wins.get(player)?);
        // An empty sum of floats is -0.
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

/// What changed a player's chance to win besides the player's own turns, from the first of them
/// that is known on, as parts of 1.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Luck {
    /// What was drawn, and what the others turned out to hold.
    pub luck: f64,
    /// What the others gave away.
    pub from_opponents: f64,
    /// Luck and the others' skill together, if an unknown hand in between prevents separating the
    /// two.
    pub combined: f64,
    /// Over how many of the player's turns luck was separated.
    pub separated: usize,
    /// Over how many it was not.
    pub unseparated: usize,
}

impl Luck {
    /// What luck and what the others changed, 0 to 1, if the two were separated anywhere.
    pub fn luck_and_opponents(&self) -> Option<(f64, f64)> {
        (self.separated > 0).then_some((self.luck, self.from_opponents))
    }

    /// What the two changed together, if there was a turn over which they were not separated.
    pub fn combined(&self) -> Option<f64> {
        (self.unseparated > 0).then_some(self.combined)
    }

    /// The luck of a player, from each turn to the next, or to the end of the game.
    fn of(player: usize, turns: &[Option<Judgement>], timeline: &[WinChances]) -> Luck {
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
                .and_then(|chances| *chances.wins.get(player)?);
            let (Some(judgement), Some(win)) = (judgement, win) else {
                continue;
            };
            let change = win - judgement.win_after();
            let between = turns.iter().take(next).skip(place + 1);
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
