//! sixfold
pub mod game;
pub mod notation;
pub mod report;
pub mod search;
