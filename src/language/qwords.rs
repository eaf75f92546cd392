/// Qwords.
pub trait QwordsWords: Sync {}
