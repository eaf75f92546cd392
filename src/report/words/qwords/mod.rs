//! The words for Qwords.

mod breaches;
mod helps;
mod labels;
mod names;
mod problems;
