//! The words for records of games.

mod errors;
mod problems;
mod slips;

pub(super) use errors::parts;

impl crate::language::RecordWords for super::English {}
