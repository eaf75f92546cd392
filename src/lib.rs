//! sixfold
pub mod game;
pub mod search;
