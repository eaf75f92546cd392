use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use sixfold::answer::{self, to_json};
use sixfold::language::ENGLISH;
use sixfold::qwords::{
    self, Dice, Effort, Engine, Side, Variant, WordChoice, WordList, WordSource, Words,
    parse_position,
};

use crate::error;
use crate::work;

/// The best words of a grid and what they score.
#[pyfunction]
pub(crate) fn qwords_score(
    py: Python<'_>,
    grid: &str,
    words: Option<&str>,
    names: bool,
    side: Option<&str>,
) -> PyResult<String> {
    let position = read(grid)?;
    let list = words.map_or(Ok(position.language), list)?;
    let side = side.map_or(Ok(position.variant.side()), side_of)?;
    let variant = if side == position.variant.side() {
        position.variant
    } else {
        Variant::new(side)
    };
    Ok(py.detach(|| {
        let (words, choice) = load(list, names);
        let best = qwords::score(&position.grid, &words, variant.double());
        let grid = &position.grid;
        to_json(&answer::qwords::Score::new(
            grid, variant, &choice, &best, None,
        ))
    }))
}

/// How the actions of a position are ranked.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
pub(crate) struct Ranked {
    words: Option<String>,
    names: bool,
    top: Option<usize>,
    samples: Option<usize>,
    seed: u64,
    threads: Option<usize>,
}

/// The actions of a position by their expected final score.
#[pyfunction]
pub(crate) fn qwords_analyse(py: Python<'_>, position: &str, asked: Ranked) -> PyResult<String> {
    let mut position = read(position)?;
    position.language = asked.words.as_deref().map_or(Ok(position.language), list)?;
    if position.grid.is_full() {
        let explanation = ENGLISH.qwords.nothing_free();
        return Err(error::without_place("impossible", explanation));
    }
    if position.roll.is_none() {
        let explanation = ENGLISH.qwords.nothing_rolled();
        return Err(error::without_place("impossible", explanation));
    }
    let effort = Effort {
        samples: asked.samples.unwrap_or(Effort::default().samples).max(1),
        seed: asked.seed,
    };
    let pool = work::pool(work::threads(asked.threads)?)?;
    work::run(py, |stop| {
        let (words, choice) = load(position.language, asked.names);
        let ranking = pool.install(|| {
            let engine = Engine::new(words, &Dice::default());
            engine.rank(&position, effort, &mut |_, _| stop.check())
        });
        let top = asked.top.unwrap_or(usize::MAX);
        to_json(&answer::qwords::Analysis::new(
            &position, &ranking, top, &choice, None,
        ))
    })
}

fn read(text: &str) -> PyResult<qwords::Position> {
    parse_position(text).map_err(|error| error::notation(&error, text, "position"))
}

fn list(code: &str) -> PyResult<WordList> {
    WordList::from_code(code)
        .ok_or_else(|| error::without_place("not-found", ENGLISH.puzzle.not_a_word_list(code)))
}

fn side_of(name: &str) -> PyResult<Side> {
    Side::from_name(name)
        .ok_or_else(|| PyValueError::new_err(format!("a side is \"a\" or \"b\", not {name:?}")))
}

/// The words of a list, and those well known as names if they count.
fn load(list: WordList, names: bool) -> (Words, WordChoice) {
    let mut words = Words::new(list);
    if names {
        words.add_names();
        words.add_names_of(list);
    }
    let source = WordSource::List(list);
    (words, WordChoice { source, names })
}
