//! Batches: one answer for each line of standard input, in the same order.

mod line;

use std::io::{self, BufRead};
use std::path::Path;

use clap::Args;
use rayon::ThreadPool;
use rayon::prelude::*;
use serde::Serialize;
use serde_json::value::RawValue;

use crate::answer::{
    Analysis, Digest, Error, Failure, InBatch, to_json, write_analysis, write_json,
};
use crate::cli::args::{self, Format};
use crate::cli::input::{LONGEST_LINE, readable};
use crate::cli::parquet::{Rows, Table};
use crate::cli::shard::{self, Checksum, Shard};
use crate::cli::sink::{Sink, WriteError, write_to};
use crate::cli::{CommandError, Exit};
use crate::game::Position;
use crate::search::Ranking;
pub(crate) use line::Line;

/// How much is read at once, and how much of the answers is held at once, roughly.
const BLOCK: usize = 1 << 16;
const ANSWERS: usize = 1 << 20;
const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

/// A command that can answer a batch.
#[derive(Debug, Args)]
pub(crate) struct BatchArgs {
    /// Read one position per line from standard input and write one JSON object per line, in the same
    /// order
    #[arg(long, conflicts_with = "position")]
    pub(crate) batch: bool,

    /// With --batch: number of threads; by default as many as there are cores, up to 32
    #[arg(long, value_name = "N", requires = "batch", value_parser = args::thread_count())]
    threads: Option<u16>,

    #[command(flatten)]
    part: PartArg,
}

/// Which lines of a batch are answered.
#[derive(Debug, Args)]
pub(crate) struct PartArg {
    /// With --batch: answer only line K and every N-th line after it; `sixfold merge` puts the N
    /// shards together
    #[arg(
        long,
        value_name = "K/N",
        requires = "batch",
        conflicts_with = "position"
    )]
    pub(crate) shard: Option<Shard>,
}

impl BatchArgs {
    /// Answers each line.
    pub(crate) fn run(
        &self,
        format: Option<Format>,
        form: Form,
        answer: impl Answer,
    ) -> Result<Exit, CommandError> {
        let pool = args::thread_pool(self.threads)?;
        let to = Destination {
            shard: self.part.shard,
            format,
            ..Destination::default()
        };
        run(&pool, &to, form, answer)
    }
}

/// What the lines of a batch hold.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Form {
    Position,
    PositionAndPlay,
}

/// Writes the answer to a line, or says what is wrong with it.
pub(crate) trait Answer:
    Fn(&Line<'_>, &mut Answers<'_>) -> Result<Exit, Error> + Sync
{
}

impl<F: Fn(&Line<'_>, &mut Answers<'_>) -> Result<Exit, Error> + Sync> Answer for F {}

/// Where the answers go.
#[derive(Default)]
pub(crate) struct Destination<'a> {
    /// Which part of the lines is answered, if not all are.
    pub(crate) shard: Option<Shard>,
    /// The format that was asked for, if one was.
    pub(crate) format: Option<Format>,
    /// The rows that are written, if it is Parquet.
    pub(crate) rows: Option<Rows>,
    /// The file that is written, if it is not standard output.
    pub(crate) out: Option<&'a Path>,
}

/// Answers each line, in order. What has been read is answered before more is waited for, so that
/// the command can also be asked line by line.
pub(crate) fn run(
    pool: &ThreadPool,
    to: &Destination<'_>,
    form: Form,
    answer: impl Answer,
) -> Result<Exit, CommandError> {
    if let Some(Format::Text | Format::Yaml) = to.format {
        return Err(CommandError::new("option", |words| {
            words.cli.batch_format()
        }));
    }
    write_to(to.out, |sink| {
        let target = match to.rows {
            Some(rows) => Target::Rows(Table::new(rows, sink)?),
            None => Target::Lines(sink),
        };
        let mut batch = Batch::new(to.shard, target);
        let answer = |line: &[u8], number: usize, answers: &mut Vec<u8>| {
            answer_line(line, number, form, &answer, answers)
        };
        let mut lines = Lines::of(to.shard.unwrap_or(Shard::WHOLE));
        let mut checksum = to.shard.map(|_| Checksum::default());
        let mut input = io::BufReader::with_capacity(BLOCK, io::stdin().lock());
        loop {
            let bytes = match input.fill_buf() {
                Ok(bytes) => bytes,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(CommandError::from(error).into()),
            };
            if bytes.is_empty() {
                break;
            }
            if let Some(checksum) = &mut checksum {
                checksum.take(bytes);
            }
            lines.take(bytes, &mut batch.lines);
            let taken = bytes.len();
            input.consume(taken);
            batch.answer(pool, answer)?;
        }
        lines.end(&mut batch.lines);
        batch.answer(pool, answer)?;
        batch.end(checksum.map(Checksum::digest))
    })
}

/// Cuts what is read into lines.
struct Lines {
    unfinished: Vec<u8>,
    /// How many lines belong to other shards before the next one of this shard.
    others: u32,
    of: u32,
}

impl Lines {
    fn of(shard: Shard) -> Lines {
        Lines {
            unfinished: Vec::new(),
            others: shard.number - 1,
            of: shard.of,
        }
    }

    fn take(&mut self, bytes: &[u8], lines: &mut Vec<Vec<u8>>) {
        for part in bytes.split_inclusive(|&byte| byte == b'\n') {
            let ends = part.ends_with(b"\n");
            if self.others > 0 {
                self.others -= u32::from(ends);
                continue;
            }
            let text = part.strip_suffix(b"\n").unwrap_or(part);
            // One byte more than allowed shows that the line is too long.
            let room = (LONGEST_LINE + 1).saturating_sub(self.unfinished.len());
            self.unfinished
                .extend_from_slice(text.get(..room).unwrap_or(text));
            if ends {
                lines.push(std::mem::take(&mut self.unfinished));
                self.others = self.of - 1;
            }
        }
    }

    /// The last line may lack its line end.
    fn end(&mut self, lines: &mut Vec<Vec<u8>>) {
        if !self.unfinished.is_empty() {
            lines.push(std::mem::take(&mut self.unfinished));
        }
    }
}

struct Batch<'a> {
    lines: Vec<Vec<u8>>,
    /// The number of the first of these lines, and how far apart they are.
    first: usize,
    step: usize,
    /// How many lines are answered at once: fewer if answers are long, so that they do not fill
    /// the memory.
    together: usize,
    /// The shard that is written, if the answers are not all, and what stands in it.
    shard: Option<(Shard, Checksum)>,
    target: Target<'a>,
    exit: Exit,
}

/// What answers become.
enum Target<'a> {
    Lines(Sink<'a>),
    Rows(Table<'a>),
}

/// The most lines that a thread answers into one buffer.
const PIECE: usize = 16;

impl<'a> Batch<'a> {
    fn new(shard: Option<Shard>, target: Target<'a>) -> Batch<'a> {
        let ours = shard.unwrap_or(Shard::WHOLE);
        Batch {
            lines: Vec::new(),
            first: ours.number as usize,
            step: ours.of as usize,
            together: 64,
            shard: shard.map(|shard| (shard, Checksum::default())),
            target,
            exit: Exit::Ok,
        }
    }

    fn answer(
        &mut self,
        pool: &ThreadPool,
        answer: impl Fn(&[u8], usize, &mut Vec<u8>) -> Exit + Sync,
    ) -> Result<(), WriteError> {
        let lines = std::mem::take(&mut self.lines);
        let mut rest = &lines[..];
        while !rest.is_empty() {
            let (now, later) = rest.split_at(rest.len().min(self.together));
            let (first, step) = (self.first, self.step);
            // All threads have something to do, even with a few lines.
            let piece = now.len().div_ceil(2 * pool.current_num_threads());
            let piece = piece.clamp(1, PIECE);
            let answers: Vec<(Vec<u8>, Exit)> = pool.install(|| {
                let pieces = now.par_chunks(piece).enumerate();
                pieces
                    .map(|(place, lines)| {
                        let numbers = (first + place * piece * step..).step_by(step);
                        let (mut answers, mut exit) = (Vec::with_capacity(1 << 14), Exit::Ok);
                        for (line, number) in lines.iter().zip(numbers) {
                            if answer(line, number, &mut answers) == Exit::Failed {
                                exit = Exit::Failed;
                            }
                        }
                        (answers, exit)
                    })
                    .collect()
            });
            let (mut written, mut number) = (0, first);
            for (text, exit) in &answers {
                if *exit == Exit::Failed {
                    self.exit = Exit::Failed;
                }
                if let Some((_, content)) = &mut self.shard {
                    content.take(text);
                }
                match &mut self.target {
                    Target::Lines(sink) => sink.write_all(text)?,
                    Target::Rows(table) => table.add(text, number, step)?,
                }
                number += piece * step;
                written += text.len();
            }
            if let Target::Lines(sink) = &mut self.target {
                sink.flush()?;
            }
            if written > ANSWERS {
                self.together = (self.together / 2).max(1);
            } else if written < ANSWERS / 4 {
                self.together = (self.together * 2).min(1 << 12);
            }
            self.first += now.len() * step;
            rest = later;
        }
        Ok(())
    }

    /// Writes what stands behind the answers.
    fn end(self, input: Option<Digest>) -> Result<Exit, WriteError> {
        let failed = self.exit == Exit::Failed;
        let end = |content: Option<Digest>| {
            let (shard, _) = self.shard.as_ref()?;
            Some(shard::end(*shard, input, content, failed))
        };
        match self.target {
            Target::Lines(sink) => {
                let content = self
                    .shard
                    .as_ref()
                    .map(|(_, content)| content.clone().digest());
                if let Some(end) = end(content) {
                    writeln!(sink, "{}", to_json(&end))?;
                }
            }
            Target::Rows(table) => table.end(end(None).as_ref())?,
        }
        Ok(self.exit)
    }
}

/// Where the answers of some lines go.
pub(crate) struct Answers<'a> {
    id: Option<&'a RawValue>,
    text: &'a mut Vec<u8>,
}

impl Answers<'_> {
    /// The answer to the line.
    pub(crate) fn write(&mut self, answer: &impl Serialize) {
        write_json(&InBatch::new(self.id, answer), self.text);
    }

    /// The answer of `analyse` to the line.
    pub(crate) fn write_analysis(&mut self, position: &Position, ranking: &Ranking, top: usize) {
        match self.id {
            Some(_) => self.write(&Analysis::new(position, ranking, top)),
            None => write_analysis(position, ranking, top, self.text),
        }
    }
}

/// Adds the answer to a line, with its line end; an error object if the line is bad.
fn answer_line(
    line: &[u8],
    number: usize,
    form: Form,
    answer: &impl Answer,
    text: &mut Vec<u8>,
) -> Exit {
    // Some editors put a mark before the first line.
    let line = if number == 1 {
        line.strip_prefix(BYTE_ORDER_MARK).unwrap_or(line)
    } else {
        line
    };
    let (id, read) = match readable(line) {
        Ok(line) => Line::read(line, form),
        Err(error) => (None, Err(report(&error))),
    };
    let mut answers = Answers {
        id: id.as_deref(),
        text,
    };
    let done = read.and_then(|line| answer(&line, &mut answers));
    let exit = done.unwrap_or_else(|error| {
        answers.write(&Failure::in_line(number, error));
        Exit::Failed
    });
    text.push(b'\n');
    exit
}

/// An error of a line.
#[expect(
    clippy::expect_used,
    reason = "only a closed pipe has no report, and no line is read from one"
)]
pub(crate) fn report(error: &CommandError) -> Error {
    error.report().expect("a line is no closed pipe")
}
