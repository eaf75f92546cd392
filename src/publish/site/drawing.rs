//! Tables and tiles in a page: drawn with classes, so that the style sheet paints them, and without
//! any style of their own.

use std::fmt::Write;

use crate::game::{Board, Bounds, Cell, Placement, Tile};
use crate::notation::Column;
use crate::picture::{TILE, tile_symbols};

/// A cell's side, in the units of the drawing.
const CELL: i32 = TILE as i32;
/// The room for coordinates, on each side.
const GUTTER: i32 = 60;

/// The tiles of a page, each as a symbol that `<use href="#t-Rcb">` draws.
pub(crate) fn sprite(tiles: impl IntoIterator<Item = Tile>) -> String {
    let mut tiles: Vec<Tile> = tiles.into_iter().collect();
    tiles.sort();
    tiles.dedup();
    format!(
        "<svg class=\"sprite\" aria-hidden=\"true\" width=\"0\" height=\"0\">{}</svg>",
        tile_symbols(tiles, "t-").trim_end()
    )
}

/// A table in a page.
pub(crate) struct Drawing<'a> {
    pub(crate) board: &'a Board,
    /// The cells that show.
    pub(crate) bounds: Bounds,
    /// Tiles laid now, and the class of the ring around them.
    pub(crate) laid: &'a [Placement],
    pub(crate) ring: &'a str,
    /// How a screen reader tells it; nothing where other elements do.
    pub(crate) label: Option<&'a str>,
    /// Its size on the screen, in per cent of the units.
    pub(crate) percent: i32,
}

impl Drawing<'_> {
    pub(crate) fn svg(&self) -> String {
        let (columns, rows) = (self.bounds.width() as i32, self.bounds.height() as i32);
        let (width, height) = (columns * CELL + 2 * GUTTER, rows * CELL + 2 * GUTTER);
        let (wide, high) = (width * self.percent / 100, height * self.percent / 100);
        let told = match self.label {
            Some(label) => format!(r#"role="img" aria-label="{label}""#),
            None => r#"aria-hidden="true""#.to_owned(),
        };
        let mut svg = format!(
            "<svg class=\"table\" viewBox=\"0 0 {width} {height}\" width=\"{wide}\" height=\"{high}\" {told}>\n"
        );
        let (wide, high) = (columns * CELL, rows * CELL);
        writeln!(svg, r#"<rect class="felt" x="{GUTTER}" y="{GUTTER}" width="{wide}" height="{high}" rx="24"/>"#).ok();
        self.coordinates(&mut svg);
        self.dots(&mut svg);
        svg.push_str("<g class=\"old\">");
        self.board
            .tiles()
            .for_each(|placement| self.tile(&mut svg, placement));
        svg.push_str("</g>\n<g class=\"marks\"></g>\n<g class=\"new\">");
        for &placement in self.laid {
            self.tile(&mut svg, placement);
        }
        for placement in self.laid {
            let (x, y) = self.corner(placement.cell);
            let (x, y, side, ring) = (x + 4, y + 4, CELL - 8, self.ring);
            write!(
                svg,
                r#"<rect class="{ring}" x="{x}" y="{y}" width="{side}" height="{side}" rx="14"/>"#
            )
            .ok();
        }
        svg.push_str("</g>\n</svg>");
        svg
    }

    fn corner(&self, cell: Cell) -> (i32, i32) {
        let first = self.bounds.top_left;
        let steps =
            |number: i16, first: i16| GUTTER + CELL * (i32::from(number) - i32::from(first));
        (steps(cell.column, first.column), steps(cell.row, first.row))
    }

    fn coordinates(&self, svg: &mut String) {
        let first = self.bounds.top_left;
        let middle = |corner: i32| corner + CELL / 2;
        for column in self.bounds.columns() {
            let (x, name) = (
                middle(self.corner(Cell::new(column, first.row)).0),
                Column(column),
            );
            write!(
                svg,
                r#"<text class="coordinate" x="{x}" y="{}">{name}</text>"#,
                GUTTER / 2
            )
            .ok();
        }
        for row in self.bounds.rows() {
            let y = middle(self.corner(Cell::new(first.column, row)).1);
            write!(
                svg,
                r#"<text class="coordinate" x="{}" y="{y}">{row}</text>"#,
                GUTTER / 2
            )
            .ok();
        }
        svg.push('\n');
    }

    fn dots(&self, svg: &mut String) {
        for row in self.bounds.rows() {
            for cell in self.bounds.columns().map(|column| Cell::new(column, row)) {
                if self.board.get(cell).is_none() {
                    let (x, y) = self.corner(cell);
                    let (x, y) = (x + CELL / 2, y + CELL / 2);
                    write!(svg, r#"<circle class="dot" cx="{x}" cy="{y}" r="4"/>"#).ok();
                }
            }
        }
        svg.push('\n');
    }

    fn tile(&self, svg: &mut String, Placement { cell, tile }: Placement) {
        let (x, y) = self.corner(cell);
        write!(
            svg,
            r##"<use href="#t-{tile}" x="{x}" y="{y}" width="{TILE}" height="{TILE}"/>"##
        )
        .ok();
    }
}
