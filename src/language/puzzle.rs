/// Puzzles and worked examples.
pub trait PuzzleWords: Sync {}
