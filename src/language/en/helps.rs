use super::problems::shapes;
use super::{Place, nearest, or_list, plural, spaced};
use crate::game::{Background, Colour, Direction, Placement, RACK_SIZE, Rules, Tile};
use crate::notation::{ErrorKind, Form, Key};

impl ErrorKind {
    /// What to write instead, where something was found that would do at the place; otherwise what
    /// else helps, if anything does.
    pub(crate) fn help(&self, place: &Place<'_>) -> Option<String> {
        Some(match self {
            ErrorKind::LookAlike(_, meant) => {
                let meant = place.best([meant.clone()])?;
                if meant == " " {
                    "write a plain space".to_string()
                } else {
                    format!("write a plain `{meant}`")
                }
            }
            ErrorKind::Invisible(_) => "delete it, or type the line again".to_string(),

            ErrorKind::NotAColour(letter) => small_background(*letter, place)?,
            ErrorKind::SmallColour(letters) | ErrorKind::CapitalShape(letters) => place
                .best(tiles_meant(letters))
                .map_or_else(|| TILE.to_string(), |tiles| format!("write `{tiles}`")),
            ErrorKind::NoShape(colour) => small_background(colour.letter(), place)
                .unwrap_or_else(|| format!("shapes are {}", shapes())),
            ErrorKind::NotABackground(letter, _) | ErrorKind::ExtraCharacter(letter, _) => {
                next_tile(*letter, place)?
            }
            ErrorKind::NotATile(',') if place.is_in_rows() => {
                "one comma is enough between tiles; in a board an empty cell is dots".to_string()
            }
            ErrorKind::NotATile(',') => {
                leave_out("it", Some("one comma is enough between tiles"), place)?
            }
            ErrorKind::NotATile(_) | ErrorKind::NoTile => TILE.to_string(),
            ErrorKind::BackgroundMissing(tile, rules) => {
                let tiles = rules.backgrounds().iter().map(|&background| Tile {
                    background: Some(background),
                    ..*tile
                });
                at_tile(*tile, tiles.map(|tile| tile.to_string()), place)?
            }
            ErrorKind::BackgroundUnwanted(tile) => {
                let bare = Tile {
                    background: None,
                    ..*tile
                }
                .to_string();
                let bare = at_tile(*tile, [bare], place)
                    .map_or_else(String::new, |write| format!("{write}; "));
                format!("{bare}backgrounds belong to flex and intro")
            }
            ErrorKind::SplitInIntro(_) => "with split tiles the rules are `flex`".to_string(),

            ErrorKind::NotACell(_)
            | ErrorKind::NoCell
            | ErrorKind::NoRow(_)
            | ErrorKind::NoColumn(_) => {
                "a cell is its column in letters and its row in digits, such as `g7`".to_string()
            }
            ErrorKind::CapitalCell(_, right)
            | ErrorKind::RowFirst(_, right)
            | ErrorKind::LeadingZero(_, right) => place.write(right)?,
            ErrorKind::ColonInLine(right)
            | ErrorKind::NoColon(_, right)
            | ErrorKind::CellFirst(right) => place.write(right)?,
            ErrorKind::ScoreSeparator(_, scores) => place.write(scores)?,
            ErrorKind::TurnWord(_, right) => place.write(*right)?,

            ErrorKind::NotANumber(Key::Scores, word) if word.is_empty() => {
                "write one score for each player".to_string()
            }
            ErrorKind::NotANumber(..) => "write a number in digits".to_string(),

            ErrorKind::EmptyText => {
                "a position begins like `flex - PsbYswGcbRdbOcwBfb`, the empty table and a rack"
                    .to_string()
            }
            ErrorKind::SecondLine => {
                "a file holds one position; for one on each line there is `analyse --batch`"
                    .to_string()
            }
            ErrorKind::UnknownRules(word) => {
                place.did_you_mean(nearest(word, Rules::ALL.map(Rules::name))?)?
            }

            ErrorKind::NoBoard => {
                "a position line is RULES BOARD RACK; the empty table is `-`".to_string()
            }
            ErrorKind::NoRack => {
                "a position line is RULES BOARD RACK; the empty rack is `-`".to_string()
            }
            ErrorKind::ZeroCells => leave_out("the 0", None, place)?,
            ErrorKind::EmptyRow => {
                let row = place
                    .write("1")
                    .map(|write| format!("{write} for a row of empty cells"));
                let leave_out = place
                    .may_leave_out_slash()
                    .then(|| "leave the `/` out".to_string());
                let ways: Vec<String> = leave_out.into_iter().chain(row).collect();
                if ways.is_empty() {
                    "a row of empty cells is `1`".to_string()
                } else {
                    ways.join(", or ")
                }
            }
            ErrorKind::DashAmongTiles(Key::Board) => leave_out(
                "the `-`",
                Some("empty cells are a number, and `/` separates rows"),
                place,
            )?,
            ErrorKind::DashAmongTiles(_) => leave_out("the `-`", None, place)?,
            ErrorKind::DotsInLine => {
                "a number stands for empty cells: `1` for one, `2` for two".to_string()
            }
            ErrorKind::NotInBoard(_) => {
                "a board is tiles, numbers of empty cells, and `/` between rows".to_string()
            }
            ErrorKind::NotInRack(_) => "a rack is tiles only, such as `PsbYsw`, or `-`".to_string(),
            ErrorKind::SpaceInBoard => {
                leave_out("the space", Some("`/` alone separates rows"), place)?
            }
            ErrorKind::TilesAfterRack(_) => {
                "write the rack, and the board too, without spaces".to_string()
            }
            ErrorKind::CommentInLine => "in a file, put the comment on a line above".to_string(),
            ErrorKind::NotAPair(_) => format!("what may follow the rack is {}", keys(Form::Line)),

            ErrorKind::UnknownKey(word, form) => unknown_key(word, *form, place),
            ErrorKind::KeyTwice(_) => "a key stands once; delete one of the two".to_string(),
            ErrorKind::NoValue(key, form) => {
                let pairs = examples(*key, *form)
                    .iter()
                    .map(|value| pair(*form, *key, value));
                format!("write for example `{}`", place.best(pairs)?)
            }
            ErrorKind::ExtraWord(Key::Rules | Key::Origin | Key::Players | Key::Bag, _) => {
                "each key has its own line".to_string()
            }

            ErrorKind::MissingKey(key) => {
                let pairs = examples(*key, Form::Sheet)
                    .iter()
                    .map(|value| pair(Form::Sheet, *key, value));
                let line = place.best(pairs.map(|pair| format!("\n{pair}")))?;
                match key {
                    Key::Board | Key::Rack => format!(
                        "add the line `{}` where there are no tiles",
                        line.trim_start()
                    ),
                    _ => format!("add a line such as `{}`", line.trim_start()),
                }
            }
            ErrorKind::NoKey => format!(
                "a line of a sheet is `key: value`; keys are {}",
                keys(Form::Sheet)
            ),
            ErrorKind::IndentedKey(_) => "begin the line with the key".to_string(),
            ErrorKind::StrayRow => {
                "begin the line with a key, or put it below `board:`".to_string()
            }
            ErrorKind::RowNotIndented => {
                "put two spaces before each row below `board:`".to_string()
            }
            ErrorKind::BlankRow => {
                "delete it, or fill it with dots for a row of empty cells".to_string()
            }
            ErrorKind::NoRows => format!("{} for the empty table", place.write("board: -")?),
            ErrorKind::RowOnKeyLine => {
                "put each row on a line of its own below, indented".to_string()
            }
            ErrorKind::RowsBelowDash => "leave the `-` out, or the rows".to_string(),
            ErrorKind::GluedDots(word) => empty_cells(word, tile_length(word, place), place)
                .unwrap_or_else(|| {
                    "put spaces between cells; an empty cell is as long as a tile, or one dot"
                        .to_string()
                }),
            ErrorKind::DotRun { dots, tile } => empty_cells(&".".repeat(*dots), *tile, place)?,
            ErrorKind::DashRow => {
                "the empty table is `board: -`, and an empty cell is dots".to_string()
            }
            ErrorKind::LineInSheet(_) => {
                "in a sheet, an empty cell is dots and each row has a line of its own".to_string()
            }

            ErrorKind::EmptyTurn => match example_play(place) {
                Some(play) => {
                    format!("write a play such as `{play}`, `swap` with tiles, or `pass`")
                }
                None => {
                    "a turn is placements, each TILE@CELL, `swap` with tiles, or `pass`".to_string()
                }
            },
            ErrorKind::NoAt(word) => {
                let split = |at: usize| Some(format!("{}@{}", word.get(..at)?, word.get(at..)?));
                let reads = |split: &String| split.parse::<Placement>().is_ok();
                let splits: Vec<String> =
                    [2, 3].into_iter().filter_map(split).filter(reads).collect();
                // Rules with backgrounds leave no doubt; elsewhere `Rsbj7` may be `Rs@bj7` or a
                // tile of another game.
                let is_clear = splits.len() == 1 || place.rules().is_some_and(Rules::has_diagonals);
                let example = || {
                    example_play(place)
                        .map_or_else(String::new, |play| format!(", such as `{play}`"))
                };
                let meant = place
                    .best(splits.into_iter().filter(|_| is_clear))
                    .map(|right| format!("write `{right}`"));
                meant.unwrap_or_else(|| format!("a placement is TILE@CELL{}", example()))
            }
            ErrorKind::PlacementSeparator(',') => leave_out("it", None, place)?,
            ErrorKind::PlacementSeparator(_) => place
                .write(" ")
                .map(|_| "write a space instead".to_string())?,
            ErrorKind::SwapWithoutTiles(word) => {
                let swap =
                    place.best(["Rd Oc", "Rdb Ocw"].map(|tiles| format!("{word} {tiles}")))?;
                format!("write the tiles that go back to the bag, such as `{swap}`")
            }
            ErrorKind::WordsAfterPass => "leave it out: `pass` stands alone".to_string(),

            ErrorKind::LargeRack(tiles) => {
                format!("take out {}", plural(tiles - RACK_SIZE, "tile"))
            }
            ErrorKind::NearEdge { origin, written } => {
                place.write_instead(written, [with_value(place.text(written.clone()), *origin)])?
            }
            ErrorKind::Apart(_) => {
                "all tiles of a table hang together, edge to edge; mind the empty cells".to_string()
            }
            ErrorKind::Line {
                direction: Direction::Vertical,
                ..
            } => "tiles that touch in a column are a line; mind the empty cells before them"
                .to_string(),
            ErrorKind::Line { .. } => {
                "tiles that touch in a row are a line; mind the empty cells between them"
                    .to_string()
            }
            ErrorKind::LargeBag { unseen, .. } => {
                format!("write a number from 0 to {unseen}, or leave the key out")
            }
            ErrorKind::ScoreCount {
                scores: scores @ 2..=4,
                written: Some(written),
                ..
            } => {
                let players = with_value(place.text(written.clone()), scores);
                format!(
                    "for {scores} players {}",
                    place.write_instead(written, [players])?
                )
            }
            ErrorKind::ScoreCount {
                scores: scores @ 2..=4,
                form,
                ..
            } => {
                let players = pair(*form, Key::Players, &scores.to_string());
                let joint = if *form == Form::Line { " " } else { "\n" };
                let fits = place.may_add(place.span().end, &format!("{joint}{players}"));
                fits.then(|| format!("for {scores} players add `{players}`"))?
            }
            ErrorKind::ScoreCount { players, .. } => {
                format!("write {players} scores, the player to move first")
            }
            ErrorKind::NotAscii(_)
            | ErrorKind::NotAShape(_)
            | ErrorKind::RowRange(_)
            | ErrorKind::ColumnRange(_)
            | ErrorKind::LargeNumber(..)
            | ErrorKind::BlankLine
            | ErrorKind::CommentLine
            | ErrorKind::LargeGap(_)
            | ErrorKind::ExtraWord(Key::Board | Key::Rack | Key::Scores, _)
            | ErrorKind::TooManyCopies { .. }
            | ErrorKind::BeyondEdge
            | ErrorKind::LongDiagonal(..)
            | ErrorKind::Players(_) => return None,
        })
    }
}

const TILE: &str =
    "a tile is its initials, such as `Rc` (red circle) or, in Flex, `Rcb` (on black)";

/// Letters as tiles: of two letters each, or of three.
fn tiles_meant(letters: &str) -> impl Iterator<Item = String> {
    let letters: Vec<char> = letters.to_ascii_lowercase().chars().collect();
    [2, 3].into_iter().filter_map(move |size| {
        let tiles = letters.chunks_exact(size);
        let capital = |tile: &[char]| -> String {
            tile.iter()
                .enumerate()
                .map(|(place, it)| {
                    if place == 0 {
                        it.to_ascii_uppercase()
                    } else {
                        *it
                    }
                })
                .collect()
        };
        tiles
            .remainder()
            .is_empty()
            .then(|| tiles.map(capital).collect())
    })
}

/// A tile, the first of those pointed at, that could be written otherwise.
fn at_tile(
    tile: Tile,
    others: impl IntoIterator<Item = String>,
    place: &Place<'_>,
) -> Option<String> {
    let start = place.span().start;
    place.write_instead(&(start..start + tile.to_string().len()), others)
}

/// A key with its value, as it is written, with another value.
fn with_value(pair: &str, value: impl ToString) -> String {
    pair.trim_end_matches(|letter: char| letter.is_ascii_alphanumeric())
        .to_string()
        + &value.to_string()
}

/// "leave … out", where that would do, and what else there is to say.
fn leave_out(what: &str, why: Option<&str>, place: &Place<'_>) -> Option<String> {
    match (place.may_leave_out(), why) {
        (true, Some(why)) => Some(format!("leave {what} out: {why}")),
        (true, None) => Some(format!("leave {what} out")),
        (false, why) => why.map(str::to_string),
    }
}

fn example_play(place: &Place<'_>) -> Option<String> {
    place.best(["Yc@i9 Pc@j9", "Ycb@i9 Pcw@j9"].map(str::to_string))
}

/// The ways to write the cells of a word apart that can be read, each with the number of empty
/// cells it stands for, whatever the rules say of the board. They are as long as those elsewhere in
/// the board.
fn empty_cells(word: &str, tile: usize, place: &Place<'_>) -> Option<String> {
    let lengths = match place
        .other_dots()
        .find(|run| [1, tile].contains(&run.len()))
    {
        Some(run) => vec![run.len()],
        None => vec![tile, 1],
    };
    let ways = lengths
        .iter()
        .flat_map(|&length| [(length, true), (length, false)]);
    let readings: Vec<(usize, String)> = ways
        .filter_map(|(length, one_each)| cells_apart(word, length, one_each))
        .collect();
    let mut told: Vec<(usize, String)> = Vec::new();
    for (cells, text) in readings {
        if !told.iter().any(|(known, _)| *known == cells) && place.can_be_read(&text) {
            told.push((cells, text));
        }
    }
    told.sort();
    let told: Vec<String> = told
        .iter()
        .take(3)
        .map(|(cells, text)| format!("`{text}` for {}", plural(*cells, "empty cell")))
        .collect();
    // Of dots alone the message says so.
    let is_unclear = told.len() > 1 && !word.bytes().all(|dot| dot == b'.');
    let unclear = if is_unclear {
        "the dots are unclear: "
    } else {
        ""
    };
    (!told.is_empty()).then(|| format!("{unclear}write {}", or_list(&told)))
}

/// How many letters a tile of the rules has; where they are not known, the first tile of a word.
fn tile_length(word: &str, place: &Place<'_>) -> usize {
    if let Some(rules) = place.rules() {
        return if rules.has_diagonals() { 3 } else { 2 };
    }
    spaced(word)
        .split(' ')
        .find(|part| !part.starts_with('.'))
        .map_or(2, str::len)
}

/// A word with spaces between its cells, and how many of them are empty. Each run of dots is one
/// such cell, or as many as it has parts of this length; `None` where it cannot be parted.
fn cells_apart(word: &str, length: usize, one_each: bool) -> Option<(usize, String)> {
    let mut cells = 0;
    let mut parts = Vec::new();
    for part in spaced(word).split(' ') {
        if !part.starts_with('.') {
            parts.push(part.to_string());
            continue;
        }
        let run = if one_each { 1 } else { part.len() / length };
        if !one_each && run * length != part.len() {
            return None;
        }
        cells += run;
        parts.extend(std::iter::repeat_n(".".repeat(length), run));
    }
    Some((cells, parts.join(" ")))
}

/// A key and its value as a form joins them.
fn pair(form: Form, key: Key, value: &str) -> String {
    match form {
        Form::Line => format!("{}={value}", key.name()),
        Form::Sheet => format!("{}: {value}", key.name()),
    }
}

fn keys(form: Form) -> String {
    let names: Vec<&str> = Key::ALL
        .into_iter()
        .filter(|key| key.belongs_to(form))
        .map(Key::name)
        .collect();
    names.join(", ")
}

fn unknown_key(word: &str, form: Form, place: &Place<'_>) -> String {
    if let Some(key) = Key::from_name(word) {
        let key = key.name();
        return format!(
            "in a position line the {key} has no key; the line is RULES BOARD RACK [key=value …]"
        );
    }
    let known = Key::ALL
        .into_iter()
        .filter(|key| key.belongs_to(form))
        .map(Key::name);
    let meant = nearest(word, known).and_then(|meant| place.did_you_mean(meant));
    meant.unwrap_or_else(|| format!("keys are {}", keys(form)))
}

/// Values that a key may have; the first that would do is shown.
const fn examples(key: Key, form: Form) -> &'static [&'static str] {
    match key {
        Key::Rules => &["flex", "classic", "intro"],
        Key::Origin => &["g7"],
        Key::Board | Key::Rack => &["-"],
        Key::Players => &["2", "3", "4"],
        Key::Bag => &["88", "36", "6", "0"],
        Key::Scores if matches!(form, Form::Sheet) => &["23 31", "23 31 18", "23 31 18 27"],
        Key::Scores => &["23-31", "23-31-18", "23-31-18-27"],
    }
}

/// A capital that would be a background if it were small.
fn small_background(letter: char, place: &Place<'_>) -> Option<String> {
    let background = Background::from_letter(letter.to_ascii_lowercase())?;
    let write = place.write(background.letter())?;
    Some(format!(
        "a background is a small letter: {write} for {}",
        background.name()
    ))
}

/// A small letter where the next tile may begin.
fn next_tile(letter: char, place: &Place<'_>) -> Option<String> {
    let colour =
        Colour::from_letter(letter.to_ascii_uppercase()).filter(|_| letter.is_ascii_lowercase())?;
    let write = place
        .write(colour.letter())
        .filter(|_| place.begins_tile(colour.letter()))?;
    Some(format!(
        "if the next tile begins here, {write} for {}",
        colour.name()
    ))
}
