use std::ops::Range;

use super::{Form, Key, Mistake};
use crate::game::{Background, Cell, Colour, Direction, LineError, Rules, Tile};
use crate::named::codes;

/// What is wrong with a text, one variant for each class. The sentences are in [`crate::language`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ErrorKind {
    /// A character that looks like one of the notation, and the one that is meant.
    LookAlike(char, String),
    /// A character that cannot be seen.
    Invisible(char),
    /// A character outside ASCII that looks like none of the notation.
    NotAscii(char),

    /// A capital letter that is not a colour.
    NotAColour(char),
    /// Letters that would begin a tile if the first were a capital.
    SmallColour(String),
    /// A letter that is not a shape.
    NotAShape(char),
    /// A shape in a capital letter; holds the tiles as written.
    CapitalShape(String),
    /// A colour without a shape.
    NoShape(Colour),
    /// A letter that is not a background, after this tile.
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
    /// A split tile in `intro`, which has only black and white ones.
    SplitInIntro(Tile),

    /// A word that is not a cell.
    NotACell(String),
    /// Nothing where a cell must stand.
    NoCell,
    /// A cell in capital letters, and the correct spelling.
    CapitalCell(String, String),
    /// A cell with its row first, and the correct spelling.
    RowFirst(String, String),
    /// A column without a row.
    NoRow(String),
    /// A row without a column.
    NoColumn(String),
    /// A row other than 1 to 9999.
    RowRange(String),
    /// A column beyond `zzz`.
    ColumnRange(String),

    /// A value that must be a number but is not one.
    NotANumber(Key, String),
    /// A number with leading zeros, and the correct spelling.
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
    /// `key:value` in a line, and the correct spelling.
    ColonInLine(String),

    /// A key that the form does not have.
    UnknownKey(String, Form),
    /// A key that occurs twice.
    KeyTwice(Key),
    /// A key without a value.
    NoValue(Key, Form),
    /// More words than the key takes.
    ExtraWord(Key, String),
    /// Scores with the wrong separator, and the correct spelling.
    ScoreSeparator(Form, String),

    /// A sheet without a key that it must have.
    MissingKey(Key),
    /// A line of a sheet that begins with a key but has no colon, and the correct spelling.
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
    /// A run of dots that is not an empty cell: neither one dot nor as long as a tile, or unlike
    /// the others in the board.
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
    /// A placement with its cell first, and the correct spelling.
    CellFirst(String),
    /// Something between placements other than a space.
    PlacementSeparator(char),
    /// A swap that names no tile: its word.
    SwapWithoutTiles(String),
    /// Words after `pass`.
    WordsAfterPass,
    /// A turn's keyword in another spelling, and the correct one.
    TurnWord(String, &'static str),

    /// More copies of a tile than the set holds.
    TooManyCopies {
        /// The tile.
        tile: Tile,
        /// How many of it there are.
        found: usize,
        /// How many the set holds.
        copies: usize,
        /// The rule set.
        rules: Rules,
    },
    /// More tiles in the rack than a hand holds.
    LargeRack(usize),
    /// Tiles too near the first column or row.
    NearEdge {
        /// An origin that would work.
        origin: Cell,
        /// Where the origin is written, as a key with its value.
        written: Range<usize>,
    },
    /// Tiles, or the origin, beyond the last column or row.
    BeyondEdge,
    /// This many tiles that are not connected to the rest.
    Apart(usize),
    /// A row or column of touching tiles that is not a line.
    Line {
        /// How it lies.
        direction: Direction,
        /// Its tiles.
        tiles: Vec<Tile>,
        /// What is wrong with it.
        error: LineError,
    },
    /// A diagonal of this many tiles with one background.
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
        /// Where their number is written, as a key with its value; `None` if it is not written.
        written: Option<Range<usize>>,
        /// How the position is written.
        form: Form,
    },
}

codes! {
    ErrorKind {
        ErrorKind::LookAlike(..) => "look_alike",
        ErrorKind::Invisible(_) => "invisible",
        ErrorKind::NotAscii(_) => "not_ascii",
        ErrorKind::NotAColour(_) => "not_a_colour",
        ErrorKind::SmallColour(_) => "small_colour",
        ErrorKind::NotAShape(_) => "not_a_shape",
        ErrorKind::CapitalShape(_) => "capital_shape",
        ErrorKind::NoShape(_) => "no_shape",
        ErrorKind::NotABackground(..) => "not_a_background",
        ErrorKind::ExtraCharacter(..) => "extra_character",
        ErrorKind::NotATile(_) => "not_a_tile",
        ErrorKind::NoTile => "no_tile",
        ErrorKind::BackgroundMissing(..) => "background_missing",
        ErrorKind::BackgroundUnwanted(_) => "background_unwanted",
        ErrorKind::SplitInIntro(_) => "split_in_intro",
        ErrorKind::NotACell(_) => "not_a_cell",
        ErrorKind::NoCell => "no_cell",
        ErrorKind::CapitalCell(..) => "capital_cell",
        ErrorKind::RowFirst(..) => "row_first",
        ErrorKind::NoRow(_) => "no_row",
        ErrorKind::NoColumn(_) => "no_column",
        ErrorKind::RowRange(_) => "row_range",
        ErrorKind::ColumnRange(_) => "column_range",
        ErrorKind::NotANumber(..) => "not_a_number",
        ErrorKind::LeadingZero(..) => "leading_zero",
        ErrorKind::LargeNumber(..) => "large_number",
        ErrorKind::EmptyText => "empty_text",
        ErrorKind::BlankLine => "blank_line",
        ErrorKind::CommentLine => "comment_line",
        ErrorKind::SecondLine => "second_line",
        ErrorKind::UnknownRules(_) => "unknown_rules",
        ErrorKind::NoBoard => "no_board",
        ErrorKind::NoRack => "no_rack",
        ErrorKind::ZeroCells => "zero_cells",
        ErrorKind::LargeGap(_) => "large_gap",
        ErrorKind::EmptyRow => "empty_row",
        ErrorKind::DashAmongTiles(_) => "dash_among_tiles",
        ErrorKind::DotsInLine => "dots_in_line",
        ErrorKind::NotInBoard(_) => "not_in_board",
        ErrorKind::NotInRack(_) => "not_in_rack",
        ErrorKind::SpaceInBoard => "space_in_board",
        ErrorKind::TilesAfterRack(_) => "tiles_after_rack",
        ErrorKind::CommentInLine => "comment_in_line",
        ErrorKind::NotAPair(_) => "not_a_pair",
        ErrorKind::ColonInLine(_) => "colon_in_line",
        ErrorKind::UnknownKey(..) => "unknown_key",
        ErrorKind::KeyTwice(_) => "key_twice",
        ErrorKind::NoValue(..) => "no_value",
        ErrorKind::ExtraWord(..) => "extra_word",
        ErrorKind::ScoreSeparator(..) => "score_separator",
        ErrorKind::MissingKey(_) => "missing_key",
        ErrorKind::NoColon(..) => "no_colon",
        ErrorKind::NoKey => "no_key",
        ErrorKind::IndentedKey(_) => "indented_key",
        ErrorKind::StrayRow => "stray_row",
        ErrorKind::RowNotIndented => "row_not_indented",
        ErrorKind::BlankRow => "blank_row",
        ErrorKind::NoRows => "no_rows",
        ErrorKind::RowOnKeyLine => "row_on_key_line",
        ErrorKind::RowsBelowDash => "rows_below_dash",
        ErrorKind::GluedDots(_) => "glued_dots",
        ErrorKind::DotRun { .. } => "dot_run",
        ErrorKind::DashRow => "dash_row",
        ErrorKind::LineInSheet(_) => "line_in_sheet",
        ErrorKind::EmptyTurn => "empty_turn",
        ErrorKind::NoAt(_) => "no_at",
        ErrorKind::CellFirst(_) => "cell_first",
        ErrorKind::PlacementSeparator(_) => "placement_separator",
        ErrorKind::SwapWithoutTiles(_) => "swap_without_tiles",
        ErrorKind::WordsAfterPass => "words_after_pass",
        ErrorKind::TurnWord(..) => "turn_word",
        ErrorKind::TooManyCopies { .. } => "too_many_copies",
        ErrorKind::LargeRack(_) => "large_rack",
        ErrorKind::NearEdge { .. } => "near_edge",
        ErrorKind::BeyondEdge => "beyond_edge",
        ErrorKind::Apart(_) => "apart",
        ErrorKind::Line { .. } => "illegal_line",
        ErrorKind::LongDiagonal(..) => "long_diagonal",
        ErrorKind::Players(_) => "players",
        ErrorKind::LargeBag { .. } => "large_bag",
        ErrorKind::ScoreCount { .. } => "score_count",
    }
}

impl ErrorKind {
    /// Whether a text with this mistake can be read, though it breaks the rules.
    pub fn breaks_rules(&self) -> bool {
        matches!(
            self,
            ErrorKind::BackgroundMissing(..)
                | ErrorKind::BackgroundUnwanted(_)
                | ErrorKind::SplitInIntro(_)
                | ErrorKind::TooManyCopies { .. }
                | ErrorKind::LargeRack(_)
                | ErrorKind::NearEdge { .. }
                | ErrorKind::BeyondEdge
                | ErrorKind::Apart(_)
                | ErrorKind::Line { .. }
                | ErrorKind::LongDiagonal(..)
                | ErrorKind::Players(_)
                | ErrorKind::LargeBag { .. }
                | ErrorKind::ScoreCount { .. }
        )
    }
}

impl Mistake for ErrorKind {
    fn code(&self) -> &'static str {
        self.code()
    }

    fn notation(&self) -> Option<&ErrorKind> {
        Some(self)
    }
}
