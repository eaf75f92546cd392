//! Work that takes its time: without the interpreter's lock, on threads of its own, and Ctrl-C
//! stops it.

use std::any::Any;
use std::num::NonZero;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

/// How often Python is asked whether a signal has arrived.
const PATIENCE: Duration = Duration::from_millis(50);
/// The default number of threads is never larger: each keeps tables of more than 1 MiB.
const MOST_DEFAULT_THREADS: usize = 32;
const MOST_THREADS: usize = 256;

/// Whether the user wants the work to stop.
#[derive(Clone, Copy)]
pub(crate) struct Stop<'a>(&'a AtomicBool);

struct Stopped;

impl Stop<'_> {
    pub(crate) fn is_asked(self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// Leaves the work where it stands if it is to stop. For callbacks that cannot stop it
    /// otherwise.
    pub(crate) fn check(self) {
        if self.is_asked() {
            resume_unwind(Box::new(Stopped));
        }
    }
}

/// Does the work. Signals are handled meanwhile, as Python wants it; if a handler raises an
/// exception, as that of Ctrl-C does, the work is asked to stop and the exception returned.
pub(crate) fn run<T: Send>(py: Python<'_>, work: impl FnOnce(Stop<'_>) -> T + Send) -> PyResult<T> {
    let stop = AtomicBool::new(false);
    let (result, raised) = py.detach(|| {
        thread::scope(|scope| {
            let (done, end) = channel::<()>();
            let stop = &stop;
            let worker = scope.spawn(move || {
                // It is dropped however the work ends.
                let _done = done;
                work(Stop(stop))
            });
            let mut raised = None;
            while let Err(RecvTimeoutError::Timeout) = end.recv_timeout(PATIENCE) {
                if let Err(error) = Python::attach(|py| py.check_signals()) {
                    stop.store(true, Ordering::Relaxed);
                    raised = Some(error);
                    break;
                }
            }
            (worker.join(), raised)
        })
    });
    match (result, raised) {
        (_, Some(error)) => Err(error),
        (Ok(answer), None) => Ok(answer),
        (Err(panic), None) => Err(bug(&*panic)),
    }
}

/// A panic, which is always a mistake of this library.
fn bug(panic: &(dyn Any + Send)) -> PyErr {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let reason = text.or_else(|| panic.downcast_ref::<&str>().copied());
    let reason = reason.unwrap_or("no reason given");
    PyRuntimeError::new_err(format!("a mistake in sixfold, please report it: {reason}"))
}

/// How many threads to use: that many, or one for each core.
pub(crate) fn threads(asked: Option<usize>) -> PyResult<usize> {
    match asked {
        Some(threads @ 1..=MOST_THREADS) => Ok(threads),
        Some(other) => Err(PyValueError::new_err(format!(
            "threads must be 1 to {MOST_THREADS}, not {other}"
        ))),
        None => {
            let cores = thread::available_parallelism().map_or(1, NonZero::get);
            Ok(cores.min(MOST_DEFAULT_THREADS))
        }
    }
}

/// Threads for one call. They end with it, so that a process can fork between two.
pub(crate) fn pool(threads: usize) -> PyResult<ThreadPool> {
    ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .map_err(|error| PyRuntimeError::new_err(format!("no threads can be started: {error}")))
}
