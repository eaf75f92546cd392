//! Answers as Parquet, a row for each line of a batch or for each puzzle. Without the feature
//! `parquet` there is an error in its place.

#[cfg(feature = "parquet")]
mod rows;
#[cfg(feature = "parquet")]
mod table;

#[cfg(feature = "parquet")]
pub(crate) use table::{Table, about, merge};
#[cfg(not(feature = "parquet"))]
pub(crate) use without::{Table, about, merge};

use std::path::Path;

use super::error::CommandError;
use super::terminal::output::Output;

/// What rows are about, which decides their columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rows {
    /// Lines of `analyse --batch`.
    Analyses,
    /// Lines of `analyse --batch --deep`.
    DeepAnalyses,
    /// Puzzles with tiles.
    Puzzles,
    /// Puzzles of Qwords.
    QwordsPuzzles,
}

/// Makes sure that the program can write Parquet, before any work is done.
pub(crate) fn require() -> Result<(), CommandError> {
    if cfg!(feature = "parquet") {
        return Ok(());
    }
    Err(CommandError::new("system", |words| {
        words.shard.without_parquet()
    }))
}

/// The same, and that no terminal is to show it.
pub(crate) fn require_file(out: Option<&Path>, output: &Output) -> Result<(), CommandError> {
    require()?;
    if out.is_some() || !output.is_terminal() {
        return Ok(());
    }
    Err(CommandError::new("option", |words| {
        words.shard.parquet_to_terminal()
    }))
}

#[cfg(not(feature = "parquet"))]
mod without {
    use std::convert::Infallible;
    use std::fs::File;
    use std::marker::PhantomData;
    use std::path::Path;

    use super::Rows;
    use crate::answer::Shard;
    use crate::cli::CommandError;
    use crate::cli::sink::{Sink, WriteError};

    /// Never made without the feature.
    pub(crate) struct Table<'a>(Infallible, PhantomData<Sink<'a>>);

    impl<'a> Table<'a> {
        pub(crate) fn new(_: Rows, _: Sink<'a>) -> Result<Table<'a>, WriteError> {
            Err(error().into())
        }

        pub(crate) fn add(&mut self, _: &[u8], _: usize, _: usize) -> Result<(), WriteError> {
            match self.0 {}
        }

        pub(crate) fn end(self, _: Option<&Shard>) -> Result<(), WriteError> {
            match self.0 {}
        }
    }

    pub(crate) fn about(_: File) -> Result<Option<Shard>, CommandError> {
        Err(error())
    }

    pub(crate) fn merge(
        _: &[&Path],
        _: impl Fn(usize) -> CommandError,
        _: Sink<'_>,
    ) -> Result<(), WriteError> {
        Err(error().into())
    }

    fn error() -> CommandError {
        CommandError::new("system", |words| words.shard.without_parquet())
    }
}
