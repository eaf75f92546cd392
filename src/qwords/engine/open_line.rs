use crate::qwords::{Cell, Grid, Letter, Line, POINTS, SIZE, Words};

/// A row or column with free cells: what it earns with every way to fill them.
pub(super) struct OpenLine {
    /// Its free cells, and what a letter of each adds to the place in `points`.
    cells: Vec<(Cell, usize)>,
    /// The points, not doubled.
    points: Vec<u8>,
    /// Whether it counts double.
    doubled: bool,
}

impl OpenLine {
    pub(super) fn new(line: Line, grid: &Grid, words: &Words, doubled: bool) -> OpenLine {
        let mut letters = grid.line(line);
        let free: Vec<usize> = (0..letters.len())
            .filter(|&place| letters[place].is_none())
            .collect();
        let mut points = Vec::with_capacity(Letter::COUNT.pow(free.len() as u32));
        every_filling(&mut letters, &free, &mut |letters| {
            points.push(
                words
                    .longest(letters)
                    .map_or(0, |span| POINTS[span.len] as u8),
            );
        });
        let weight = |order: usize| Letter::COUNT.pow((free.len() - 1 - order) as u32);
        let cells = free
            .iter()
            .enumerate()
            .map(|(order, &place)| (line.cells()[place], weight(order)))
            .collect();
        OpenLine {
            cells,
            points,
            doubled,
        }
    }

    /// What it earns with these letters in the free cells of the grid, doubled where it counts
    /// double.
    pub(super) fn score(&self, letter_in: impl Fn(Cell) -> usize) -> u32 {
        let place: usize = self
            .cells
            .iter()
            .map(|&(cell, weight)| letter_in(cell) * weight)
            .sum();
        let points = u32::from(self.points[place]);
        if self.doubled { 2 * points } else { points }
    }

    /// For each letter the first one that makes no other difference in a cell, whatever stands in
    /// the others.
    pub(super) fn alike(&self, cell: Cell) -> [usize; Letter::COUNT] {
        let Some(&(_, weight)) = self.cells.iter().find(|(free, _)| *free == cell) else {
            return [0; Letter::COUNT];
        };
        let with = |letter: usize| {
            let blocks = self.points.chunks(weight * Letter::COUNT);
            blocks.flat_map(move |block| block[letter * weight..].iter().take(weight))
        };
        let mut first = [0; Letter::COUNT];
        for letter in 1..Letter::COUNT {
            let like = (0..letter)
                .filter(|&other| first[other] == other)
                .find(|&other| with(other).eq(with(letter)));
            first[letter] = like.unwrap_or(letter);
        }
        first
    }
}

/// Every way to write letters into free places, in the order of the alphabet, the last place
/// changing fastest.
fn every_filling(
    letters: &mut [Option<Letter>; SIZE],
    free: &[usize],
    visit: &mut impl FnMut(&[Option<Letter>; SIZE]),
) {
    match free {
        [] => visit(letters),
        [place, others @ ..] => {
            for letter in Letter::all() {
                letters[*place] = Some(letter);
                every_filling(letters, others, visit);
            }
        }
    }
}
