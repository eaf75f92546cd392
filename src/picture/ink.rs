use super::palette::{self, Rgb};
use crate::game::{Background, Colour};

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

    /// The paint of a symbol. In grey it tells the background once more: white on black, black on
    /// white, grey on both.
    pub(super) fn paint(self, colour: Colour, background: Background) -> Rgb {
        match (self, background) {
            (Ink::Colour, _) => palette::paint(colour),
            (Ink::Grey, Background::Black) => palette::BLANK,
            (Ink::Grey, Background::White) => self.shade(palette::BLACK),
            (Ink::Grey, Background::Split) => palette::HALF,
        }
    }

    /// The letter on such a symbol.
    pub(super) fn initial(self, background: Background) -> Rgb {
        if background == Background::White {
            palette::BLANK
        } else {
            self.shade(palette::BLACK)
        }
    }
}
