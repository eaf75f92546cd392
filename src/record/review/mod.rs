//! Reviewing a game: what each turn gave away, who played how well, and what was luck.
//!
//! Every turn whose hand is known is compared with the best turns of its position by rollouts,
//! ranked as
//! [`Engine::compare`](crate::strategy::Engine::compare) ranks them; an endgame whose hands are all
//! known is searched instead. Each player is judged by what that player could know.
//!
//! **Given away** is the chance to win of the best turn less that of the turn played, both under
//! the same luck; nothing where the samples cannot tell them apart at the 95 % level. The [`Grade`]
//! follows from it alone:
//!
//! | chance to win given away | grade |
//! |---|---|
//! | less than 2 % | fine |
//! | 2 % to 5 % | inaccuracy |
//! | 5 % to 10 % | mistake |
//! | 10 % or more | blunder |
//!
//! In the middle of an even game a point is worth between one and two per cent, so an inaccuracy is
//! a point or two, and a blunder six points and more; near the end a single point may be all.
//!
//! **Accuracy** is 100 × (1 − given away)⁴ on average over the turns that had a choice: 100 for the
//! best turn, 82 where 5 % is given away, 66 for 10 %, 6 for 50 %.
//!
//! **Luck** is the rest. From one own turn to the next, or to the end, a player's chance to win
//! changes by what the player gave away, by what the others gave away (shared evenly among those
//! who did not), and by luck: what everybody drew, and what the others turned out to hold. Where a
//! hand in between is not known, luck and the others' skill cannot be told apart.

mod effort;
mod grade;
mod judge;
mod judgement;
mod luck;
mod player;
mod timeline;

pub use effort::ReviewEffort;
pub use grade::Grade;
pub use judge::Judge;
pub use judgement::Judgement;
pub use luck::Luck;
pub use player::PlayerReview;
pub use timeline::WinChances;

use super::{Record, Step};
use crate::parallel;

/// A game, reviewed as far as its hands are known.
#[derive(Clone, Debug)]
pub struct Review {
    /// Each turn of the record; `None` where the hand is not known.
    pub turns: Vec<Option<Judgement>>,
    /// Each player, in the order of the record.
    pub players: Vec<PlayerReview>,
    /// The chances to win through the game, where something is known of them.
    pub timeline: Vec<WinChances>,
}

impl Review {
    /// Reviews a game, turn by turn, on all cores, and tells each turn that is done. The review is
    /// the same with any number of threads.
    pub fn of(record: &Record, effort: &ReviewEffort, done: &(dyn Fn() + Sync)) -> Review {
        let rules = record.transcript().rules();
        let steps: Vec<(usize, &Step)> = record.steps().iter().enumerate().collect();
        let judge = |judge: &mut Judge, &(place, step): &(usize, &Step)| {
            let judgement = judge.turn(place, step);
            done();
            judgement
        };
        let turns = parallel::map_init(&steps, || Judge::new(rules, effort.clone()), judge);
        let timeline = timeline::of(record, &turns);
        let players = player::all(record, &turns, &timeline);
        Review {
            turns,
            players,
            timeline,
        }
    }
}
