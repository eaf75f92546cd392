use super::problems::shapes;
use super::{Place, a_choice, apart, nearest, plural};
use crate::game::{Background, Colour, Direction, Placement, RACK_SIZE, Rules, Tile};
use crate::notation::{Form, Key, Problem};

impl Problem {
    /// What to write instead, where something was found that would do at the place; otherwise what
    /// else helps, if anything does.
    pub(crate) fn help(&self, place: &Place<'_>) -> Option<String> {
        Some(match self {
            Problem::LookAlike(_, meant) => {
                let meant = place.best([meant.clone()])?;
                if meant == " " {
                    "write a plain space".to_string()
                } else {
                    format!("write a plain `{meant}`")
                }
            }
            Problem::Invisible(_) => "delete it, or type the line again".to_string(),

            Problem::NotAColour(letter) => small_background(*letter, place)?,
            Problem::SmallColour(letters) | Problem::CapitalShape(letters) => place
                .best(tiles_meant(letters))
                .map_or_else(|| TILE.to_string(), |tiles| format!("write `{tiles}`")),
            Problem::NoShape(colour) => small_background(colour.letter(), place)
                .unwrap_or_else(|| format!("shapes are {}", shapes())),
            Problem::NotABackground(letter, _) | Problem::ExtraCharacter(letter, _) => {
                next_tile(*letter, place)?
            }
            Problem::NotATile(',') if place.is_in_rows() => {
                "one comma is enough between tiles; in a board an empty cell is dots".to_string()
            }
            Problem::NotATile(',') => {
                leave_out("it", Some("one comma is enough between tiles"), place)?
            }
            Problem::NotATile(_) | Problem::NoTile => TILE.to_string(),
            Problem::BackgroundMissing(tile, rules) => {
                let tiles = rules.backgrounds().iter().map(|&background| Tile {
                    background: Some(background),
                    ..*tile
                });
                at_tile(*tile, tiles.map(|tile| tile.to_string()), place)?
            }
            Problem::BackgroundUnwanted(tile) => {
                let bare = Tile {
                    background: None,
                    ..*tile
                }
                .to_string();
                let bare = at_tile(*tile, [bare], place)
                    .map_or_else(String::new, |write| format!("{write}; "));
                format!("{bare}backgrounds belong to flex and intro")
            }
            Problem::SplitInIntro(_) => "with split tiles the rules are `flex`".to_string(),

            Problem::NotACell(_) | Problem::NoCell | Problem::NoRow(_) | Problem::NoColumn(_) => {
                "a cell is its column in letters and its row in digits, such as `g7`".to_string()
            }
            Problem::CapitalCell(_, right)
            | Problem::RowFirst(_, right)
            | Problem::LeadingZero(_, right) => place.write(right)?,
            Problem::ColonInLine(right)
            | Problem::NoColon(_, right)
            | Problem::CellFirst(right) => place.write(right)?,
            Problem::ScoreSeparator(_, scores) => place.write(scores)?,
            Problem::TurnWord(_, right) => place.write(*right)?,

            Problem::NotANumber(Key::Scores, word) if word.is_empty() => {
                "write one score for each player".to_string()
            }
            Problem::NotANumber(..) => "write a number in digits".to_string(),

            Problem::EmptyText => {
                "a position begins like `flex - PsbYswGcbRdbOcwBfb`, the empty table and a rack"
                    .to_string()
            }
            Problem::SecondLine => {
                "a file holds one position; for one on each line there is `analyse --batch`"
                    .to_string()
            }
            Problem::UnknownRules(word) => {
                place.did_you_mean(nearest(word, Rules::ALL.map(Rules::name))?)?
            }

            Problem::NoBoard => {
                "a position line is RULES BOARD RACK; the empty table is `-`".to_string()
            }
            Problem::NoRack => {
                "a position line is RULES BOARD RACK; the empty rack is `-`".to_string()
            }
            Problem::ZeroCells => leave_out("the 0", None, place)?,
            Problem::EmptyRow => {
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
            Problem::DashAmongTiles(Key::Board) => leave_out(
                "the `-`",
                Some("empty cells are a number, and `/` separates rows"),
                place,
            )?,
            Problem::DashAmongTiles(_) => leave_out("the `-`", None, place)?,
            Problem::DotsInLine => {
                "a number stands for empty cells: `1` for one, `2` for two".to_string()
            }
            Problem::NotInBoard(_) => {
                "a board is tiles, numbers of empty cells, and `/` between rows".to_string()
            }
            Problem::NotInRack(_) => "a rack is tiles only, such as `PsbYsw`, or `-`".to_string(),
            Problem::SpaceInBoard => {
                leave_out("the space", Some("`/` alone separates rows"), place)?
            }
            Problem::TilesAfterRack(_) => {
                "write the rack, and the board too, without spaces".to_string()
            }
            Problem::CommentInLine => "in a file, put the comment on a line above".to_string(),
            Problem::NotAPair(_) => format!("what may follow the rack is {}", keys(Form::Line)),

            Problem::UnknownKey(word, form) => unknown_key(word, *form, place),
            Problem::KeyTwice(_) => "a key stands once; delete one of the two".to_string(),
            Problem::NoValue(key, form) => {
                let pairs = examples(*key, *form)
                    .iter()
                    .map(|value| pair(*form, *key, value));
                format!("write for example `{}`", place.best(pairs)?)
            }
            Problem::ExtraWord(Key::Rules | Key::Origin | Key::Players | Key::Bag, _) => {
                "each key has its own line".to_string()
            }

            Problem::MissingKey(key) => {
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
            Problem::NoKey => format!(
                "a line of a sheet is `key: value`; keys are {}",
                keys(Form::Sheet)
            ),
            Problem::IndentedKey(_) => "begin the line with the key".to_string(),
            Problem::StrayRow => "begin the line with a key, or put it below `board:`".to_string(),
            Problem::RowNotIndented => "put two spaces before each row below `board:`".to_string(),
            Problem::BlankRow => {
                "delete it, or fill it with dots for a row of empty cells".to_string()
            }
            Problem::NoRows => format!("{} for the empty table", place.write("board: -")?),
            Problem::RowOnKeyLine => {
                "put each row on a line of its own below, indented".to_string()
            }
            Problem::RowsBelowDash => "leave the `-` out, or the rows".to_string(),
            Problem::GluedDots(word) => empty_cells(word, tile_length(word, place), place)
                .unwrap_or_else(|| {
                    "put spaces between cells; an empty cell is as long as a tile, or one dot"
                        .to_string()
                }),
            Problem::DotRun { dots, tile } => empty_cells(&".".repeat(*dots), *tile, place)?,
            Problem::DashRow => {
                "the empty table is `board: -`, and an empty cell is dots".to_string()
            }
            Problem::LineInSheet(_) => {
                "in a sheet, an empty cell is dots and each row has a line of its own".to_string()
            }

            Problem::EmptyTurn => match example_play(place) {
                Some(play) => {
                    format!("write a play such as `{play}`, `swap` with tiles, or `pass`")
                }
                None => {
                    "a turn is placements, each TILE@CELL, `swap` with tiles, or `pass`".to_string()
                }
            },
            Problem::NoAt(word) => {
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
            Problem::PlacementSeparator(',') => leave_out("it", None, place)?,
            Problem::PlacementSeparator(_) => place
                .write(" ")
                .map(|_| "write a space instead".to_string())?,
            Problem::SwapWithoutTiles(word) => {
                let swap =
                    place.best(["Rd Oc", "Rdb Ocw"].map(|tiles| format!("{word} {tiles}")))?;
                format!("write the tiles that go back to the bag, such as `{swap}`")
            }
            Problem::WordsAfterPass => "leave it out: `pass` stands alone".to_string(),

            Problem::LargeRack(tiles) => format!("take out {}", plural(tiles - RACK_SIZE, "tile")),
            Problem::NearEdge { origin, written } => {
                place.write_instead(written, [with_value(place.text(written.clone()), *origin)])?
            }
            Problem::Apart(_) => {
                "all tiles of a table hang together, edge to edge; mind the empty cells".to_string()
            }
            Problem::Line {
                direction: Direction::Vertical,
                ..
            } => "tiles that touch in a column are a line; mind the empty cells before them"
                .to_string(),
            Problem::Line { .. } => {
                "tiles that touch in a row are a line; mind the empty cells between them"
                    .to_string()
            }
            Problem::LargeBag { unseen, .. } => {
                format!("write a number from 0 to {unseen}, or leave the key out")
            }
            Problem::ScoreCount {
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
            Problem::ScoreCount {
                scores: scores @ 2..=4,
                form,
                ..
            } => {
                let players = pair(*form, Key::Players, &scores.to_string());
                let joint = if *form == Form::Line { " " } else { "\n" };
                let fits = place.may_add(place.span().end, &format!("{joint}{players}"));
                fits.then(|| format!("for {scores} players add `{players}`"))?
            }
            Problem::ScoreCount { players, .. } => {
                format!("write {players} scores, the player to move first")
            }
            Problem::Qwords(problem) => return problem.help(place),
            Problem::Record(problem) => return problem.help(place),
            _ => return None,
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
    (!told.is_empty()).then(|| format!("{unclear}write {}", a_choice(&told)))
}

/// How many letters a tile of the rules has; where they are not known, the first tile of a word.
fn tile_length(word: &str, place: &Place<'_>) -> usize {
    if let Some(rules) = place.rules() {
        return if rules.has_diagonals() { 3 } else { 2 };
    }
    apart(word)
        .split(' ')
        .find(|part| !part.starts_with('.'))
        .map_or(2, str::len)
}

/// A word with spaces between its cells, and how many of them are empty. Each run of dots is one
/// such cell, or as many as it has parts of this length; `None` where it cannot be parted.
fn cells_apart(word: &str, length: usize, one_each: bool) -> Option<(usize, String)> {
    let mut cells = 0;
    let mut parts = Vec::new();
    for part in apart(word).split(' ') {
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
