//! A person's game against engines: who plays, what was played, hints, taking back, and keeping the
//! game as text.
//!
//! A [`LiveGame`] is such a game. Its seed fixes the order of the bag and, with the turns so far,
//! what engines choose, so a game that is resumed or taken back goes on as it would have, unless
//! the person plays otherwise.

mod display;
mod hint;
mod kept;
mod lineup;
mod live;

pub use hint::Hint;
pub use kept::ResumeError;
pub use lineup::{Lineup, Seat};
pub use live::{LiveGame, PlayedTurn};
