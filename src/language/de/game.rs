use super::{German, and_list, form, of_tiles, points, tiles, times};
use crate::game::{
    Background, Breakdown, Colour, Direction, Face, Feature, IllegalLine, LONGEST_LINE, Line,
    LineError, LongDiagonal, Placement, RACK_SIZE, Shape, Tile, Violation,
};
use crate::language::GameWords;
use crate::notation::stretch;

impl GameWords for German {
    fn colour(&self, colour: Colour) -> &'static str {
        match colour {
            Colour::Red => "rot",
            Colour::Orange => "orange",
            Colour::Yellow => "gelb",
            Colour::Green => "grün",
            Colour::Blue => "blau",
            Colour::Purple => "lila",
        }
    }

    fn shape(&self, shape: Shape) -> &'static str {
        match shape {
            Shape::Circle => "Kreis",
            Shape::Square => "Quadrat",
            Shape::Diamond => "Diamant",
            Shape::Flower => "Blume",
            Shape::Star => "Stern",
            Shape::Cross => "Kreuz",
        }
    }

    fn background(&self, background: Background) -> &'static str {
        match background {
            Background::Black => "schwarz",
            Background::White => "weiß",
            Background::Split => "geteilt",
        }
    }

    fn tile(&self, tile: Tile) -> String {
        let face = face(tile.face());
        match tile.background {
            Some(Background::Black) => format!("{face}, schwarzer Hintergrund"),
            Some(Background::White) => format!("{face}, weißer Hintergrund"),
            Some(Background::Split) => format!("{face}, geteilter Hintergrund"),
            None => face,
        }
    }

    fn points(&self, points: u32) -> String {
        super::points(points)
    }

    fn in_all(&self, points: &str) -> String {
        format!("insgesamt {points}")
    }

    fn line(&self, line: &Line) -> String {
        if is_lone(line) && matches!(line.feature, Feature::Colour(_)) {
            return format!("{} für den ersten Stein", points(line.points));
        }
        let earned = format!("{} für die {}", points(line.points), kind(line));
        match (line.bonus, line.feature) {
            (0, _) => earned,
            (bonus, Feature::Background(_)) => {
                format!("{earned}, plus {bonus} Bonuspunkte: ein Qwirkle Flex")
            }
            (bonus, Feature::Colour(_) | Feature::Shape(_)) => {
                format!("{earned}, plus {bonus} Bonuspunkte: ein Qwirkle")
            }
        }
    }

    fn going_out(&self, bonus: u32) -> String {
        format!("{} fürs Ausgehen: Bank und Beutel sind leer", points(bonus))
    }

    fn violation(&self, violation: &Violation) -> String {
        match violation {
            Violation::NoTiles => {
                "wer am Zug ist, legt mindestens einen Stein an oder tauscht mindestens einen"
                    .to_owned()
            }
            Violation::TooManyTiles { laid } => {
                format!("{laid} Steine werden angelegt; erlaubt sind höchstens {RACK_SIZE}")
            }
            Violation::NotInRack { tile, held: 0, .. } => {
                format!("{tile} ist nicht auf der Bank")
            }
            Violation::NotInRack { tile, needed, held } => {
                format!(
                    "{tile} wird {} gebraucht, ist aber nur {} auf der Bank",
                    times(*needed),
                    times(*held)
                )
            }
            Violation::CellTwice { cell, tiles } => {
                let tiles = and_list(tiles);
                format!("{tiles} werden auf dasselbe Feld gelegt, {cell}")
            }
            Violation::Occupied { laid, by } => {
                let Placement { tile, cell } = laid;
                format!("{tile} kann nicht auf {cell} liegen, denn dort liegt schon {by}")
            }
            Violation::NothingShared { tiles, background } => {
                let tiles = and_list(tiles);
                match background {
                    None => format!(
                        "die angelegten Steine, {tiles}, haben weder die gleiche Farbe noch die gleiche Form"
                    ),
                    Some(background) => format!(
                        "die angelegten Steine, {tiles}, haben nur den {} Hintergrund gemeinsam: gleich sein muss die Farbe oder die Form",
                        weak_background(*background)
                    ),
                }
            }
            Violation::FaceLaidTwice { face: twice, cells } => {
                let mut cells = cells.clone();
                cells.dedup();
                format!(
                    "{} wird zweimal angelegt, auf {}: die angelegten Steine müssen alle verschieden sein",
                    the_face(*twice),
                    and_list(&cells)
                )
            }
            Violation::NotOneLine { cells } => {
                let cells = and_list(cells);
                format!("{cells} liegen nicht in derselben Zeile oder Spalte")
            }
            Violation::Gap { free } => {
                // A gap may be as wide as the notation reaches; its ends are enough then.
                let cells = match &free[..] {
                    [first, .., last] if free.len() > LONGEST_LINE => format!("{first}–{last}"),
                    _ => and_list(free),
                };
                format!(
                    "die angelegten Steine bilden keine durchgehende Reihe: {cells} {} frei",
                    form(free.len(), "bleibt", "bleiben")
                )
            }
            Violation::TouchesNothing { cells } => {
                let cells = and_list(cells);
                format!(
                    "kein angelegter Stein grenzt mit einer Kante an einen Stein auf dem Tisch: {cells}"
                )
            }
            Violation::Line(IllegalLine {
                direction,
                tiles,
                error,
            }) => {
                let line = format!("die {} Reihe {}", straight(*direction), with_ends(tiles));
                match error {
                    LineError::Mixed => {
                        format!("{line} hat weder eine gemeinsame Farbe noch eine gemeinsame Form")
                    }
                    LineError::FaceTwice(twice) => {
                        format!("{line} enthält {} zweimal", the_face_accusative(*twice))
                    }
                    LineError::TooLong => format!(
                        "{line} hat {} Steine; keine Reihe ist länger als {LONGEST_LINE}",
                        tiles.len()
                    ),
                }
            }
            Violation::LongDiagonal(LongDiagonal {
                background, tiles, ..
            }) => format!(
                "{} bilden eine diagonale Reihe aus {} mit {} Hintergrund; keine darf länger als {LONGEST_LINE} sein",
                with_ends(tiles),
                of_tiles(tiles.len()),
                strong_background(*background),
            ),
            Violation::OpeningSize { laid, largest } => format!(
                "der erste Zug legt {} an; das größte Set auf der Bank hat {largest}",
                tiles(*laid)
            ),
            Violation::OpeningNotLaid { largest } => format!(
                "im ersten Zug muss angelegt werden: ein Set aus {}",
                of_tiles(*largest)
            ),
            Violation::SwapBeyondBag { tiles: given, bag } => {
                let (given, can) = (tiles(*given), form(*given, "kann", "können"));
                let bag = match bag {
                    0 => "der Beutel ist leer".to_owned(),
                    bag => format!("im Beutel {} nur {bag}", form(*bag, "ist", "sind")),
                };
                format!("{given} {can} nicht getauscht werden, denn {bag}")
            }
            Violation::CanLay { example } => {
                let Placement { tile, cell } = example;
                format!(
                    "wer anlegen kann, darf nicht passen, und {tile} lässt sich auf {cell} anlegen"
                )
            }
            Violation::CanSwap { bag } => format!(
                "wer tauschen kann, darf nicht passen, und im Beutel {} noch {}",
                form(*bag, "ist", "sind"),
                tiles(*bag)
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
        Some(cells) => format!("{} ({cells})", German.line(line)),
        None => German.line(line),
    };
    let mut parts: Vec<String> = breakdown.lines.iter().map(with_cells).collect();
    if breakdown.going_out > 0 {
        parts.push(German.going_out(breakdown.going_out));
    }
    if parts.is_empty() {
        parts.push("nichts".to_owned());
    }
    parts
}

/// What a line is, as a person points at it: `die senkrechte Reihe aus Kreisen`.
pub(super) fn line_name(line: &Line) -> String {
    if is_lone(line) {
        "der erste Stein".to_owned()
    } else {
        format!("die {}", kind(line))
    }
}

fn is_lone(line: &Line) -> bool {
    line.tiles.len() == 1
}

/// A line after `die`: `waagrechte rote Reihe`.
pub(super) fn kind(line: &Line) -> String {
    let straight = straight(line.direction);
    match line.feature {
        Feature::Colour(colour) => format!("{straight} {} Reihe", weak(colour)),
        Feature::Shape(shape) => format!("{straight} Reihe aus {}", of_shapes(shape)),
        Feature::Background(background) => {
            format!(
                "diagonale Reihe mit {} Hintergrund",
                strong_background(background)
            )
        }
    }
}

/// How a row or a column lies, before `Reihe`.
fn straight(direction: Direction) -> &'static str {
    if direction == Direction::Horizontal {
        "waagrechte"
    } else {
        "senkrechte"
    }
}

#[derive(Clone, Copy)]
enum Gender {
    Masculine,
    Feminine,
    Neuter,
}

fn gender(shape: Shape) -> Gender {
    match shape {
        Shape::Circle | Shape::Diamond | Shape::Star => Gender::Masculine,
        Shape::Flower => Gender::Feminine,
        Shape::Square | Shape::Cross => Gender::Neuter,
    }
}

/// Shapes after `aus`.
fn of_shapes(shape: Shape) -> &'static str {
    match shape {
        Shape::Circle => "Kreisen",
        Shape::Square => "Quadraten",
        Shape::Diamond => "Diamanten",
        Shape::Flower => "Blumen",
        Shape::Star => "Sternen",
        Shape::Cross => "Kreuzen",
    }
}

/// A colour before a noun; orange and lila never change.
fn inflected(colour: Colour, ending: &str) -> String {
    let name = German.colour(colour);
    match colour {
        Colour::Orange | Colour::Purple => name.to_owned(),
        Colour::Red | Colour::Yellow | Colour::Green | Colour::Blue => format!("{name}{ending}"),
    }
}

/// A colour after `der`, `die` or `das`: `rote`.
fn weak(colour: Colour) -> String {
    inflected(colour, "e")
}

/// `roter Kreis`, `rote Blume`, `rotes Quadrat`
fn face(face: Face) -> String {
    let ending = match gender(face.shape) {
        Gender::Masculine => "er",
        Gender::Feminine => "e",
        Gender::Neuter => "es",
    };
    let colour = inflected(face.colour, ending);
    format!("{colour} {}", German.shape(face.shape))
}

/// `der rote Kreis`
fn the_face(face: Face) -> String {
    let article = match gender(face.shape) {
        Gender::Masculine => "der",
        Gender::Feminine => "die",
        Gender::Neuter => "das",
    };
    format!(
        "{article} {} {}",
        weak(face.colour),
        German.shape(face.shape)
    )
}

/// `den roten Kreis`, as what a line holds.
pub(super) fn the_face_accusative(face: Face) -> String {
    match (gender(face.shape), face.shape) {
        (Gender::Masculine, shape) => {
            let colour = inflected(face.colour, "en");
            let shape = match shape {
                Shape::Diamond => "Diamanten",
                other => German.shape(other),
            };
            format!("den {colour} {shape}")
        }
        (Gender::Feminine | Gender::Neuter, _) => the_face(face),
    }
}

/// A background after `mit`: `schwarzem`.
pub(super) fn strong_background(background: Background) -> &'static str {
    match background {
        Background::Black => "schwarzem",
        Background::White => "weißem",
        Background::Split => "geteiltem",
    }
}

/// A background after `den`: `schwarzen`.
fn weak_background(background: Background) -> &'static str {
    match background {
        Background::Black => "schwarzen",
        Background::White => "weißen",
        Background::Split => "geteilten",
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_follow_the_gender_of_the_shape() {
        let tiles =
            ["Rc", "Yf", "Gs", "Od", "Px"].map(|tile| German.tile(tile.parse().expect("a tile")));
        assert_eq!(
            tiles,
            [
                "roter Kreis",
                "gelbe Blume",
                "grünes Quadrat",
                "orange Diamant",
                "lila Kreuz"
            ]
        );
        let split = German.tile("Btw".parse().expect("a tile"));
        assert_eq!(split, "blauer Stern, weißer Hintergrund");
    }

    #[test]
    fn a_face_is_declined() {
        let accusative = ["Rd", "Rc", "Rf", "Rx"].map(|tile| {
            let tile: Tile = tile.parse().expect("a tile");
            the_face_accusative(tile.face())
        });
        assert_eq!(
            accusative,
            [
                "den roten Diamanten",
                "den roten Kreis",
                "die rote Blume",
                "das rote Kreuz"
            ]
        );
    }
}
