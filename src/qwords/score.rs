use arrayvec::ArrayVec;

use super::{Cell, Grid, Letter, Line, SIZE, Side, Span, Word, Words};
use crate::named::{codes, named};

/// The points of a word, by its length.
pub const POINTS: [u32; SIZE + 1] = [0, 0, 1, 3, 6, 10];
/// The bonus for a word in each of the ten lines.
pub const BONUS: u32 = 10;

/// A word in a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// Its cells in order.
    pub cells: ArrayVec<Cell, SIZE>,
    /// Its letters in order.
    pub letters: Word,
}

impl Found {
    /// The letters in a part of a line; `None` if one is missing.
    pub fn new(grid: &Grid, line: Line, span: Span) -> Option<Found> {
        let cells: ArrayVec<Cell, SIZE> = line.cells()[span.range()].iter().copied().collect();
        let letters = cells
            .iter()
            .map(|&cell| grid.letter(cell))
            .collect::<Option<_>>()?;
        Some(Found { cells, letters })
    }

    /// The word.
    pub fn text(&self) -> String {
        self.letters.iter().collect()
    }
}

/// What a line earns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineScore {
    /// The line.
    pub line: Line,
    /// Its word, if it has one.
    pub word: Option<Found>,
    /// Whether it counts double.
    pub doubled: bool,
    /// Its points, doubled if it counts double.
    pub points: u32,
}

impl LineScore {
    /// A line with this word.
    pub fn new(line: Line, word: Option<Found>, double: bool) -> LineScore {
        let doubled = double && line.is_central();
        let single = word.as_ref().map_or(0, |word| POINTS[word.letters.len()]);
        LineScore {
            line,
            word,
            doubled,
            points: if doubled { 2 * single } else { single },
        }
    }
}

/// Where the points of a grid come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breakdown {
    /// The ten lines: rows from the top, then columns from the left.
    pub lines: [LineScore; Line::COUNT],
    /// The bonus for a word in each line, or 0.
    pub bonus: u32,
}

impl Breakdown {
    /// The breakdown of ten lines.
    pub fn new(lines: [LineScore; Line::COUNT]) -> Breakdown {
        let bonus = if lines.iter().all(|line| line.word.is_some()) {
            BONUS
        } else {
            0
        };
        Breakdown { lines, bonus }
    }

    /// All points.
    pub fn total(&self) -> u32 {
        self.lines.iter().map(|line| line.points).sum::<u32>() + self.bonus
    }
}

/// Scores a grid, full or not: each line counts its longest word of touching cells. Of equally long
/// ones it is the first: leftmost in a row, topmost in a column.
pub fn score(grid: &Grid, words: &Words, double: bool) -> Breakdown {
    Breakdown::new(Line::each(|line| {
        let word = words
            .longest(&grid.line(line))
            .and_then(|span| Found::new(grid, line, span));
        LineScore::new(line, word, double)
    }))
}

/// The words that a player claims, at most one for each line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Claims(pub [Option<Word>; Line::COUNT]);

/// Why a claim does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimError {
    /// The line does not hold these letters one after the other.
    NotThere,
    /// It does, but they are not a word of the list.
    NotAWord,
}

codes! {
    ClaimError {
        ClaimError::NotThere => "not_there",
        ClaimError::NotAWord => "not_a_word",
    }
}

/// A claim checked against the grid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgedClaim {
    /// The word that is claimed, if any.
    pub claim: Option<Word>,
    /// What the line earns by it: nothing if it is wrong.
    pub score: LineScore,
    /// Why it is wrong, if it is.
    pub error: Option<ClaimError>,
}

impl JudgedClaim {
    /// The word that is claimed.
    pub fn text(&self) -> Option<String> {
        self.claim.as_ref().map(|claim| claim.iter().collect())
    }
}

impl Claims {
    /// Judges each claim. A claim may be shorter than the longest word of its line, because players
    /// may overlook one.
    pub fn judge(&self, grid: &Grid, words: &Words, double: bool) -> [JudgedClaim; Line::COUNT] {
        Line::each(|line| {
            let claim = self.0[line.index()].clone();
            let found = claim.as_ref().map(|claim| find(grid, line, claim));
            let (word, error) = match found {
                None => (None, None),
                Some(None) => (None, Some(ClaimError::NotThere)),
                Some(Some(word)) if !words.contains(&word.letters) => {
                    (None, Some(ClaimError::NotAWord))
                }
                Some(word) => (word, None),
            };
            JudgedClaim {
                claim,
                score: LineScore::new(line, word, double),
                error,
            }
        })
    }

    /// The breakdown of the claims that are right.
    pub fn breakdown(judged: &[JudgedClaim; Line::COUNT]) -> Breakdown {
        Breakdown::new(judged.each_ref().map(|judged| judged.score.clone()))
    }
}

/// The first place of a word in a line.
fn find(grid: &Grid, line: Line, claim: &[Letter]) -> Option<Found> {
    let spans = Span::all().filter(|span| span.len == claim.len());
    spans
        .filter_map(|span| Found::new(grid, line, span))
        .find(|found| found.letters[..] == *claim)
}

named! {
    /// What the rulebook calls a solo game's score, the lowest class first. The limits are those of
    /// side A.
    Rating {
        /// Up to 30.
        Beginner "beginner",
        /// From 31.
        Welcome "welcome",
        /// From 40.
        Okay "okay",
        /// From 46.
        Good "good",
        /// From 51.
        Strong "strong",
        /// From 61.
        Brilliant "brilliant",
        /// From 66.
        Expert "expert",
        /// From 70.
        WorldClass "world-class",
        /// From 80.
        Legendary "legendary",
        /// From 90.
        Spectacular "spectacular",
        /// From 100.
        Unimaginable "unimaginable",
        /// From 110.
        Supernatural "supernatural",
    }
}

/// How many more points each class needs on side B.
const SIDE_B: u32 = 10;

impl Rating {
    /// The class of a score. Scores that no grid can have belong to the class below.
    pub fn of(total: u32, side: Side) -> Rating {
        let reached = Rating::ALL
            .into_iter()
            .rev()
            .find(|rating| rating.from(side) <= total);
        reached.unwrap_or(Rating::Beginner)
    }

    /// The lowest score of the class.
    pub const fn from(self, side: Side) -> u32 {
        let side_a = match self {
            Rating::Beginner => return 0,
            Rating::Welcome => 31,
            Rating::Okay => 40,
            Rating::Good => 46,
            Rating::Strong => 51,
            Rating::Brilliant => 61,
            Rating::Expert => 66,
            Rating::WorldClass => 70,
            Rating::Legendary => 80,
            Rating::Spectacular => 90,
            Rating::Unimaginable => 100,
            Rating::Supernatural => 110,
        };
        match side {
            Side::A => side_a,
            Side::B => side_a + SIDE_B,
        }
    }
}
