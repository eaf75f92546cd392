use std::fmt;

use super::lines::straight;
use super::{and_list, is_or_are, plural};
use crate::game::{
    Face, IllegalLine, LONGEST_LINE, LineError, LongDiagonal, Placement, RACK_SIZE, Tile, Violation,
};

/// The rule that a turn breaks, in a sentence without a full stop.
impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Violation::NoTiles => {
                write!(f, "a play lays, and a swap gives back, at least one tile")
            }
            Violation::TooManyTiles { laid } => {
                write!(f, "{laid} tiles are laid; a play lays at most {RACK_SIZE}")
            }
            Violation::NotInRack { tile, held: 0, .. } => write!(f, "{tile} is not in the rack"),
            Violation::NotInRack { tile, needed, held } => {
                write!(
                    f,
                    "{tile} is needed {needed} times, and the rack holds {held}"
                )
            }
            Violation::CellTwice { cell, tiles } => {
                write!(f, "{} are laid on the same cell, {cell}", and_list(tiles))
            }
            Violation::Occupied { laid, by } => {
                write!(
                    f,
                    "{} cannot lie on {}: {by} lies there already",
                    laid.tile, laid.cell
                )
            }
            Violation::NothingShared {
                tiles,
                background: None,
            } => {
                write!(
                    f,
                    "the tiles laid, {}, share neither one colour nor one shape",
                    and_list(tiles)
                )
            }
            Violation::NothingShared {
                tiles,
                background: Some(background),
            } => {
                let (tiles, background) = (and_list(tiles), background.name());
                write!(
                    f,
                    "the tiles laid, {tiles}, share only their {background} background: one colour or one shape is needed"
                )
            }
            Violation::FaceLaidTwice { face, cells } => {
                let mut cells = cells.clone();
                cells.dedup();
                write!(
                    f,
                    "the {} is laid twice, on {}: the tiles laid must all be different",
                    name(*face),
                    and_list(&cells)
                )
            }
            Violation::NotOneLine { cells } => {
                write!(
                    f,
                    "{} are not all in one row or one column",
                    and_list(cells)
                )
            }
            Violation::Gap { free } => {
                let are = is_or_are(free.len());
                // A gap may be as wide as the notation reaches; its ends are enough then.
                let cells = match &free[..] {
                    [first, .., last] if free.len() > LONGEST_LINE => format!("{first}–{last}"),
                    _ => and_list(free),
                };
                write!(
                    f,
                    "the tiles laid are not in one unbroken line: {cells} {are} free"
                )
            }
            Violation::TouchesNothing { cells } => {
                write!(
                    f,
                    "no tile laid touches the table, edge to edge: {}",
                    and_list(cells)
                )
            }
            Violation::Line(IllegalLine {
                direction,
                tiles,
                error,
            }) => {
                let line = format!("the {} line {}", straight(*direction), shown(tiles));
                match error {
                    LineError::Mixed => write!(f, "{line} has neither one colour nor one shape"),
                    LineError::FaceTwice(face) => write!(f, "{line} has the {} twice", name(*face)),
                    LineError::TooLong => {
                        write!(
                            f,
                            "{line} has {} tiles; no line is longer than {LONGEST_LINE}",
                            tiles.len()
                        )
                    }
                }
            }
            Violation::LongDiagonal(LongDiagonal {
                background, tiles, ..
            }) => write!(
                f,
                "{} make a diagonal of {} {} backgrounds; none is longer than {LONGEST_LINE}",
                shown(tiles),
                tiles.len(),
                background.name()
            ),
            Violation::OpeningSize { laid, largest } => {
                write!(
                    f,
                    "the opening lays {}; the rack's largest set has {largest}",
                    plural(*laid, "tile")
                )
            }
            Violation::OpeningNotLaid { largest } => {
                write!(
                    f,
                    "the opening must be laid: a set of {}",
                    plural(*largest, "tile")
                )
            }
            Violation::SwapBeyondBag { tiles, bag } => {
                write!(
                    f,
                    "{} cannot be swapped: the bag holds {bag}",
                    plural(*tiles, "tile")
                )
            }
            Violation::CanLay { example } => {
                write!(
                    f,
                    "one who can play must not pass: {} fits on {}",
                    example.tile, example.cell
                )
            }
            Violation::CanSwap { bag } => {
                write!(
                    f,
                    "one who can swap must not pass: the bag holds {}",
                    plural(*bag, "tile")
                )
            }
        }
    }
}

fn name(face: Face) -> String {
    format!("{} {}", face.colour.name(), face.shape.name())
}

/// Tiles that follow each other, with the cells at both ends: `Ycb Ysw Yds (j10–l10)`.
fn shown(placements: &[Placement]) -> String {
    let tiles: Vec<String> = placements
        .iter()
        .map(|placement| Tile::to_string(&placement.tile))
        .collect();
    match placements {
        [first, .., last] => format!("{} ({}–{})", tiles.join(" "), first.cell, last.cell),
        _ => tiles.join(" "),
    }
}
