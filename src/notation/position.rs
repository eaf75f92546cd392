use std::mem::discriminant;
use std::ops::Range;

use super::fields::PositionFields;
use super::syntax::span;
use super::tile::{Spanned, foreign};
use super::{Diagnostic, ErrorKind, Form, Key, NotationError, parse_position};
use crate::game::{
    Cell, IllegalLine, LongDiagonal, MIN_COORDINATE, Placement, Position, Rules, Setup, SetupError,
    Tile,
};

/// How many players there are if the text does not say.
const PLAYERS: usize = 2;
/// Farther out than any position may reach, yet small enough for arithmetic.
const FAR_AWAY: i32 = 12_000;

/// A tile of the board, counted in columns and rows from the first cell that is written.
pub(super) struct Laid<'a> {
    pub(super) text: &'a str,
    pub(super) tile: Tile,
    pub(super) column: i32,
    pub(super) row: i32,
}

/// A position as it was written, not yet checked against the rules. Everything in it is a slice of
/// the source.
pub(super) struct RawPosition<'a> {
    pub(super) source: &'a str,
    pub(super) rules: Rules,
    pub(super) tiles: Vec<Laid<'a>>,
    pub(super) rack: Vec<Spanned<'a, Tile>>,
    pub(super) rack_text: &'a str,
    pub(super) fields: PositionFields<'a>,
}

impl RawPosition<'_> {
    /// The position, or every rule that it breaks, each where it stands in the text.
    pub(super) fn position(self) -> Result<Position, NotationError> {
        let errors = match Position::new(self.setup()) {
            Ok(position) => return Ok(position),
            Err(errors) => errors,
        };
        let tiles = self.tiles.iter().map(|laid| (laid.text, laid.tile));
        let mut problems = foreign_tiles(
            self.source,
            self.fields.form,
            tiles.chain(self.rack.iter().copied()),
            self.rules,
        );
        problems.extend(errors.into_iter().filter_map(|error| self.located(error)));
        NotationError::all(problems).map_or_else(|| unreachable!("every fault has a place"), Err)
    }

    fn origin(&self) -> Cell {
        self.fields
            .origin
            .map_or(Cell::new(MIN_COORDINATE, MIN_COORDINATE), |(_, cell)| cell)
    }

    fn cell(&self, laid: &Laid<'_>) -> Cell {
        let origin = self.origin();
        let from = |start: i16, steps: i32| start + steps.min(FAR_AWAY) as i16;
        Cell::new(from(origin.column, laid.column), from(origin.row, laid.row))
    }

    pub(super) fn setup(&self) -> Setup {
        Setup {
            rules: self.rules,
            tiles: self
                .tiles
                .iter()
                .map(|laid| Placement {
                    cell: self.cell(laid),
                    tile: laid.tile,
                })
                .collect(),
            origin: self.origin(),
            rack: self.rack.iter().map(|&(_, tile)| tile).collect(),
            players: self.fields.players.map_or(PLAYERS, |(_, players)| players),
            bag: self.fields.bag.map(|(_, bag)| bag),
            scores: self
                .fields
                .scores
                .as_ref()
                .map(|(_, scores)| scores.clone()),
        }
    }

    /// A setup error as an error of the notation; `None` for foreign tiles, which are reported
    /// class by class.
    fn located(&self, error: SetupError) -> Option<Diagnostic> {
        let form = self.fields.form;
        let of = |placements: &[Placement]| -> Vec<Cell> {
            placements.iter().map(|placement| placement.cell).collect()
        };
        Some(match error {
            SetupError::ForeignTile { .. } => return None,
            SetupError::TooManyCopies {
                tile,
                cells,
                in_rack,
            } => {
                let (found, rules) = (cells.len() + in_rack, self.rules);
                let held = self
                    .rack
                    .iter()
                    .filter(|(_, held)| *held == tile)
                    .map(|(text, _)| *text);
                let spans = self
                    .spans(&cells)
                    .into_iter()
                    .chain(held.map(|text| span(self.source, text)))
                    .collect();
                self.place(
                    ErrorKind::TooManyCopies {
                        tile,
                        found,
                        copies: rules.copies(tile),
                        rules,
                    },
                    spans,
                )
            }
            SetupError::LargeRack { tiles } => {
                self.place_at(ErrorKind::LargeRack(tiles), self.rack_text)
            }
            SetupError::NearEdge { cells, origin } => {
                let written = self
                    .fields
                    .origin
                    .map_or(0..0, |(value, _)| self.pair(Key::Origin, value));
                self.place(ErrorKind::NearEdge { origin, written }, self.spans(&cells))
            }
            SetupError::BeyondEdge { cells } if cells.is_empty() => self.place_at(
                ErrorKind::BeyondEdge,
                self.fields.origin.map_or(self.source, |(text, _)| text),
            ),
            SetupError::BeyondEdge { cells } => {
                self.place(ErrorKind::BeyondEdge, self.spans(&cells))
            }
            SetupError::CellTwice { .. } => {
                unreachable!("the rows of a board give each tile a cell of its own")
            }
            SetupError::Apart { cells } => {
                self.place(ErrorKind::Apart(cells.len()), self.spans(&cells))
            }
            SetupError::Line(IllegalLine {
                direction,
                tiles,
                error,
            }) => {
                let spans = self.spans(&of(&tiles));
                let tiles = tiles.iter().map(|placement| placement.tile).collect();
                self.place(
                    ErrorKind::Line {
                        direction,
                        tiles,
                        error,
                    },
                    spans,
                )
            }
            SetupError::LongDiagonal(LongDiagonal {
                background, tiles, ..
            }) => self.place(
                ErrorKind::LongDiagonal(background, tiles.len()),
                self.spans(&of(&tiles)),
            ),
            SetupError::Players { players } => self.place_at(
                ErrorKind::Players(players),
                self.fields.players.map_or(self.source, |(text, _)| text),
            ),
            SetupError::LargeBag { bag, unseen } => {
                let at = self.fields.bag.map_or(self.source, |(text, _)| text);
                self.place_at(ErrorKind::LargeBag { bag, unseen }, at)
            }
            SetupError::ScoreCount { scores, players } => {
                let at = self
                    .fields
                    .scores
                    .as_ref()
                    .map_or(self.source, |(text, _)| text);
                let written = self
                    .fields
                    .players
                    .map(|(value, _)| self.pair(Key::Players, value));
                self.place_at(
                    ErrorKind::ScoreCount {
                        scores,
                        players,
                        written,
                        form,
                    },
                    at,
                )
            }
        })
    }

    /// Where a key stands with its value.
    fn pair(&self, key: Key, value: &str) -> Range<usize> {
        let value = span(self.source, value);
        self.source[..value.start]
            .rfind(key.name())
            .unwrap_or(value.start)..value.end
    }

    fn place_at(&self, problem: ErrorKind, at: &str) -> Diagnostic {
        Diagnostic {
            span: span(self.source, at),
            problem,
            related: Vec::new(),
        }
    }

    fn place(&self, problem: ErrorKind, spans: Vec<Range<usize>>) -> Diagnostic {
        place(self.source, self.fields.form, problem, spans)
    }

    /// Where the tiles on these cells stand in the text.
    fn spans(&self, cells: &[Cell]) -> Vec<Range<usize>> {
        let wanted = self
            .tiles
            .iter()
            .filter(|laid| cells.contains(&self.cell(laid)));
        wanted.map(|laid| span(self.source, laid.text)).collect()
    }
}

/// A problem for each class of tiles that the set does not hold.
pub(crate) fn foreign_tiles<'a, P: From<ErrorKind>>(
    source: &str,
    form: Form,
    tiles: impl Iterator<Item = Spanned<'a, Tile>>,
    rules: Rules,
) -> Vec<Diagnostic<P>> {
    let mut classes: Vec<(ErrorKind, Vec<Range<usize>>)> = Vec::new();
    for (text, tile) in tiles {
        let Some(problem) = foreign(tile, rules) else {
            continue;
        };
        let here = span(source, text);
        match classes
            .iter_mut()
            .find(|(class, _)| discriminant(class) == discriminant(&problem))
        {
            Some((_, spans)) => spans.push(here),
            None => classes.push((problem, vec![here])),
        }
    }
    classes
        .into_iter()
        .map(|(problem, spans)| place(source, form, problem.into(), spans))
        .collect()
}

/// A problem at several places, of which those that touch are one.
pub(crate) fn place<P>(
    source: &str,
    form: Form,
    problem: P,
    mut spans: Vec<Range<usize>>,
) -> Diagnostic<P> {
    spans.sort_by_key(|span| span.start);
    // In a sheet, neighbours have a space between them; in a line, a space parts the board from the
    // rack.
    let joint: &[&str] = if form == Form::Sheet {
        &["", " "]
    } else {
        &[""]
    };
    let mut places: Vec<Range<usize>> = Vec::new();
    for span in spans {
        match places.last_mut() {
            Some(last) if joint.contains(&&source[last.end..span.start]) => last.end = span.end,
            _ => places.push(span),
        }
    }
    let mut places = places.into_iter();
    Diagnostic {
        span: places.next().unwrap_or(0..0),
        problem,
        related: places.collect(),
    }
}

/// A position as it was written, legal or not, for editors.
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

    /// The cells of the tiles that a problem is about.
    pub fn cells(&self, located: &Diagnostic) -> Vec<Cell> {
        touched(located, &self.on_table)
            .filter_map(|place| Some(self.setup.tiles.get(place)?.cell))
            .collect()
    }

    /// The tiles of the rack, counted from 0 as they were written, that a problem is about.
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
