//! All colours of pictures, on paper and in a terminal.

use std::fmt;

use crate::game::{Background, Colour};

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
pub(crate) const fn dark_paint(colour: Colour) -> Rgb {
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
/// The words of a share picture.
pub(crate) const TEXT: Rgb = Rgb(0x2b, 0x28, 0x25);
/// Coordinates and other quiet words.
pub(crate) const QUIET: Rgb = Rgb(0x7d, 0x77, 0x6c);
/// A full star.
pub(crate) const STAR: Rgb = Mark::New.colour();
/// A grey symbol on a black tile, which waits for its letter.
pub(crate) const BLANK: Rgb = Rgb(0xff, 0xff, 0xff);
/// The same on a split tile.
pub(crate) const HALF: Rgb = Rgb(0xc2, 0xc2, 0xc2);

/// The table in a terminal: between black and white, so that both stand out on any terminal.
pub(super) const TERMINAL_TABLE: Rgb = Rgb(0x5f, 0x6b, 0x66);
/// Its free cells.
pub(super) const TERMINAL_GRID: Rgb = Rgb(0x8b, 0x96, 0x91);

/// A tile's ground in a terminal. Two shades by turns, 0 and 1, show where tiles touch.
pub(super) const fn terminal_ground(dark: bool, shade: usize) -> Rgb {
    match (dark, shade) {
        (true, 0) => Rgb(0x14, 0x14, 0x14),
        (true, _) => Rgb(0x26, 0x25, 0x24),
        (false, 0) => Rgb(0xfa, 0xf7, 0xf0),
        (false, _) => Rgb(0xe8, 0xe3, 0xd8),
    }
}

/// The letters of a tile in a terminal.
pub(super) const fn terminal_letters(dark: bool) -> Rgb {
    if dark {
        Rgb(0xd8, 0xd4, 0xcc)
    } else {
        Rgb(0x2a, 0x28, 0x26)
    }
}

/// Why a cell is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    /// A tile was laid there.
    New,
    /// A tile was to be laid where another lies.
    Clash,
    /// The cell is pointed out.
    Lit,
}

impl Mark {
    /// Its colour in a drawing.
    pub(super) const fn colour(self) -> Rgb {
        match self {
            Mark::New => Rgb(0xf2, 0xa9, 0x00),
            Mark::Clash => Rgb(0xd1, 0x00, 0x2c),
            Mark::Lit => Rgb(0x5b, 0xa8, 0xe0),
        }
    }

    /// Its colour in a terminal, where it must be seen on dark and on light ground.
    pub(super) const fn terminal_colour(self) -> Rgb {
        match self {
            Mark::New => Rgb(0xff, 0xb8, 0x00),
            Mark::Clash => Rgb(0xff, 0x2e, 0x4d),
            Mark::Lit => Rgb(0x4f, 0xb4, 0xff),
        }
    }
}

/// What a picture is printed with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ink {
    /// As the tiles are.
    #[default]
    Colour,
    /// Black, white and grey: each symbol shows the initial of its colour.
    Grey,
}

impl Ink {
    /// A colour of the palette as this ink prints it.
    pub(crate) fn shade(self, colour: Rgb) -> Rgb {
        let Rgb(red, green, blue) = colour;
        match self {
            Ink::Colour => colour,
            Ink::Grey => {
                let light =
                    (299 * u32::from(red) + 587 * u32::from(green) + 114 * u32::from(blue)) / 1000;
                let light = light.min(255) as u8;
                Rgb(light, light, light)
            }
        }
    }

    /// The paint of a symbol. In grey it shows the background once more: white on black, black on
    /// white, grey on both.
    pub(super) fn paint(self, colour: Colour, background: Background) -> Rgb {
        match (self, background) {
            (Ink::Colour, _) => paint(colour),
            (Ink::Grey, Background::Black) => BLANK,
            (Ink::Grey, Background::White) => self.shade(BLACK),
            (Ink::Grey, Background::Split) => HALF,
        }
    }

    /// The letter on such a symbol.
    pub(super) fn initial(self, background: Background) -> Rgb {
        if background == Background::White {
            BLANK
        } else {
            self.shade(BLACK)
        }
    }
}
