use std::path::Path;

use jiff::civil::Date;

use super::super::day::Day;
use crate::cli::output::Output;
use crate::cli::{CommandError, input};
use crate::puzzle::{AnyPuzzle, SolveHistory, SolveRecord, Solving, Stored};
use crate::report::text::Format;
use crate::report::{Complaint, GridPuzzleReport, PuzzleReport};
use crate::search::Searcher;

/// The puzzles to solve, at least one.
pub(super) struct PuzzleSet {
    puzzles: Vec<LoadedPuzzle>,
    name: String,
}

/// A puzzle that is known to be right.
pub(super) struct LoadedPuzzle {
    report: Report,
    /// Its record before anything was done with it.
    untouched: SolveRecord,
}

enum Report {
    Tiles(Box<PuzzleReport>),
    Qwords(Box<GridPuzzleReport>),
}

impl LoadedPuzzle {
    /// `daily`: the day whose puzzle it is, if it is one.
    fn new(report: Report, daily: Option<Date>) -> LoadedPuzzle {
        let id = match &report {
            Report::Tiles(report) => &report.document.id,
            Report::Qwords(report) => &report.document.id,
        };
        let untouched = SolveRecord::new(id, &report.puzzle(), daily);
        LoadedPuzzle { report, untouched }
    }

    pub(super) fn is_daily(&self) -> bool {
        self.untouched.daily.is_some()
    }

    pub(super) fn show(&self, output: &Output) -> Result<(), CommandError> {
        match &self.report {
            Report::Tiles(report) => output.answer(&**report, Format::Text),
            Report::Qwords(report) => output.answer(&**report, Format::Text),
        }
    }

    /// What the history knows of it.
    pub(super) fn entry(&self, history: &SolveHistory) -> SolveRecord {
        match history.find(&self.untouched) {
            Some(known) => SolveRecord {
                daily: self.untouched.daily.or(known.daily),
                ..known.clone()
            },
            None => self.untouched.clone(),
        }
    }

    /// Continues where it was left. A puzzle that is done starts again.
    pub(super) fn begin(&self, before: &SolveRecord) -> Solving {
        let (attempts, hints) = if before.end.is_none() {
            (before.attempts, before.hints)
        } else {
            (0, 0)
        };
        let title = match &self.report {
            Report::Tiles(report) => &report.document.title,
            Report::Qwords(report) => &report.document.title,
        };
        Solving::resumed(self.report.puzzle(), title, attempts, hints)
    }
}

impl Report {
    fn puzzle(&self) -> AnyPuzzle {
        match self {
            Report::Tiles(report) => report.puzzle.clone().into(),
            Report::Qwords(report) => report.puzzle.clone().into(),
        }
    }
}

impl PuzzleSet {
    /// The puzzle of a day alone.
    pub(super) fn of_day(day: &Day) -> Result<PuzzleSet, CommandError> {
        let found = day.puzzle()?;
        let report = PuzzleReport::new(found.puzzle, found.document, found.occasion, false);
        let puzzle = LoadedPuzzle::new(Report::Tiles(Box::new(report)), Some(found.date));
        Ok(PuzzleSet {
            puzzles: vec![puzzle],
            name: String::new(),
        })
    }

    /// The puzzles of a file, each of them proved: nobody is to look for a wrong answer.
    pub(super) fn of_file(path: &Path) -> Result<PuzzleSet, CommandError> {
        let (source, name) = input::read_file(path)?;
        let documents = input::puzzles(source, &name)?;
        let mut searcher = Searcher::new();
        let mut puzzles = Vec::new();
        for document in documents {
            let id = document.id().to_owned();
            let report = match document {
                Stored::Tiles(document) => document.puzzle(&mut searcher).map(|puzzle| {
                    Report::Tiles(Box::new(PuzzleReport::new(
                        puzzle,
                        *document,
                        id.clone(),
                        false,
                    )))
                }),
                Stored::Qwords(document) => document.puzzle().map(|puzzle| {
                    Report::Qwords(Box::new(GridPuzzleReport::new(puzzle, *document, false)))
                }),
            };
            match report {
                Ok(report) => puzzles.push(LoadedPuzzle::new(report, None)),
                Err(flaws) => return Err(Complaint::WrongPuzzle { name, id, flaws }.into()),
            }
        }
        Ok(PuzzleSet { puzzles, name })
    }

    pub(super) fn get(&self, place: usize) -> &LoadedPuzzle {
        &self.puzzles[place]
    }

    pub(super) fn has_several(&self) -> bool {
        self.puzzles.len() > 1
    }

    /// The place of the puzzle with an id.
    pub(super) fn find(&self, id: &str) -> Result<usize, Complaint> {
        let ids = || self.puzzles.iter().map(|puzzle| &*puzzle.untouched.id);
        let unknown = || Complaint::UnknownPuzzle {
            name: self.name.clone(),
            id: id.to_owned(),
            known: ids().map(str::to_owned).collect(),
        };
        ids().position(|known| known == id).ok_or_else(unknown)
    }

    /// The first puzzle after a place, and then from the beginning, that is neither solved nor
    /// given up.
    pub(super) fn open_after(&self, place: Option<usize>, history: &SolveHistory) -> Option<usize> {
        let count = self.puzzles.len();
        let first = place.map_or(0, |place| place + 1);
        let others = (first..first + count)
            .map(|next| next % count)
            .filter(|&next| Some(next) != place);
        others.into_iter().find(|&next| self.is_open(next, history))
    }

    /// How many puzzles but this one are open.
    pub(super) fn others_open(&self, place: usize, history: &SolveHistory) -> usize {
        (0..self.puzzles.len())
            .filter(|&other| other != place && self.is_open(other, history))
            .count()
    }

    fn is_open(&self, place: usize, history: &SolveHistory) -> bool {
        self.puzzles[place].entry(history).end.is_none()
    }
}
