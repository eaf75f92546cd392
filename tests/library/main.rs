//! The library, module by module.
//!
//! Modules without `cfg` compile and run with no feature at all; where one of their tests needs
//! the drawings of errors, rendered text, YAML, puzzles or the bench, that test alone has the
//! `cfg`. The others need:
//!
//! - the puzzles: `daily`, `puzzles`, `qwords_puzzles`, `solving` (with YAML for stored ones);
//! - rulebooks and rendered text: `rulebook`, `screen`;
//! - what is published: `book`, `site`.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

#[cfg(feature = "cli")]
mod book;
mod counts;
#[cfg(feature = "cli")]
mod daily;
mod endgame;
mod errors;
mod live;
mod modules;
mod notation;
mod openings;
mod picture;
#[cfg(feature = "cli")]
mod puzzles;
mod qwords_engine;
mod qwords_notation;
#[cfg(feature = "cli")]
mod qwords_puzzles;
mod qwords_score;
mod qwords_words;
mod record;
mod review;
#[cfg(feature = "cli")]
mod rulebook;
mod rules;
#[cfg(feature = "cli")]
mod screen;
mod search;
#[cfg(feature = "cli")]
mod site;
#[cfg(feature = "cli")]
mod solving;
mod strategy;
mod symmetry;
mod tables;
mod unchecked;
mod unseen;

#[cfg(feature = "cli")]
#[path = "../support/examples.rs"]
mod examples;
#[path = "../support/games.rs"]
mod games;
#[path = "../support/plain.rs"]
mod plain;
#[cfg_attr(
    not(feature = "cli"),
    allow(dead_code, reason = "only a book has a list of files")
)]
#[path = "../support/snapshots.rs"]
mod snapshots;
#[path = "../support/suggestions.rs"]
mod suggestions;
