//! The words for records of games.

mod faults;
mod problems;
mod slips;
