//! Questions about one position. The answers are the JSON of the command line.

use std::cell::RefCell;

use pyo3::prelude::*;
use sixfold::answer::{self, to_json};
use sixfold::game::{Unseen, dead_cells};
use sixfold::search::Searcher;

use crate::position::Position;

thread_local! {
    static SEARCHER: RefCell<Searcher> = RefCell::new(Searcher::new());
}

/// Asks the searcher of this thread, without the interpreter's lock.
pub(crate) fn search<T: Send>(py: Python<'_>, ask: impl FnOnce(&mut Searcher) -> T + Send) -> T {
    py.detach(|| SEARCHER.with_borrow_mut(ask))
}

/// The best plays of a position; every play without `top`.
#[pyfunction]
pub(crate) fn analyse(py: Python<'_>, position: &Position, top: Option<usize>) -> String {
    let (position, top) = (&position.inner, top.unwrap_or(usize::MAX));
    search(py, |searcher| {
        let ranking = searcher.ranking(position, top);
        to_json(&answer::Analysis::new(position, &ranking, top))
    })
}

/// The verdict on a turn of a position.
#[pyfunction]
pub(crate) fn score(py: Python<'_>, position: &Position, play: &str) -> PyResult<String> {
    let turn = position.turn(play)?;
    let position = &position.inner;
    Ok(search(py, |searcher| {
        let standing = searcher.standing(position, &turn);
        to_json(&answer::Score::new(position, &turn, &standing))
    }))
}

/// The tiles that are not visible, and the cells where no tile will ever fit.
#[pyfunction]
pub(crate) fn unseen(py: Python<'_>, position: &Position) -> String {
    let position = &position.inner;
    py.detach(|| {
        let (unseen, dead) = (Unseen::of(position), dead_cells(position));
        to_json(&answer::Unseen::new(position, &unseen, &dead))
    })
}
