//! A plain generator of every legal play with its score: slow, obvious, and sharing no code with
//! `sixfold::search`.
//!
//! It knows tiles and cells, and nothing else of the crate's judgement: what is legal and what it
//! scores is written here once more, from the rules.

use std::collections::{BTreeMap, BTreeSet};

use sixfold::game::{Cell, Placement, Play, Position, Tile};

/// Row and column.
type Place = (i16, i16);
/// A play as its tiles by place.
pub(crate) type PlainPlay = Vec<(Place, Tile)>;

const ALONG: [Place; 2] = [(0, 1), (1, 0)];
const DIAGONAL: [Place; 2] = [(1, 1), (-1, 1)];

/// The tiles on the table and those of the play that is being tried, with more free cells around
/// than a play can reach.
struct Table {
    grid: Vec<Vec<Option<Tile>>>,
    first: Place,
}

const MARGIN: i16 = 14;

impl Table {
    fn new(tiles: &[(Place, Tile)]) -> Table {
        let extent = |numbers: Vec<i16>| {
            let first = numbers.iter().min().unwrap_or(&0) - MARGIN;
            (
                first,
                (numbers.iter().max().unwrap_or(&0) + MARGIN - first + 1) as usize,
            )
        };
        let (top, height) = extent(tiles.iter().map(|(place, _)| place.0).collect());
        let (left, width) = extent(tiles.iter().map(|(place, _)| place.1).collect());
        let mut table = Table {
            grid: vec![vec![None; width]; height],
            first: (top, left),
        };
        for &(place, tile) in tiles {
            table.put(place, Some(tile));
        }
        table
    }

    fn get(&self, place: Place) -> Option<Tile> {
        self.grid[(place.0 - self.first.0) as usize][(place.1 - self.first.1) as usize]
    }

    fn put(&mut self, place: Place, tile: Option<Tile>) {
        self.grid[(place.0 - self.first.0) as usize][(place.1 - self.first.1) as usize] = tile;
    }

    fn is_free(&self, place: Place) -> bool {
        self.get(place).is_none()
    }

    /// Every free place at which a play can begin.
    fn starts(&self) -> impl Iterator<Item = Place> {
        let inner =
            |first: i16, length: usize| first + MARGIN - 6..first + length as i16 - MARGIN + 6;
        let columns = inner(self.first.1, self.grid[0].len());
        let rows = inner(self.first.0, self.grid.len());
        let places = rows.flat_map(move |row| columns.clone().map(move |column| (row, column)));
        places.filter(|&place| self.is_free(place))
    }
}

/// Every legal play of a position, with its score.
pub(crate) fn visit_plays(position: &Position) -> BTreeMap<PlainPlay, u32> {
    let tiles: PlainPlay = position
        .board()
        .tiles()
        .map(|it| ((it.cell.row, it.cell.column), it.tile))
        .collect();
    let kinds: BTreeSet<Tile> = position.rack().iter().copied().collect();
    let kinds: Vec<Tile> = kinds.into_iter().collect();
    let mut plays = if tiles.is_empty() {
        openings(&kinds, (position.origin().row, position.origin().column))
    } else {
        let (mut table, mut plays) = (Table::new(&tiles), BTreeMap::new());
        for window in windows(&table, position.rack().len()) {
            fill(&window, &kinds, &mut table, &mut Vec::new(), &mut plays);
        }
        plays
    };
    for (play, score) in &mut plays {
        let goes_out = position.bag() == 0 && play.len() == position.rack().len();
        *score += if goes_out { 6 } else { 0 };
    }
    plays
}

/// The same play as the crate writes it.
pub(crate) fn to_play(play: &PlainPlay) -> Play {
    Play::new(play.iter().map(|&((row, column), tile)| Placement {
        cell: Cell::new(column, row),
        tile,
    }))
}

/// Each of the largest sets among these tiles, along the row from a place, in tile order.
fn openings(kinds: &[Tile], (row, column): Place) -> BTreeMap<PlainPlay, u32> {
    let choices = (1u32..1 << kinds.len()).map(|choice| -> Vec<Tile> {
        kinds
            .iter()
            .enumerate()
            .filter(|(bit, _)| choice >> bit & 1 == 1)
            .map(|(_, &tile)| tile)
            .collect()
    });
    let sets: Vec<Vec<Tile>> = choices.filter(|tiles| is_line(tiles)).collect();
    let largest = sets.iter().map(Vec::len).max().unwrap_or(0);
    let laid = |set: &Vec<Tile>| {
        (column..)
            .zip(set)
            .map(|(column, &tile)| ((row, column), tile))
            .collect()
    };
    sets.iter()
        .filter(|set| set.len() == largest)
        .map(|set| (laid(set), points(largest)))
        .collect()
}

/// For every free place from which a play may begin, and both directions, the free places that it
/// may fill one after the other. At least one of them touches a tile.
fn windows(table: &Table, most: usize) -> Vec<Vec<Place>> {
    let windows = table.starts().flat_map(|start| {
        ALONG.map(|step| -> Vec<Place> {
            let places = (0..).map(|steps| away(start, step, steps));
            places
                .filter(|&place| table.is_free(place))
                .take(most)
                .collect()
        })
    });
    windows
        .filter(|window| window.iter().any(|&place| touches(table, place)))
        .collect()
}

/// Fills a window tile by tile. Lines only grow, so where a few tiles break a rule no more tiles
/// will mend it.
fn fill(
    window: &[Place],
    kinds: &[Tile],
    table: &mut Table,
    play: &mut PlainPlay,
    plays: &mut BTreeMap<PlainPlay, u32>,
) {
    let Some(&place) = window.get(play.len()) else {
        return;
    };
    for &tile in kinds {
        play.push((place, tile));
        table.put(place, Some(tile));
        let tiles: Vec<Tile> = play.iter().map(|&(_, tile)| tile).collect();
        if is_line(&tiles)
            && let Some(score) = judge(table, play)
        {
            if play
                .iter()
                .any(|&(place, _)| touches_others(table, play, place))
            {
                plays.insert(play.clone(), score);
            }
            fill(window, kinds, table, play, plays);
        }
        table.put(place, None);
        play.pop();
    }
}

/// What a play that lies on the table scores, or nothing where a line or a diagonal forbids it.
fn judge(table: &Table, play: &PlainPlay) -> Option<u32> {
    let mut lines: BTreeMap<(Place, Place), usize> = BTreeMap::new();
    let mut score = 0;
    for &(place, tile) in play {
        for step in ALONG {
            let run = run(table, place, step, |_| true);
            if run.len() > 1 {
                let tiles: Vec<Tile> = run.iter().filter_map(|&place| table.get(place)).collect();
                if !is_line(&tiles) {
                    return None;
                }
                // A line that several new tiles share is known by its beginning and its direction,
                // and counts once.
                lines.insert((run[0], step), run.len());
            }
        }
        if tile.background.is_some() {
            for step in DIAGONAL {
                let run = run(table, place, step, |other| {
                    other.background == tile.background
                });
                if run.len() > 6 {
                    return None;
                }
                score += if run.len() > 1 { points(run.len()) } else { 0 };
            }
        }
    }
    Some(score + lines.into_values().map(points).sum::<u32>())
}

/// One colour and all shapes different, or the other way round. A single tile is both.
fn is_line(tiles: &[Tile]) -> bool {
    let pairs = || {
        tiles
            .iter()
            .enumerate()
            .flat_map(|(next, a)| tiles[next + 1..].iter().map(move |b| (a, b)))
    };
    pairs().all(|(a, b)| a.colour == b.colour && a.shape != b.shape)
        || pairs().all(|(a, b)| a.shape == b.shape && a.colour != b.colour)
}

/// The touching tiles through a place that belong together, from the first to the last.
fn run(table: &Table, from: Place, step: Place, belongs: impl Fn(Tile) -> bool) -> Vec<Place> {
    let is_part = |place: &Place| table.get(*place).is_some_and(&belongs);
    let first = (0..)
        .take_while(|&steps| is_part(&away(from, step, -steps)))
        .last()
        .unwrap_or(0);
    (-first..)
        .map(|steps| away(from, step, steps))
        .take_while(is_part)
        .collect()
}

fn away(from: Place, step: Place, steps: i16) -> Place {
    (from.0 + step.0 * steps, from.1 + step.1 * steps)
}

fn neighbours((row, column): Place) -> [Place; 4] {
    [
        (row - 1, column),
        (row + 1, column),
        (row, column - 1),
        (row, column + 1),
    ]
}

fn touches(table: &Table, place: Place) -> bool {
    neighbours(place)
        .into_iter()
        .any(|beside| !table.is_free(beside))
}

/// Whether a place touches a tile that does not belong to the play.
fn touches_others(table: &Table, play: &PlainPlay, place: Place) -> bool {
    let is_new = |beside: Place| play.iter().any(|&(place, _)| place == beside);
    neighbours(place)
        .into_iter()
        .any(|beside| !table.is_free(beside) && !is_new(beside))
}

fn points(length: usize) -> u32 {
    length as u32 + if length == 6 { 6 } else { 0 }
}
