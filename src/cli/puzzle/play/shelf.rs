use std::path::Path;

use jiff::civil::Date;

use super::super::day::Day;
use crate::cli::{Failure, input};
use crate::puzzle::{Document, Entry, Puzzle, Record};
use crate::report::{Complaint, PuzzleReport};
use crate::search::Searcher;

/// The puzzles at hand, at least one.
pub(super) struct Shelf {
    puzzles: Vec<Shelved>,
    name: String,
}

/// A puzzle that is known to be right.
pub(super) struct Shelved {
    pub(super) puzzle: Puzzle,
    document: Document,
    occasion: String,
    /// The day whose puzzle it is, if it is one.
    pub(super) daily: Option<Date>,
}

impl Shelved {
    pub(super) fn report(&self) -> PuzzleReport {
        PuzzleReport::new(self.puzzle.clone(), self.document.clone(), self.occasion.clone(), false)
    }

    /// What a record knows of it.
    pub(super) fn entry(&self, record: &Record) -> Entry {
        let new = Entry::new(&self.document.id, &self.puzzle, self.daily);
        match record.find(&new) {
            Some(known) => Entry { daily: new.daily.or(known.daily), ..known.clone() },
            None => new,
        }
    }
}

impl Shelf {
    /// The puzzle of a day alone.
    pub(super) fn of_day(day: &Day) -> Result<Shelf, Failure> {
        let found = day.puzzle()?;
        let shelved =
            Shelved { puzzle: found.puzzle, document: found.document, occasion: found.occasion, daily: Some(found.date) };
        Ok(Shelf { puzzles: vec![shelved], name: String::new() })
    }

    /// The puzzles of a file, each of them proved: nobody is to look for a wrong answer.
    pub(super) fn of_file(path: &Path) -> Result<Shelf, Failure> {
        let (source, name) = input::read_file(path)?;
        let documents = input::puzzles(source, &name)?;
        let mut searcher = Searcher::new();
        let mut puzzles = Vec::new();
        for document in documents.into_iter().filter_map(crate::puzzle::Stored::tiles) {
            let id = document.id.clone();
            match document.puzzle(&mut searcher) {
                Ok(puzzle) => puzzles.push(Shelved { puzzle, document, occasion: id, daily: None }),
                Err(flaws) => return Err(Complaint::WrongPuzzle { name, id, flaws }.into()),
            }
        }
        Ok(Shelf { puzzles, name })
    }

    pub(super) fn get(&self, place: usize) -> &Shelved {
        &self.puzzles[place]
    }

    pub(super) fn has_several(&self) -> bool {
        self.puzzles.len() > 1
    }

    /// The place of the puzzle with an id.
    pub(super) fn find(&self, id: &str) -> Result<usize, Complaint> {
        let ids = || self.puzzles.iter().map(|shelved| &shelved.document.id);
        let unknown =
            || Complaint::UnknownPuzzle { name: self.name.clone(), id: id.to_owned(), known: ids().cloned().collect() };
        ids().position(|known| known == id).ok_or_else(unknown)
    }

    /// The first puzzle after a place, and then from the beginning, that is neither solved nor given up.
    pub(super) fn open_after(&self, place: Option<usize>, record: &Record) -> Option<usize> {
        let count = self.puzzles.len();
        let first = place.map_or(0, |place| place + 1);
        let others = (first..first + count).map(|next| next % count).filter(|&next| Some(next) != place);
        others.into_iter().find(|&next| self.is_open(next, record))
    }

    /// How many puzzles but this one are open.
    pub(super) fn others_open(&self, place: usize, record: &Record) -> usize {
        (0..self.puzzles.len()).filter(|&other| other != place && self.is_open(other, record)).count()
    }

    fn is_open(&self, place: usize, record: &Record) -> bool {
        self.puzzles[place].entry(record).end.is_none()
    }
}
