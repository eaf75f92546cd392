//! The search: every legal play of a position, each exactly once, with its score; or the best one
//! alone.
//!
//! [`Searcher`] is the entry point for a [`Position`]. It is built on [`Table`], which
//! [`Table::lay`] keeps up to date through a whole game.
//!
//! # How it is fast
//!
//! **The table** is a torus, so no play meets an edge: 108 connected tiles and a play at each end
//! always fit. A step to the right adds 1 to a cell's number and a step down a row's length.
//!
//! **Anchors** are the free cells that touch a tile; every play fills at least one. An anchor
//! knows, for its row and for its column, how long the runs of tiles on both sides of it are and
//! which of the 36 faces fit between them, one bit each. The faces that fit both are kept in a list
//! of their own, so one `&` with the hand shows whether anything can be laid there; for most anchors
//! that is all. In Flex each free cell also knows what a tile of each background scores on its
//! diagonals, and which backgrounds would make a diagonal of seven. Laying a tile changes only the
//! cells at the ends of its row, its column and its diagonals, and an undo log keeps what they were.
//!
//! **A whole table** is laid run by run (`setup.rs`): a run is written to the cells at its ends
//! once, not again with each tile. On the way it is judged: each tile must be among the faces that
//! fit its row and its column so far, no diagonal may be longer than six, and all runs must be
//! connected. So a position line can be read straight into a table (`line.rs`), with no board in
//! between; whatever is unusual or wrong goes to the grammar of [`crate::notation`].
//!
//! **A play** fills the anchor and then free cells that follow each other in one direction,
//! whatever lies between them. It is made from its *first* anchor only: cells before that one must
//! not be anchors. So no play is made twice, without remembering any. A window holds the cells that
//! a play around one anchor can reach in one direction.
//!
//! **A line** while it grows is a set of faces that still fit it: those that match every tile in it
//! so far. Two faces match when they share their colour or their shape but not both, and tiles that
//! match in pairs form a legal line. So laying a tile is one `&`, a line that joins another run
//! must have all of that run's faces among those that fit, and no length is ever checked. A prefix
//! of a legal play is a legal play, so every step of the search is an answer.
//!
//! **Points** follow from the cells alone: the line's length, the lines across and, in Flex, a
//! number for each cell and background, since two new tiles never share a diagonal. To find [the
//! best play](Table::best_play), plays of one tile come first and set a mark; a window is passed
//! over if all its cells together could not beat the mark; then cells are scored, and tiles are
//! fitted only if the score would be good enough. The bound for diagonals counts only the
//! backgrounds on which the hand holds a face that fits.
//!
//! [`crate::game`] is the judge of legality and scores, in plain code; the tests compare this
//! module with it.

mod best;
mod cell_set;
mod every;
mod found;
mod lay;
mod line;
mod openings;
mod packed;
mod searcher;
mod setup;
mod spot;
mod table;
mod undo;
mod window;

pub(crate) use cell_set::CellSet;
pub use found::PackedPlay;
pub(crate) use openings::open_game;
pub use openings::openings;
pub use packed::Hand;
pub(crate) use packed::PackedTile;
pub use searcher::{PlayView, Ranking, ScoredPlay, Searcher, Standing};
pub use table::Table;

#[cfg(doc)]
use crate::game::Position;
