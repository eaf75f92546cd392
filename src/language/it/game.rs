use super::{Italian, and_list, count, points, there_are, tiles};
use crate::game::{
    Background, Breakdown, Colour, Direction, Face, Feature, IllegalLine, LONGEST_LINE, Line,
    LineError, LongDiagonal, Placement, RACK_SIZE, Shape, Tile, Violation,
};
use crate::language::GameWords;
use crate::notation::stretch;

/// The gender of a noun, which its adjectives follow.
#[derive(Clone, Copy)]
pub(super) enum Gender {
    Masculine,
    Feminine,
}

impl GameWords for Italian {
    fn colour(&self, of: Colour) -> &'static str {
        colour(of, Gender::Masculine)
    }

    fn shape(&self, shape: Shape) -> &'static str {
        match shape {
            Shape::Circle => "cerchio",
            Shape::Square => "quadrato",
            Shape::Diamond => "rombo",
            Shape::Flower => "fiore",
            Shape::Star => "stella",
            Shape::Cross => "croce",
        }
    }

    fn background(&self, background: Background) -> &'static str {
        match background {
            Background::Black => "nero",
            Background::White => "bianco",
            Background::Split => "bicolore",
        }
    }

    fn tile(&self, tile: Tile) -> String {
        let face = face(tile.face());
        match tile.background {
            Some(background) => format!("{face} su sfondo {}", self.background(background)),
            None => face,
        }
    }

    fn points(&self, points: u32) -> String {
        super::points(points)
    }

    fn in_all(&self, points: &str) -> String {
        format!("{points} in totale")
    }

    fn line(&self, line: &Line) -> String {
        if is_lone(line) && matches!(line.feature, Feature::Colour(_)) {
            return format!("{} per la prima tessera", points(line.points));
        }
        let earned = format!("{} per la {}", points(line.points), kind(line));
        match (line.bonus, line.feature) {
            (0, _) => earned,
            (bonus, Feature::Background(_)) => {
                format!("{earned}, più {bonus} punti bonus per il Qwirkle Flex")
            }
            (bonus, Feature::Colour(_) | Feature::Shape(_)) => {
                format!("{earned}, più {bonus} punti bonus per il Qwirkle")
            }
        }
    }

    fn going_out(&self, bonus: u32) -> String {
        format!(
            "{} per aver chiuso: mano e sacchetto sono vuoti",
            points(bonus)
        )
    }

    fn violation(&self, violation: &Violation) -> String {
        match violation {
            Violation::NoTiles => "bisogna posizionare o scambiare almeno una tessera".to_owned(),
            Violation::TooManyTiles { laid } => format!(
                "le tessere posizionate sono {laid}: in una mossa se ne posizionano al massimo {RACK_SIZE}"
            ),
            Violation::NotInRack { tile, held: 0, .. } => format!("{tile} non è nella mano"),
            Violation::NotInRack { tile, needed, held } => {
                let held = match held {
                    1 => "ce n’è una sola".to_owned(),
                    held => format!("ce ne sono solo {held}"),
                };
                format!("{tile} serve {needed} volte, ma nella mano {held}")
            }
            Violation::CellTwice { cell, tiles } => {
                let tiles = and_list(tiles);
                format!("{tiles} finiscono sulla stessa casella, {cell}")
            }
            Violation::Occupied { laid, by } => {
                let Placement { tile, cell } = laid;
                format!("{tile} non può andare in {cell}: c’è già {by}")
            }
            Violation::NothingShared { tiles, background } => {
                let tiles = and_list(tiles);
                match background {
                    None => format!(
                        "le tessere posizionate, {tiles}, non hanno in comune né il colore né il simbolo"
                    ),
                    Some(background) => format!(
                        "le tessere posizionate, {tiles}, hanno in comune solo lo sfondo {}: ci vuole lo stesso colore o lo stesso simbolo",
                        self.background(*background)
                    ),
                }
            }
            Violation::FaceLaidTwice { face: twice, cells } => {
                let mut cells = cells.clone();
                cells.dedup();
                format!(
                    "tra le tessere posizionate {} compare due volte, in {}: devono essere tutte diverse",
                    the_face(*twice),
                    and_list(&cells)
                )
            }
            Violation::NotOneLine { cells } => {
                let all = if cells.len() > 2 { "tutte " } else { "" };
                let cells = and_list(cells);
                format!("le caselle {cells} non sono {all}sulla stessa riga o colonna")
            }
            Violation::Gap { free } => {
                // A gap may be as wide as the notation reaches; its ends are enough then.
                let cells = match &free[..] {
                    [one] => format!("la casella {one} è libera"),
                    [first, .., last] if free.len() > LONGEST_LINE => {
                        format!("le caselle {first}–{last} sono libere")
                    }
                    _ => format!("le caselle {} sono libere", and_list(free)),
                };
                format!("le tessere posizionate non formano una sequenza ininterrotta: {cells}")
            }
            Violation::TouchesNothing { cells } => match &cells[..] {
                [cell] => format!(
                    "la tessera posizionata in {cell} non tocca con un lato nessuna tessera del tavolo"
                ),
                cells => format!(
                    "le tessere posizionate in {} non toccano con un lato nessuna tessera del tavolo",
                    and_list(cells)
                ),
            },
            Violation::Line(IllegalLine {
                direction,
                tiles,
                error,
            }) => {
                let line = format!("la sequenza {} {}", straight(*direction), with_ends(tiles));
                match error {
                    LineError::Mixed => {
                        format!("{line} non ha né un unico colore né un unico simbolo")
                    }
                    LineError::FaceTwice(twice) => {
                        format!("{line} contiene due volte {}", the_face(*twice))
                    }
                    LineError::TooLong => format!(
                        "{line} ha {} tessere: nessuna sequenza può averne più di {LONGEST_LINE}",
                        tiles.len()
                    ),
                }
            }
            Violation::LongDiagonal(LongDiagonal {
                background, tiles, ..
            }) => format!(
                "{} formano una sequenza diagonale di {} sfondi {}: nessuna può averne più di {LONGEST_LINE}",
                with_ends(tiles),
                tiles.len(),
                backgrounds(*background)
            ),
            Violation::OpeningSize { laid, largest } => format!(
                "la prima mossa posiziona {}, ma il gruppo più numeroso della mano ne ha {largest}",
                super::tiles(*laid)
            ),
            Violation::OpeningNotLaid { largest } => format!(
                "al primo turno bisogna posizionare un gruppo di {}",
                tiles(*largest)
            ),
            Violation::SwapBeyondBag { tiles, bag } => {
                let held = match bag {
                    0 => "il sacchetto è vuoto".to_owned(),
                    1 => "nel sacchetto ce n’è una sola".to_owned(),
                    bag => format!("nel sacchetto ce ne sono solo {bag}"),
                };
                format!(
                    "non si {} scambiare {}: {held}",
                    if *tiles == 1 { "può" } else { "possono" },
                    super::tiles(*tiles)
                )
            }
            Violation::CanLay { example } => {
                let Placement { tile, cell } = example;
                format!("non si può passare se si può giocare: {tile} può andare in {cell}")
            }
            Violation::CanSwap { bag } => format!(
                "non si può passare se si può scambiare: nel sacchetto {}",
                there_are(*bag, "tessera", "tessere")
            ),
        }
    }

    fn and_list(&self, items: &[String]) -> String {
        super::and_list(items)
    }
}

/// A colour beside a noun in the singular.
pub(super) fn colour(colour: Colour, gender: Gender) -> &'static str {
    match (colour, gender) {
        (Colour::Red, Gender::Masculine) => "rosso",
        (Colour::Red, Gender::Feminine) => "rossa",
        (Colour::Orange, _) => "arancione",
        (Colour::Yellow, Gender::Masculine) => "giallo",
        (Colour::Yellow, Gender::Feminine) => "gialla",
        (Colour::Green, _) => "verde",
        (Colour::Blue, _) => "blu",
        (Colour::Purple, _) => "viola",
    }
}

/// Backgrounds in the plural: `sfondi neri`.
pub(super) fn backgrounds(background: Background) -> &'static str {
    match background {
        Background::Black => "neri",
        Background::White => "bianchi",
        Background::Split => "bicolore",
    }
}

/// `30 neri`, `1 bianco`
pub(super) fn number_of_backgrounds(number: usize, background: Background) -> String {
    count(
        number,
        Italian.background(background),
        backgrounds(background),
    )
}

fn shapes(shape: Shape) -> &'static str {
    match shape {
        Shape::Circle => "cerchi",
        Shape::Square => "quadrati",
        Shape::Diamond => "rombi",
        Shape::Flower => "fiori",
        Shape::Star => "stelle",
        Shape::Cross => "croci",
    }
}

fn gender(shape: Shape) -> Gender {
    match shape {
        Shape::Circle | Shape::Square | Shape::Diamond | Shape::Flower => Gender::Masculine,
        Shape::Star | Shape::Cross => Gender::Feminine,
    }
}

/// `cerchio rosso`, `stella rossa`
fn face(face: Face) -> String {
    format!(
        "{} {}",
        Italian.shape(face.shape),
        colour(face.colour, gender(face.shape))
    )
}

/// `il cerchio rosso`, `la stella rossa`
pub(super) fn the_face(of: Face) -> String {
    match gender(of.shape) {
        Gender::Masculine => format!("il {}", face(of)),
        Gender::Feminine => format!("la {}", face(of)),
    }
}

/// What each part of a score earns, lines with their cells.
pub(super) fn parts(breakdown: &Breakdown) -> Vec<String> {
    let with_cells = |line: &Line| match stretch(line) {
        Some(cells) => format!("{} ({cells})", Italian.line(line)),
        None => Italian.line(line),
    };
    let mut parts: Vec<String> = breakdown.lines.iter().map(with_cells).collect();
    if breakdown.going_out > 0 {
        parts.push(Italian.going_out(breakdown.going_out));
    }
    if parts.is_empty() {
        parts.push(points(0));
    }
    parts
}

/// What a line is, as a person points at it: `la sequenza verticale di cerchi`.
pub(super) fn line_name(line: &Line) -> String {
    if is_lone(line) {
        "la prima tessera".to_owned()
    } else {
        format!("la {}", kind(line))
    }
}

fn is_lone(line: &Line) -> bool {
    line.tiles.len() == 1
}

fn kind(line: &Line) -> String {
    let straight = straight(line.direction);
    match line.feature {
        Feature::Colour(of) => {
            format!("sequenza {straight} {}", colour(of, Gender::Feminine))
        }
        Feature::Shape(shape) => format!("sequenza {straight} di {}", shapes(shape)),
        Feature::Background(background) => {
            format!("sequenza diagonale di sfondi {}", backgrounds(background))
        }
    }
}

/// How a row or a column lies.
fn straight(direction: Direction) -> &'static str {
    if direction == Direction::Horizontal {
        "orizzontale"
    } else {
        "verticale"
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
    fn colours_follow_the_gender_of_shapes() {
        let tile = |text: &str| Italian.tile(text.parse().expect("a tile"));
        assert_eq!(tile("Rc"), "cerchio rosso");
        assert_eq!(tile("Rtb"), "stella rossa su sfondo nero");
        assert_eq!(tile("Yxs"), "croce gialla su sfondo bicolore");
        assert_eq!(tile("Pfw"), "fiore viola su sfondo bianco");
    }

    #[test]
    fn verbs_follow_the_number_of_tiles() {
        let swap = |tiles, bag| Italian.violation(&Violation::SwapBeyondBag { tiles, bag });
        assert_eq!(
            swap(1, 0),
            "non si può scambiare 1 tessera: il sacchetto è vuoto"
        );
        assert_eq!(
            swap(3, 2),
            "non si possono scambiare 3 tessere: nel sacchetto ce ne sono solo 2"
        );
        assert_eq!(
            Italian.violation(&Violation::CanSwap { bag: 1 }),
            "non si può passare se si può scambiare: nel sacchetto c’è 1 tessera"
        );
    }
}
