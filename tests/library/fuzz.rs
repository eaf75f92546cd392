//! The fuzz targets over their corpus and some thousand mutants of it; `./test fuzz` runs them at
//! length.

#[path = "../../fuzz/src/input.rs"]
mod input;
#[path = "../../fuzz/src/replay.rs"]
mod replay;
#[allow(unreachable_pub, reason = "the fuzzers are another crate")]
#[path = "../../fuzz/src/targets.rs"]
mod targets;

use replay::replay;

const CORPUS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/fuzz/corpus");

#[test]
fn position() {
    replay(CORPUS, "position", targets::position, 1000);
}

#[test]
fn turn() {
    replay(CORPUS, "turn", targets::turn, 500);
}

#[test]
fn record() {
    replay(CORPUS, "record", targets::record, 500);
}

#[test]
fn qwords() {
    replay(CORPUS, "qwords", targets::qwords, 1000);
}

#[cfg(feature = "yaml")]
#[test]
fn yaml() {
    replay(CORPUS, "yaml", targets::yaml, 1000);
}

#[test]
fn search() {
    replay(CORPUS, "search", targets::search, 300);
}

#[cfg(feature = "cli")]
#[test]
fn links() {
    replay(CORPUS, "links", targets::links, 500);
}
