//! One file a command: its arguments, what it does and how its text reads.

pub(crate) mod analyse;
pub(crate) mod arena;
mod batch;
pub(crate) mod bench;
pub(crate) mod completions;
pub(crate) mod convert;
mod deep;
pub(crate) mod draw;
pub(crate) mod game;
pub(crate) mod play;
pub(crate) mod puzzle;
pub(crate) mod qwords;
pub(crate) mod rulebook;
pub(crate) mod score;
pub(crate) mod serve;
pub(crate) mod site;
pub(crate) mod unseen;
