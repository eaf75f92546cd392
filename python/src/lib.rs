//! The module `sixfold._sixfold`: what `sixfold` does for Python. Answers leave it as the JSON of
//! the command line, columns as Arrow; the Python files around it make objects of the former.

mod answers;
mod ask;
mod best;
mod column;
mod command;
mod deep;
mod error;
mod jobs;
mod position;
mod puzzles;
mod qwords;
mod record;
mod work;

/// The package for Python is made of this module and of the files in `sixfold/`.
#[pyo3::pymodule]
mod _sixfold {
    #[pymodule_export]
    use crate::answers::Answers;
    #[pymodule_export]
    use crate::ask::{analyse, score, unseen};
    #[pymodule_export]
    use crate::best::{best, best_play, plain_loop};
    #[pymodule_export]
    use crate::column::addresses;
    #[pymodule_export]
    use crate::command::main;
    #[pymodule_export]
    use crate::deep::deep;
    #[pymodule_export]
    use crate::jobs::{arena_answer, candidates, choose, pair_count, play_pairs};
    #[pymodule_export]
    use crate::position::Position;
    #[pymodule_export]
    use crate::puzzles::{daily, generate, prove, puzzle_yaml};
    #[pymodule_export]
    use crate::qwords::{qwords_analyse, qwords_score};
    #[pymodule_export]
    use crate::record::{Record, check, review};

    use pyo3::prelude::*;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
