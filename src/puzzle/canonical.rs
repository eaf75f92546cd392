use std::borrow::Cow;
use std::fmt;

use serde::de::{Error, Unexpected};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::qwords;
use crate::game::{Background, Cell, Colour, Placement, Position, Shape, Tile};
use crate::qwords::Cell as GridCell;

/// What stays the same when a table and a rack are turned or mirrored, or their colours, shapes and
/// backgrounds renamed. Two positions have the same form if and only if one turns into the other
/// that way.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CanonicalForm(Vec<u8>);

impl CanonicalForm {
    /// The form of a position: the least of the texts of its eight views.
    pub fn of(position: &Position) -> CanonicalForm {
        let tiles: Vec<Placement> = position.board().tiles().collect();
        let views = (0..8).flat_map(|view| texts(&seen(&tiles, view), position.rack()));
        let rules = position.rules() as u8;
        CanonicalForm(
            views
                .min()
                .into_iter()
                .flat_map(|text| std::iter::once(rules).chain(text))
                .collect(),
        )
    }

    /// A form for tests, in which numbers stand for puzzles.
    #[cfg(test)]
    pub(super) fn of_number(number: u32) -> CanonicalForm {
        CanonicalForm(number.to_le_bytes().to_vec())
    }

    /// The form of a question about a grid of Qwords. Its transpose has the same form.
    pub fn of_grid(question: &qwords::Question) -> CanonicalForm {
        let grid = &question.position.grid;
        let mirrored = |cell: GridCell| GridCell::new(cell.row(), cell.column()).unwrap_or(cell);
        let letters = |at: fn(GridCell) -> GridCell| {
            GridCell::all()
                .map(|cell| grid.square(at(cell)).to_string())
                .collect::<String>()
        };
        let text = letters(|cell| cell).min(letters(mirrored));
        let position = &question.position;
        CanonicalForm(
            format!(
                "{text} {:?} {:?} {:?}",
                position.variant, position.language, question.task
            )
            .into_bytes(),
        )
    }
}

/// As two digits in base 16 for each byte.
impl fmt::Display for CanonicalForm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl Serialize for CanonicalForm {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for CanonicalForm {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<CanonicalForm, D::Error> {
        let text = <Cow<'de, str>>::deserialize(from)?;
        let digits = |pair: &[u8]| {
            let text = std::str::from_utf8(pair).ok()?;
            let is_plain = text.len() == 2 && !text.starts_with('+');
            u8::from_str_radix(text, 16).ok().filter(|_| is_plain)
        };
        let bytes: Option<Vec<u8>> = text.as_bytes().chunks(2).map(digits).collect();
        let expected = "two digits in base 16 for each byte";
        let invalid = || D::Error::invalid_value(Unexpected::Str(&text), &expected);
        bytes.map(CanonicalForm).ok_or_else(invalid)
    }
}

/// The table after up to three quarter turns and possibly mirrored, its corner at 0, in reading
/// order.
fn seen(tiles: &[Placement], view: u8) -> Vec<Placement> {
    let turn = |Cell { row, column }: Cell| {
        let (row, column) = if view & 4 != 0 {
            (column, row)
        } else {
            (row, column)
        };
        let row = if view & 1 != 0 { -row } else { row };
        let column = if view & 2 != 0 { -column } else { column };
        Cell { row, column }
    };
    let mut tiles: Vec<Placement> = tiles
        .iter()
        .map(|&Placement { cell, tile }| Placement {
            cell: turn(cell),
            tile,
        })
        .collect();
    let top = tiles
        .iter()
        .map(|placement| placement.cell.row)
        .min()
        .unwrap_or(0);
    let left = tiles
        .iter()
        .map(|placement| placement.cell.column)
        .min()
        .unwrap_or(0);
    for Placement { cell, .. } in &mut tiles {
        *cell = Cell {
            row: cell.row - top,
            column: cell.column - left,
        };
    }
    tiles.sort();
    tiles
}

/// The new name of each colour, shape and background: the order in which they first appear.
#[derive(Clone, Default)]
struct Names {
    colours: [Option<u8>; Colour::ALL.len()],
    shapes: [Option<u8>; Shape::ALL.len()],
    backgrounds: [Option<u8>; Background::ALL.len()],
}

/// What is not named yet; every order of naming it has to be tried.
const UNNAMED: u8 = u8::MAX;

impl Names {
    fn name(&mut self, tile: Tile) -> [u8; 3] {
        [
            first_name(&mut self.colours, tile.colour.index()),
            first_name(&mut self.shapes, tile.shape.index()),
            tile.background.map_or(0, |background| {
                first_name(&mut self.backgrounds, background.index())
            }),
        ]
    }

    /// The names of a tile as far as they are known.
    fn known(&self, tile: Tile) -> [u8; 3] {
        [
            self.colours[tile.colour.index()].unwrap_or(UNNAMED),
            self.shapes[tile.shape.index()].unwrap_or(UNNAMED),
            tile.background.map_or(0, |background| {
                self.backgrounds[background.index()].unwrap_or(UNNAMED)
            }),
        ]
    }
}

fn first_name(names: &mut [Option<u8>], index: usize) -> u8 {
    let next = names.iter().flatten().count() as u8;
    *names[index].get_or_insert(next)
}

/// The table in names of its own, and then the rack, in every order that uses the fewest new names
/// first.
fn texts(table: &[Placement], rack: &[Tile]) -> Vec<Vec<u8>> {
    let mut names = Names::default();
    let mut text = Vec::with_capacity(table.len() * 5 + rack.len() * 3);
    for placement in table {
        text.extend([placement.cell.row as u8, placement.cell.column as u8]);
        text.extend(names.name(placement.tile));
    }
    rack_texts(text, &names, rack.to_vec())
}

/// Adds the rack's tiles from the least name on. If several could be next, each is tried.
fn rack_texts(text: Vec<u8>, names: &Names, rack: Vec<Tile>) -> Vec<Vec<u8>> {
    let Some(least) = rack.iter().map(|&tile| names.known(tile)).min() else {
        return vec![text];
    };
    let mut next: Vec<Tile> = rack
        .iter()
        .copied()
        .filter(|&tile| names.known(tile) == least)
        .collect();
    next.dedup();
    let texts = next.into_iter().flat_map(|tile| {
        let (mut text, mut names, mut rest) = (text.clone(), names.clone(), rack.clone());
        text.extend(names.name(tile));
        if let Some(place) = rest.iter().position(|&other| other == tile) {
            rest.remove(place);
        }
        rack_texts(text, &names, rest)
    });
    texts.collect()
}
