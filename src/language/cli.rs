use std::io;
use std::path::Path;

use super::Explanation;

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
    /// Standard input or output does not work.
    fn system(&self, error: &io::Error) -> Explanation;
    /// A file, or standard input, that is not UTF-8; the first wrong byte, from 1.
    fn not_text(&self, name: &str, byte: usize) -> Explanation;
    /// A line of a batch or a dialogue that is not UTF-8.
    fn line_not_text(&self, byte: usize) -> Explanation;
    /// A line that is longer than this many bytes.
    fn long_line(&self, most: usize) -> Explanation;
    /// Threads that cannot be started.
    fn no_threads(&self, reason: &str) -> Explanation;
    /// There is no folder for the user's data.
    fn no_data_folder(&self) -> Explanation;
}
