use super::line_values::{EMPTY, FREE, LineValue, LineValues, Odds, WEIGHTS};
use crate::qwords::{Action, BONUS, Cell, Letter, Letters, Line, Position, ROLLS, SIZE};

/// A position as the engine stores it: the code of each line, and the cells as bits.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sheet {
    pub(super) codes: [u32; Line::COUNT],
    free: u32,
    dots: u32,
    /// Whether the joker is left.
    joker: bool,
    /// The factor for the points of a centre line: 2 if it counts double.
    centre: f32,
}

impl Sheet {
    pub(super) fn new(position: &Position) -> Sheet {
        let bits = |cells: &mut dyn Iterator<Item = Cell>| {
            cells.fold(0, |bits, cell| bits | 1 << cell.index())
        };
        let mut sheet = Sheet {
            codes: [EMPTY; Line::COUNT],
            free: (1 << Cell::COUNT) - 1,
            dots: bits(&mut position.grid.dots()),
            joker: position.variant.joker(),
            centre: if position.variant.double() { 2.0 } else { 1.0 },
        };
        for cell in Cell::all() {
            if let Some(letter) = position.grid.letter(cell) {
                sheet.write(letter.index(), cell.index());
            }
        }
        sheet
    }

    /// Writes a letter into a free cell.
    fn write(&mut self, letter: usize, cell: usize) {
        let (row, column) = (cell / SIZE, cell % SIZE);
        let less = FREE - letter as u32;
        self.codes[row] -= less * WEIGHTS[column];
        self.codes[SIZE + column] -= less * WEIGHTS[row];
        self.free &= !(1 << cell);
        self.dots &= !(1 << cell);
    }

    /// The sheet after an action.
    pub(super) fn after(mut self, action: Action) -> Sheet {
        self.joker &= !action.joker;
        self.write(action.letter.index(), action.cell.index());
        self
    }

    /// The codes of the row and the column of a free cell with a letter in it.
    fn lines_with(&self, letter: usize, cell: usize) -> [u32; 2] {
        let (row, column) = (cell / SIZE, cell % SIZE);
        let less = FREE - letter as u32;
        [
            self.codes[row] - less * WEIGHTS[column],
            self.codes[SIZE + column] - less * WEIGHTS[row],
        ]
    }

    /// How many cells are free.
    pub(super) fn free(&self) -> u32 {
        self.free.count_ones()
    }

    /// The cells that may be filled now.
    fn open(&self) -> impl Iterator<Item = usize> + use<> {
        let mut open = if self.dots == 0 { self.free } else { self.dots };
        std::iter::from_fn(move || {
            let cell = open.trailing_zeros() as usize;
            open &= open.wrapping_sub(1);
            (cell < Cell::COUNT).then_some(cell)
        })
    }
}

/// The action that writes a letter into a cell, both by index.
fn action(joker: bool, letter: usize, cell: usize) -> Action {
    let letter = Letter::from_index(letter).expect("the letters of a sheet are A to Z");
    let cell = Cell::from_index(cell).expect("the cells of a sheet are 25");
    Action {
        joker,
        letter,
        cell,
    }
}

/// The value of the bonus while many cells are free, and when few are. Both are less than the
/// bonus, because lines that need the same cells cannot all get them.
const FAR_BONUS: f32 = 7.0;
const NEAR_BONUS: f32 = 9.0;
const NEAR: u32 = 5;
/// The value of an unused joker while cells are free.
const JOKER: f32 = 5.0;
/// Rollouts keep the joker until only this many cells are free: that is mostly best, and it saves
/// most of the time.
const LATE: u32 = 6;

/// A sheet and the values of its lines, kept up to date as letters are written.
#[derive(Clone)]
pub(super) struct SheetEvaluator<'a> {
    line_values: &'a LineValues,
    pub(super) sheet: Sheet,
    lines: [LineValue; Line::COUNT],
    /// The expected points of each line, doubled if it counts double, and their sum.
    earned: [f32; Line::COUNT],
    points: f32,
    /// For each line, the chance that all other rows (or columns) have words.
    others: [f32; Line::COUNT],
}

impl<'a> SheetEvaluator<'a> {
    pub(super) fn new(line_values: &'a LineValues, sheet: Sheet) -> SheetEvaluator<'a> {
        let lines = sheet.codes.map(|code| line_values.of(code));
        let mut evaluator = SheetEvaluator {
            line_values,
            sheet,
            lines,
            earned: [0.0; Line::COUNT],
            points: 0.0,
            others: [0.0; Line::COUNT],
        };
        evaluator.add_up();
        evaluator
    }

    fn add_up(&mut self) {
        self.earned = std::array::from_fn(|line| self.counted(line, self.lines[line]));
        self.points = self.earned.iter().sum();
        for line in 0..Line::COUNT {
            let first = line / SIZE * SIZE;
            let others = (first..first + SIZE).filter(|&other| other != line);
            self.others[line] = others.map(|other| self.lines[other].word()).product();
        }
    }

    /// The points of a line, doubled if it counts double.
    fn counted(&self, line: usize, value: LineValue) -> f32 {
        if line % SIZE == SIZE / 2 {
            self.sheet.centre * value.points()
        } else {
            value.points()
        }
    }

    /// The value of the whole sheet with a letter in a free cell, without the joker.
    fn worth_with(&self, letter: usize, cell: usize) -> f32 {
        let (row, column) = (cell / SIZE, SIZE + cell % SIZE);
        let [in_row, in_column] = self
            .sheet
            .lines_with(letter, cell)
            .map(|code| self.line_values.of(code));
        let old = self.earned[row] + self.earned[column];
        let new = self.counted(row, in_row) + self.counted(column, in_column);
        let all_words = self.others[row] * self.others[column] * in_row.word() * in_column.word();
        let bonus = match self.sheet.free() {
            1 => BONUS as f32,
            2..=NEAR => NEAR_BONUS,
            _ => FAR_BONUS,
        };
        self.points - old + new + bonus * all_words
    }

    /// Writes a letter into a free cell.
    pub(super) fn write(&mut self, action: Action) {
        self.sheet = self.sheet.after(action);
        for line in Line::through(action.cell).map(Line::index) {
            self.lines[line] = self.line_values.of(self.sheet.codes[line]);
        }
        self.add_up();
    }

    /// Calls `visit` with the value of the sheet after each action, by the tables alone. Actions of
    /// the joker are included if `with_joker` is set.
    pub(super) fn every_action(
        &self,
        letters: Letters,
        with_joker: bool,
        mut visit: impl FnMut(f32, Action),
    ) {
        let kept = self.kept_joker();
        for letter in letters.iter().map(Letter::index) {
            self.sheet.open().for_each(|cell| {
                visit(
                    self.worth_with(letter, cell) + kept,
                    action(false, letter, cell),
                )
            });
        }
        for letter in Letter::all()
            .filter(|_| self.sheet.joker && with_joker)
            .map(Letter::index)
        {
            self.sheet
                .open()
                .for_each(|cell| visit(self.worth_with(letter, cell), action(true, letter, cell)));
        }
    }

    /// The first action with the highest value; the joker only late. `None` if no cell is free.
    pub(super) fn best_action(&self, letters: Letters) -> Option<Action> {
        let mut best: Option<(f32, Action)> = None;
        self.every_action(letters, self.sheet.free() <= LATE, |worth, action| {
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, action));
            }
        });
        best.map(|(_, action)| action)
    }

    /// The value of the joker after a letter that was rolled.
    fn kept_joker(&self) -> f32 {
        if self.sheet.joker && self.sheet.free() > 1 {
            JOKER
        } else {
            0.0
        }
    }

    /// The expected value of the sheet after one roll and its best action.
    pub(super) fn ahead(&self, odds: &Odds) -> f32 {
        if self.sheet.free() == 0 {
            return self.score() as f32;
        }
        let mut best = [0.0_f32; Letter::COUNT];
        for cell in self.sheet.open() {
            for (letter, best) in best.iter_mut().enumerate() {
                *best = best.max(self.worth_with(letter, cell));
            }
        }
        if self.sheet.joker {
            let any = best.iter().copied().fold(0.0, f32::max);
            best = best.map(|worth| any.max(worth + self.kept_joker()));
        }
        odds.sum_of_best(&best) / ROLLS as f32
    }

    /// The points of a full sheet.
    pub(super) fn score(&self) -> u32 {
        let all_words = self.lines.iter().all(|line| line.word() > 0.0);
        self.points as u32 + if all_words { BONUS } else { 0 }
    }

    /// The sum over all rolls of the final score, if one cell is free.
    pub(super) fn sum_of_last_scores(&self, odds: &Odds) -> u32 {
        let mut scores = [0; Letter::COUNT];
        for cell in self.sheet.open() {
            for (letter, score) in scores.iter_mut().enumerate() {
                *score = self.worth_with(letter, cell) as u32;
            }
        }
        if self.sheet.joker {
            scores = [scores.into_iter().max().unwrap_or(0); Letter::COUNT];
        }
        odds.sum_of_best(&scores)
    }
}
