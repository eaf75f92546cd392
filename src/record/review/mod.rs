//! Reviewing a game: what each turn gave away, who played how well, and what was luck.
//!
//! Every turn whose hand is known is compared with the best turns of its position by rollouts,
//! ranked as [`Engine::compare`](crate::strategy::Engine::compare) ranks them; an endgame with all
//! hands known is solved instead. Each player is judged by what that player could know.
//!
//! **Given away** is the chance to win of the best turn minus that of the turn played, with the
//! same draws; 0 if the difference is not significant at the 95 % level. The [`Grade`] follows from
//! it alone:
//!
//! | chance to win given away | grade |
//! |---|---|
//! | less than 2 % | fine |
//! | 2 % to 5 % | inaccuracy |
//! | 5 % to 10 % | mistake |
//! | 10 % or more | blunder |
//!
//! In the middle of an even game a point is worth between one and two per cent, so an inaccuracy is
//! a point or two, and a blunder six points and more; near the end a single point may decide the
//! game.
//!
//! **Accuracy** is 100 × (1 − given away)⁴ on average over the turns that had a choice: 100 for the
//! best turn, 82 if 5 % is given away, 66 for 10 %, 6 for 50 %.
//!
//! **Luck** is the rest. From one own turn to the next, or to the end, a player's chance to win
//! changes by what the player gave away, by what the others gave away (shared evenly among those
//! who did not), and by luck: what everybody drew, and what the others turned out to hold. If a
//! hand in between is not known, luck and the opponents' skill cannot be separated.

mod judge;
mod summary;

pub use judge::Judge;
pub use summary::{Grade, Judgement, Luck, PlayerReview};

use super::{GameEnd, Record, Step};
use crate::parallel;

/// A reviewed game, as far as its racks are known.
///
/// ```
/// use sixfold::record::Record;
/// use sixfold::record::review::{Review, ReviewEffort};
///
/// let record: Record = "\
/// rules: flex
/// players: North, South
/// 1 North [RcbRtwRsbOdwPxsGcb] Rcb@j10 Rtw@k10 Rsb@l10
/// 2 South Btb@k11 Bss@l11
/// ".parse()?;
/// let review = Review::of(&record, &ReviewEffort::of(50), &|| {});
/// assert!(review.turns[0].is_some());
/// assert!(review.turns[1].is_none(), "South's rack is not known");
/// # Ok::<(), sixfold::notation::NotationError<sixfold::record::Problem>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Review {
    /// How hard each turn was looked at.
    pub effort: ReviewEffort,
    /// Each turn of the record; `None` if the hand is not known.
    pub turns: Vec<Option<Judgement>>,
    /// Each player, in the order of the record.
    pub players: Vec<PlayerReview>,
    /// The chances to win through the game, as far as they are known.
    pub timeline: Vec<WinChances>,
}

impl Review {
    /// Reviews a game, turn by turn, on all cores, and calls `done` after each turn. The review is
    /// the same with any number of threads.
    pub fn of(record: &Record, effort: &ReviewEffort, done: &(dyn Fn() + Sync)) -> Review {
        let rules = record.transcript().rules();
        let steps = record.steps();
        let endgame = steps.iter().position(|step| step.before.bag == 0);
        let (middle, endgame) = steps.split_at(endgame.unwrap_or(steps.len()));
        // What is found for one turn of an endgame helps with the next, so one judge has them all.
        let mut parts: Vec<(usize, &[Step])> = middle.chunks(1).enumerate().collect();
        parts.push((middle.len(), endgame));
        let judge =
            |judge: &mut Judge, &(place, steps): &(usize, &[Step])| judge.turns(place, steps, done);
        let turns = parallel::map_init(&parts, || Judge::new(rules, effort.clone()), judge);
        let turns: Vec<Option<Judgement>> = turns.into_iter().flatten().collect();
        let timeline = timeline(record, &turns);
        let players = summary::players(record, &turns, &timeline);
        Review {
            effort: effort.clone(),
            turns,
            players,
            timeline,
        }
    }
}

/// A turn that was judged.
#[derive(Clone, Copy, Debug)]
pub struct JudgedTurn<'a> {
    /// Its place in the record, from 0.
    pub place: usize,
    /// Who took it.
    pub player: &'a str,
    /// The turn, with the game before it.
    pub step: &'a Step,
    /// What it gave away.
    pub judgement: &'a Judgement,
}

impl Review {
    /// How many turns were judged.
    pub fn judged(&self) -> usize {
        self.turns.iter().flatten().count()
    }

    /// The turns of this record that gave something away, an inaccuracy at least, in the order of
    /// the game.
    pub fn faults<'a>(&'a self, record: &'a Record) -> Vec<JudgedTurn<'a>> {
        let turns = record.steps().iter().zip(&self.turns).enumerate();
        let judged = turns.filter_map(|(place, (step, judgement))| {
            Some(JudgedTurn {
                place,
                player: record.transcript().player(place),
                step,
                judgement: judgement.as_ref()?,
            })
        });
        judged
            .filter(|turn| turn.judgement.grade > Grade::Fine)
            .collect()
    }

    /// The same, the costliest first.
    pub fn costliest<'a>(&'a self, record: &'a Record) -> Vec<JudgedTurn<'a>> {
        let given_away = |turn: &JudgedTurn| turn.judgement.given_away;
        let mut faults = self.faults(record);
        faults.sort_by(|a, b| given_away(b).total_cmp(&given_away(a)));
        faults
    }
}

/// How much effort each turn of a review gets, counted so that the answer does not depend on the
/// machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewEffort {
    /// How many samples the best turns and the one played get each.
    pub samples: usize,
    /// How many tables are looked at in the endgame, for all of its turns together.
    pub nodes: u64,
    /// Random seed.
    pub seed: u64,
}

impl ReviewEffort {
    /// With this many tables for each sample, the turns of an endgame take about twice as long as
    /// all others together, at most.
    const NODES_PER_SAMPLE: u64 = 14_000;

    /// This many samples, and a search of the endgame to match.
    pub fn of(samples: usize) -> ReviewEffort {
        ReviewEffort {
            samples,
            nodes: samples as u64 * ReviewEffort::NODES_PER_SAMPLE,
            seed: 0,
        }
    }
}

impl Default for ReviewEffort {
    fn default() -> ReviewEffort {
        ReviewEffort::of(2_000)
    }
}

/// The players' chances to win at one moment of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct WinChances {
    /// How many turns were over.
    pub turns: usize,
    /// The chance of each player, 0 to 1, as far as it is known.
    pub wins: Vec<Option<f64>>,
}

/// The chances before each turn whose hand is known, and at the end of a game that is over. With
/// two players, the other has the rest; with more, a judgement gives only the chance of the player
/// to move.
fn timeline(record: &Record, turns: &[Option<Judgement>]) -> Vec<WinChances> {
    let players = record.scores().len();
    let turns = turns.iter().zip(record.steps()).enumerate();
    let before = turns.filter_map(|(place, (judgement, step))| {
        let win = judgement.as_ref()?.win_before();
        let to_move = step.before.to_move;
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

/// The winner has 1; joint winners share it.
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
