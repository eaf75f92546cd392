//! A day with its puzzle: what its pages share, and what each says in its language.

use std::collections::BTreeMap;

use jiff::civil::Date;
use serde::Serialize;

use super::files;
use crate::game::{Bounds, Direction, Feature, Line, Tile};
use crate::language::{ENGLISH, Language};
use crate::notation::Column;
use crate::picture::{PageTable, Share, share, sprite};
use crate::puzzle::{Puzzle, Stars, Theme, hints};
use crate::search::{ScoredPlay, Searcher};

/// A day with its puzzle, ready for its pages.
pub struct Day {
    pub(super) entry: DayEntry,
    pub(super) puzzle: Puzzle,
    data: PuzzleData,
    /// A line for each sentence that lines have.
    kinds: Vec<Line>,
    bounds: Bounds,
}

/// What other pages say about a day.
#[derive(Clone, Debug)]
pub struct DayEntry {
    /// The day.
    pub date: Date,
    /// What the best play scores.
    pub target: u32,
    /// How hard it is.
    pub stars: Stars,
    /// What makes its solution worth finding.
    pub themes: Vec<Theme>,
}

impl Day {
    /// The puzzle of a day.
    pub fn new(date: Date, puzzle: Puzzle, searcher: &mut Searcher) -> Day {
        let (data, kinds, bounds) = PuzzleData::new(&puzzle, searcher);
        Day {
            entry: DayEntry {
                date,
                target: puzzle.target(),
                stars: puzzle.stars(),
                themes: puzzle.themes.clone(),
            },
            puzzle,
            data,
            kinds,
            bounds,
        }
    }

    /// What other pages say about it.
    pub fn entry(&self) -> &DayEntry {
        &self.entry
    }

    /// What the scripts of its pages know in every language.
    pub fn data(&self) -> &PuzzleData {
        &self.data
    }

    /// What the scripts of its page say in a language.
    pub fn texts(&self, language: &Language) -> PuzzleTexts {
        let (puzzle, date) = (&self.puzzle, self.entry.date);
        let words = language.publish;
        let theme = |&theme: &Theme| {
            let name = language.pages.theme_name(theme);
            [name, language.puzzle.theme(theme)]
        };
        // Which hints there are depends on what the title says; in every language it says the same.
        let title = ENGLISH.publish.task(puzzle.target());
        PuzzleTexts {
            date: date.to_string(),
            occasion: words.date(date),
            title: self.entry.title(language),
            themes: puzzle.themes.iter().map(theme).collect(),
            names: self
                .tiles()
                .map(|tile| (tile.to_string(), language.game.tile(tile)))
                .collect(),
            hints: hints(puzzle, &title)
                .iter()
                .map(|hint| words.hint(hint))
                .collect(),
            words: self
                .kinds
                .iter()
                .map(|line| language.game.line(line))
                .collect(),
        }
    }

    /// The picture that is shown where its address is shared, as SVG.
    pub fn share_picture(&self, language: &Language) -> String {
        let (words, date) = (language.publish, self.entry.date);
        share(&Share {
            position: &self.puzzle.position,
            title: words.share_task(self.puzzle.target()),
            occasion: [words.weekday(date), words.day(date)],
            stars: (usize::from(self.entry.stars.count()), Stars::ALL.len()),
        })
    }

    /// The table as a picture, which also holds the tiles of the rack, the symbols for scripts and
    /// the data: one file for the pages of all languages.
    pub fn drawing(&self) -> String {
        let table = self.table();
        let (width, height) = table.size();
        let rack = self.puzzle.position.rack().iter().enumerate();
        let rack = rack.map(|(place, tile)| {
            let (x, y) = (100 * place, height);
            format!(
                "<view id=\"r{place}\" viewBox=\"{x} {y} 100 100\"/>\
                 <use href=\"#t-{tile}\" x=\"{x}\" y=\"{y}\" width=\"100\" height=\"100\"/>\n"
            )
        });
        let (rack, sprite, table) = (rack.collect::<String>(), self.sprite(), table.svg());
        let data = self.data.to_json();
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
             width=\"{width}\" height=\"{height}\">\n\
             <style>{DRAWING_STYLE}</style>\n<metadata>{data}</metadata>\n{sprite}\n{table}\n{rack}</svg>\n"
        )
    }

    /// The width and the height of the table on the screen.
    pub(super) fn size(&self) -> (i32, i32) {
        self.table().size()
    }

    pub(super) fn bounds(&self) -> Bounds {
        self.bounds
    }

    fn table(&self) -> PageTable<'_> {
        PageTable {
            board: self.puzzle.position.board(),
            bounds: self.bounds,
            laid: &[],
            ring: "",
            label: None,
            percent: 50,
        }
    }

    fn sprite(&self) -> String {
        sprite(self.tiles())
    }

    /// The tiles of the table and of the rack.
    fn tiles(&self) -> impl Iterator<Item = Tile> {
        let position = &self.puzzle.position;
        let table = position.board().tiles().map(|placement| placement.tile);
        table.chain(position.rack().iter().copied())
    }
}

/// A picture has no style sheet of the page: these are its rules for tables.
const DRAWING_STYLE: &str = "svg{color-scheme:light dark}.felt{fill:#ece8e1}\
    .dot{fill:#23211e;opacity:.14}.coordinate{font:26px Inter,system-ui,sans-serif;fill:#6a655d;\
    text-anchor:middle;dominant-baseline:central}.letters{display:none}\
    @media(prefers-color-scheme:dark){.felt{fill:#3d4348}.dot{fill:#eceae6}.coordinate{fill:#a9a59d}}";

impl DayEntry {
    pub(super) fn page(&self) -> String {
        files::puzzle(self.date)
    }

    /// What the solver is asked.
    pub(super) fn title(&self, language: &Language) -> String {
        language.publish.task(self.target)
    }

    /// The themes for programs.
    pub(super) fn theme_values(&self) -> Vec<&'static str> {
        self.themes.iter().map(|theme| theme.name()).collect()
    }

    /// The themes for people.
    pub(super) fn theme_names(&self, language: &Language) -> Vec<&'static str> {
        let name = |&theme: &Theme| language.pages.theme_name(theme);
        self.themes.iter().map(name).collect()
    }
}

/// What the page of a puzzle needs to know, whatever its language: every play with its points and
/// the lines that they come from, so that it holds no rules itself.
#[derive(Clone, Debug, Serialize)]
pub struct PuzzleData {
    stars: u8,
    target: u32,
    second_best: u32,
    left: i16,
    top: i16,
    columns: Vec<String>,
    rows: Vec<i16>,
    tiles: BTreeMap<String, String>,
    rack: Vec<String>,
    /// A sentence by its place, and cells; each once.
    lines: Vec<(usize, String)>,
    /// Every play, in the order of their texts: the order says nothing about points.
    plays: Vec<PlayData>,
}

/// What the page of a puzzle says in its language.
#[derive(Clone, Debug, Serialize)]
pub struct PuzzleTexts {
    date: String,
    occasion: String,
    title: String,
    /// Names and what they mean.
    themes: Vec<[&'static str; 2]>,
    /// The words for every tile of table and rack.
    names: BTreeMap<String, String>,
    hints: Vec<String>,
    /// The sentences of all lines, each once.
    words: Vec<String>,
}

/// A play, its points and its lines by their places; a further 1 if it goes out.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
enum PlayData {
    Stays(String, u32, Vec<usize>),
    GoesOut(String, u32, Vec<usize>, u8),
}

impl PuzzleData {
    /// What there is to know about a puzzle, a line for each sentence that its lines have, and the
    /// cells that its page shows: every one that a play reaches.
    pub fn new(puzzle: &Puzzle, searcher: &mut Searcher) -> (PuzzleData, Vec<Line>, Bounds) {
        let position = &puzzle.position;
        let ranking = searcher.ranking(position, usize::MAX);
        let bounds = view(puzzle, &ranking.plays);
        let mut plays: Vec<(String, &ScoredPlay)> = ranking
            .plays
            .iter()
            .map(|scored| (scored.play.to_string(), scored))
            .collect();
        plays.sort_by(|(one, _), (other, _)| one.cmp(other));
        let mut known = Known::default();
        let plays = plays.into_iter().map(|(text, scored)| {
            let breakdown = position.play_breakdown(&scored.play);
            let lines = breakdown.lines.iter();
            let lines = lines.map(|line| known.line(line)).collect();
            match breakdown.going_out {
                0 => PlayData::Stays(text, scored.score, lines),
                _ => PlayData::GoesOut(text, scored.score, lines, 1),
            }
        });
        let plays = plays.collect();
        let data = PuzzleData {
            stars: puzzle.stars().count(),
            target: puzzle.target(),
            second_best: puzzle.second_best,
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
            lines: known.lines,
            plays,
        };
        (data, known.kinds, bounds)
    }

    /// The data as JSON that may stand inside an element: nothing in it can end the element.
    pub fn to_json(&self) -> String {
        inside_an_element(self)
    }
}

impl PuzzleTexts {
    /// The texts as JSON that may stand inside an element: nothing in it can end the element.
    pub fn to_json(&self) -> String {
        inside_an_element(self)
    }
}

fn inside_an_element(data: &impl Serialize) -> String {
    serde_json::to_string(data)
        .expect("all keys are text")
        .replace('<', "\\u003c")
        .replace('&', "\\u0026")
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

/// The lines met so far, each once, and one for each sentence.
#[derive(Default)]
struct Known {
    kinds: Vec<Line>,
    lines: Vec<(usize, String)>,
    line_places: BTreeMap<(usize, String), usize>,
}

impl Known {
    fn line(&mut self, line: &Line) -> usize {
        let met = self.kinds.iter().position(|kind| said(kind) == said(line));
        let kind = met.unwrap_or_else(|| {
            self.kinds.push(line.clone());
            self.kinds.len() - 1
        });
        let cells: Vec<String> = line
            .tiles
            .iter()
            .map(|placement| placement.cell.to_string())
            .collect();
        let line = (kind, cells.join(" "));
        *self.line_places.entry(line).or_insert_with_key(|line| {
            self.lines.push(line.clone());
            self.lines.len() - 1
        })
    }
}

/// What the sentence of a line tells: all diagonals are alike in it.
fn said(line: &Line) -> (Option<Direction>, Feature, u32, u32) {
    let direction = (!matches!(line.feature, Feature::Background(_))).then_some(line.direction);
    (direction, line.feature, line.points, line.bonus)
}
