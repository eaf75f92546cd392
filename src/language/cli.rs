use std::io;
use std::path::Path;

use super::Explanation;
use crate::bench::Task;
use crate::game::{Cell, Turn, Violation};
use crate::notation::NotationError;
use crate::strategy::arena::{Match, Tally};

/// Errors, prompts and other words of the command line.
pub trait CliWords: Sync {
    /// A position that neither begins like a line nor names a file.
    fn neither_line_nor_file(&self, given: &str) -> Explanation;
    /// A file, or `-`, that stands for a position, and another word behind it.
    fn word_after_file(&self, file: &str, word: &str) -> Explanation;
    /// A folder without files of examples or puzzles.
    fn empty_folder(&self, folder: &Path) -> Explanation;
    /// A file or folder that cannot be read.
    fn unreadable(&self, path: &Path, error: &io::Error) -> Explanation;
    /// A file that cannot be written.
    fn unwritable(&self, path: &Path, error: &io::Error) -> Explanation;
    /// A file, or standard input, that is larger than this many mebibytes.
    fn large_file(&self, name: &str, most: u64) -> Explanation;
    /// Another process, whose number may be known, uses the file or folder that a lock protects,
    /// and this one waits.
    fn waiting(&self, lock: &Path, process: Option<u32>) -> String;
    /// Another process still uses a file or folder.
    fn in_use(&self, path: &Path, process: Option<u32>) -> Explanation;
    /// Standard input or output does not work.
    fn system(&self, error: &io::Error) -> Explanation;
    /// A file, or standard input, that is not UTF-8; the first wrong byte, from 1.
    fn not_text(&self, name: &str, byte: usize) -> Explanation;
    /// A file, or standard input, with a NUL byte; its place, from 1.
    fn nul_byte(&self, name: &str, byte: usize) -> Explanation;
    /// A line of a batch or a dialogue that is not UTF-8.
    fn line_not_text(&self, byte: usize) -> Explanation;
    /// A line that is longer than this many bytes.
    fn long_line(&self, most: usize) -> Explanation;
    /// Threads that cannot be started.
    fn no_threads(&self, reason: &str) -> Explanation;
    /// There is no folder for the user's data.
    fn no_data_folder(&self) -> Explanation;
    /// A line of a batch that begins like JSON, and why it cannot be read; whether it needs a play.
    fn bad_json_line(&self, reason: &str, needs_play: bool) -> Explanation;
    /// A line of a batch without the play that it needs.
    fn line_without_play(&self) -> Explanation;
    /// A batch that should not be answered in JSON.
    fn batch_format(&self) -> Explanation;
    /// A file name that does not say the format; the endings that do.
    fn unknown_ending(&self, path: &Path, known: &[&str]) -> Explanation;
    /// `--scale` for something other than a PNG.
    fn scale_without_png(&self) -> Explanation;
    /// `--no-letters` for text.
    fn letters_of_text(&self) -> Explanation;
    /// A picture that would replace the file with its position.
    fn over_position(&self, path: &Path) -> Explanation;
    /// A swap or a pass that should be drawn.
    fn lays_nothing(&self) -> Explanation;
    /// A play that should be drawn, and every rule that it breaks.
    fn not_drawn(&self, turn: &Turn, violations: &[Violation]) -> Explanation;
    /// An origin with which the table would lie too near the first column and row, or beyond the
    /// last; and one that would do.
    fn origin(&self, is_near: bool, instead: Cell) -> Explanation;
    /// The built-in corpus cannot be read.
    fn broken_corpus(&self, error: &NotationError) -> Explanation;
    /// A word after `man` that is no command, and the commands that there are.
    fn unknown_page(&self, of: &str, name: &str, known: &[&str]) -> String;
    /// What a bar counts: `games`
    fn games(&self) -> &'static str;
    /// Above the results of a match: who plays whom.
    fn arena_heading(&self, contest: &Match, games: usize) -> String;
    /// The results of a match, a sentence each; the share of games won is shown in bold.
    fn arena_results(&self, contest: &Match, tally: &Tally, won: &str) -> [String; 2];
    /// The headings of the measures: rules, task, microseconds each, rate, plays a second.
    fn bench_titles(&self) -> [&'static str; 5];
    /// A task, as the measures name it.
    fn task(&self, task: Task) -> &'static str;
    /// A rate: `28 500 games/s`, or without a task `28 500`.
    fn rate(&self, per_second: f64, task: Option<Task>) -> String;
    /// Before the corpus's signature, which is shown in bold.
    fn signature(&self, signature: &str) -> String;
}
