//! Pictures as text: plain, or in colour.

use super::Picture;
use super::palette::{self, Rgb, TERMINAL_GRID, TERMINAL_TABLE, terminal_ground, terminal_letters};
use super::scene::{Laid, Scene, Square};
use crate::game::{Background, Cell, Rules, Shape, Tile};
use crate::language::Language;
use crate::notation::Column;

/// How a terminal picture is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// ASCII only: for pipes and files, and when colour is not wanted.
    Plain,
    /// 24-bit colour, each tile two rows high.
    Colour,
}

/// The height of a terminal if it is not known.
const USUAL_HEIGHT: usize = 24;
/// The lines beside the table and the rack on a screen that shows both: a heading, the columns, two
/// blank lines, and the prompt.
const OTHER_LINES: usize = 5;

/// What a terminal picture is drawn on.
#[derive(Clone, Copy, Debug, Default)]
pub struct Screen {
    /// How many columns there are; as many as needed if unknown.
    pub width: Option<usize>,
    /// How many lines a reader sees at once; 24 if unknown.
    pub height: Option<usize>,
    /// Whether every row of the table is one line, of narrow cells.
    pub compact: bool,
}

/// Draws a picture as text that fits the screen's width.
///
/// If the table is too wide its cells become narrower; if that is not enough its columns are drawn
/// in several parts, one below the other. If it is too high for the screen the columns are named
/// again below it.
///
/// Plain marks: `[Rcb]` was laid, `(Rcb)` is pointed out, `!Rcb!` lies on a cell that the play
/// wants too.
pub fn terminal(picture: &Picture, style: Style, screen: &Screen, words: &Language) -> String {
    let scene = Scene::new(picture);
    let letters = if picture.position.rules() == Rules::Classic {
        2
    } else {
        3
    };
    let columns: Vec<i16> = scene.bounds.columns().collect();
    let gutter = scene.bounds.bottom_right.row.to_string().len() + 1;
    let room = screen
        .width
        .map_or(usize::MAX, |width| width.saturating_sub(gutter));
    let names = Column(scene.bounds.bottom_right.column).to_string().len();
    let wide = Cells {
        style,
        letters: letters.max(names),
        narrow: false,
    };
    let narrow = screen.compact || columns.len().saturating_mul(wide.width()) > room;
    let cells = Cells { narrow, ..wide };
    // The rack is as high as a row.
    let lines = (scene.bounds.rows().count() + 1) * cells.height() + OTHER_LINES;
    let is_tall = lines > screen.height.unwrap_or(USUAL_HEIGHT);

    let mut text = String::new();
    let fitting = (room / cells.width()).max(1);
    let parts = columns.len().div_ceil(fitting);
    for part in columns.chunks(columns.len().div_ceil(parts)) {
        let names: String = part
            .iter()
            .map(|&column| cells.heading(&Column(column).to_string()))
            .collect();
        let names = format!("{:gutter$}{names}", "");
        push_line(&mut text, &names);
        for row in scene.bounds.rows() {
            let squares = part
                .iter()
                .map(|&column| Cell::new(column, row))
                .map(|cell| (cell, scene.square(cell)));
            push_block(
                &mut text,
                &format!("{row:>width$} ", width = gutter - 1),
                &cells.row(squares),
            );
        }
        if is_tall {
            push_line(&mut text, &names);
        }
        text.push('\n');
    }
    let label = words.publish.rack(picture.play.is_some());
    push_rack(&mut text, label, &scene, cells);
    if let Some(not_shown) = scene.not_shown(words) {
        push_line(&mut text, &not_shown);
    }
    text
}

/// One tile, on one line: its letters, in colour beside its symbol.
pub fn terminal_tile(tile: Tile, style: Style) -> String {
    let cells = Cells {
        style,
        letters: tile.to_string().len(),
        narrow: true,
    };
    let rows = cells.row([(Cell::new(0, 0), held(tile))].into_iter());
    rows.concat().trim_start().to_owned()
}

/// How every cell of a picture is drawn.
#[derive(Clone, Copy)]
struct Cells {
    style: Style,
    /// The columns for a tile's letters; a mark stands on each side, or in narrow cells before them
    /// only.
    letters: usize,
    narrow: bool,
}

impl Cells {
    fn width(self) -> usize {
        self.letters + if self.narrow { 1 } else { 2 }
    }

    /// How many lines a row of cells takes.
    fn height(self) -> usize {
        match self.style {
            Style::Plain => 1,
            Style::Colour => 2 - usize::from(self.narrow),
        }
    }

    /// A column's name above its cells, over the middle of the letters.
    fn heading(self, name: &str) -> String {
        let letters = self.letters;
        let after = self.width() - letters - 1;
        format!(" {name:^letters$}{:after$}", "")
    }

    /// The text rows of a row of cells.
    fn row(self, squares: impl Iterator<Item = (Cell, Square)> + Clone) -> Vec<String> {
        match self.style {
            Style::Plain => vec![self.plain(squares.map(|(_, square)| square))],
            Style::Colour => (0..self.height())
                .map(|line| {
                    let squares = squares.clone();
                    painted(squares.flat_map(|(cell, square)| self.coloured(cell, square, line)))
                })
                .collect(),
        }
    }

    fn plain(self, squares: impl Iterator<Item = Square>) -> String {
        let letters = self.letters;
        let mut row = String::new();
        // The mark that closes a narrow cell stands where the next one opens, unless that has a
        // mark of its own.
        let mut closing = ' ';
        for square in squares {
            let (before, after) = match (square.laid, square.lit) {
                (Some(Laid::New), _) => ('[', ']'),
                (Some(Laid::Clash), _) => ('!', '!'),
                (None, true) => ('(', ')'),
                (None, false) => (' ', ' '),
            };
            row.push(if before == ' ' { closing } else { before });
            let name = square
                .tile
                .map_or_else(|| ".".to_owned(), |tile| tile.to_string());
            row += &format!("{name:^letters$}");
            if self.narrow {
                closing = after;
            } else {
                row.push(after);
            }
        }
        row
    }

    /// The characters of a cell in colour, on one of its lines.
    fn coloured(self, cell: Cell, square: Square, line: usize) -> Vec<(char, Paint)> {
        let mark = square.mark().map(|mark| mark.terminal_colour());
        let letters = self.letters;
        let Some(tile) = square.tile else {
            // A full stop on the upper of two rows stands in the middle of both.
            let sign = if line == 0 { "." } else { "" };
            let paint = Paint {
                bold: false,
                ink: TERMINAL_GRID,
                ground: TERMINAL_TABLE,
            };
            return self.framed(&format!("{sign:^letters$}"), mark, |_| paint);
        };
        let shade = (cell.column + cell.row).rem_euclid(2) as usize;
        let paint = |column: usize, glyph: bool| {
            let dark = is_dark(tile, column, self.width(), line);
            Paint {
                bold: true,
                ink: match (glyph, dark) {
                    (true, true) => palette::paint(tile.colour),
                    (true, false) => palette::dark_paint(tile.colour),
                    (false, _) => terminal_letters(dark),
                },
                ground: terminal_ground(dark, shade),
            }
        };
        if !self.narrow {
            let content = if line == 0 {
                glyph(tile.shape).to_string()
            } else {
                tile.to_string()
            };
            let content = format!("{content:^letters$}");
            return self.framed(&content, mark, |column| paint(column, line == 0));
        }
        // The glyph and the letters side by side; a mark colours the letters' ground.
        let text = format!("{}{:<letters$}", glyph(tile.shape), tile.to_string());
        let signs = text.chars().enumerate();
        let painted = signs.map(|(column, sign)| match mark {
            Some(ground) if column > 0 => {
                let ink = terminal_letters(false);
                let bold = true;
                (sign, Paint { bold, ink, ground })
            }
            _ => (sign, paint(column, column == 0)),
        });
        painted.collect()
    }

    /// Content between the two sides of a frame, which shows if there is a mark. `paint` gives a
    /// column's ground and ink.
    fn framed(
        self,
        content: &str,
        mark: Option<Rgb>,
        paint: impl Fn(usize) -> Paint,
    ) -> Vec<(char, Paint)> {
        let (before, after) = mark.map_or((' ', ' '), |_| ('▌', '▐'));
        let after = (!self.narrow).then_some(after);
        let signs = std::iter::once(before).chain(content.chars()).chain(after);
        let painted = signs.enumerate().map(|(column, sign)| {
            let paint = paint(column);
            let is_side = column == 0 || column == self.letters + 1;
            let ink = mark.filter(|_| is_side).unwrap_or(paint.ink);
            (sign, Paint { ink, ..paint })
        });
        painted.collect()
    }
}

/// How a character is painted.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Paint {
    bold: bool,
    ink: Rgb,
    ground: Rgb,
}

/// A symbol that every common font has, one column wide.
const fn glyph(shape: Shape) -> char {
    match shape {
        Shape::Circle => '●',
        Shape::Square => '■',
        Shape::Diamond => '◆',
        Shape::Flower => '✿',
        Shape::Star => '✸',
        Shape::Cross => '✖',
    }
}

/// Whether a column of a tile is black: a split tile is so in its upper left half.
fn is_dark(tile: Tile, column: usize, width: usize, line: usize) -> bool {
    match tile.background {
        None | Some(Background::Black) => true,
        Some(Background::White) => false,
        Some(Background::Split) => column < if line == 0 { width - 1 } else { 1 },
    }
}

/// The characters with the codes that paint them, one code for each run of the same paint.
fn painted(signs: impl Iterator<Item = (char, Paint)>) -> String {
    let signs: Vec<(char, Paint)> = signs.collect();
    let runs = signs.chunk_by(|(_, one), (_, next)| one == next);
    let painted = runs.map(|run| {
        let Paint { bold, ink, ground } = run[0].1;
        let bold = if bold { "\u{1b}[1m" } else { "" };
        let text: String = run.iter().map(|(sign, _)| sign).collect();
        let code =
            |kind: u8, Rgb(red, green, blue): Rgb| format!("\u{1b}[{kind};2;{red};{green};{blue}m");
        format!("{bold}{}{}{text}\u{1b}[0m", code(38, ink), code(48, ground))
    });
    painted.collect()
}

/// What the player holds, or has left after the play.
fn push_rack(text: &mut String, label: &str, scene: &Scene, cells: Cells) {
    if scene.rack.is_empty() {
        return push_line(text, &format!("{label}  -"));
    }
    // Numbered cells, so that neighbours differ in shade as they do on the table.
    let squares = scene
        .rack
        .iter()
        .zip(0..)
        .map(|(&tile, place)| (Cell::new(place, 0), held(tile)));
    push_block(text, &format!("{label} "), &cells.row(squares));
}

fn held(tile: Tile) -> Square {
    Square {
        tile: Some(tile),
        ..Square::default()
    }
}

/// Adds text rows with a label before the last, where the letters stand.
fn push_block(text: &mut String, label: &str, rows: &[String]) {
    let indent = label.chars().count();
    for (place, row) in rows.iter().enumerate() {
        let label = if place + 1 == rows.len() { label } else { "" };
        push_line(text, &format!("{label:indent$}{row}"));
    }
}

fn push_line(text: &mut String, line: &str) {
    text.push_str(line.trim_end());
    text.push('\n');
}
