use std::thread;

use clap::builder::RangedI64ValueParser;
use rayon::{ThreadPool, ThreadPoolBuilder};

use super::CommandError;

/// Unless told otherwise, no more threads: each keeps tables of more than 1 MiB.
const MOST_THREADS: usize = 32;

/// Reads a number of threads.
pub(crate) fn number() -> RangedI64ValueParser<u16> {
    clap::value_parser!(u16).range(1..=256)
}

/// So many threads; as many as there are cores where nothing is said.
pub(crate) fn threads(number: Option<u16>) -> Result<ThreadPool, CommandError> {
    let cores = || {
        thread::available_parallelism()
            .map_or(1, usize::from)
            .min(MOST_THREADS)
    };
    let pool = ThreadPoolBuilder::new()
        .num_threads(number.map_or_else(cores, usize::from))
        .build();
    pool.map_err(|error| {
        let reason = error.to_string();
        CommandError::new("system", move |words| words.cli.no_threads(&reason))
    })
}
