//! Matches between two levels.

use std::cmp::Ordering;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use super::{Level, ObservedTurn, Player};
use crate::game::{Game, Rng, Rules};

/// A match: pairs of games with the same tiles in the same order and the seats swapped.
#[derive(Clone, Copy, Debug)]
pub struct Match {
    /// The level from whose side results are counted.
    pub a: Level,
    /// The other.
    pub b: Level,
    /// The rule set.
    pub rules: Rules,
    /// How many games there are; if the number is odd, the last pair has only one.
    pub games: u64,
    /// Random seed.
    pub seed: u64,
    /// How long the strongest level thinks about a turn; `None` means its usual number of samples.
    pub time: Option<Duration>,
}

/// Two players who meet again and again.
pub struct Opponents([Player; 2]);

/// How the games of a pair ended for the first level.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PairResult {
    /// The number of the pair, from 0.
    pub pair: u64,
    /// The scores of each game, those of the first level first.
    pub scores: Vec<[u32; 2]>,
    /// How many turns the first level took.
    pub turns: u32,
    /// How long it thought; as data, in nanoseconds.
    #[serde(with = "nanoseconds")]
    pub time: Duration,
}

/// A time as a whole number.
mod nanoseconds {
    use std::time::Duration;

    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(time: &Duration, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u64(time.as_nanos().try_into().unwrap_or(u64::MAX))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Duration, D::Error> {
        u64::deserialize(from).map(Duration::from_nanos)
    }
}

impl Match {
    /// How many pairs there are, the last one perhaps with one game only.
    pub fn pairs(&self) -> u64 {
        self.games.div_ceil(2)
    }

    /// The players, who can be used for any of the pairs.
    pub fn opponents(&self) -> Opponents {
        let player = |level| {
            let mut player = Player::new(level, self.rules, 0);
            player.take_time(self.time);
            player
        };
        Opponents([player(self.a), player(self.b)])
    }

    /// Plays a pair, which depends on its number, from 0, and on the seed alone. So machines may
    /// share the pairs out; [`Tally::new`] puts their results together.
    pub fn play(&self, pair: u64, opponents: &mut Opponents) -> PairResult {
        let mut result = PairResult {
            pair,
            ..PairResult::default()
        };
        for seat in 0..(self.games - pair * 2).min(2) {
            self.game(pair, seat as usize, opponents, &mut result);
        }
        result
    }

    fn game(&self, pair: u64, seat: usize, opponents: &mut Opponents, result: &mut PairResult) {
        let label = format!("arena {:016x}", self.seed);
        let mut rng = Rng::new(&label, pair);
        let mut game = Game::deal(self.rules, 2, &mut rng);
        for (number, player) in opponents.0.iter_mut().enumerate() {
            player.begin(
                self.seed.rotate_left(32) ^ (pair << 2 | (seat as u64) << 1 | number as u64),
            );
        }
        while !game.is_over() {
            let position = game.position().expect("a game keeps the rules");
            let is_a = game.to_move() == seat;
            let begin = Instant::now();
            let turn = opponents.0[usize::from(!is_a)].choose(&position);
            if is_a {
                result.time += begin.elapsed();
                result.turns += 1;
            }
            opponents.0[usize::from(is_a)].watch(ObservedTurn::new(&game, &turn));
            game.take(&turn, &mut rng);
        }
        result
            .scores
            .push([game.scores()[seat], game.scores()[1 - seat]]);
    }
}

/// All results of a match together.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    pairs: Vec<PairResult>,
}

impl Tally {
    /// The results of some pairs, in any order.
    pub fn new(mut pairs: Vec<PairResult>) -> Tally {
        // Sums of floats depend on their order.
        pairs.sort_by_key(|result| result.pair);
        Tally { pairs }
    }

    /// How many games were played.
    pub fn games(&self) -> usize {
        self.pairs.iter().map(|pair| pair.scores.len()).sum()
    }

    fn scores(&self) -> impl Iterator<Item = [u32; 2]> {
        self.pairs.iter().flat_map(|pair| &pair.scores).copied()
    }

    /// The share of games that the first level won, 0 to 100; a draw counts half.
    pub fn win_percent(&self) -> f64 {
        100.0 * self.scores().map(won).sum::<f64>() / self.games().max(1) as f64
    }

    /// The 95 % interval of that share. The two games of a pair are not independent, so pairs are
    /// counted; one pair won and one lost are added, so that a few equal results do not look
    /// certain.
    pub fn interval(&self) -> [f64; 2] {
        let share = |pair: &PairResult| {
            pair.scores.iter().copied().map(won).sum::<f64>() / pair.scores.len().max(1) as f64
        };
        let shares: Vec<f64> = self.pairs.iter().map(share).chain([0.0, 1.0]).collect();
        let count = shares.len() as f64;
        let mean = shares.iter().sum::<f64>() / count;
        let variance = shares
            .iter()
            .map(|share| (share - mean) * (share - mean))
            .sum::<f64>()
            / (count - 1.0);
        let reach = 1.96 * (variance / count).sqrt();
        [mean - reach, mean + reach].map(|end| 100.0 * end.clamp(0.0, 1.0))
    }

    /// What each of the two scores on average.
    pub fn mean_scores(&self) -> [f64; 2] {
        let sum = |side: usize| {
            self.scores()
                .map(|scores| u64::from(scores[side]))
                .sum::<u64>()
        };
        [0, 1].map(|side| sum(side) as f64 / self.games().max(1) as f64)
    }

    /// By how many points the first level won on average.
    pub fn margin(&self) -> f64 {
        let [own, other] = self.mean_scores();
        own - other
    }

    /// How long the first level thought about a turn, in milliseconds.
    pub fn ms_per_turn(&self) -> f64 {
        let time: Duration = self.pairs.iter().map(|pair| pair.time).sum();
        let turns: u64 = self.pairs.iter().map(|pair| u64::from(pair.turns)).sum();
        time.as_secs_f64() * 1e3 / turns.max(1) as f64
    }
}

/// What a game counts for the first level.
fn won([own, other]: [u32; 2]) -> f64 {
    match own.cmp(&other) {
        Ordering::Greater => 1.0,
        Ordering::Equal => 0.5,
        Ordering::Less => 0.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_are_what_counts_for_the_interval() {
        let pair = |scores: [[u32; 2]; 2]| PairResult {
            scores: scores.to_vec(),
            ..PairResult::default()
        };
        let tally = Tally::new(vec![
            pair([[100, 90], [80, 80]]),
            pair([[70, 90], [90, 70]]),
            pair([[120, 60], [99, 98]]),
        ]);
        assert_eq!((tally.games(), tally.win_percent()), (6, 75.0));
        assert_eq!(
            tally.mean_scores().map(|score| (score * 6.0).round()),
            [559.0, 488.0]
        );
        assert!((tally.margin() - 71.0 / 6.0).abs() < 1e-9);
        // Shares of 3/4, 1/2 and 1, and one pair lost and one won: 13/20 on average, and a variance
        // of 0.175.
        let reach = 1.96 * (0.175f64 / 5.0).sqrt();
        let [low, high] = tally.interval();
        assert!(
            (low - 100.0 * (0.65 - reach)).abs() < 1e-9 && high == 100.0,
            "{low} {high}"
        );
    }
}
