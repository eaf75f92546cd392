//! The picture that shows a puzzle where its address is shared, and the site's icon.

use super::palette::{GRID, Ink, PAGE, QUIET, Rgb, STAR, TABLE, TEXT};
use super::scene::Scene;
use super::svg::{Attributes, Svg};
use super::table::{Look, Shelf, Table, felt};
use super::tile::{FONTS, TILE, TileSet, star};
use crate::game::{Background, Board, Bounds, Cell, Colour, Position, RACK_SIZE, Shape, Tile};

/// The width of a share picture in pixels.
pub const SHARE_WIDTH: i32 = 1200;
/// Its height.
pub const SHARE_HEIGHT: i32 = 630;

/// What a share picture shows.
#[derive(Clone, Debug)]
pub struct Share<'a> {
    /// The table and the rack.
    pub position: &'a Position,
    /// The task, in a few short lines.
    pub title: [String; 3],
    /// When or where it was set, in two short lines.
    pub occasion: [String; 2],
    /// How many of the stars are full, and how many there are.
    pub stars: (usize, usize),
}

/// The felt on which the table lies.
const FELT: (i32, i32, i32, i32) = (36, 36, 756, 558);
/// The most that a cell may measure.
const LARGEST_CELL: i32 = 96;
/// Where the words and the rack begin, and how wide the rack is.
const WORDS: i32 = 828;
const RACK_WIDTH: i32 = 336;
/// The tile that stands for the whole.
const EMBLEM: Tile = Tile {
    colour: Colour::Orange,
    shape: Shape::Star,
    background: Some(Background::Split),
};

fn tile_set() -> TileSet {
    TileSet::new(Ink::Colour, false, "s-")
}

/// Draws a share picture as an SVG document.
pub fn share(picture: &Share) -> String {
    let tiles = tile_set();
    let mut svg = Svg::document(&[
        ("viewBox", &format!("0 0 {SHARE_WIDTH} {SHARE_HEIGHT}")),
        ("width", &SHARE_WIDTH),
        ("height", &SHARE_HEIGHT),
        ("font-family", &FONTS),
    ]);
    tiles.defs(&mut svg);
    let page: &Attributes = &[
        ("width", &SHARE_WIDTH),
        ("height", &SHARE_HEIGHT),
        ("fill", &PAGE),
    ];
    svg.empty("rect", page);
    svg.line_end();
    table(&mut svg, picture.position.board(), &tiles);
    words(&mut svg, picture, &tiles);
    let shelf = Shelf {
        left: WORDS,
        top: 520,
        cell: RACK_WIDTH / RACK_SIZE as i32,
        out: 10,
        wood: (36, 34, 9),
        groove: (43, 19, 5),
    };
    shelf.draw(&mut svg, &tiles, picture.position.rack());
    svg.finish_document()
}

fn table(svg: &mut Svg, board: &Board, tiles: &TileSet) {
    let look = Look::Painted(tiles);
    felt(svg, look, FELT, 28);
    let Some(bounds) = board.bounds() else { return };
    let (left, top, wide, high) = FELT;
    let (columns, rows) = (bounds.width() as i32, bounds.height() as i32);
    let cell = ((wide - 48) / columns)
        .min((high - 48) / rows)
        .min(LARGEST_CELL);
    let (x, y) = (
        left + (wide - columns * cell) / 2,
        top + (high - rows * cell) / 2,
    );
    // The grid goes on to the edges of the felt, as a table does.
    let beyond = |free: i32| (free - 8) / cell;
    let (across, down) = (beyond(x - left), beyond(y - top));
    let Bounds {
        top_left,
        bottom_right,
    } = bounds;
    let bounds = Bounds {
        top_left: Cell::new(top_left.column - across as i16, top_left.row - down as i16),
        bottom_right: Cell::new(
            bottom_right.column + across as i16,
            bottom_right.row + down as i16,
        ),
    };
    let table = Table {
        scene: &Scene::of_board(board, bounds, &[]),
        look,
        left: x - across * cell,
        top: y - down * cell,
        cell,
        dot: (cell / 24).max(2),
    };
    table.ground(svg);
    table.tiles(svg, |_| true);
}

fn words(svg: &mut Svg, picture: &Share, tiles: &TileSet) {
    tiles.tile(svg, EMBLEM, WORDS, 44, 52);
    let mut line = |x: i32, y: i32, size: u32, weight: u32, ink: Rgb, words: &str| {
        let attributes: &Attributes = &[
            ("x", &x),
            ("y", &y),
            ("font-size", &size),
            ("font-weight", &weight),
            ("fill", &ink),
        ];
        svg.text("text", attributes, words);
        svg.line_end();
    };
    line(WORDS + 66, 85, 38, 700, TEXT, "sixfold");
    for (words, y) in picture.title.iter().zip([188, 260, 332]) {
        line(WORDS, y, 68, 700, TEXT, words);
    }
    for (words, y) in picture.occasion.iter().zip([394, 430]) {
        line(WORDS, y, 28, 400, QUIET, words);
    }
    let (full, all) = picture.stars;
    for place in 0..all {
        let is_full = place < full;
        let paint = if is_full { STAR } else { GRID };
        star(svg, (WORDS + 44 * place as i32, 452), 100, is_full, paint);
    }
}

/// The site's icon, as wide as this many pixels: one tile. With a ground it fills the square, so
/// that systems can cut its corners.
pub fn icon(pixels: u32, ground: bool) -> String {
    let tiles = tile_set();
    let mut svg = Svg::document(&[
        ("viewBox", &format!("0 0 {TILE} {TILE}")),
        ("width", &pixels),
        ("height", &pixels),
    ]);
    tiles.parts_of(&mut svg, EMBLEM);
    let (at, size) = if ground { (15, 70) } else { (0, TILE) };
    if ground {
        let attributes: &Attributes = &[("width", &TILE), ("height", &TILE), ("fill", &TABLE)];
        svg.empty("rect", attributes);
    }
    tiles.tile(&mut svg, EMBLEM, at, at, size);
    svg.finish_document()
}
