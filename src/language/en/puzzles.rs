use std::fmt;

use jiff::civil::Date;

use super::Diagnosis;
use crate::language::Language;
use crate::puzzle::{PuzzleError, Stars, TextError, Theme};

/// What is wrong with a stored puzzle, in a sentence without a full stop.
impl fmt::Display for PuzzleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PuzzleError::Unreadable { key, error } => write!(f, "{key}: {error}"),
            PuzzleError::Missing { key } => write!(f, "{key} is missing"),
            PuzzleError::Unwanted { key } => write!(f, "{key} does not go with such a puzzle"),
            PuzzleError::Unfit(unfit) => unfit.fmt(f),
            PuzzleError::Unproved(reason) => reason.fmt(f),
            PuzzleError::NotOneBest => f.write_str("not exactly one play is the best"),
            PuzzleError::Differs { key, stored, found } => {
                write!(f, "{key}: stored {stored}, found {found}")
            }
            PuzzleError::Twin { id } => {
                write!(f, "{id} is the same puzzle, turned, mirrored or renamed")
            }
            PuzzleError::SameId => f.write_str("another puzzle has this id"),
        }
    }
}

/// `★★★☆☆`
impl fmt::Display for Stars {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = usize::from(self.count());
        write!(
            f,
            "{}{}",
            "★".repeat(count),
            "☆".repeat(Stars::ALL.len() - count)
        )
    }
}

/// `Monday 4 January 2027`
pub fn occasion(date: Date) -> String {
    date.strftime("%A %-d %B %Y").to_string()
}

/// What a theme is, for people.
pub fn theme(theme: Theme) -> &'static str {
    match theme {
        Theme::Qwirkle => "a row or column of six",
        Theme::QwirkleFlex => "a diagonal of six",
        Theme::Double => "two lines of six at once",
        Theme::BothEnds => "a line that grows at both ends",
        Theme::Bridge => "a tile that joins two lines",
        Theme::SingleTile => "one tile is enough",
        Theme::Diagonals => "most points come from diagonals",
        Theme::Crossing => "three or more rows and columns score",
        Theme::Quiet => "no line of six at all",
        Theme::GoingOut => "the last tiles go out",
        #[cfg(test)]
        Theme::Later => "a theme that is added one day",
    }
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TextError::Tiles(error) => error.fmt(f),
            TextError::Qwords(error) => error.fmt(f),
        }
    }
}

impl TextError {
    /// Every problem in words, in the order of the text that was read.
    pub fn diagnoses(&self, source: &str, words: &Language) -> Vec<Diagnosis> {
        match self {
            TextError::Tiles(error) => error.diagnoses(source, words),
            TextError::Qwords(error) => error.diagnoses(source, words),
        }
    }
}
