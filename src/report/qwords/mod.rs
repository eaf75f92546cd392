//! The answers about Qwords.

mod arena;
mod ranking;
mod score;

pub use arena::ArenaReport;
#[cfg(feature = "cli")]
pub(crate) use arena::class;
pub use ranking::RankingReport;
#[cfg(feature = "cli")]
pub(crate) use score::Claimed;
pub use score::GridReport;
