/// Pictures, the site and the book.
pub trait PublishWords: Sync {}
