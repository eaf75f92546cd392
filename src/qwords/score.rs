use super::{Cell, Grid, Letter, Line, SIZE, Span, Words};
use arrayvec::ArrayVec;

/// What a word earns, by its letters.
pub const POINTS: [u32; SIZE + 1] = [0, 0, 1, 3, 6, 10];
/// What a word in each of the ten lines earns.
pub const BONUS: u32 = 10;

/// A word that stands in a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// Its cells in order.
    pub cells: ArrayVec<Cell, SIZE>,
    /// Its letters in order.
    pub letters: ArrayVec<Letter, SIZE>,
}

impl Found {
    /// The letters that stand in a part of a line; `None` where one is missing.
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
        self.letters.iter().map(|letter| letter.to_char()).collect()
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
    /// Its points, doubled where it counts double.
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
    /// What a word in each line earns.
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

/// Scores a grid, full or not: each line counts its longest word of touching cells. Of several as
/// long, the one that begins first: leftmost in a row, topmost in a column.
pub fn score(grid: &Grid, words: &Words, double: bool) -> Breakdown {
    Breakdown::new(std::array::from_fn(|index| {
        let line = Line::from_index(index).expect("there are ten lines");
        let word = words
            .longest(&grid.line(line))
            .and_then(|span| Found::new(grid, line, span));
        LineScore::new(line, word, double)
    }))
}
