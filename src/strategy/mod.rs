//! What points alone do not show: opponents' racks, what follows a turn, leave values, endgames.
//!
//! [`Engine`] is the entry point. It lists the [candidates](Engine::candidates), plays and swaps,
//! judges them by [rollouts](Engine::simulate), and [solves endgames](Engine::solve_endgame);
//! [`Engine::analyse`] does all of it for one position. A [`Player`] of some [`Level`] chooses
//! turns; the [`arena`] lets two levels play each other.
//!
//! Effort is counted in rollouts and in tables searched, and draws come from a random seed, so the
//! same question has the same answer on every machine.

pub mod arena;
mod candidate;
mod deal;
mod endgame;
mod engine;
mod evaluate;
mod evaluation;
#[doc(hidden)]
pub mod learn;
mod leaves;
mod level;
mod opponents;
mod rollout;
mod simulation;
mod verdict;
mod win_chance;

pub use candidate::Candidate;
pub use endgame::EndgameResult;
pub use engine::Engine;
pub use evaluate::{DeepAnalysis, DeepQuestion, EndgameEffort};
pub use evaluation::{Evaluation, Evidence, PairedDifference, Rollouts};
pub use leaves::Leaves;
pub use level::{Level, Player};
pub use opponents::{ImpossibleHands, KnownHands, ObservedTurn};
pub use simulation::Effort;
pub use verdict::Reason;
pub use win_chance::chance_to_win;
