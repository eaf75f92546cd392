use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Does numbered pieces of work on so many threads, each with tools of its own, and returns the results in the order of the
/// numbers.
pub(super) fn spread<Tools, Result: Send>(
    pieces: usize,
    threads: usize,
    tools: impl Fn() -> Tools + Sync,
    work: impl Fn(&mut Tools, usize) -> Result + Sync,
) -> Vec<Result> {
    let next = AtomicUsize::new(0);
    let results: Mutex<Vec<(usize, Result)>> = Mutex::new(Vec::with_capacity(pieces));
    let go_on = || {
        let mut tools = tools();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= pieces {
                break;
            }
            let result = work(&mut tools, number);
            results.lock().expect("no thread panics with the results in its hands").push((number, result));
        }
    };
    thread::scope(|scope| {
        for _ in 1..threads.min(pieces) {
            scope.spawn(go_on);
        }
        // The caller helps too, so that one thread needs no other.
        go_on();
    });
    let mut results = results.into_inner().expect("all threads have ended well");
    results.sort_by_key(|(number, _)| *number);
    results.into_iter().map(|(_, result)| result).collect()
}
