//! Fuzz targets of sixfold: functions that take bytes and check what must hold for any.
//!
//! `targets.rs` and `engine.rs` are also part of the tests of the crates, which replay `corpus`.
#![allow(clippy::unwrap_used, reason = "a target that cannot go on should stop")]

mod engine;
mod input;
#[path = "../../tests/support/plain.rs"]
mod plain;
#[path = "../../tests/support/suggestions.rs"]
#[allow(dead_code, reason = "the tests need more of it")]
mod suggestions;
mod targets;

pub use engine::engine;
pub use targets::*;
