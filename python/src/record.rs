use pyo3::prelude::*;
use sixfold::answer::{self, to_json};
use sixfold::language::Language;
use sixfold::picture;
use sixfold::publish::site::review_page;
use sixfold::record;
use sixfold::record::review::{Judgement, Review, ReviewEffort};

use crate::error;
use crate::position::language;
use crate::work;

/// A whole game, every turn and every score checked.
///
/// Two records are equal if their texts are, as `str` gives them.
#[pyclass(frozen, eq, hash, str = "{text}", module = "sixfold")]
pub(crate) struct Record {
    inner: record::Record,
    text: String,
}

impl PartialEq for Record {
    fn eq(&self, other: &Record) -> bool {
        self.text == other.text
    }
}

impl std::hash::Hash for Record {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.text.hash(state);
    }
}

#[pymethods]
impl Record {
    #[new]
    fn new(text: &str) -> PyResult<Record> {
        let inner: record::Record = text
            .parse()
            .map_err(|error| error::notation(&error, text, "game"))?;
        let text = inner.to_string();
        Ok(Record { inner, text })
    }

    fn __getnewargs__(&self) -> (&str,) {
        (&self.text,)
    }

    fn __repr__(&self) -> String {
        let players = self.players().join(", ");
        format!(
            "<Record of {}: {players}, {} turns>",
            self.rules(),
            self.__len__()
        )
    }

    /// How many turns there are.
    fn __len__(&self) -> usize {
        self.inner.steps().len()
    }

    /// `classic`, `flex` or `intro`.
    #[getter]
    fn rules(&self) -> &'static str {
        self.inner.transcript().rules().name()
    }

    /// The players, in the order of their turns.
    #[getter]
    fn players(&self) -> Vec<String> {
        self.inner.transcript().players().to_vec()
    }

    /// Their points at the end.
    #[getter]
    fn scores(&self) -> Vec<u32> {
        self.inner.scores().to_vec()
    }
}

/// The turns of a game, as `game check` answers.
#[pyfunction]
pub(crate) fn check(record: &Record) -> String {
    to_json(&answer::Check::new(&record.inner))
}

/// A review: the answer, its chart, its page, and its turns as a table with headings.
type Reviewed = (String, String, String, [&'static str; 7], Vec<[String; 7]>);

/// What each turn of a game gave away.
#[pyfunction]
pub(crate) fn review(
    py: Python<'_>,
    record: &Record,
    samples: Option<usize>,
    seed: u64,
    threads: Option<usize>,
    lang: &str,
) -> PyResult<Reviewed> {
    let (words, pool) = (language(lang)?, work::pool(work::threads(threads)?)?);
    let effort = ReviewEffort {
        seed,
        ..samples.map(ReviewEffort::of).unwrap_or_default()
    };
    let record = &record.inner;
    work::run(py, |stop| {
        let review = pool.install(|| Review::of(record, &effort, &|| stop.check()));
        (
            to_json(&answer::Review::new(record, &review)),
            picture::chart(record, &review, words),
            review_page(record, &review, words),
            words.strategy.review_columns(),
            rows(record, &review, words),
        )
    })
}

fn rows(record: &record::Record, review: &Review, words: &Language) -> Vec<[String; 7]> {
    let strategy = words.strategy;
    let percent = |share: f64| strategy.decimal(100.0 * share, 1);
    let known = |judgement: &Option<Judgement>, text: &dyn Fn(&Judgement) -> String| {
        judgement.as_ref().map_or_else(String::new, text)
    };
    let steps = record.steps().iter().zip(&review.turns).enumerate();
    let rows = steps.map(|(place, (step, judgement))| {
        [
            (place + 1).to_string(),
            record.transcript().player(place).to_owned(),
            step.turn.to_string(),
            step.breakdown.total().to_string(),
            known(judgement, &|judgement| percent(judgement.win_before())),
            known(judgement, &|judgement| percent(judgement.given_away)),
            known(judgement, &|judgement| {
                strategy.grade(judgement.grade).to_owned()
            }),
        ]
    });
    rows.collect()
}
