use std::ffi::OsString;

use pyo3::prelude::*;

/// The command `sixfold`. Ctrl-C ends it as it ends any program: Python's own handler would only
/// note it down until the command is over.
#[pyfunction]
pub(crate) fn main(py: Python<'_>) -> PyResult<u8> {
    let signal = py.import("signal")?;
    let (number, default) = (signal.getattr("SIGINT")?, signal.getattr("SIG_DFL")?);
    let current = signal.call_method1("getsignal", (&number,))?;
    // Whoever started the command may want Ctrl-C to be ignored.
    if current.is(&signal.getattr("default_int_handler")?) {
        signal.call_method1("signal", (number, default))?;
    }
    let arguments: Vec<OsString> = py.import("sys")?.getattr("argv")?.extract()?;
    Ok(py.detach(|| sixfold::cli::run(arguments)))
}
