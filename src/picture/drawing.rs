//! A table as a document of its own, as a part of one, and in a web page.

use super::Picture;
use super::palette::{Ink, PAGE, QUIET};
use super::scene::Scene;
use super::svg::{Attributes, Svg};
use super::table::{Look, Shelf, Table};
use super::tile::{FONTS, TILE, TileSet};
use crate::game::{Board, Bounds, Placement, RACK_SIZE, Rack};
use crate::language::{ENGLISH, Language};

/// A cell's side, in the units of the drawing.
const CELL: i32 = TILE;
/// The room for coordinates, on each side so that the table stays in the middle.
const GUTTER: i32 = 70;
/// The same in a page.
const PAGE_GUTTER: i32 = 60;
/// The room below the table when nothing follows.
const FOOT: i32 = 40;
/// The rack's height with the space around it.
const RACK_HEIGHT: i32 = 190;
/// The height of a line of words below the rack.
const LINE: i32 = 50;
/// The size of the coordinates.
const WORDS: u32 = 26;
/// The largest cell, in pixels.
const MAX_CELL: u32 = 1000;

/// How an SVG picture is made.
#[derive(Clone, Debug)]
pub struct SvgOptions {
    /// The side of a cell in pixels, 1 to 1000.
    pub cell: u32,
    /// Whether each tile shows its letters.
    pub letters: bool,
    /// What it is printed with.
    pub ink: Ink,
    /// What every id and class begins with. Pictures in one page need different ones.
    pub prefix: String,
    /// The title for screen readers; if there is none, it says what the picture shows.
    pub title: Option<String>,
    /// The reader's language.
    pub words: &'static Language,
}

impl Default for SvgOptions {
    fn default() -> SvgOptions {
        SvgOptions {
            cell: 64,
            letters: true,
            ink: Ink::Colour,
            prefix: "sf-".to_owned(),
            title: None,
            words: &ENGLISH,
        }
    }
}

/// A picture to be put into an SVG document that holds the definitions of its tiles.
pub(crate) struct Drawing {
    /// Its width, in units of which a tile has [`TILE`].
    pub(crate) width: i32,
    /// Its height.
    pub(crate) height: i32,
    /// Its elements, from the top left corner on.
    pub(crate) svg: String,
}

/// Draws the table, and below it the rack if it is wanted.
pub(crate) fn drawing(
    picture: &Picture,
    tiles: &TileSet,
    with_rack: bool,
    words: &Language,
) -> Drawing {
    let mut scene = Scene::new(picture);
    if !with_rack {
        scene.rack = Rack::new();
    }
    let (columns, rows) = (scene.bounds.width() as i32, scene.bounds.height() as i32);
    let width = 2 * GUTTER + CELL * columns.max(RACK_SIZE as i32);
    let bottom = GUTTER + rows * CELL;
    let not_shown = scene.not_shown(words);
    let rack = if scene.rack.is_empty() {
        FOOT
    } else {
        RACK_HEIGHT
    };
    let height = bottom + rack + not_shown.as_ref().map_or(0, |_| LINE);

    let mut svg = Svg::default();
    let table = Table {
        scene: &scene,
        look: Look::Painted(tiles),
        left: (width - columns * CELL) / 2,
        top: GUTTER,
        cell: CELL,
        dot: 5,
    };
    table.felt(&mut svg);
    table.coordinates(&mut svg, 22, 34, 9);
    table.ground(&mut svg);
    table.tiles(&mut svg, |_| true);
    table.rings(&mut svg);
    if !scene.rack.is_empty() {
        let shelf = Shelf {
            left: (width - CELL * RACK_SIZE as i32) / 2,
            top: bottom + 40,
            cell: CELL,
            out: 20,
            wood: (62, 56, 14),
            groove: (74, 30, 8),
        };
        shelf.draw(&mut svg, tiles, &scene.rack);
    }
    if let Some(not_shown) = not_shown {
        let class = format!("{}words", tiles.prefix);
        let attributes: &Attributes = &[
            ("class", &class),
            ("x", &(width / 2)),
            ("y", &(height - FOOT)),
        ];
        svg.text("text", attributes, &not_shown);
        svg.line_end();
    }
    Drawing {
        width,
        height,
        svg: svg.finish(),
    }
}

/// The style of the words of a drawing, for the document around it.
pub(crate) fn words_style(tiles: &TileSet, size: u32) -> String {
    let (prefix, quiet) = (&tiles.prefix, tiles.ink.shade(QUIET));
    format!(".{prefix}words{{font:{size}px {FONTS};text-anchor:middle;fill:{quiet}}}")
}

/// Draws a picture as an SVG document. The same picture always gives the same text.
pub fn svg(picture: &Picture, options: &SvgOptions) -> String {
    let tiles = TileSet::new(options.ink, options.letters, &options.prefix);
    let drawn = drawing(picture, &tiles, true, options.words);
    let (width, height) = (drawn.width, drawn.height);
    let pixels = |units: i32| {
        i64::from(units) * i64::from(options.cell.clamp(1, MAX_CELL)) / i64::from(TILE)
    };
    let title = options.title.clone().unwrap_or_else(|| {
        let words = options.words.publish;
        words.picture(picture.position, picture.play)
    });
    let title_id = format!("{}title", tiles.prefix);
    let mut svg = Svg::document(&[
        ("role", &"img"),
        ("aria-labelledby", &title_id),
        ("viewBox", &format!("0 0 {width} {height}")),
        ("width", &pixels(width)),
        ("height", &pixels(height)),
    ]);
    svg.text("title", &[("id", &title_id)], &title);
    svg.line_end();
    svg.text("style", &[], &words_style(&tiles, WORDS));
    svg.line_end();
    tiles.defs(&mut svg);
    let page: &Attributes = &[
        ("width", &width),
        ("height", &height),
        ("fill", &options.ink.shade(PAGE)),
    ];
    svg.empty("rect", page);
    svg.line_end();
    svg.push(&drawn.svg);
    svg.finish_document()
}

/// A table in a web page, painted by the page's style sheet. Its tiles are those of the page's
/// [`sprite`](super::sprite).
pub struct PageTable<'a> {
    /// The tiles that lie.
    pub board: &'a Board,
    /// The cells that show.
    pub bounds: Bounds,
    /// Tiles laid now.
    pub laid: &'a [Placement],
    /// The class of the ring around them.
    pub ring: &'a str,
    /// What a screen reader says; nothing if other elements say it.
    pub label: Option<&'a str>,
    /// Its size on the screen, in per cent of the units.
    pub percent: i32,
}

impl PageTable<'_> {
    /// Its width and its height on the screen, in pixels.
    pub fn size(&self) -> (i32, i32) {
        let (width, height) = self.units();
        (width * self.percent / 100, height * self.percent / 100)
    }

    fn units(&self) -> (i32, i32) {
        let length = |cells: usize| cells as i32 * CELL + 2 * PAGE_GUTTER;
        (length(self.bounds.width()), length(self.bounds.height()))
    }

    /// The table as an `<svg>` element.
    pub fn svg(&self) -> String {
        let scene = Scene::of_board(self.board, self.bounds, self.laid);
        let ((width, height), (wide, high)) = (self.units(), self.size());
        let label: &Attributes = match &self.label {
            Some(label) => &[("role", &"img"), ("aria-label", label)],
            None => &[("aria-hidden", &true)],
        };
        let view: &Attributes = &[
            ("class", &"table"),
            ("viewBox", &format!("0 0 {width} {height}")),
            ("width", &wide),
            ("height", &high),
        ];
        let table = Table {
            scene: &scene,
            look: Look::Classes { ring: self.ring },
            left: PAGE_GUTTER,
            top: PAGE_GUTTER,
            cell: CELL,
            dot: 4,
        };
        let mut svg = Svg::default();
        svg.open("svg", &[view, label].concat());
        svg.line_end();
        table.felt(&mut svg);
        svg.line_end();
        table.coordinates(&mut svg, PAGE_GUTTER / 2, PAGE_GUTTER / 2, 0);
        svg.line_end();
        table.ground(&mut svg);
        svg.line_end();
        svg.group("g", &[("class", &"old")], |svg| {
            table.tiles(svg, |square| square.laid.is_none())
        });
        svg.line_end();
        svg.group("g", &[("class", &"marks")], |_| {});
        svg.line_end();
        svg.group("g", &[("class", &"new")], |svg| {
            table.tiles(svg, |square| square.laid.is_some());
            table.rings(svg);
        });
        svg.line_end();
        svg.close("svg");
        svg.finish()
    }
}
