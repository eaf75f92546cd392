//! The answers about Qwords for people.

mod grid;
mod policies;
mod ranking;
mod score;

pub(crate) use grid::sheet;
pub(crate) use score::{drawing, heading, scored};
