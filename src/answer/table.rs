use serde::Serialize;

use super::ErrorReport;
use super::analysis::to_json;
use super::unseen::Kind;
use crate::game::{Placement, Setup, Tile};
use crate::language::Diagnosis;
use crate::language::ENGLISH;
use crate::notation::{Diagnostic, UncheckedPosition};

/// A position as a list of tiles, for whoever draws and edits it without knowing the notation. A
/// table that breaks the rules is told as well, with what is wrong and where.
#[derive(Clone, Debug, Serialize)]
pub struct TableReport {
    /// The canonical line of the position, if it is one.
    position: Option<String>,
    rules: &'static str,
    origin: String,
    tiles: Vec<TileReport>,
    rack: Vec<String>,
    players: usize,
    /// `None` where neither the text nor the rules tell it.
    bag: Option<usize>,
    scores: Option<Vec<u32>>,
    /// Every kind of tile of the set.
    kinds: Vec<Kind>,
    /// Every rule that it breaks.
    problems: Vec<ProblemReport>,
}

/// A tile on the table.
#[derive(Clone, Debug, Serialize)]
struct TileReport {
    cell: String,
    column: i16,
    row: i16,
    tile: String,
}

/// A rule that the table breaks, and the tiles that have a part in it.
#[derive(Clone, Debug, Serialize)]
struct ProblemReport {
    #[serde(flatten)]
    error: ErrorReport,
    cells: Vec<String>,
    /// Places in the rack, from 0.
    rack: Vec<usize>,
}

impl TableReport {
    /// The report of what was read from a text.
    pub fn new(draft: &UncheckedPosition, source: &str) -> TableReport {
        let (setup, position) = match &draft.position {
            Ok(position) => (position.setup(), Some(position.to_string())),
            Err(_) => (draft.setup.clone(), None),
        };
        let problems = draft.position.as_ref().err().into_iter().flat_map(|error| {
            let located = error.problems().iter();
            let report = |(located, found)| ProblemReport::new(located, found, draft, source);
            located.zip(error.diagnoses(source, &ENGLISH)).map(report)
        });
        TableReport {
            position,
            rules: setup.rules.name(),
            origin: setup.origin.to_string(),
            tiles: setup.tiles.iter().map(TileReport::from).collect(),
            rack: setup.rack.iter().map(ToString::to_string).collect(),
            players: setup.players,
            bag: setup.bag,
            kinds: kinds(&setup),
            scores: setup.scores,
            problems: problems.collect(),
        }
    }

    /// The answer as one line of JSON.
    pub fn to_json(&self) -> String {
        to_json(self)
    }
}

impl From<&Placement> for TileReport {
    fn from(&Placement { cell, tile }: &Placement) -> TileReport {
        TileReport {
            cell: cell.to_string(),
            column: cell.column,
            row: cell.row,
            tile: tile.to_string(),
        }
    }
}

impl ProblemReport {
    fn new(
        located: &Diagnostic,
        found: Diagnosis,
        draft: &UncheckedPosition,
        source: &str,
    ) -> ProblemReport {
        ProblemReport {
            error: ErrorReport::of_all(&[found], source),
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
