use std::cmp::Ordering;

use arrayvec::ArrayVec;

use super::Candidate;
use super::deal::SELF;
use super::leaves::POINT;
use super::rollout::Outcome;
use super::win_chance::{CERTAIN, of_winning};
use crate::game::Position;

/// A turn and what was found out about it, by rollouts or by a search of the endgame.
#[derive(Clone, Debug)]
pub struct Evaluation {
    /// The turn, its points and its leave.
    pub candidate: Candidate,
    /// What the numbers rest on.
    pub evidence: Evidence,
    /// What rollouts say besides; `None` in an endgame that was searched.
    pub rollouts: Option<Rollouts>,
    /// The expected final margin over the best opponent, this turn included, in points: that of the
    /// best turn minus the mean of [`Evaluation::margin_behind`]. Without rollouts, points and
    /// leave.
    pub margin: f64,
    /// The chance to win, 0 to 1: that of the best turn minus the mean of
    /// [`Evaluation::win_behind`]. From an even score if the scores are not known.
    pub win: f64,
    /// How far the margin lies behind that of the best, under equal luck.
    pub margin_behind: PairedDifference,
    /// How far the chance to win lies behind that of the best, under equal luck.
    pub win_behind: PairedDifference,
    /// Whether the best turn is clearly better.
    pub clearly_worse: bool,
    /// The place of the first turn that is like it: it lays other tiles on the same cells for the
    /// same points, and the numbers do not separate the two.
    pub like: Option<usize>,
}

/// What rollouts say about a turn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rollouts {
    /// How many samples there are.
    pub samples: usize,
    /// The standard error of the margin.
    pub error: f64,
    /// What the next player scores in reply.
    pub reply: f64,
    /// How often that reply completes a line of six.
    pub qwirkles: f64,
    /// Whether it got fewer rollouts because a first pass showed that others are clearly better.
    pub dropped: bool,
}

impl Evaluation {
    /// Whether a first pass showed that others are clearly better.
    pub(super) fn is_dropped(&self) -> bool {
        self.rollouts.is_some_and(|rollouts| rollouts.dropped)
    }
}

/// The evidence for a judgement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// Rollouts of what may follow.
    Rollouts,
    /// A search of the endgame that could not look at everything.
    Estimate,
    /// A complete search of the endgame.
    Proof,
}

impl Evidence {
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Evidence::Rollouts => "rollouts",
            Evidence::Estimate => "estimate",
            Evidence::Proof => "proved",
        }
    }

    /// Whether an endgame was searched.
    pub fn is_search(self) -> bool {
        self != Evidence::Rollouts
    }

    /// The evidence of an endgame search.
    pub(crate) fn of_search(proved: bool) -> Evidence {
        if proved {
            Evidence::Proof
        } else {
            Evidence::Estimate
        }
    }
}

/// The mean difference between samples with the same luck, and its standard error.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PairedDifference {
    /// The mean; below 0 if they are ahead.
    pub mean: f64,
    /// The standard error.
    pub error: f64,
}

impl PairedDifference {
    fn between(
        leading: impl Iterator<Item = f64> + Clone,
        these: impl Iterator<Item = f64> + Clone,
    ) -> PairedDifference {
        let differences = leading.zip(these).map(|(leading, this)| leading - this);
        let count = differences.clone().count() as f64;
        if count < 2.0 {
            return PairedDifference::default();
        }
        let mean = differences.clone().sum::<f64>() / count;
        let squares = differences
            .map(|difference| (difference - mean) * (difference - mean))
            .sum::<f64>();
        PairedDifference {
            mean,
            error: (squares / (count * (count - 1.0))).sqrt(),
        }
    }

    /// Whether it is more than this many standard errors.
    pub fn is_clear(self, drop_sigmas: f64) -> bool {
        self.mean > 0.0 && self.mean > drop_sigmas * self.error
    }

    fn in_units_of(self, unit: i32) -> PairedDifference {
        PairedDifference {
            mean: self.mean / f64::from(unit),
            error: self.error / f64::from(unit),
        }
    }
}

/// How many standard errors make a turn clearly worse than the best. Three, not two: with many
/// candidates, this keeps the chance of an error near 5 %.
pub(super) const CLEAR: f64 = 3.0;
/// How many standard errors apart turns may be that are alike.
const ALIKE: f64 = 2.0;

/// A candidate with what was found so far.
pub(super) struct SampledCandidate {
    pub(super) candidate: Candidate,
    pub(super) dropped: bool,
    /// Whether the chance to win decides, and not the margin.
    rank_by_win: bool,
    /// For each sample, in hundredths of a point.
    margins: Vec<i32>,
    /// For each sample, in parts of [`CERTAIN`].
    wins: Vec<i32>,
    /// For each sample, what the next player scored in reply, and whether that completed a line of
    /// six.
    replies: Vec<i32>,
    qwirkles: Vec<i32>,
}

impl SampledCandidate {
    pub(super) fn new(candidate: Candidate, rank_by_win: bool) -> SampledCandidate {
        let [margins, wins, replies, qwirkles] = [const { Vec::new() }; 4];
        SampledCandidate {
            candidate,
            dropped: false,
            rank_by_win,
            margins,
            wins,
            replies,
            qwirkles,
        }
    }

    /// Adds one outcome.
    pub(super) fn note(&mut self, outcome: &Outcome, position: &Position) {
        let players = position.players();
        let points = self.candidate.points as i32 * POINT;
        let mut totals: ArrayVec<i32, 4> = outcome.gains[..players].iter().copied().collect();
        totals[SELF] += points;
        self.margins.push(outcome.margin(players) + points);
        for (total, &score) in totals
            .iter_mut()
            .zip(position.scores().into_iter().flatten())
        {
            *total += score as i32 * POINT;
        }
        self.wins.push(of_winning(
            position.rules(),
            &totals,
            outcome.next,
            outcome.left,
        ));
        self.replies.push(outcome.reply as i32);
        self.qwirkles.push(outcome.reply_is_qwirkle.into());
    }

    /// What decides the order, for each sample.
    fn merits(&self) -> impl Iterator<Item = f64> + Clone + '_ {
        // Points still count a little, so that a decided game is played well to its end.
        let merit = |(&win, &margin): (&i32, &i32)| {
            if self.rank_by_win {
                win * 100 + margin
            } else {
                margin
            }
        };
        self.wins
            .iter()
            .zip(&self.margins)
            .map(merit)
            .map(f64::from)
    }

    /// The average of what decides the order.
    pub(super) fn merit(&self) -> f64 {
        self.merits().sum::<f64>() / self.margins.len().max(1) as f64
    }

    /// Whether it lies behind another by this many standard errors.
    pub(super) fn is_behind(&self, leader: &SampledCandidate, drop_sigmas: f64) -> bool {
        PairedDifference::between(leader.merits(), self.merits()).is_clear(drop_sigmas)
    }

    pub(super) fn samples(&self) -> usize {
        self.margins.len()
    }

    /// What the samples say, beside those of the best.
    pub(super) fn evaluation(&self, best: &SampledCandidate) -> Evaluation {
        let samples = self.samples();
        let lag = |of: fn(&SampledCandidate) -> &[i32]| {
            PairedDifference::between(numbers(of(best)), numbers(of(self)))
        };
        // The best's mean over all its samples, minus the difference over the shared ones.
        let adjusted = |of: fn(&SampledCandidate) -> &[i32]| mean(of(best)) - lag(of).mean;
        let spread = |sampled: &SampledCandidate| {
            PairedDifference::between(numbers(&sampled.margins), std::iter::repeat(0.0)).error
                / f64::from(POINT)
        };
        let margin_behind = lag(|sampled| &sampled.margins).in_units_of(POINT);
        let win_behind = lag(|sampled| &sampled.wins).in_units_of(CERTAIN);
        let (own, of_best) = (spread(self), spread(best));
        let error = if samples == best.samples() {
            own
        } else {
            (of_best * of_best + margin_behind.error * margin_behind.error).sqrt()
        };
        let margin = if samples == 0 {
            f64::from(self.candidate.worth())
        } else {
            mean(&best.margins)
        };
        Evaluation {
            candidate: self.candidate.clone(),
            evidence: Evidence::Rollouts,
            rollouts: Some(Rollouts {
                samples,
                error,
                reply: adjusted(|sampled| &sampled.replies),
                qwirkles: adjusted(|sampled| &sampled.qwirkles),
                dropped: self.dropped,
            }),
            margin: margin / f64::from(POINT) - margin_behind.mean,
            win: mean(&best.wins) / f64::from(CERTAIN) - win_behind.mean,
            margin_behind,
            win_behind,
            clearly_worse: self.is_behind(best, CLEAR),
            like: None,
        }
    }

    /// Whether it lays other tiles on the same cells for the same points, and the samples do not
    /// separate the two.
    pub(super) fn is_like(&self, other: &SampledCandidate) -> bool {
        self.candidate.is_on_cells_of(&other.candidate)
            && !self.is_behind(other, ALIKE)
            && !other.is_behind(self, ALIKE)
    }

    /// The order of answers: by the chance to win, in the hundredths of a per cent that are shown,
    /// and then by margin; by margin alone if the scores are not known.
    pub(super) fn order(&self, a: &Evaluation, b: &Evaluation) -> Ordering {
        let shown = |evaluation: &Evaluation| {
            if self.rank_by_win {
                (1e4 * evaluation.win).round()
            } else {
                0.0
            }
        };
        shown(b)
            .total_cmp(&shown(a))
            .then(b.margin.total_cmp(&a.margin))
    }

    /// Whether it comes before another in the order of answers.
    pub(super) fn is_ahead_of(&self, other: &SampledCandidate) -> bool {
        self.order(&self.evaluation(other), &other.evaluation(other))
            .is_lt()
    }
}

/// Finds which turns are like one before them in their order.
pub(super) fn find_alike(
    evaluations: &mut [Evaluation],
    are_alike: impl Fn(&[Evaluation], usize, usize) -> bool,
) {
    for place in 1..evaluations.len() {
        let is_first = |&other: &usize| {
            evaluations[other].like.is_none() && are_alike(evaluations, place, other)
        };
        evaluations[place].like = (0..place).find(is_first);
    }
}

fn mean(values: &[i32]) -> f64 {
    values.iter().map(|&value| i64::from(value)).sum::<i64>() as f64 / values.len().max(1) as f64
}

fn numbers(values: &[i32]) -> impl Iterator<Item = f64> + Clone + '_ {
    values.iter().map(|&value| f64::from(value))
}
