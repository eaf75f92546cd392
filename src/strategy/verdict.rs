//! What the numbers of a deep analysis amount to: which turns keep up with the best, and why the
//! others do not.

use super::{DeepAnalysis, Evaluation};
use crate::game::Turn;

/// From how many points on a difference in the reply or in the leave is worth naming.
const NOTABLE_POINTS: f64 = 0.5;
/// From which part of all rollouts on a difference in qwirkles is worth naming.
const NOTABLE_QWIRKLES: f64 = 0.02;

/// Something that one turn has over another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Reason {
    /// It scores more.
    Score {
        /// Its points.
        better: u32,
        /// Those of the other.
        worse: u32,
    },
    /// The next player scores less in reply.
    Reply {
        /// The points of the reply to it.
        better: f64,
        /// Those of the reply to the other.
        worse: f64,
    },
    /// The reply completes a line of six less often.
    Qwirkles {
        /// How often after it, 0 to 1.
        better: f64,
        /// How often after the other.
        worse: f64,
    },
    /// The tiles that stay in the hand are worth this many points more.
    Leave(f64),
    /// Later turns bring more.
    Later,
}

impl Evaluation {
    /// What the tiles that stay in the hand are worth, in points.
    pub fn leave(&self) -> f64 {
        f64::from(self.candidate.kept) / 100.0
    }

    /// Why it is better than another turn: its points, the reply, the leave; and what follows later
    /// if these explain less than half of the difference.
    pub fn reasons_over(&self, other: &Evaluation) -> Vec<Reason> {
        let of_reply = |evaluation: &Evaluation| {
            evaluation
                .rollouts
                .map_or((0.0, 0.0), |rollouts| (rollouts.reply, rollouts.qwirkles))
        };
        let (points, other_points) = (self.candidate.points, other.candidate.points);
        let (reply, qwirkles) = of_reply(self);
        let (other_reply, other_qwirkles) = of_reply(other);
        let leave = self.leave() - other.leave();
        let mut reasons = Vec::new();
        if points > other_points {
            reasons.push(Reason::Score {
                better: points,
                worse: other_points,
            });
        }
        if other_reply - reply >= NOTABLE_POINTS {
            reasons.push(Reason::Reply {
                better: reply,
                worse: other_reply,
            });
        }
        if other_qwirkles - qwirkles >= NOTABLE_QWIRKLES {
            reasons.push(Reason::Qwirkles {
                better: qwirkles,
                worse: other_qwirkles,
            });
        }
        if leave >= NOTABLE_POINTS {
            reasons.push(Reason::Leave(leave));
        }
        let explained = f64::from(points) - f64::from(other_points) + other_reply - reply + leave;
        if reasons.is_empty() || explained < (self.margin - other.margin) / 2.0 {
            reasons.push(Reason::Later);
        }
        reasons
    }
}

impl DeepAnalysis {
    /// The best turn; none if the game is over.
    pub fn best(&self) -> Option<&Evaluation> {
        self.evaluations.first()
    }

    /// Whether an endgame was searched, and found a turn.
    pub fn is_endgame(&self) -> bool {
        self.best().is_some_and(|best| best.evidence.is_search())
    }

    /// The turns that rollouts cannot tell apart from the best.
    pub fn rivals(&self) -> Vec<&Turn> {
        let others = self.evaluations.iter().skip(1);
        let rivals = others.filter(|evaluation| !evaluation.clearly_worse);
        rivals.map(|rival| &rival.candidate.turn).collect()
    }

    /// The best of the turns that score most, if they score more than the best turn.
    pub fn highest_scoring(&self) -> Option<&Evaluation> {
        let points = |evaluation: &Evaluation| evaluation.candidate.points;
        let most = self.evaluations.iter().map(points).max()?;
        let highest = self.evaluations.iter().find(|turn| points(turn) == most)?;
        (most > points(self.best()?)).then_some(highest)
    }
}
