use std::fmt::Write;

use super::palette::{BLACK, BLANK, CLASH, GRID, GROOVE, LIT, NEW, QUIET, RACK, Rgb, TABLE};
use super::scene::{Laid, Scene};
use super::tiles::FONTS;
use super::{Ink, Picture, TILE, TileSet};
use crate::game::{Cell, RACK_SIZE, Rack};
use crate::notation::Column;

/// A cell's side, in the units of the drawing.
const CELL: i32 = TILE as i32;
/// The room for coordinates, on each side so that the table stays in the middle.
const GUTTER: i32 = 70;
/// The room below the table when nothing follows.
const FOOT: i32 = 40;
/// The rack's height with the space around it.
const RACK_HEIGHT: i32 = 190;
/// The height of a line of words below the rack.
const LINE: i32 = 50;

/// A picture to be put into an SVG document that holds the definitions of its tiles.
#[derive(Clone, Debug)]
pub struct Drawing {
    /// Its width, in units of which a tile has [`TILE`].
    pub width: i32,
    /// Its height.
    pub height: i32,
    /// Its elements, from the top left corner on.
    pub svg: String,
}

/// Draws the table, and below it the rack where it is wanted.
pub fn drawing(picture: &Picture, tiles: &TileSet, with_rack: bool) -> Drawing {
    let mut scene = Scene::new(picture);
    if !with_rack {
        scene.rack = Rack::new();
    }
    let sheet = Sheet::new(&scene);
    let mut svg = String::new();
    table(&mut svg, &scene, &sheet, tiles);
    for cell in scene.cells() {
        if let Some(shown) = scene.square(cell).tile {
            let (x, y) = sheet.corner(cell);
            svg.push_str(&tiles.tile(shown, x, y, TILE));
        }
    }
    rings(&mut svg, &scene, &sheet, tiles.ink);
    rack(&mut svg, &scene, &sheet, tiles);
    if let Some(words) = scene.not_shown() {
        let (prefix, x, y) = (&tiles.prefix, sheet.width / 2, sheet.height - FOOT);
        writeln!(
            svg,
            r#"<text class="{prefix}words" x="{x}" y="{y}">{words}</text>"#
        )
        .ok();
    }
    Drawing {
        width: sheet.width,
        height: sheet.height,
        svg,
    }
}

/// The style of the words of a drawing, for the document around it.
pub(crate) fn words_style(tiles: &TileSet, size: u32) -> String {
    let (prefix, quiet) = (&tiles.prefix, tiles.ink.shade(QUIET));
    format!(".{prefix}words{{font:{size}px {FONTS};text-anchor:middle;fill:{quiet}}}")
}

/// Where things stand on the drawing.
struct Sheet {
    width: i32,
    height: i32,
    /// The table's left edge.
    left: i32,
    first: Cell,
    columns: i32,
    rows: i32,
}

impl Sheet {
    fn new(scene: &Scene) -> Sheet {
        let (columns, rows) = (scene.bounds.width() as i32, scene.bounds.height() as i32);
        let width = 2 * GUTTER + CELL * columns.max(RACK_SIZE as i32);
        let left = (width - columns * CELL) / 2;
        let rack = if scene.rack.is_empty() {
            FOOT
        } else {
            RACK_HEIGHT
        };
        let words = if scene.not_shown().is_some() { LINE } else { 0 };
        let height = GUTTER + rows * CELL + rack + words;
        Sheet {
            width,
            height,
            left,
            first: scene.bounds.top_left,
            columns,
            rows,
        }
    }

    fn corner(&self, cell: Cell) -> (i32, i32) {
        let steps = |cell: i16, first: i16| i32::from(cell) - i32::from(first);
        let (column, row) = (
            steps(cell.column, self.first.column),
            steps(cell.row, self.first.row),
        );
        (self.left + CELL * column, GUTTER + CELL * row)
    }
}

fn table(svg: &mut String, scene: &Scene, sheet: &Sheet, tiles: &TileSet) {
    let (ink, prefix) = (tiles.ink, &tiles.prefix);
    let (felt, grid, lit) = (ink.shade(TABLE), ink.shade(GRID), ink.shade(LIT));
    let (x, y, wide, high) = (sheet.left, GUTTER, sheet.columns * CELL, sheet.rows * CELL);
    writeln!(
        svg,
        r#"<rect x="{x}" y="{y}" width="{wide}" height="{high}" rx="24" fill="{felt}"/>"#
    )
    .ok();
    for column in scene.bounds.columns() {
        let (x, _) = sheet.corner(Cell::new(column, sheet.first.row));
        let (x, y, name) = (x + CELL / 2, GUTTER - 22, Column(column));
        writeln!(
            svg,
            r#"<text class="{prefix}words" x="{x}" y="{y}">{name}</text>"#
        )
        .ok();
    }
    for row in scene.bounds.rows() {
        let (x, y) = sheet.corner(Cell::new(sheet.first.column, row));
        let (x, y) = (x - 34, y + CELL / 2 + 9);
        writeln!(
            svg,
            r#"<text class="{prefix}words" x="{x}" y="{y}">{row}</text>"#
        )
        .ok();
    }
    for cell in scene.cells() {
        let square = scene.square(cell);
        let (x, y) = sheet.corner(cell);
        if square.lit {
            // Around a ring the light reaches further, or it would not show.
            let out = if square.laid.is_some() { 6 } else { 3 };
            let (x, y, side, rx) = (x - out, y - out - 1, CELL + 2 * out, 15 + out);
            writeln!(
                svg,
                r#"<rect x="{x}" y="{y}" width="{side}" height="{side}" rx="{rx}" fill="{lit}"/>"#
            )
            .ok();
        } else if square.tile.is_none() {
            let (x, y) = (x + CELL / 2, y + CELL / 2);
            writeln!(svg, r#"<circle cx="{x}" cy="{y}" r="5" fill="{grid}"/>"#).ok();
        }
    }
}

/// A ring around each tile of the play; above all tiles, so that neighbours do not cover it.
fn rings(svg: &mut String, scene: &Scene, sheet: &Sheet, ink: Ink) {
    for cell in scene.cells() {
        let square = scene.square(cell);
        let ring = match square.laid {
            Some(Laid::New) => NEW,
            Some(Laid::Clash) => CLASH,
            None => continue,
        };
        let (x, y) = sheet.corner(cell);
        for (out, colour, width, opacity) in strokes(ink, ring, square.lit) {
            let (x, y, side, rx) = (x + 3 - out / 2, y + 1 - out / 2, 94 + out, 14 + out / 2);
            writeln!(
                svg,
                r#"<rect x="{x}" y="{y}" width="{side}" height="{side}" rx="{rx}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-opacity="{opacity}"/>"#,
            )
            .ok();
        }
    }
}

/// The strokes of a ring, the lowest first: how far out each lies, its colour, width and opacity.
fn strokes(ink: Ink, ring: Rgb, lit: bool) -> Vec<(i32, Rgb, i32, &'static str)> {
    match ink {
        Ink::Colour if lit => vec![(0, ring, 6, "1")],
        // A soft glow.
        Ink::Colour => vec![
            (4, ring, 14, "0.18"),
            (2, ring, 10, "0.3"),
            (0, ring, 6, "1"),
        ],
        // Black between white lines shows on black and on white.
        Ink::Grey => vec![(2, BLANK, 18, "1"), (2, ink.shade(BLACK), 8, "1")],
    }
}

fn rack(svg: &mut String, scene: &Scene, sheet: &Sheet, tiles: &TileSet) {
    if scene.rack.is_empty() {
        return;
    }
    let wide = CELL * RACK_SIZE as i32;
    let (left, top) = ((sheet.width - wide) / 2, GUTTER + sheet.rows * CELL + 40);
    let (x, y, width) = (left - 20, top + 62, wide + 40);
    let groove = y + 12;
    let (wood, dark) = (tiles.ink.shade(RACK), tiles.ink.shade(GROOVE));
    writeln!(
        svg,
        r#"<rect x="{x}" y="{y}" width="{width}" height="56" rx="14" fill="{wood}"/>"#
    )
    .ok();
    writeln!(
        svg,
        r#"<rect x="{left}" y="{groove}" width="{wide}" height="30" rx="8" fill="{dark}"/>"#
    )
    .ok();
    let first = left + (wide - CELL * scene.rack.len() as i32) / 2;
    for (place, &held) in scene.rack.iter().enumerate() {
        svg.push_str(&tiles.tile(held, first + CELL * place as i32, top, TILE));
    }
}
