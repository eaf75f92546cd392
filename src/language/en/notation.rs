use std::{fmt, slice};

use super::{English, count, is_or_are, or_list, plural};
use crate::game::{
    Background, Cell, Colour, Direction, LONGEST_LINE, LineError, MAX_COORDINATE, RACK_SIZE, Rules,
    Shape,
};
use crate::language::{Explanation, NotationWords};
use crate::notation::{ErrorKind, Form, Key, NotationError, Place, Replacement, Tiles};

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
        f.write_str(&English.explain(self, &Place::nowhere()).message)
    }
}

const TILE: &str =
    "a tile is its initials, such as `Rc` (red circle) or, in Flex, `Rcb` (on black)";
const CELL: &str = "a cell is its column in letters and its row in digits, such as `g7`";

impl NotationWords for English {
    fn here(&self) -> &'static str {
        "here"
    }

    fn explain(&self, kind: &ErrorKind, place: &Place<'_>) -> Explanation {
        match kind {
            ErrorKind::LookAlike(found, meant) => {
                let name = |meant: &str| match meant {
                    " " => "a space".to_string(),
                    meant => format!("`{meant}`"),
                };
                let plain = |meant: String| match &meant[..] {
                    " " => "write a plain space".to_string(),
                    meant => format!("write a plain `{meant}`"),
                };
                Explanation::new(format!(
                    "{} is not plain ASCII; it looks like {}",
                    code(*found),
                    name(meant)
                ))
                .label("a look-alike")
                .help_if(place.fit(meant).map(plain))
            }
            ErrorKind::Invisible(found) => {
                let found = code(*found);
                Explanation::new(format!("an invisible character ({found}) stands here"))
                    .label("cannot be seen")
                    .help("delete it, or type the line again")
            }
            ErrorKind::NotAscii(found) => Explanation::new(format!(
                "`{found}` ({}) is not a character of the notation",
                code(*found)
            ))
            .label("not ASCII"),

            ErrorKind::NotAColour(letter) => {
                let colours = explained(Colour::ALL.map(|colour| (colour.letter(), colour.name())));
                Explanation::new(format!(
                    "{letter} is not a colour; colours are {colours}"
                ))
                .label("not a colour")
                .help_if(place.small_background(*letter).map(small_background))
            }
            ErrorKind::SmallColour(letters) => Explanation::new(format!(
                "`{}` does not begin with a capital letter",
                cut(letters)
            ))
            .label("a tile begins with a capital")
            .help(place.tiles_meant(letters).map_or(TILE.to_string(), write)),
            ErrorKind::NotAShape(letter) => Explanation::new(format!(
                "{letter} is not a shape; shapes are {}",
                shapes()
            ))
            .label("not a shape"),
            ErrorKind::CapitalShape(letters) => Explanation::new(format!(
                "only the first letter of a tile is a capital, unlike in `{}`",
                cut(letters)
            ))
            .label("a shape is a small letter")
            .help(place.tiles_meant(letters).map_or(TILE.to_string(), write)),
            ErrorKind::NoShape(colour) => {
                let (letter, name) = (colour.letter(), colour.name());
                Explanation::new(format!("`{letter}` ({name}) has no shape"))
                    .label("a shape must follow")
                    .help(place.small_background(letter).map_or_else(
                        || format!("shapes are {}", shapes()),
                        small_background,
                    ))
            }
            ErrorKind::NotABackground(letter, _) => {
                let backgrounds = explained(
                    Background::ALL.map(|background| (background.letter(), background.name())),
                );
                Explanation::new(format!(
                    "{letter} is not a background; backgrounds are {backgrounds}"
                ))
                .label("not a background")
                .help_if(place.next_tile(*letter).map(next_tile))
            }
            ErrorKind::ExtraCharacter(letter, tile) => Explanation::new(format!(
                "{} is too much after the tile `{tile}`",
                shown(*letter)
            ))
            .label("too much")
            .help_if(place.next_tile(*letter).map(next_tile)),
            ErrorKind::NotATile(found) => {
                let help = match found {
                    ',' if place.is_in_rows() => {
                        "one comma is enough between tiles; in a board an empty cell is dots"
                    }
                    ',' if place.may_leave_out() => {
                        "leave it out: one comma is enough between tiles"
                    }
                    ',' => "one comma is enough between tiles",
                    _ => TILE,
                };
                Explanation::new(format!("{} cannot begin a tile", shown(*found)))
                    .label("a tile must stand here")
                    .help(help)
            }
            ErrorKind::NoTile => Explanation::new("a tile is missing")
                .label("a tile must stand here")
                .help(TILE),
            ErrorKind::BackgroundMissing(tile, rules) => {
                let backgrounds = rules.backgrounds().iter().copied().map(Some);
                Explanation::new(format!(
                    "`{tile}` has no background, which every tile of {rules} has"
                ))
                .label("no background")
                .help_if(place.other_backgrounds(*tile, backgrounds).map(write_instead))
            }
            ErrorKind::BackgroundUnwanted(tile) => {
                let bare = place
                    .other_backgrounds(*tile, [None])
                    .map_or_else(String::new, |bare| format!("{}; ", write_instead(bare)));
                Explanation::new(format!(
                    "`{tile}` has a background, which no tile of classic has"
                ))
                .label("a background")
                .help(format!("{bare}backgrounds belong to flex and intro"))
            }
            ErrorKind::SplitInIntro(tile) => Explanation::new(format!(
                "`{tile}` is a split tile; intro has only black and white ones"
            ))
            .label("split")
            .help("with split tiles the rules are `flex`"),

            ErrorKind::NotACell(word) => Explanation::new(format!("`{word}` is not a cell"))
                .label("a cell must stand here")
                .help(CELL),
            ErrorKind::NoCell => Explanation::new("a cell is missing")
                .label("a cell must stand here")
                .help(CELL),
            ErrorKind::CapitalCell(word, right) => Explanation::new(format!(
                "`{word}` is not a cell: columns are small letters"
            ))
            .label("a capital letter")
            .help_if(place.fit(right).map(write)),
            ErrorKind::RowFirst(word, right) => Explanation::new(format!(
                "`{word}` is not a cell: the column stands before the row"
            ))
            .label("the wrong way round")
            .help_if(place.fit(right).map(write)),
            ErrorKind::NoRow(word) => {
                Explanation::new(format!("`{word}` is not a cell: the row is missing"))
                    .label("a row must follow")
                    .help(CELL)
            }
            ErrorKind::NoColumn(word) => {
                Explanation::new(format!("`{word}` is not a cell: the column is missing"))
                    .label("no column")
                    .help(CELL)
            }
            ErrorKind::RowRange(row) => {
                Explanation::new(format!("there is no row {row}; rows are 1 to 9999"))
                    .label("no such row")
            }
            ErrorKind::ColumnRange(column) => Explanation::new(format!(
                "there is no column `{column}`; columns are a to zzz"
            ))
            .label("no such column"),

            ErrorKind::NotANumber(Key::Scores, word) if word.is_empty() => {
                Explanation::new("a score is missing")
                    .label("a gap")
                    .help("write one score for each player")
            }
            ErrorKind::NotANumber(key, word) => Explanation::new(format!(
                "`{word}` is not a number, which {} takes",
                key.name()
            ))
            .label("not a number")
            .help("write a number in digits"),
            ErrorKind::LeadingZero(written, right) => Explanation::new(format!(
                "the number `{written}` begins with a needless 0"
            ))
            .label("a needless 0")
            .help_if(place.fit(right).map(write)),
            ErrorKind::LargeNumber(key, digits) => {
                Explanation::new(format!("{digits} is far too large for {}", key.name()))
                    .label("far too large")
            }

            ErrorKind::EmptyText => Explanation::new("there is no position here")
                .label("nothing here")
                .help("a position begins like `flex - PsbYswGcbRdbOcwBfb`, the empty table and a rack"),
            ErrorKind::BlankLine => {
                Explanation::new("this line is blank; each line of a batch is a position")
                    .label("a blank line")
            }
            ErrorKind::CommentLine => {
                Explanation::new("this line is a comment; each line of a batch is a position")
                    .label("a comment")
            }
            ErrorKind::SecondLine => Explanation::new("more text follows the position line")
                .label("one line too many")
                .help("a file holds one position; for one on each line there is `analyse --batch`"),
            ErrorKind::UnknownRules(word) => {
                let names = Rules::ALL.map(Rules::name);
                Explanation::new(format!(
                    "`{word}` is not the name of any rules; they are {}",
                    names.join(", ")
                ))
                .label("not a name of rules")
                .help_if(place.nearest(word, names).map(did_you_mean))
            }

            ErrorKind::NoBoard => Explanation::new("the board is missing")
                .label("the board must stand here")
                .help("a position line is RULES BOARD RACK; the empty table is `-`"),
            ErrorKind::NoRack => Explanation::new("the rack is missing")
                .label("the rack must stand here")
                .help("a position line is RULES BOARD RACK; the empty rack is `-`"),
            ErrorKind::ZeroCells => Explanation::new("a number of empty cells is 1 or more")
                .label("no empty cells at all")
                .help_if(leave_out("leave the 0 out", "", place)),
            ErrorKind::LargeGap(digits) => {
                Explanation::new(format!("{digits} empty cells are far too many"))
                    .label("too many")
            }
            ErrorKind::EmptyRow => {
                let help = match (place.may_leave_out_slash(), place.fit("1").is_some()) {
                    (true, true) => {
                        "leave the `/` out, or write `1` for a row of empty cells"
                    }
                    (true, false) => "leave the `/` out",
                    (false, true) => "write `1` for a row of empty cells",
                    (false, false) => "a row of empty cells is `1`",
                };
                Explanation::new("this row of the board is empty")
                    .label("nothing in this row")
                    .help(help)
            }
            ErrorKind::DashAmongTiles(key) => {
                let why = match key {
                    Key::Board => "empty cells are a number, and `/` separates rows",
                    _ => "",
                };
                Explanation::new(format!(
                    "`-` stands for a whole {} without tiles",
                    key.name()
                ))
                .label("a dash among tiles")
                .help_if(leave_out("leave the `-` out", why, place))
            }
            ErrorKind::DotsInLine => {
                Explanation::new("in a position line, empty cells are a number, not dots")
                    .label("dots")
                    .help("a number stands for empty cells: `1` for one, `2` for two")
            }
            ErrorKind::NotInBoard(found) => {
                Explanation::new(format!("{} has no place in the board", shown(*found)))
                    .label("not a tile, not an empty cell")
                    .help("a board is tiles, numbers of empty cells, and `/` between rows")
            }
            ErrorKind::NotInRack(found) => {
                Explanation::new(format!("{} has no place in the rack", shown(*found)))
                    .label("not a tile")
                    .help("a rack is tiles only, such as `PsbYsw`, or `-`")
            }
            ErrorKind::SpaceInBoard => Explanation::new("a space splits the board")
                .label("a space")
                .help_if(leave_out("leave the space out", "`/` alone separates rows", place)),
            ErrorKind::TilesAfterRack(word) => Explanation::new(format!(
                "`{word}` stands after the rack, which ended at the space"
            ))
            .label("tiles after the rack")
            .help("write the rack, and the board too, without spaces"),
            ErrorKind::CommentInLine => Explanation::new("a position line takes no comment")
                .label("a comment")
                .help("in a file, put the comment on a line above"),
            ErrorKind::NotAPair(word) => {
                Explanation::new(format!("`{word}` is not of the form key=value"))
                    .label("not key=value")
                    .help(format!("what may follow the rack is {}", keys(Form::Line)))
            }
            ErrorKind::ColonInLine(right) => {
                Explanation::new("in a position line, `=` joins a key and its value")
                    .label("a colon")
                    .help_if(place.fit(right).map(write))
            }

            ErrorKind::UnknownKey(word, form) => {
                let message = match (&word[..], form) {
                    ("", _) => "the key is missing".to_string(),
                    (word, Form::Line) => format!("a position line has no key `{word}`"),
                    (word, Form::Sheet) => format!("a position sheet has no key `{word}`"),
                };
                let names = Key::of(*form).map(Key::name);
                let help = match (Key::from_name(word), place.nearest(word, names)) {
                    (Some(key), _) => format!(
                        "in a position line the {} has no key; the line is RULES BOARD RACK [key=value …]",
                        key.name()
                    ),
                    (None, Some(meant)) => did_you_mean(meant),
                    (None, None) => format!("keys are {}", keys(*form)),
                };
                Explanation::new(message).label("not a key").help(help)
            }
            ErrorKind::KeyTwice(key) => {
                Explanation::new(format!("`{}` stands here a second time", key.name()))
                    .label("stands there already")
                    .help("a key stands once; delete one of the two")
            }
            ErrorKind::NoValue(key, form) => {
                Explanation::new(format!("`{}` has no value", key.name()))
                    .label("no value")
                    .help_if(place.pair(*key, *form).map(write_for_example))
            }
            ErrorKind::ExtraWord(key, word) => {
                let help = match key {
                    Key::Rules | Key::Origin | Key::Players | Key::Bag => {
                        Some("each key has its own line".to_string())
                    }
                    Key::Board | Key::Rack | Key::Scores => None,
                };
                Explanation::new(format!(
                    "`{word}` is one word too many: {} takes one",
                    key.name()
                ))
                .label("one word too many")
                .help_if(help)
            }
            ErrorKind::ScoreSeparator(form, scores) => {
                Explanation::new(match form {
                    Form::Line => "in a position line, scores are joined by `-`",
                    Form::Sheet => "in a position sheet, scores are separated by spaces",
                })
                .label("joined in another way")
                .help_if(place.fit(scores).map(write))
            }

            ErrorKind::MissingKey(key) => {
                let add = |line: String| match key {
                    Key::Board | Key::Rack => {
                        format!("add the line `{line}` if there are no tiles")
                    }
                    _ => format!("add a line such as `{line}`"),
                };
                Explanation::new(format!("the sheet has no `{}:`", key.name()))
                    .label("the sheet ends here")
                    .help_if(place.line_below(*key).map(add))
            }
            ErrorKind::NoColon(key, right) => {
                Explanation::new(format!("a colon is missing after `{}`", key.name()))
                    .label("no colon")
                    .help_if(place.fit(right).map(write))
            }
            ErrorKind::NoKey => Explanation::new("this line of the sheet has no key")
                .label("no key")
                .help(format!(
                    "a line of a sheet is `key: value`; keys are {}",
                    keys(Form::Sheet)
                )),
            ErrorKind::IndentedKey(key) => Explanation::new(format!(
                "the key `{}` is indented; only the rows of the board are",
                key.name()
            ))
            .label("indented")
            .help("begin the line with the key"),
            ErrorKind::StrayRow => {
                Explanation::new("this line is indented, but stands below no `board:`")
                    .label("indented")
                    .help("begin the line with a key, or put it below `board:`")
            }
            ErrorKind::RowNotIndented => Explanation::new("this row of the board is not indented")
                .label("not indented")
                .help("put two spaces before each row below `board:`"),
            ErrorKind::BlankRow => Explanation::new("a blank line splits the rows of the board")
                .label("a blank line")
                .help("delete it, or fill it with dots for a row of empty cells"),
            ErrorKind::NoRows => {
                let empty = place.fit("board: -");
                Explanation::new("the board has no rows")
                    .label("no row follows")
                    .help_if(empty.map(|empty| format!("{} for the empty table", write(empty))))
            }
            ErrorKind::RowOnKeyLine => {
                Explanation::new("the rows of the board begin on the line below `board:`")
                    .label("on the line of the key")
                    .help("put each row on a line of its own below, indented")
            }
            ErrorKind::RowsBelowDash => {
                Explanation::new("`board: -` is the empty table, yet a row follows")
                    .label("a row")
                    .help("leave the `-` out, or the rows")
            }
            ErrorKind::GluedDots(word) => {
                let help = match &place.empty_cells(word, None)[..] {
                    [] => "put spaces between cells; an empty cell is as long as a tile, or one dot"
                        .to_string(),
                    [one] => empty_cells(slice::from_ref(one)),
                    several => format!("the dots are unclear: {}", empty_cells(several)),
                };
                Explanation::new(format!("`{}` runs several cells into one", cut(word)))
                    .label("no space between")
                    .help(help)
            }
            ErrorKind::DotRun { dots, tile } => {
                let ways = place.empty_cells(&".".repeat(*dots), Some(*tile));
                let (dots, cell) = (plural(*dots, "dot"), ".".repeat(*tile));
                Explanation::new(format!(
                    "a run of {dots} is unclear: in one board each empty cell is `{cell}`, or each is `.`"
                ))
                .label("one empty cell, or several?")
                .help_if((!ways.is_empty()).then(|| empty_cells(&ways)))
            }
            ErrorKind::DashRow => Explanation::new("`-` is not a row of the board")
                .label("a dash among tiles")
                .help("the empty table is `board: -`, and an empty cell is dots"),
            ErrorKind::LineInSheet(found) => Explanation::new(format!(
                "{} has no place in the board of a sheet",
                shown(*found)
            ))
            .label("not a tile, not an empty cell")
            .help("in a sheet, an empty cell is dots and each row has a line of its own"),

            ErrorKind::EmptyTurn => {
                let help = match place.example_play() {
                    Some(play) => {
                        format!("write a play such as `{play}`, `swap` with tiles, or `pass`")
                    }
                    None => "a turn is placements, each TILE@CELL, `swap` with tiles, or `pass`"
                        .to_string(),
                };
                Explanation::new("there is no play here")
                    .label("nothing here")
                    .help(help)
            }
            ErrorKind::NoAt(word) => {
                let help = match (place.placement(word), place.example_play()) {
                    (Some(right), _) => write(right),
                    (None, Some(play)) => {
                        format!("a placement is TILE@CELL, such as `{play}`")
                    }
                    (None, None) => "a placement is TILE@CELL".to_string(),
                };
                Explanation::new(format!("`{word}` has no `@` between tile and cell"))
                    .label("no `@`")
                    .help(help)
            }
            ErrorKind::CellFirst(right) => {
                Explanation::new("in a placement, the tile stands before the cell")
                    .label("the wrong way round")
                    .help_if(place.fit(right).map(write))
            }
            ErrorKind::PlacementSeparator(',') => {
                Explanation::new("a placement is missing before this comma")
                    .label("one comma too many")
                    .help_if(leave_out("leave it out", "", place))
            }
            ErrorKind::PlacementSeparator(found) => {
                let space = place.fit(" ");
                Explanation::new(format!(
                    "placements are separated by spaces, not by {}",
                    shown(*found)
                ))
                .label("not a space")
                .help_if(space.map(|_| "write a space instead".to_string()))
            }
            ErrorKind::SwapWithoutTiles(word) => {
                let example = |swap: String| {
                    format!("write the tiles that go back to the bag, such as `{swap}`")
                };
                Explanation::new(format!("`{word}` names no tiles"))
                    .label("which tiles?")
                    .help_if(place.example_swap(word).map(example))
            }
            ErrorKind::WordsAfterPass => Explanation::new("nothing follows `pass`")
                .label("too much")
                .help("leave it out: `pass` stands alone"),
            ErrorKind::TurnWord(word, right) => {
                Explanation::new(format!("`{word}` is not written in small letters"))
                    .label("capital letters")
                    .help_if(place.fit(*right).map(write))
            }

            ErrorKind::TooManyCopies {
                tile,
                found,
                copies,
                rules,
            } => {
                let copies = count(*copies, "copy", "copies");
                Explanation::new(format!("`{tile}` is here {found} times; {rules} has {copies}"))
                    .label("too many copies")
            }
            ErrorKind::LargeRack(tiles) => {
                Explanation::new(format!("the rack has {tiles} tiles; a hand holds {RACK_SIZE}"))
                    .label("too many tiles")
                    .help(format!("take out {}", plural(tiles - RACK_SIZE, "tile")))
            }
            ErrorKind::NearEdge { origin, written } => Explanation::new(
                "the table needs six free columns on its left and six free rows above",
            )
            .label("too near the edge")
            .help_if(place.origin(written, *origin).map(write_instead)),
            ErrorKind::BeyondEdge => Explanation::new(format!(
                "the table reaches beyond column {} or row {MAX_COORDINATE}",
                last_column()
            ))
            .label("beyond the edge"),
            ErrorKind::Apart(tiles) => {
                Explanation::new(match tiles {
                    1 => "this tile does not touch the others".to_string(),
                    tiles => format!("these {tiles} tiles do not touch the others"),
                })
                .label("apart from the others")
                .help("all tiles of a table are connected, edge to edge; check the empty cells")
            }
            ErrorKind::Line {
                direction,
                tiles,
                error,
            } => {
                let line = Tiles(tiles);
                let (message, label) = match error {
                    LineError::Mixed => (
                        format!("the line {line} has neither one colour nor one shape"),
                        "not one line",
                    ),
                    LineError::FaceTwice(face) => {
                        let (colour, shape) = (face.colour.name(), face.shape.name());
                        (
                            format!("the line {line} has the {colour} {shape} twice"),
                            "one face twice in a line",
                        )
                    }
                    LineError::TooLong => (
                        format!(
                            "the line {line} has {} tiles; no line has more than {LONGEST_LINE}",
                            tiles.len()
                        ),
                        "too long",
                    ),
                };
                Explanation::new(message).label(label).help(match direction {
                    Direction::Vertical => {
                        "tiles that touch in a column are a line; check the empty cells before them"
                    }
                    Direction::Horizontal | Direction::DiagonalDown | Direction::DiagonalUp => {
                        "tiles that touch in a row are a line; check the empty cells between them"
                    }
                })
            }
            ErrorKind::LongDiagonal(background, tiles) => Explanation::new(format!(
                "a {} diagonal has {tiles} tiles; none may have more than {LONGEST_LINE}",
                background.name()
            ))
            .label("too long"),
            ErrorKind::Players(players) => Explanation::new(format!(
                "{} cannot play; 2 to 4 can",
                plural(*players, "player")
            ))
            .label("2, 3 or 4"),
            ErrorKind::LargeBag { bag, unseen } => Explanation::new(format!(
                "{bag} tiles cannot be in the bag; only {unseen} are neither on the table nor in the rack"
            ))
            .label("more than there are")
            .help(format!(
                "write a number from 0 to {unseen}, or leave the key out"
            )),
            ErrorKind::ScoreCount {
                scores,
                players,
                written,
                form,
            } => {
                let help = match (scores, written) {
                    (2..=4, Some(written)) => place
                        .players(written, *scores)
                        .map(|other| format!("for {scores} players {}", write_instead(other))),
                    (2..=4, None) => place
                        .added_players(*scores, *form)
                        .map(|added| format!("for {scores} players add `{added}`")),
                    _ => Some(format!("write {players} scores, the player to move first")),
                };
                let (are, found) = (is_or_are(*scores), plural(*scores, "score"));
                Explanation::new(format!("there {are} {found} for {players} players"))
                    .label("not one for each player")
                    .help_if(help)
            }
        }
    }
}

pub(super) fn write(text: impl fmt::Display) -> String {
    format!("write `{text}`")
}

pub(super) fn write_for_example(text: impl fmt::Display) -> String {
    format!("write for example `{text}`")
}

pub(super) fn did_you_mean(text: impl fmt::Display) -> String {
    format!("did you mean `{text}`?")
}

/// ``write `…` or `…` instead of `…` ``
pub(super) fn write_instead(replacement: Replacement<'_>) -> String {
    let texts: Vec<String> = replacement
        .texts
        .iter()
        .map(|text| format!("`{text}`"))
        .collect();
    let instead = replacement
        .instead_of
        .map_or_else(String::new, |old| format!(" instead of `{old}`"));
    format!("write {}{instead}", or_list(&texts))
}

/// "leave … out", if that would do, and why, if there is more to say.
fn leave_out(what: &str, why: &str, place: &Place<'_>) -> Option<String> {
    match (place.may_leave_out(), why) {
        (true, "") => Some(what.to_string()),
        (true, why) => Some(format!("{what}: {why}")),
        (false, "") => None,
        (false, why) => Some(why.to_string()),
    }
}

/// ``write `…` for 1 empty cell or `… …` for 2 empty cells``
fn empty_cells(ways: &[(usize, String)]) -> String {
    let ways: Vec<String> = ways
        .iter()
        .map(|(cells, text)| format!("`{text}` for {}", plural(*cells, "empty cell")))
        .collect();
    format!("write {}", or_list(&ways))
}

fn small_background(background: Background) -> String {
    let (letter, name) = (background.letter(), background.name());
    format!("a background is a small letter: write `{letter}` for {name}")
}

fn next_tile(colour: Colour) -> String {
    let (letter, name) = (colour.letter(), colour.name());
    format!("if the next tile begins here, write `{letter}` for {name}")
}

fn keys(form: Form) -> String {
    let names: Vec<&str> = Key::of(form).map(Key::name).collect();
    names.join(", ")
}

/// The beginning of a text that may be long.
fn cut(text: &str) -> String {
    match text.char_indices().nth(18) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_string(),
    }
}

fn shapes() -> String {
    explained(Shape::ALL.map(|shape| (shape.letter(), shape.name())))
}

/// `R red, O orange, …`
fn explained<const N: usize>(letters: [(char, &str); N]) -> String {
    letters
        .map(|(letter, name)| format!("{letter} {name}"))
        .join(", ")
}

/// The last column that a position may reach, with its number: few know that `sr` is the 512th.
pub(crate) fn last_column() -> String {
    let cell = Cell::new(MAX_COORDINATE, 1).to_string();
    format!("{MAX_COORDINATE} ({})", cell.trim_end_matches('1'))
}

/// A character in quotes; by its code where it cannot be seen.
pub(super) fn shown(found: char) -> String {
    if found.is_ascii_graphic() {
        format!("`{found}`")
    } else {
        code(found)
    }
}

fn code(found: char) -> String {
    format!("U+{:04X}", u32::from(found))
}
