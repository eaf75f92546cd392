//! The fuzz target of the engine over its corpus and mutants of it; `./test fuzz` runs it at length.

#[allow(unreachable_pub, reason = "the fuzzers are another crate")]
#[path = "../../../fuzz/src/engine.rs"]
mod engine;
#[path = "../../../fuzz/src/input.rs"]
mod input;
#[path = "../../../fuzz/src/replay.rs"]
mod replay;

#[test]
fn requests() {
    let corpus = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fuzz/corpus");
    replay::replay(corpus, "engine", engine::engine, 500);
}
