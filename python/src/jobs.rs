//! Parts of long jobs that many machines share, and what is made of their results. Results cross as
//! lines of JSON.

use std::iter::StepBy;
use std::num::NonZero;
use std::ops::{ControlFlow, Range};

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use sixfold::answer::{self, to_json};
use sixfold::game::Rules;
use sixfold::puzzle::{Candidate, Puzzle};
use sixfold::strategy::Level;
use sixfold::strategy::arena::{Match, PairResult, Tally};

use crate::error;
use crate::puzzles::Wanted;
use crate::work;

/// The tries or pairs of a part, as a Python `range`.
#[derive(FromPyObject)]
pub(crate) struct Part {
    start: u64,
    stop: u64,
    step: NonZero<usize>,
}

impl Part {
    fn numbers(&self) -> StepBy<Range<u64>> {
        (self.start..self.stop).step_by(self.step.get())
    }
}

/// The candidates that some tries give, a line each. Their ids lack the number in the batch.
#[pyfunction]
pub(crate) fn candidates(py: Python<'_>, wanted: Wanted, tries: Part) -> PyResult<Vec<String>> {
    let collection = wanted.collection()?;
    let pool = work::pool(work::threads(wanted.threads)?)?;
    work::run(py, |stop| {
        let found = pool.install(|| {
            collection.candidates(tries.numbers(), |_| match stop.is_asked() {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            })
        });
        let line = |candidate: Candidate<Puzzle>| {
            to_json(&candidate.map(|puzzle| {
                let document = collection.document(&puzzle);
                answer::Puzzle::new(&puzzle, &document)
            }))
        };
        found.into_iter().map(line).collect()
    })
}

/// Refuses puzzles that cannot be made, and chooses those to keep from the candidates of all tries,
/// in any order. Their ids still lack the number in the batch.
#[pyfunction]
pub(crate) fn choose(
    py: Python<'_>,
    wanted: Wanted,
    candidates: Vec<String>,
) -> PyResult<Vec<String>> {
    let batch = wanted.collection()?.batch;
    py.detach(|| {
        let chosen: Vec<Box<RawValue>> = batch.choose(read_all(&candidates)?);
        Ok(chosen
            .into_iter()
            .map(|puzzle| puzzle.to_string())
            .collect())
    })
}

/// A match between two levels.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
pub(crate) struct Contest {
    a: String,
    b: String,
    rules: String,
    games: u32,
    seed: u64,
}

impl Contest {
    fn read(&self) -> PyResult<Match> {
        let rules: Rules = self
            .rules
            .parse()
            .map_err(|error| error::notation(&error, &self.rules, "rules"))?;
        if self.games == 0 {
            return Err(PyValueError::new_err("games must be 1 or more, not 0"));
        }
        Ok(Match {
            a: level(&self.a)?,
            b: level(&self.b)?,
            rules,
            games: self.games.into(),
            seed: self.seed,
            time: None,
        })
    }
}

fn level(name: &str) -> PyResult<Level> {
    Level::from_name(name).ok_or_else(|| {
        let names = Level::ALL.map(Level::name).join(", ");
        PyValueError::new_err(format!("no level is called {name:?}; they are {names}"))
    })
}

/// How many pairs of games a match has.
#[pyfunction]
pub(crate) fn pair_count(contest: Contest) -> PyResult<u64> {
    Ok(contest.read()?.pairs())
}

/// The results of some pairs, a line each.
#[pyfunction]
pub(crate) fn play_pairs(py: Python<'_>, contest: Contest, pairs: Part) -> PyResult<Vec<String>> {
    let contest = contest.read()?;
    work::run(py, |stop| {
        let mut opponents = contest.opponents();
        let pairs = pairs.numbers().take_while(|&pair| pair < contest.pairs());
        let pairs = pairs.take_while(|_| !stop.is_asked());
        let results = pairs.map(|pair| to_json(&contest.play(pair, &mut opponents)));
        results.collect()
    })
}

/// The answer of `arena`, from the results of all pairs in any order.
#[pyfunction]
pub(crate) fn arena_answer(contest: Contest, pairs: Vec<String>) -> PyResult<String> {
    let contest = contest.read()?;
    let mut pairs: Vec<PairResult> = read_all(&pairs)?;
    pairs.sort_by_key(|result| result.pair);
    if !pairs
        .iter()
        .map(|result| result.pair)
        .eq(0..contest.pairs())
    {
        return Err(PyValueError::new_err("pairs are missing or double"));
    }
    Ok(to_json(&answer::Arena::new(&contest, &Tally::new(pairs))))
}

fn read_all<T: DeserializeOwned>(lines: &[String]) -> PyResult<Vec<T>> {
    lines.iter().map(|line| read(line)).collect()
}

fn read<T: DeserializeOwned>(line: &str) -> PyResult<T> {
    serde_json::from_str(line)
        .map_err(|error| PyValueError::new_err(format!("a result cannot be read: {error}")))
}
