//! The one drawing of a table and of a rack: painted with attributes, or with classes for the style
//! sheet of a page.

use super::palette::{BLACK, BLANK, GRID, GROOVE, Ink, Mark, RACK, Rgb, TABLE};
use super::scene::{Scene, Square};
use super::svg::{Attributes, Svg};
use super::tile::{SPRITE_PREFIX, TileSet};
use crate::game::{Cell, RACK_SIZE, Tile};
use crate::notation::Column;

/// How a table is painted.
#[derive(Clone, Copy)]
pub(super) enum Look<'a> {
    /// With attributes: a line of the file for each element.
    Painted(&'a TileSet),
    /// With classes. The tiles are those of the page's sprite; the ring around new ones has a class
    /// of its own.
    Classes {
        /// The ring's class.
        ring: &'a str,
    },
}

/// A table in a drawing: what it shows, and where it stands.
pub(super) struct Table<'a> {
    pub(super) scene: &'a Scene,
    pub(super) look: Look<'a>,
    /// The corner of the first cell.
    pub(super) left: i32,
    pub(super) top: i32,
    /// The side of a cell.
    pub(super) cell: i32,
    /// The radius of the dot on a free cell.
    pub(super) dot: i32,
}

impl Table<'_> {
    fn corner(&self, cell: Cell) -> (i32, i32) {
        let first = self.scene.bounds.top_left;
        let steps = |number: i16, first: i16| self.cell * (i32::from(number) - i32::from(first));
        (
            self.left + steps(cell.column, first.column),
            self.top + steps(cell.row, first.row),
        )
    }

    fn middle(&self, cell: Cell) -> (i32, i32) {
        let (x, y) = self.corner(cell);
        (x + self.cell / 2, y + self.cell / 2)
    }

    /// The felt under exactly the cells that show.
    pub(super) fn felt(&self, svg: &mut Svg) {
        let (columns, rows) = (self.scene.bounds.width(), self.scene.bounds.height());
        let (width, height) = (columns as i32 * self.cell, rows as i32 * self.cell);
        felt(svg, self.look, (self.left, self.top, width, height), 24);
    }

    /// The names of columns and rows: how far those of columns stand `above` the first row, those of
    /// rows `before` the first column, and their letters `below` the middle of a row.
    pub(super) fn coordinates(&self, svg: &mut Svg, above: i32, before: i32, below: i32) {
        let (bounds, first) = (self.scene.bounds, self.scene.bounds.top_left);
        let columns = bounds.columns().map(|column| {
            let (x, _) = self.middle(Cell::new(column, first.row));
            (x, self.top - above, Column(column).to_string())
        });
        let rows = bounds.rows().map(|row| {
            let (_, y) = self.middle(Cell::new(first.column, row));
            (self.left - before, y + below, row.to_string())
        });
        for (x, y, name) in columns.chain(rows) {
            let class = self.look.words_class();
            svg.text("text", &[("class", &class), ("x", &x), ("y", &y)], &name);
            self.look.line_end(svg);
        }
    }

    /// A dot on every free cell, and light on those that are pointed out.
    pub(super) fn ground(&self, svg: &mut Svg) {
        for cell in self.scene.cells() {
            let square = self.scene.square(cell);
            match self.look {
                Look::Painted(tiles) if square.lit => {
                    // Around a ring the light reaches further, or it would not show.
                    let out = if square.laid.is_some() { 6 } else { 3 };
                    let (x, y) = self.corner(cell);
                    let side = self.cell + 2 * out;
                    let attributes: &Attributes = &[
                        ("x", &(x - out)),
                        ("y", &(y - out - 1)),
                        ("width", &side),
                        ("height", &side),
                        ("rx", &(15 + out)),
                        ("fill", &tiles.ink.shade(Mark::Lit.colour())),
                    ];
                    svg.empty("rect", attributes);
                    svg.line_end();
                }
                look if square.tile.is_none() => {
                    let (x, y) = self.middle(cell);
                    let place: &Attributes = &[("cx", &x), ("cy", &y), ("r", &self.dot)];
                    look.shape(svg, "circle", place, GRID, "dot");
                }
                _ => {}
            }
        }
    }

    /// The tiles of some squares.
    pub(super) fn tiles(&self, svg: &mut Svg, which: impl Fn(Square) -> bool) {
        for cell in self.scene.cells() {
            let square = self.scene.square(cell);
            let Some(tile) = square.tile.filter(|_| which(square)) else {
                continue;
            };
            let (x, y) = self.corner(cell);
            match self.look {
                Look::Painted(tiles) => tiles.tile(svg, tile, x, y, self.cell),
                Look::Classes { .. } => {
                    let attributes: &Attributes = &[
                        ("href", &format!("#{SPRITE_PREFIX}{tile}")),
                        ("x", &x),
                        ("y", &y),
                        ("width", &self.cell),
                        ("height", &self.cell),
                    ];
                    svg.empty("use", attributes);
                }
            }
        }
    }

    /// A ring around each tile of the play; above all tiles, so that neighbours do not cover it.
    pub(super) fn rings(&self, svg: &mut Svg) {
        for cell in self.scene.cells() {
            let square = self.scene.square(cell);
            let Some(laid) = square.laid else { continue };
            let (x, y) = self.corner(cell);
            match self.look {
                Look::Painted(tiles) => {
                    for stroke in strokes(tiles.ink, laid.mark().colour(), square.lit) {
                        stroke.draw(svg, x, y);
                    }
                }
                Look::Classes { ring } => {
                    let side = self.cell - 8;
                    let attributes: &Attributes = &[
                        ("x", &(x + 4)),
                        ("y", &(y + 4)),
                        ("width", &side),
                        ("height", &side),
                        ("rx", &14),
                        ("class", &ring),
                    ];
                    svg.empty("rect", attributes);
                }
            }
        }
    }
}

impl Look<'_> {
    /// The class of coordinates.
    fn words_class(self) -> String {
        match self {
            Look::Painted(tiles) => format!("{}words", tiles.prefix),
            Look::Classes { .. } => "coordinate".to_owned(),
        }
    }

    /// Ends a line of the file where each element has its own.
    fn line_end(self, svg: &mut Svg) {
        if let Look::Painted(_) = self {
            svg.line_end();
        }
    }

    /// A shape in a colour, or with a class.
    fn shape(self, svg: &mut Svg, name: &str, place: &Attributes, colour: Rgb, class: &str) {
        match self {
            Look::Painted(tiles) => {
                let paint: &Attributes = &[("fill", &tiles.ink.shade(colour))];
                svg.empty(name, &[place, paint].concat());
            }
            Look::Classes { .. } => {
                let paint: &Attributes = &[("class", &class)];
                svg.empty(name, &[place, paint].concat());
            }
        }
        self.line_end(svg);
    }
}

/// The felt of a table: its left and upper edge, width and height.
pub(super) fn felt(
    svg: &mut Svg,
    look: Look,
    (x, y, width, height): (i32, i32, i32, i32),
    radius: i32,
) {
    let place: &Attributes = &[
        ("x", &x),
        ("y", &y),
        ("width", &width),
        ("height", &height),
        ("rx", &radius),
    ];
    look.shape(svg, "rect", place, TABLE, "felt");
}

/// One stroke of a ring.
struct Stroke {
    /// How far out it lies.
    out: i32,
    colour: Rgb,
    width: i32,
    opacity: &'static str,
}

impl Stroke {
    fn draw(&self, svg: &mut Svg, x: i32, y: i32) {
        let half = self.out / 2;
        let side = 94 + self.out;
        let attributes: &Attributes = &[
            ("x", &(x + 3 - half)),
            ("y", &(y + 1 - half)),
            ("width", &side),
            ("height", &side),
            ("rx", &(14 + half)),
            ("fill", &"none"),
            ("stroke", &self.colour),
            ("stroke-width", &self.width),
            ("stroke-opacity", &self.opacity),
        ];
        svg.empty("rect", attributes);
        svg.line_end();
    }
}

/// The strokes of a ring, the lowest first.
fn strokes(ink: Ink, ring: Rgb, lit: bool) -> Vec<Stroke> {
    let stroke = |out, colour, width, opacity| Stroke {
        out,
        colour,
        width,
        opacity,
    };
    match ink {
        Ink::Colour if lit => vec![stroke(0, ring, 6, "1")],
        // A soft glow.
        Ink::Colour => vec![
            stroke(4, ring, 14, "0.18"),
            stroke(2, ring, 10, "0.3"),
            stroke(0, ring, 6, "1"),
        ],
        // Black between white lines shows on black and on white.
        Ink::Grey => vec![
            stroke(2, BLANK, 18, "1"),
            stroke(2, ink.shade(BLACK), 8, "1"),
        ],
    }
}

/// A rack with its tiles: where it stands and how it is shaped.
pub(super) struct Shelf {
    /// The left edge of the room for six tiles, and the upper edge of the tiles.
    pub(super) left: i32,
    pub(super) top: i32,
    /// The side of a tile.
    pub(super) cell: i32,
    /// How far the wood reaches out on both sides; how far below the tiles' edge it begins, its
    /// height and the radius of its corners.
    pub(super) out: i32,
    pub(super) wood: (i32, i32, i32),
    /// The same of the groove, which is as wide as six tiles.
    pub(super) groove: (i32, i32, i32),
}

impl Shelf {
    pub(super) fn draw(&self, svg: &mut Svg, tiles: &TileSet, rack: &[Tile]) {
        let wide = self.cell * RACK_SIZE as i32;
        let (left, width) = (self.left - self.out, wide + 2 * self.out);
        for (x, width, (below, height, radius), colour) in [
            (left, width, self.wood, RACK),
            (self.left, wide, self.groove, GROOVE),
        ] {
            let attributes: &Attributes = &[
                ("x", &x),
                ("y", &(self.top + below)),
                ("width", &width),
                ("height", &height),
                ("rx", &radius),
                ("fill", &tiles.ink.shade(colour)),
            ];
            svg.empty("rect", attributes);
            svg.line_end();
        }
        let first = self.left + (wide - self.cell * rack.len() as i32) / 2;
        for (&held, place) in rack.iter().zip(0..) {
            tiles.tile(svg, held, first + self.cell * place, self.top, self.cell);
        }
    }
}
