use std::fs;
use std::ops::{ControlFlow, RangeInclusive};
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;

use clap::Args;

use crate::cli::output::{Output, write_file};
use crate::cli::{Ending, Failure, progress};
use crate::game::Rules;
use crate::puzzle::{Collection, Document, Puzzle, Stars, Theme, Wish, write_puzzles};
use crate::report::{Complaint, words};

/// Make puzzles from simulated games
///
/// The same seed gives the same puzzles, with any number of cores. Effort is counted in games: where --tries of them do not
/// give as many puzzles as asked for, those found are kept, and the exit code is 1. Ctrl-C does the same.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
    sixfold puzzle generate --count 3 --stars 4 --seed 7\n  \
    sixfold puzzle generate --rules classic --target 12-20 --theme crossing --out my-puzzles")]
pub(super) struct Generate {
    /// What the solution scores: a number, or a range such as 15-20
    #[arg(long, value_name = "POINTS", default_value = "18", value_parser = range)]
    target: RangeInclusive<u32>,

    /// By how much it beats the next best play, at least
    #[arg(long, value_name = "POINTS", default_value_t = 2)]
    margin: u32,

    /// How many puzzles to make
    #[arg(long, value_name = "N", default_value_t = 1)]
    count: usize,

    /// The rules in force
    #[arg(long, value_enum, default_value_t = Rules::Flex)]
    rules: Rules,

    /// How hard, 1 to 5
    #[arg(long, value_name = "N", value_parser = stars)]
    stars: Option<Stars>,

    /// A theme that each must have, such as `bridge`
    #[arg(long, value_name = "THEME", value_parser = theme)]
    theme: Option<Theme>,

    /// Where chance begins
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u32,

    /// How many games to play at most
    #[arg(long, value_name = "GAMES", default_value_t = 100_000)]
    tries: u64,

    /// Write a file for each puzzle into this folder, made if missing, instead of all to standard output
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

fn range(text: &str) -> Result<RangeInclusive<u32>, String> {
    let number = |text: &str| text.parse::<u32>().map_err(|_| format!("`{text}` is not a number"));
    match text.split_once('-') {
        None => number(text).map(|target| target..=target),
        Some((from, to)) => Ok(number(from)?..=number(to)?),
    }
}

fn stars(text: &str) -> Result<Stars, String> {
    text.parse().ok().and_then(Stars::new).ok_or_else(|| "stars are 1 to 5".to_owned())
}

fn theme(text: &str) -> Result<Theme, String> {
    Theme::from_name(text).ok_or_else(|| format!("themes are {}", Theme::ALL.map(Theme::name).join(", ")))
}

impl Generate {
    pub(super) fn run(&self, output: &mut Output) -> Result<Ending, Failure> {
        let wish =
            Wish { target: self.target.clone(), margin: self.margin, stars: self.stars, theme: self.theme, endgames: true };
        let Generate { rules, count, seed, tries, .. } = *self;
        let (bar, pressed) = (progress::bar(count as u64, "puzzles"), progress::interruption());
        let puzzles = Collection { rules, wish, count, seed, tries }.make(|progress| {
            bar.set_position(progress.found as u64);
            bar.set_message(words::plural(progress.games as usize, "game"));
            if pressed.load(Ordering::Relaxed) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        bar.finish_and_clear();
        let documents: Vec<Document> =
            puzzles.iter().zip(1..).map(|(puzzle, number)| self.document(puzzle, number)).collect();
        match &self.out {
            None => output.print(&write_puzzles(&documents))?,
            Some(folder) => write_all(folder, &documents)?,
        }
        let found = documents.len();
        if found == count {
            return Ok(Ending::Fine);
        }
        let stopped = pressed.load(Ordering::Relaxed);
        Err(if stopped {
            Complaint::Stopped { found, wanted: count }
        } else {
            Complaint::FewPuzzles { found, wanted: count, games: tries }
        }
        .into())
    }

    fn document(&self, puzzle: &Puzzle, number: usize) -> Document {
        let id = format!("{}-{}-seed{}-{number}", self.rules, puzzle.target(), self.seed);
        Document::new(puzzle, id, &format!("sixfold puzzle generate --seed {}", self.seed))
    }
}

/// Writes a file for each puzzle, or none where one of them would take the place of something else.
fn write_all(folder: &Path, documents: &[Document]) -> Result<(), Complaint> {
    fs::create_dir_all(folder).map_err(|error| Complaint::Unwritable { path: folder.to_owned(), error })?;
    let files: Vec<(PathBuf, String)> = documents
        .iter()
        .map(|document| (folder.join(format!("{}.yaml", document.id)), write_puzzles(std::slice::from_ref(document))))
        .collect();
    if let Some((path, _)) =
        files.iter().find(|(path, text)| path.exists() && fs::read(path).ok() != Some(text.clone().into()))
    {
        return Err(Complaint::WouldReplace { path: path.clone() });
    }
    files.iter().try_for_each(|(path, text)| write_file(path, text.as_bytes()))
}
