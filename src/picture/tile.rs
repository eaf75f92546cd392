//! The one drawing of a tile, and of the star that shows how hard a puzzle is.

use std::fmt::Display;

use super::palette::{BLACK, BLACK_LIGHT, Ink, Rgb, WHITE, WHITE_EDGE, WOOD};
use super::svg::{Attributes, Svg};
use crate::game::{Background, Shape, Tile};

/// The side of a tile as it is defined; [`TileSet::tile`] draws it in any size.
pub(crate) const TILE: i32 = 100;
/// The size of the letter on a symbol in grey, which just fits into the middle of a star.
const INITIAL: u32 = 42;
/// Where that letter stands: its capital is in the middle of the face.
const INITIAL_LINE: &str = "62.3";
/// The fonts of a picture's words, the one that comes with the crate first.
pub(super) const FONTS: &str = "Inter,system-ui,sans-serif";

/// A star with five points, 36 wide and 34 high; the font has only a full one.
const STAR: &str =
    "M18 2L22.7 12.5L34.2 13.7L25.6 21.4L28 32.7L18 26.9L8 32.7L10.4 21.4L1.8 13.7L13.3 12.5Z";

/// A symbol's outline in a square of 100 by 100, as SVG path data.
const fn outline(shape: Shape) -> &'static str {
    match shape {
        Shape::Circle => "M50 18A32 32 0 0 1 50 82A32 32 0 0 1 50 18Z",
        Shape::Square => "M24 21H76Q79 21 79 24V76Q79 79 76 79H24Q21 79 21 76V24Q21 21 24 21Z",
        Shape::Diamond => {
            "M52.1 13.1L86.9 47.9Q89 50 86.9 52.1L52.1 86.9Q50 89 47.9 86.9L13.1 52.1Q11 50 13.1 47.9L47.9 13.1Q50 11 52.1 13.1Z"
        }
        Shape::Flower => {
            "M32 32A18 18 0 1 1 68 32A18 18 0 1 1 68 68A18 18 0 1 1 32 68A18 18 0 1 1 32 32Z"
        }
        // Eight points 38 from the middle, and notches 22 from it.
        Shape::Star => {
            "M50 12L58.4 29.7L76.9 23.1L70.3 41.6L88 50L70.3 58.4L76.9 76.9L58.4 70.3L50 88L41.6 70.3L23.1 76.9L29.7 58.4L12 50L29.7 41.6L23.1 23.1L41.6 29.7Z"
        }
        Shape::Cross => "M18 18Q50 45 82 18Q55 50 82 82Q50 55 18 82Q45 50 18 18Z",
    }
}

/// How the tiles of a page are drawn: what every tile is put together from is defined once, and
/// each tile then uses it.
#[derive(Clone, Debug)]
pub(crate) struct TileSet {
    pub(crate) ink: Ink,
    letters: bool,
    pub(crate) prefix: String,
}

impl TileSet {
    /// Tiles in an ink.
    ///
    /// With `letters`, a tile's letters stand in its lower right corner, for those who cannot tell
    /// the colours apart.
    ///
    /// Ids begin with the prefix, so that several pictures can stand in one page; those that share
    /// one set of definitions have the same. A prefix begins with a letter and holds letters,
    /// digits, `-` and `_`; anything else is left out of it.
    pub(crate) fn new(ink: Ink, letters: bool, prefix: &str) -> TileSet {
        TileSet {
            ink,
            letters,
            prefix: identifier(prefix),
        }
    }

    /// The definitions: three backgrounds and six shapes, as `<symbol>` elements inside `<defs>`.
    pub(crate) fn defs(&self, svg: &mut Svg) {
        let TileSet { ink, prefix, .. } = self;
        let mut style = format!(".{prefix}letters{{font:700 12px {FONTS};text-anchor:end}}");
        if *ink == Ink::Grey {
            style +=
                &format!(".{prefix}initial{{font:700 {INITIAL}px {FONTS};text-anchor:middle}}");
        }
        svg.open("defs", &[]);
        svg.line_end();
        svg.text("style", &[], &style);
        svg.line_end();
        self.parts(svg, &Background::ALL, &Shape::ALL);
        svg.close("defs");
        svg.line_end();
    }

    /// The parts that one tile needs, inside `<defs>`.
    pub(super) fn parts_of(&self, svg: &mut Svg, tile: Tile) {
        svg.open("defs", &[]);
        svg.line_end();
        self.parts(svg, &[ground(tile)], &[tile.shape]);
        svg.close("defs");
        svg.line_end();
    }

    fn parts(&self, svg: &mut Svg, backgrounds: &[Background], shapes: &[Shape]) {
        for &background in backgrounds {
            self.symbol(svg, background.name(), |svg| {
                body(svg, background, self.ink)
            });
        }
        for &shape in shapes {
            self.symbol(svg, shape.name(), |svg| {
                svg.empty("path", &[("d", &outline(shape))])
            });
        }
    }

    /// One tile with its top left corner at a point, `size` units wide.
    pub(crate) fn tile(&self, svg: &mut Svg, tile: Tile, x: i32, y: i32, size: i32) {
        let mut transform = format!("translate({x} {y})");
        if size != TILE {
            transform += &format!(" scale({}.{:02})", size / TILE, size % TILE);
        }
        let class = format!("{}letters", self.prefix);
        let letters: &Attributes = &[("class", &class), ("x", &91), ("y", &"88.5")];
        svg.group("g", &[("transform", &transform)], |svg| {
            self.face(svg, tile, self.letters.then_some(letters))
        });
        svg.line_end();
    }

    /// What a tile is put together from; its letters have these attributes, if they are wanted.
    fn face(&self, svg: &mut Svg, tile: Tile, letters: Option<&Attributes>) {
        let TileSet { ink, prefix, .. } = self;
        let background = ground(tile);
        let black = ink.shade(BLACK);
        let link = |id: &str| format!("#{prefix}{id}");

        svg.empty(
            "use",
            &[
                ("href", &link(background.name())),
                ("width", &TILE),
                ("height", &TILE),
            ],
        );
        let (shape, paint) = (link(tile.shape.name()), ink.paint(tile.colour, background));
        // The face of a tile lies a little above its middle, since its side shows below.
        let mut painted: Vec<(&str, &dyn Display)> = vec![
            ("href", &shape),
            ("width", &TILE),
            ("height", &TILE),
            ("y", &-3),
            ("fill", &paint),
        ];
        if !lies_on_black(tile) {
            // A dark line keeps yellow apart from white; it lies outside, so that thin points keep
            // their colour.
            painted.push(("stroke", &black));
            painted.push(("stroke-width", &2.8));
            painted.push(("stroke-linejoin", &"round"));
            painted.push(("paint-order", &"stroke"));
        }
        svg.empty("use", &painted);
        if *ink == Ink::Grey {
            let attributes: &Attributes = &[
                ("class", &format!("{prefix}initial")),
                ("x", &50),
                ("y", &INITIAL_LINE),
                ("fill", &ink.initial(background)),
            ];
            svg.text("text", attributes, &tile.colour.letter().to_string());
        }
        if let Some(attributes) = letters {
            let fill = if lies_on_black(tile) {
                ink.shade(WHITE)
            } else {
                black
            };
            let attributes = [attributes, &[("fill", &fill)]].concat();
            svg.text("text", &attributes, &tile.to_string());
        }
    }

    fn symbol(&self, svg: &mut Svg, id: &str, content: impl FnOnce(&mut Svg)) {
        let attributes: &Attributes = &[
            ("id", &format!("{}{id}", self.prefix)),
            ("viewBox", &format!("0 0 {TILE} {TILE}")),
            // Without it a renderer clips each tile, which costs time and softens its edges.
            ("overflow", &"visible"),
        ];
        svg.group("symbol", attributes, content);
        svg.line_end();
    }
}

/// What the id of a tile in a [`sprite`] begins with.
pub(crate) const SPRITE_PREFIX: &str = "t-";

/// The tiles of a page, each as a whole symbol that `<use href="#t-Rcb">` draws.
///
/// There is no `<style>` in it, which a strict page forbids: the style sheet of the page shows or
/// hides the class `letters`.
pub fn sprite(tiles: impl IntoIterator<Item = Tile>) -> String {
    let mut tiles: Vec<Tile> = tiles.into_iter().collect();
    tiles.sort();
    tiles.dedup();
    let set = TileSet::new(Ink::Colour, true, SPRITE_PREFIX);
    let mut svg = Svg::default();
    let attributes: &Attributes = &[
        ("class", &"sprite"),
        ("aria-hidden", &true),
        ("width", &0),
        ("height", &0),
    ];
    svg.open("svg", attributes);
    svg.open("defs", &[]);
    svg.line_end();
    set.parts(&mut svg, &Background::ALL, &Shape::ALL);
    for tile in tiles {
        let rim = if lies_on_black(tile) { BLACK } else { WHITE };
        // Larger than in pictures, since pages are seen on phones; a rim in the colour of the
        // ground lifts them off the symbol.
        let letters: &Attributes = &[
            ("class", &"letters"),
            ("x", &92),
            ("y", &89),
            ("font-size", &27),
            ("font-weight", &700),
            ("text-anchor", &"end"),
            ("stroke", &rim),
            ("stroke-width", &6),
            ("stroke-linejoin", &"round"),
            ("paint-order", &"stroke"),
        ];
        set.symbol(&mut svg, &tile.to_string(), |svg| {
            set.face(svg, tile, Some(letters))
        });
    }
    svg.close("defs");
    svg.close("svg");
    svg.finish()
}

/// A star with its top left corner at a point, in per cent of its own size: full, or its outline
/// alone.
pub(crate) fn star(svg: &mut Svg, (x, y): (i32, i32), percent: i32, full: bool, paint: Rgb) {
    let mut transform = format!("translate({x} {y})");
    if percent != 100 {
        transform += &format!(" scale({}.{:02})", percent / 100, percent % 100);
    }
    let fill = if full {
        paint.to_string()
    } else {
        "none".to_owned()
    };
    svg.empty(
        "path",
        &[
            ("transform", &transform),
            ("d", &STAR),
            ("fill", &fill),
            ("stroke", &paint),
            ("stroke-width", &3),
            ("stroke-linejoin", &"round"),
        ],
    );
    svg.line_end();
}

/// A classic tile is black.
fn ground(tile: Tile) -> Background {
    tile.background.unwrap_or(Background::Black)
}

fn lies_on_black(tile: Tile) -> bool {
    ground(tile) == Background::Black
}

/// The part of a prefix that can stand in an id, a class and a style sheet.
fn identifier(prefix: &str) -> String {
    let begins = prefix.trim_start_matches(|sign: char| !sign.is_ascii_alphabetic());
    begins
        .chars()
        .filter(|sign| sign.is_ascii_alphanumeric() || "-_".contains(*sign))
        .collect()
}

/// A painted wooden tile whose side shows below. Flat colours only: they look the same in every
/// renderer.
fn body(svg: &mut Svg, background: Background, ink: Ink) {
    let shadow: &Attributes = &[("fill", &"#000000"), ("fill-opacity", &0.14)];
    rounded(svg, ("4", "9"), ("92", "90"), "13", shadow);
    let side: &Attributes = &[("fill", &ink.shade(WOOD))];
    rounded(svg, ("4", "7"), ("92", "90"), "13", side);
    let (face, edge) = match background {
        Background::Black => (BLACK, BLACK_LIGHT),
        Background::White => (WHITE, WHITE_EDGE),
        Background::Split => return split(svg, ink),
    };
    let face: &Attributes = &[("fill", &ink.shade(face))];
    rounded(svg, ("4", "2"), ("92", "90"), "13", face);
    let edge: &Attributes = &[
        ("fill", &"none"),
        ("stroke", &ink.shade(edge)),
        ("stroke-width", &1.2),
    ];
    rounded(svg, ("4.6", "2.6"), ("90.8", "88.8"), "12.4", edge);
}

fn rounded(
    svg: &mut Svg,
    (x, y): (&str, &str),
    (width, height): (&str, &str),
    radius: &str,
    paint: &Attributes,
) {
    let place: &Attributes = &[
        ("x", &x),
        ("y", &y),
        ("width", &width),
        ("height", &height),
        ("rx", &radius),
    ];
    svg.empty("rect", &[place, paint].concat());
}

/// The face of a split tile: white below, black above.
fn split(svg: &mut Svg, ink: Ink) {
    // The white half reaches a little under the black one, so that no seam shows.
    let white = "M92.2 5.8A13 13 0 0 1 96 15V79A13 13 0 0 1 83 92H17A13 13 0 0 1 7.8 88.2L8.5 86.5L90.5 7.5Z";
    let edge =
        "M92 6.5A12.4 12.4 0 0 1 95.4 15V79A12.4 12.4 0 0 1 83 91.4H17A12.4 12.4 0 0 1 8.5 88";
    let black = "M7.8 88.2A13 13 0 0 1 4 79V15A13 13 0 0 1 17 2H83A13 13 0 0 1 92.2 5.8Z";
    svg.empty("path", &[("d", &white), ("fill", &ink.shade(WHITE))]);
    svg.empty(
        "path",
        &[
            ("d", &edge),
            ("fill", &"none"),
            ("stroke", &ink.shade(WHITE_EDGE)),
            ("stroke-width", &1.2),
        ],
    );
    svg.empty("path", &[("d", &black), ("fill", &ink.shade(BLACK))]);
}
