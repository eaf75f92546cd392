use std::fmt;

use crate::game::Colour;

/// A colour, written `#rrggbb`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rgb(pub(crate) u8, pub(crate) u8, pub(crate) u8);

impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:02x}{:02x}{:02x}", self.0, self.1, self.2)
    }
}

/// The paint of a symbol. Lightness differs as well as hue, for those who see few hues.
pub(crate) const fn paint(colour: Colour) -> Rgb {
    match colour {
        Colour::Red => Rgb(0xe2, 0x2b, 0x35),
        Colour::Orange => Rgb(0xff, 0x8f, 0x1f),
        Colour::Yellow => Rgb(0xff, 0xdd, 0x2e),
        Colour::Green => Rgb(0x36, 0xb0, 0x4a),
        Colour::Blue => Rgb(0x2a, 0x86, 0xe8),
        Colour::Purple => Rgb(0xa1, 0x57, 0xd6),
    }
}

/// The same, dark enough for thin glyphs on white.
#[cfg(feature = "cli")]
pub(crate) const fn ink(colour: Colour) -> Rgb {
    match colour {
        Colour::Red => Rgb(0xc8, 0x14, 0x24),
        Colour::Orange => Rgb(0xd9, 0x68, 0x00),
        Colour::Yellow => Rgb(0xb3, 0x8b, 0x00),
        Colour::Green => Rgb(0x1c, 0x84, 0x30),
        Colour::Blue => Rgb(0x12, 0x5f, 0xbe),
        Colour::Purple => Rgb(0x7d, 0x2f, 0xb8),
    }
}

/// A black tile.
pub(crate) const BLACK: Rgb = Rgb(0x25, 0x23, 0x22);
/// The light that falls on a black tile's upper edge.
pub(crate) const BLACK_LIGHT: Rgb = Rgb(0x4a, 0x46, 0x43);
/// A white tile.
pub(crate) const WHITE: Rgb = Rgb(0xfb, 0xf7, 0xee);
/// The hairline around a white tile.
pub(crate) const WHITE_EDGE: Rgb = Rgb(0xd3, 0xca, 0xb8);
/// The bare wood of a tile's side.
pub(crate) const WOOD: Rgb = Rgb(0xc2, 0x96, 0x5f);
/// The rack's wood.
pub(crate) const RACK: Rgb = Rgb(0xdf, 0xbf, 0x92);
/// The groove in which the rack's tiles stand.
pub(crate) const GROOVE: Rgb = Rgb(0xcb, 0xa5, 0x72);
/// The page around the table.
pub(crate) const PAGE: Rgb = Rgb(0xfa, 0xf8, 0xf4);
/// The table.
pub(crate) const TABLE: Rgb = Rgb(0xec, 0xe8, 0xdf);
/// Free cells.
pub(crate) const GRID: Rgb = Rgb(0xd6, 0xcf, 0xc0);
/// Coordinates and other quiet words.
pub(crate) const QUIET: Rgb = Rgb(0x7d, 0x77, 0x6c);
/// The ring around a new tile.
pub(crate) const NEW: Rgb = Rgb(0xf2, 0xa9, 0x00);
/// The ring around a tile on a taken cell.
pub(crate) const CLASH: Rgb = Rgb(0xd1, 0x00, 0x2c);
/// Cells pointed out.
pub(crate) const LIT: Rgb = Rgb(0x5b, 0xa8, 0xe0);
/// A grey symbol on a black tile, which waits for its letter.
pub(crate) const BLANK: Rgb = Rgb(0xff, 0xff, 0xff);
/// The same on a split tile.
pub(crate) const HALF: Rgb = Rgb(0xc2, 0xc2, 0xc2);
