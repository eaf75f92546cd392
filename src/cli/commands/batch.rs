use std::cell::RefCell;
use std::io::{self, BufRead, Write};

use rayon::prelude::*;

use crate::answer::{Analysis, Error, to_json};
use crate::cli::input::{LONGEST_LINE, readable};
use crate::cli::{CommandError, Exit, args};
use crate::notation::parse_line;
use crate::search::Searcher;

/// How much is read at once, and how much of the answers is held at once, roughly.
const BLOCK: usize = 1 << 16;
const ANSWERS: usize = 1 << 20;
const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

/// Answers a position a line, in order. What has been read is answered before more is waited for,
/// so that the command can also be asked line by line.
pub(crate) fn run(top: usize, threads: Option<u16>) -> Result<Exit, CommandError> {
    let pool = args::thread_pool(threads)?;
    let mut batch = Batch {
        top,
        lines: Vec::new(),
        first: 1,
        together: 64,
        all_good: true,
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
        batch.answer(&pool)?;
    }
    lines.end(&mut batch.lines);
    batch.answer(&pool)?;
    Ok(if batch.all_good {
        Exit::Ok
    } else {
        Exit::Failed
    })
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
    top: usize,
    lines: Vec<Vec<u8>>,
    /// The number of the first of these lines.
    first: usize,
    /// How many lines are answered at once: fewer if answers are long, so that they do not fill
    /// the memory.
    together: usize,
    all_good: bool,
}

impl Batch {
    fn answer(&mut self, pool: &rayon::ThreadPool) -> Result<(), CommandError> {
        let lines = std::mem::take(&mut self.lines);
        let mut stdout = io::stdout().lock();
        let mut rest = &lines[..];
        while !rest.is_empty() {
            let (now, later) = rest.split_at(rest.len().min(self.together));
            let (first, top) = (self.first, self.top);
            let answers: Vec<Result<String, String>> = pool.install(|| {
                now.par_iter()
                    .enumerate()
                    .map(|(place, line)| answer(line, first + place, top))
                    .collect()
            });
            let mut written = 0;
            for answer in &answers {
                self.all_good &= answer.is_ok();
                let text = answer.as_ref().unwrap_or_else(|error| error);
                stdout.write_all(text.as_bytes())?;
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

/// The answer to a line, with its line end; an error object if the line is bad.
#[expect(
    clippy::expect_used,
    reason = "only a closed pipe has no report, and `readable` writes to none"
)]
fn answer(line: &[u8], number: usize, top: usize) -> Result<String, String> {
    thread_local! {
        static SEARCHER: RefCell<Searcher> = RefCell::new(Searcher::new());
    }
    // Some editors put a mark before the first line.
    let line = if number == 1 {
        line.strip_prefix(BYTE_ORDER_MARK).unwrap_or(line)
    } else {
        line
    };
    let read = readable(line)
        .map_err(|error| error.report().expect("a line is no closed pipe"))
        .and_then(|text| parse_line(text).map_err(|error| Error::new(&error, text)));
    match read {
        Ok(position) => SEARCHER.with_borrow_mut(|searcher| {
            let ranking = searcher.ranking(&position, top);
            Ok(to_json(&Analysis::new(&position, &ranking, top)) + "\n")
        }),
        Err(error) => Err(error.to_json_line(number) + "\n"),
    }
}
