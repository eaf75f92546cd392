use std::fmt;

use super::{English, and_list, is_or_are, plural, points};
use crate::game::{
    Background, Breakdown, Colour, Direction, Face, Feature, IllegalLine, LONGEST_LINE, Line,
    LineError, LongDiagonal, Placement, RACK_SIZE, Shape, Tile, Violation,
};
use crate::language::GameWords;
use crate::notation::stretch;

/// The rule that a turn breaks, in a sentence without a full stop.
impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&English.violation(self))
    }
}

impl GameWords for English {
    fn colour(&self, colour: Colour) -> &'static str {
        colour.name()
    }

    fn shape(&self, shape: Shape) -> &'static str {
        shape.name()
    }

    fn background(&self, background: Background) -> &'static str {
        background.name()
    }

    fn tile(&self, tile: Tile) -> String {
        let face = face(tile.face());
        match tile.background {
            Some(Background::Split) => format!("{face}, split"),
            Some(background) => format!("{face} on {}", background.name()),
            None => face,
        }
    }

    fn points(&self, points: u32) -> String {
        super::points(points)
    }

    fn in_all(&self, points: &str) -> String {
        format!("{points} in all")
    }

    fn line(&self, line: &Line) -> String {
        if is_lone(line) && matches!(line.feature, Feature::Colour(_)) {
            return format!("{} for the first tile", points(line.points));
        }
        let earned = format!("{} for the {}", points(line.points), kind(line));
        match (line.bonus, line.feature) {
            (0, _) => earned,
            (bonus, Feature::Background(_)) => {
                format!("{earned}, and {bonus} more: a qwirkle flex")
            }
            (bonus, Feature::Colour(_) | Feature::Shape(_)) => {
                format!("{earned}, and {bonus} more: a qwirkle")
            }
        }
    }

    fn going_out(&self, bonus: u32) -> String {
        format!(
            "{} for going out: the rack and the bag are empty",
            points(bonus)
        )
    }

    fn violation(&self, violation: &Violation) -> String {
        match violation {
            Violation::NoTiles => {
                "a play lays, and a swap gives back, at least one tile".to_owned()
            }
            Violation::TooManyTiles { laid } => {
                format!("{laid} tiles are laid; a play lays at most {RACK_SIZE}")
            }
            Violation::NotInRack { tile, held: 0, .. } => format!("{tile} is not in the rack"),
            Violation::NotInRack { tile, needed, held } => {
                format!("{tile} is needed {needed} times, and the rack holds {held}")
            }
            Violation::CellTwice { cell, tiles } => {
                let tiles = and_list(tiles);
                format!("{tiles} are laid on the same cell, {cell}")
            }
            Violation::Occupied { laid, by } => {
                let Placement { tile, cell } = laid;
                format!("{tile} cannot lie on {cell}: {by} lies there already")
            }
            Violation::NothingShared { tiles, background } => {
                let tiles = and_list(tiles);
                match background {
                    None => {
                        format!("the tiles laid, {tiles}, share neither one colour nor one shape")
                    }
                    Some(background) => format!(
                        "the tiles laid, {tiles}, share only their {} background: one colour or one shape is needed",
                        background.name()
                    ),
                }
            }
            Violation::FaceLaidTwice { face: twice, cells } => {
                let mut cells = cells.clone();
                cells.dedup();
                format!(
                    "the {} is laid twice, on {}: the tiles laid must all be different",
                    face(*twice),
                    and_list(&cells)
                )
            }
            Violation::NotOneLine { cells } => {
                let cells = and_list(cells);
                format!("{cells} are not all in one row or one column")
            }
            Violation::Gap { free } => {
                // A gap may be as wide as the notation reaches; its ends are enough then.
                let cells = match &free[..] {
                    [first, .., last] if free.len() > LONGEST_LINE => format!("{first}–{last}"),
                    _ => and_list(free),
                };
                format!(
                    "the tiles laid are not in one unbroken line: {cells} {} free",
                    is_or_are(free.len())
                )
            }
            Violation::TouchesNothing { cells } => {
                let cells = and_list(cells);
                format!("no tile laid touches the table, edge to edge: {cells}")
            }
            Violation::Line(IllegalLine {
                direction,
                tiles,
                error,
            }) => {
                let line = format!("the {} line {}", straight(*direction), with_ends(tiles));
                match error {
                    LineError::Mixed => format!("{line} has neither one colour nor one shape"),
                    LineError::FaceTwice(twice) => format!("{line} has the {} twice", face(*twice)),
                    LineError::TooLong => format!(
                        "{line} has {} tiles; no line is longer than {LONGEST_LINE}",
                        tiles.len()
                    ),
                }
            }
            Violation::LongDiagonal(LongDiagonal {
                background, tiles, ..
            }) => format!(
                "{} make a diagonal of {} {} backgrounds; none is longer than {LONGEST_LINE}",
                with_ends(tiles),
                tiles.len(),
                background.name()
            ),
            Violation::OpeningSize { laid, largest } => format!(
                "the opening lays {}; the rack's largest set has {largest}",
                plural(*laid, "tile")
            ),
            Violation::OpeningNotLaid { largest } => format!(
                "the opening must be laid: a set of {}",
                plural(*largest, "tile")
            ),
            Violation::SwapBeyondBag { tiles, bag } => format!(
                "{} cannot be swapped: the bag holds {bag}",
                plural(*tiles, "tile")
            ),
            Violation::CanLay { example } => {
                let Placement { tile, cell } = example;
                format!("you may not pass while you can play: {tile} fits on {cell}")
            }
            Violation::CanSwap { bag } => format!(
                "you may not pass while you can swap: the bag holds {}",
                plural(*bag, "tile")
            ),
        }
    }

    fn and_list(&self, items: &[String]) -> String {
        super::and_list(items)
    }
}

/// What each part of a score earns, lines with their cells.
pub(super) fn parts(breakdown: &Breakdown) -> Vec<String> {
    let with_cells = |line: &Line| match stretch(line) {
        Some(cells) => format!("{} ({cells})", English.line(line)),
        None => English.line(line),
    };
    let mut parts: Vec<String> = breakdown.lines.iter().map(with_cells).collect();
    if breakdown.going_out > 0 {
        parts.push(English.going_out(breakdown.going_out));
    }
    if parts.is_empty() {
        parts.push("nothing".to_owned());
    }
    parts
}

/// What a line is, as a person points at it: `the vertical line of circles`.
pub(super) fn line_name(line: &Line) -> String {
    if is_lone(line) {
        "the first tile".to_owned()
    } else {
        format!("the {}", kind(line))
    }
}

fn is_lone(line: &Line) -> bool {
    line.tiles.len() == 1
}

fn kind(line: &Line) -> String {
    let straight = straight(line.direction);
    match line.feature {
        Feature::Colour(colour) => format!("{straight} {} line", colour.name()),
        Feature::Shape(Shape::Cross) => format!("{straight} line of crosses"),
        Feature::Shape(shape) => format!("{straight} line of {}s", shape.name()),
        Feature::Background(background) => format!("diagonal of {} backgrounds", background.name()),
    }
}

/// How a row or a column lies.
fn straight(direction: Direction) -> &'static str {
    if direction == Direction::Horizontal {
        "horizontal"
    } else {
        "vertical"
    }
}

fn face(face: Face) -> String {
    format!("{} {}", face.colour.name(), face.shape.name())
}

/// Tiles that follow each other, with the cells at both ends: `Ycb Ysw Yds (j10–l10)`.
fn with_ends(placements: &[Placement]) -> String {
    let tiles: Vec<String> = placements
        .iter()
        .map(|placement| placement.tile.to_string())
        .collect();
    match placements {
        [first, .., last] => format!("{} ({}–{})", tiles.join(" "), first.cell, last.cell),
        _ => tiles.join(" "),
    }
}
