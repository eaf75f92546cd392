//! The answers about Qwords for people.

mod arena;
mod grid;
pub mod playing;
mod ranking;
mod score;

pub(super) use score::{drawing, heading, scored};
