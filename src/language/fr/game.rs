use super::{French, and_list, form, plural, points};
use crate::game::{
    Background, Breakdown, Colour, Direction, Face, Feature, IllegalLine, LONGEST_LINE, Line,
    LineError, LongDiagonal, Placement, RACK_SIZE, Shape, Tile, Violation,
};
use crate::language::GameWords;
use crate::notation::stretch;

impl GameWords for French {
    fn colour(&self, colour: Colour) -> &'static str {
        of_colour(colour, Gender::Masculine)
    }

    fn shape(&self, shape: Shape) -> &'static str {
        noun(shape).one
    }

    fn background(&self, background: Background) -> &'static str {
        match background {
            Background::Black => "noir",
            Background::White => "blanc",
            Background::Split => "bicolore",
        }
    }

    fn tile(&self, tile: Tile) -> String {
        let face = face(tile.face());
        match tile.background {
            Some(background) => format!("{face}, fond {}", self.background(background)),
            None => face,
        }
    }

    fn points(&self, points: u32) -> String {
        super::points(points)
    }

    fn in_all(&self, points: &str) -> String {
        format!("{points} au total")
    }

    fn line(&self, line: &Line) -> String {
        let earned = format!("{} pour {}", points(line.points), line_name(line));
        match (line.bonus, line.feature) {
            (0, _) => earned,
            (bonus, Feature::Background(_)) => {
                format!("{earned}, plus {bonus} points bonus : un qwirkle flex")
            }
            (bonus, Feature::Colour(_) | Feature::Shape(_)) => {
                format!("{earned}, plus {bonus} points bonus : un qwirkle")
            }
        }
    }

    fn going_out(&self, bonus: u32) -> String {
        format!(
            "{} pour avoir fini : la main et le sac sont vides",
            points(bonus)
        )
    }

    fn violation(&self, violation: &Violation) -> String {
        match violation {
            Violation::NoTiles => "il faut poser ou échanger au moins une tuile".to_owned(),
            Violation::TooManyTiles { laid } => {
                format!("{laid} tuiles sont posées ; un coup en pose {RACK_SIZE} au plus")
            }
            Violation::NotInRack { tile, held: 0, .. } => {
                format!("{tile} n’est pas dans la main")
            }
            Violation::NotInRack { tile, needed, held } => {
                format!("le coup demande {needed} fois {tile} ; la main ne l’a que {held} fois")
            }
            Violation::CellTwice { cell, tiles } => {
                let tiles = and_list(tiles);
                format!("{tiles} sont posées sur la même case, {cell}")
            }
            Violation::Occupied { laid, by } => {
                let Placement { tile, cell } = laid;
                format!("{tile} ne peut pas aller en {cell} : {by} s’y trouve déjà")
            }
            Violation::NothingShared { tiles, background } => {
                let tiles = and_list(tiles);
                match background {
                    None => format!(
                        "les tuiles posées, {tiles}, n’ont en commun ni la couleur ni la forme"
                    ),
                    Some(background) => format!(
                        "les tuiles posées, {tiles}, n’ont en commun que leur fond {} : il faut la même couleur ou la même forme",
                        self.background(*background)
                    ),
                }
            }
            Violation::FaceLaidTwice { face, cells } => {
                let mut cells = cells.clone();
                cells.dedup();
                format!(
                    "{} est {} deux fois, en {} : les tuiles posées ne doivent pas comporter de doublon",
                    the(*face),
                    match gender(face.shape) {
                        Gender::Masculine => "posé",
                        Gender::Feminine => "posée",
                    },
                    and_list(&cells)
                )
            }
            Violation::NotOneLine { cells } => {
                let list = and_list(cells);
                match cells.len() {
                    2 => format!("{list} ne sont ni dans la même rangée ni dans la même colonne"),
                    _ => {
                        format!("{list} ne sont pas toutes dans la même rangée ou la même colonne")
                    }
                }
            }
            Violation::Gap { free } => {
                // A gap may be as wide as the notation reaches; its ends are enough then.
                let cells = match &free[..] {
                    [first, .., last] if free.len() > LONGEST_LINE => format!("{first}–{last}"),
                    _ => and_list(free),
                };
                let remain = form(free.len(), "reste vide", "restent vides");
                format!("les tuiles posées ne forment pas une ligne continue : {cells} {remain}")
            }
            Violation::TouchesNothing { cells } => {
                let list = and_list(cells);
                match cells.len() {
                    1 => format!(
                        "la tuile posée en {list} ne touche, côté contre côté, aucune tuile de la table"
                    ),
                    _ => format!(
                        "aucune des tuiles posées en {list} ne touche, côté contre côté, une tuile de la table"
                    ),
                }
            }
            Violation::Line(IllegalLine {
                direction,
                tiles,
                error,
            }) => {
                let line = format!("la ligne {} {}", straight(*direction), with_ends(tiles));
                match error {
                    LineError::Mixed => {
                        format!("{line} n’est ni d’une seule couleur ni d’une seule forme")
                    }
                    LineError::FaceTwice(face) => {
                        format!("{line} comporte deux fois {}", the(*face))
                    }
                    LineError::TooLong => format!(
                        "{line} compte {} tuiles ; une ligne n’en compte jamais plus de {LONGEST_LINE}",
                        tiles.len()
                    ),
                }
            }
            Violation::LongDiagonal(LongDiagonal {
                background, tiles, ..
            }) => format!(
                "{} forment une diagonale de {} {} ; le maximum est de {LONGEST_LINE}",
                with_ends(tiles),
                tiles.len(),
                backgrounds(*background)
            ),
            Violation::OpeningSize { laid, largest } => format!(
                "l’ouverture compte {}, alors que la plus grande combinaison de la main en a {largest}",
                plural(*laid, "tuile")
            ),
            Violation::OpeningNotLaid { largest } => format!(
                "il faut poser l’ouverture : une combinaison de {}",
                plural(*largest, "tuile")
            ),
            Violation::SwapBeyondBag { tiles, bag } => {
                let tiles = plural(*tiles, "tuile");
                match bag {
                    0 => format!("impossible d’échanger {tiles} : le sac est vide"),
                    bag => {
                        format!("impossible d’échanger {tiles} : le sac n’en contient que {bag}")
                    }
                }
            }
            Violation::CanLay { example } => {
                let Placement { tile, cell } = example;
                format!(
                    "vous ne pouvez pas passer tant que vous pouvez jouer : {tile} va en {cell}"
                )
            }
            Violation::CanSwap { bag } => format!(
                "vous ne pouvez pas passer tant que vous pouvez échanger : le sac contient {}",
                plural(*bag, "tuile")
            ),
        }
    }

    fn and_list(&self, items: &[String]) -> String {
        super::and_list(items)
    }
}

/// What each part of a score earns, lines with their cells.
fn parts(breakdown: &Breakdown) -> Vec<String> {
    let with_cells = |line: &Line| match stretch(line) {
        Some(cells) => format!("{} ({cells})", French.line(line)),
        None => French.line(line),
    };
    let mut parts: Vec<String> = breakdown.lines.iter().map(with_cells).collect();
    if breakdown.going_out > 0 {
        parts.push(French.going_out(breakdown.going_out));
    }
    parts
}

/// What a turn earns, with its verb: `rapporte 3 points pour …`, `ne rapporte rien`.
pub(super) fn earns(breakdown: &Breakdown) -> String {
    match &parts(breakdown)[..] {
        [] => "ne rapporte rien".to_owned(),
        parts => format!("rapporte {}", and_list(parts)),
    }
}

/// What a line is, as a person points at it: `la ligne verticale de ronds`.
pub(super) fn line_name(line: &Line) -> String {
    if line.tiles.len() == 1 {
        return "la première tuile".to_owned();
    }
    let straight = straight(line.direction);
    match line.feature {
        Feature::Colour(colour) => {
            let colour = of_colour(colour, Gender::Feminine);
            format!("la ligne {straight} {colour}")
        }
        Feature::Shape(Shape::Star) => format!("la ligne {straight} d’étoiles"),
        Feature::Shape(shape) => format!("la ligne {straight} de {}", noun(shape).many),
        Feature::Background(background) => {
            format!("la diagonale de {}", backgrounds(background))
        }
    }
}

/// How a row or a column lies.
fn straight(direction: Direction) -> &'static str {
    if direction == Direction::Horizontal {
        "horizontale"
    } else {
        "verticale"
    }
}

/// `fonds noirs`
fn backgrounds(background: Background) -> &'static str {
    match background {
        Background::Black => "fonds noirs",
        Background::White => "fonds blancs",
        Background::Split => "fonds bicolores",
    }
}

/// `diagonale noire`
pub(super) fn diagonal(background: Background) -> &'static str {
    match background {
        Background::Black => "diagonale noire",
        Background::White => "diagonale blanche",
        Background::Split => "diagonale bicolore",
    }
}

#[derive(Clone, Copy)]
enum Gender {
    Masculine,
    Feminine,
}

/// A noun and its plural.
struct Noun {
    one: &'static str,
    many: &'static str,
}

fn noun(shape: Shape) -> Noun {
    let (one, many) = match shape {
        Shape::Circle => ("rond", "ronds"),
        Shape::Square => ("carré", "carrés"),
        Shape::Diamond => ("losange", "losanges"),
        Shape::Flower => ("fleur", "fleurs"),
        Shape::Star => ("étoile", "étoiles"),
        Shape::Cross => ("croix", "croix"),
    };
    Noun { one, many }
}

fn gender(shape: Shape) -> Gender {
    match shape {
        Shape::Circle | Shape::Square | Shape::Diamond => Gender::Masculine,
        Shape::Flower | Shape::Star | Shape::Cross => Gender::Feminine,
    }
}

/// A colour as an adjective.
fn of_colour(colour: Colour, gender: Gender) -> &'static str {
    match (colour, gender) {
        (Colour::Red, _) => "rouge",
        (Colour::Orange, _) => "orange",
        (Colour::Yellow, _) => "jaune",
        (Colour::Green, Gender::Masculine) => "vert",
        (Colour::Green, Gender::Feminine) => "verte",
        (Colour::Blue, Gender::Masculine) => "bleu",
        (Colour::Blue, Gender::Feminine) => "bleue",
        (Colour::Purple, Gender::Masculine) => "violet",
        (Colour::Purple, Gender::Feminine) => "violette",
    }
}

/// `étoile verte`
fn face(face: Face) -> String {
    let colour = of_colour(face.colour, gender(face.shape));
    format!("{} {colour}", noun(face.shape).one)
}

/// `le carré rouge`, `l’étoile verte`
pub(super) fn the(twice: Face) -> String {
    let face = face(twice);
    match twice.shape {
        Shape::Circle | Shape::Square | Shape::Diamond => format!("le {face}"),
        Shape::Flower | Shape::Cross => format!("la {face}"),
        Shape::Star => format!("l’{face}"),
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
    fn colours_agree_with_shapes() {
        let named = |colour, shape, background| {
            French.tile(Tile {
                colour,
                shape,
                background,
            })
        };
        assert_eq!(named(Colour::Purple, Shape::Square, None), "carré violet");
        assert_eq!(
            named(Colour::Blue, Shape::Flower, Some(Background::White)),
            "fleur bleue, fond blanc"
        );
        assert_eq!(
            named(Colour::Orange, Shape::Cross, Some(Background::Split)),
            "croix orange, fond bicolore"
        );
    }

    #[test]
    fn articles_are_elided() {
        let the = |colour, shape| the(Face { colour, shape });
        assert_eq!(the(Colour::Green, Shape::Star), "l’étoile verte");
        assert_eq!(the(Colour::Green, Shape::Cross), "la croix verte");
        assert_eq!(the(Colour::Green, Shape::Circle), "le rond vert");
    }
}
