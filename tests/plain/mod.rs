//! A plain generator of every legal play with its score: slow, obvious, and sharing no code with `sixfold::search`.
//!
//! It knows tiles and cells, and nothing else of the crate's judgement: what is legal and what it scores is written
//! here once more, from the rules.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use sixfold::game::{Position, Tile};

type Place = (i16, i16);
type Table = HashMap<Place, Tile>;
/// A play as its tiles by place (row, column).
pub(crate) type PlainPlay = BTreeMap<Place, Tile>;

const ALONG: [Place; 2] = [(0, 1), (1, 0)];
const DIAGONAL: [Place; 2] = [(1, 1), (-1, 1)];

/// Every legal play of a position whose table is not empty, with its score.
pub(crate) fn every_play(position: &Position) -> BTreeMap<PlainPlay, u32> {
    let table: Table = position.board().tiles().map(|it| ((it.cell.row, it.cell.column), it.tile)).collect();
    let sequences = sequences(position.rack());
    let mut plays = BTreeMap::new();
    for window in windows(&table, position.rack().len()) {
        for sequence in sequences.iter().filter(|sequence| sequence.len() == window.len()) {
            let play: PlainPlay = window.iter().copied().zip(sequence.iter().copied()).collect();
            if let Some(points) = judge(&table, &play) {
                let out = position.bag() == 0 && play.len() == position.rack().len();
                plays.insert(play, points + if out { 6 } else { 0 });
            }
        }
    }
    plays
}

/// Every order of every choice of tiles that share one colour or one shape and no face twice; each kind of tile once.
fn sequences(rack: &[Tile]) -> Vec<Vec<Tile>> {
    let kinds: BTreeSet<Tile> = rack.iter().copied().collect();
    let mut all: Vec<Vec<Tile>> = kinds.iter().map(|&tile| vec![tile]).collect();
    let mut next = 0;
    while next < all.len() {
        for &tile in &kinds {
            let longer: Vec<Tile> = all[next].iter().copied().chain([tile]).collect();
            if is_line(&longer) {
                all.push(longer);
            }
        }
        next += 1;
    }
    all
}

fn is_line(tiles: &[Tile]) -> bool {
    let colours: BTreeSet<_> = tiles.iter().map(|tile| tile.colour).collect();
    let shapes: BTreeSet<_> = tiles.iter().map(|tile| tile.shape).collect();
    (colours.len() == 1 && shapes.len() == tiles.len()) || (shapes.len() == 1 && colours.len() == tiles.len())
}

/// Every choice of up to `most` free places in one row or column with nothing free between them, one of them beside a tile.
fn windows(table: &Table, most: usize) -> BTreeSet<Vec<Place>> {
    let beside = |(row, column): Place| {
        [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
            .into_iter()
            .any(|place| table.contains_key(&place))
    };
    let near: BTreeSet<Place> = table
        .keys()
        .flat_map(|&(row, column)| (-6..=6).flat_map(move |away| [(row + away, column), (row, column + away)]))
        .flat_map(|(row, column)| {
            [(row, column), (row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        })
        .filter(|place| !table.contains_key(place))
        .collect();
    let mut windows = BTreeSet::new();
    for &start in &near {
        for (down, right) in ALONG {
            let free = (0..).map(|steps| (start.0 + down * steps, start.1 + right * steps));
            let free: Vec<Place> = free.filter(|place| !table.contains_key(place)).take(most).collect();
            for length in 1..=most {
                if free[..length].iter().any(|&place| beside(place)) {
                    windows.insert(free[..length].to_vec());
                }
            }
        }
    }
    windows
}

/// What a play in one unbroken window scores, or nothing where a line or a diagonal forbids it.
fn judge(table: &Table, play: &PlainPlay) -> Option<u32> {
    let at = |place: &Place| table.get(place).or_else(|| play.get(place)).copied();
    let mut lines: BTreeMap<BTreeSet<Place>, u32> = BTreeMap::new();
    let mut diagonals = 0;
    for (&place, &tile) in play {
        for step in ALONG {
            let run = run(place, step, |place| at(place).is_some());
            let tiles: Vec<Tile> = run.iter().filter_map(at).collect();
            if tiles.len() > 1 {
                if !is_line(&tiles) {
                    return None;
                }
                lines.insert(run, points(tiles.len()));
            }
        }
        if tile.background.is_some() {
            for step in DIAGONAL {
                let run = run(place, step, |place| at(place).is_some_and(|other| other.background == tile.background));
                if run.len() > 6 {
                    return None;
                }
                diagonals += if run.len() > 1 { points(run.len()) } else { 0 };
            }
        }
    }
    Some(lines.values().sum::<u32>() + diagonals)
}

fn run(from: Place, step: Place, belongs: impl Fn(&Place) -> bool) -> BTreeSet<Place> {
    let away = |steps: i16| (from.0 + step.0 * steps, from.1 + step.1 * steps);
    let after = (0..).map(away).take_while(&belongs);
    let before = (1..).map(|steps| away(-steps)).take_while(&belongs);
    after.chain(before).collect()
}

fn points(length: usize) -> u32 {
    length as u32 + if length == 6 { 6 } else { 0 }
}
