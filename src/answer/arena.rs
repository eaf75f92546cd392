use schemars::JsonSchema;
use serde::Serialize;

use super::two_digits;
use crate::bench::{Measure, Task};
use crate::game::Rules;
use crate::strategy::arena::{Match, Tally};

/// How a match between two levels ended, seen from the first: the answer of `arena`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Arena {
    /// The level whose results these are.
    a: &'static str,
    /// The level that it played.
    b: &'static str,
    rules: &'static str,
    games: usize,
    /// The share of games that the first level won, 0 to 100; a draw counts half.
    win_percent: f64,
    /// Where that share lies with 95 % certainty.
    interval: [f64; 2],
    /// By how many points the first level won on average.
    margin: f64,
    /// How long the first level thought about a turn, in milliseconds.
    ms_per_turn: f64,
}

impl Arena {
    /// The results of a match.
    pub fn new(contest: &Match, tally: &Tally) -> Arena {
        Arena {
            a: contest.a.name(),
            b: contest.b.name(),
            rules: contest.rules.name(),
            games: tally.games(),
            win_percent: two_digits(tally.win_percent()),
            interval: tally.interval().map(two_digits),
            margin: two_digits(tally.margin()),
            ms_per_turn: two_digits(tally.ms_per_turn()),
        }
    }
}

/// How fast the search is: the answer of `bench`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Bench {
    /// A hash over every play and score of the corpus, the same on every machine.
    signature: String,
    /// How often the corpus was gone through.
    passes: u32,
    measures: Vec<TaskMeasure>,
}

/// How fast a task is done with some rules.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct TaskMeasure {
    rules: &'static str,
    /// `best`, `every`, `text`, `batch`, `game` or `rollout`, as `--task` takes it.
    task: &'static str,
    /// How many positions, games or rollouts, as `unit` says.
    count: u64,
    /// `positions`, `games` or `rollouts`.
    unit: &'static str,
    /// How many plays were found; 0 for tasks that do not count them.
    plays: u64,
    /// All scores together: a sum that must not change.
    points: u64,
    /// `null` if nothing was measured, like both rates.
    microseconds_each: Option<f64>,
    per_second: Option<f64>,
    plays_per_second: Option<f64>,
}

impl Bench {
    /// What was measured.
    pub fn new(signature: u64, passes: u32, measures: &[(Rules, Task, Measure)]) -> Bench {
        let measures = measures.iter().map(|(rules, task, measure)| {
            let rate = measure.per_second(measure.count);
            TaskMeasure {
                rules: rules.name(),
                task: task.name(),
                count: measure.count,
                unit: task.unit(),
                plays: measure.plays,
                points: measure.points,
                microseconds_each: rate.map(|rate| two_digits(1e6 / rate)),
                per_second: rate.map(two_digits),
                plays_per_second: measure.per_second(measure.plays).map(two_digits),
            }
        });
        Bench {
            signature: format!("{signature:016x}"),
            passes,
            measures: measures.collect(),
        }
    }
}
