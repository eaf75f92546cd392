//! Pictures of a table, the play laid on it and the rack: text for a terminal, SVG, PNG.
//!
//! Anything that can be drawn is drawn, legal or not: a tile on a taken cell is marked there, one
//! too far away is named below.

#[cfg(feature = "cli")]
mod ansi;
mod chart;
pub(super) mod drawing;
#[cfg(feature = "png")]
pub(super) mod fonts;
mod ink;
pub(super) mod palette;
#[cfg(feature = "png")]
mod png;
mod scene;
mod shapes;
mod share;
pub(super) mod svg;
mod terminal;
mod tiles;

pub use chart::chart;
pub use drawing::{Drawing, drawing};
pub use ink::Ink;
#[cfg(feature = "png")]
pub use png::{MAX_PIXELS, PngError, png};
pub use share::{SHARE_HEIGHT, SHARE_WIDTH, Share, icon, share};
pub use svg::{SvgOptions, svg};
pub use terminal::{Screen, Style, terminal};
pub use tiles::{TILE, TileSet, tile, tile_defs, tile_symbols};

use crate::game::{Cell, Play, Position};

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
