//! The library, module by module.
//!
//! Modules without `cfg` compile and run with no feature at all. If one of their tests needs a
//! feature, that test alone has the `cfg`.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

#[cfg(feature = "pdf")]
mod book;
mod codes;
mod counts;
#[cfg(feature = "yaml")]
mod daily;
mod endgame;
mod errors;
mod fuzz;
mod languages;
mod live;
mod modules;
mod notation;
mod openings;
mod picture;
#[cfg(feature = "yaml")]
mod puzzles;
mod qwords_engine;
mod qwords_notation;
#[cfg(feature = "yaml")]
mod qwords_puzzles;
mod qwords_score;
mod qwords_words;
mod record;
mod review;
#[cfg(feature = "yaml")]
mod rulebook;
mod rules;
mod search;
#[cfg(feature = "publish")]
mod site;
#[cfg(feature = "publish")]
mod site_languages;
#[cfg(feature = "publish")]
mod site_words;
mod solving;
mod strategy;
mod supply;
mod symmetry;
mod tables;
mod unchecked;
mod unseen;

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
