use std::ops::Range;

use super::raw::RawPosition;
use super::syntax::span;
use super::{Diagnostic, NotationError, parse_position};
use crate::game::{Cell, Position, Setup};

/// A position as it was written, whether it keeps the rules or not, for those who edit one.
#[derive(Clone, Debug)]
pub struct UncheckedPosition {
    /// What was written.
    pub setup: Setup,
    /// The position that it makes, or every rule that it breaks.
    pub position: Result<Position, NotationError>,
    /// Where each tile of the table, and each of the rack, stands in the text.
    on_table: Vec<Range<usize>>,
    in_rack: Vec<Range<usize>>,
}

impl UncheckedPosition {
    pub(super) fn new(raw: RawPosition<'_>) -> UncheckedPosition {
        let on_table = raw
            .tiles
            .iter()
            .map(|laid| span(raw.source, laid.text))
            .collect();
        let in_rack = raw
            .rack
            .iter()
            .map(|(text, _)| span(raw.source, text))
            .collect();
        UncheckedPosition {
            setup: raw.setup(),
            on_table,
            in_rack,
            position: parse_position(raw.source),
        }
    }

    /// The cells of the tiles that have a part in a problem.
    pub fn cells(&self, located: &Diagnostic) -> Vec<Cell> {
        touched(located, &self.on_table)
            .map(|place| self.setup.tiles[place].cell)
            .collect()
    }

    /// The tiles of the rack, counted from 0 as they were written, that have a part in a problem.
    pub fn rack_places(&self, located: &Diagnostic) -> Vec<usize> {
        touched(located, &self.in_rack).collect()
    }
}

/// Which of the tiles stand at a place of the problem.
fn touched<'a>(
    located: &'a Diagnostic,
    tiles: &'a [Range<usize>],
) -> impl Iterator<Item = usize> + 'a {
    let has_part = |tile: &Range<usize>| {
        std::iter::once(&located.span)
            .chain(&located.related)
            .any(|place| place.start <= tile.start && tile.end <= place.end)
    };
    tiles
        .iter()
        .enumerate()
        .filter(move |(_, tile)| has_part(tile))
        .map(|(place, _)| place)
}
