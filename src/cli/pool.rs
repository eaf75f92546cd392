use std::thread;

use rayon::{ThreadPool, ThreadPoolBuilder};

use super::Failure;
use crate::report::Complaint;

/// Unless told otherwise, no more threads: each keeps tables of more than 1 MiB.
const MOST_THREADS: usize = 32;

/// So many threads; as many as there are cores where nothing is said.
pub(super) fn threads(number: Option<u16>) -> Result<ThreadPool, Failure> {
    let cores = || thread::available_parallelism().map_or(1, usize::from).min(MOST_THREADS);
    let pool = ThreadPoolBuilder::new().num_threads(number.map_or_else(cores, usize::from)).build();
    pool.map_err(|error| Complaint::NoThreads { reason: error.to_string() }.into())
}
