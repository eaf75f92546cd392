//! A long look at one position.

use std::time::Duration;

use super::effort::from_now;
use super::{Basis, Candidate, Effort, Ending, Engine, KnownHands, Leaves, Look, searched};
use crate::cores;
use crate::game::{Position, Turn};

/// How many plays and swaps are looked at.
const PLAYS: usize = 24;
const SWAPS: usize = 4;
/// How many tables of an ending are looked at for the best turn, and for each of the others.
const NODES: u64 = 2_000_000;
const NODES_OF_OTHERS: u64 = NODES / 10;

/// What is asked about a position.
#[derive(Clone, Debug)]
pub struct DeepQuestion {
    /// What is known of the others' hands.
    pub known: KnownHands,
    /// Legal turns that are judged whatever they look like.
    pub included: Vec<Turn>,
    /// How hard to simulate.
    pub effort: Effort,
    /// How long to think at most; the answer then depends on the machine.
    pub time: Option<Duration>,
    /// Where chance begins.
    pub seed: u64,
}

impl Engine {
    /// Judges the likeliest turns, and those that were asked for: by a search where two players know each other's hands, by games
    /// played on otherwise. No turns where the game is over. Tells again and again which share of the effort is spent.
    pub fn look(&mut self, position: &Position, question: &DeepQuestion, progress: &mut dyn FnMut(f64)) -> Look {
        if position.is_over() {
            return Look { judged: Vec::new(), decided: true, to_the_end: true };
        }
        let mut candidates = self.candidates(position, PLAYS, SWAPS);
        for turn in &question.included {
            add(&mut candidates, position, turn);
        }
        // What follows the others of an ending wants its half of the time.
        let ending = self.ending(position, NODES, question.time.and_then(|time| from_now(time / 2)));
        if let Some(ending) = ending {
            return look_at_ending(position, ending, candidates, question);
        }
        let effort = Effort { until: question.time.and_then(from_now), ..question.effort.clone() };
        self.simulate_knowing(position, &question.known, candidates, &effort, question.seed, progress)
    }
}

/// Searches what follows each of the turns, the best of which is known.
fn look_at_ending(position: &Position, best: Ending, mut others: Vec<Candidate>, question: &DeepQuestion) -> Look {
    others.retain(|other| other.turn != best.turn);
    let until = question.time.and_then(|time| from_now(time / 2));
    let margins = cores::each_with(
        &others,
        || Engine::new(position.rules()),
        |engine, other| engine.margin_after(position, other, NODES_OF_OTHERS, until),
    );
    let others = others.into_iter().zip(margins).map(|(other, (margin, basis))| (other, margin, basis));
    let candidate = Candidate::new(position, Leaves::of(position.rules()), best.turn.clone());
    let basis = Basis::of_search(best.proved);
    let found = std::iter::once((candidate, best.margin, basis)).chain(others).collect();
    Look { judged: searched::ranked(position, found, basis), decided: best.proved, to_the_end: true }
}

/// Adds a turn that is not there yet.
fn add(candidates: &mut Vec<Candidate>, position: &Position, turn: &Turn) {
    if candidates.iter().all(|other| other.turn != *turn) {
        candidates.push(Candidate::new(position, Leaves::of(position.rules()), turn.clone()));
    }
}
