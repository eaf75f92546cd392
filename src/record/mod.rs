//! Whole games as text: reading and writing them, replaying them, checking every turn and every
//! score.
//!
//! ```text
//! rules: flex
//! players: North, South
//! 1 North [RcbRtwRsbOdwPxsGcb] Rcb@j10 Rtw@k10 Rsb@l10 = 3
//! 2 South Btb@k11 Bss@l11 = 10
//! 3 North [OdwPxsGcbYswBfbRfs] swap Odw Pxs = 0
//! ```
//!
//! Reading goes in two steps, as for positions. The parser makes a [`Transcript`], the game as
//! written, and stops at the first thing that is not notation. [`Record::new`] then plays it turn
//! by turn and judges it; a [`Record`] is a transcript in which every turn is legal, every hand
//! possible and every score right.
//!
//! - The first player listed begins and the others follow in their order, round and round. A name
//!   is one word.
//! - The hand in brackets and `= POINTS` may each be left out; if they are there, they are checked.
//! - Every player is dealt six tiles and draws as the rules say, so the bag and the size of each
//!   hand follow from the turns.
//!
//! Beyond what the writer emits the parser tolerates several spaces for one, CRLF, comments (`#`)
//! and blank lines anywhere, placements in any order, `exchange` for `swap`, and tiles in brackets
//! and after `swap` with spaces, a comma or nothing between them.
//!
//! [`review`] computes what each turn of a record gave away.

#![deny(clippy::expect_used, clippy::indexing_slicing, clippy::unwrap_used)]

mod error;
mod locate;
mod mistake;
mod parse;
#[expect(
    clippy::module_inception,
    reason = "the concept has the name of the room"
)]
mod record;
mod replay;
pub mod review;
mod transcript;

pub use error::{Problem, TurnError, TurnErrors};
pub use mistake::{ScorePart, ScoringMistake};
pub use parse::{Key, parse_transcript};
pub use record::{GameEnd, GameState, Record};
pub use replay::Step;
pub use transcript::{Transcript, WrittenTurn};
