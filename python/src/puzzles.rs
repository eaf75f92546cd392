use std::ops::ControlFlow;

use jiff::civil::Date;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use rayon::prelude::*;
use sixfold::answer::{self, to_json};
use sixfold::game::Rules;
use sixfold::language::{ENGLISH, Explanation};
use sixfold::puzzle::{
    self, Batch, Collection, Criteria, Document, Maker, Proof, Puzzle, Stars, Theme, load_puzzles,
    write_puzzles,
};
use sixfold::search::Searcher;

use crate::ask::search;
use crate::error;
use crate::position::Position;
use crate::work;

/// What puzzles are wanted.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
pub(crate) struct Wanted {
    count: usize,
    seed: u64,
    rules: String,
    target: (u32, u32),
    margin: u32,
    stars: Option<u8>,
    theme: Option<String>,
    max_tries: u64,
    pub(crate) threads: Option<usize>,
}

/// Puzzles from simulated games.
#[pyfunction]
pub(crate) fn generate(py: Python<'_>, wanted: Wanted) -> PyResult<Vec<String>> {
    let pool = work::pool(work::threads(wanted.threads)?)?;
    let collection = wanted.collection()?;
    if collection.batch.count == 0 {
        return Ok(Vec::new());
    }
    work::run(py, |stop| {
        let puzzles = pool.install(|| {
            collection.make(|_| match stop.is_asked() {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            })
        });
        let written = puzzles
            .iter()
            .zip(1..)
            .map(|(puzzle, number)| json(puzzle, &collection.document(puzzle).numbered(number)));
        written.collect()
    })
}

fn json(puzzle: &Puzzle, document: &Document) -> String {
    to_json(&answer::Puzzle::new(puzzle, document))
}

impl Wanted {
    pub(crate) fn collection(&self) -> PyResult<Collection> {
        let rules: Rules = self
            .rules
            .parse()
            .map_err(|error| error::notation(&error, &self.rules, "rules"))?;
        let criteria = Criteria {
            target: self.target.0..=self.target.1,
            margin: self.margin,
            stars: self.stars()?,
            theme: self.theme()?,
            ..Criteria::default()
        };
        let wrong_range = match self.target {
            (0, _) => Some(ENGLISH.puzzle.zero_points()),
            (from, to) if from > to => Some(ENGLISH.puzzle.reversed_range(&(from..=to))),
            _ => None,
        };
        if let Some(message) = wrong_range {
            return Err(error::without_place("option", Explanation::new(message)));
        }
        if let Some(reason) = criteria.impossible(rules) {
            let explanation = ENGLISH.puzzle.impossible_puzzles(&reason);
            return Err(error::without_place("impossible", explanation));
        }
        let batch = Batch {
            count: self.count,
            seed: self.seed,
            tries: self.max_tries,
        };
        Ok(Collection {
            rules,
            criteria,
            batch,
        })
    }

    fn stars(&self) -> PyResult<Option<Stars>> {
        let stars = |count| {
            Stars::new(count)
                .ok_or_else(|| PyValueError::new_err(format!("stars are 1 to 5, not {count}")))
        };
        self.stars.map(stars).transpose()
    }

    fn theme(&self) -> PyResult<Option<Theme>> {
        let Some(given) = &self.theme else {
            return Ok(None);
        };
        let name = given.replace('-', " ");
        let known = Theme::ALL.iter().copied();
        let found = known.clone().find(|theme| theme.name() == name);
        found.map(Some).ok_or_else(|| {
            let names: Vec<&str> = known.map(Theme::name).collect();
            let names = names.join(", ");
            PyValueError::new_err(format!("no theme is called {given:?}; they are {names}"))
        })
    }
}

/// The puzzle of a day, such as `2027-01-04`.
#[pyfunction]
pub(crate) fn daily(py: Python<'_>, date: &str) -> PyResult<String> {
    let date: Date = date
        .parse()
        .map_err(|_| error::without_place("notation", ENGLISH.puzzle.not_a_date(date)))?;
    let found = work::run(py, |_| {
        let puzzle = puzzle::daily(date, &mut Maker::new())?;
        Some(json(&puzzle, &Document::daily(&puzzle, date)))
    })?;
    found.ok_or_else(|| error::without_place("not-found", ENGLISH.puzzle.no_puzzle(date)))
}

/// The puzzle in a position, as it stands in a file.
#[pyfunction]
pub(crate) fn puzzle_yaml(
    py: Python<'_>,
    position: &Position,
    id: String,
    made_by: &str,
) -> PyResult<String> {
    let position = position.inner.clone();
    let puzzle = search(py, |searcher| Puzzle::new(position, searcher));
    let puzzle = puzzle.ok_or_else(|| PyValueError::new_err("no play is the only best one"))?;
    Ok(write_puzzles(&[Document::new(&puzzle, id, made_by)]))
}

/// Proves the puzzles of a file's text again.
#[pyfunction]
pub(crate) fn prove(
    py: Python<'_>,
    text: &str,
    name: &str,
    threads: Option<usize>,
) -> PyResult<String> {
    // A blank text would pass for one empty document.
    let documents = match load_puzzles(text) {
        Ok(documents) if !documents.is_empty() && !text.trim().is_empty() => documents,
        Err(error) if !text.trim().is_empty() => return Err(error::yaml(&error, text, name)),
        _ => {
            let explanation = ENGLISH.puzzle.no_puzzles(name);
            return Err(error::without_place("file", explanation));
        }
    };
    let pool = work::pool(work::threads(threads)?)?;
    work::run(py, |stop| {
        let mut proofs: Vec<(String, Proof)> = pool.install(|| {
            let documents = documents.par_iter();
            let proofs = documents.map_init(Searcher::new, |searcher, document| {
                stop.check();
                (name.to_owned(), document.prove(searcher))
            });
            proofs.collect()
        });
        Proof::mark_repeats(proofs.iter_mut().map(|(_, proof)| proof));
        to_json(&answer::Proofs::new(&proofs, &[], []))
    })
}
