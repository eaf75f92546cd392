//! The game itself: tiles, table, plays, what is legal and what it scores.
//!
//! Everything here is written straight from the rules, does no I/O and knows no text. It is the
//! judge: the fast search of [`crate::search`] is checked against it, never the other way round.

mod board;
mod cell;
#[expect(clippy::module_inception, reason = "the file holds `Game`")]
mod game;
mod legality;
mod line;
mod play;
mod position;
mod rack;
mod rng;
mod rules;
mod score;
mod setup;
mod sound;
mod tile;
mod unseen;
mod violation;

pub use board::Board;
pub use cell::{Bounds, Cell, Direction, Offset};
pub(crate) use game::GAME_ORIGIN;
pub use game::{Game, HandsAndBag, MAX_IDLE_TURNS};
pub use legality::{fits, largest_set, violations};
pub use line::{IllegalLine, LineError, LongDiagonal};
pub use play::{Placement, Play, Turn};
pub use position::{MAX_COORDINATE, MIN_COORDINATE, Position, PositionNote};
pub use rack::{RACK_SIZE, Rack};
pub(crate) use rack::{TileCounts, count, without};
pub use rng::Rng;
pub use rules::Rules;
pub use score::{Breakdown, Feature, GOING_OUT_BONUS, LONGEST_LINE, Line, QWIRKLE_BONUS, score};
pub use setup::{Setup, SetupError};
pub use tile::{Background, Colour, Face, Shape, Tile};
pub use unseen::{DeadCell, Unseen, dead_cells};
pub use violation::Violation;
