use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The last line of a shard: which part of which run it is, and that nothing of it is missing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Shard {
    /// Which part: `2/3` is the second of three.
    pub shard: String,
    /// The command of the run, and each of its options that makes a difference.
    pub run: Vec<String>,
    /// What the whole run reads; `null` if it reads nothing.
    pub input: Option<Digest>,
    /// The lines above this one; `null` in Parquet.
    pub content: Option<Digest>,
    /// Whether a line could not be answered, or a play is not legal.
    pub failed: bool,
    /// The program and its version.
    pub made_by: String,
}

/// The size and checksum of a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Digest {
    /// Its lines, a last one without a line end included.
    pub lines: u64,
    /// Its bytes.
    pub bytes: u64,
    /// A hash over them.
    pub checksum: String,
}
