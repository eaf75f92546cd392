//! A printable book of puzzles: title, rules, puzzles with room to think, and their solutions at
//! the back.
//!
//! Each page is an SVG document of its own, in tenths of a millimetre.

mod canvas;
mod front;
mod pdf;
mod puzzles;

pub use pdf::{PdfError, pdf};

use jiff::civil::Date;

use super::{Paper, PerPage};
use crate::language::Language;
use crate::parallel;
use crate::picture::Ink;
use crate::puzzle::Puzzle;
use canvas::PageCanvas;
use puzzles::SOLUTIONS_PER_PAGE;

/// The page of the first puzzles, after the title and the rules.
const FIRST_PUZZLES: usize = 3;

/// The size of coordinates beside a table, in hundredths of a cell: larger than on a screen.
const COORDINATES: u32 = 36;
/// The same if cells are small.
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
    /// The language of its readers.
    pub words: &'static Language,
}

/// A page.
#[derive(Clone, Debug)]
pub struct BookPage {
    /// The page as an SVG document.
    pub svg: String,
    /// What begins on it, for a table of contents.
    pub begins: Vec<String>,
}

/// What stands on a page; puzzles with the number of the first, from 0.
enum Part<'a> {
    Title,
    Rules,
    Puzzles(usize, &'a [DatedPuzzle]),
    Solutions(usize, &'a [DatedPuzzle]),
}

impl Book {
    /// What it is called.
    pub fn title(&self) -> String {
        self.words.publish.book_title(self.entries.len())
    }

    /// Every page in order, made on all cores.
    pub fn pages(&self) -> Vec<BookPage> {
        let puzzles = numbered(&self.entries, self.per_page.count());
        let solutions = numbered(&self.entries, SOLUTIONS_PER_PAGE);
        let parts: Vec<Part> = [Part::Title, Part::Rules]
            .into_iter()
            .chain(puzzles.map(|(first, entries)| Part::Puzzles(first, entries)))
            .chain(solutions.map(|(first, entries)| Part::Solutions(first, entries)))
            .collect();
        parallel::map(&parts, |part| self.page(part))
    }

    fn page(&self, part: &Part) -> BookPage {
        let text = self.words.publish.book();
        let size = match part {
            Part::Solutions(..) => COORDINATES_OF_SMALL,
            _ => COORDINATES,
        };
        let canvas = PageCanvas::new(self.paper, self.ink, size, self.words);
        let (svg, begins) = match *part {
            Part::Title => (front::title(self, canvas), Vec::new()),
            Part::Rules => (front::rules(canvas), vec![text.how_it_works.to_owned()]),
            Part::Puzzles(first, entries) => (
                puzzles::puzzles(self, canvas, first, entries),
                self.months_that_begin(first, entries),
            ),
            Part::Solutions(first, entries) => {
                let begins = (first == 0).then(|| text.solutions.to_owned());
                let svg = puzzles::solutions(self, canvas, first, entries);
                (svg, begins.into_iter().collect())
            }
        };
        BookPage { svg, begins }
    }

    /// The page on which a puzzle stands; puzzles are counted from 0, pages from 1.
    pub fn puzzle_page(&self, puzzle: usize) -> usize {
        FIRST_PUZZLES + puzzle / self.per_page.count()
    }

    /// The page on which its solution stands.
    pub fn solution_page(&self, puzzle: usize) -> usize {
        FIRST_PUZZLES
            + self.entries.len().div_ceil(self.per_page.count())
            + puzzle / SOLUTIONS_PER_PAGE
    }

    /// The months whose first puzzle stands among these.
    fn months_that_begin(&self, first: usize, entries: &[DatedPuzzle]) -> Vec<String> {
        let month = |place: usize| {
            self.entries
                .get(place)
                .map(|entry| self.words.publish.month(entry.date))
        };
        let begins = |&place: &usize| place == 0 || month(place) != month(place - 1);
        (first..first + entries.len())
            .filter(begins)
            .filter_map(month)
            .collect()
    }
}

/// Entries in groups of this size, each with the number of its first.
fn numbered(entries: &[DatedPuzzle], size: usize) -> impl Iterator<Item = (usize, &[DatedPuzzle])> {
    let groups = entries.chunks(size).enumerate();
    groups.map(move |(nth, entries)| (nth * size, entries))
}

/// A part of a page, in tenths of a millimetre.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    /// Its left edge.
    pub x: i32,
    /// Its upper edge.
    pub y: i32,
    /// Its width.
    pub width: i32,
    /// Its height.
    pub height: i32,
}

/// The white on both sides.
const SIDE: i32 = 180;
/// The room above the content, with the running head.
const HEAD: i32 = 240;
/// The room below it, with the page's number.
const FOOT: i32 = 220;

impl Paper {
    /// Width and height in tenths of a millimetre.
    pub const fn size(self) -> (i32, i32) {
        match self {
            Paper::A4 => (2100, 2970),
            Paper::Letter => (2159, 2794),
        }
    }

    /// The part of a page that its content keeps to; only the running head and the page's number
    /// lie outside.
    pub const fn content(self) -> Frame {
        let (width, height) = self.size();
        Frame {
            x: SIDE,
            y: HEAD,
            width: width - 2 * SIDE,
            height: height - HEAD - FOOT,
        }
    }
}

impl PerPage {
    /// The number.
    pub const fn count(self) -> usize {
        match self {
            PerPage::Two => 2,
            PerPage::Four => 4,
        }
    }
}

impl Frame {
    /// The right edge.
    pub const fn right(self) -> i32 {
        self.x + self.width
    }

    /// The lower edge.
    pub const fn bottom(self) -> i32 {
        self.y + self.height
    }

    /// One of several equal parts one above the other, with a gap between them.
    pub(super) fn row(self, place: usize, of: usize, gap: i32) -> Frame {
        let (place, of) = (place as i32, of as i32);
        let height = (self.height - gap * (of - 1)) / of;
        Frame {
            y: self.y + place * (height + gap),
            height,
            ..self
        }
    }

    /// The left part with a width, and what remains on the right of a gap.
    pub(super) fn split(self, width: i32, gap: i32) -> (Frame, Frame) {
        let rest = width + gap;
        (
            Frame { width, ..self },
            Frame {
                x: self.x + rest,
                width: self.width - rest,
                ..self
            },
        )
    }

    /// The frame without a strip at the top and one at the bottom.
    pub(super) fn within(self, top: i32, bottom: i32) -> Frame {
        Frame {
            y: self.y + top,
            height: self.height - top - bottom,
            ..self
        }
    }
}
