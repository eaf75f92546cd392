//! The best play of each row of a column.

use std::hint::black_box;
use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

use arrow_array::RecordBatch;
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedStr;
use sixfold::answer::{self, to_json};
use sixfold::notation::{NotationError, parse_position};
use sixfold::search::{ScoredPlay, Searcher};

use crate::answers::{Answers, Writer};
use crate::ask::search;
use crate::column::{Column, Row};
use crate::position::Position;
use crate::work::{self, Stop};

/// The most rows that a thread answers at once: about a hundredth of a second of work.
const ROWS: usize = 1024;

/// The best play of one position; `None` without a legal play.
#[pyfunction]
pub(crate) fn best_play(py: Python<'_>, position: &Position) -> Option<String> {
    let position = &position.inner;
    search(py, |searcher| {
        let best = searcher.best_play(position)?;
        Some(to_json(&answer::Play::new(position, &best)))
    })
}

/// The best play of each position of a column, in its order.
#[pyfunction]
#[pyo3(signature = (column, *, threads = None))]
pub(crate) fn best(
    py: Python<'_>,
    column: &Bound<'_, PyAny>,
    threads: Option<usize>,
) -> PyResult<Answers> {
    let threads = work::threads(threads)?;
    let column = Column::read(column)?;
    let batches = work::run(py, |stop| answer_all(&column, threads, stop))?;
    Answers::of_parts(&batches)
}

/// Answers the parts of a column on some threads. If the work is stopped, some are missing.
fn answer_all(column: &Column, threads: usize, stop: Stop<'_>) -> Vec<RecordBatch> {
    let rows = column.len().div_ceil(4 * threads).clamp(1, ROWS);
    let parts = column.parts(rows);
    let next = AtomicUsize::new(0);
    let answered = Mutex::new(Vec::with_capacity(parts.len()));
    let answer_parts = || {
        let mut searcher = Searcher::new();
        let mut mine = Vec::new();
        while !stop.is_asked() {
            let place = next.fetch_add(1, Ordering::Relaxed);
            let Some(part) = parts.get(place) else { break };
            mine.push((place, answer_part(column, part, &mut searcher)));
        }
        // Nothing panics while it holds the lock.
        answered
            .lock()
            .unwrap_or_else(|held| held.into_inner())
            .append(&mut mine);
    };
    thread::scope(|scope| {
        for _ in 1..threads.min(parts.len()) {
            scope.spawn(answer_parts);
        }
        answer_parts();
    });
    let mut answered = answered
        .into_inner()
        .unwrap_or_else(|held| held.into_inner());
    answered.sort_unstable_by_key(|(place, _)| *place);
    answered.into_iter().map(|(_, batch)| batch).collect()
}

fn answer_part(
    column: &Column,
    part: &(usize, Range<usize>),
    searcher: &mut Searcher,
) -> RecordBatch {
    let mut writer = Writer::new(part.1.len());
    column.for_each(part, |row| match row {
        Row::Null => writer.null(),
        Row::Position(position) => writer.found(searcher.best_play(position).as_ref()),
        Row::Text(bytes) => match std::str::from_utf8(bytes) {
            Err(error) => writer.not_text(error.valid_up_to() + 1),
            Ok(text) => match best_of_text(searcher, text) {
                Ok(found) => writer.found(found.as_ref()),
                Err(error) => writer.error(&answer::Error::new(&error, text)),
            },
        },
    });
    writer.finish()
}

/// The best play of a line or of a sheet.
fn best_of_text(searcher: &mut Searcher, text: &str) -> Result<Option<ScoredPlay>, NotationError> {
    if text.contains('\n') {
        return parse_position(text).map(|position| searcher.best_play(&position));
    }
    searcher.best_play_of_line(text)
}

/// What a plain loop over some lines needs, in seconds, and the sum of the scores: to compare with.
#[pyfunction]
pub(crate) fn plain_loop(py: Python<'_>, lines: Vec<PyBackedStr>) -> (f64, u64) {
    py.detach(|| {
        let lines: Vec<&str> = lines.iter().map(|line| &**line).collect();
        let mut searcher = Searcher::new();
        let mut points = 0;
        let begin = Instant::now();
        for line in black_box(lines) {
            let best = searcher.best_play_of_line(line).ok().flatten();
            points += black_box(best).map_or(0, |best| u64::from(best.score));
        }
        (begin.elapsed().as_secs_f64(), points)
    })
}
