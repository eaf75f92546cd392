//! Pictures of a table, the play laid on it and the rack: text for a terminal, SVG, PNG.
//!
//! Anything that can be drawn is drawn, legal or not: a tile on a taken cell is marked there, one
//! too far away is named below.

mod card;
mod chart;
pub(crate) mod drawing;
pub(crate) mod palette;
#[cfg(feature = "png")]
pub(crate) mod png;
mod scene;
mod share;
pub(crate) mod svg;
mod table;
mod terminal;
pub(crate) mod tile;
#[cfg(not(feature = "png"))]
mod png {
    use super::PngError;

    /// There are no PNGs without the feature `png`.
    pub fn png(_: &str, _: u32) -> Result<Vec<u8>, PngError> {
        Err(PngError::NotBuilt)
    }
}

pub use card::{CARD_PLAY, CARD_POSITION, CARD_SWAP, card, card_tiles};
pub use chart::chart;
pub use drawing::{PageTable, SvgOptions, svg};
pub use palette::Ink;
pub use png::png;
pub use share::{SHARE_HEIGHT, SHARE_WIDTH, Share, icon, share};
pub use terminal::{Screen, Style, terminal, terminal_tile};
pub use tile::sprite;

use std::fmt;

use crate::game::{Cell, Play, Position};
use crate::language::{ENGLISH, Explanation, Language};

/// What a picture shows.
///
/// ```
/// use sixfold::game::Position;
/// use sixfold::picture::{Picture, SvgOptions, svg};
///
/// let position: Position = "flex RcbRtwRsb/1BtbBss RssRdwRfbGsbBswBds".parse()?;
/// let drawn = svg(&Picture::new(&position), &SvgOptions::default());
/// assert!(drawn.starts_with("<svg"));
/// # Ok::<(), sixfold::notation::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Picture<'a> {
    /// The table and the rack before the play.
    pub position: &'a Position,
    /// Tiles to lay on it, marked as new; they are taken from the rack.
    pub play: Option<&'a Play>,
    /// Cells to point out, such as those of a line.
    pub highlight: &'a [Cell],
}

impl<'a> Picture<'a> {
    /// A picture of a position as it stands.
    pub fn new(position: &'a Position) -> Picture<'a> {
        Picture {
            position,
            play: None,
            highlight: &[],
        }
    }

    /// The same with a play laid.
    pub fn with_play(self, play: &'a Play) -> Picture<'a> {
        Picture {
            play: Some(play),
            ..self
        }
    }

    /// The same with some cells pointed out.
    pub fn highlighting(self, highlight: &'a [Cell]) -> Picture<'a> {
        Picture { highlight, ..self }
    }
}

/// The most pixels that a PNG may have: more is surely a mistake.
pub const MAX_PIXELS: u64 = 100_000_000;

/// Why there is no PNG.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PngError {
    /// The text is no SVG.
    Svg(String),
    /// The picture would have no pixels, or too many.
    Size {
        /// Its width in pixels.
        width: u64,
        /// Its height in pixels.
        height: u64,
    },
    /// The pixels cannot be written as PNG.
    Encoding(String),
    /// The crate was built without the feature `png`.
    NotBuilt,
}

impl std::error::Error for PngError {}

impl PngError {
    /// The error for people.
    pub fn explanation(&self, words: &Language) -> Explanation {
        match self {
            PngError::Size { width, height } => words.publish.png_size(*width, *height),
            PngError::Svg(reason) | PngError::Encoding(reason) => words.publish.no_png(reason),
            PngError::NotBuilt => words.publish.without_png(),
        }
    }
}

impl fmt::Display for PngError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.explanation(&ENGLISH).message)
    }
}
