//! What a picture shows, and where.

use std::collections::BTreeMap;

use super::Picture;
use super::palette::Mark;
use crate::game::{Board, Bounds, Cell, Placement, Rack, Tile, Turn};
use crate::language::Language;

/// How far from the table a tile of a play may lie and still be drawn: any legal one lies within
/// six cells.
const REACH: i32 = 12;

/// Everything a renderer needs: which part of the table shows, and what is on it.
pub(super) struct Scene {
    /// The cells that show.
    pub(super) bounds: Bounds,
    /// What is left in the rack.
    pub(super) rack: Rack,
    beyond: Vec<Placement>,
    squares: BTreeMap<Cell, Square>,
}

/// What shows on a cell.
#[derive(Clone, Copy, Default)]
pub(super) struct Square {
    pub(super) tile: Option<Tile>,
    pub(super) laid: Option<Laid>,
    /// Whether the cell is pointed out.
    pub(super) lit: bool,
}

/// How the play's tile came to lie on a cell.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Laid {
    /// On a free cell.
    New,
    /// On a cell that holds another tile, which is the one that shows.
    Clash,
}

impl Square {
    /// How the cell is marked.
    pub(super) fn mark(self) -> Option<Mark> {
        match self.laid {
            Some(laid) => Some(laid.mark()),
            None => self.lit.then_some(Mark::Lit),
        }
    }
}

impl Laid {
    pub(super) const fn mark(self) -> Mark {
        match self {
            Laid::New => Mark::New,
            Laid::Clash => Mark::Clash,
        }
    }
}

impl Scene {
    pub(super) fn new(picture: &Picture) -> Scene {
        let board = picture.position.board();
        let laid = picture.play.map_or(&[][..], |play| play.placements());
        // The first play of a game may lie anywhere.
        let first = laid
            .iter()
            .map(|laid| laid.cell)
            .find(|cell| cell.column >= 1 && cell.row >= 1);
        let table = board
            .bounds()
            .unwrap_or_else(|| Bounds::of(first.unwrap_or(picture.position.origin())));
        let (near, beyond): (Vec<Placement>, Vec<Placement>) =
            laid.iter().partition(|laid| is_near(table, laid.cell));
        let mut squares = squares(board, &near);
        let bounds = near
            .iter()
            .map(|laid| laid.cell)
            .fold(table, Bounds::including)
            .with_margin();
        for &cell in picture.highlight {
            squares.entry(cell).or_default().lit = true;
        }
        let rack = match picture.play {
            Some(play) => picture.position.rack_after(&Turn::Lay(play.clone())),
            None => picture.position.rack().iter().copied().collect(),
        };
        Scene {
            bounds,
            rack,
            beyond,
            squares,
        }
    }

    /// A part of a table with tiles laid on it, and no rack.
    pub(super) fn of_board(board: &Board, bounds: Bounds, laid: &[Placement]) -> Scene {
        Scene {
            bounds,
            rack: Rack::new(),
            beyond: Vec::new(),
            squares: squares(board, laid),
        }
    }

    /// What shows on a cell.
    pub(super) fn square(&self, cell: Cell) -> Square {
        self.squares.get(&cell).copied().unwrap_or_default()
    }

    /// Words about the play's tiles that lie too far away, or on no named cell.
    pub(super) fn not_shown(&self, words: &Language) -> Option<String> {
        let (first, others) = self.beyond.split_first()?;
        Some(words.publish.not_shown(first, others.len()))
    }

    /// The cells that show, by row and then by column.
    pub(super) fn cells(&self) -> impl Iterator<Item = Cell> {
        let bounds = self.bounds;
        bounds
            .rows()
            .flat_map(move |row| bounds.columns().map(move |column| Cell::new(column, row)))
    }
}

/// The tiles of a table, and those that are laid on it.
fn squares(board: &Board, laid: &[Placement]) -> BTreeMap<Cell, Square> {
    let mut squares: BTreeMap<Cell, Square> = BTreeMap::new();
    for Placement { cell, tile } in board.tiles() {
        squares.entry(cell).or_default().tile = Some(tile);
    }
    for &Placement { cell, tile } in laid {
        let square = squares.entry(cell).or_default();
        square.laid = Some(if square.tile.is_some() {
            Laid::Clash
        } else {
            Laid::New
        });
        square.tile.get_or_insert(tile);
    }
    squares
}

fn is_near(table: Bounds, cell: Cell) -> bool {
    let near = |number: i16, first: i16, last: i16| {
        let number = i32::from(number);
        number >= 1 && number >= i32::from(first) - REACH && number <= i32::from(last) + REACH
    };
    near(
        cell.column,
        table.top_left.column,
        table.bottom_right.column,
    ) && near(cell.row, table.top_left.row, table.bottom_right.row)
}
