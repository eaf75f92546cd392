//! A printable book of puzzles: title, rules, puzzles with room to think, and their solutions at
//! the back.
//!
//! Each page is an SVG document of its own, in tenths of a millimetre.

mod canvas;
mod measure;
mod paper;
mod pdf;
mod puzzles;
mod rules;
mod solutions;
mod title;

pub use super::paper::{Paper, PerPage};
pub use paper::Frame;
pub use pdf::{PdfError, pdf};

use jiff::civil::Date;
use rayon::prelude::*;

use crate::language::en::book as words;
use crate::picture::Ink;
use crate::puzzle::Puzzle;
use canvas::PageCanvas;

/// The page of the first puzzles, after the title and the rules.
const FIRST_PUZZLES: usize = 3;

/// The size of coordinates beside a table, in hundredths of a cell: larger than on a screen.
const COORDINATES: u32 = 36;
/// The same where cells are small.
const COORDINATES_OF_SMALL: u32 = 50;

/// The puzzle of a day.
#[derive(Clone, Debug)]
pub struct DatedPuzzle {
    /// The day.
    pub date: Date,
    /// Its puzzle.
    pub puzzle: Puzzle,
}

/// What is to be printed, and how.
#[derive(Clone, Debug)]
pub struct Book {
    /// The puzzles in their order.
    pub entries: Vec<DatedPuzzle>,
    /// The paper.
    pub paper: Paper,
    /// How many puzzles stand on a page.
    pub per_page: PerPage,
    /// What it is printed with.
    pub ink: Ink,
}

/// A page.
#[derive(Clone, Debug)]
pub struct BookPage {
    /// The page as an SVG document.
    pub svg: String,
    /// What begins on it, for a table of contents.
    pub begins: Vec<String>,
}

impl Book {
    /// What it is called.
    pub fn title(&self) -> String {
        words::title(self.entries.len())
    }

    /// Every page in order, made on all cores.
    pub fn pages(&self) -> Vec<BookPage> {
        let blank = || PageCanvas::new(self.paper, self.ink, COORDINATES);
        let small = || PageCanvas::new(self.paper, self.ink, COORDINATES_OF_SMALL);
        let title = BookPage {
            svg: title::page(self, blank()),
            begins: Vec::new(),
        };
        let rules = BookPage {
            svg: rules::page(blank()),
            begins: vec![words::HOW_IT_WORKS.to_owned()],
        };
        let puzzles = self
            .entries
            .par_chunks(self.per_page.count())
            .enumerate()
            .map(|(nth, entries)| {
                let first = nth * self.per_page.count();
                let page = puzzles::page(self, blank(), first, entries);
                BookPage {
                    svg: page,
                    begins: self.months_that_begin(first, entries),
                }
            });
        let solutions = self
            .entries
            .par_chunks(solutions::PER_PAGE)
            .enumerate()
            .map(|(nth, entries)| {
                let first = nth * solutions::PER_PAGE;
                let begins = (nth == 0)
                    .then(|| words::SOLUTIONS.to_owned())
                    .into_iter()
                    .collect();
                BookPage {
                    svg: solutions::page(self, small(), first, entries),
                    begins,
                }
            });
        [title, rules]
            .into_par_iter()
            .chain(puzzles)
            .chain(solutions)
            .collect()
    }

    /// The page on which a puzzle stands; puzzles are counted from 0, pages from 1.
    pub fn puzzle_page(&self, puzzle: usize) -> usize {
        FIRST_PUZZLES + puzzle / self.per_page.count()
    }

    /// The page on which its solution stands.
    pub fn solution_page(&self, puzzle: usize) -> usize {
        FIRST_PUZZLES
            + self.entries.len().div_ceil(self.per_page.count())
            + puzzle / solutions::PER_PAGE
    }

    /// The months whose first puzzle stands among these.
    fn months_that_begin(&self, first: usize, entries: &[DatedPuzzle]) -> Vec<String> {
        let month = |place: usize| {
            self.entries
                .get(place)
                .map(|entry| words::month(entry.date))
        };
        let begins = |&place: &usize| place == 0 || month(place) != month(place - 1);
        (first..first + entries.len())
            .filter(begins)
            .filter_map(month)
            .collect()
    }
}
