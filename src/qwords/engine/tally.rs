use super::Policy;
use crate::qwords::{Rating, Side};

/// The final scores of a policy's games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PolicyTally {
    policy: Policy,
    /// From the lowest to the highest.
    scores: Vec<u32>,
}

impl PolicyTally {
    /// How many scores a class of the histogram covers.
    pub const CLASS: u32 = 10;

    /// The scores of a policy's games, in any order.
    pub fn new(policy: Policy, mut scores: Vec<u32>) -> PolicyTally {
        scores.sort_unstable();
        PolicyTally { policy, scores }
    }

    /// The policy.
    pub const fn policy(&self) -> Policy {
        self.policy
    }

    /// The mean score; 0 if there is no game.
    pub fn mean(&self) -> f64 {
        f64::from(self.scores.iter().sum::<u32>()) / self.games()
    }

    /// The rulebook's name for the mean.
    pub fn rating(&self, side: Side) -> Rating {
        Rating::of(self.mean() as u32, side)
    }

    /// The standard error of the mean.
    pub fn standard_error(&self) -> f64 {
        let (games, mean) = (self.games(), self.mean());
        let squares: f64 = self
            .scores
            .iter()
            .map(|&score| (f64::from(score) - mean) * (f64::from(score) - mean))
            .sum();
        (squares / (games * (games - 1.0).max(1.0))).sqrt()
    }

    /// The lowest score that nine games in ten do not exceed.
    pub fn p90(&self) -> u32 {
        let place = (self.scores.len() * 9).div_ceil(10).saturating_sub(1);
        self.scores.get(place).copied().unwrap_or(0)
    }

    /// The highest score.
    pub fn best(&self) -> u32 {
        self.scores.last().copied().unwrap_or(0)
    }

    /// How many games scored 0 to 9, 10 to 19, and so on, up to the best.
    pub fn histogram(&self) -> Vec<usize> {
        let mut classes = vec![0; (self.best() / Self::CLASS) as usize + 1];
        for score in &self.scores {
            classes[(score / Self::CLASS) as usize] += 1;
        }
        classes
    }

    fn games(&self) -> f64 {
        self.scores.len().max(1) as f64
    }
}
