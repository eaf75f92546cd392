use std::ops::Range;

use super::{Form, Key};
use crate::game::{Background, Cell, Colour, Direction, LineError, Rules, Tile};
use crate::{qwords, record};

/// What is wrong with a text, one variant for each class. The words for it are made in
/// [`crate::report`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ErrorKind {
    /// A character that looks like one of the notation, and the one that is meant.
    LookAlike(char, String),
    /// A character that cannot be seen.
    Invisible(char),
    /// A character outside ASCII that looks like none of the notation.
    NotAscii(char),

    /// A capital letter that is no colour.
    NotAColour(char),
    /// Letters that begin like a tile, were the first a capital.
    SmallColour(String),
    /// A letter that is no shape.
    NotAShape(char),
    /// A shape in a capital letter: the tiles as they stand.
    CapitalShape(String),
    /// A colour without a shape.
    NoShape(Colour),
    /// A letter that is no background, after this tile.
    NotABackground(char, Tile),
    /// One more character after a whole tile.
    ExtraCharacter(char, Tile),
    /// A character that cannot begin a tile.
    NotATile(char),
    /// Nothing where a tile must stand.
    NoTile,
    /// A tile without a background under rules that have them.
    BackgroundMissing(Tile, Rules),
    /// A tile with a background in the classic game.
    BackgroundUnwanted(Tile),
    /// A split tile where there are only black and white ones.
    SplitInIntro(Tile),

    /// A word that is no cell.
    NotACell(String),
    /// Nothing where a cell must stand.
    NoCell,
    /// A cell in capital letters, and how it is written.
    CapitalCell(String, String),
    /// A cell with its row first, and how it is written.
    RowFirst(String, String),
    /// A column without a row.
    NoRow(String),
    /// A row without a column.
    NoColumn(String),
    /// A row other than 1 to 9999.
    RowRange(String),
    /// A column beyond `zzz`.
    ColumnRange(String),

    /// A value that must be a number and is none.
    NotANumber(Key, String),
    /// A number with needless zeros, and how it is written.
    LeadingZero(String, String),
    /// A number too large to be meant.
    LargeNumber(Key, String),

    /// A text that holds no position.
    EmptyText,
    /// A blank line in a batch.
    BlankLine,
    /// A comment line in a batch.
    CommentLine,
    /// More text after a position line.
    SecondLine,
    /// A word that names no rules.
    UnknownRules(String),

    /// A line that ends before its board.
    NoBoard,
    /// A line without a rack.
    NoRack,
    /// A number of empty cells that is 0.
    ZeroCells,
    /// A number of empty cells beyond any table.
    LargeGap(String),
    /// A row of the board with nothing in it.
    EmptyRow,
    /// A `-` that is not the whole board or rack.
    DashAmongTiles(Key),
    /// Dots for empty cells in a line.
    DotsInLine,
    /// A character that has no place in the board of a line.
    NotInBoard(char),
    /// A number or a slash in the rack.
    NotInRack(char),
    /// A space within the board of a line.
    SpaceInBoard,
    /// More tiles after the rack of a line.
    TilesAfterRack(String),
    /// A comment behind a position line.
    CommentInLine,
    /// A word after the rack that is no `key=value`.
    NotAPair(String),
    /// `key:value` in a line: how it is written there.
    ColonInLine(String),

    /// A key that the form does not have.
    UnknownKey(String, Form),
    /// A key that stands there a second time.
    KeyTwice(Key),
    /// A key without a value.
    NoValue(Key, Form),
    /// More words than the key takes.
    ExtraWord(Key, String),
    /// Scores that are not joined as the form joins them, and how they are written.
    ScoreSeparator(Form, String),

    /// A sheet without a key that it must have.
    MissingKey(Key),
    /// A line of a sheet that begins with a key but has no colon, and how it is written.
    NoColon(Key, String),
    /// A line of a sheet with neither key nor colon.
    NoKey,
    /// A key that does not stand at the beginning of its line.
    IndentedKey(Key),
    /// An indented line that belongs to no board.
    StrayRow,
    /// A row of the board that is not indented.
    RowNotIndented,
    /// A blank line between the rows of the board.
    BlankRow,
    /// A board without rows.
    NoRows,
    /// A row on the line of the key.
    RowOnKeyLine,
    /// Rows below a board that is said to be empty.
    RowsBelowDash,
    /// Dots that touch a tile or something else.
    GluedDots(String),
    /// A run of dots that is no empty cell: neither one dot nor as long as a tile, or unlike the
    /// others in the board.
    DotRun {
        /// How many dots it has.
        dots: usize,
        /// How many letters a tile has.
        tile: usize,
    },
    /// A `-` as a row of the board.
    DashRow,
    /// A number or a slash, as in a line, in the board of a sheet.
    LineInSheet(char),

    /// A text that holds no turn.
    EmptyTurn,
    /// A word of a play without `@`.
    NoAt(String),
    /// A placement with its cell first, and how it is written.
    CellFirst(String),
    /// Something between placements other than a space.
    PlacementSeparator(char),
    /// A swap that names no tile: its word.
    SwapWithoutTiles(String),
    /// Words after `pass`.
    WordsAfterPass,
    /// A turn's word in another spelling, and how it is written.
    TurnWord(String, &'static str),

    /// More copies of a tile than the set holds.
    TooManyCopies {
        /// The tile.
        tile: Tile,
        /// How many of it there are.
        found: usize,
        /// How many the set holds.
        copies: usize,
        /// The rules in force.
        rules: Rules,
    },
    /// More tiles in the rack than a hand holds.
    LargeRack(usize),
    /// Tiles too near the first column or row.
    NearEdge {
        /// An origin that would do.
        origin: Cell,
        /// Where the origin is written, as a key with its value.
        written: Range<usize>,
    },
    /// Tiles, or the origin, beyond the last column or row.
    BeyondEdge,
    /// A group of so many tiles that does not hang together with the rest.
    Apart(usize),
    /// A row or column of touching tiles that is no line.
    Line {
        /// How it lies.
        direction: Direction,
        /// Its tiles.
        tiles: Vec<Tile>,
        /// What is wrong with it.
        error: LineError,
    },
    /// A diagonal of so many tiles with one background.
    LongDiagonal(Background, usize),
    /// A number of players that the game is not made for.
    Players(usize),
    /// A bag with more tiles than are unseen.
    LargeBag {
        /// How many it holds.
        bag: usize,
        /// How many tiles are unseen.
        unseen: usize,
    },
    /// Scores that are not one for each player.
    ScoreCount {
        /// How many scores there are.
        scores: usize,
        /// How many players there are.
        players: usize,
        /// Where their number is written, as a key with its value; `None` where it is not.
        written: Option<Range<usize>>,
        /// How the position is written.
        form: Form,
    },

    /// Something of the other game's notation.
    Qwords(qwords::Problem),
    /// Something of a whole game's notation.
    Record(record::Problem),
}

impl From<qwords::Problem> for ErrorKind {
    fn from(problem: qwords::Problem) -> ErrorKind {
        ErrorKind::Qwords(problem)
    }
}

impl From<record::Problem> for ErrorKind {
    fn from(problem: record::Problem) -> ErrorKind {
        ErrorKind::Record(problem)
    }
}
