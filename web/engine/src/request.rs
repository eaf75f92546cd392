use serde::Deserialize;

/// What can be asked: a JSON object with the name of a command in `command` and these fields beside it.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "command", rename_all = "lowercase")]
pub enum Request {
    /// The best plays of a position and where their points come from.
    Analyse {
        /// The position, as a line or as a sheet.
        position: String,
        /// How many plays to tell.
        #[serde(default = "ten")]
        top: u32,
        /// Whether to tell every play.
        #[serde(default)]
        all: bool,
    },
    /// What a play, a swap or a pass is worth.
    Score {
        /// The position, as a line or as a sheet.
        position: String,
        /// The turn, such as `Ycb@i9 Pcw@j9`.
        play: String,
    },
    /// A position as a list of tiles by cell, and what is wrong with it if it breaks the rules.
    Read {
        /// The position, as a line or as a sheet.
        position: String,
    },
    /// The other way round: the line of a table, whether it keeps the rules or not.
    Write(Table),
}

/// A table as a list of tiles by cell; the answer to [`Request::Read`] is one.
#[derive(Clone, Debug, Deserialize)]
pub struct Table {
    /// `classic`, `flex` or `intro`.
    pub rules: String,
    /// The tiles on the table, in any order.
    #[serde(default)]
    pub tiles: Vec<TableTile>,
    /// The cell from which an opening is laid, where the table is empty.
    pub origin: Option<String>,
    /// The tiles of the player to move.
    #[serde(default)]
    pub rack: Vec<String>,
    /// How many players there are; 2 unless said.
    pub players: Option<u32>,
    /// How many tiles the bag holds; follows from the rest unless said.
    pub bag: Option<u32>,
    /// The points so far, those of the player to move first.
    pub scores: Option<Vec<u32>>,
}

/// A tile on the table.
#[derive(Clone, Debug, Deserialize)]
pub struct TableTile {
    /// Its cell, such as `i9`.
    pub cell: String,
    /// The tile, such as `Ycb`.
    pub tile: String,
}

/// As many plays as the command line shows unless told otherwise.
fn ten() -> u32 {
    10
}
