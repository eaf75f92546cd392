use std::ops::Range;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::deal::Deal;
use super::evaluation::{CLEAR, SampledCandidate, find_alike};
use super::leaves::Leaves;
use super::opponents::{HandInference, HiddenTiles};
use super::rollout::Outcome;
use super::{Candidate, DeepAnalysis, Evaluation, Evidence, KnownHands};
use crate::game::{Board, Position, Rng};
use crate::parallel;
use crate::search::Table;

/// How hard to simulate, counted in samples, so that the answer does not depend on the machine.
#[derive(Clone, Debug)]
pub struct Effort {
    /// How many turns follow each candidate.
    pub plies: usize,
    /// Games are played to their end if the bag holds no more tiles than this; never if it is
    /// `None`.
    pub full_game_below: Option<usize>,
    /// How many samples a candidate gets at most.
    pub samples: usize,
    /// The fewest samples that the best gets, even if there is no doubt about it. When turns are
    /// compared ([`Engine::compare`](super::Engine::compare)), the fewest that each of them gets.
    pub min_samples: usize,
    /// How many rollouts there are at most, for all candidates together.
    pub rollouts: usize,
    /// Candidates this many standard errors behind the best are dropped.
    pub drop_sigmas: f64,
    /// Whether candidates are ranked by the chance to win early in a game too, and not by margin;
    /// near the end they always are. Needs scores.
    pub rank_by_win: bool,
    /// Whether all cores share the work; the answer does not depend on it.
    pub all_cores: bool,
    /// When to stop in any case; the answer then depends on the machine.
    pub until: Option<Instant>,
}

impl Effort {
    /// A few milliseconds.
    pub const QUICK: Effort = Effort {
        plies: 4,
        full_game_below: Some(8),
        samples: 100,
        min_samples: 0,
        rollouts: 400,
        drop_sigmas: 1.5,
        rank_by_win: false,
        all_cores: false,
        until: None,
    };

    /// Enough to separate turns at the 95 % level if that is possible.
    pub const THOROUGH: Effort = Effort {
        samples: 4_000,
        min_samples: 400,
        rollouts: usize::MAX,
        drop_sigmas: CLEAR,
        rank_by_win: true,
        all_cores: true,
        ..Effort::QUICK
    };

    /// Whether games are played to their end from a position.
    pub(super) fn plays_whole_games(&self, position: &Position) -> bool {
        self.full_game_below
            .is_some_and(|bag| position.bag() <= bag)
    }
}

/// When this time is over; `None` if that is too far away.
pub(super) fn from_now(time: Duration) -> Option<Instant> {
    Instant::now().checked_add(time)
}

/// Samples are drawn in rounds, after each of which candidates may be dropped: this many at first,
/// and later a part of those drawn so far.
const FIRST_ROUND: usize = 20;
const PART: usize = 5;
/// How many samples are one piece of work.
const PIECE: usize = 20;

/// What rollouts are asked about.
#[derive(Clone, Copy)]
pub(super) struct Sampling<'a> {
    pub(super) position: &'a Position,
    pub(super) known: &'a KnownHands,
    pub(super) effort: &'a Effort,
    pub(super) seed: u64,
}

/// Judges candidates by rollouts: the unseen tiles are dealt at random many times, the game goes on
/// for a few turns, and the final leaves are valued. Every candidate gets the same draws.
///
/// Drops clearly worse candidates on the way, unless an earlier simulation with another seed
/// decided which are `dropped`. Those then get [`Effort::min_samples`] samples and the others
/// [`Effort::samples`]. A dropped candidate that turns out not to be clearly worse gets as many
/// samples as the best, so no number contradicts the order.
pub(super) fn simulate<const FLEX: bool>(
    tables: &mut Vec<Table<FLEX>>,
    sampling: Sampling,
    candidates: Vec<Candidate>,
    dropped: Option<Vec<bool>>,
    progress: &mut dyn FnMut(f64),
) -> DeepAnalysis {
    let Sampling {
        position,
        known,
        effort,
        seed,
    } = sampling;
    let hidden = HiddenTiles::of(position, known);
    let rank_by_win =
        position.scores().is_some() && (effort.rank_by_win || effort.plays_whole_games(position));
    let run = Run {
        pool: TablePool::new(tables, position.board()),
        position,
        leaves: Leaves::of(position.rules()),
        hidden: &hidden,
        inferences: hidden
            .hands
            .iter()
            .map(|hand| hand.turn.as_ref().and_then(HandInference::of))
            .collect(),
        effort,
        label: format!("sample {seed:016x}"),
        candidates: candidates
            .into_iter()
            .map(|candidate| SampledCandidate::new(candidate, rank_by_win))
            .collect(),
        samples: 0,
        rollouts: 0,
    };
    match dropped {
        Some(dropped) => run.estimate(dropped, progress),
        None => run.race(progress),
    }
}

struct Run<'a, const FLEX: bool> {
    pool: TablePool<'a, FLEX>,
    position: &'a Position,
    leaves: &'static Leaves,
    hidden: &'a HiddenTiles,
    inferences: Vec<Option<HandInference<FLEX>>>,
    effort: &'a Effort,
    label: String,
    candidates: Vec<SampledCandidate>,
    samples: usize,
    rollouts: usize,
}

impl<const FLEX: bool> Run<'_, FLEX> {
    /// Samples in rounds, after each of which candidates may be dropped.
    fn race(mut self, progress: &mut dyn FnMut(f64)) -> DeepAnalysis {
        while let Some(samples) = self.next_round() {
            self.round(samples);
            self.drop_the_clearly_worse();
            progress(self.share());
        }
        self.result()
    }

    /// Samples every candidate; those in `dropped` stop at [`Effort::min_samples`].
    fn estimate(mut self, dropped: Vec<bool>, progress: &mut dyn FnMut(f64)) -> DeepAnalysis {
        let min_samples = self.effort.min_samples.min(self.effort.samples);
        self.sample_until(min_samples, progress);
        if self.samples >= min_samples {
            for (sampled, dropped) in self.candidates.iter_mut().zip(dropped) {
                sampled.dropped = dropped;
            }
            self.sample_until(self.effort.samples, progress);
            self.take_up_the_doubtful();
        }
        self.ranked()
    }

    fn to_the_end(&self) -> bool {
        self.effort.plays_whole_games(self.position)
    }

    fn running(&self) -> usize {
        self.candidates
            .iter()
            .filter(|sampled| !sampled.dropped)
            .count()
    }

    /// How many samples to draw next, if any.
    fn next_round(&self) -> Option<usize> {
        let running = self.running();
        let wanted = match running {
            0 => 0,
            1 => self.effort.min_samples.min(self.effort.samples),
            _ => self.effort.samples,
        };
        let affordable = self.effort.rollouts.saturating_sub(self.rollouts) / running.max(1);
        let next = self
            .round_size()
            .min(wanted.saturating_sub(self.samples))
            .min(affordable);
        // A spread needs two.
        (next >= 2 && !self.is_late()).then_some(next)
    }

    fn round_size(&self) -> usize {
        (self.samples / PART).max(FIRST_ROUND)
    }

    /// Whether the time is over. Every candidate gets a first round, however short the time is.
    fn is_late(&self) -> bool {
        self.samples > 0
            && self
                .effort
                .until
                .is_some_and(|until| Instant::now() >= until)
    }

    /// More samples for every candidate that is left, until it has this many or the time is over.
    fn sample_until(&mut self, samples: usize, progress: &mut dyn FnMut(f64)) {
        while self.samples < samples && self.running() > 0 && !self.is_late() {
            self.round(self.round_size().min(samples - self.samples));
            progress(self.share());
        }
    }

    /// A few more samples for every candidate that is left.
    fn round(&mut self, samples: usize) {
        let running: Vec<usize> = (0..self.candidates.len())
            .filter(|&number| !self.candidates[number].dropped)
            .collect();
        self.sample(&running, self.samples..self.samples + samples);
        self.samples += samples;
    }

    /// The samples with these numbers for some candidates.
    fn sample(&mut self, candidates: &[usize], numbers: Range<usize>) {
        let deals: Vec<Deal> = numbers.map(|number| self.deal(number as u64)).collect();
        let pieces: Vec<(usize, &[Deal])> = candidates
            .iter()
            .flat_map(|&number| deals.chunks(PIECE).map(move |deals| (number, deals)))
            .collect();
        let work = |&(number, deals): &(usize, &[Deal])| {
            self.follow(&self.candidates[number].candidate, deals)
        };
        let outcomes: Vec<Vec<Outcome>> = if self.effort.all_cores {
            parallel::map(&pieces, work)
        } else {
            pieces.iter().map(work).collect()
        };
        for ((number, _), outcomes) in pieces.iter().zip(&outcomes) {
            self.rollouts += outcomes.len();
            outcomes
                .iter()
                .for_each(|outcome| self.candidates[*number].note(outcome, self.position));
        }
    }

    /// Gives dropped candidates that are not clearly worse after all as many samples as the best,
    /// until there are none left.
    fn take_up_the_doubtful(&mut self) {
        while let Some(best) = self.leader() {
            let best = &self.candidates[best];
            let in_doubt = |sampled: &SampledCandidate| {
                !sampled.is_behind(best, self.effort.drop_sigmas) || sampled.is_ahead_of(best)
            };
            let doubtful: Vec<usize> = (0..self.candidates.len())
                .filter(|&it| self.candidates[it].dropped && in_doubt(&self.candidates[it]))
                .collect();
            let Some(&first) = doubtful.first() else {
                return;
            };
            self.sample(&doubtful, self.candidates[first].samples()..self.samples);
            doubtful
                .into_iter()
                .for_each(|number| self.candidates[number].dropped = false);
        }
    }

    /// The first in the order of answers of the candidates that were not dropped.
    fn leader(&self) -> Option<usize> {
        let left = (0..self.candidates.len()).filter(|&number| !self.candidates[number].dropped);
        left.reduce(|best, number| {
            if self.candidates[number].is_ahead_of(&self.candidates[best]) {
                number
            } else {
                best
            }
        })
    }

    fn deal(&self, number: u64) -> Deal {
        let mut rng = Rng::new(&self.label, number);
        Deal::by_chance(
            self.position.rack(),
            self.hidden,
            &self.inferences,
            &mut rng,
        )
    }

    /// Rolls a candidate out with each of some deals.
    fn follow(&self, candidate: &Candidate, deals: &[Deal]) -> Vec<Outcome> {
        let plies = if self.to_the_end() {
            usize::MAX
        } else {
            self.effort.plies
        };
        self.pool.work(|table| {
            let tiles = table.len();
            for placement in candidate.placements() {
                table.lay(placement.cell, placement.tile);
            }
            let laid = table.len();
            let follow = |deal: &Deal| {
                let outcome = candidate.followed_by(table, deal.clone(), self.leaves, plies);
                table.undo_to(laid);
                outcome
            };
            let outcomes = deals.iter().map(follow).collect();
            table.undo_to(tiles);
            outcomes
        })
    }

    fn drop_the_clearly_worse(&mut self) {
        let Some(best) = self.best() else { return };
        let (before, rest) = self.candidates.split_at_mut(best);
        let Some((leader, after)) = rest.split_first_mut() else {
            return;
        };
        for sampled in before
            .iter_mut()
            .chain(after)
            .filter(|sampled| !sampled.dropped)
        {
            sampled.dropped = sampled.is_behind(leader, self.effort.drop_sigmas);
        }
    }

    /// The best so far; the first of several.
    fn best(&self) -> Option<usize> {
        let left = (0..self.candidates.len())
            .rev()
            .filter(|&number| !self.candidates[number].dropped);
        left.max_by(|&a, &b| {
            self.candidates[a]
                .merit()
                .total_cmp(&self.candidates[b].merit())
        })
    }

    /// Which part of the effort is spent.
    fn share(&self) -> f64 {
        let samples = self.samples as f64 / self.effort.samples as f64;
        samples.max(self.rollouts as f64 / self.effort.rollouts as f64)
    }

    /// Every candidate by its difference from the best, the best first.
    fn ranked(mut self) -> DeepAnalysis {
        for sampled in &mut self.candidates {
            sampled.dropped = sampled.samples() < self.samples;
        }
        let to_the_end = self.to_the_end();
        let Some(leader) = self.leader() else {
            return DeepAnalysis {
                evaluations: Vec::new(),
                evidence: Evidence::Rollouts,
                decided: true,
                to_the_end,
            };
        };
        self.candidates[..=leader].rotate_right(1);
        let leader = &self.candidates[0];
        let mut ranked: Vec<(&SampledCandidate, Evaluation)> = self
            .candidates
            .iter()
            .map(|sampled| (sampled, sampled.evaluation(leader)))
            .collect();
        ranked[1..].sort_by(|(_, a), (_, b)| leader.order(a, b));
        let (candidates, mut judged): (Vec<&SampledCandidate>, Vec<Evaluation>) =
            ranked.into_iter().unzip();
        find_alike(&mut judged, |_, a, b| candidates[a].is_like(candidates[b]));
        let decided = judged.iter().skip(1).all(|judged| judged.clearly_worse);
        DeepAnalysis {
            evaluations: judged,
            evidence: Evidence::Rollouts,
            decided,
            to_the_end,
        }
    }

    fn result(mut self) -> DeepAnalysis {
        let decided = self.running() == 1;
        if let Some(best) = self.best() {
            self.candidates[..=best].rotate_right(1);
        }
        if let [_, others @ ..] = &mut self.candidates[..] {
            others.sort_by(|a, b| {
                a.dropped
                    .cmp(&b.dropped)
                    .then(b.merit().total_cmp(&a.merit()))
            });
        }
        DeepAnalysis {
            evaluations: self
                .candidates
                .iter()
                .map(|sampled| sampled.evaluation(&self.candidates[0]))
                .collect(),
            evidence: Evidence::Rollouts,
            decided,
            to_the_end: self.to_the_end(),
        }
    }
}

/// Tables that are prepared alike, one for each thread at work.
pub(super) struct TablePool<'a, const FLEX: bool> {
    board: &'a Board,
    free: Mutex<&'a mut Vec<Table<FLEX>>>,
}

impl<'a, const FLEX: bool> TablePool<'a, FLEX> {
    /// Prepares the tables that exist already.
    pub(super) fn new(tables: &'a mut Vec<Table<FLEX>>, board: &'a Board) -> Self {
        for table in tables.iter_mut() {
            prepare(table, board);
        }
        TablePool {
            board,
            free: Mutex::new(tables),
        }
    }

    /// Works on a free table, or on a new one if there is none.
    pub(super) fn work<R>(&self, work: impl FnOnce(&mut Table<FLEX>) -> R) -> R {
        let free = self.lock().pop();
        let mut table = free.unwrap_or_else(|| {
            let mut table = Table::new();
            prepare(&mut table, self.board);
            table
        });
        let done = work(&mut table);
        self.lock().push(table);
        done
    }

    fn lock(&self) -> MutexGuard<'_, &'a mut Vec<Table<FLEX>>> {
        // A push or a pop cannot fail halfway.
        self.free.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn prepare<const FLEX: bool>(table: &mut Table<FLEX>, board: &Board) {
    table.prepare(board);
    table.record_undo();
}
