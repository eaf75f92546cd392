//! The web site: what its pages hold. Everything here is text and data; `sixfold site` writes it.
//!
//! Pages are askama templates in `web/templates`; scripts and the style sheet are plain files in
//! `web`.

mod address;
mod assets;
mod card;
mod data;
mod day;
pub(super) mod drawing;
mod feed;
mod files;
mod offline;
mod pages;
mod plan;
mod review;
mod rules;

pub use address::Address;
pub use assets::{SCRIPTS, STYLE, WORKER};
pub use data::PuzzleData;
pub use day::{Day, DayEntry};
pub use feed::FEED_ENTRIES;
pub use files::{FileList, LIST_NAME};
pub use plan::{ENGINE_NAME, FEED_NAME, Site};
pub use review::page as review_page;
pub use rules::{EXAMPLES, RuleExample};
