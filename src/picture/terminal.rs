use std::fmt::Write;

use super::Picture;
#[cfg(feature = "cli")]
use super::ansi;
use super::scene::{Laid, Scene, Square};
use crate::game::{Cell, Rules, Tile};
use crate::notation::Column;

/// How a terminal picture is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// ASCII only: for pipes and files, and where colour is not wanted.
    Plain,
    /// 24-bit colour, each tile two rows high.
    #[cfg(feature = "cli")]
    Colour,
}

/// The height of a terminal where it is not known.
const USUAL_HEIGHT: usize = 24;
/// The lines beside the table and the rack on a screen that shows both: a heading, the columns, two
/// blank lines, and the prompt.
const OTHER_LINES: usize = 5;

/// What a terminal picture is drawn on.
#[derive(Clone, Copy, Debug, Default)]
pub struct Screen {
    /// How many columns there are; as many as needed where unknown.
    pub width: Option<usize>,
    /// How many lines a reader sees at once; 24 where unknown.
    pub height: Option<usize>,
    /// Whether every row of the table is one line, of narrow cells.
    pub compact: bool,
}

/// Draws a picture as text that fits the screen's width.
///
/// Where the table is too wide its cells become narrower; where that is not enough its columns are
/// drawn in several parts, one below the other. Where it is too high for the screen the columns are
/// named again below it.
///
/// Plain marks: `[Rcb]` was laid, `(Rcb)` is pointed out, `!Rcb!` lies on a cell that the play
/// wants too.
pub fn terminal(picture: &Picture, style: Style, screen: &Screen) -> String {
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
    let label = if picture.play.is_some() {
        "left"
    } else {
        "rack"
    };
    push_rack(&mut text, label, &scene, cells);
    if let Some(words) = scene.not_shown() {
        push_line(&mut text, &words);
    }
    text
}

/// How every cell of a picture is drawn.
#[derive(Clone, Copy)]
pub(super) struct Cells {
    style: Style,
    /// The columns for a tile's letters; a mark stands on each side, or in narrow cells before them
    /// only.
    pub(super) letters: usize,
    pub(super) narrow: bool,
}

impl Cells {
    pub(super) fn width(self) -> usize {
        self.letters + if self.narrow { 1 } else { 2 }
    }

    /// How many lines a row of cells takes.
    pub(super) fn height(self) -> usize {
        match self.style {
            Style::Plain => 1,
            #[cfg(feature = "cli")]
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
            #[cfg(feature = "cli")]
            Style::Colour => ansi::row(self, squares),
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
    let indent = label.len();
    for (place, row) in rows.iter().enumerate() {
        let label = if place + 1 == rows.len() { label } else { "" };
        push_line(text, &format!("{label:indent$}{row}"));
    }
}

fn push_line(text: &mut String, line: &str) {
    writeln!(text, "{}", line.trim_end()).ok();
}
