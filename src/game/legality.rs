use std::collections::BTreeMap;

use super::line::{bad_lines, faces_twice, long_diagonal, share_colour, share_shape};
use super::{
    Board, Breach, Cell, Colour, Direction, Face, Placement, Play, Position, RACK_SIZE, Shape,
    Tile, Turn,
};

/// The size of the largest set: tiles that share a colour or a shape, equal faces counted once.
pub fn largest_set(rack: &[Tile]) -> usize {
    let count = |belongs: &dyn Fn(Face) -> bool| {
        let mut faces: Vec<Face> = rack
            .iter()
            .map(|tile| tile.face())
            .filter(|&face| belongs(face))
            .collect();
        faces.sort();
        faces.dedup();
        faces.len()
    };
    let by_colour = Colour::ALL.map(|colour| count(&|face| face.colour == colour));
    let by_shape = Shape::ALL.map(|shape| count(&|face| face.shape == shape));
    by_colour.into_iter().chain(by_shape).max().unwrap_or(0)
}

/// Every rule that a turn breaks; none where it is legal.
pub fn breaches(position: &Position, turn: &Turn) -> Vec<Breach> {
    if *turn != Turn::Pass && turn.tiles().is_empty() {
        return vec![Breach::NoTiles];
    }
    let mut breaches = rack_breaches(position, turn);
    match turn {
        Turn::Lay(play) => breaches.extend(lay_breaches(position, play)),
        Turn::Swap(tiles) => breaches.extend(swap_breaches(position, tiles)),
        Turn::Pass => breaches.extend(pass_breaches(position)),
    }
    breaches
}

fn rack_breaches(position: &Position, turn: &Turn) -> Vec<Breach> {
    let mut needed: BTreeMap<Tile, usize> = BTreeMap::new();
    for tile in turn.tiles() {
        *needed.entry(tile).or_default() += 1;
    }
    let lacking = needed.into_iter().map(|(tile, needed)| {
        let held = position.rack().iter().filter(|&&held| held == tile).count();
        Breach::NotInRack { tile, needed, held }
    });
    lacking
        .filter(|breach| matches!(breach, Breach::NotInRack { needed, held, .. } if needed > held))
        .collect()
}

fn swap_breaches(position: &Position, tiles: &[Tile]) -> Vec<Breach> {
    let mut breaches = Vec::new();
    if position.board().is_empty() {
        breaches.push(Breach::OpeningNotLaid {
            largest: largest_set(position.rack()),
        });
    }
    if tiles.len() > position.bag() {
        breaches.push(Breach::SwapBeyondBag {
            tiles: tiles.len(),
            bag: position.bag(),
        });
    }
    breaches
}

fn pass_breaches(position: &Position) -> Vec<Breach> {
    let mut breaches = Vec::new();
    if position.board().is_empty() {
        let largest = largest_set(position.rack());
        return if largest > 0 {
            vec![Breach::OpeningNotLaid { largest }]
        } else {
            breaches
        };
    }
    if let Some(example) = a_tile_that_fits(position) {
        breaches.push(Breach::CanLay { example });
    }
    if position.can_swap() {
        breaches.push(Breach::CanSwap {
            bag: position.bag(),
        });
    }
    breaches
}

/// A tile of the rack that may be laid on its own, and where. Where there is none, no larger play
/// is legal either: each tile of a play that touches the table could be laid alone.
fn a_tile_that_fits(position: &Position) -> Option<Placement> {
    let board = position.board();
    board.beside().find_map(|cell| {
        let mut here = position.rack().iter().map(|&tile| Placement { cell, tile });
        here.find(|&placement| fits(board, placement))
    })
}

/// Whether a tile may lie alone on a free cell that touches the table.
pub fn fits(board: &Board, placement: Placement) -> bool {
    let after = |cell| {
        if cell == placement.cell {
            Some(placement.tile)
        } else {
            board.get(cell)
        }
    };
    board.get(placement.cell).is_none()
        && board.touches(placement.cell)
        && line_breaches(after, &[placement]).is_empty()
}

fn lay_breaches(position: &Position, play: &Play) -> Vec<Breach> {
    let board = position.board();
    let placements = play.placements();
    let mut breaches = Vec::new();
    if placements.len() > RACK_SIZE {
        breaches.push(Breach::TooManyTiles {
            laid: placements.len(),
        });
    }
    breaches.extend(set_breaches(placements));
    breaches.extend(cell_breaches(board, play));

    // What follows looks at the table after the play; a tile that cannot be laid stays away from
    // it.
    let laid: Vec<Placement> = free_placements(board, placements);
    let after = |cell| {
        board
            .get(cell)
            .or_else(|| laid.iter().find(|it| it.cell == cell).map(|it| it.tile))
    };
    breaches.extend(shape_breaches(after, play));
    if board.is_empty() {
        let largest = largest_set(position.rack());
        if placements.len() != largest {
            breaches.push(Breach::OpeningSize {
                laid: placements.len(),
                largest,
            });
        }
    } else if !play.cells().any(|cell| board.touches(cell)) {
        breaches.push(Breach::TouchesNothing {
            cells: play.cells().collect(),
        });
    }
    breaches.extend(line_breaches(after, &laid));
    breaches
}

/// Rule 1: the tiles laid share one colour or one shape, and no face twice.
fn set_breaches(placements: &[Placement]) -> Vec<Breach> {
    let faces = || placements.iter().map(|placement| placement.tile.face());
    let mut breaches = Vec::new();
    if !share_colour(faces()) && !share_shape(faces()) {
        let tiles: Vec<Tile> = placements.iter().map(|placement| placement.tile).collect();
        let background = tiles[0]
            .background
            .filter(|&first| tiles.iter().all(|tile| tile.background == Some(first)));
        breaches.push(Breach::NothingShared { tiles, background });
    }
    breaches.extend(
        faces_twice(placements)
            .into_iter()
            .map(|(face, cells)| Breach::FaceLaidTwice { face, cells }),
    );
    breaches
}

fn cell_breaches(board: &Board, play: &Play) -> Vec<Breach> {
    let mut breaches = Vec::new();
    for here in play.placements().chunk_by(|a, b| a.cell == b.cell) {
        let cell = here[0].cell;
        if here.len() > 1 {
            breaches.push(Breach::CellTwice {
                cell,
                tiles: here.iter().map(|placement| placement.tile).collect(),
            });
        }
        if let Some(by) = board.get(cell) {
            breaches.push(Breach::Occupied { laid: here[0], by });
        }
    }
    breaches
}

/// The placements on free cells, the first where several share one.
fn free_placements(board: &Board, placements: &[Placement]) -> Vec<Placement> {
    let free = placements
        .iter()
        .copied()
        .filter(|placement| board.get(placement.cell).is_none());
    let mut laid: Vec<Placement> = free.collect();
    laid.dedup_by_key(|placement| placement.cell);
    laid
}

/// Rule 2: all in one row or one column, and nothing free between them.
fn shape_breaches(after: impl Fn(Cell) -> Option<Tile>, play: &Play) -> Option<Breach> {
    let cells: Vec<Cell> = play.cells().collect();
    let (first, last) = (*cells.first()?, *cells.last()?);
    let direction = if cells.iter().all(|cell| cell.row == first.row) {
        Direction::Horizontal
    } else if cells.iter().all(|cell| cell.column == first.column) {
        Direction::Vertical
    } else {
        return Some(Breach::NotOneLine { cells });
    };
    let between = (0..)
        .map(|steps| first.step(direction, steps))
        .take_while(|&cell| cell != last);
    let free: Vec<Cell> = between.filter(|&cell| after(cell).is_none()).collect();
    (!free.is_empty()).then_some(Breach::Gap { free })
}

/// Rules 4 and 5: the lines and, in Flex, the diagonals through each tile laid.
fn line_breaches(after: impl Fn(Cell) -> Option<Tile>, laid: &[Placement]) -> Vec<Breach> {
    let mut breaches: Vec<Breach> = Vec::new();
    let mut add = |breach: Breach| {
        if !breaches.contains(&breach) {
            breaches.push(breach);
        }
    };
    for &placement in laid {
        for direction in Direction::STRAIGHT {
            bad_lines(&after, placement.cell, direction)
                .into_iter()
                .map(Breach::Line)
                .for_each(&mut add);
        }
        for direction in Direction::DIAGONAL {
            long_diagonal(&after, placement, direction)
                .map(Breach::LongDiagonal)
                .into_iter()
                .for_each(&mut add);
        }
    }
    breaches
}
