//! The answers about Qwords.

mod policies;
mod ranking;
mod score;

pub use policies::PoliciesReport;
#[cfg(feature = "cli")]
pub(crate) use policies::class;
pub use ranking::RankingReport;
#[cfg(feature = "cli")]
pub(crate) use score::Claimed;
pub use score::GridReport;
