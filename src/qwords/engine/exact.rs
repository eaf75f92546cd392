use arrayvec::ArrayVec;

use super::line_values::Odds;
use crate::qwords::{
    Action, BONUS, Cell, Grid, Letter, Line, POINTS, Position, ROLLS, SIZE, Words,
};

/// Up to this many free cells, a ranking is exact.
pub const EXACT: usize = 5;
/// How many states are searched between two reports of progress.
const STEP: usize = 1 << 14;

/// The value of every way to fill the free cells of a grid, exactly.
///
/// Letters that make no difference to a cell's row and column form one class. A state gives each
/// free cell a class or leaves it free. Writing a letter leads to a state with a smaller number, so
/// one pass finds all values. A value is the expected score times [`ROLLS`] for each free cell: a
/// whole number, so nothing is rounded.
pub(super) struct Exact {
    cells: Vec<FreeCell>,
    without_joker: Vec<u64>,
    /// Empty if there is no joker.
    with_joker: Vec<u64>,
}

/// A free cell.
struct FreeCell {
    cell: Cell,
    /// A letter of each class; the number of classes stands for free.
    letters: ArrayVec<usize, { Letter::COUNT }>,
    /// How far the number of the state with each letter is below that of the state with the cell
    /// free.
    steps: [usize; Letter::COUNT],
    /// The weight of a class in the number of a state.
    stride: usize,
}

impl FreeCell {
    fn new(cell: Cell, stride: usize, lines: &[OpenLine]) -> FreeCell {
        let alike: Vec<[usize; Letter::COUNT]> =
            lines.iter().map(|line| line.alike(cell)).collect();
        let same = |one: usize, other: usize| alike.iter().all(|alike| alike[one] == alike[other]);
        let mut letters: ArrayVec<usize, { Letter::COUNT }> = ArrayVec::new();
        let class: [usize; Letter::COUNT] = std::array::from_fn(|letter| {
            letters
                .iter()
                .position(|&known| same(known, letter))
                .unwrap_or_else(|| {
                    letters.push(letter);
                    letters.len() - 1
                })
        });
        let steps = class.map(|class| (letters.len() - class) * stride);
        FreeCell {
            cell,
            letters,
            steps,
            stride,
        }
    }

    /// How many states the cell has: the classes, and free.
    fn states(&self) -> usize {
        self.letters.len() + 1
    }

    /// The letter in it in a state; `None` if it is free.
    fn letter(&self, state: usize) -> Option<usize> {
        self.letters
            .get(state / self.stride % self.states())
            .copied()
    }
}

impl Exact {
    /// Searches a grid with at least one and at most [`EXACT`] free cells. From time to
    /// time `tell` gets the number of states done so far and the total.
    pub(super) fn new(
        position: &Position,
        words: &Words,
        odds: &Odds,
        tell: &mut dyn FnMut(usize, usize),
    ) -> Exact {
        let last_cells = LastCells::new(position, words);
        let mut states = 1;
        let mut cells = Vec::new();
        for cell in position.grid.free() {
            let free = FreeCell::new(cell, states, &last_cells.open);
            states *= free.states();
            cells.push(free);
        }
        let joker = position.variant.joker();
        let mut exact = Exact {
            cells,
            without_joker: vec![0; states],
            with_joker: vec![0; if joker { states } else { 0 }],
        };
        for state in 0..states {
            if state % STEP == 0 {
                tell(state, states);
            }
            exact.fill(state, &last_cells, odds);
        }
        tell(states, states);
        exact
    }

    fn fill(&mut self, state: usize, last_cells: &LastCells, odds: &Odds) {
        let mut filled: ArrayVec<(Cell, usize), EXACT> = ArrayVec::new();
        let mut free: ArrayVec<&FreeCell, EXACT> = ArrayVec::new();
        for cell in &self.cells {
            match cell.letter(state) {
                Some(letter) => filled.push((cell.cell, letter)),
                None => free.push(cell),
            }
        }
        if free.is_empty() {
            self.without_joker[state] = u64::from(last_cells.score(&filled));
            self.with_joker
                .get_mut(state)
                .into_iter()
                .for_each(|value| *value = self.without_joker[state]);
            return;
        }
        let rolled = best_of_each(&self.without_joker, state, &free);
        self.without_joker[state] = odds.sum_of_best(&rolled);
        if !self.with_joker.is_empty() {
            let by_joker = rolled.into_iter().max().unwrap_or(0);
            let kept = best_of_each(&self.with_joker, state, &free);
            self.with_joker[state] = odds.sum_of_best(&kept.map(|value| value.max(by_joker)));
        }
    }

    /// The expected score after a legal action, in units of 1 / [`Exact::point`].
    pub(super) fn value(&self, action: Action) -> u64 {
        let cell = self
            .cells
            .iter()
            .find(|free| free.cell == action.cell)
            .expect("a legal action fills a free cell");
        let state = self.without_joker.len() - 1 - cell.steps[action.letter.index()];
        let joker_left = !self.with_joker.is_empty() && !action.joker;
        if joker_left {
            self.with_joker[state]
        } else {
            self.without_joker[state]
        }
    }

    /// How much one point is in [`Exact::value`].
    pub(super) fn point(&self) -> u64 {
        u64::from(ROLLS).pow(self.cells.len() as u32 - 1)
    }
}

/// The best value that each letter leads to.
fn best_of_each(values: &[u64], state: usize, free: &[&FreeCell]) -> [u64; Letter::COUNT] {
    let mut best = [0; Letter::COUNT];
    for cell in free {
        for (best, step) in best.iter_mut().zip(&cell.steps) {
            *best = values[state - step].max(*best);
        }
    }
    best
}

/// Scores full grids.
struct LastCells {
    open: Vec<OpenLine>,
    /// The points of the lines that are full already, and whether each of them has a word.
    closed: u32,
    all_words: bool,
}

impl LastCells {
    fn new(position: &Position, words: &Words) -> LastCells {
        let grid = &position.grid;
        let doubled = |line: Line| position.variant.double() && line.is_central();
        let mut last_cells = LastCells {
            open: Vec::new(),
            closed: 0,
            all_words: true,
        };
        for line in Line::all() {
            let letters = grid.line(line);
            if letters.contains(&None) {
                last_cells
                    .open
                    .push(OpenLine::new(line, grid, words, doubled(line)));
            } else {
                let points = line_points(&letters, words);
                last_cells.closed += if doubled(line) { 2 * points } else { points };
                last_cells.all_words &= points > 0;
            }
        }
        last_cells
    }

    fn score(&self, filled: &[(Cell, usize)]) -> u32 {
        let letter_in = |cell| {
            filled
                .iter()
                .find(|(other, _)| *other == cell)
                .map_or(0, |(_, letter)| *letter)
        };
        let (mut total, mut all_words) = (self.closed, self.all_words);
        for line in &self.open {
            let points = line.score(letter_in);
            total += points;
            all_words &= points > 0;
        }
        total + if all_words { BONUS } else { 0 }
    }
}

/// What the longest word of a line earns, not doubled.
fn line_points(letters: &[Option<Letter>; SIZE], words: &Words) -> u32 {
    words.longest(letters).map_or(0, |span| POINTS[span.len])
}

/// A row or column with free cells, and its points for every way to fill them.
struct OpenLine {
    /// Its free cells, and the weight of each one's letter in the index into `points`.
    cells: Vec<(Cell, usize)>,
    /// The points, not doubled.
    points: Vec<u8>,
    /// Whether it counts double.
    doubled: bool,
}

impl OpenLine {
    fn new(line: Line, grid: &Grid, words: &Words, doubled: bool) -> OpenLine {
        let mut letters = grid.line(line);
        let free: Vec<usize> = (0..letters.len())
            .filter(|&place| letters[place].is_none())
            .collect();
        let mut points = Vec::with_capacity(Letter::COUNT.pow(free.len() as u32));
        every_filling(&mut letters, &free, &mut |letters| {
            points.push(line_points(letters, words) as u8)
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

    /// Its points with these letters in the free cells of the grid, doubled if it counts double.
    fn score(&self, letter_in: impl Fn(Cell) -> usize) -> u32 {
        let place: usize = self
            .cells
            .iter()
            .map(|&(cell, weight)| letter_in(cell) * weight)
            .sum();
        let points = u32::from(self.points[place]);
        if self.doubled { 2 * points } else { points }
    }

    /// For each letter, the first letter that always gives the same points in a cell, whatever the
    /// other cells hold.
    fn alike(&self, cell: Cell) -> [usize; Letter::COUNT] {
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

/// Calls `visit` with every way to write letters into free places, in alphabetical order; the last
/// place changes fastest.
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
