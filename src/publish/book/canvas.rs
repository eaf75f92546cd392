use std::fmt::Write;

use super::measure::wrap;
use super::{Frame, Paper};
use crate::game::Tile;
use crate::language::en::book::NAME;
use crate::picture::drawing::words_style;
use crate::picture::palette::{BLACK, GRID, NEW, QUIET, Rgb};
use crate::picture::svg::escape;
use crate::picture::{Ink, Picture, TileSet, drawing};
use crate::puzzle::Stars;

/// How words are set.
#[derive(Clone, Copy, Debug)]
pub(super) struct Face {
    /// The font's size, in tenths of a millimetre.
    pub(super) size: i32,
    pub(super) bold: bool,
    tone: Rgb,
}

pub(super) const TITLE: Face = Face {
    size: 210,
    bold: true,
    tone: BLACK,
};
pub(super) const HEADING: Face = Face {
    size: 72,
    bold: true,
    tone: BLACK,
};
pub(super) const LEAD: Face = Face {
    size: 54,
    bold: false,
    tone: BLACK,
};
pub(super) const STRONG: Face = Face {
    size: 40,
    bold: true,
    tone: BLACK,
};
pub(super) const BODY: Face = Face {
    size: 36,
    bold: false,
    tone: BLACK,
};
pub(super) const LABEL: Face = Face {
    size: 36,
    bold: true,
    tone: BLACK,
};
pub(super) const DETAIL: Face = Face {
    size: 31,
    bold: false,
    tone: BLACK,
};
pub(super) const DETAIL_STRONG: Face = Face {
    bold: true,
    ..DETAIL
};
pub(super) const ASIDE: Face = Face {
    size: 31,
    bold: false,
    tone: QUIET,
};

/// Where a text stands from its point.
#[derive(Clone, Copy, Debug)]
pub(super) enum Side {
    Left,
    Middle,
    Right,
}

/// A star in a square of 100 by 100.
const STAR: &str =
    "M50 5L61.8 38.8L97.6 39.5L69 61.2L79.4 95.5L50 75L20.6 95.5L31 61.2L2.4 39.5L38.2 38.8Z";
/// From one star to the next.
const STAR_STEP: i32 = 46;

/// A page on which one thing after the other is put.
pub(super) struct PageCanvas {
    paper: Paper,
    ink: Ink,
    tiles: TileSet,
    svg: String,
}

impl PageCanvas {
    /// An empty page. Coordinates beside its tables have a size in hundredths of a cell.
    pub(super) fn new(paper: Paper, ink: Ink, coordinates: u32) -> PageCanvas {
        let tiles = TileSet::new(ink, false, "t-");
        let (width, height) = paper.size();
        let millimetres = |length: i32| format!("{}.{}mm", length / 10, length % 10);
        let svg = format!(
            concat!(
                r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{wide}" height="{high}" "#,
                "font-family=\"Inter\">\n<style>{style}</style>\n{defs}",
            ),
            width = width,
            height = height,
            wide = millimetres(width),
            high = millimetres(height),
            style = words_style(&tiles, coordinates),
            defs = tiles.defs(),
        );
        PageCanvas {
            paper,
            ink,
            tiles,
            svg,
        }
    }

    /// The content's frame.
    pub(super) fn content(&self) -> Frame {
        self.paper.content()
    }

    /// What stands above and below the content of every page but the first.
    pub(super) fn furniture(&mut self, head: &str, number: usize) {
        let (content, (width, height)) = (self.content(), self.paper.size());
        self.text(content.x, 160, ASIDE, Side::Left, head);
        self.text(content.right(), 160, ASIDE, Side::Right, NAME);
        self.rule(content.x, content.right(), 182);
        self.text(
            width / 2,
            height - 130,
            ASIDE,
            Side::Middle,
            &number.to_string(),
        );
    }

    /// Puts what belongs together into one element with an id.
    pub(super) fn group(&mut self, id: &str, fill: impl FnOnce(&mut PageCanvas)) {
        writeln!(self.svg, r#"<g id="{id}">"#).ok();
        fill(self);
        self.svg.push_str("</g>\n");
    }

    /// A line of text; `y` is where its letters stand.
    pub(super) fn text(&mut self, x: i32, y: i32, face: Face, side: Side, text: &str) {
        let weight = if face.bold {
            r#" font-weight="700""#
        } else {
            ""
        };
        let anchor = match side {
            Side::Left => "",
            Side::Middle => r#" text-anchor="middle""#,
            Side::Right => r#" text-anchor="end""#,
        };
        let (size, tone, text) = (face.size, self.ink.shade(face.tone), escape(text));
        writeln!(self.svg, r#"<text x="{x}" y="{y}" font-size="{size}" fill="{tone}"{weight}{anchor}>{text}</text>"#).ok();
    }

    /// A paragraph, and where the line after it would stand.
    pub(super) fn paragraph(&mut self, x: i32, y: i32, face: Face, room: i32, text: &str) -> i32 {
        let step = face.size * 143 / 100;
        let lines = wrap(text, face, room);
        for (line, nth) in lines.iter().zip(0..) {
            self.text(x, y + nth * step, face, Side::Left, line);
        }
        y + lines.len() as i32 * step
    }

    /// A thin line.
    pub(super) fn rule(&mut self, from: i32, to: i32, y: i32) {
        let (width, tone) = (to - from, self.ink.shade(GRID));
        writeln!(
            self.svg,
            r#"<rect x="{from}" y="{y}" width="{width}" height="3" fill="{tone}"/>"#
        )
        .ok();
    }

    /// A line to write on after a word, or after none.
    pub(super) fn blank(&mut self, from: i32, to: i32, y: i32, label: &str) {
        let words = if label.is_empty() {
            0
        } else {
            super::measure::width(label, ASIDE) + 14
        };
        if !label.is_empty() {
            self.text(from, y, ASIDE, Side::Left, label);
        }
        self.rule(from + words, to, y + 4);
    }

    /// How hard a puzzle is, from a left edge; `y` is where letters beside would stand.
    pub(super) fn stars(&mut self, x: i32, y: i32, stars: Stars) {
        let (full, empty) = (
            self.ink
                .shade(if self.ink == Ink::Grey { BLACK } else { NEW }),
            self.ink.shade(GRID),
        );
        for (class, place) in Stars::ALL.into_iter().zip(0..) {
            let (x, y) = (x + place * STAR_STEP, y - 35);
            let paint = if class <= stars { full } else { empty };
            let fill = if class <= stars {
                paint.to_string()
            } else {
                "none".to_owned()
            };
            writeln!(
                self.svg,
                r#"<path transform="translate({x} {y}) scale(0.4)" d="{STAR}" fill="{fill}" stroke="{paint}" stroke-width="6" stroke-linejoin="round"/>"#,
            )
            .ok();
        }
    }

    /// How much room five stars take.
    pub(super) const STARS: i32 = 5 * STAR_STEP - 4;

    /// A tile; `size` is its side.
    pub(super) fn tile(&mut self, tile: Tile, x: i32, y: i32, size: u32) {
        self.svg.push_str(&self.tiles.tile(tile, x, y, size));
    }

    /// A table as large as the frame allows, though a cell is never larger than `cell`; in the
    /// frame's middle. Answers the frame that the picture fills.
    pub(super) fn picture(
        &mut self,
        picture: &Picture,
        with_rack: bool,
        frame: Frame,
        cell: i32,
    ) -> Frame {
        let drawn = drawing(picture, &self.tiles, with_rack);
        // Thousandths of the drawing's units, of which a cell has a hundred.
        let scale = (frame.width * 1000 / drawn.width)
            .min(frame.height * 1000 / drawn.height)
            .min(cell * 10);
        let (width, height) = (drawn.width * scale / 1000, drawn.height * scale / 1000);
        let (x, y) = (
            frame.x + (frame.width - width) / 2,
            frame.y + (frame.height - height) / 2,
        );
        let (whole, parts) = (scale / 1000, scale % 1000);
        write!(
            self.svg,
            "<g transform=\"translate({x} {y}) scale({whole}.{parts:03})\">\n{}</g>\n",
            drawn.svg
        )
        .ok();
        Frame {
            x,
            y,
            width,
            height,
        }
    }

    /// The page as a document.
    pub(super) fn finish(mut self) -> String {
        self.svg.push_str("</svg>\n");
        self.svg
    }
}
