use std::path::Path;

use jiff::civil::Date;

use super::super::day::Day;
use super::game::Game;
use crate::cli::output::Output;
use crate::cli::{CommandError, input};
use crate::puzzle::qwords::Lists;
use crate::puzzle::{SolveHistory, SolveRecord, Solving, Stored};
use crate::report::text::Format;
use crate::report::{Complaint, GridPuzzleReport, PuzzleReport};
use crate::search::Searcher;

/// The puzzles at hand, at least one.
pub(super) struct PuzzleSet {
    puzzles: Vec<LoadedPuzzle>,
    name: String,
}

/// A puzzle that is known to be right.
pub(super) struct LoadedPuzzle {
    report: Report,
    /// The day whose puzzle it is, if it is one.
    pub(super) daily: Option<Date>,
}

enum Report {
    Tiles(Box<PuzzleReport>),
    Qwords(Box<GridPuzzleReport>),
}

impl LoadedPuzzle {
    fn id(&self) -> &str {
        match &self.report {
            Report::Tiles(report) => &report.document.id,
            Report::Qwords(report) => &report.document.id,
        }
    }

    pub(super) fn show(&self, output: &Output) -> Result<(), CommandError> {
        match &self.report {
            Report::Tiles(report) => output.answer(&**report, Format::Text),
            Report::Qwords(report) => output.answer(&**report, Format::Text),
        }
    }

    /// What a record knows of it.
    pub(super) fn entry(&self, record: &SolveHistory) -> SolveRecord {
        let new = match &self.report {
            Report::Tiles(report) => SolveRecord::new(self.id(), &report.puzzle, self.daily),
            Report::Qwords(report) => SolveRecord::new(self.id(), &report.puzzle, self.daily),
        };
        match record.find(&new) {
            Some(known) => SolveRecord {
                daily: new.daily.or(known.daily),
                ..known.clone()
            },
            None => new,
        }
    }

    /// Goes on where it was left; what is done begins anew.
    pub(super) fn begin(&self, before: &SolveRecord) -> Box<dyn Game> {
        let (attempts, hints) = if before.end.is_none() {
            (before.attempts, before.hints)
        } else {
            (0, 0)
        };
        match &self.report {
            Report::Tiles(report) => Box::new(Solving::resumed(
                report.puzzle.clone(),
                &report.document.title,
                attempts,
                hints,
            )),
            Report::Qwords(report) => Box::new(Solving::resumed(
                report.puzzle.clone(),
                &report.document.title,
                attempts,
                hints,
            )),
        }
    }
}

impl PuzzleSet {
    /// The puzzle of a day alone.
    pub(super) fn of_day(day: &Day) -> Result<PuzzleSet, CommandError> {
        let found = day.puzzle()?;
        let report = PuzzleReport::new(found.puzzle, found.document, found.occasion, false);
        let shelved = LoadedPuzzle {
            report: Report::Tiles(Box::new(report)),
            daily: Some(found.date),
        };
        Ok(PuzzleSet {
            puzzles: vec![shelved],
            name: String::new(),
        })
    }

    /// The puzzles of a file, each of them proved: nobody is to look for a wrong answer.
    pub(super) fn of_file(path: &Path) -> Result<PuzzleSet, CommandError> {
        let (source, name) = input::read_file(path)?;
        let documents = input::puzzles(source, &name)?;
        let (mut searcher, lists) = (Searcher::new(), Lists::default());
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
                Stored::Qwords(document) => document.puzzle(&lists).map(|puzzle| {
                    Report::Qwords(Box::new(GridPuzzleReport::new(puzzle, *document, false)))
                }),
            };
            match report {
                Ok(report) => puzzles.push(LoadedPuzzle {
                    report,
                    daily: None,
                }),
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
        let ids = || self.puzzles.iter().map(LoadedPuzzle::id);
        let unknown = || Complaint::UnknownPuzzle {
            name: self.name.clone(),
            id: id.to_owned(),
            known: ids().map(str::to_owned).collect(),
        };
        ids().position(|known| known == id).ok_or_else(unknown)
    }

    /// The first puzzle after a place, and then from the beginning, that is neither solved nor
    /// given up.
    pub(super) fn open_after(&self, place: Option<usize>, record: &SolveHistory) -> Option<usize> {
        let count = self.puzzles.len();
        let first = place.map_or(0, |place| place + 1);
        let others = (first..first + count)
            .map(|next| next % count)
            .filter(|&next| Some(next) != place);
        others.into_iter().find(|&next| self.is_open(next, record))
    }

    /// How many puzzles but this one are open.
    pub(super) fn others_open(&self, place: usize, record: &SolveHistory) -> usize {
        (0..self.puzzles.len())
            .filter(|&other| other != place && self.is_open(other, record))
            .count()
    }

    fn is_open(&self, place: usize, record: &SolveHistory) -> bool {
        self.puzzles[place].entry(record).end.is_none()
    }
}
