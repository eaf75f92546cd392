use schemars::JsonSchema;
use serde::Serialize;

use super::Error;
use super::unseen::Kind;
use crate::game::{Placement, Setup, Tile};
use crate::language::Diagnosis;
use crate::notation::{Diagnostic, UncheckedPosition};

/// A position as a list of tiles, for programs that draw and edit it without knowing the notation.
/// A table that breaks the rules has one too, with what is wrong and where.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Table {
    /// The canonical line of the position; `null` if the table breaks the rules.
    position: Option<String>,
    rules: &'static str,
    origin: String,
    tiles: Vec<TableTile>,
    rack: Vec<String>,
    players: usize,
    /// `null` if neither the text nor the rules say it.
    bag: Option<usize>,
    /// The points so far, the player to move first; `null` if they are not known.
    scores: Option<Vec<u32>>,
    /// Every kind of tile of the set.
    kinds: Vec<Kind>,
    /// Every rule that it breaks.
    problems: Vec<Problem>,
}

/// A tile on the table.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct TableTile {
    cell: String,
    column: i16,
    row: i16,
    tile: String,
}

/// A rule that the table breaks, and the tiles that have a part in it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct Problem {
    #[serde(flatten)]
    error: Error,
    cells: Vec<String>,
    /// Places in the rack, from 0.
    rack: Vec<usize>,
}

impl Table {
    /// What was read from a text.
    pub fn new(draft: &UncheckedPosition, source: &str) -> Table {
        let (setup, position) = match &draft.position {
            Ok(position) => (position.setup(), Some(position.to_string())),
            Err(_) => (draft.setup.clone(), None),
        };
        let problems = draft.position.as_ref().err().into_iter().flat_map(|error| {
            let located = error.problems().iter();
            let problem = |(located, found)| Problem::new(located, found, draft, source);
            located.zip(error.diagnoses_in_english(source)).map(problem)
        });
        Table {
            position,
            rules: setup.rules.name(),
            origin: setup.origin.to_string(),
            tiles: setup.tiles.iter().map(TableTile::from).collect(),
            rack: setup.rack.iter().map(ToString::to_string).collect(),
            players: setup.players,
            bag: setup.bag,
            kinds: kinds(&setup),
            scores: setup.scores,
            problems: problems.collect(),
        }
    }
}

impl From<&Placement> for TableTile {
    fn from(&Placement { cell, tile }: &Placement) -> TableTile {
        TableTile {
            cell: cell.to_string(),
            column: cell.column,
            row: cell.row,
            tile: tile.to_string(),
        }
    }
}

impl Problem {
    fn new(
        located: &Diagnostic,
        found: Diagnosis,
        draft: &UncheckedPosition,
        source: &str,
    ) -> Problem {
        Problem {
            error: Error::of_all(&[found], source),
            cells: draft
                .cells(located)
                .iter()
                .map(ToString::to_string)
                .collect(),
            rack: draft.rack_places(located),
        }
    }
}

fn kinds(setup: &Setup) -> Vec<Kind> {
    let seen = |kind| {
        let on_table = setup
            .tiles
            .iter()
            .filter(|placement| placement.tile == kind)
            .count();
        on_table + setup.rack.iter().filter(|&&tile| tile == kind).count()
    };
    let rules = setup.rules;
    let kind = |tile: Tile| Kind {
        tile: tile.to_string(),
        left: rules.copies(tile).saturating_sub(seen(tile)),
    };
    rules.kinds().map(kind).collect()
}
