//! The words for records of games.

mod faults;
mod problems;
mod slips;

#[cfg(feature = "cli")]
pub(super) use faults::parts;
