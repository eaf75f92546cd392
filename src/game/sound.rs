//! The quick check of a table, for the many that are legal.

use super::line::is_line;
use super::{Background, Board, LONGEST_LINE, Tile};

/// Whether a table is legal: a quick check for the many that are. Finding out what is wrong takes
/// longer.
pub(super) fn is_sound(board: &Board) -> bool {
    let grid = board.grid();
    let tiles: Vec<usize> = (0..grid.cells.len())
        .filter(|&place| grid.cells[place].is_some())
        .collect();
    lines_are_sound(&grid, &tiles)
        && diagonals_are_sound(&grid, &tiles)
        && are_connected(&grid, &tiles)
}

/// The cells of a table row by row, with at least one free cell between any tile and the edge.
pub(super) struct Grid<'a> {
    pub(super) cells: &'a [Option<Tile>],
    pub(super) width: usize,
}

fn lines_are_sound(grid: &Grid, tiles: &[usize]) -> bool {
    let Grid { cells, width } = *grid;
    [1, width].into_iter().all(|step| {
        let mut starts = tiles
            .iter()
            .filter(|&&tile| cells[tile - step].is_none() && cells[tile + step].is_some());
        starts.all(|&start| {
            is_line(
                (start..)
                    .step_by(step)
                    .map_while(|place| cells[place])
                    .map(Tile::face),
            )
        })
    })
}

fn diagonals_are_sound(grid: &Grid, tiles: &[usize]) -> bool {
    let background =
        |place: usize| -> Option<Background> { grid.cells.get(place)?.as_ref()?.background };
    // Both diagonals downwards; the last of seven is the one that is nearly always missing.
    [grid.width + 1, grid.width.saturating_sub(1)]
        .into_iter()
        .all(|step| {
            tiles.iter().all(|&tile| {
                let here = background(tile);
                here.is_none()
                    || (1..=LONGEST_LINE)
                        .rev()
                        .any(|steps| background(tile + steps * step) != here)
            })
        })
}

fn are_connected(grid: &Grid, tiles: &[usize]) -> bool {
    let mut unseen: Vec<bool> = grid.cells.iter().map(Option::is_some).collect();
    let mut reached: Vec<usize> = Vec::with_capacity(tiles.len());
    if let Some(&first) = tiles.first() {
        unseen[first] = false;
        reached.push(first);
    }
    let mut next = 0;
    while let Some(&place) = reached.get(next) {
        next += 1;
        for neighbour in [place - grid.width, place - 1, place + 1, place + grid.width] {
            if std::mem::take(&mut unseen[neighbour]) {
                reached.push(neighbour);
            }
        }
    }
    reached.len() == tiles.len()
}

#[cfg(test)]
mod tests {
    use super::super::setup::table_errors;
    use super::*;
    use crate::game::{Cell, Colour, Placement, Rng, Shape};

    /// A table: tiles of few kinds in a row, a column, a block, a U or with a gap; or a staircase,
    /// whose rows and columns are all right, but perhaps not its diagonals.
    fn table(rng: &mut Rng) -> Board {
        let (form, kinds) = (rng.below(7), 1 + rng.below(6));
        let most = [16, 16, 8, 8, 8, 5, 8][form as usize];
        let tiles = 1 + rng.below(most);
        let laid = (0..tiles).map(|nth| {
            let (upper, lower) = (nth / 2, nth.div_ceil(2));
            let (colour, shape) = if form < 2 {
                (upper % 6, lower % 6)
            } else {
                (rng.below(kinds), rng.below(7 - kinds))
            };
            let (column, row) = match form {
                0 => (lower, upper),
                1 => (lower, 30 - upper),
                2 => (nth, 0),
                3 => (0, nth),
                4 => (nth % 3, nth / 3),
                5 => [(0, 0), (0, 1), (1, 1), (2, 1), (2, 0)][nth as usize % 5],
                _ => (nth + nth / 5, 0),
            };
            Placement {
                cell: Cell::new(20 + column as i16, 20 + row as i16),
                tile: Tile {
                    colour: Colour::ALL[colour as usize],
                    shape: Shape::ALL[shape as usize],
                    background: Some(Background::ALL[usize::from(rng.below(8) == 0)]),
                },
            }
        });
        Board::with_tiles(&laid.collect::<Vec<_>>()).expect("cells of their own")
    }

    #[test]
    fn the_quick_check_finds_the_tables_in_which_nothing_is_wrong() {
        let mut rng = Rng::new("tables", 0);
        let mut sound = 0;
        for _ in 0..4_000 {
            let board = table(&mut rng);
            let errors = table_errors(&board);
            assert_eq!(is_sound(&board), errors.is_empty(), "{errors:?}");
            sound += usize::from(errors.is_empty());
        }
        assert!((400..3_600).contains(&sound), "{sound}");
    }
}
