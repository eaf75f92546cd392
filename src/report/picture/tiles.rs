use std::fmt::Write;

use super::palette::{BLACK, BLACK_LIGHT, Rgb, WHITE, WHITE_EDGE, WOOD, paint};
use super::shapes::outline;
use crate::game::{Background, Shape, Tile};

/// The side of a tile as it is defined; [`tile`] draws it in any size.
pub const TILE: u32 = 100;
/// The fonts of a picture's words, the one that comes with the crate first.
pub(super) const FONTS: &str = "Inter,system-ui,sans-serif";

/// The drawings that every tile is put together from: three backgrounds and six shapes, as `<symbol>` elements inside `<defs>`.
///
/// Their ids begin with the prefix, so that several pictures can stand in one page. A page that shares one set of
/// definitions gives the same prefix to [`tile`]. A prefix begins with a letter and holds letters, digits, `-` and `_`;
/// anything else is left out of it.
pub fn tile_defs(prefix: &str) -> String {
    let prefix = identifier(prefix);
    let parts = parts(&prefix, &Background::ALL, &Shape::ALL);
    format!("<defs>\n<style>.{prefix}letters{{font:700 12px {FONTS};text-anchor:end}}</style>\n{parts}</defs>\n")
}

/// Whole tiles as `<symbol>` elements inside `<defs>`, for a page that draws each with a single `<use>`: the id of one is the
/// prefix and its letters.
///
/// There is no `<style>` in it, which a strict page forbids: the style sheet of the page shows or hides the class `letters`.
pub fn tile_symbols(tiles: impl IntoIterator<Item = Tile>, prefix: &str) -> String {
    let prefix = identifier(prefix);
    let mut defs = format!("<defs>\n{}", parts(&prefix, &Background::ALL, &Shape::ALL));
    for tile in tiles {
        // Larger than in pictures, since pages are seen on phones; a rim in the colour of the ground lifts them off the symbol.
        let letters = format!(
            r#"class="letters" x="92" y="89" font-size="27" font-weight="700" text-anchor="end" stroke="{}" stroke-width="6" stroke-linejoin="round" paint-order="stroke""#,
            if lies_on_black(tile) { BLACK } else { WHITE },
        );
        symbol(&mut defs, &prefix, &tile.to_string(), &face(tile, Some(&letters), &prefix));
    }
    defs.push_str("</defs>\n");
    defs
}

/// The parts that one tile needs, inside `<defs>`.
pub(super) fn parts_of(tile: Tile, prefix: &str) -> String {
    format!("<defs>\n{}</defs>\n", parts(prefix, &[ground(tile)], &[tile.shape]))
}

fn parts(prefix: &str, backgrounds: &[Background], shapes: &[Shape]) -> String {
    let mut defs = String::new();
    for &background in backgrounds {
        symbol(&mut defs, prefix, background.name(), &body(background));
    }
    for &shape in shapes {
        symbol(&mut defs, prefix, shape.name(), &format!(r#"<path d="{}"/>"#, outline(shape)));
    }
    defs
}

/// One tile with its top left corner at a point, `size` units wide, from the definitions of [`tile_defs`].
///
/// With `letters`, its letters stand in the lower right corner, for those who cannot tell the colours apart.
pub fn tile(tile: Tile, x: i32, y: i32, size: u32, letters: bool, prefix: &str) -> String {
    let prefix = identifier(prefix);
    let mut svg = format!(r#"<g transform="translate({x} {y})"#);
    if size != TILE {
        write!(svg, " scale({}.{:02})", size / TILE, size % TILE).ok();
    }
    let letters = letters.then(|| format!(r#"class="{prefix}letters" x="91" y="88.5""#));
    writeln!(svg, r#"">{}</g>"#, face(tile, letters.as_deref(), &prefix)).ok();
    svg
}

/// What a tile is put together from; its letters have these attributes, where they are wanted.
fn face(tile: Tile, letters: Option<&str>, prefix: &str) -> String {
    let on_black = lies_on_black(tile);
    let part =
        |id: &str, attributes: &str| format!(r##"<use href="#{prefix}{id}" width="{TILE}" height="{TILE}"{attributes}/>"##);

    // The face of a tile lies a little above its middle, since its side shows below.
    let mut painted = format!(r#" y="-3" fill="{}""#, paint(tile.colour));
    if !on_black {
        // A dark line keeps yellow apart from white; it lies outside, so that thin points keep their colour.
        write!(painted, r#" stroke="{BLACK}" stroke-width="2.8" stroke-linejoin="round" paint-order="stroke""#).ok();
    }
    let mut svg = part(ground(tile).name(), "") + &part(tile.shape.name(), &painted);
    if let Some(attributes) = letters {
        let ink = if on_black { WHITE } else { BLACK };
        write!(svg, r#"<text {attributes} fill="{ink}">{tile}</text>"#).ok();
    }
    svg
}

/// A classic tile is black.
fn ground(tile: Tile) -> Background {
    tile.background.unwrap_or(Background::Black)
}

fn lies_on_black(tile: Tile) -> bool {
    ground(tile) == Background::Black
}

/// The part of a prefix that can stand in an id, a class and a style sheet.
pub(super) fn identifier(prefix: &str) -> String {
    let begins = prefix.trim_start_matches(|sign: char| !sign.is_ascii_alphabetic());
    begins.chars().filter(|sign| sign.is_ascii_alphanumeric() || "-_".contains(*sign)).collect()
}

fn symbol(defs: &mut String, prefix: &str, id: &str, content: &str) {
    // Without `overflow` a renderer clips each tile, which costs time and softens its edges.
    writeln!(defs, r#"<symbol id="{prefix}{id}" viewBox="0 0 {TILE} {TILE}" overflow="visible">{content}</symbol>"#).ok();
}

/// A painted wooden tile whose side shows below. Flat colours only: they look the same in every renderer.
fn body(background: Background) -> String {
    let face = match background {
        Background::Black => rounded(BLACK, BLACK_LIGHT),
        Background::White => rounded(WHITE, WHITE_EDGE),
        // The white half reaches a little under the black one, so that no seam shows.
        Background::Split => format!(
            concat!(
                r#"<path d="M92.2 5.8A13 13 0 0 1 96 15V79A13 13 0 0 1 83 92H17A13 13 0 0 1 7.8 88.2L8.5 86.5L90.5 7.5Z" fill="{}"/>"#,
                r#"<path d="M92 6.5A12.4 12.4 0 0 1 95.4 15V79A12.4 12.4 0 0 1 83 91.4H17A12.4 12.4 0 0 1 8.5 88" fill="none" stroke="{}" stroke-width="1.2"/>"#,
                r#"<path d="M7.8 88.2A13 13 0 0 1 4 79V15A13 13 0 0 1 17 2H83A13 13 0 0 1 92.2 5.8Z" fill="{}"/>"#,
            ),
            WHITE, WHITE_EDGE, BLACK,
        ),
    };
    format!(
        concat!(
            r##"<rect x="4" y="9" width="92" height="90" rx="13" fill="#000000" fill-opacity="0.14"/>"##,
            r#"<rect x="4" y="7" width="92" height="90" rx="13" fill="{}"/>{}"#,
        ),
        WOOD, face,
    )
}

fn rounded(face: Rgb, edge: Rgb) -> String {
    format!(
        concat!(
            r#"<rect x="4" y="2" width="92" height="90" rx="13" fill="{}"/>"#,
            r#"<rect x="4.6" y="2.6" width="90.8" height="88.8" rx="12.4" fill="none" stroke="{}" stroke-width="1.2"/>"#,
        ),
        face, edge,
    )
}
