//! Shards: the parts of a run that several processes or machines do. Shard k of n takes the inputs
//! k, k + n, k + 2n …, and ends with a line that says so.

use std::env;
use std::fmt;
use std::iter::StepBy;
use std::ops::Range;
use std::str::FromStr;

use clap::builder::OsStr;
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, CommandFactory};

use super::Cli;
use super::error::CommandError;
use super::usage::BadValue;
use crate::answer;

/// Part `number` of `of`, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shard {
    pub(crate) number: u32,
    pub(crate) of: u32,
}

impl Shard {
    /// The only part of a run that is not divided.
    pub(crate) const WHOLE: Shard = Shard { number: 1, of: 1 };

    /// Its inputs of this many, counted from 0.
    pub(crate) fn inputs(self, total: u64) -> StepBy<Range<u64>> {
        (u64::from(self.number) - 1..total).step_by(self.of as usize)
    }
}

impl FromStr for Shard {
    type Err = BadValue;

    fn from_str(text: &str) -> Result<Shard, BadValue> {
        // Signs and leading zeros would give a shard two names.
        let number = |text: &str| {
            text.parse()
                .ok()
                .filter(|number: &u32| number.to_string() == text)
        };
        text.split_once('/')
            .and_then(|(part, of)| {
                let shard = Shard {
                    number: number(part)?,
                    of: number(of)?,
                };
                (1..=shard.of).contains(&shard.number).then_some(shard)
            })
            .ok_or_else(|| BadValue::new(|words| words.shard.bad_shard()))
    }
}

/// `2/3`
impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

/// What stands at the end of a shard of the run that the command line asks for.
pub(crate) fn end(
    shard: Shard,
    input: Option<answer::Digest>,
    content: Option<answer::Digest>,
    failed: bool,
) -> answer::Shard {
    answer::Shard {
        shard: shard.to_string(),
        run: run().unwrap_or_default(),
        input,
        content,
        failed,
        made_by: made_by(),
    }
}

/// All lines of a shard that is made at once, and its last one.
pub(crate) fn text(shard: Shard, lines: &[String], input: Option<answer::Digest>) -> String {
    let mut text: String = lines.iter().flat_map(|line| [line, "\n"]).collect();
    let mut content = Checksum::default();
    content.take(text.as_bytes());
    let end = end(shard, input, Some(content.digest()), false);
    text += &answer::to_json(&end);
    text.push('\n');
    text
}

/// The program and its version.
pub(crate) fn made_by() -> String {
    format!("sixfold {}", env!("CARGO_PKG_VERSION"))
}

/// The options that change nothing in the answers.
const WITHOUT_EFFECT: [&str; 6] = ["color", "compact", "lang", "out", "shard", "threads"];

/// The command of this process, and its options as far as they make a difference, in a fixed order:
/// what the shards of a run have in common.
fn run() -> Option<Vec<String>> {
    let mut program = Cli::command();
    let matches = program.try_get_matches_from_mut(env::args_os()).ok()?;
    let (mut command, mut matches) = (&program, &matches);
    let mut words = Vec::new();
    while let Some((name, inner)) = matches.subcommand() {
        words.push(name.to_owned());
        (command, matches) = (command.find_subcommand(name)?, inner);
    }
    let arguments = command.get_arguments();
    words.extend(arguments.flat_map(|argument| given(argument, matches)));
    Some(words)
}

/// An argument as it was given, unless it has no effect.
fn given(argument: &Arg, matches: &ArgMatches) -> Vec<String> {
    let id = argument.get_id().as_str();
    if WITHOUT_EFFECT.contains(&id) || matches.value_source(id) != Some(ValueSource::CommandLine) {
        return Vec::new();
    }
    let long = argument.get_long();
    if matches!(argument.get_action(), ArgAction::SetTrue) {
        return long.map(|long| format!("--{long}")).into_iter().collect();
    }
    let values: Vec<OsStr> = matches
        .get_raw(id)
        .into_iter()
        .flatten()
        .map(|value| OsStr::from(value.to_owned()))
        .collect();
    if values == argument.get_default_values() {
        return Vec::new();
    }
    let word = |value: &OsStr| {
        let value = value.to_string_lossy();
        long.map_or_else(|| value.to_string(), |long| format!("--{long}={value}"))
    };
    values.iter().map(word).collect()
}

/// An error of a run that was stopped, and so gives no shard.
pub(crate) fn stopped() -> CommandError {
    CommandError::new("stopped", |words| words.shard.stopped())
}

/// Tells a text from others. It may come in any pieces.
#[derive(Clone, Default)]
pub(crate) struct Checksum {
    lines: u64,
    bytes: u64,
    hash: u64,
    /// The bytes that do not fill a word yet.
    word: u64,
    ends_inside_line: bool,
}

const WORD: usize = size_of::<u64>();

impl Checksum {
    pub(crate) fn take(&mut self, bytes: &[u8]) {
        let filled = self.bytes as usize % WORD;
        let (head, rest) = bytes.split_at(bytes.len().min((WORD - filled) % WORD));
        head.iter().for_each(|&byte| self.take_byte(byte));
        let words = rest.chunks_exact(WORD);
        let tail = words.remainder();
        for word in words {
            self.bytes += WORD as u64;
            self.mix(u64::from_be_bytes(word.try_into().unwrap_or_default()));
        }
        tail.iter().for_each(|&byte| self.take_byte(byte));
        self.lines += bytes.iter().filter(|&&byte| byte == b'\n').count() as u64;
        if let Some(last) = bytes.last() {
            self.ends_inside_line = *last != b'\n';
        }
    }

    fn take_byte(&mut self, byte: u8) {
        self.word = self.word << 8 | u64::from(byte);
        self.bytes += 1;
        if self.bytes.is_multiple_of(WORD as u64) {
            self.mix(self.word);
            self.word = 0;
        }
    }

    fn mix(&mut self, word: u64) {
        // Multiplied by the golden ratio, every bit reaches the upper half, which is turned down.
        self.hash = (self.hash ^ word)
            .wrapping_mul(0x9e37_79b9_7f4a_7c15)
            .rotate_left(32);
    }

    /// The size and checksum of what was taken.
    pub(crate) fn digest(mut self) -> answer::Digest {
        self.mix(self.word);
        self.mix(self.bytes);
        answer::Digest {
            lines: self.lines + u64::from(self.ends_inside_line),
            bytes: self.bytes,
            checksum: format!("{:016x}", self.hash),
        }
    }
}

#[cfg(test)]
#[expect(
    clippy::indexing_slicing,
    reason = "a test that cannot go on should stop"
)]
mod tests {
    use super::*;

    #[test]
    fn shards_are_written_in_one_way() {
        for good in ["1/1", "2/3", "3/3", "1000/1000"] {
            assert_eq!(
                good.parse::<Shard>()
                    .map(|shard| shard.to_string())
                    .ok()
                    .as_deref(),
                Some(good)
            );
        }
        for bad in [
            "",
            "/",
            "1",
            "x",
            "1/",
            "/2",
            "0/2",
            "3/2",
            "0/0",
            "+1/2",
            "01/2",
            "1/2/3",
            "1/ 2",
            "-1/2",
            "1/5000000000",
        ] {
            assert!(bad.parse::<Shard>().is_err(), "{bad}");
        }
    }

    #[test]
    fn the_pieces_of_an_input_do_not_matter() {
        let input = b"classic RcRd RsBs\nflex - Rcb\n\nintro Rcb -";
        let whole = |pieces: &[&[u8]]| {
            let mut checksum = Checksum::default();
            pieces.iter().for_each(|piece| checksum.take(piece));
            checksum.digest()
        };
        let expected = whole(&[input]);
        assert_eq!((expected.lines, expected.bytes), (4, input.len() as u64));
        for cut in 0..input.len() {
            for second in cut..input.len() {
                assert_eq!(
                    whole(&[&input[..cut], &input[cut..second], &input[second..]]),
                    expected
                );
            }
            let mut other = input.to_vec();
            other[cut] ^= 1;
            assert_ne!(whole(&[&other]).checksum, expected.checksum);
        }
        assert_eq!(whole(&[]).lines, 0);
    }
}
