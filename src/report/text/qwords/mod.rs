//! The answers about Qwords for people.

mod grid;
pub mod playing;
mod policies;
mod ranking;
mod score;

pub(super) use score::{drawing, heading, scored};
