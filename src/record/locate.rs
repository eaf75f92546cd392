use std::ops::Range;

use super::transcript::player_of;
use super::{Problem, TurnError, TurnErrors};
use crate::game::{Cell, IllegalLine, LongDiagonal, Placement, Tile, Violation};
use crate::notation::{Form, NotationError, RawTurn, Spanned, place, span};

/// Where the parts of a turn stand in the text of its record.
pub(super) struct Places {
    hand: Option<Range<usize>>,
    held: Vec<(Tile, Range<usize>)>,
    turn: Range<usize>,
    used: Vec<Used>,
    points: Option<Range<usize>>,
}

/// A tile that is laid or swapped.
struct Used {
    tile: Tile,
    cell: Option<Cell>,
    span: Range<usize>,
}

impl Places {
    pub(super) fn new(
        source: &str,
        hand: Option<(&str, &[Spanned<'_, Tile>])>,
        turn_text: &str,
        turn: &RawTurn,
        points: Option<&str>,
    ) -> Places {
        let swapped = |&(text, tile): &Spanned<'_, Tile>| Used {
            tile,
            cell: None,
            span: span(source, text),
        };
        let laid = |(text, Placement { cell, tile }): &(&str, Placement)| {
            // There is only one way to write it, so its length follows.
            let start = span(source, text).start;
            let length = text.len() + 1 + cell.to_string().len();
            Used {
                tile: *tile,
                cell: Some(*cell),
                span: start..start + length,
            }
        };
        Places {
            hand: hand.map(|(text, _)| span(source, text)),
            held: hand
                .iter()
                .flat_map(|(_, read)| *read)
                .map(|&(text, tile)| (tile, span(source, text)))
                .collect(),
            turn: span(source, turn_text),
            used: match turn {
                RawTurn::Lay(placements) => placements.iter().map(laid).collect(),
                RawTurn::Swap(tiles) => tiles.iter().map(swapped).collect(),
                RawTurn::Pass => Vec::new(),
            },
            points: points.map(|text| span(source, text)),
        }
    }

    /// The errors of this turn, each at its place.
    pub(super) fn locate(
        &self,
        bad: TurnErrors,
        players: &[String],
        source: &str,
    ) -> NotationError<Problem> {
        let (number, player) = (bad.turn + 1, player_of(players, bad.turn));
        let located = bad.errors.into_iter().map(|error| {
            let mut spans = self.spans(&error);
            if spans.is_empty() {
                spans.push(self.turn.clone());
            }
            let problem = Problem::Turn {
                number,
                player: player.to_owned(),
                error: Box::new(error),
            };
            place(source, Form::Sheet, problem, spans)
        });
        NotationError::all(located.collect())
            .unwrap_or_else(|| unreachable!("a bad turn has a fault"))
    }

    /// The place of an error; `None` if it is the whole turn.
    fn spans(&self, error: &TurnError) -> Vec<Range<usize>> {
        match error {
            TurnError::HandSize { .. } | TurnError::Lost { .. } => {
                self.hand.iter().cloned().collect()
            }
            TurnError::TooManyCopies { tile, .. } | TurnError::NotDrawn { tile } => {
                let held: Vec<_> = self
                    .held
                    .iter()
                    .filter(|(held, _)| held == tile)
                    .map(|(_, span)| span.clone())
                    .collect();
                if held.is_empty() {
                    self.used_where(|used| used.tile == *tile)
                } else {
                    held
                }
            }
            TurnError::NotHeld { tiles, .. } => self.used_where(|used| tiles.contains(&used.tile)),
            TurnError::Violation(Violation::NotInRack { tile, .. }) => {
                self.used_where(|used| used.tile == *tile)
            }
            TurnError::Violation(violation) => {
                let cells = cells(violation);
                self.used_where(|used| used.cell.is_some_and(|cell| cells.contains(&cell)))
            }
            TurnError::WrongScore { .. } => self.points.iter().cloned().collect(),
            TurnError::AfterEnd | TurnError::OpeningNotLaid => Vec::new(),
        }
    }

    fn used_where(&self, wanted: impl Fn(&Used) -> bool) -> Vec<Range<usize>> {
        self.used
            .iter()
            .filter(|used| wanted(used))
            .map(|used| used.span.clone())
            .collect()
    }
}

/// The cells to point at; empty if the whole turn is wrong.
fn cells(violation: &Violation) -> Vec<Cell> {
    match violation {
        Violation::CellTwice { cell, .. } => vec![*cell],
        Violation::Occupied { laid, .. } => vec![laid.cell],
        Violation::FaceLaidTwice { cells, .. } => cells.clone(),
        Violation::Line(IllegalLine { tiles, .. })
        | Violation::LongDiagonal(LongDiagonal { tiles, .. }) => {
            tiles.iter().map(|placement| placement.cell).collect()
        }
        Violation::NoTiles
        | Violation::TooManyTiles { .. }
        | Violation::NotInRack { .. }
        | Violation::NothingShared { .. }
        | Violation::NotOneLine { .. }
        | Violation::Gap { .. }
        | Violation::TouchesNothing { .. }
        | Violation::OpeningSize { .. }
        | Violation::OpeningNotLaid { .. }
        | Violation::SwapBeyondBag { .. }
        | Violation::CanLay { .. }
        | Violation::CanSwap { .. } => Vec::new(),
    }
}
