use std::path::Path;

use super::{English, shown};
use crate::language::{Explanation, RunDifference, ShardWords};
use crate::notation::visible;

impl ShardWords for English {
    fn bad_shard(&self) -> String {
        "write K/N, such as 2/3 for the second of three shards".to_owned()
    }

    fn stopped(&self) -> Explanation {
        Explanation::new("stopped; a shard is written only when it is complete")
            .help("run the shard again")
    }

    fn no_shard(&self, path: &Path) -> Explanation {
        Explanation::new(format!(
            "{} is not a complete shard: its last line does not say which one it is",
            shown(path)
        ))
        .help("if the job that wrote it was killed, run that shard again; otherwise name files that a command wrote with --shard")
    }

    fn changed(&self, path: &Path, shard: &str) -> Explanation {
        Explanation::new(format!(
            "{} is damaged: it is not as shard {shard} was written",
            shown(path)
        ))
        .help("copy the file again, or run the shard again")
    }

    fn two_runs(&self, one: &Path, other: &Path, difference: RunDifference<'_>) -> Explanation {
        let [a, b] = [one, other].map(shown);
        let help = match difference {
            RunDifference::Command([first, second]) => {
                format!(
                    "{a} is of `{}`\n{b} is of `{}`",
                    visible(first),
                    visible(second)
                )
            }
            RunDifference::Version([first, second]) => {
                format!("{a} is by {}, {b} by {}", visible(first), visible(second))
            }
            RunDifference::Number([first, second]) => {
                format!("{a} is one of {first} shards, {b} one of {second}")
            }
            RunDifference::Input => "they were made from different inputs".to_owned(),
        };
        Explanation::new(format!("{a} and {b} are shards of different runs")).help(help)
    }

    fn twice(&self, shard: &str, one: &Path, other: &Path) -> Explanation {
        Explanation::new(format!(
            "{} and {} are both shard {shard}",
            shown(one),
            shown(other)
        ))
        .help("name each shard once")
    }

    fn missing(&self, missing: &[String], more: usize) -> Explanation {
        let list = missing.join(", ");
        let message = match (missing, more) {
            ([_], 0) => format!("shard {list} is missing"),
            (_, 0) => format!("shards {list} are missing"),
            _ => format!("shards {list} and {more} more are missing"),
        };
        Explanation::new(message)
            .help("name the files of all shards; if a job failed, run its shard again")
    }

    fn over_shard(&self, path: &Path) -> Explanation {
        Explanation::new(format!("{} is one of the shards", shown(path)))
            .help("give --out another name")
    }

    fn parquet_to_terminal(&self) -> Explanation {
        Explanation::new("Parquet is never written to a terminal").help(
            "name a file with `--out answers.parquet`, or send it there with `> answers.parquet`",
        )
    }

    fn parquet_without_batch(&self) -> Explanation {
        Explanation::new("Parquet is for batches only")
            .help("add `--batch`, or choose another format")
    }

    fn without_parquet(&self) -> Explanation {
        Explanation::new("this program was built without Parquet").help(
            "install it with `cargo install --path . --features parquet`\n\
             or run it with `cargo run --release --features parquet -- analyse --batch …`",
        )
    }
}
