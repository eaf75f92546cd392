use std::fmt;

use super::lines::straight;
use super::{a_list, is_or_are, plural};
use crate::game::{
    BadLine, Breach, Face, LONGEST_LINE, LineFault, LongDiagonal, Placement, RACK_SIZE, Tile,
};

/// The rule that a turn breaks, in a sentence without a full stop.
impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Breach::NoTiles => write!(f, "a play lays, and a swap gives back, at least one tile"),
            Breach::TooManyTiles { laid } => {
                write!(f, "{laid} tiles are laid; a play lays at most {RACK_SIZE}")
            }
            Breach::NotInRack { tile, held: 0, .. } => write!(f, "{tile} is not in the rack"),
            Breach::NotInRack { tile, needed, held } => {
                write!(
                    f,
                    "{tile} is needed {needed} times, and the rack holds {held}"
                )
            }
            Breach::CellTwice { cell, tiles } => {
                write!(f, "{} are laid on the same cell, {cell}", a_list(tiles))
            }
            Breach::Occupied { laid, by } => {
                write!(
                    f,
                    "{} cannot lie on {}: {by} lies there already",
                    laid.tile, laid.cell
                )
            }
            Breach::NothingShared {
                tiles,
                background: None,
            } => {
                write!(
                    f,
                    "the tiles laid, {}, share neither one colour nor one shape",
                    a_list(tiles)
                )
            }
            Breach::NothingShared {
                tiles,
                background: Some(background),
            } => {
                let (tiles, background) = (a_list(tiles), background.name());
                write!(
                    f,
                    "the tiles laid, {tiles}, share only their {background} background: one colour or one shape is needed"
                )
            }
            Breach::FaceLaidTwice { face, cells } => {
                let mut cells = cells.clone();
                cells.dedup();
                write!(
                    f,
                    "the {} is laid twice, on {}: the tiles laid must all be different",
                    name(*face),
                    a_list(&cells)
                )
            }
            Breach::NotOneLine { cells } => {
                write!(f, "{} are not all in one row or one column", a_list(cells))
            }
            Breach::Gap { free } => {
                let are = is_or_are(free.len());
                // A gap may be as wide as the notation reaches; its ends are enough then.
                let cells = match &free[..] {
                    [first, .., last] if free.len() > LONGEST_LINE => format!("{first}–{last}"),
                    _ => a_list(free),
                };
                write!(
                    f,
                    "the tiles laid are not in one unbroken line: {cells} {are} free"
                )
            }
            Breach::TouchesNothing { cells } => {
                write!(
                    f,
                    "no tile laid touches the table, edge to edge: {}",
                    a_list(cells)
                )
            }
            Breach::Line(BadLine {
                direction,
                tiles,
                fault,
            }) => {
                let line = format!("the {} line {}", straight(*direction), shown(tiles));
                match fault {
                    LineFault::Mixed => write!(f, "{line} has neither one colour nor one shape"),
                    LineFault::FaceTwice(face) => write!(f, "{line} has the {} twice", name(*face)),
                    LineFault::TooLong => {
                        write!(
                            f,
                            "{line} has {} tiles; no line is longer than {LONGEST_LINE}",
                            tiles.len()
                        )
                    }
                }
            }
            Breach::LongDiagonal(LongDiagonal {
                background, tiles, ..
            }) => write!(
                f,
                "{} make a diagonal of {} {} backgrounds; none is longer than {LONGEST_LINE}",
                shown(tiles),
                tiles.len(),
                background.name()
            ),
            Breach::OpeningSize { laid, largest } => {
                write!(
                    f,
                    "the opening lays {}; the rack's largest set has {largest}",
                    plural(*laid, "tile")
                )
            }
            Breach::OpeningNotLaid { largest } => {
                write!(
                    f,
                    "the opening must be laid: a set of {}",
                    plural(*largest, "tile")
                )
            }
            Breach::SwapBeyondBag { tiles, bag } => {
                write!(
                    f,
                    "{} cannot be swapped: the bag holds {bag}",
                    plural(*tiles, "tile")
                )
            }
            Breach::CanLay { example } => {
                write!(
                    f,
                    "one who can play must not pass: {} fits on {}",
                    example.tile, example.cell
                )
            }
            Breach::CanSwap { bag } => {
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
