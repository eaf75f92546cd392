use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use serde::de::DeserializeOwned;

use crate::answer;
use crate::cli::files::is_same_file;
use crate::cli::parquet;
use crate::cli::shard::{self, Checksum, Shard};
use crate::cli::sink::{WriteError, write_to};
use crate::cli::terminal::output::Output;
use crate::cli::{Command, CommandError, Exit, quick};
use crate::language::RunDifference;
use crate::notation::is_control;

/// Put the shards of a run together
///
/// Several processes or machines run the same command, each with its own --shard. From what they
/// wrote, in any order, this makes exactly what the command gives without --shard, with the same
/// exit code. Nothing is written if a shard is missing, given twice, of another run, or incomplete
/// because its job was killed.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sixfold analyse --batch --shard 1/2 < positions.txt > 1.jsonl\n  \
    sixfold analyse --batch --shard 2/2 < positions.txt > 2.jsonl\n  \
    sixfold merge 1.jsonl 2.jsonl --out answers.jsonl")]
pub(crate) struct MergeArgs {
    /// The shards, in any order
    #[arg(required = true, value_name = "FILE")]
    shards: Vec<PathBuf>,

    /// Write to a file instead of standard output
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

impl MergeArgs {
    pub(crate) fn run(&self, output: &Output) -> Result<Exit, CommandError> {
        if let Some(out) = &self.out
            && self.shards.iter().any(|shard| is_same_file(shard, out))
        {
            let out = out.clone();
            return Err(CommandError::new("option", move |words| {
                words.shard.over_shard(&out)
            }));
        }
        let shards = Shards::open(&self.shards, self.out.clone())?;
        let words = ["sixfold".to_owned()]
            .into_iter()
            .chain(shards.run().to_vec());
        let words: Vec<OsString> = words.map(OsString::from).collect();
        match quick::parse(&words).map(|run| run.command) {
            Some(Command::Analyse(run)) if run.batch => match shards.are_tables() {
                true => shards.merge_rows(output),
                false => shards.merge_lines(),
            },
            Some(Command::Score(_) | Command::Unseen(_) | Command::Convert(_)) => {
                shards.merge_lines()
            }
            Some(Command::Puzzle(run)) => run.merge(shards, output),
            Some(Command::Arena(run)) => run.merge(shards, output),
            _ => Err(shards.first_is_no_shard()),
        }
    }
}

/// A shard that is complete, and of which the lines are still to be read.
struct ShardFile {
    path: PathBuf,
    shard: Shard,
    about: answer::Shard,
    lines: BufReader<io::Take<File>>,
    /// What was read so far.
    read: Checksum,
}

/// All shards of a run, in their order.
pub(crate) struct Shards {
    files: Vec<ShardFile>,
    /// Where the answers go, if not to standard output.
    pub(crate) out: Option<PathBuf>,
}

/// What every Parquet file begins with.
const TABLE: [u8; 4] = *b"PAR1";

/// No more shards that are missing are named.
const MOST_NAMED: usize = 8;

/// No last line of a shard is longer.
const LONGEST_END: u64 = 1 << 16;

impl ShardFile {
    /// Opens a shard, and reads its last line.
    fn open(path: &Path) -> Result<ShardFile, CommandError> {
        let no_shard = || no_shard(path);
        let unreadable = |error| CommandError::unreadable(path, error);
        // To open a pipe would wait for ever.
        let about = fs::metadata(path).map_err(unreadable)?;
        if !about.is_file() {
            return Err(no_shard());
        }
        let mut file = File::open(path).map_err(unreadable)?;
        let mut start = [0; TABLE.len()];
        if file.read_exact(&mut start).is_ok() && start == TABLE {
            return ShardFile::table(path, file);
        }
        let from = about.len().saturating_sub(LONGEST_END);
        let mut end = Vec::new();
        file.seek(SeekFrom::Start(from)).map_err(unreadable)?;
        file.read_to_end(&mut end).map_err(unreadable)?;
        let last = end.strip_suffix(b"\n").ok_or_else(no_shard)?;
        let last = last.rsplit(|&byte| byte == b'\n').next().unwrap_or(last);
        let end: answer::Shard = serde_json::from_slice(last).map_err(|_| no_shard())?;
        let shard: Shard = end.shard.parse().map_err(|_| no_shard())?;
        let bytes = end.content.as_ref().ok_or_else(no_shard)?.bytes;
        if about.len().checked_sub(bytes) != Some(last.len() as u64 + 1) {
            return Err(changed(path, shard));
        }
        file.seek(SeekFrom::Start(0)).map_err(unreadable)?;
        Ok(ShardFile {
            path: path.to_owned(),
            shard,
            about: end,
            lines: BufReader::new(file.take(bytes)),
            read: Checksum::default(),
        })
    }

    /// Opens a shard in Parquet, of which the rows are read elsewhere.
    fn table(path: &Path, file: File) -> Result<ShardFile, CommandError> {
        let no_shard = || no_shard(path);
        let lines = BufReader::new(file.try_clone().map_err(|_| no_shard())?.take(0));
        let about = parquet::about(file)?.filter(|about| about.content.is_none());
        let about = about.ok_or_else(no_shard)?;
        Ok(ShardFile {
            path: path.to_owned(),
            shard: about.shard.parse().map_err(|_| no_shard())?,
            about,
            lines,
            read: Checksum::default(),
        })
    }

    /// Reads the next line with its line end, in the place of the text; false at the end, where it
    /// makes sure that everything is as it was written.
    fn next_line(&mut self, text: &mut Vec<u8>) -> Result<bool, CommandError> {
        text.clear();
        let unreadable = |error| CommandError::unreadable(&self.path, error);
        self.lines.read_until(b'\n', text).map_err(unreadable)?;
        self.read.take(text);
        // What controls a terminal stands in no answer.
        let is_plain = std::str::from_utf8(text).is_ok_and(|text| !text.contains(is_control));
        let is_whole = !text.is_empty() || Some(self.read.clone().digest()) == self.about.content;
        if !is_plain || !is_whole {
            return Err(self.changed());
        }
        Ok(!text.is_empty())
    }

    /// Reads what the next line says; nothing at the end.
    fn next<T: DeserializeOwned>(&mut self) -> Result<Option<T>, CommandError> {
        let mut line = Vec::new();
        if !self.next_line(&mut line)? {
            return Ok(None);
        }
        // Nor as an escape.
        if line.windows(2).any(|signs| signs == b"\\u") {
            return Err(self.changed());
        }
        let read = serde_json::from_slice(&line);
        read.map(Some).map_err(|_| self.changed())
    }

    fn changed(&self) -> CommandError {
        changed(&self.path, self.shard)
    }
}

impl Shards {
    /// Opens the shards of a run, each exactly once.
    fn open(paths: &[PathBuf], out: Option<PathBuf>) -> Result<Shards, CommandError> {
        let mut known: BTreeMap<u32, ShardFile> = BTreeMap::new();
        for path in paths {
            let file = ShardFile::open(path)?;
            if let Some((_, first)) = known.first_key_value() {
                same_run(first, &file)?;
            }
            if let Some(twin) = known.get(&file.shard.number) {
                let (one, other, shard) = (twin.path.clone(), file.path, file.shard.to_string());
                return Err(CommandError::new("shard", move |words| {
                    words.shard.twice(&shard, &one, &other)
                }));
            }
            known.insert(file.shard.number, file);
        }
        let of = known.values().next().map_or(0, |file| file.shard.of);
        let missing = (1..=of).filter(|number| !known.contains_key(number));
        let missing = missing.map(|number| Shard { number, of }.to_string());
        let missing: Vec<String> = missing.take(MOST_NAMED).collect();
        if !missing.is_empty() {
            let more = of as usize - known.len() - missing.len();
            return Err(CommandError::new("shard", move |words| {
                words.shard.missing(&missing, more)
            }));
        }
        let files = known.into_values().collect();
        Ok(Shards { files, out })
    }

    /// The command of the run.
    fn run(&self) -> &[String] {
        self.files.first().map_or(&[], |file| &file.about.run)
    }

    pub(crate) fn first_is_no_shard(&self) -> CommandError {
        no_shard(self.files.first().map_or(Path::new(""), |file| &file.path))
    }

    /// The error of what a shard says about one of its inputs, if that is not true.
    pub(crate) fn changed_by(&self) -> impl Fn(u64) -> CommandError + use<> {
        let files = self
            .files
            .iter()
            .map(|file| (file.path.clone(), file.shard));
        let files: Vec<(PathBuf, Shard)> = files.collect();
        move |input| {
            let place = (input % files.len().max(1) as u64) as usize;
            files
                .get(place)
                .map_or_else(shard::stopped, |(path, shard)| changed(path, *shard))
        }
    }

    /// The answers to a batch: a line of each shard in turn.
    fn merge_lines(mut self) -> Result<Exit, CommandError> {
        let exit = self.exit();
        write_to(self.out.clone().as_deref(), |to| {
            let mut to = BufWriter::with_capacity(1 << 16, to);
            let mut line = Vec::new();
            let count = self.files.len();
            for (turn, input) in (0..count).cycle().zip(0_u64..) {
                let Some(file) = self.files.get_mut(turn) else {
                    break;
                };
                // The first shard without a line has all before it in step.
                if !file.next_line(&mut line)? {
                    self.require_end(input)?;
                    break;
                }
                to.write_all(&line)?;
            }
            Ok(to.flush()?)
        })?;
        Ok(exit)
    }

    /// Whether they are in Parquet.
    fn are_tables(&self) -> bool {
        self.files.iter().all(|file| file.about.content.is_none())
    }

    /// The same as [`Shards::merge_lines`] in Parquet.
    fn merge_rows(&self, output: &Output) -> Result<Exit, CommandError> {
        let out = self.out.as_deref();
        parquet::require_file(out, output)?;
        let paths: Vec<&Path> = self.files.iter().map(|file| &*file.path).collect();
        let damaged = self.changed_by();
        write_to(out, |to| {
            parquet::merge(&paths, |place| damaged(place as u64), to)
        })?;
        Ok(self.exit())
    }

    fn exit(&self) -> Exit {
        match self.files.iter().any(|file| file.about.failed) {
            true => Exit::Failed,
            false => Exit::Ok,
        }
    }

    /// Makes sure that this was the end of all shards, and of the input.
    fn require_end(&mut self, inputs: u64) -> Result<(), CommandError> {
        for file in &mut self.files {
            let is_whole = file
                .about
                .input
                .as_ref()
                .is_none_or(|input| input.lines == inputs);
            if file.next_line(&mut Vec::new())? || !is_whole {
                return Err(file.changed());
            }
        }
        Ok(())
    }

    /// Everything that the shards say, in the order of a number that each has in ascending order.
    pub(crate) fn read_in_order<T: DeserializeOwned>(
        &mut self,
        number: impl Fn(&T) -> u64,
        mut visit: impl FnMut(T) -> Result<(), WriteError>,
    ) -> Result<(), WriteError> {
        let mut next: Vec<Option<T>> = Vec::new();
        for file in &mut self.files {
            next.push(file.next()?);
        }
        let least = |one: &(u64, usize), other: &(u64, usize)| one.cmp(other);
        loop {
            let numbered = next.iter().enumerate();
            let numbered = numbered
                .filter_map(|(place, item)| item.as_ref().map(|item| (number(item), place)));
            let Some((now, place)) = numbered.min_by(least) else {
                return Ok(());
            };
            let (Some(file), Some(slot)) = (self.files.get_mut(place), next.get_mut(place)) else {
                return Ok(());
            };
            let after: Option<T> = file.next()?;
            let is_in_order = after
                .as_ref()
                .is_none_or(|after| number(after).cmp(&now) != Ordering::Less);
            if !is_in_order || now % u64::from(file.shard.of) != u64::from(file.shard.number) - 1 {
                return Err(file.changed().into());
            }
            if let Some(item) = std::mem::replace(slot, after) {
                visit(item)?;
            }
        }
    }
}

/// Makes sure that two shards are parts of one run.
fn same_run(one: &ShardFile, other: &ShardFile) -> Result<(), CommandError> {
    let ([a, b], [first, second]) = ([&one.about, &other.about], [one.shard, other.shard]);
    let is_same =
        a.run == b.run && a.made_by == b.made_by && a.input == b.input && first.of == second.of;
    if is_same {
        return Ok(());
    }
    let (a, b) = (a.clone(), b.clone());
    let (one, other) = (one.path.clone(), other.path.clone());
    Err(CommandError::new("shard", move |words| {
        let line = |about: &answer::Shard| format!("sixfold {}", about.run.join(" "));
        let (line_a, line_b) = (line(&a), line(&b));
        let difference = if a.run != b.run {
            RunDifference::Command([&line_a, &line_b])
        } else if a.made_by != b.made_by {
            RunDifference::Version([&a.made_by, &b.made_by])
        } else if first.of != second.of {
            RunDifference::Number([first.of, second.of])
        } else {
            RunDifference::Input
        };
        words.shard.two_runs(&one, &other, difference)
    }))
}

fn no_shard(path: &Path) -> CommandError {
    let path = path.to_owned();
    CommandError::new("shard", move |words| words.shard.no_shard(&path))
}

fn changed(path: &Path, shard: Shard) -> CommandError {
    let (path, shard) = (path.to_owned(), shard.to_string());
    CommandError::new("shard", move |words| words.shard.changed(&path, &shard))
}
