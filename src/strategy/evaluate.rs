//! A long look at one position.

use std::time::{Duration, Instant};

use super::evaluation::find_alike;
use super::simulation::{Sampling, from_now};
use super::win_chance::chance_to_win;
use super::{
    Candidate, Effort, EndgameResult, Engine, Evaluation, Evidence, KnownHands, Leaves,
    PairedDifference,
};
use crate::game::{Position, Turn, Unseen};
use crate::parallel;

/// How many plays and swaps are looked at.
const PLAYS: usize = 24;
const SWAPS: usize = 4;
/// How many tables of an ending are looked at for the best turn, and for each of the others.
const NODES: u64 = 2_000_000;
const NODES_OF_OTHERS: u64 = NODES / 10;

/// How many samples the first look gives a turn at most, and which part of the time it takes.
const FIRST_LOOK: usize = 400;
const FIRST_LOOK_TIME: u32 = 4;
/// Added to the seed for the estimates after the first look.
const NEW_DRAWS: u64 = 0x9e37_79b9_7f4a_7c15;

/// What is asked about a position.
#[derive(Clone, Debug)]
pub struct DeepQuestion {
    /// What is known of the others' hands.
    pub known: KnownHands,
    /// Legal turns that are judged whatever they look like, with the full number of samples.
    pub included: Vec<Turn>,
    /// How many other turns are examined: the best at first sight.
    pub examined: usize,
    /// How hard to simulate.
    pub effort: Effort,
    /// How long to think at most; the answer then depends on the machine.
    pub time: Option<Duration>,
    /// Random seed.
    pub seed: u64,
}

/// Turns of a position, judged by what follows them.
#[derive(Clone, Debug)]
pub struct DeepAnalysis {
    /// The best first.
    pub evaluations: Vec<Evaluation>,
    /// Whether the first one is clearly the best, or proved to be.
    pub decided: bool,
    /// Whether games were played, or searched, to their end.
    pub to_the_end: bool,
}

impl Engine {
    /// Judges the likeliest turns, and those that were asked for: by a search where two players
    /// know each other's hands, by games played on otherwise. No turns where the game is over.
    /// Tells again and again which share of the effort is spent.
    pub fn analyse(
        &mut self,
        position: &Position,
        question: &DeepQuestion,
        progress: &mut dyn FnMut(f64),
    ) -> DeepAnalysis {
        if position.is_over() {
            return DeepAnalysis {
                evaluations: Vec::new(),
                decided: true,
                to_the_end: true,
            };
        }
        let mut candidates = self.candidates(position, PLAYS, SWAPS);
        for turn in &question.included {
            add(&mut candidates, position, turn);
        }
        // What follows the others of an ending wants its half of the time.
        let ending = self.solve_endgame(
            position,
            NODES,
            question.time.and_then(|time| from_now(time / 2)),
        );
        if let Some(ending) = ending {
            return look_at_ending(position, ending, candidates, question);
        }
        self.compare(position, candidates, question, progress)
    }

    /// Compares turns by rollouts, in two steps. A first look finds the best and drops those that
    /// are clearly worse. The numbers then come from new draws, the same for all: those by which a
    /// turn was chosen would flatter it. See [`Effort`] for the samples that each turn gets. Turns
    /// are ranked by the chance to win and then by margin where the scores are known, otherwise by
    /// margin.
    pub fn compare(
        &mut self,
        position: &Position,
        candidates: Vec<Candidate>,
        question: &DeepQuestion,
        progress: &mut dyn FnMut(f64),
    ) -> DeepAnalysis {
        let until = question.time.and_then(from_now);
        let (examined, dropped) = self.first_look(position, candidates, question, &mut |share| {
            progress(share / 2.0)
        });
        let effort = Effort {
            until,
            ..question.effort.clone()
        };
        let seed = question.seed.wrapping_add(NEW_DRAWS);
        let sampling = Sampling {
            position,
            known: &question.known,
            effort: &effort,
            seed,
        };
        self.rollouts(sampling, examined, Some(dropped), &mut |share| {
            progress((1.0 + share) / 2.0)
        })
    }

    /// The turns to examine, the best first, and which of them are clearly worse than others.
    fn first_look(
        &mut self,
        position: &Position,
        candidates: Vec<Candidate>,
        question: &DeepQuestion,
        progress: &mut dyn FnMut(f64),
    ) -> (Vec<Candidate>, Vec<bool>) {
        let is_included = |candidate: &Candidate| question.included.contains(&candidate.turn);
        if candidates.iter().all(is_included) {
            let dropped = vec![false; candidates.len()];
            return (candidates, dropped);
        }
        let effort = Effort {
            samples: FIRST_LOOK.min(question.effort.samples),
            min_samples: 0,
            until: question
                .time
                .and_then(|time| from_now(time / FIRST_LOOK_TIME)),
            ..question.effort.clone()
        };
        let sampling = Sampling {
            position,
            known: &question.known,
            effort: &effort,
            seed: question.seed,
        };
        let look = self.rollouts(sampling, candidates, None, progress);
        let judged = look
            .evaluations
            .into_iter()
            .map(|judged| (is_included(&judged.candidate), judged))
            .enumerate();
        let examined =
            judged.filter(|(place, (is_included, _))| *place < question.examined || *is_included);
        examined
            .map(|(_, (is_included, judged))| (judged.candidate, judged.dropped && !is_included))
            .unzip()
    }
}

/// Searches what follows each of the turns, the best of which is known.
fn look_at_ending(
    position: &Position,
    best: EndgameResult,
    mut others: Vec<Candidate>,
    question: &DeepQuestion,
) -> DeepAnalysis {
    others.retain(|other| other.turn != best.turn);
    let until = question.time.and_then(|time| from_now(time / 2));
    let margins = parallel::map_init(
        &others,
        || Engine::new(position.rules()),
        |engine, other| engine.margin_after(position, other, NODES_OF_OTHERS, until),
    );
    let others = others
        .into_iter()
        .zip(margins)
        .map(|(other, (margin, evidence))| (other, margin, evidence));
    let candidate = Candidate::new(position, Leaves::of(position.rules()), best.turn.clone());
    let evidence = Evidence::of_search(best.proved);
    let found = std::iter::once((candidate, best.margin, evidence))
        .chain(others)
        .collect();
    DeepAnalysis {
        evaluations: ranked(position, found, evidence),
        decided: best.proved,
        to_the_end: true,
    }
}

/// Adds a turn that is not there yet.
fn add(candidates: &mut Vec<Candidate>, position: &Position, turn: &Turn) {
    if candidates.iter().all(|other| other.turn != *turn) {
        candidates.push(Candidate::new(
            position,
            Leaves::of(position.rules()),
            turn.clone(),
        ));
    }
}

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
