use super::evaluator::SheetEvaluator;
use super::{Engine, Ranked, Sheet};
use crate::game::Rng;
use crate::parallel::map;
use crate::qwords::{Action, Cell, Letters, ROLLS};

/// How often every action is played out before any is dropped; then twice as often, and so on.
const FIRST: usize = 64;
/// An action is dropped when it is behind the best one by this many standard errors of the
/// difference.
const BEHIND: f64 = 2.5;

/// By how many standard errors an action may be behind the best and still be within sampling error.
const WITHIN: f64 = 2.0;

/// How actions are compared by playing them out.
pub(super) struct Race {
    /// The sheet before them.
    pub(super) sheet: Sheet,
    /// The random seed.
    pub(super) seed: u64,
    /// How often an action is played out, at most.
    pub(super) most: usize,
    /// How many actions are never dropped.
    pub(super) finalists: usize,
}

/// An action and its scores in rollouts, in units of 1 / [`ROLLS`]: one for each of the first
/// samples, which are the same for all actions.
struct Tried {
    action: Action,
    outcomes: Vec<u32>,
}

impl Engine {
    /// Plays out actions until they can be told apart. The best comes first; those that were
    /// dropped come last.
    pub(super) fn race(
        &self,
        race: &Race,
        actions: &[Action],
        tell: &mut dyn FnMut(usize, usize),
    ) -> Vec<Ranked> {
        let mut tried: Vec<Tried> = actions
            .iter()
            .map(|&action| Tried {
                action,
                outcomes: Vec::new(),
            })
            .collect();
        let (mut samples, mut alive): (Vec<Rolls>, usize) = (Vec::new(), tried.len());
        let mut upto = FIRST.min(race.most.max(1));
        while alive > 0 {
            tell(samples.len(), race.most);
            let begun = samples.len();
            samples.extend((begun..upto).map(|number| self.sample(race.seed, number as u64)));
            let new = map(&tried[..alive], |tried| {
                let after = race.sheet.after(tried.action);
                samples[begun..]
                    .iter()
                    .map(|rolls| self.play_out(after, rolls))
                    .collect::<Vec<u32>>()
            });
            for (tried, new) in tried.iter_mut().zip(new) {
                tried.outcomes.extend(new);
            }
            tried[..alive].sort_by_cached_key(|tried| std::cmp::Reverse(tried.sum()));
            let (best, others) = tried[..alive]
                .split_first_mut()
                .expect("the best one is never given up");
            // Those that stay come first, in their order.
            let (finalists, others) =
                others.split_at_mut(others.len().min(race.finalists.max(1) - 1));
            others.sort_by_cached_key(|other| other.is_behind(best));
            alive = 1 + finalists.len() + others.partition_point(|other| !other.is_behind(best));
            if upto >= race.most || alive <= 1 {
                tell(race.most, race.most);
                break;
            }
            upto = (2 * upto).min(race.most);
        }
        tried
            .first()
            .map(|best| tried.iter().map(|other| other.beside(best)).collect())
            .unwrap_or_default()
    }
}

impl Tried {
    fn sum(&self) -> u64 {
        self.outcomes.iter().copied().map(u64::from).sum()
    }

    fn is_behind(&self, best: &Tried) -> bool {
        let (difference, error) = self.difference(best);
        difference < -BEHIND * error
    }

    fn is_within_error(&self, best: &Tried) -> bool {
        let (difference, error) = self.difference(best);
        // One sample has no measurable error.
        self.outcomes.len() < 2 || difference >= -WITHIN * error
    }

    /// By how much it scored more than another, and the standard error of that.
    fn difference(&self, other: &Tried) -> (f64, f64) {
        let more =
            |(&own, &other): (&u32, &u32)| (f64::from(own) - f64::from(other)) / f64::from(ROLLS);
        mean_and_error(self.outcomes.iter().zip(&other.outcomes).map(more))
    }

    /// Its expected score. If it was played out less often than the best one, the difference from
    /// the best is known much better than the score.
    fn beside(&self, best: &Tried) -> Ranked {
        let alone = |tried: &Tried| {
            mean_and_error(
                tried
                    .outcomes
                    .iter()
                    .map(|&outcome| f64::from(outcome) / f64::from(ROLLS)),
            )
        };
        let (expected, standard_error) = if self.outcomes.len() == best.outcomes.len() {
            alone(self)
        } else {
            let ((best, error), (more, error_of_more)) = (alone(best), self.difference(best));
            (
                best + more,
                (error * error + error_of_more * error_of_more).sqrt(),
            )
        };
        Ranked {
            action: self.action,
            expected,
            standard_error,
            within_error: self.is_within_error(best),
        }
    }
}

fn mean_and_error(values: impl ExactSizeIterator<Item = f64> + Clone) -> (f64, f64) {
    let count = values.len() as f64;
    let mean = values.clone().sum::<f64>() / count;
    let squares: f64 = values.map(|value| (value - mean) * (value - mean)).sum();
    (mean, (squares / (count * (count - 1.0).max(1.0))).sqrt())
}

/// The letters that each of the coming rolls allows.
type Rolls = [Letters; Cell::COUNT];

impl Engine {
    /// The rolls of a sample: the same for every action that is compared.
    fn sample(&self, seed: u64, number: u64) -> Rolls {
        let mut rng = Rng::new(
            "qwords sample",
            seed.wrapping_mul(0x9e37_79b9_7f4a_7c15)
                .wrapping_add(number),
        );
        std::array::from_fn(|_| self.letters[rng.below(ROLLS) as usize])
    }

    /// Plays a sheet to its end by the tables and returns the score in units of 1 / [`ROLLS`]: an
    /// average over all last rolls.
    fn play_out(&self, sheet: Sheet, rolls: &Rolls) -> u32 {
        let mut evaluator = SheetEvaluator::new(self.line_values(), sheet);
        if sheet.free() == 0 {
            return evaluator.score() * ROLLS;
        }
        for &letters in rolls.iter().take(sheet.free() as usize - 1) {
            let action = evaluator
                .best_action(letters)
                .expect("more than one cell is free");
            evaluator.write(action);
        }
        evaluator.sum_of_last_scores(&self.odds)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::qwords::Letter;

    fn tried(outcomes: &[u32]) -> Tried {
        let (letter, cell) = (Letter::all().next(), Cell::all().next());
        Tried {
            action: Action {
                letter: letter.expect("there are letters"),
                cell: cell.expect("there are cells"),
                joker: false,
            },
            outcomes: outcomes.iter().map(|outcome| outcome * ROLLS).collect(),
        }
    }

    #[test]
    fn an_action_is_behind_beyond_its_error_and_within_it_otherwise() {
        let best = tried(&[20, 20, 20, 20]);
        // Two behind, give or take one; the same, which is not behind itself.
        let slightly = tried(&[20, 16, 20, 16]);
        let clearly = tried(&[17, 16, 17, 16]);
        for (one, behind, within) in [
            (&best, false, true),
            (&slightly, false, true),
            (&clearly, true, false),
        ] {
            assert_eq!(
                (one.is_behind(&best), one.is_within_error(&best)),
                (behind, within)
            );
        }
        assert!(
            tried(&[1]).is_within_error(&tried(&[20])),
            "one sample has no error"
        );
    }

    #[test]
    fn fewer_samples_are_seen_beside_the_best() {
        let best = tried(&[10, 20, 10, 20]);
        let alone = best.beside(&best);
        assert_eq!(alone.expected, 15.0);
        let error = alone.standard_error;
        assert!((error - (100.0_f64 / 12.0).sqrt()).abs() < 1e-12);
        // Behind by 2 and 4 in the two samples that both have: 3, give or take 1.
        let dropped = tried(&[8, 16]).beside(&best);
        assert_eq!(dropped.expected, 12.0);
        assert!((dropped.standard_error - (error * error + 1.0).sqrt()).abs() < 1e-12);
    }
}
