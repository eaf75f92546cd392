use std::fmt;

use super::{count, is_or_are, plural};
use crate::game::{
    Background, Cell, Colour, LONGEST_LINE, LineError, MAX_COORDINATE, RACK_SIZE, Rules, Shape,
};
use crate::notation::{ErrorKind, Form, Key, NotationError, Tiles};

impl<P: fmt::Debug + fmt::Display> std::error::Error for NotationError<P> {}

impl<P: fmt::Display> fmt::Display for NotationError<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, located) in self.problems().iter().enumerate() {
            let joint = if place > 0 { "; " } else { "" };
            write!(f, "{joint}{}", located.problem)?;
        }
        Ok(())
    }
}

/// What is wrong, in a sentence without a full stop.
impl fmt::Display for ErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ErrorKind::LookAlike(found, meant) => {
                write!(
                    f,
                    "{} is not plain ASCII; it looks like {}",
                    code(*found),
                    named(meant)
                )
            }
            ErrorKind::Invisible(found) => {
                write!(f, "an invisible character ({}) stands here", code(*found))
            }
            ErrorKind::NotAscii(found) => write!(
                f,
                "`{found}` ({}) is no character of the notation",
                code(*found)
            ),

            ErrorKind::NotAColour(letter) => {
                write!(f, "{letter} is not a colour; colours are {}", colours())
            }
            ErrorKind::SmallColour(written) => {
                write!(f, "`{}` does not begin with a capital letter", cut(written))
            }
            ErrorKind::NotAShape(letter) => {
                write!(f, "{letter} is not a shape; shapes are {}", shapes())
            }
            ErrorKind::CapitalShape(written) => {
                write!(
                    f,
                    "only the first letter of a tile is a capital, unlike in `{}`",
                    cut(written)
                )
            }
            ErrorKind::NoShape(colour) => {
                write!(f, "`{}` ({}) has no shape", colour.letter(), colour.name())
            }
            ErrorKind::NotABackground(letter, _) => {
                write!(
                    f,
                    "{letter} is not a background; backgrounds are {}",
                    backgrounds()
                )
            }
            ErrorKind::ExtraCharacter(letter, tile) => {
                write!(f, "{} is too much after the tile `{tile}`", shown(*letter))
            }
            ErrorKind::NotATile(found) => write!(f, "{} cannot begin a tile", shown(*found)),
            ErrorKind::NoTile => f.write_str("a tile is missing"),
            ErrorKind::BackgroundMissing(tile, rules) => {
                write!(
                    f,
                    "`{tile}` has no background, which every tile of {rules} has"
                )
            }
            ErrorKind::BackgroundUnwanted(tile) => {
                write!(f, "`{tile}` has a background, which no tile of classic has")
            }
            ErrorKind::SplitInIntro(tile) => write!(
                f,
                "`{tile}` is a split tile; intro has only black and white ones"
            ),

            ErrorKind::NotACell(word) => write!(f, "`{word}` is not a cell"),
            ErrorKind::NoCell => f.write_str("a cell is missing"),
            ErrorKind::CapitalCell(word, _) => {
                write!(f, "`{word}` is not a cell: columns are small letters")
            }
            ErrorKind::RowFirst(word, _) => write!(
                f,
                "`{word}` is not a cell: the column stands before the row"
            ),
            ErrorKind::NoRow(word) => write!(f, "`{word}` is not a cell: the row is missing"),
            ErrorKind::NoColumn(word) => write!(f, "`{word}` is not a cell: the column is missing"),
            ErrorKind::RowRange(row) => write!(f, "there is no row {row}; rows are 1 to 9999"),
            ErrorKind::ColumnRange(column) => {
                write!(f, "there is no column `{column}`; columns are a to zzz")
            }

            ErrorKind::NotANumber(Key::Scores, word) if word.is_empty() => {
                f.write_str("a score is missing")
            }
            ErrorKind::NotANumber(key, word) => {
                write!(f, "`{word}` is not a number, which {} takes", key.name())
            }
            ErrorKind::LeadingZero(written, _) => {
                write!(f, "the number `{written}` begins with a needless 0")
            }
            ErrorKind::LargeNumber(key, digits) => {
                write!(f, "{digits} is far too large for {}", key.name())
            }

            ErrorKind::EmptyText => f.write_str("there is no position here"),
            ErrorKind::BlankLine => {
                f.write_str("this line is blank; each line of a batch is a position")
            }
            ErrorKind::CommentLine => {
                f.write_str("this line is a comment; each line of a batch is a position")
            }
            ErrorKind::SecondLine => f.write_str("more text follows the position line"),
            ErrorKind::UnknownRules(word) => write!(
                f,
                "`{word}` is not the name of any rules; they are {}",
                rules()
            ),

            ErrorKind::NoBoard => f.write_str("the board is missing"),
            ErrorKind::NoRack => f.write_str("the rack is missing"),
            ErrorKind::ZeroCells => f.write_str("a number of empty cells is 1 or more"),
            ErrorKind::LargeGap(digits) => write!(f, "{digits} empty cells are far too many"),
            ErrorKind::EmptyRow => f.write_str("this row of the board is empty"),
            ErrorKind::DashAmongTiles(key) => {
                write!(f, "`-` stands for a whole {} without tiles", key.name())
            }
            ErrorKind::DotsInLine => {
                f.write_str("in a position line, empty cells are a number, not dots")
            }
            ErrorKind::NotInBoard(found) => {
                write!(f, "{} has no place in the board", shown(*found))
            }
            ErrorKind::NotInRack(found) => write!(f, "{} has no place in the rack", shown(*found)),
            ErrorKind::SpaceInBoard => f.write_str("a space parts the board"),
            ErrorKind::TilesAfterRack(word) => write!(
                f,
                "`{word}` stands after the rack, which ended at the space"
            ),
            ErrorKind::CommentInLine => f.write_str("a position line takes no comment"),
            ErrorKind::NotAPair(word) => write!(f, "`{word}` is not of the form key=value"),
            ErrorKind::ColonInLine(_) => {
                f.write_str("in a position line, `=` joins a key and its value")
            }

            ErrorKind::UnknownKey(word, _) if word.is_empty() => f.write_str("the key is missing"),
            ErrorKind::UnknownKey(word, Form::Line) => {
                write!(f, "a position line has no key `{word}`")
            }
            ErrorKind::UnknownKey(word, Form::Sheet) => {
                write!(f, "a position sheet has no key `{word}`")
            }
            ErrorKind::KeyTwice(key) => write!(f, "`{}` stands here a second time", key.name()),
            ErrorKind::NoValue(key, _) => write!(f, "`{}` has no value", key.name()),
            ErrorKind::ExtraWord(key, word) => {
                write!(f, "`{word}` is one word too many: {} takes one", key.name())
            }
            ErrorKind::ScoreSeparator(Form::Line, _) => {
                f.write_str("in a position line, scores are joined by `-`")
            }
            ErrorKind::ScoreSeparator(Form::Sheet, _) => {
                f.write_str("in a position sheet, scores are separated by spaces")
            }

            ErrorKind::MissingKey(key) => write!(f, "the sheet has no `{}:`", key.name()),
            ErrorKind::NoColon(key, _) => write!(f, "a colon is missing after `{}`", key.name()),
            ErrorKind::NoKey => f.write_str("this line of the sheet has no key"),
            ErrorKind::IndentedKey(key) => {
                write!(
                    f,
                    "the key `{}` is indented, as only the rows of the board are",
                    key.name()
                )
            }
            ErrorKind::StrayRow => {
                f.write_str("this line is indented, but stands below no `board:`")
            }
            ErrorKind::RowNotIndented => f.write_str("this row of the board is not indented"),
            ErrorKind::BlankRow => f.write_str("a blank line parts the rows of the board"),
            ErrorKind::NoRows => f.write_str("the board has no rows"),
            ErrorKind::RowOnKeyLine => {
                f.write_str("the rows of the board begin on the line below `board:`")
            }
            ErrorKind::RowsBelowDash => {
                f.write_str("`board: -` is the empty table, yet a row follows")
            }
            ErrorKind::GluedDots(word) => write!(f, "`{}` runs several cells into one", cut(word)),
            ErrorKind::DotRun { dots, tile } => {
                let (dots, cell) = (plural(*dots, "dot"), ".".repeat(*tile));
                write!(
                    f,
                    "a run of {dots} is unclear: in one board each empty cell is `{cell}`, or each is `.`"
                )
            }
            ErrorKind::DashRow => f.write_str("`-` is not a row of the board"),
            ErrorKind::LineInSheet(found) => {
                write!(f, "{} has no place in the board of a sheet", shown(*found))
            }

            ErrorKind::EmptyTurn => f.write_str("there is no play here"),
            ErrorKind::NoAt(word) => write!(f, "`{word}` has no `@` between tile and cell"),
            ErrorKind::CellFirst(_) => {
                f.write_str("in a placement, the tile stands before the cell")
            }
            ErrorKind::PlacementSeparator(',') => {
                f.write_str("a placement is missing before this comma")
            }
            ErrorKind::PlacementSeparator(found) => write!(
                f,
                "placements are separated by spaces, not by {}",
                shown(*found)
            ),
            ErrorKind::SwapWithoutTiles(word) => write!(f, "`{word}` names no tiles"),
            ErrorKind::WordsAfterPass => f.write_str("nothing follows `pass`"),
            ErrorKind::TurnWord(word, _) => write!(f, "`{word}` is not written in small letters"),

            ErrorKind::TooManyCopies {
                tile,
                found,
                copies,
                rules,
            } => {
                write!(
                    f,
                    "`{tile}` is here {} times; {rules} has {}",
                    found,
                    count(*copies, "copy", "copies")
                )
            }
            ErrorKind::LargeRack(tiles) => {
                write!(f, "the rack has {tiles} tiles; a hand holds {RACK_SIZE}")
            }
            ErrorKind::NearEdge { .. } => {
                f.write_str("the table needs six free columns on its left and six free rows above")
            }
            ErrorKind::BeyondEdge => {
                write!(
                    f,
                    "the table reaches beyond column {} or row {MAX_COORDINATE}",
                    last_column()
                )
            }
            ErrorKind::Apart(1) => f.write_str("this tile does not touch the others"),
            ErrorKind::Apart(tiles) => write!(f, "these {tiles} tiles do not touch the others"),
            ErrorKind::Line {
                tiles,
                error: LineError::Mixed,
                ..
            } => {
                write!(
                    f,
                    "the line {} has neither one colour nor one shape",
                    Tiles(tiles)
                )
            }
            ErrorKind::Line {
                tiles,
                error: LineError::FaceTwice(face),
                ..
            } => {
                write!(
                    f,
                    "the line {} has the {} {} twice",
                    Tiles(tiles),
                    face.colour.name(),
                    face.shape.name()
                )
            }
            ErrorKind::Line {
                tiles,
                error: LineError::TooLong,
                ..
            } => {
                write!(
                    f,
                    "the line {} has {} tiles; no line has more than {LONGEST_LINE}",
                    Tiles(tiles),
                    tiles.len()
                )
            }
            ErrorKind::LongDiagonal(background, tiles) => {
                write!(
                    f,
                    "a {} diagonal has {tiles} tiles; none may have more than {LONGEST_LINE}",
                    background.name()
                )
            }
            ErrorKind::Players(players) => {
                write!(f, "{} cannot play; 2 to 4 can", plural(*players, "player"))
            }
            ErrorKind::LargeBag { bag, unseen } => {
                write!(
                    f,
                    "{bag} tiles cannot be in the bag; only {unseen} are neither on the table nor in the rack"
                )
            }
            ErrorKind::ScoreCount {
                scores, players, ..
            } => {
                write!(
                    f,
                    "there {} {} for {players} players",
                    is_or_are(*scores),
                    plural(*scores, "score")
                )
            }
        }
    }
}

/// The beginning of a text that may be long.
fn cut(text: &str) -> String {
    match text.char_indices().nth(18) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_string(),
    }
}

/// The letters of the colours, each with its name.
fn colours() -> String {
    explained(Colour::ALL.map(|colour| (colour.letter(), colour.name())))
}

/// The letters of the shapes, each with its name.
pub(super) fn shapes() -> String {
    explained(Shape::ALL.map(|shape| (shape.letter(), shape.name())))
}

/// The letters of the backgrounds, each with its name.
fn backgrounds() -> String {
    explained(Background::ALL.map(|background| (background.letter(), background.name())))
}

/// The last column that a position may reach, with its number: few know that `sr` is the 512th.
pub(crate) fn last_column() -> String {
    let cell = Cell::new(MAX_COORDINATE, 1).to_string();
    format!("{MAX_COORDINATE} ({})", cell.trim_end_matches('1'))
}

fn rules() -> String {
    Rules::ALL.map(Rules::name).join(", ")
}

/// `R red, O orange, …`
fn explained<const N: usize>(letters: [(char, &str); N]) -> String {
    letters
        .map(|(letter, name)| format!("{letter} {name}"))
        .join(", ")
}

/// A character in quotes; by its code where it cannot be seen.
pub(super) fn shown(found: char) -> String {
    if found.is_ascii_graphic() {
        format!("`{found}`")
    } else {
        code(found)
    }
}

pub(super) fn code(found: char) -> String {
    format!("U+{:04X}", u32::from(found))
}

fn named(meant: &str) -> String {
    if meant == " " {
        "a space".to_string()
    } else {
        format!("`{meant}`")
    }
}
