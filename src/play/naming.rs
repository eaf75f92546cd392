use crate::game::{Bounds, Cell, EDGE, START, Turn};

/// Where an opening lies, as it is shown: names are short, and hardly any table grows so far that
/// it needs others.
const HOME: Cell = Cell::new(20, 30);
/// Where a table comes too near the first column or row, all its cells get names further on, by so
/// many.
const STEP: i16 = 10;

/// How the cells of a game are named to people. Games begin far from any edge, where names are
/// long; this brings them nearer. It follows from the extent of the table alone, and so is the same
/// when a game is resumed or taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Naming {
    columns: i16,
    rows: i16,
}

impl Naming {
    /// The names for a table.
    pub(super) fn of(bounds: Option<Bounds>) -> Naming {
        let first = bounds.map_or(START, |bounds| bounds.top_left);
        let shift = |home: i16, start: i16, first: i16| {
            let lacking = EDGE - (first - start + home);
            home - start
                + if lacking > 0 {
                    (lacking + STEP - 1) / STEP * STEP
                } else {
                    0
                }
        };
        Naming {
            columns: shift(HOME.column, START.column, first.column),
            rows: shift(HOME.row, START.row, first.row),
        }
    }

    /// The names with which an opening lies where it was typed.
    pub(super) fn of_opening(turn: &Turn) -> Option<Naming> {
        let Turn::Lay(play) = turn else { return None };
        let mut cells = play.cells();
        let bounds = cells.next().map(Bounds::of)?;
        let first = cells.fold(bounds, Bounds::including).top_left;
        Some(Naming {
            columns: first.column - START.column,
            rows: first.row - START.row,
        })
    }

    /// A cell of the game as it is shown.
    pub(super) fn shown_cell(self, cell: Cell) -> Cell {
        Cell::new(cell.column + self.columns, cell.row + self.rows)
    }

    /// A turn of the game as it is shown.
    pub(super) fn shown(self, turn: &Turn) -> Turn {
        turn.moved(self.columns, self.rows)
    }

    /// A turn that was typed, as the game has it.
    pub(super) fn meant(self, turn: &Turn) -> Turn {
        let back = Naming {
            columns: -self.columns,
            rows: -self.rows,
        };
        back.shown(turn)
    }

    /// By how many columns and rows cells have other names than before.
    pub(super) fn since(self, before: Naming) -> (i16, i16) {
        (self.columns - before.columns, self.rows - before.rows)
    }
}
