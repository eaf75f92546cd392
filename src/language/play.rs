/// A game against engines.
pub trait PlayWords: Sync {}
