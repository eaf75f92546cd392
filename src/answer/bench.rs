use serde::Serialize;

use crate::bench::{Measure, Task};
use crate::game::Rules;

/// How fast the search is: the answer of `bench`.
#[derive(Clone, Debug, Serialize)]
pub struct BenchReport {
    pub(crate) signature: String,
    pub(crate) passes: u32,
    pub(crate) measures: Vec<MeasureReport>,
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct MeasureReport {
    pub(crate) rules: &'static str,
    pub(crate) task: &'static str,
    /// How many positions, games or rollouts, as `unit` says.
    pub(crate) count: u64,
    pub(crate) unit: &'static str,
    pub(crate) plays: u64,
    pub(crate) points: u64,
    pub(crate) microseconds_each: Option<f64>,
    pub(crate) per_second: Option<f64>,
    pub(crate) plays_per_second: Option<f64>,
}

impl BenchReport {
    /// A report without measures yet.
    pub fn new(signature: u64, passes: u32) -> BenchReport {
        BenchReport {
            signature: format!("{signature:016x}"),
            passes,
            measures: Vec::new(),
        }
    }

    /// Adds a measure.
    pub fn add(&mut self, rules: Rules, task: Task, measure: Measure) {
        let seconds = measure.time.as_secs_f64();
        // Nothing can be said about no passes, nor about a clock that did not move.
        let rate = |count: u64| (count > 0 && seconds > 0.0).then(|| count as f64 / seconds);
        self.measures.push(MeasureReport {
            rules: rules.name(),
            task: name(task),
            count: measure.count,
            unit: match task {
                Task::Game => "games",
                Task::Rollout => "rollouts",
                Task::Best | Task::Every | Task::Text => "positions",
            },
            plays: measure.plays,
            points: measure.points,
            microseconds_each: rate(measure.count).map(|rate| 1e6 / rate),
            per_second: rate(measure.count),
            plays_per_second: rate(measure.plays),
        });
    }
}

fn name(task: Task) -> &'static str {
    match task {
        Task::Best => "best play",
        Task::Every => "every play",
        Task::Text => "text to best play",
        Task::Game => "greedy game",
        Task::Rollout => "six-ply rollout",
    }
}
