//! sixfold analyses Qwirkle and Qwirkle Flex positions: every legal play, the best one, and where
//! every point comes from. It also rates turns by rollouts, reviews whole games, makes puzzles, and
//! plays Qwords, the dice word game.
//!
//! The best play of a position, written in the compact [`notation`]:
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
//! Where the points of a play come from, and why a play is illegal:
//!
//! ```
//! use sixfold::game::{Position, Turn, score, violations};
//! use sixfold::notation::parse_turn;
//!
//! let position: Position = "classic BsBc BdBt origin=j10".parse()?;
//! let Turn::Lay(play) = parse_turn("Bd@i10 Bt@l10", position.rules())? else { unreachable!() };
//! let breakdown = score(position.board(), &play, false);
//! assert_eq!(breakdown.lines[0].points, 4);
//!
//! let reasons = violations(&position, &parse_turn("Bd@i9", position.rules())?);
//! assert_eq!(reasons[0].code(), "touches_nothing");
//! # Ok::<(), sixfold::notation::NotationError>(())
//! ```
//!
//! Every play, passed to a visitor that can stop the search:
//!
//! ```
//! use std::ops::ControlFlow;
//! use sixfold::game::Position;
//! use sixfold::search::Searcher;
//!
//! let position: Position = "classic RcRdRf RsBsPsGcYcOt".parse()?;
//! let found = Searcher::new().visit_plays(&position, |play| {
//!     if play.score() >= 6 { ControlFlow::Break(play.score()) } else { ControlFlow::Continue(()) }
//! });
//! assert_eq!(found.break_value(), Some(6));
//! # Ok::<(), sixfold::notation::NotationError>(())
//! ```
//!
//! # Modules
//!
//! Each module uses only those above it.
//!
//! - [`game`]: tiles, boards, positions, legality and scoring; the rules, written plainly.
//! - [`notation`]: positions and plays as text, with errors that name their place.
//! - [`search`]: every legal play, fast.
//! - [`strategy`]: rollouts, endgames, leave values, engine levels.
//! - [`record`]: whole games as text: reading, checking, reviewing.
//! - [`play`]: a person's game against engines, with hints, undo and saving.
//! - [`qwords`]: Qwords: notation, scoring, the engine.
//! - [`puzzle`]: making, rating, proving and storing puzzles of both games.
//! - [`language`]: every sentence for people, one folder per language.
//! - [`answer`]: what the command line answers, as data for JSON and YAML.
//! - [`picture`]: a table as SVG, PNG or terminal text.
//! - `publish`: the web site of daily puzzles and the printable book (features `publish`, `pdf`).
//!
//! # Features
//!
//! - `cli` (default): the command line. Implies `parallel`, `yaml` and `publish`.
//! - `png` (default): PNG pictures.
//! - `parallel`: work on all cores.
//! - `yaml`: files of puzzles and rulebook examples.
//! - `publish`: the web site of daily puzzles. Implies `yaml`.
//! - `pdf`: the printable book of puzzles. Implies `publish`, `png` and `parallel`.
//! - `parquet`: answers of the command line as Parquet files. Implies `cli`.
//!
//! Without any of them the crate does no I/O and compiles for a browser.
//!
//! # What is stable
//!
//! Semantic versioning covers the documented items of this library, error codes, the notation, the
//! format of records and stored puzzles, the keys of [`answer`] in JSON, exit codes and the options
//! of the command line. It does not cover English sentences, `Debug` output, the text that commands
//! print for people, or the hidden modules `cli` and `bench`. Daily puzzles, scores and the order of
//! plays never change.

pub mod answer;
#[doc(hidden)]
pub mod bench;
#[cfg(feature = "cli")]
#[doc(hidden)]
#[allow(rustdoc::bare_urls, reason = "help texts are plain text")]
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
#[deny(clippy::expect_used, clippy::indexing_slicing, clippy::unwrap_used)]
pub mod yaml;

pub use game::{Cell, Play, Position, Rules, Tile, Turn};
pub use notation::{NotationError, parse_position, parse_turn};
pub use search::{ScoredPlay, Searcher};
