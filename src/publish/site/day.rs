use jiff::civil::Date;

use super::PuzzleData;
use super::drawing::{Drawing, sprite};
use crate::game::Bounds;
use crate::language::en as words;
use crate::picture::{Share, share};
use crate::puzzle::{Document, Puzzle, Stars, Theme};
use crate::search::Searcher;

/// A day with its puzzle, ready for its page.
pub struct Day {
    pub(super) entry: DayEntry,
    pub(super) puzzle: Puzzle,
    pub(super) data: PuzzleData,
    bounds: Bounds,
}

/// What other pages tell about a day.
#[derive(Clone, Debug)]
pub struct DayEntry {
    /// The day.
    pub date: Date,
    /// The day in words.
    pub occasion: String,
    /// What the solver is asked.
    pub title: String,
    /// How hard it is.
    pub stars: Stars,
    /// What makes its solution worth finding.
    pub themes: Vec<Theme>,
}

impl Day {
    /// The puzzle of a day.
    pub fn new(date: Date, puzzle: Puzzle, searcher: &mut Searcher) -> Day {
        let (document, occasion) = (Document::daily(&puzzle, date), words::occasion(date));
        let (data, bounds) = PuzzleData::new(
            &puzzle,
            &document,
            date.to_string(),
            occasion.clone(),
            searcher,
        );
        let entry = DayEntry {
            date,
            occasion,
            title: document.title,
            stars: puzzle.stars(),
            themes: puzzle.themes.clone(),
        };
        Day {
            entry,
            puzzle,
            data,
            bounds,
        }
    }

    /// What other pages tell about it.
    pub fn entry(&self) -> &DayEntry {
        &self.entry
    }

    /// What its page holds for scripts.
    pub fn data(&self) -> &PuzzleData {
        &self.data
    }

    /// The picture that is shown where its address is shared, as SVG.
    pub fn share_picture(&self) -> String {
        let points = format!("{}-point", self.puzzle.target());
        let (weekday, day) = self.entry.occasion.split_once(' ').unwrap_or_default();
        let stars = (usize::from(self.entry.stars.count()), Stars::ALL.len());
        let position = &self.puzzle.position;
        share(&Share {
            position,
            title: ["Find the", &points, "play"],
            occasion: [weekday, day],
            stars,
        })
    }

    pub(super) fn sprite(&self) -> String {
        let position = &self.puzzle.position;
        sprite(
            position
                .board()
                .tiles()
                .map(|placement| placement.tile)
                .chain(position.rack().iter().copied()),
        )
    }

    pub(super) fn table(&self) -> String {
        let board = self.puzzle.position.board();
        Drawing {
            board,
            bounds: self.bounds,
            laid: &[],
            ring: "",
            label: None,
            percent: 50,
        }
        .svg()
    }

    pub(super) fn bounds(&self) -> Bounds {
        self.bounds
    }
}

impl DayEntry {
    pub(super) fn page(&self) -> String {
        format!("puzzle/{}.html", self.date)
    }

    pub(super) fn picture(&self) -> String {
        format!("share/{}.png", self.date)
    }

    pub(super) fn stars_name(&self) -> String {
        words::stars_name(self.stars)
    }

    pub(super) fn theme_names(&self) -> Vec<&'static str> {
        self.themes.iter().map(|theme| theme.name()).collect()
    }
}
