use crate::game::{Bounds, Cell, GAME_ORIGIN, MIN_COORDINATE, Offset, Turn};

/// Where an opening is shown. Names are short here, and hardly any table grows far enough to need
/// others.
const HOME: Cell = Cell::new(20, 30);
/// By how much the names of all cells move when a table comes too near the first column or row.
const STEP: i16 = 10;

/// How the cells of a game are named to people. Games begin far from any edge, and names there are
/// long; this makes them shorter. It depends only on the extent of the table, so it is the same
/// after resuming or undoing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct DisplayOffset(Offset);

impl DisplayOffset {
    /// The names for a table.
    pub(super) fn of(bounds: Option<Bounds>) -> DisplayOffset {
        let first = bounds.map_or(GAME_ORIGIN, |bounds| bounds.top_left);
        let shift = |home: i16, start: i16, first: i16| {
            let lacking = MIN_COORDINATE - (first - start + home);
            home - start
                + if lacking > 0 {
                    (lacking + STEP - 1) / STEP * STEP
                } else {
                    0
                }
        };
        DisplayOffset(Offset {
            columns: shift(HOME.column, GAME_ORIGIN.column, first.column),
            rows: shift(HOME.row, GAME_ORIGIN.row, first.row),
        })
    }

    /// The names that put an opening on the cells that were typed.
    pub(super) fn of_opening(turn: &Turn) -> Option<DisplayOffset> {
        let bounds = Bounds::around(turn.play()?.cells())?;
        Some(DisplayOffset(bounds.top_left - GAME_ORIGIN))
    }

    /// A cell of the game as it is shown.
    pub(super) fn cell_to_display(self, cell: Cell) -> Cell {
        cell + self.0
    }

    /// A turn of the game as it is shown.
    pub(super) fn to_display(self, turn: &Turn) -> Turn {
        turn.shifted(self.0)
    }

    /// A turn that was typed, as the game has it.
    pub(super) fn to_game(self, turn: &Turn) -> Turn {
        turn.shifted(-self.0)
    }

    /// How far the names of cells moved.
    pub(super) fn since(self, before: DisplayOffset) -> Offset {
        Offset {
            columns: self.0.columns - before.0.columns,
            rows: self.0.rows - before.0.rows,
        }
    }
}
