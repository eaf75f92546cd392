//! A person's game against engines: who plays, what was played, hints, undo, and saving the game as
//! text.
//!
//! A [`LiveGame`] is such a game. Its seed fixes the order of the bag and, with the turns so far,
//! what engines choose, so a game that is resumed or undone goes on as it would have, unless the
//! person plays otherwise.

mod display;
mod lineup;
mod live;
mod saved;

pub use lineup::{Lineup, Seat};
pub use live::{LiveGame, PlayedTurn};
pub use saved::ResumeError;

use crate::game::{Direction, Position, Turn};

/// A step on the way to a good turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// How many tiles it lays, and for how many points.
    Lays {
        /// The tiles.
        tiles: usize,
        /// The points.
        points: u32,
    },
    /// The row in which it lays them.
    Row(i16),
    /// The column in which it lays them.
    Column(i16),
    /// It swaps, even if laying tiles may be possible.
    Swaps,
    /// How many tiles it gives back.
    GivesBack(usize),
    /// The turn itself.
    Turn(Turn),
}

/// The hints to a turn of a position, each revealing more than the one before.
fn hints(position: &Position, turn: &Turn) -> Vec<Hint> {
    let before = match turn {
        Turn::Lay(play) => {
            let first = play.cells().next().unwrap_or(position.origin());
            let line = match play.direction() {
                Some(Direction::Vertical) => Hint::Column(first.column),
                _ => Hint::Row(first.row),
            };
            let points = position.play_breakdown(play).total();
            vec![
                Hint::Lays {
                    tiles: play.placements().len(),
                    points,
                },
                line,
            ]
        }
        Turn::Swap(tiles) => vec![Hint::Swaps, Hint::GivesBack(tiles.len())],
        Turn::Pass => Vec::new(),
    };
    before
        .into_iter()
        .chain([Hint::Turn(turn.clone())])
        .collect()
}
