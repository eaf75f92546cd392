use std::collections::BTreeMap;

use super::line::{faces_twice, illegal_lines, long_diagonal, share_colour, share_shape};
use super::{
    Board, Cell, Colour, Direction, Face, Placement, Play, Position, RACK_SIZE, Shape, Tile, Turn,
    Violation,
};

/// The size of the largest set: tiles that share a colour or a shape, counting equal faces once.
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

/// Every rule that a turn breaks; empty if the turn is legal.
pub fn violations(position: &Position, turn: &Turn) -> Vec<Violation> {
    if *turn != Turn::Pass && turn.tiles().is_empty() {
        return vec![Violation::NoTiles];
    }
    let mut violations = rack_violations(position, turn);
    match turn {
        Turn::Lay(play) => violations.extend(lay_violations(position, play)),
        Turn::Swap(tiles) => violations.extend(swap_violations(position, tiles)),
        Turn::Pass => violations.extend(pass_violations(position)),
    }
    violations
}

fn rack_violations(position: &Position, turn: &Turn) -> Vec<Violation> {
    let mut needed: BTreeMap<Tile, usize> = BTreeMap::new();
    for tile in turn.tiles() {
        *needed.entry(tile).or_default() += 1;
    }
    let lacking = needed.into_iter().map(|(tile, needed)| {
        let held = position.rack().iter().filter(|&&held| held == tile).count();
        Violation::NotInRack { tile, needed, held }
    });
    lacking
        .filter(|violation| matches!(violation, Violation::NotInRack { needed, held, .. } if needed > held))
        .collect()
}

fn swap_violations(position: &Position, tiles: &[Tile]) -> Vec<Violation> {
    let mut violations = Vec::new();
    if position.board().is_empty() {
        violations.push(Violation::OpeningNotLaid {
            largest: largest_set(position.rack()),
        });
    }
    if tiles.len() > position.bag() {
        violations.push(Violation::SwapBeyondBag {
            tiles: tiles.len(),
            bag: position.bag(),
        });
    }
    violations
}

fn pass_violations(position: &Position) -> Vec<Violation> {
    let mut violations = Vec::new();
    if position.board().is_empty() {
        let largest = largest_set(position.rack());
        return if largest > 0 {
            vec![Violation::OpeningNotLaid { largest }]
        } else {
            violations
        };
    }
    if let Some(example) = a_tile_that_fits(position) {
        violations.push(Violation::CanLay { example });
    }
    if position.can_swap() {
        violations.push(Violation::CanSwap {
            bag: position.bag(),
        });
    }
    violations
}

/// A tile of the rack that may be laid on its own, and where. If there is none, no larger play
/// is legal either: each tile of a play that touches the table could be laid alone.
fn a_tile_that_fits(position: &Position) -> Option<Placement> {
    let board = position.board();
    board.frontier().find_map(|cell| {
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
        && line_violations(after, &[placement]).is_empty()
}

fn lay_violations(position: &Position, play: &Play) -> Vec<Violation> {
    let board = position.board();
    let placements = play.placements();
    let mut violations = Vec::new();
    if placements.len() > RACK_SIZE {
        violations.push(Violation::TooManyTiles {
            laid: placements.len(),
        });
    }
    violations.extend(set_violations(placements));
    violations.extend(cell_violations(board, play));

    // The following checks use the table after the play, without the tiles that cannot be laid.
    let laid: Vec<Placement> = free_placements(board, placements);
    let after = |cell| {
        board
            .get(cell)
            .or_else(|| laid.iter().find(|it| it.cell == cell).map(|it| it.tile))
    };
    violations.extend(shape_violations(after, play));
    if board.is_empty() {
        let largest = largest_set(position.rack());
        if placements.len() != largest {
            violations.push(Violation::OpeningSize {
                laid: placements.len(),
                largest,
            });
        }
    } else if !play.cells().any(|cell| board.touches(cell)) {
        violations.push(Violation::TouchesNothing {
            cells: play.cells().collect(),
        });
    }
    violations.extend(line_violations(after, &laid));
    violations
}

/// Rule 1: the tiles laid share one colour or one shape, and no face twice.
fn set_violations(placements: &[Placement]) -> Vec<Violation> {
    let faces = || placements.iter().map(|placement| placement.tile.face());
    let mut violations = Vec::new();
    if !share_colour(faces()) && !share_shape(faces()) {
        let tiles: Vec<Tile> = placements.iter().map(|placement| placement.tile).collect();
        let background = tiles[0]
            .background
            .filter(|&first| tiles.iter().all(|tile| tile.background == Some(first)));
        violations.push(Violation::NothingShared { tiles, background });
    }
    violations.extend(
        faces_twice(placements)
            .into_iter()
            .map(|(face, cells)| Violation::FaceLaidTwice { face, cells }),
    );
    violations
}

fn cell_violations(board: &Board, play: &Play) -> Vec<Violation> {
    let mut violations = Vec::new();
    for here in play.placements().chunk_by(|a, b| a.cell == b.cell) {
        let cell = here[0].cell;
        if here.len() > 1 {
            violations.push(Violation::CellTwice {
                cell,
                tiles: here.iter().map(|placement| placement.tile).collect(),
            });
        }
        if let Some(by) = board.get(cell) {
            violations.push(Violation::Occupied { laid: here[0], by });
        }
    }
    violations
}

/// The placements on free cells; the first of several on one cell.
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
fn shape_violations(after: impl Fn(Cell) -> Option<Tile>, play: &Play) -> Option<Violation> {
    let cells: Vec<Cell> = play.cells().collect();
    let (first, last) = (*cells.first()?, *cells.last()?);
    if first == last {
        return None;
    }
    let Some(direction) = play.direction() else {
        return Some(Violation::NotOneLine { cells });
    };
    let between = (0..)
        .map(|steps| first.step(direction, steps))
        .take_while(|&cell| cell != last);
    let free: Vec<Cell> = between.filter(|&cell| after(cell).is_none()).collect();
    (!free.is_empty()).then_some(Violation::Gap { free })
}

/// Rules 4 and 5: the lines and, in Flex, the diagonals through each tile laid.
fn line_violations(after: impl Fn(Cell) -> Option<Tile>, laid: &[Placement]) -> Vec<Violation> {
    let mut violations: Vec<Violation> = Vec::new();
    let mut add = |violation: Violation| {
        if !violations.contains(&violation) {
            violations.push(violation);
        }
    };
    for &placement in laid {
        for direction in Direction::STRAIGHT {
            illegal_lines(&after, placement.cell, direction)
                .into_iter()
                .map(Violation::Line)
                .for_each(&mut add);
        }
        for direction in Direction::DIAGONAL {
            long_diagonal(&after, placement, direction)
                .map(Violation::LongDiagonal)
                .into_iter()
                .for_each(&mut add);
        }
    }
    violations
}
