//! Results for people and for other programs.

pub mod picture;
