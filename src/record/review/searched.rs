use super::Basis;
use crate::game::{Position, Unseen};
use crate::strategy::{Candidate, Judged, Lag, chance_to_win};

/// Turns of an ending with the margins that a search found for them, the best first.
pub(super) fn ranked(position: &Position, found: Vec<(Candidate, i32)>, basis: Basis) -> Vec<Judged> {
    let best = found.iter().map(|&(_, margin)| margin).max().unwrap_or(0);
    let win = |margin: i32| win(position, margin, basis);
    let judged = |(candidate, margin): (Candidate, i32)| Judged {
        candidate,
        samples: 0,
        margin: margin.into(),
        error: 0.0,
        win: win(margin),
        margin_lag: Lag { mean: (best - margin).into(), error: 0.0 },
        win_lag: Lag { mean: win(best) - win(margin), error: 0.0 },
        reply: 0.0,
        qwirkles: 0.0,
        dropped: false,
    };
    let mut judged: Vec<Judged> = found.into_iter().map(judged).collect();
    judged.sort_by(|a, b| b.margin.total_cmp(&a.margin));
    judged
}

/// The chance to win with a margin from here on: certain where it is proved.
fn win(position: &Position, margin: i32, basis: Basis) -> f64 {
    let (own, other) = position.scores().map_or((0, 0), |scores| (scores[0] as i32, scores[1] as i32));
    let totals = [own + margin, other];
    if basis == Basis::Proof {
        return chance_to_win(position.rules(), &totals, 0, 0);
    }
    // The margin counts the turns of both to the end, so it is nobody's turn.
    let left = position.rack().len() + Unseen::of(position).len();
    [0, 1].map(|next| chance_to_win(position.rules(), &totals, next, left)).iter().sum::<f64>() / 2.0
}
