//! Qwords for people.

pub mod playing;
