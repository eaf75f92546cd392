use schemars::JsonSchema;
use serde::Serialize;

use super::Note;
use crate::game::{self, Background, Colour, DeadCell, Position, Shape, Tile};
use crate::notation::Tiles;

/// What the others and the bag may hold, and the cells that none of it can fill: the answer of
/// `unseen`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Unseen {
    position: String,
    rules: &'static str,
    unseen_total: usize,
    bag: usize,
    in_hands: usize,
    /// How many tiles too many that is for the others' hands.
    surplus: usize,
    /// The only opponent's hand, if every tile of it is known.
    opponent: Option<String>,
    tiles: Vec<Kind>,
    colours: Colours,
    shapes: Shapes,
    /// `null` in `classic`, whose tiles have none.
    backgrounds: Option<Backgrounds>,
    dead_cells: Vec<Dead>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    notes: Vec<Note>,
}

/// A kind of tile, and how many of it are neither on the table nor in the rack.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub(super) struct Kind {
    pub(super) tile: String,
    pub(super) left: usize,
}

/// A cell that no unseen tile can fill.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct Dead {
    cell: String,
    /// Every tile of the set that would fit.
    fitting: Vec<String>,
    /// Those of them that are in the rack.
    in_rack: Vec<String>,
}

/// The unseen tiles by colour.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct Colours {
    red: usize,
    orange: usize,
    yellow: usize,
    green: usize,
    blue: usize,
    purple: usize,
}

/// The unseen tiles by shape.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct Shapes {
    circle: usize,
    square: usize,
    diamond: usize,
    flower: usize,
    star: usize,
    cross: usize,
}

/// The unseen tiles by background.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct Backgrounds {
    black: usize,
    white: usize,
    split: usize,
}

impl Unseen {
    /// What the player to move of a position cannot see.
    pub fn new(position: &Position, unseen: &game::Unseen, dead: &[DeadCell]) -> Unseen {
        let [red, orange, yellow, green, blue, purple] =
            Colour::ALL.map(|colour| unseen.of_colour(colour));
        let [circle, square, diamond, flower, star, cross] =
            Shape::ALL.map(|shape| unseen.of_shape(shape));
        let [black, white, split] =
            Background::ALL.map(|background| unseen.of_background(background));
        let kinds = unseen.rules().kinds().map(|tile| Kind {
            tile: tile.to_string(),
            left: unseen.count(tile),
        });
        Unseen {
            position: position.to_string(),
            rules: position.rules().name(),
            unseen_total: unseen.len(),
            bag: position.bag(),
            in_hands: unseen.in_hands(),
            surplus: unseen.surplus(),
            opponent: unseen.opponent().map(|hand| Tiles(&hand).to_string()),
            tiles: kinds.collect(),
            colours: Colours {
                red,
                orange,
                yellow,
                green,
                blue,
                purple,
            },
            shapes: Shapes {
                circle,
                square,
                diamond,
                flower,
                star,
                cross,
            },
            backgrounds: unseen.rules().has_diagonals().then_some(Backgrounds {
                black,
                white,
                split,
            }),
            dead_cells: dead.iter().map(Dead::new).collect(),
            notes: Note::about(position),
        }
    }
}

impl Dead {
    fn new(dead: &DeadCell) -> Dead {
        let texts = |tiles: &[Tile]| tiles.iter().map(ToString::to_string).collect();
        Dead {
            cell: dead.cell.to_string(),
            fitting: texts(&dead.fitting),
            in_rack: texts(&dead.in_rack),
        }
    }
}
