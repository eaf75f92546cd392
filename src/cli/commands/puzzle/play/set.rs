use std::path::Path;

use jiff::civil::Date;

use super::super::daily::Day;
use super::super::shown::ShownPuzzle;
use crate::cli::Complaint;
use crate::cli::terminal::output::Output;
use crate::cli::{CommandError, input};
use crate::puzzle::{SolveHistory, SolveRecord, Solving, Stored};
use crate::search::Searcher;

/// The puzzles to solve, at least one.
pub(crate) struct PuzzleSet {
    puzzles: Vec<LoadedPuzzle>,
    name: String,
}

/// A puzzle that is known to be right.
pub(crate) struct LoadedPuzzle {
    shown: ShownPuzzle,
    /// Its record before anything was done with it.
    untouched: SolveRecord,
}

impl LoadedPuzzle {
    /// `daily`: the day whose puzzle it is, if it is one.
    fn new(shown: ShownPuzzle, daily: Option<Date>) -> LoadedPuzzle {
        let untouched = SolveRecord::new(shown.id(), &shown.puzzle(), daily);
        LoadedPuzzle { shown, untouched }
    }

    pub(crate) fn is_daily(&self) -> bool {
        self.untouched.daily.is_some()
    }

    pub(crate) fn show(&self, output: &Output) -> Result<(), CommandError> {
        output.print(&self.shown.text(false, output.page()))
    }

    /// What the history knows of it.
    pub(crate) fn entry(&self, history: &SolveHistory) -> SolveRecord {
        match history.find(&self.untouched) {
            Some(known) => SolveRecord {
                daily: self.untouched.daily.or(known.daily),
                ..known.clone()
            },
            None => self.untouched.clone(),
        }
    }

    /// Continues where it was left. A puzzle that is done starts again.
    pub(crate) fn begin(&self, before: &SolveRecord) -> Solving {
        let (attempts, hints) = if before.end.is_none() {
            (before.attempts, before.hints)
        } else {
            (0, 0)
        };
        Solving::resumed(self.shown.puzzle(), self.shown.title(), attempts, hints)
    }
}

impl PuzzleSet {
    /// The puzzle of a day alone.
    pub(crate) fn of_day(day: &Day) -> Result<PuzzleSet, CommandError> {
        let (date, shown) = day.puzzle()?;
        let puzzle = LoadedPuzzle::new(shown, Some(date));
        Ok(PuzzleSet {
            puzzles: vec![puzzle],
            name: String::new(),
        })
    }

    /// The puzzles of a file, each of them proved: nobody is to look for a wrong answer.
    pub(crate) fn of_file(path: &Path) -> Result<PuzzleSet, CommandError> {
        let (source, name) = input::read_file(path)?;
        let documents = input::puzzles(source, &name)?;
        let mut searcher = Searcher::new();
        let mut puzzles = Vec::new();
        for document in documents {
            let id = document.id().to_owned();
            let shown = match document {
                Stored::Tiles(document) => document
                    .puzzle(&mut searcher)
                    .map(|puzzle| ShownPuzzle::tiles(puzzle, *document)),
                Stored::Qwords(document) => document
                    .puzzle()
                    .map(|puzzle| ShownPuzzle::qwords(puzzle, *document)),
            };
            match shown {
                Ok(shown) => puzzles.push(LoadedPuzzle::new(shown, None)),
                Err(flaws) => return Err(Complaint::WrongPuzzle { name, id, flaws }.into()),
            }
        }
        Ok(PuzzleSet { puzzles, name })
    }

    pub(crate) fn get(&self, place: usize) -> &LoadedPuzzle {
        &self.puzzles[place]
    }

    pub(crate) fn has_several(&self) -> bool {
        self.puzzles.len() > 1
    }

    /// The place of the puzzle with an id.
    pub(crate) fn find(&self, id: &str) -> Result<usize, CommandError> {
        let ids = || self.puzzles.iter().map(|puzzle| &*puzzle.untouched.id);
        let unknown = || Complaint::UnknownPuzzle {
            name: self.name.clone(),
            id: id.to_owned(),
            known: ids().map(str::to_owned).collect(),
        };
        Ok(ids().position(|known| known == id).ok_or_else(unknown)?)
    }

    /// The first puzzle after a place, and then from the beginning, that is neither solved nor
    /// given up.
    pub(crate) fn open_after(&self, place: Option<usize>, history: &SolveHistory) -> Option<usize> {
        let count = self.puzzles.len();
        let first = place.map_or(0, |place| place + 1);
        let others = (first..first + count)
            .map(|next| next % count)
            .filter(|&next| Some(next) != place);
        others.into_iter().find(|&next| self.is_open(next, history))
    }

    /// How many puzzles but this one are open.
    pub(crate) fn others_open(&self, place: usize, history: &SolveHistory) -> usize {
        (0..self.puzzles.len())
            .filter(|&other| other != place && self.is_open(other, history))
            .count()
    }

    fn is_open(&self, place: usize, history: &SolveHistory) -> bool {
        self.puzzles[place].entry(history).end.is_none()
    }
}
