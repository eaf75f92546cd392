//! The program as its users meet it: what each command prints where, and its exit code.
#![cfg(feature = "cli")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod analyse;
mod arena;
mod batch;
mod book;
mod command;
mod convert;
mod deep;
mod draw;
mod examples_run;
mod exit_codes;
mod faults;
mod game;
mod general;
mod language;
mod merge;
mod narrow;
mod notation;
mod parquet;
mod play;
mod positions;
mod puzzle;
mod puzzle_play;
mod qwords;
mod qwords_engine;
mod qwords_puzzle;
mod readme;
mod review;
mod rulebook;
mod safety_net;
mod schema;
mod score;
mod serve;
mod site;
mod translated;
mod unseen;
mod words;

#[path = "../support/examples.rs"]
mod examples;
#[path = "../support/snapshots.rs"]
mod snapshots;
