//! sixfold
pub mod game;
