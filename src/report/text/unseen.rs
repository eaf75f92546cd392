use comfy_table::{Cell, CellAlignment};

use super::analysis::heading;
use super::{Answer, TextStyle};
use crate::game::{Background, Colour, DeadCell, Shape, Tile, Unseen};
use crate::report::picture::Picture;
use crate::report::words::{and_list, is_or_are, plural};
use crate::report::{Note, UnseenReport};

impl Answer for UnseenReport {
    fn text(&self, style: &TextStyle) -> String {
        let unseen = &self.unseen;
        let mut text = format!("{}\n", heading(&self.position, style));
        text += &style.picture(&Picture::new(&self.position));
        text += &format!(
            "\n{}",
            style.wrapped(&whereabouts(unseen, self.position.players(), style), 2)
        );
        if let Some(hand) = unseen.opponent().filter(|hand| !hand.is_empty()) {
            text += &style.wrapped(
                &format!("The opponent holds {}.", style.strong(&and_list(&hand))),
                2,
            );
        }
        if !unseen.is_empty() {
            text += &format!("\n{}\n", kinds(unseen, style));
        }
        if unseen.rules().has_diagonals() && !unseen.is_empty() {
            text += &style.wrapped(&backgrounds(unseen), 2);
        }
        if !self.position.board().is_empty() {
            text += &dead_cells(&self.dead, style);
        }
        text
    }

    fn notes(&self) -> &[Note] {
        &self.notes
    }
}

/// How many tiles are unseen, and where they are.
fn whereabouts(unseen: &Unseen, players: usize, style: &TextStyle) -> String {
    let total = style.strong(&format!("{} unseen", plural(unseen.len(), "tile")));
    let bag = match unseen.bag() {
        0 => "none in the bag".to_owned(),
        tiles => format!("{tiles} in the bag"),
    };
    let whose = if players == 2 {
        "the opponent's hand"
    } else {
        "the others' hands"
    };
    let hands = match unseen.in_hands() {
        0 => "none".to_owned(),
        tiles => tiles.to_string(),
    };
    let too_many = if unseen.surplus() > 0 {
        ", more than hands hold: which ones is a guess"
    } else {
        ""
    };
    format!("{total}: {bag}, {hands} in {whose}{too_many}.")
}

/// Colours down, shapes across, totals at the ends.
fn kinds(unseen: &Unseen, style: &TextStyle) -> String {
    let titles = std::iter::once("")
        .chain(Shape::ALL.map(Shape::name))
        .chain(["all"]);
    let mut table = style.table(&titles.collect::<Vec<_>>());
    let right = |text: String| Cell::new(text).set_alignment(CellAlignment::Right);
    for colour in Colour::ALL {
        let faces = Shape::ALL.map(|shape| right(left(unseen, colour, shape)));
        let total = right(style.strong(&unseen.of_colour(colour).to_string()));
        table.add_row(
            std::iter::once(Cell::new(style.strong(colour.name())))
                .chain(faces)
                .chain([total]),
        );
    }
    let totals = Shape::ALL.map(|shape| right(style.strong(&unseen.of_shape(shape).to_string())));
    let total = right(style.strong(&unseen.len().to_string()));
    table.add_row(
        std::iter::once(Cell::new(style.strong("all")))
            .chain(totals)
            .chain([total]),
    );
    style.fitted(table)
}

/// How many of a face are left; where there are backgrounds, the letter of each, and a dot for one
/// that is seen.
fn left(unseen: &Unseen, colour: Colour, shape: Shape) -> String {
    let of = |background| {
        unseen.count(Tile {
            colour,
            shape,
            background,
        })
    };
    match unseen.rules().backgrounds() {
        [] => Some(of(None))
            .filter(|&left| left > 0)
            .map_or_else(|| "·".to_owned(), |left| left.to_string()),
        backgrounds => {
            let letter = |&background: &Background| {
                if of(Some(background)) > 0 {
                    background.letter()
                } else {
                    '·'
                }
            };
            backgrounds.iter().map(letter).collect()
        }
    }
}

fn backgrounds(unseen: &Unseen) -> String {
    let counts = unseen.rules().backgrounds().iter().map(|&background| {
        format!(
            "{} {} ({})",
            unseen.of_background(background),
            background.name(),
            background.letter()
        )
    });
    format!("Backgrounds: {}.", counts.collect::<Vec<_>>().join(", "))
}

/// The cells that no unseen tile can fill, those alike in one sentence.
fn dead_cells(dead: &[DeadCell], style: &TextStyle) -> String {
    if dead.is_empty() {
        return style.wrapped(
            "Every cell beside the table can still be filled by an unseen tile.",
            2,
        );
    }
    let told = format!(
        "No unseen tile can ever fill {}:",
        style.strong(&plural(dead.len(), "cell"))
    );
    let mut text = format!("\n{}", style.wrapped(&told, 2));
    let mut groups: Vec<(String, Vec<String>)> = Vec::new();
    for cell in dead {
        let why = why(cell);
        match groups.iter_mut().find(|(known, _)| *known == why) {
            Some((_, cells)) => cells.push(cell.cell.to_string()),
            None => groups.push((why, vec![cell.cell.to_string()])),
        }
    }
    for (why, cells) in groups {
        text += &style.wrapped(&format!("  {}: {why}", and_list(&cells)), 4);
    }
    text
}

fn why(dead: &DeadCell) -> String {
    let (fitting, in_rack) = (&dead.fitting, &dead.in_rack);
    if fitting.is_empty() {
        return "no tile keeps the rules there".to_owned();
    }
    if in_rack.is_empty() {
        let (tiles, are) = (and_list(fitting), is_or_are(fitting.len()));
        let fits = if fitting.len() == 1 { "fits" } else { "fit" };
        return format!("only {tiles} {fits}, and {are} on the table");
    }
    format!("only the rack can, with {}", and_list(in_rack))
}
