use serde::Deserialize;

/// What can be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Command {
    /// The best plays of a position and where their points come from: [`Analyse`].
    Analyse,
    /// What a play, a swap or a pass is worth: [`Score`].
    Score,
    /// A position as a list of tiles by cell, and what is wrong with it if it breaks the rules:
    /// [`Read`].
    Read,
    /// The other way round: the line of a table, whether it keeps the rules or not: [`Table`].
    Write,
}

/// What every request has. The fields of its command stand beside it and are read once the command
/// is known: to read both at once, serde would have to keep a copy of everything, which makes the
/// engine larger.
#[derive(Clone, Debug, Deserialize)]
pub struct Request {
    /// The name of the command, in small letters.
    pub command: Command,
    /// The language of the reader: `en`, `fr`, `de` or `it`. The answer then has a `text`.
    pub lang: Option<String>,
}

/// The fields of [`Command::Analyse`].
#[derive(Clone, Debug, Deserialize)]
pub struct Analyse {
    /// The position, as a line or as a sheet.
    pub position: String,
    /// How many plays to report; as many as the command line by default.
    #[serde(default = "ten")]
    pub top: u32,
    /// Whether to report every play.
    #[serde(default)]
    pub all: bool,
}

/// The fields of [`Command::Score`].
#[derive(Clone, Debug, Deserialize)]
pub struct Score {
    /// The position, as a line or as a sheet.
    pub position: String,
    /// The turn, such as `Ycb@i9 Pcw@j9`.
    pub play: String,
}

/// The fields of [`Command::Read`].
#[derive(Clone, Debug, Deserialize)]
pub struct Read {
    /// The position, as a line or as a sheet.
    pub position: String,
}

/// The fields of [`Command::Write`]: a table as a list of tiles by cell. The answer to
/// [`Command::Read`] is one.
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

fn ten() -> u32 {
    10
}
