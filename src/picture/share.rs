//! The picture that shows a puzzle where its address is shared, and the site's icon.

use std::fmt::Write;

use super::palette::{GRID, GROOVE, NEW, PAGE, QUIET, RACK, TABLE};
use super::tiles::{FONTS, parts_of};
use super::{TILE, tile, tile_defs};
use crate::game::{Background, Board, Bounds, Cell, Colour, Position, RACK_SIZE, Shape, Tile};

/// The width of a share picture in pixels.
pub const SHARE_WIDTH: u32 = 1200;
/// Its height.
pub const SHARE_HEIGHT: u32 = 630;

/// What a share picture shows.
#[derive(Clone, Copy, Debug)]
pub struct Share<'a> {
    /// The table and the rack.
    pub position: &'a Position,
    /// The task, in a few short lines.
    pub title: [&'a str; 3],
    /// When or where it was set, in two short lines.
    pub occasion: [&'a str; 2],
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
const INK: &str = "#2b2825";
/// The tile that stands for the whole.
const EMBLEM: Tile = Tile {
    colour: Colour::Orange,
    shape: Shape::Star,
    background: Some(Background::Split),
};

/// Draws a share picture as an SVG document.
pub fn share(picture: &Share) -> String {
    let mut svg = format!(
        concat!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" font-family="{fonts}">"#,
            "\n{defs}",
            r#"<rect width="{width}" height="{height}" fill="{page}"/>"#,
            "\n",
        ),
        width = SHARE_WIDTH,
        height = SHARE_HEIGHT,
        fonts = FONTS,
        defs = tile_defs("s-"),
        page = PAGE,
    );
    table(&mut svg, picture.position.board());
    words(&mut svg, picture);
    rack(&mut svg, picture.position.rack());
    svg.push_str("</svg>\n");
    svg
}

fn table(svg: &mut String, board: &Board) {
    let (left, top, wide, high) = FELT;
    writeln!(
        svg,
        r#"<rect x="{left}" y="{top}" width="{wide}" height="{high}" rx="28" fill="{TABLE}"/>"#
    )
    .ok();
    let Some(bounds) = board.bounds() else { return };
    let (columns, rows) = (bounds.width() as i32, bounds.height() as i32);
    let cell = ((wide - 48) / columns)
        .min((high - 48) / rows)
        .min(LARGEST_CELL);
    // The grid goes on to the edges of the felt, as a table does.
    let (x, y) = (
        left + (wide - columns * cell) / 2,
        top + (high - rows * cell) / 2,
    );
    let beyond = |free: i32| ((free - 8) / cell) as i16;
    let (across, down) = (beyond(x - left), beyond(y - top));
    let Bounds {
        top_left,
        bottom_right,
    } = bounds;
    for row in top_left.row - down..=bottom_right.row + down {
        for column in top_left.column - across..=bottom_right.column + across {
            let steps = |number: i16, first: i16| cell * i32::from(number - first);
            let (x, y) = (
                x + steps(column, top_left.column),
                y + steps(row, top_left.row),
            );
            match board.get(Cell::new(column, row)) {
                Some(laid) => svg.push_str(&tile(laid, x, y, cell as u32, false, "s-")),
                None => {
                    let (x, y, r) = (x + cell / 2, y + cell / 2, (cell / 24).max(2));
                    writeln!(svg, r#"<circle cx="{x}" cy="{y}" r="{r}" fill="{GRID}"/>"#).ok();
                }
            }
        }
    }
}

fn words(svg: &mut String, picture: &Share) {
    svg.push_str(&tile(EMBLEM, WORDS, 44, 52, false, "s-"));
    let mut line = |x: i32, y: i32, size: u32, weight: u32, ink: &str, words: &str| {
        writeln!(
            svg,
            r#"<text x="{x}" y="{y}" font-size="{size}" font-weight="{weight}" fill="{ink}">{}</text>"#,
            super::svg::escape(words)
        )
        .ok();
    };
    line(WORDS + 66, 85, 38, 700, INK, "sixfold");
    for (words, y) in picture.title.into_iter().zip([188, 260, 332]) {
        line(WORDS, y, 68, 700, INK, words);
    }
    for (words, y) in picture.occasion.into_iter().zip([394, 430]) {
        line(WORDS, y, 28, 400, &QUIET.to_string(), words);
    }
    let (full, all) = picture.stars;
    for place in 0..all {
        let fill = if place < full {
            NEW.to_string()
        } else {
            "none".to_owned()
        };
        let ink = if place < full { NEW } else { GRID };
        let x = WORDS + 44 * place as i32;
        writeln!(
            svg,
            r#"<path transform="translate({x} 452)" d="{STAR}" fill="{fill}" stroke="{ink}" stroke-width="3" stroke-linejoin="round"/>"#
        )
        .ok();
    }
}

/// A five-pointed star, 36 wide; the font has only a full one.
const STAR: &str =
    "M18 2L22.7 12.5L34.2 13.7L25.6 21.4L28 32.7L18 26.9L8 32.7L10.4 21.4L1.8 13.7L13.3 12.5Z";

fn rack(svg: &mut String, tiles: &[Tile]) {
    let size = RACK_WIDTH / RACK_SIZE as i32;
    writeln!(
        svg,
        r#"<rect x="{}" y="556" width="{}" height="34" rx="9" fill="{RACK}"/>"#,
        WORDS - 10,
        RACK_WIDTH + 20
    )
    .ok();
    writeln!(
        svg,
        r#"<rect x="{WORDS}" y="563" width="{RACK_WIDTH}" height="19" rx="5" fill="{GROOVE}"/>"#
    )
    .ok();
    let first = WORDS + (RACK_WIDTH - size * tiles.len() as i32) / 2;
    for (place, &held) in tiles.iter().enumerate() {
        svg.push_str(&tile(
            held,
            first + size * place as i32,
            520,
            size as u32,
            false,
            "s-",
        ));
    }
}

/// The site's icon, so many pixels wide: one tile. With a ground it fills the square, so that
/// systems can cut its corners.
pub fn icon(pixels: u32, ground: bool) -> String {
    let (ground, at, size) = if ground {
        (
            format!(r#"<rect width="100" height="100" fill="{TABLE}"/>"#),
            15,
            70,
        )
    } else {
        (String::new(), 0, TILE)
    };
    let (parts, tile) = (
        parts_of(EMBLEM, "s-"),
        tile(EMBLEM, at, at, size, false, "s-"),
    );
    format!(
        concat!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="{pixels}" height="{pixels}">"#,
            "\n{parts}{ground}{tile}</svg>\n",
        ),
        pixels = pixels,
        parts = parts,
        ground = ground,
        tile = tile,
    )
}
