//! The game itself: tiles, table, plays, what is legal and what it scores.
//!
//! Everything here is written straight from the rules, does no I/O and knows no text. It is the
//! judge: the fast search of
//! [`crate::search`] is checked against it, never the other way round.

mod board;
mod breach;
mod cell;
mod chance;
mod legality;
mod letters;
mod line;
mod play;
mod position;
mod rules;
mod score;
mod seats;
mod setup;
mod sound;
mod tile;
mod turns;
mod unseen;

pub use board::{Board, Bounds};
pub use breach::Breach;
pub use cell::{Cell, Direction};
pub use chance::Chance;
pub use legality::{breaches, fits, largest_set};
pub use line::{BadLine, LineFault, LongDiagonal};
pub use play::{Placement, Play, Turn};
pub use position::{EDGE, FAR_EDGE, Position, RACK_SIZE, Rack};
pub use rules::Rules;
pub use score::{Breakdown, Feature, GOING_OUT_BONUS, LONGEST_LINE, Line, QWIRKLE_BONUS, score};
pub use seats::{STALLED, Seats};
pub use setup::{Fault, Setup};
pub use tile::{Background, Colour, Face, Shape, Tile};
pub use turns::Game;
pub(crate) use turns::START;
pub use unseen::{DeadCell, Unseen, dead_cells};
