/// Deep answers and reviewed games.
pub trait StrategyWords: Sync {}
