/// What is wrong with a text in the notation of either game.
pub trait NotationWords: Sync {}
