//! A long look at one position.

use std::time::Duration;

use super::effort::from_now;
use super::simulation::Sampling;
use super::{
    Candidate, DeepAnalysis, Effort, EndgameResult, Engine, Evidence, KnownHands, Leaves, searched,
};
use crate::game::{Position, Turn};
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
        evaluations: searched::ranked(position, found, evidence),
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
