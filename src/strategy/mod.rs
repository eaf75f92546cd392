//! What points alone do not show: what others may hold, what follows a turn, what tiles are worth
//! keeping, how a game ends.
//!
//! [`Engine`] is the door. It lists the [candidates](Engine::candidates), plays and swaps, judges
//! them by [games played on](Engine::simulate), and searches [endings](Engine::ending). A
//! [`Player`] of some [`Level`] puts these together and chooses a turn; the
//! [`arena`] lets two levels play each other.
//!
//! Effort is counted in samples and in tables looked at, and chance is drawn from a seed, so the
//! same question has the same answer on every machine.

pub mod arena;
mod candidate;
mod chances;
mod classes;
mod danger;
mod deal;
mod deep;
mod effort;
mod endgame;
mod engine;
mod evidence;
mod hidden;
mod known;
pub mod learn;
mod leaves;
mod level;
mod look;
mod observed;
mod pool;
mod rollout;
mod sampled;
pub(crate) mod searched;
mod simulation;

pub use candidate::Candidate;
pub use chances::chance_to_win;
pub use deep::DeepQuestion;
pub use effort::Effort;
pub use endgame::EndgameResult;
pub use engine::Engine;
pub use evidence::Evidence;
pub use known::{ImpossibleHands, KnownHands};
pub use leaves::Leaves;
pub use level::{Level, Player};
pub use look::DeepAnalysis;
pub use observed::ObservedTurn;
pub use sampled::{Evaluation, PairedDifference};
