use super::{a_choice, apart, nearest, plural};
use crate::game::{Background, Colour, Direction, RACK_SIZE, Rules, Tile};
use crate::notation::{Form, Key, Problem};

impl Problem {
    /// What to write instead, where that is known.
    pub fn help(&self) -> Option<String> {
        Some(match self {
            Problem::LookAlike(_, meant) if meant == " " => "write a plain space".to_string(),
            Problem::LookAlike(_, meant) => format!("write a plain `{meant}`"),
            Problem::Invisible(_) => "delete it, or write the line anew".to_string(),

            Problem::NotAColour(letter) => small_letter(*letter)?,
            Problem::SmallColour(_, tile) | Problem::CapitalShape(_, tile) => write_it(tile),
            Problem::NoShape(_) => "a tile is colour, shape and, in Flex, background, such as `Rc` or `Rcb`".to_string(),
            Problem::NotABackground(letter, tile) => next_tile(*letter, *tile)?,
            Problem::ExtraCharacter(letter, tile) => next_tile(*letter, *tile)?,
            Problem::NotATile(_) | Problem::NoTile => {
                "a tile is its initials, such as `Rc` (red circle) or, in Flex, `Rcb` (on black)".to_string()
            }
            Problem::BackgroundMissing(tile, rules) => with_backgrounds(*tile, *rules),
            Problem::BackgroundUnwanted(tile) => {
                format!("write `{}`, or play by the rules `flex`", Tile { background: None, ..*tile })
            }
            Problem::SplitInIntro(_) => "with split tiles the rules are `flex`".to_string(),

            Problem::NotACell(_) | Problem::NoCell | Problem::NoRow(_) | Problem::NoColumn(_) => {
                "a cell is its column in letters and its row in digits, such as `g7`".to_string()
            }
            Problem::CapitalCell(_, right) | Problem::RowFirst(_, right) | Problem::LeadingZero(_, right) => {
                write_it(right)
            }
            Problem::ColonInLine(right) | Problem::NoColon(_, right) | Problem::CellFirst(right) => write_it(right),
            Problem::ScoreSeparator(form, scores) => write_it(&pair(*form, Key::Scores, scores)),
            Problem::TurnWord(_, right) => write_it(right),

            Problem::NotANumber(Key::Scores, word) if word.is_empty() => "write one score for each player".to_string(),
            Problem::NotANumber(..) => "write a number in digits".to_string(),

            Problem::EmptyText => {
                "a position begins like `flex - PsbYswGcbRdbOcwBfb`, the empty table and a rack".to_string()
            }
            Problem::SecondLine => "a file holds one position; for one on each line there is `analyse --batch`".to_string(),
            Problem::UnknownRules(word) => did_you_mean(nearest(word, Rules::ALL.map(Rules::name))?),

            Problem::NoBoard => "a position line is RULES BOARD RACK; write `-` for the empty table".to_string(),
            Problem::NoRack => "a position line is RULES BOARD RACK; write `-` for the empty rack".to_string(),
            Problem::ZeroCells => "leave the 0 out".to_string(),
            Problem::EmptyRow => "leave the `/` out, or write `1` for a row of empty cells".to_string(),
            Problem::DashAmongTiles(Key::Board) => {
                "leave the `-` out; empty cells are a number, rows are parted by `/`".to_string()
            }
            Problem::DashAmongTiles(_) => "leave the `-` out".to_string(),
            Problem::DotsInLine => "write `1` for one empty cell, `2` for two".to_string(),
            Problem::NotInBoard(_) => "a board is tiles, numbers of empty cells, and `/` between rows".to_string(),
            Problem::NotInRack(_) => "a rack is tiles only, such as `PsbYsw`, or `-`".to_string(),
            Problem::SpaceInBoard => "leave the space out: rows are parted by `/` alone".to_string(),
            Problem::TilesAfterRack(_) => "write the rack, and the board too, without spaces".to_string(),
            Problem::CommentInLine => "in a file, put the comment on a line above".to_string(),
            Problem::NotAPair(_) => format!("what may follow the rack is {}", keys(Form::Line)),

            Problem::UnknownKey(word, form) => unknown_key(word, *form),
            Problem::KeyTwice(_) => "a key stands once; delete one of the two".to_string(),
            Problem::NoValue(key, form) => format!("write for example `{}`", pair(*form, *key, example(*key, *form))),
            Problem::ExtraWord(Key::Rules | Key::Origin | Key::Players | Key::Bag, _) => {
                "each key has its own line".to_string()
            }

            Problem::MissingKey(key @ (Key::Board | Key::Rack)) => {
                format!("write `{}: -` where there are no tiles", key.name())
            }
            Problem::MissingKey(key) => {
                format!("write for example `{}`", pair(Form::Sheet, *key, example(*key, Form::Sheet)))
            }
            Problem::NoKey => format!("a line of a sheet is `key: value`; keys are {}", keys(Form::Sheet)),
            Problem::IndentedKey(_) => "begin the line with the key".to_string(),
            Problem::StrayRow => "begin the line with a key, or put it below `board:`".to_string(),
            Problem::RowNotIndented => "put two spaces before each row below `board:`".to_string(),
            Problem::BlankRow => "delete it, or write `...` for a row of empty cells".to_string(),
            Problem::NoRows => "write `board: -` for the empty table".to_string(),
            Problem::RowOnKeyLine => "put each row on a line of its own below, indented".to_string(),
            Problem::RowsBelowDash => "leave the `-` out, or the rows".to_string(),
            Problem::GluedDots(word) => write_it(&apart(word)),
            Problem::DashRow => "write `board: -` for the empty table, and dots for an empty cell".to_string(),
            Problem::LineInSheet(_) => "in a sheet, an empty cell is dots and each row has a line of its own".to_string(),

            Problem::EmptyTurn => "write a play such as `Ycb@i9 Pcw@j9`, `swap` with tiles, or `pass`".to_string(),
            Problem::NoAt(_) => "a placement is TILE@CELL, such as `Ycb@i9`".to_string(),
            Problem::PlacementSeparator(_) => "write for example `Ycb@i9 Pcw@j9`".to_string(),
            Problem::SwapWithoutTiles => "write the tiles that go back to the bag, such as `swap Rd Oc`".to_string(),
            Problem::WordsAfterPass => "write `pass` alone".to_string(),

            Problem::LargeRack(tiles) => format!("take out {}", plural(tiles - RACK_SIZE, "tile")),
            Problem::NearEdge(origin, form) => format!("write `{}`", pair(*form, Key::Origin, &origin.to_string())),
            Problem::Apart(_) => "all tiles of a table hang together, edge to edge; mind the empty cells".to_string(),
            Problem::Line { direction: Direction::Vertical, .. } => {
                "tiles that touch in a column are a line; mind the empty cells before them".to_string()
            }
            Problem::Line { .. } => "tiles that touch in a row are a line; mind the empty cells between them".to_string(),
            Problem::LargeBag { unseen, .. } => format!("write a number from 0 to {unseen}, or leave the key out"),
            Problem::ScoreCount { scores: scores @ 2..=4, form, .. } => {
                format!("for {scores} players write `{}`", pair(*form, Key::Players, &scores.to_string()))
            }
            Problem::ScoreCount { players, .. } => format!("write {players} scores, the player to move first"),
            Problem::Qwords(problem) => return problem.help(),
            Problem::Record(problem) => return problem.help(),
            _ => return None,
        })
    }
}

pub(super) fn write_it(right: &str) -> String {
    format!("write `{right}`")
}

pub(super) fn did_you_mean(word: &str) -> String {
    format!("did you mean `{word}`?")
}

/// A key and its value as a form joins them.
fn pair(form: Form, key: Key, value: &str) -> String {
    match form {
        Form::Line => format!("{}={value}", key.name()),
        Form::Sheet => format!("{}: {value}", key.name()),
    }
}

fn keys(form: Form) -> String {
    let names: Vec<&str> = Key::ALL.into_iter().filter(|key| key.belongs_to(form)).map(Key::name).collect();
    names.join(", ")
}

fn unknown_key(word: &str, form: Form) -> String {
    let place = |key| format!("in a position line the {key} has no key; the line is RULES BOARD RACK [key=value …]");
    if let Some(key) = Key::from_name(word) {
        return place(key.name());
    }
    let known = Key::ALL.into_iter().filter(|key| key.belongs_to(form)).map(Key::name);
    nearest(word, known).map_or_else(|| format!("keys are {}", keys(form)), did_you_mean)
}

const fn example(key: Key, form: Form) -> &'static str {
    match key {
        Key::Rules => "flex",
        Key::Origin => "g7",
        Key::Board | Key::Rack => "-",
        Key::Players => "2",
        Key::Bag => "88",
        Key::Scores if matches!(form, Form::Sheet) => "23 31",
        Key::Scores => "23-31",
    }
}

/// A capital that would be a shape or a background if it were small.
fn small_letter(letter: char) -> Option<String> {
    let small = letter.to_ascii_lowercase();
    Background::from_letter(small)
        .map(|background| format!("a background is a small letter: `{small}` is {}", background.name()))
}

/// A small letter where the next tile may begin.
fn next_tile(letter: char, tile: Tile) -> Option<String> {
    let colour = Colour::from_letter(letter.to_ascii_uppercase()).filter(|_| letter.is_ascii_lowercase())?;
    Some(format!("if the next tile begins after `{tile}`, write a capital `{}` for {}", colour.letter(), colour.name()))
}

fn with_backgrounds(tile: Tile, rules: Rules) -> String {
    let tiles = rules.backgrounds().iter().map(|&background| Tile { background: Some(background), ..tile });
    let tiles: Vec<String> = tiles.map(|tile| format!("`{tile}`")).collect();
    format!("write {}", a_choice(&tiles))
}
