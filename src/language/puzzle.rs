use std::ops::RangeInclusive;
use std::path::Path;

use jiff::civil::Date;

use super::Explanation;
use crate::puzzle::qwords::{self, AnswerError, Kind, Task};
use crate::puzzle::{ExampleOutcome, Impossible, Mismatch, Progress, PuzzleError, Theme, Try};
use crate::qwords::{LineScore, WordList};

/// Puzzles and worked examples: `puzzle`, `rulebook`.
pub trait PuzzleWords: Sync {
    /// What a theme is: `a row or column of six`.
    fn theme(&self, theme: Theme) -> &'static str;
    /// A theme with its name, if it has one, as a line below a solution.
    fn named_theme(&self, theme: Theme) -> String;
    /// The day of a puzzle: `Monday 4 January 2027`.
    fn occasion(&self, date: Date) -> String;
    /// Before the solution, which is shown in bold.
    fn solution(&self, answer: &str) -> String;
    /// That the solution is the only best play, and what the next one scores.
    fn only_best_play(&self, plays_total: usize, second_best: u32) -> String;
    /// That a player may still use the joker.
    fn joker_left(&self) -> &'static str;
    /// What there is to write into a grid: the roll, the rolls or the letters, shown in bold.
    fn task(&self, task: &Task, shown: &str) -> String;
    /// What a line gains by a letter.
    fn gain(&self, after: &LineScore, before: &LineScore) -> String;
    /// What a letter gains by giving every line a word.
    fn bonus_gained(&self, bonus: u32) -> String;
    /// What a letter gains; the points are shown in bold.
    fn gained_at_once(&self, points: &str) -> String;
    /// That the solution of a Qwords puzzle is the only best one, and how far the next one is.
    fn only_best_answer(&self, puzzle: &qwords::Puzzle) -> String;

    /// The rule that an answer to a Qwords puzzle breaks, in a sentence without a full stop.
    fn answer_error(&self, error: &AnswerError) -> String;

    /// What a progress bar counts: `puzzles`.
    fn puzzles(&self) -> &'static str;
    /// How many tries were made, as short as possible, and whether the puzzles are rare.
    fn tries(&self, tries: u64, each: Try, rare: bool) -> String;
    /// What a range of points looks like, for a text that is none.
    fn not_a_range(&self) -> String;
    /// That every play scores something.
    fn zero_points(&self) -> String;
    /// A range that ends before it begins.
    fn reversed_range(&self, range: &RangeInclusive<u32>) -> String;

    /// A day that does not exist or is not written as one.
    fn not_a_date(&self, given: &str) -> Explanation;
    /// A day for which no puzzle was found.
    fn no_puzzle(&self, date: Date) -> Explanation;
    /// More days than the calendar has after the first; its last day.
    fn end_of_calendar(&self, first: Date, last: Date) -> Explanation;
    /// A picture of several puzzles.
    fn one_picture(&self) -> Explanation;
    /// An option of tile puzzles for a kind of Qwords puzzle, or of Qwords puzzles for tiles.
    fn option_of_other_game(&self, option: &str, kind: Option<Kind>) -> Explanation;
    /// Puzzles that cannot exist.
    fn impossible_puzzles(&self, reason: &Impossible) -> Explanation;
    /// A name that no word list has.
    fn not_a_word_list(&self, given: &str) -> Explanation;
    /// A file of common words that holds too few of a list.
    fn few_words(&self, path: &Path, found: usize, needed: usize, list: WordList) -> Explanation;
    /// Puzzles that take many tries, while they are looked for.
    fn rare_puzzles(&self, progress: Progress, each: Try) -> Explanation;
    /// Fewer puzzles than were asked for.
    fn few_puzzles(&self, found: usize, wanted: usize, tries: u64, each: Try) -> Explanation;
    /// The user stopped it.
    fn stopped(&self, found: usize, wanted: usize) -> Explanation;
    /// A file that exists and holds something else.
    fn would_replace(&self, path: &Path) -> Explanation;
    /// A file without puzzles.
    fn no_puzzles(&self, name: &str) -> Explanation;

    /// Files that were to be checked and hold examples only.
    fn only_examples(&self, files: &[String]) -> Explanation;
    /// What is wrong with a stored puzzle, in a sentence without a full stop.
    fn puzzle_error(&self, error: &PuzzleError) -> String;
    /// The columns of checked files: `file`, `puzzles`, `proved`.
    fn proof_headings(&self) -> [&'static str; 3];
    /// In the place of a number, for a file that cannot be read.
    fn unreadable_file(&self) -> &'static str;
    /// A file that holds worked examples and no puzzles.
    fn holds_examples(&self, file: &str) -> String;
    /// How many puzzles are proved, and how many files cannot be read.
    fn proved(&self, passed: usize, total: usize, unreadable: usize) -> String;

    /// A file without worked examples.
    fn no_examples(&self, name: &str) -> Explanation;
    /// The columns of checked examples: `example`, `expected`, `found`, `ok`.
    fn example_headings(&self) -> [&'static str; 4];
    /// What an example says; `None` if that is unclear.
    fn expected(&self, outcome: Option<ExampleOutcome>) -> String;
    /// What the rules say; `None` if the example cannot be read. For an illegal play, the codes of
    /// the rules that it breaks: those that the example gives, and others.
    fn found(&self, outcome: Option<ExampleOutcome>, given: &[&str], others: &[&str]) -> String;
    /// Whether an example is as the rules have it: `yes`, `NO`.
    fn agrees(&self, agrees: bool) -> &'static str;
    /// How an example differs, in a sentence without a full stop.
    fn mismatch(&self, mismatch: &Mismatch) -> String;
    /// The same without the lines that score.
    fn mismatch_in_short(&self, mismatch: &Mismatch) -> String;
    /// Illegal examples that do not say which rules they break.
    fn without_reasons(&self, examples: usize) -> String;
    /// How many examples are as the rulebook has them.
    fn examples_right(&self, passed: usize, total: usize) -> String;
}
