//! sixfold analyses Qwirkle and Qwirkle Flex tables: every legal play, the best one, and every
//! point explained.
//!
//! Data walks one way: text → [`notation`] → a [`game::Position`] → [`search`] → scored plays →
//! [`answer`]. What points alone do not show is the matter of [`strategy`], whole games that of
//! [`record`].
//!
//! The best play of a table, typed in the compact [`notation`]:
//!
//! ```
//! use sixfold::game::Position;
//! use sixfold::search::Searcher;
//!
//! let position: Position = "flex RcbRtwRsb/1BtbBss RssRdwRfbGsbBswBds origin=j10".parse()?;
//! let best = Searcher::new().best_play(&position).expect("there is a legal play");
//! assert_eq!(best.play.to_string(), "Gsb@l12 Rss@m12 Bsw@n12");
//! assert_eq!(best.score, 11);
//! # Ok::<(), sixfold::notation::NotationError>(())
//! ```
//!
//! Where the points of a play come from, and why a play is not legal:
//!
//! ```
//! use sixfold::game::{Position, Turn, violations, score};
//! use sixfold::notation::parse_turn;
//!
//! let position: Position = "classic BsBc BdBt origin=j10".parse()?;
//! let Turn::Lay(play) = parse_turn("Bd@i10 Bt@l10", position.rules())? else { unreachable!() };
//! let breakdown = score(position.board(), &play, false);
//! assert_eq!(breakdown.lines[0].points, 4);
//!
//! let reasons = violations(&position, &parse_turn("Bd@i9", position.rules())?);
//! assert_eq!(reasons[0].to_string(), "no tile laid touches the table, edge to edge: i9");
//! # Ok::<(), sixfold::notation::NotationError>(())
//! ```
//!
//! Every play, shown to a visitor that may stop the search:
//!
//! ```
//! use std::ops::ControlFlow;
//! use sixfold::game::Position;
//! use sixfold::search::Searcher;
//!
//! let position: Position = "classic RcRdRf RsBsPsGcYcOt".parse()?;
//! let found = Searcher::new().visit_plays(&position, |candidate| {
//!     if candidate.score() >= 6 { ControlFlow::Break(candidate.score()) } else { ControlFlow::Continue(()) }
//! });
//! assert_eq!(found.break_value(), Some(6));
//! # Ok::<(), sixfold::notation::NotationError>(())
//! ```
//!
//! [`record`] reads whole games, replays them and checks every turn and every score.
//!
//! [`play`] is a person's game against engines, with hints, taking back and resuming.
//!
//! [`qwords`] analyses Qwords, the dice word game, in the same way.
//!
//! [`puzzle`] makes, rates, proves and stores puzzles of both games.
//!
//! # Features
//! - `cli` (default): the command line. It implies `parallel`, `yaml` and `publish`.
//! - `png` (default): PNG pictures.
//! - `parallel`: work on all cores.
//! - `yaml`: files of puzzles and rulebook examples.
//! - `publish`: the site of daily puzzles; with `yaml`.
//! - `pdf`: the printable book of puzzles; with `publish` and `parallel`.
//!
//! Without any of them the crate does no I/O and compiles for a browser.

pub mod answer;
#[doc(hidden)]
pub mod bench;
#[cfg(feature = "cli")]
pub mod cli;
pub mod game;
pub mod language;
mod named;
pub mod notation;
mod parallel;
pub mod picture;
pub mod play;
#[cfg(any(feature = "publish", feature = "pdf"))]
pub mod publish;
pub mod puzzle;
pub mod qwords;
pub mod record;
pub mod search;
pub mod strategy;
#[cfg(feature = "yaml")]
pub mod yaml;

pub use game::{Cell, Play, Position, Rules, Tile, Turn};
pub use notation::{NotationError, parse_position, parse_turn};
pub use search::{ScoredPlay, Searcher};
