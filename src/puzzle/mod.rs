//! Positions with a known answer: the rulebooks' worked examples.

mod rulebook;

pub use rulebook::{Checked, Difference, Example, ExpectedLine, Outcome, RULEBOOKS, load_examples};
