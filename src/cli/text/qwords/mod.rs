//! The answers about Qwords for people.

mod grid;
pub mod playing;
mod policies;
mod ranking;
mod score;

pub(crate) use score::{drawing, heading, scored};
