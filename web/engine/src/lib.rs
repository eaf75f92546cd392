//! The search of sixfold for a browser: a request in JSON goes in, the very JSON of the command
//! line comes out.
//!
//! ```
//! use sixfold_engine::Engine;
//!
//! let answer = Engine::new().answer(r#"{"command": "score", "position": "classic RcRd RfGf", "play": "Rf@i7"}"#);
//! assert!(answer.contains(r#""legal":true,"score":3"#));
//! ```
//!
//! [`Command`] lists what can be asked. An answer is what `sixfold … --format json` prints for it,
//! without the line end; if there is none it is `{"error": {"code", "message", "line", "column",
//! "help"}}`, as there.
//!
//! A request may name the reader's language, [`Request::lang`]. Its answer then has one field more,
//! `text`, with all that a page says about it in that language; every other field stays as it is.
//!
//! A browser asks through the functions of the module `boundary`; `web/js/engine.js` does so.

// It hands out places in memory of 32 bits.
#[cfg(target_family = "wasm")]
mod boundary;
mod engine;
mod request;
mod text;

pub use engine::Engine;
pub use request::{Analyse, Command, Read, Request, Score, Table, TableTile};
