use std::ops::Range;

use super::{BadTurn, Fault, Problem};
use crate::game::{BadLine, Breach, Cell, LongDiagonal, Placement, Tile};
use crate::notation::{Form, NotationError, RawTurn, Read, place, span};

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
        hand: Option<(&str, &[Read])>,
        turn_text: &str,
        turn: &RawTurn,
        points: Option<&str>,
    ) -> Places {
        let swapped = |&(text, tile): &Read| Used {
            tile,
            cell: None,
            span: span(source, text),
        };
        let laid = |(text, Placement { cell, tile }): &(&str, Placement)| {
            // What was read is written in one way only, so its length follows.
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

    /// The faults of this turn, each where it stands.
    pub(super) fn locate(&self, bad: BadTurn, players: &[String], source: &str) -> NotationError {
        let (number, player) = (bad.turn + 1, &players[bad.turn % players.len()]);
        let located = bad.faults.into_iter().map(|fault| {
            let mut spans = self.spans(&fault);
            if spans.is_empty() {
                spans.push(self.turn.clone());
            }
            let problem = Problem::Turn {
                number,
                player: player.clone(),
                fault: Box::new(fault),
            };
            place(source, Form::Sheet, problem.into(), spans)
        });
        NotationError::all(located.collect())
            .unwrap_or_else(|| unreachable!("a bad turn has a fault"))
    }

    /// Where a fault stands; nothing where it is the whole turn.
    fn spans(&self, fault: &Fault) -> Vec<Range<usize>> {
        match fault {
            Fault::HandSize { .. } | Fault::Lost { .. } => self.hand.iter().cloned().collect(),
            Fault::TooManyCopies { tile, .. } | Fault::NotDrawn { tile } => {
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
            Fault::NotHeld { tiles, .. } => self.used_where(|used| tiles.contains(&used.tile)),
            Fault::Breach(Breach::NotInRack { tile, .. }) => {
                self.used_where(|used| used.tile == *tile)
            }
            Fault::Breach(breach) => {
                let cells = cells(breach);
                self.used_where(|used| used.cell.is_some_and(|cell| cells.contains(&cell)))
            }
            Fault::WrongScore { .. } => self.points.iter().cloned().collect(),
            Fault::AfterEnd | Fault::OpeningNotLaid => Vec::new(),
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

/// The cells to point at; none where the whole turn is to blame.
fn cells(breach: &Breach) -> Vec<Cell> {
    match breach {
        Breach::CellTwice { cell, .. } => vec![*cell],
        Breach::Occupied { laid, .. } => vec![laid.cell],
        Breach::FaceLaidTwice { cells, .. } => cells.clone(),
        Breach::Line(BadLine { tiles, .. }) | Breach::LongDiagonal(LongDiagonal { tiles, .. }) => {
            tiles.iter().map(|placement| placement.cell).collect()
        }
        _ => Vec::new(),
    }
}
