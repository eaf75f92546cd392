use std::fmt::Write;

use super::palette::{CLASH, GRID, GROOVE, LIT, NEW, PAGE, QUIET, RACK, TABLE};
use super::scene::{Laid, Scene};
use super::tiles::{FONTS, identifier};
use super::{Picture, TILE, tile, tile_defs};
use crate::game::{Cell, RACK_SIZE, Rules};
use crate::notation::Column;
use crate::report::words::plural;

/// A cell's side, in the units of the drawing.
const CELL: i32 = TILE as i32;
/// The room for coordinates, on each side so that the table stays in the middle.
const GUTTER: i32 = 70;
/// The room below the table when nothing follows.
const FOOT: i32 = 40;
/// The rack's height with the space around it.
const RACK_HEIGHT: i32 = 190;
/// The largest cell, in pixels.
const MAX_CELL: u32 = 1000;
/// The height of a line of words below the rack.
const LINE: i32 = 50;

/// How an SVG picture is made.
#[derive(Clone, Debug)]
pub struct SvgOptions {
    /// The side of a cell in pixels, 1 to 1000.
    pub cell: u32,
    /// Whether each tile shows its letters.
    pub letters: bool,
    /// What every id and class begins with. Pictures in one page need different ones.
    pub prefix: String,
    /// The title for screen readers; left out, it tells what the picture shows.
    pub title: Option<String>,
}

impl Default for SvgOptions {
    fn default() -> SvgOptions {
        SvgOptions { cell: 64, letters: true, prefix: "sf-".to_owned(), title: None }
    }
}

/// Draws a picture as an SVG document. The same picture always gives the same text.
pub fn svg(picture: &Picture, options: &SvgOptions) -> String {
    let scene = Scene::new(picture);
    let sheet = Sheet::new(&scene);
    let prefix = identifier(&options.prefix);
    let title = options.title.clone().unwrap_or_else(|| title(picture));
    let pixels = |units: i32| i64::from(units) * i64::from(options.cell.clamp(1, MAX_CELL)) / i64::from(CELL);
    let Sheet { width, height, .. } = sheet;

    let mut svg = format!(
        concat!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="{prefix}title" "#,
            r#"viewBox="0 0 {width} {height}" width="{wide}" height="{high}">"#,
            "\n<title id=\"{prefix}title\">{title}</title>\n",
            "<style>.{prefix}words{{font:26px {fonts};text-anchor:middle;fill:{quiet}}}</style>\n",
        ),
        prefix = prefix,
        width = width,
        height = height,
        wide = pixels(width),
        high = pixels(height),
        title = escape(&title),
        fonts = FONTS,
        quiet = QUIET,
    );
    svg.push_str(&tile_defs(&prefix));
    writeln!(svg, r#"<rect width="{width}" height="{height}" fill="{PAGE}"/>"#).ok();
    table(&mut svg, &scene, &sheet, &prefix);
    for cell in scene.cells() {
        if let Some(shown) = scene.square(cell).tile {
            let (x, y) = sheet.corner(cell);
            svg.push_str(&tile(shown, x, y, TILE, options.letters, &prefix));
        }
    }
    rings(&mut svg, &scene, &sheet);
    rack(&mut svg, &scene, &sheet, options.letters, &prefix);
    if let Some(words) = scene.not_shown() {
        let (x, y) = (width / 2, height - FOOT);
        writeln!(svg, r#"<text class="{prefix}words" x="{x}" y="{y}">{words}</text>"#).ok();
    }
    svg.push_str("</svg>\n");
    svg
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
        let rack = if scene.rack.is_empty() { FOOT } else { RACK_HEIGHT };
        let words = if scene.not_shown().is_some() { LINE } else { 0 };
        let height = GUTTER + rows * CELL + rack + words;
        Sheet { width, height, left, first: scene.bounds.top_left, columns, rows }
    }

    fn corner(&self, cell: Cell) -> (i32, i32) {
        let steps = |cell: i16, first: i16| i32::from(cell) - i32::from(first);
        let (column, row) = (steps(cell.column, self.first.column), steps(cell.row, self.first.row));
        (self.left + CELL * column, GUTTER + CELL * row)
    }
}

fn table(svg: &mut String, scene: &Scene, sheet: &Sheet, prefix: &str) {
    let (x, y, wide, high) = (sheet.left, GUTTER, sheet.columns * CELL, sheet.rows * CELL);
    writeln!(svg, r#"<rect x="{x}" y="{y}" width="{wide}" height="{high}" rx="24" fill="{TABLE}"/>"#).ok();
    for column in scene.bounds.columns() {
        let (x, _) = sheet.corner(Cell::new(column, sheet.first.row));
        let (x, y, name) = (x + CELL / 2, GUTTER - 22, Column(column));
        writeln!(svg, r#"<text class="{prefix}words" x="{x}" y="{y}">{name}</text>"#).ok();
    }
    for row in scene.bounds.rows() {
        let (x, y) = sheet.corner(Cell::new(sheet.first.column, row));
        let (x, y) = (x - 34, y + CELL / 2 + 9);
        writeln!(svg, r#"<text class="{prefix}words" x="{x}" y="{y}">{row}</text>"#).ok();
    }
    for cell in scene.cells() {
        let square = scene.square(cell);
        let (x, y) = sheet.corner(cell);
        if square.lit {
            // Around a ring the light reaches further, or it would not show.
            let out = if square.laid.is_some() { 6 } else { 3 };
            let (x, y, side, rx) = (x - out, y - out - 1, CELL + 2 * out, 15 + out);
            writeln!(svg, r#"<rect x="{x}" y="{y}" width="{side}" height="{side}" rx="{rx}" fill="{LIT}"/>"#).ok();
        } else if square.tile.is_none() {
            let (x, y) = (x + CELL / 2, y + CELL / 2);
            writeln!(svg, r#"<circle cx="{x}" cy="{y}" r="5" fill="{GRID}"/>"#).ok();
        }
    }
}

/// A ring with a soft glow around each tile of the play; above all tiles, so that neighbours do not cover it.
fn rings(svg: &mut String, scene: &Scene, sheet: &Sheet) {
    for cell in scene.cells() {
        let square = scene.square(cell);
        let ring = match square.laid {
            Some(Laid::New) => NEW,
            Some(Laid::Clash) => CLASH,
            None => continue,
        };
        let (x, y) = sheet.corner(cell);
        let strokes = [(4, 14, "0.18"), (2, 10, "0.3"), (0, 6, "1")];
        for (out, width, opacity) in strokes.into_iter().skip(if square.lit { 2 } else { 0 }) {
            let (x, y, side, rx) = (x + 3 - out / 2, y + 1 - out / 2, 94 + out, 14 + out / 2);
            writeln!(
                svg,
                r#"<rect x="{x}" y="{y}" width="{side}" height="{side}" rx="{rx}" fill="none" stroke="{ring}" stroke-width="{width}" stroke-opacity="{opacity}"/>"#,
            )
            .ok();
        }
    }
}

fn rack(svg: &mut String, scene: &Scene, sheet: &Sheet, letters: bool, prefix: &str) {
    if scene.rack.is_empty() {
        return;
    }
    let wide = CELL * RACK_SIZE as i32;
    let (left, top) = ((sheet.width - wide) / 2, GUTTER + sheet.rows * CELL + 40);
    let (x, y, width) = (left - 20, top + 62, wide + 40);
    let groove = y + 12;
    writeln!(svg, r#"<rect x="{x}" y="{y}" width="{width}" height="56" rx="14" fill="{RACK}"/>"#).ok();
    writeln!(svg, r#"<rect x="{left}" y="{groove}" width="{wide}" height="30" rx="8" fill="{GROOVE}"/>"#).ok();
    let first = left + (wide - CELL * scene.rack.len() as i32) / 2;
    for (place, &held) in scene.rack.iter().enumerate() {
        svg.push_str(&tile(held, first + CELL * place as i32, top, TILE, letters, prefix));
    }
}

fn title(picture: &Picture) -> String {
    let game = match picture.position.rules() {
        Rules::Classic => "Qwirkle",
        Rules::Flex | Rules::Intro => "Qwirkle Flex",
    };
    let tiles = picture.position.board().len();
    let mut title = format!("{game} table with {}", plural(tiles, "tile"));
    if let Some(play) = picture.play {
        write!(title, ", new: {}", play).ok();
    }
    title
}

pub(super) fn escape(text: &str) -> String {
    let text = text.replace(char::is_control, " ");
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
