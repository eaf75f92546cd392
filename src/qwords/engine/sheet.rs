use super::line_values::{EMPTY, FREE, WEIGHTS};
use crate::qwords::{Action, Cell, Letter, Line, Position, SIZE};

/// A position as the engine knows it: the code of each line, and the cells as bits.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sheet {
    pub(super) codes: [u32; Line::COUNT],
    free: u32,
    dots: u32,
    /// Whether the joker is left.
    pub(super) joker: bool,
    /// What the points of a centre line count, and of all others 1.
    pub(super) centre: f32,
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
    pub(super) fn write(&mut self, letter: usize, cell: usize) {
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
    pub(super) fn lines_with(&self, letter: usize, cell: usize) -> [u32; 2] {
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
    pub(super) fn open(&self) -> impl Iterator<Item = usize> + use<> {
        let mut open = if self.dots == 0 { self.free } else { self.dots };
        std::iter::from_fn(move || {
            let cell = open.trailing_zeros() as usize;
            open &= open.wrapping_sub(1);
            (cell < Cell::COUNT).then_some(cell)
        })
    }
}

/// The action that writes a letter into a cell, both by index.
pub(super) fn action(joker: bool, letter: usize, cell: usize) -> Action {
    let letter = Letter::from_index(letter).expect("the letters of a sheet are A to Z");
    let cell = Cell::from_index(cell).expect("the cells of a sheet are 25");
    Action {
        joker,
        letter,
        cell,
    }
}
