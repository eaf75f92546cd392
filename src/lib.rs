//! sixfold
pub mod game;
pub mod report;
