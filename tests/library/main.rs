//! The library, module by module.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

#[cfg(feature = "pdf")]
mod book;
mod codes;
#[cfg(feature = "cli")]
mod counts;
#[cfg(feature = "cli")]
mod daily;
mod endgame;
#[cfg(feature = "cli")]
mod errors;
mod live;
mod modules;
#[cfg(feature = "cli")]
mod notation;
mod openings;
mod picture;
#[cfg(feature = "cli")]
mod puzzles;
#[cfg(feature = "cli")]
mod qwords_engine;
#[cfg(feature = "cli")]
mod qwords_notation;
#[cfg(feature = "cli")]
mod qwords_puzzles;
#[cfg(feature = "cli")]
mod qwords_score;
#[cfg(feature = "cli")]
mod qwords_words;
#[cfg(feature = "cli")]
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
#[cfg(feature = "cli")]
mod symmetry;
mod tables;
mod unchecked;
#[cfg(feature = "cli")]
mod unseen;

#[path = "../support/examples.rs"]
mod examples;
#[path = "../support/games.rs"]
mod games;
#[path = "../support/plain.rs"]
mod plain;
#[path = "../support/snapshots.rs"]
mod snapshots;
#[path = "../support/suggestions.rs"]
mod suggestions;
