use std::path::Path;

use super::Explanation;

/// In what two shards differ that cannot be parts of one run.
#[derive(Clone, Copy, Debug)]
pub enum RunDifference<'a> {
    /// The command lines.
    Command([&'a str; 2]),
    /// The versions of the program.
    Version([&'a str; 2]),
    /// The number of shards.
    Number([u32; 2]),
    /// What was read.
    Input,
}

/// Errors of runs that are divided, and of Parquet.
pub trait ShardWords: Sync {
    /// Why a value names no shard; what to write.
    fn bad_shard(&self) -> String;
    /// A run of a shard that Ctrl-C stopped.
    fn stopped(&self) -> Explanation;
    /// A file that does not end as a shard does.
    fn no_shard(&self, path: &Path) -> Explanation;
    /// A shard that is not as it was written.
    fn changed(&self, path: &Path, shard: &str) -> Explanation;
    /// Two shards of different runs.
    fn two_runs(&self, one: &Path, other: &Path, difference: RunDifference<'_>) -> Explanation;
    /// A shard that is there twice.
    fn twice(&self, shard: &str, one: &Path, other: &Path) -> Explanation;
    /// Shards that are not there, and how many more.
    fn missing(&self, missing: &[String], more: usize) -> Explanation;
    /// An output file that is one of the shards.
    fn over_shard(&self, path: &Path) -> Explanation;
    /// Parquet that would go to a terminal.
    fn parquet_to_terminal(&self) -> Explanation;
    /// Parquet for a single position.
    fn parquet_without_batch(&self) -> Explanation;
    /// A program that was built without Parquet.
    fn without_parquet(&self) -> Explanation;
}
