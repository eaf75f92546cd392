//! A day with its puzzle, and what its page knows.

use std::collections::BTreeMap;

use jiff::civil::Date;
use serde::Serialize;

use super::files;
use crate::game::{Bounds, Line, Tile};
use crate::language::Language;
use crate::notation::Column;
use crate::picture::{PageTable, Share, share, sprite};
use crate::puzzle::{Document, Puzzle, Stars, Theme, hints};
use crate::search::{ScoredPlay, Searcher};

/// A day with its puzzle, ready for its page.
pub struct Day {
    pub(super) entry: DayEntry,
    pub(super) puzzle: Puzzle,
    pub(super) data: PuzzleData,
    bounds: Bounds,
    words: &'static Language,
}

/// What other pages say about a day.
#[derive(Clone, Debug)]
pub struct DayEntry {
    /// The day.
    pub date: Date,
    /// The day in words.
    pub occasion: String,
    /// What the solver is asked.
    pub title: String,
    /// How hard it is.
    pub stars: Stars,
    /// What makes its solution worth finding.
    pub themes: Vec<Theme>,
}

impl Day {
    /// The puzzle of a day.
    pub fn new(
        date: Date,
        puzzle: Puzzle,
        words: &'static Language,
        searcher: &mut Searcher,
    ) -> Day {
        let document = Document::daily(&puzzle, date);
        let (data, bounds) = PuzzleData::new(&puzzle, &document, Some(date), words, searcher);
        let title = words.publish.task(puzzle.target());
        let entry = DayEntry {
            date,
            occasion: words.publish.date(date),
            title: title.clone(),
            stars: puzzle.stars(),
            themes: puzzle.themes.clone(),
        };
        Day {
            entry,
            puzzle,
            data: PuzzleData { title, ..data },
            bounds,
            words,
        }
    }

    /// What other pages say about it.
    pub fn entry(&self) -> &DayEntry {
        &self.entry
    }

    /// What its page holds for scripts.
    pub fn data(&self) -> &PuzzleData {
        &self.data
    }

    /// The picture that is shown where its address is shared, as SVG.
    pub fn share_picture(&self) -> String {
        let (words, date) = (self.words.publish, self.entry.date);
        share(&Share {
            position: &self.puzzle.position,
            title: words.share_task(self.puzzle.target()),
            occasion: [words.weekday(date), words.day(date)],
            stars: (usize::from(self.entry.stars.count()), Stars::ALL.len()),
        })
    }

    pub(super) fn sprite(&self) -> String {
        let position = &self.puzzle.position;
        sprite(
            position
                .board()
                .tiles()
                .map(|placement| placement.tile)
                .chain(position.rack().iter().copied()),
        )
    }

    pub(super) fn table(&self) -> String {
        let board = self.puzzle.position.board();
        PageTable {
            board,
            bounds: self.bounds,
            laid: &[],
            ring: "",
            label: None,
            percent: 50,
        }
        .svg()
    }

    pub(super) fn bounds(&self) -> Bounds {
        self.bounds
    }
}

impl DayEntry {
    pub(super) fn page(&self) -> String {
        files::puzzle(self.date)
    }

    pub(super) fn picture(&self) -> String {
        files::share(self.date)
    }

    pub(super) fn theme_names(&self) -> Vec<&'static str> {
        self.themes.iter().map(|theme| theme.name()).collect()
    }
}

/// Everything that the page of a puzzle needs to know: every play with its points and where they
/// come from, so that it holds no rules itself.
#[derive(Clone, Debug, Serialize)]
pub struct PuzzleData {
    id: String,
    date: String,
    title: String,
    stars: u8,
    /// Names and what they mean.
    themes: Vec<[&'static str; 2]>,
    target: u32,
    second_best: u32,
    occasion: String,
    left: i16,
    top: i16,
    columns: Vec<String>,
    rows: Vec<i16>,
    tiles: BTreeMap<String, String>,
    rack: Vec<String>,
    /// The words for every tile of table and rack.
    names: BTreeMap<String, String>,
    hints: Vec<String>,
    /// The sentences of all lines, each once.
    words: Vec<String>,
    /// A sentence by its place, and cells; each once.
    lines: Vec<(usize, String)>,
    /// Every play, in the order of their texts: the order says nothing about points.
    plays: Vec<PlayData>,
}

/// A play, its points and its lines by their places; a further 1 if it goes out.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
enum PlayData {
    Stays(String, u32, Vec<usize>),
    GoesOut(String, u32, Vec<usize>, u8),
}

impl PuzzleData {
    /// What there is to know about the puzzle of a document, and the cells that its page shows:
    /// every one that a play reaches. A puzzle without a day has no date.
    pub fn new(
        puzzle: &Puzzle,
        document: &Document,
        date: Option<Date>,
        words: &Language,
        searcher: &mut Searcher,
    ) -> (PuzzleData, Bounds) {
        let position = &puzzle.position;
        let ranking = searcher.ranking(position, usize::MAX);
        let bounds = view(puzzle, &ranking.plays);
        let mut plays: Vec<(String, &ScoredPlay)> = ranking
            .plays
            .iter()
            .map(|scored| (scored.play.to_string(), scored))
            .collect();
        plays.sort_by(|(one, _), (other, _)| one.cmp(other));
        let (words, game, puzzles) = (words.publish, words.game, words.puzzle);
        let mut known = Known::default();
        let plays = plays.into_iter().map(|(text, scored)| {
            let breakdown = position.play_breakdown(&scored.play);
            let lines = breakdown
                .lines
                .iter()
                .map(|line| known.line(line, game.line(line)))
                .collect();
            match breakdown.going_out {
                0 => PlayData::Stays(text, scored.score, lines),
                _ => PlayData::GoesOut(text, scored.score, lines, 1),
            }
        });
        let plays = plays.collect();
        let on_table = || position.board().tiles().map(|placement| placement.tile);
        let name = |tile: Tile| (tile.to_string(), game.tile(tile));
        let data = PuzzleData {
            id: document.id.clone(),
            date: date.map_or_else(String::new, |date| date.to_string()),
            title: document.title.clone(),
            stars: document.stars,
            themes: puzzle
                .themes
                .iter()
                .map(|&theme| [theme.name(), puzzles.theme(theme)])
                .collect(),
            target: puzzle.target(),
            second_best: puzzle.second_best,
            occasion: date.map_or_else(String::new, |date| words.date(date)),
            left: bounds.top_left.column,
            top: bounds.top_left.row,
            columns: bounds
                .columns()
                .map(|column| Column(column).to_string())
                .collect(),
            rows: bounds.rows().collect(),
            tiles: position
                .board()
                .tiles()
                .map(|laid| (laid.cell.to_string(), laid.tile.to_string()))
                .collect(),
            rack: position.rack().iter().map(ToString::to_string).collect(),
            names: on_table()
                .chain(position.rack().iter().copied())
                .map(name)
                .collect(),
            hints: hints(puzzle, &document.title)
                .iter()
                .map(|hint| words.hint(hint))
                .collect(),
            words: known.words,
            lines: known.lines,
            plays,
        };
        (data, bounds)
    }

    /// The data as JSON that may stand inside a `<script>`: nothing in it can end the element.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self)
            .expect("all keys are text")
            .replace('<', "\\u003c")
    }
}

/// The table with a free cell around it, and every cell that a play fills.
fn view(puzzle: &Puzzle, plays: &[ScoredPlay]) -> Bounds {
    let table = puzzle
        .position
        .board()
        .bounds()
        .unwrap_or_else(|| Bounds::of(puzzle.position.origin()));
    plays
        .iter()
        .flat_map(|scored| scored.play.cells())
        .fold(table.grown(1), Bounds::including)
}

/// The sentences and lines met so far, each once.
#[derive(Default)]
struct Known {
    words: Vec<String>,
    word_places: BTreeMap<String, usize>,
    lines: Vec<(usize, String)>,
    line_places: BTreeMap<(usize, String), usize>,
}

impl Known {
    fn line(&mut self, line: &Line, sentence: String) -> usize {
        let words = place(&mut self.words, &mut self.word_places, sentence);
        let cells: Vec<String> = line
            .tiles
            .iter()
            .map(|placement| placement.cell.to_string())
            .collect();
        place(
            &mut self.lines,
            &mut self.line_places,
            (words, cells.join(" ")),
        )
    }
}

/// The place of an item in a list, to which a new one is added.
fn place<T: Clone + Ord>(list: &mut Vec<T>, places: &mut BTreeMap<T, usize>, item: T) -> usize {
    *places.entry(item).or_insert_with_key(|item| {
        list.push(item.clone());
        list.len() - 1
    })
}
