use std::time::Duration;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use sixfold::answer::{self, to_json};
use sixfold::game::{Turn, violations};
use sixfold::language::ENGLISH;
use sixfold::notation::parse_tiles;
use sixfold::strategy::{DeepQuestion, Effort, Engine, KnownHands};

use crate::error;
use crate::position::Position;
use crate::work;

/// How a position is looked at.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
pub(crate) struct Question {
    top: usize,
    samples: Option<usize>,
    plies: Option<usize>,
    seconds: Option<f64>,
    seed: u64,
    also: Vec<String>,
    opponent_racks: Vec<String>,
    threads: Option<usize>,
}

/// The turns of a position by what follows them.
#[pyfunction]
pub(crate) fn deep(py: Python<'_>, position: &Position, question: Question) -> PyResult<String> {
    let pool = work::pool(work::threads(question.threads)?)?;
    let asked = question.read(position)?;
    let (position, top) = (&position.inner, question.top);
    work::run(py, |stop| {
        let analysis = pool.install(|| {
            Engine::new(position.rules()).analyse(position, &asked, &mut |_| stop.check())
        });
        to_json(&answer::DeepAnalysis::new(position, &asked, &analysis, top))
    })
}

impl Question {
    fn read(&self, position: &Position) -> PyResult<DeepQuestion> {
        let also = self.also.iter().map(|text| legal_turn(position, text));
        Ok(DeepQuestion {
            included: also.collect::<PyResult<_>>()?,
            known: self.known_hands(position)?,
            effort: self.effort()?,
            time: self.time()?,
            seed: self.seed,
            ..DeepQuestion::default()
        })
    }

    fn effort(&self) -> PyResult<Effort> {
        let mut effort = Effort::THOROUGH;
        if let Some(plies) = self.plies {
            (effort.plies, effort.full_game_below) = (plies.max(1), None);
        }
        if let Some(samples) = self.samples {
            if samples < effort.min_samples {
                let least = effort.min_samples;
                let error = format!("samples must be {least} or more, not {samples}");
                return Err(PyValueError::new_err(error));
            }
            effort.samples = samples;
            effort.min_samples = effort.min_samples.max(samples / 10);
        }
        Ok(effort)
    }

    fn time(&self) -> PyResult<Option<Duration>> {
        let time = self.seconds.map(Duration::try_from_secs_f64).transpose();
        time.map_err(|error| PyValueError::new_err(format!("seconds: {error}")))
    }

    fn known_hands(&self, position: &Position) -> PyResult<KnownHands> {
        let position = &position.inner;
        let hands = self.opponent_racks.iter().map(|text| {
            parse_tiles(text, position.rules())
                .map_err(|error| error::notation(&error, text, "tiles"))
        });
        KnownHands::new(position, hands.collect::<PyResult<_>>()?).map_err(|reason| {
            error::without_place("impossible", ENGLISH.strategy.impossible_hands(&reason))
        })
    }
}

fn legal_turn(position: &Position, text: &str) -> PyResult<Turn> {
    let turn = position.turn(text)?;
    let broken = violations(&position.inner, &turn);
    if broken.is_empty() {
        Ok(turn)
    } else {
        let explanation = ENGLISH.strategy.illegal_turn(&turn, &broken);
        Err(error::without_place("illegal", explanation))
    }
}
