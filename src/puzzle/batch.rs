//! Batches of puzzles: from which tries, and which of those found are kept. The tries may be shared
//! out among machines.

use std::collections::HashSet;
use std::iter::StepBy;
use std::ops::{ControlFlow, Range};

use serde::{Deserialize, Serialize};

use super::CanonicalForm;
use crate::game::Rng;
use crate::parallel;

/// How many puzzles to make, and from which tries.
#[derive(Clone, Copy, Debug)]
pub struct Batch {
    /// How many puzzles.
    pub count: usize,
    /// The random seed.
    pub seed: u64,
    /// How many tries to make at most.
    pub tries: u64,
}

/// What a try begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Try {
    /// A simulated game, for puzzles with tiles.
    Game,
    /// A full grid, for puzzles of Qwords.
    Grid,
}

/// How far a batch has come.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// The puzzles found.
    pub found: usize,
    /// The tries made.
    pub tries: u64,
}

/// A puzzle that one try of a batch gave. Whether it is kept depends on the tries before, which
/// another machine may have made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Candidate<P> {
    /// The number of the try, from 0.
    #[serde(rename = "try")]
    pub number: u64,
    /// What the puzzle has in common with its twins.
    pub form: CanonicalForm,
    /// The puzzle, or its document.
    pub puzzle: P,
}

/// Chooses the puzzles of a batch: one from each try that gives a new one, in the order of the
/// tries.
#[derive(Clone, Debug)]
pub struct Choice {
    count: usize,
    known: HashSet<CanonicalForm>,
    last_try: Option<u64>,
}

/// How many tries are made in parallel. The result does not depend on it.
const TOGETHER: usize = 64;

impl<P> Candidate<P> {
    /// The same with something else in the place of the puzzle, such as its document.
    pub fn map<Q>(self, make: impl FnOnce(P) -> Q) -> Candidate<Q> {
        let Candidate {
            number,
            form,
            puzzle,
        } = self;
        let puzzle = make(puzzle);
        Candidate {
            number,
            form,
            puzzle,
        }
    }
}

impl Choice {
    /// A choice of this many puzzles.
    pub fn new(count: usize) -> Choice {
        Choice {
            count,
            known: HashSet::new(),
            last_try: None,
        }
    }

    /// How many puzzles were taken.
    pub fn taken(&self) -> usize {
        self.known.len()
    }

    /// Whether there are as many as were asked for.
    pub fn is_complete(&self) -> bool {
        self.taken() >= self.count
    }

    /// Takes the next puzzle, unless it is not needed. Puzzles come in the order of their tries,
    /// those of a try in the order in which it gave them.
    pub fn takes(&mut self, number: u64, form: CanonicalForm) -> bool {
        let takes = !self.is_complete() && self.last_try != Some(number) && self.known.insert(form);
        if takes {
            self.last_try = Some(number);
        }
        takes
    }
}

impl Batch {
    /// The puzzles of the batch, from the candidates of all its tries in any order. Shares that
    /// [`Collection::candidates`](super::Collection::candidates) made on many machines give what
    /// [`Collection::make`](super::Collection::make) gives on one, if together they cover every try.
    pub fn choose<P>(&self, mut candidates: Vec<Candidate<P>>) -> Vec<P> {
        // Those of a try stay in their order.
        candidates.sort_by_key(|candidate| candidate.number);
        let mut choice = Choice::new(self.count);
        candidates
            .into_iter()
            .filter_map(
                |Candidate {
                     number,
                     form,
                     puzzle,
                 }| { choice.takes(number, form).then_some(puzzle) },
            )
            .collect()
    }

    /// The random numbers of a try.
    pub(super) fn rng(&self, label: &str, number: u64) -> Rng {
        // Frozen: a seed of 32 bits makes the puzzles that it has always made. Larger ones came
        // later; mixed, they begin far from all others.
        let stream = match u32::try_from(self.seed) {
            Ok(seed) => u64::from(seed) << 32 | number,
            Err(_) => mixed(self.seed).wrapping_add(number),
        };
        Rng::new(label, stream)
    }

    /// Makes the puzzles: one from each try that gives a new one, in the order of the tries. The
    /// watcher may stop it; the puzzles found by then are returned.
    pub(super) fn gather<M, P: Send, F: IntoIterator<Item = P> + Send>(
        &self,
        maker: impl Fn() -> M + Send + Sync,
        attempt: impl Fn(&mut M, u64) -> F + Send + Sync,
        form: impl Fn(&P) -> CanonicalForm,
        watch: impl FnMut(Progress) -> ControlFlow<()>,
    ) -> Vec<P> {
        let mut choice = Choice::new(self.count);
        let mut puzzles = Vec::new();
        let take = |number, of_try: F| {
            let mut of_try = of_try.into_iter();
            puzzles.extend(of_try.find(|puzzle| choice.takes(number, form(puzzle))));
            choice.taken()
        };
        self.in_order((0..self.tries).step_by(1), maker, attempt, take, watch);
        puzzles
    }

    /// Makes the candidates of some tries: all those that the whole batch may need. It ends as soon
    /// as these tries alone give enough puzzles, for then no later try is needed. The watcher may
    /// stop it; what was found by then is returned.
    pub(super) fn candidates<M, P: Send, F: IntoIterator<Item = P> + Send>(
        &self,
        tries: StepBy<Range<u64>>,
        maker: impl Fn() -> M + Send + Sync,
        attempt: impl Fn(&mut M, u64) -> F + Send + Sync,
        form: impl Fn(&P) -> CanonicalForm + Send + Sync,
        watch: impl FnMut(Progress) -> ControlFlow<()>,
    ) -> Vec<Candidate<P>> {
        let mut candidates = Vec::new();
        // After a try, the batch knows the form of its first candidate in any case: it was known
        // before, or that candidate is now taken. So a later twin of it is never taken. Of the
        // others that is not certain: each is taken only if other tries gave all those before it.
        let mut surely_known = HashSet::new();
        let attempt = |maker: &mut M, number| -> Vec<(CanonicalForm, P)> {
            let of_try = attempt(maker, number).into_iter();
            of_try.map(|puzzle| (form(&puzzle), puzzle)).collect()
        };
        let take = |number, of_try: Vec<(CanonicalForm, P)>| {
            let first = candidates.len();
            if surely_known.len() < self.count {
                for (form, puzzle) in of_try {
                    let is_new = !surely_known.contains(&form)
                        && candidates[first..]
                            .iter()
                            .all(|known: &Candidate<P>| known.form != form);
                    if is_new {
                        candidates.push(Candidate {
                            number,
                            form,
                            puzzle,
                        });
                    }
                }
            }
            if let Some(first) = candidates.get(first) {
                surely_known.insert(first.form.clone());
            }
            surely_known.len()
        };
        self.in_order(tries, maker, attempt, take, watch);
        candidates
    }

    /// Makes tries in parallel and hands over what they give in their order, until there are enough
    /// puzzles; each hand-over reports how many.
    fn in_order<M, T: Send>(
        &self,
        tries: StepBy<Range<u64>>,
        maker: impl Fn() -> M + Send + Sync,
        attempt: impl Fn(&mut M, u64) -> T + Send + Sync,
        mut take: impl FnMut(u64, T) -> usize,
        mut watch: impl FnMut(Progress) -> ControlFlow<()>,
    ) {
        let mut left = tries.take_while(|&number| number < self.tries);
        let (mut found, mut tries) = (0, 0);
        while found < self.count {
            let next: Vec<u64> = left.by_ref().take(TOGETHER).collect();
            if next.is_empty() {
                break;
            }
            tries += next.len() as u64;
            let given = parallel::map_init(&next, &maker, |maker, &number| attempt(maker, number));
            for (number, of_try) in next.into_iter().zip(given) {
                found = take(number, of_try);
            }
            if watch(Progress { found, tries }).is_break() {
                break;
            }
        }
    }
}

/// The last step of SplitMix64.
fn mixed(number: u64) -> u64 {
    let number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_try_of_every_seed_has_its_own_random_numbers() {
        let mut draws = HashSet::new();
        for seed in [0, 1, 2, 1 << 32, 1 << 33, u64::MAX] {
            let batch = Batch {
                count: 1,
                seed,
                tries: 1,
            };
            for number in 0..3 {
                assert!(draws.insert(batch.rng("puzzle", number).below(u32::MAX)));
            }
        }
    }

    /// Tries with few different puzzles, so that most of them have twins in others: try `number` of
    /// a seed gives up to four of `kinds`.
    fn puzzles_of_a_try(seed: u64, kinds: u32, number: u64) -> Vec<u32> {
        let mut rng = Rng::new("twins", seed << 32 | number);
        let count = rng.below(5);
        (0..count).map(|_| rng.below(kinds)).collect()
    }

    #[test]
    fn shares_of_the_tries_give_what_one_run_gives() {
        let form = |&puzzle: &u32| CanonicalForm::of_number(puzzle);
        let watch = |_| ControlFlow::Continue(());
        for (seed, kinds, count, tries) in (0..60_u64).flat_map(|seed| {
            let counts = [1, 2, 3, 7, 20, 100];
            counts.map(|count| {
                (
                    seed,
                    [3, 6, 12, 40][seed as usize % 4],
                    count,
                    10 + seed * 3,
                )
            })
        }) {
            let batch = Batch { count, seed, tries };
            let attempt = |(): &mut (), number| puzzles_of_a_try(seed, kinds, number);
            let whole = batch.gather(|| (), attempt, form, watch);
            for of in [1, 2, 3, 7, 100_u64] {
                let share = |first: u64| {
                    let tries = (first..tries).step_by(of as usize);
                    batch.candidates(tries, || (), attempt, form, watch)
                };
                // The shares in any order.
                let candidates: Vec<Candidate<u32>> = (0..of).rev().flat_map(share).collect();
                assert_eq!(
                    batch.choose(candidates),
                    whole,
                    "{batch:?} of {kinds} in {of}"
                );
            }
            // Shares need not be strides.
            let middle = tries / 3;
            let parts = [middle..u64::MAX, 0..middle];
            let parts =
                parts.map(|part| batch.candidates(part.step_by(1), || (), attempt, form, watch));
            assert_eq!(batch.choose(parts.concat()), whole, "{batch:?} of {kinds}");
        }
    }

    #[test]
    fn a_share_ends_when_it_has_enough_puzzles_of_its_own() {
        let batch = Batch {
            count: 5,
            seed: 0,
            tries: 1000,
        };
        let mut made = 0;
        let candidates = batch.candidates(
            (0..1000).step_by(3),
            || (),
            |(), number| [number as u32],
            |&puzzle| CanonicalForm::of_number(puzzle),
            |progress| {
                made = progress.tries;
                ControlFlow::Continue(())
            },
        );
        let numbers: Vec<u64> = candidates.iter().map(|it| it.number).collect();
        assert_eq!((numbers, made), (vec![0, 3, 6, 9, 12], TOGETHER as u64));
    }
}
