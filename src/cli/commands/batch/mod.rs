//! Batches: one answer for each line of standard input, in the same order.

mod line;

use std::io::{self, BufRead, Write};

use clap::Args;
use rayon::ThreadPool;
use rayon::prelude::*;
use serde::Serialize;
use serde_json::value::RawValue;

use crate::answer::{Analysis, Error, Failure, InBatch, write_analysis, write_json};
use crate::cli::args::{self, Format};
use crate::cli::input::{LONGEST_LINE, readable};
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
}

impl BatchArgs {
    /// Answers each line.
    pub(crate) fn run(
        &self,
        format: Option<Format>,
        form: Form,
        answer: impl Answer,
    ) -> Result<Exit, CommandError> {
        run(&args::thread_pool(self.threads)?, format, form, answer)
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

/// Answers each line, in order. What has been read is answered before more is waited for, so that
/// the command can also be asked line by line.
pub(crate) fn run(
    pool: &ThreadPool,
    format: Option<Format>,
    form: Form,
    answer: impl Answer,
) -> Result<Exit, CommandError> {
    if let Some(Format::Text | Format::Yaml) = format {
        return Err(CommandError::new("option", |words| {
            words.cli.batch_format()
        }));
    }
    let mut batch = Batch {
        lines: Vec::new(),
        first: 1,
        together: 64,
        exit: Exit::Ok,
    };
    let answer = |line: &[u8], number: usize, answers: &mut Vec<u8>| {
        answer_line(line, number, form, &answer, answers)
    };
    let mut lines = Lines::default();
    let mut input = io::BufReader::with_capacity(BLOCK, io::stdin().lock());
    loop {
        let bytes = match input.fill_buf() {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error.into()),
        };
        if bytes.is_empty() {
            break;
        }
        lines.take(bytes, &mut batch.lines);
        let taken = bytes.len();
        input.consume(taken);
        batch.answer(pool, answer)?;
    }
    lines.end(&mut batch.lines);
    batch.answer(pool, answer)?;
    Ok(batch.exit)
}

/// Cuts what is read into lines.
#[derive(Default)]
struct Lines {
    unfinished: Vec<u8>,
}

impl Lines {
    fn take(&mut self, bytes: &[u8], lines: &mut Vec<Vec<u8>>) {
        for part in bytes.split_inclusive(|&byte| byte == b'\n') {
            let text = part.strip_suffix(b"\n").unwrap_or(part);
            // One byte more than allowed shows that the line is too long.
            let room = (LONGEST_LINE + 1).saturating_sub(self.unfinished.len());
            self.unfinished
                .extend_from_slice(text.get(..room).unwrap_or(text));
            if part.ends_with(b"\n") {
                lines.push(std::mem::take(&mut self.unfinished));
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

struct Batch {
    lines: Vec<Vec<u8>>,
    /// The number of the first of these lines.
    first: usize,
    /// How many lines are answered at once: fewer if answers are long, so that they do not fill
    /// the memory.
    together: usize,
    exit: Exit,
}

/// The most lines that a thread answers into one buffer.
const PIECE: usize = 16;

impl Batch {
    fn answer(
        &mut self,
        pool: &ThreadPool,
        answer: impl Fn(&[u8], usize, &mut Vec<u8>) -> Exit + Sync,
    ) -> Result<(), CommandError> {
        let lines = std::mem::take(&mut self.lines);
        let mut stdout = io::stdout().lock();
        let mut rest = &lines[..];
        while !rest.is_empty() {
            let (now, later) = rest.split_at(rest.len().min(self.together));
            let first = self.first;
            // All threads have something to do, even with a few lines.
            let piece = now.len().div_ceil(2 * pool.current_num_threads());
            let piece = piece.clamp(1, PIECE);
            let answers: Vec<(Vec<u8>, Exit)> = pool.install(|| {
                let pieces = now.par_chunks(piece).enumerate();
                pieces
                    .map(|(place, lines)| {
                        let numbers = first + place * piece..;
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
            let mut written = 0;
            for (text, exit) in &answers {
                if *exit == Exit::Failed {
                    self.exit = Exit::Failed;
                }
                stdout.write_all(text)?;
                written += text.len();
            }
            stdout.flush()?;
            if written > ANSWERS {
                self.together = (self.together / 2).max(1);
            } else if written < ANSWERS / 4 {
                self.together = (self.together * 2).min(1 << 12);
            }
            self.first += now.len();
            rest = later;
        }
        Ok(())
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
