use std::collections::BTreeMap;

use super::board::run;
use super::{Background, Cell, Direction, Face, LONGEST_LINE, Placement, Tile};
use crate::named::codes;

/// A row or column of touching tiles that is not a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IllegalLine {
    /// How it lies.
    pub direction: Direction,
    /// Its tiles, from left to right, or top down.
    pub tiles: Vec<Placement>,
    /// What is wrong with it.
    pub error: LineError,
}

/// What is wrong with a row or column of touching tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineError {
    /// Neither one colour nor one shape.
    Mixed,
    /// One face twice, whatever the backgrounds.
    FaceTwice(Face),
    /// More than six tiles.
    TooLong,
}

codes! {
    LineError {
        LineError::Mixed => "mixed_line",
        LineError::FaceTwice(_) => "face_twice_in_line",
        LineError::TooLong => "line_too_long",
    }
}

/// A diagonal of one background with more than six tiles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LongDiagonal {
    /// How it lies.
    pub direction: Direction,
    /// Its background.
    pub background: Background,
    /// Its tiles, from left to right.
    pub tiles: Vec<Placement>,
}

/// Everything that is wrong with the row or column of touching tiles through a cell.
pub(super) fn illegal_lines(
    at: impl Fn(Cell) -> Option<Tile>,
    through: Cell,
    direction: Direction,
) -> Vec<IllegalLine> {
    let tiles = run(through, direction, at);
    line_errors(&tiles)
        .into_iter()
        .map(|error| IllegalLine {
            direction,
            tiles: tiles.clone(),
            error,
        })
        .collect()
}

/// The diagonal through a tile, if it is too long.
pub(super) fn long_diagonal(
    at: impl Fn(Cell) -> Option<Tile>,
    through: Placement,
    direction: Direction,
) -> Option<LongDiagonal> {
    let background = through.tile.background?;
    let tiles = run(through.cell, direction, |cell| {
        at(cell).filter(|tile| tile.background == Some(background))
    });
    (tiles.len() > LONGEST_LINE).then_some(LongDiagonal {
        direction,
        background,
        tiles,
    })
}

/// Whether touching faces are a line: one colour and different shapes, or one shape and different
/// colours.
pub(super) fn is_line(faces: impl Iterator<Item = Face>) -> bool {
    let (mut colours, mut shapes, mut tiles) = (0u8, 0u8, 0);
    for face in faces {
        colours |= 1 << face.colour.index();
        shapes |= 1 << face.shape.index();
        tiles += 1;
    }
    let (colours, shapes) = (colours.count_ones(), shapes.count_ones());
    (colours == 1 && shapes == tiles) || (shapes == 1 && colours == tiles)
}

/// Everything that is wrong with a row or column of touching tiles.
fn line_errors(tiles: &[Placement]) -> Vec<LineError> {
    let mut errors = Vec::new();
    let faces = || tiles.iter().map(|placement| placement.tile.face());
    if !share_colour(faces()) && !share_shape(faces()) {
        errors.push(LineError::Mixed);
    }
    errors.extend(faces_twice(tiles).into_keys().map(LineError::FaceTwice));
    if tiles.len() > LONGEST_LINE {
        errors.push(LineError::TooLong);
    }
    errors
}

pub(super) fn share_colour(mut faces: impl Iterator<Item = Face>) -> bool {
    faces
        .next()
        .is_none_or(|first| faces.all(|face| face.colour == first.colour))
}

pub(super) fn share_shape(mut faces: impl Iterator<Item = Face>) -> bool {
    faces
        .next()
        .is_none_or(|first| faces.all(|face| face.shape == first.shape))
}

/// The faces that stand there more than once, and where.
pub(super) fn faces_twice(placements: &[Placement]) -> BTreeMap<Face, Vec<Cell>> {
    let mut cells: BTreeMap<Face, Vec<Cell>> = BTreeMap::new();
    for placement in placements {
        cells
            .entry(placement.tile.face())
            .or_default()
            .push(placement.cell);
    }
    cells.retain(|_, cells| cells.len() > 1);
    cells
}
