//! What is wrong with an input, as an exception with its place and its help.

use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyType;
use sixfold::answer;
use sixfold::cli::terminal::diagnostics;
use sixfold::language::{ENGLISH, Explain, Explanation};
use sixfold::notation::NotationError;
use sixfold::yaml::YamlError;

/// An error in a text, drawn with a caret below its place.
pub(crate) fn notation<P: Explain>(error: &NotationError<P>, source: &str, name: &str) -> PyErr {
    let shown = diagnostics::draw(error, source, name, false);
    exception(answer::Error::new(error, source), &shown)
}

/// An error in a YAML file.
pub(crate) fn yaml(error: &YamlError, source: &str, name: &str) -> PyErr {
    let shown = diagnostics::draw_yaml(error, source, name, &ENGLISH, false);
    let error = answer::Error::at("yaml", &error.message, source, error.offset);
    exception(error, &shown)
}

/// An error that is nowhere in a text.
pub(crate) fn without_place(code: &'static str, explanation: Explanation) -> PyErr {
    let shown = diagnostics::draw_error(&explanation, &ENGLISH, false);
    let Explanation { message, help, .. } = explanation;
    exception(answer::Error::without_place(code, message, help), &shown)
}

/// `sixfold.SixfoldError`, which Python defines: a class that comes from Rust could not extend
/// `ValueError` before Python 3.12.
fn exception(error: answer::Error, shown: &str) -> PyErr {
    static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    Python::attach(|py| {
        let made = CLASS
            .import(py, "sixfold._errors", "SixfoldError")
            .and_then(|class| {
                let answer::Error {
                    code,
                    message,
                    line,
                    column,
                    help,
                } = error;
                class.call1((message, code, line, column, help, shown))
            });
        made.map_or_else(|other| other, PyErr::from_value)
    })
}
