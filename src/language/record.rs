/// What is wrong with a record.
pub trait RecordWords: Sync {}
