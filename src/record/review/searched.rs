use crate::game::Position;
use crate::strategy::{Candidate, Judged, Lag};

/// Turns of an ending with the margins that a search found for them, the best first. By the chance to win; points count too, for
/// games that are decided.
pub(super) fn ranked(position: &Position, found: Vec<(Candidate, i32)>) -> Vec<Judged> {
    let lead = position.scores().map_or(0, |scores| scores[0] as i32 - scores[1] as i32);
    let win = |margin: i32| f64::from((lead + margin).signum() + 1) / 2.0;
    let best = found.iter().map(|&(_, margin)| margin).max().unwrap_or(0);
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
