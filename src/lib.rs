//! sixfold
pub mod game;
pub mod report;
pub mod search;
