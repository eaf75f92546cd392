use std::fmt::Write;

use super::Ink;
use super::palette::{BLACK, BLACK_LIGHT, Rgb, WHITE, WHITE_EDGE, WOOD};
use super::shapes::outline;
use crate::game::{Background, Shape, Tile};

/// The side of a tile as it is defined; [`TileSet::tile`] draws it in any size.
pub const TILE: u32 = 100;
/// The size of the letter on a symbol in grey, which just fits into the middle of a star.
const INITIAL: u32 = 42;
/// Where that letter stands: its capital is in the middle of the face.
const INITIAL_LINE: &str = "62.3";
/// The fonts of a picture's words, the one that comes with the crate first.
pub(super) const FONTS: &str = "Inter,system-ui,sans-serif";

/// How the tiles of a page are drawn: what every tile is put together from is defined once, and
/// each tile then uses it.
#[derive(Clone, Debug)]
pub struct TileSet {
    pub(super) ink: Ink,
    letters: bool,
    pub(super) prefix: String,
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
    pub fn new(ink: Ink, letters: bool, prefix: &str) -> TileSet {
        TileSet {
            ink,
            letters,
            prefix: identifier(prefix),
        }
    }

    /// The definitions: three backgrounds and six shapes, as `<symbol>` elements inside `<defs>`.
    pub fn defs(&self) -> String {
        let TileSet { ink, prefix, .. } = self;
        let mut defs =
            format!("<defs>\n<style>.{prefix}letters{{font:700 12px {FONTS};text-anchor:end}}");
        if *ink == Ink::Grey {
            write!(
                defs,
                ".{prefix}initial{{font:700 {INITIAL}px {FONTS};text-anchor:middle}}"
            )
            .ok();
        }
        write!(
            defs,
            "</style>\n{}</defs>\n",
            self.parts(&Background::ALL, &Shape::ALL)
        )
        .ok();
        defs
    }

    fn parts(&self, backgrounds: &[Background], shapes: &[Shape]) -> String {
        let mut parts = String::new();
        for &background in backgrounds {
            self.symbol(&mut parts, background.name(), &body(background, self.ink));
        }
        for &shape in shapes {
            self.symbol(
                &mut parts,
                shape.name(),
                &format!(r#"<path d="{}"/>"#, outline(shape)),
            );
        }
        parts
    }

    /// One tile with its top left corner at a point, `size` units wide.
    pub fn tile(&self, tile: Tile, x: i32, y: i32, size: u32) -> String {
        let mut svg = format!(r#"<g transform="translate({x} {y})"#);
        if size != TILE {
            write!(svg, " scale({}.{:02})", size / TILE, size % TILE).ok();
        }
        let letters = self
            .letters
            .then(|| format!(r#"class="{}letters" x="91" y="88.5""#, self.prefix));
        writeln!(svg, r#"">{}</g>"#, self.face(tile, letters.as_deref())).ok();
        svg
    }

    /// What a tile is put together from; its letters have these attributes, where they are wanted.
    fn face(&self, tile: Tile, letters: Option<&str>) -> String {
        let TileSet { ink, prefix, .. } = self;
        let background = ground(tile);
        let part = |id: &str, attributes: &str| {
            format!(r##"<use href="#{prefix}{id}" width="{TILE}" height="{TILE}"{attributes}/>"##)
        };

        // The face of a tile lies a little above its middle, since its side shows below.
        let mut painted = format!(r#" y="-3" fill="{}""#, ink.paint(tile.colour, background));
        let black = ink.shade(BLACK);
        if !lies_on_black(tile) {
            // A dark line keeps yellow apart from white; it lies outside, so that thin points keep
            // their colour.
            write!(painted, r#" stroke="{black}" stroke-width="2.8" stroke-linejoin="round" paint-order="stroke""#).ok();
        }
        let mut svg = part(background.name(), "") + &part(tile.shape.name(), &painted);
        if *ink == Ink::Grey {
            let (letter, fill) = (tile.colour.letter(), ink.initial(background));
            write!(svg, r#"<text class="{prefix}initial" x="50" y="{INITIAL_LINE}" fill="{fill}">{letter}</text>"#).ok();
        }
        if let Some(attributes) = letters {
            let fill = if lies_on_black(tile) {
                ink.shade(WHITE)
            } else {
                black
            };
            write!(svg, r#"<text {attributes} fill="{fill}">{tile}</text>"#).ok();
        }
        svg
    }

    fn symbol(&self, defs: &mut String, id: &str, content: &str) {
        let prefix = &self.prefix;
        // Without `overflow` a renderer clips each tile, which costs time and softens its edges.
        writeln!(defs, r#"<symbol id="{prefix}{id}" viewBox="0 0 {TILE} {TILE}" overflow="visible">{content}</symbol>"#)
            .ok();
    }
}

/// The definitions of [`TileSet::defs`], in colour.
pub fn tile_defs(prefix: &str) -> String {
    TileSet::new(Ink::Colour, false, prefix).defs()
}

/// One tile of [`TileSet::tile`], in colour, from the definitions of [`tile_defs`].
pub fn tile(tile: Tile, x: i32, y: i32, size: u32, letters: bool, prefix: &str) -> String {
    TileSet::new(Ink::Colour, letters, prefix).tile(tile, x, y, size)
}

/// Whole tiles as `<symbol>` elements inside `<defs>`, for a page that draws each with a single
/// `<use>`: the id of one is the prefix and its letters.
///
/// There is no `<style>` in it, which a strict page forbids: the style sheet of the page shows or
/// hides the class `letters`.
pub fn tile_symbols(tiles: impl IntoIterator<Item = Tile>, prefix: &str) -> String {
    let set = TileSet::new(Ink::Colour, true, prefix);
    let mut defs = format!("<defs>\n{}", set.parts(&Background::ALL, &Shape::ALL));
    for tile in tiles {
        // Larger than in pictures, since pages are seen on phones; a rim in the colour of the
        // ground lifts them off the symbol.
        let letters = format!(
            r#"class="letters" x="92" y="89" font-size="27" font-weight="700" text-anchor="end" stroke="{}" stroke-width="6" stroke-linejoin="round" paint-order="stroke""#,
            if lies_on_black(tile) { BLACK } else { WHITE },
        );
        set.symbol(
            &mut defs,
            &tile.to_string(),
            &set.face(tile, Some(&letters)),
        );
    }
    defs.push_str("</defs>\n");
    defs
}

/// The parts that one tile needs, inside `<defs>`.
pub(super) fn parts_of(tile: Tile, prefix: &str) -> String {
    let set = TileSet::new(Ink::Colour, false, prefix);
    format!(
        "<defs>\n{}</defs>\n",
        set.parts(&[ground(tile)], &[tile.shape])
    )
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
fn body(background: Background, ink: Ink) -> String {
    let face = match background {
        Background::Black => rounded(ink.shade(BLACK), ink.shade(BLACK_LIGHT)),
        Background::White => rounded(ink.shade(WHITE), ink.shade(WHITE_EDGE)),
        // The white half reaches a little under the black one, so that no seam shows.
        Background::Split => format!(
            concat!(
                r#"<path d="M92.2 5.8A13 13 0 0 1 96 15V79A13 13 0 0 1 83 92H17A13 13 0 0 1 7.8 88.2L8.5 86.5L90.5 7.5Z" fill="{}"/>"#,
                r#"<path d="M92 6.5A12.4 12.4 0 0 1 95.4 15V79A12.4 12.4 0 0 1 83 91.4H17A12.4 12.4 0 0 1 8.5 88" fill="none" stroke="{}" stroke-width="1.2"/>"#,
                r#"<path d="M7.8 88.2A13 13 0 0 1 4 79V15A13 13 0 0 1 17 2H83A13 13 0 0 1 92.2 5.8Z" fill="{}"/>"#,
            ),
            ink.shade(WHITE),
            ink.shade(WHITE_EDGE),
            ink.shade(BLACK),
        ),
    };
    format!(
        concat!(
            r##"<rect x="4" y="9" width="92" height="90" rx="13" fill="#000000" fill-opacity="0.14"/>"##,
            r#"<rect x="4" y="7" width="92" height="90" rx="13" fill="{}"/>{}"#,
        ),
        ink.shade(WOOD),
        face,
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
