use super::line::is_line;
use super::{Background, Board, LONGEST_LINE, Tile};

/// Whether a table breaks no rule: a quick yes for the many that are sound. What is wrong with the
/// others takes longer to tell.
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
