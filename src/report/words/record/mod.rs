//! The words for records of games.

mod errors;
mod problems;
mod slips;

#[cfg(feature = "cli")]
pub(super) use errors::parts;
