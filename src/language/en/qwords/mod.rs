//! The words for Qwords.

mod game;
