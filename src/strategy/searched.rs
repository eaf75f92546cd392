//! The turns of an ending, each by a search of what follows it.

use std::time::Instant;

use super::chances::chance_to_win;
use super::sampled::find_alike;
use super::{Candidate, Engine, Evaluation, Evidence, PairedDifference};
use crate::game::{Position, Turn, Unseen};

impl Engine {
    /// By how much the player gains more than the other from a turn of an ending on to its end, and
    /// what that rests on. Looks at so many tables at most.
    pub fn margin_after(
        &mut self,
        position: &Position,
        candidate: &Candidate,
        nodes: u64,
        until: Option<Instant>,
    ) -> (i32, Evidence) {
        let points = candidate.points as i32;
        if position.rack_after(&candidate.turn).is_empty() {
            return (points, Evidence::Proof);
        }
        let mut board = position.board().clone();
        if let Turn::Lay(play) = &candidate.turn {
            for placement in play.placements() {
                board.lay(placement.cell, placement.tile);
            }
        }
        let opponent = Unseen::of(position).opponent().unwrap_or_default();
        let next = Position::in_game(
            position.rules(),
            &board,
            opponent.into_iter().collect(),
            2,
            0,
        );
        let ending = self.solve_endgame(&next, nodes, until);
        ending.map_or((points, Evidence::Estimate), |ending| {
            (points - ending.margin, Evidence::of_search(ending.proved))
        })
    }
}

/// Turns of an ending with the margins that were found for them, the best first. The first one
/// given is the best by a search of the whole: what looks better after a shorter one is not. A
/// certain win is no measure for an uncertain one, so the chances to win of all rest on the same.
pub(crate) fn ranked(
    position: &Position,
    found: Vec<(Candidate, i32, Evidence)>,
    common: Evidence,
) -> Vec<Evaluation> {
    let most = found.first().map_or(0, |&(_, margin, _)| margin);
    let judged = |(candidate, margin, evidence): (Candidate, i32, Evidence)| {
        let margin = if evidence == Evidence::Estimate {
            margin.min(most)
        } else {
            margin
        };
        judged(candidate, margin, evidence, win(position, margin, common))
    };
    let mut judged: Vec<Evaluation> = found.into_iter().map(judged).collect();
    judged.sort_by(|a, b| b.margin.total_cmp(&a.margin));
    if let Some((margin, win)) = judged.first().map(|best| (best.margin, best.win)) {
        for judged in &mut judged {
            judged.margin_behind.mean = margin - judged.margin;
            judged.win_behind.mean = win - judged.win;
            judged.clearly_worse = judged.margin < margin;
        }
        let alike: Vec<(Candidate, f64, Evidence)> = judged
            .iter()
            .map(|judged| (judged.candidate.clone(), judged.margin, judged.evidence))
            .collect();
        find_alike(&mut judged, |a, b| {
            alike[a].0.is_on_cells_of(&alike[b].0)
                && (alike[a].1, alike[a].2) == (alike[b].1, alike[b].2)
        });
    }
    judged
}

fn judged(candidate: Candidate, margin: i32, evidence: Evidence, win: f64) -> Evaluation {
    Evaluation {
        candidate,
        evidence,
        samples: 0,
        margin: margin.into(),
        error: 0.0,
        win,
        margin_behind: PairedDifference::default(),
        win_behind: PairedDifference::default(),
        reply: 0.0,
        qwirkles: 0.0,
        dropped: false,
        clearly_worse: false,
        like: None,
    }
}

/// The chance to win with a margin from here on: certain where it is proved.
fn win(position: &Position, margin: i32, evidence: Evidence) -> f64 {
    let (own, other) = position
        .scores()
        .map_or((0, 0), |scores| (scores[0] as i32, scores[1] as i32));
    let totals = [own + margin, other];
    if evidence == Evidence::Proof {
        return chance_to_win(position.rules(), &totals, 0, 0);
    }
    // The margin counts the turns of both to the end, so it is nobody's turn.
    let left = position.rack().len() + Unseen::of(position).len();
    [0, 1]
        .map(|next| chance_to_win(position.rules(), &totals, next, left))
        .iter()
        .sum::<f64>()
        / 2.0
}
