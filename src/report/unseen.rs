use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use super::Note;
use super::analysis::{as_text, to_json};
use super::table::KindReport;
use crate::game::{Background, Colour, DeadCell, Position, Shape, Tile, Unseen, dead_cells};
use crate::notation::Tiles;

/// What the others and the bag may hold, and the cells that none of it can fill: the answer of
/// `unseen`.
#[derive(Clone, Debug, Serialize)]
pub struct UnseenReport {
    #[serde(serialize_with = "as_text")]
    pub(crate) position: Position,
    rules: &'static str,
    #[serde(rename = "unseen_total")]
    total: usize,
    bag: usize,
    in_hands: usize,
    /// Whether that is more than the others can hold.
    overfills_hands: bool,
    /// The only opponent's hand, where it is known to the tile.
    opponent: Option<String>,
    #[serde(flatten, serialize_with = "as_kinds")]
    pub(crate) unseen: Unseen,
    dead_cells: Vec<DeadCellReport>,
    #[serde(skip)]
    #[cfg_attr(
        not(feature = "cli"),
        expect(dead_code, reason = "only the answer in words tells it")
    )]
    pub(crate) dead: Vec<DeadCell>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) notes: Vec<Note>,
}

#[derive(Clone, Debug, Serialize)]
struct DeadCellReport {
    cell: String,
    fitting: Vec<String>,
    in_rack: Vec<String>,
}

impl UnseenReport {
    /// Counts what the player to move cannot see.
    pub fn new(position: Position) -> UnseenReport {
        let (unseen, dead) = (Unseen::of(&position), dead_cells(&position));
        UnseenReport {
            rules: position.rules().name(),
            total: unseen.len(),
            bag: position.bag(),
            in_hands: unseen.in_hands(),
            overfills_hands: unseen.surplus() > 0,
            opponent: unseen.opponent().map(|hand| Tiles(&hand).to_string()),
            dead_cells: dead.iter().map(DeadCellReport::from).collect(),
            notes: Note::about(&position),
            position,
            unseen,
            dead,
        }
    }

    /// The answer as one line of JSON.
    pub fn to_json(&self) -> String {
        to_json(self)
    }
}

impl From<&DeadCell> for DeadCellReport {
    fn from(dead: &DeadCell) -> DeadCellReport {
        let texts = |tiles: &[Tile]| tiles.iter().map(ToString::to_string).collect();
        DeadCellReport {
            cell: dead.cell.to_string(),
            fitting: texts(&dead.fitting),
            in_rack: texts(&dead.in_rack),
        }
    }
}

/// `{"tiles": [{"tile": "Rc", "left": 2}, …], "colours": {"red": 12, …}, "shapes": {…},
/// "backgrounds": {…}}`
fn as_kinds<S: Serializer>(unseen: &Unseen, serializer: S) -> Result<S::Ok, S::Error> {
    let kinds = unseen.rules().kinds().map(|tile| KindReport {
        tile: tile.to_string(),
        left: unseen.count(tile),
    });
    let mut map = serializer.serialize_map(None)?;
    map.serialize_entry("tiles", &kinds.collect::<Vec<_>>())?;
    let colours = Colour::ALL.map(|colour| (colour.name(), unseen.of_colour(colour)));
    map.serialize_entry("colours", &Counts(colours.to_vec()))?;
    let shapes = Shape::ALL.map(|shape| (shape.name(), unseen.of_shape(shape)));
    map.serialize_entry("shapes", &Counts(shapes.to_vec()))?;
    if unseen.rules().has_diagonals() {
        let count =
            |background: &Background| (background.name(), unseen.of_background(*background));
        map.serialize_entry(
            "backgrounds",
            &Counts(unseen.rules().backgrounds().iter().map(count).collect()),
        )?;
    }
    map.end()
}

/// Names with numbers, in their order.
struct Counts(Vec<(&'static str, usize)>);

impl Serialize for Counts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().copied())
    }
}
