//! Judging the turns of a position: by solving the endgame if two players know each other's hands,
//! otherwise by rollouts. `analyse --deep` and game reviews both use it.

use std::time::{Duration, Instant};

use super::evaluation::find_alike;
use super::simulation::{Sampling, from_now};
use super::win_chance::chance_to_win;
use super::{
    Candidate, Effort, EndgameResult, Engine, Evaluation, Evidence, KnownHands, Leaves,
    PairedDifference,
};
use crate::game::{Cell, Position, Turn, Unseen};
use crate::parallel;

/// How many plays and swaps are judged: the best by points and leave.
const PLAYS: usize = 24;
const SWAPS: usize = 4;

/// The most rollouts that the first pass gives a turn, and the part of the time that it takes.
const FIRST_LOOK: usize = 400;
const FIRST_LOOK_TIME: u32 = 4;
/// Added to the seed for the estimates after the first look.
const NEW_DRAWS: u64 = 0x9e37_79b9_7f4a_7c15;

/// What is asked about a position.
#[derive(Clone, Debug)]
pub struct DeepQuestion {
    /// What is known of the others' hands.
    pub known: KnownHands,
    /// Legal turns that are judged in any case, with the full number of rollouts.
    pub included: Vec<Turn>,
    /// How many other turns are examined: the best of a first pass.
    pub examined: usize,
    /// Turns that use a cell left of this one or above it do not count.
    pub corner: Option<Cell>,
    /// How hard to simulate.
    pub effort: Effort,
    /// How hard to search an endgame.
    pub endgame: EndgameEffort,
    /// How long to think at most; the answer then depends on the machine.
    pub time: Option<Duration>,
    /// Random seed.
    pub seed: u64,
}

/// How many tables are looked at in an endgame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EndgameEffort {
    /// To find the best turn.
    pub best: u64,
    /// After each of the other turns.
    pub others: u64,
    /// Again after each turn that is examined; `None` keeps the first numbers.
    pub examined: Option<u64>,
}

impl Default for DeepQuestion {
    /// Every turn gets its numbers, and nothing is known of the others' hands.
    fn default() -> DeepQuestion {
        DeepQuestion {
            known: KnownHands::default(),
            included: Vec::new(),
            examined: usize::MAX,
            corner: None,
            effort: Effort::THOROUGH,
            endgame: EndgameEffort {
                best: 2_000_000,
                others: 200_000,
                examined: None,
            },
            time: None,
            seed: 0,
        }
    }
}

impl DeepQuestion {
    /// Whether a turn counts.
    fn allows(&self, turn: &Turn) -> bool {
        match (turn, self.corner) {
            (Turn::Lay(play), Some(corner)) => play
                .cells()
                .all(|cell| cell.column >= corner.column && cell.row >= corner.row),
            _ => true,
        }
    }

    /// When the given part of the time is over, counted from now.
    fn until(&self, part: u32) -> Option<Instant> {
        self.time.and_then(|time| from_now(time / part))
    }
}

/// Turns of a position, judged by what follows them.
#[derive(Clone, Debug)]
pub struct DeepAnalysis {
    /// The best first.
    pub evaluations: Vec<Evaluation>,
    /// What the order rests on.
    pub evidence: Evidence,
    /// Whether the first one is clearly the best, or proved to be.
    pub decided: bool,
    /// Whether games were played, or searched, to their end.
    pub to_the_end: bool,
}

/// A turn of an endgame, the margin that was found for it, and what that rests on.
type Searched = (Candidate, i32, Evidence);

impl Engine {
    /// Judges the most promising turns, and those that were asked for. There are none if the game
    /// is over. Calls `progress` repeatedly with the share of the effort that is spent.
    pub fn analyse(
        &mut self,
        position: &Position,
        question: &DeepQuestion,
        progress: &mut dyn FnMut(f64),
    ) -> DeepAnalysis {
        if position.is_over() {
            return DeepAnalysis::of_endgame(position, Vec::new(), Evidence::Proof);
        }
        let mut candidates = self.likeliest(position, question);
        for turn in &question.included {
            if candidates.iter().all(|other| other.turn != *turn) {
                let leaves = Leaves::of(position.rules());
                candidates.push(Candidate::new(position, leaves, turn.clone()));
            }
        }
        self.begin_endgame(position, u64::MAX);
        self.evaluate(position, candidates, question, progress)
    }

    /// The turns to judge, by points and leave.
    pub(crate) fn likeliest(
        &mut self,
        position: &Position,
        question: &DeepQuestion,
    ) -> Vec<Candidate> {
        let mut candidates = self.candidates(position, PLAYS, SWAPS);
        candidates.retain(|candidate| question.allows(&candidate.turn));
        candidates
    }

    /// Judges these turns, among which are those that were asked for. In an endgame, which must have
    /// been [begun](Engine::begin_endgame), the best turn of all is judged too.
    pub(crate) fn evaluate(
        &mut self,
        position: &Position,
        candidates: Vec<Candidate>,
        question: &DeepQuestion,
        progress: &mut dyn FnMut(f64),
    ) -> DeepAnalysis {
        // The other half of the time is for what follows the other turns.
        match self.solve_begun(question.endgame.best, question.until(2)) {
            Some(best) => self.search_turns(position, best, candidates, question),
            None => self.compare(position, candidates, question, progress),
        }
    }

    /// Compares turns by rollouts, in two steps. A first pass finds the best and drops those that
    /// are clearly worse. The numbers then come from new draws, the same for all: the draws that
    /// selected a turn would flatter it. See [`Effort`] for the number of rollouts. Turns are
    /// ranked by the chance to win and then by margin if the scores are known, otherwise by margin.
    pub fn compare(
        &mut self,
        position: &Position,
        candidates: Vec<Candidate>,
        question: &DeepQuestion,
        progress: &mut dyn FnMut(f64),
    ) -> DeepAnalysis {
        let until = question.until(1);
        let (examined, dropped) = self.first_look(position, candidates, question, &mut |share| {
            progress(share / 2.0)
        });
        let effort = Effort {
            until,
            ..question.effort.clone()
        };
        let sampling = Sampling {
            position,
            known: &question.known,
            effort: &effort,
            seed: question.seed.wrapping_add(NEW_DRAWS),
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
            until: question.until(FIRST_LOOK_TIME),
            ..question.effort.clone()
        };
        let sampling = Sampling {
            position,
            known: &question.known,
            effort: &effort,
            seed: question.seed,
        };
        let look = self.rollouts(sampling, candidates, None, progress);
        let evaluations = look.evaluations.into_iter().enumerate();
        let examined = evaluations.filter_map(|(place, evaluation)| {
            let is_included = is_included(&evaluation.candidate);
            let is_dropped = evaluation.is_dropped() && !is_included;
            (place < question.examined || is_included).then_some((evaluation.candidate, is_dropped))
        });
        examined.unzip()
    }

    /// Searches what follows each turn of an endgame, the best of which is known.
    fn search_turns(
        &mut self,
        position: &Position,
        best: EndgameResult,
        mut others: Vec<Candidate>,
        question: &DeepQuestion,
    ) -> DeepAnalysis {
        others.retain(|other| other.turn != best.turn);
        let mut found = self.margins_after(position, others, question);
        let mut evidence = Evidence::Estimate;
        let is_first = question.allows(&best.turn);
        if is_first {
            evidence = Evidence::of_search(best.proved);
            let candidate = Candidate::new(position, Leaves::of(position.rules()), best.turn);
            found.insert(0, (candidate, best.margin, evidence));
        }
        if question.endgame.examined.is_none() {
            return DeepAnalysis::of_endgame(position, found, evidence);
        }
        found[usize::from(is_first)..].sort_by_key(|&(_, margin, _)| -margin);
        let mut candidates: Vec<Candidate> = found.into_iter().map(|(turn, ..)| turn).collect();
        let rest = candidates.split_off(question.examined.min(candidates.len()));
        let is_included = |candidate: &Candidate| question.included.contains(&candidate.turn);
        candidates.extend(rest.into_iter().filter(is_included));
        self.search_closely(position, candidates, question, evidence)
    }

    /// Searches what follows each of these turns, of which the first is the best by a search of the
    /// whole, on this evidence. It stays a proof if the continuations of the best turn and of those
    /// that were asked for are proved too.
    pub(crate) fn search_closely(
        &mut self,
        position: &Position,
        candidates: Vec<Candidate>,
        question: &DeepQuestion,
        mut evidence: Evidence,
    ) -> DeepAnalysis {
        let effort = question.endgame;
        let nodes = effort.examined.unwrap_or(effort.others);
        let mut margins = vec![(0, Evidence::Estimate); candidates.len()];
        // First those that matter, in case the budget runs out.
        for matters in [true, false] {
            for (place, candidate) in candidates.iter().enumerate() {
                let is_included = question.included.contains(&candidate.turn);
                if matters == (place == 0 || is_included) {
                    let nodes = match matters {
                        true => nodes,
                        false => nodes.min(self.endgame_budget() / 8),
                    };
                    margins[place] =
                        self.margin_after(position, candidate, nodes, question.until(2));
                    if matters && margins[place].1 == Evidence::Estimate {
                        evidence = Evidence::Estimate;
                    }
                }
            }
        }
        let found = candidates.into_iter().zip(margins);
        let found = found.map(|(candidate, (margin, own))| (candidate, margin, own));
        let found = found.collect();
        DeepAnalysis::of_endgame(position, found, evidence)
    }

    /// A first margin for each of these turns.
    fn margins_after(
        &mut self,
        position: &Position,
        candidates: Vec<Candidate>,
        question: &DeepQuestion,
    ) -> Vec<Searched> {
        let (nodes, until) = (question.endgame.others, question.until(2));
        let margin = |engine: &mut Engine, candidate: &Candidate| {
            engine.margin_after(position, candidate, nodes, until)
        };
        let margins = if question.effort.all_cores {
            // What one search found must not help the next one: that would depend on the threads.
            let fresh_margin = |engine: &mut Engine, candidate: &Candidate| {
                engine.begin_endgame(position, u64::MAX);
                margin(engine, candidate)
            };
            parallel::map_init(&candidates, || Engine::new(position.rules()), fresh_margin)
        } else {
            candidates.iter().map(|turn| margin(self, turn)).collect()
        };
        let found = candidates.into_iter().zip(margins);
        found
            .map(|(candidate, (margin, evidence))| (candidate, margin, evidence))
            .collect()
    }

    /// By how much the player gains more than the other from a turn of an endgame on to its end,
    /// and what that rests on. Looks at this many tables at most. The endgame must have been begun.
    fn margin_after(
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
        let endgame = self.solve_after(&candidate.turn, nodes, until);
        endgame.map_or((points, Evidence::Estimate), |endgame| {
            (points - endgame.margin, Evidence::of_search(endgame.proved))
        })
    }
}

impl DeepAnalysis {
    /// The turns of an endgame with the margins that were found for them. The first one given is
    /// the best by the full search, whatever shorter searches say. A certain win cannot be compared
    /// with an uncertain one, so all chances to win rest on the same evidence.
    fn of_endgame(position: &Position, found: Vec<Searched>, evidence: Evidence) -> DeepAnalysis {
        let most = found.first().map_or(0, |&(_, margin, _)| margin);
        let evaluation = |(candidate, margin, own): Searched| {
            let margin = if own == Evidence::Estimate {
                margin.min(most)
            } else {
                margin
            };
            Evaluation {
                candidate,
                evidence: own,
                rollouts: None,
                margin: margin.into(),
                win: win_with(position, margin, evidence),
                margin_behind: PairedDifference::default(),
                win_behind: PairedDifference::default(),
                clearly_worse: false,
                like: None,
            }
        };
        let mut evaluations: Vec<Evaluation> = found.into_iter().map(evaluation).collect();
        evaluations.sort_by(|a, b| b.margin.total_cmp(&a.margin));
        if let Some((margin, win)) = evaluations.first().map(|best| (best.margin, best.win)) {
            for evaluation in &mut evaluations {
                evaluation.margin_behind.mean = margin - evaluation.margin;
                evaluation.win_behind.mean = win - evaluation.win;
                evaluation.clearly_worse = evaluation.margin < margin;
            }
        }
        find_alike(&mut evaluations, |evaluations, a, b| {
            let (a, b) = (&evaluations[a], &evaluations[b]);
            a.candidate.is_on_cells_of(&b.candidate)
                && (a.margin, a.evidence) == (b.margin, b.evidence)
        });
        DeepAnalysis {
            evaluations,
            evidence,
            decided: evidence == Evidence::Proof,
            to_the_end: true,
        }
    }
}

/// The chance to win with a margin from here on: certain if it is proved.
fn win_with(position: &Position, margin: i32, evidence: Evidence) -> f64 {
    let (own, other) = position
        .scores()
        .map_or((0, 0), |scores| (scores[0] as i32, scores[1] as i32));
    let totals = [own + margin, other];
    if evidence == Evidence::Proof {
        return chance_to_win(position.rules(), &totals, 0, 0);
    }
    // The margin includes both players' turns to the end, so it is nobody's turn.
    let left = position.rack().len() + Unseen::of(position).len();
    [0, 1]
        .map(|next| chance_to_win(position.rules(), &totals, next, left))
        .iter()
        .sum::<f64>()
        / 2.0
}
