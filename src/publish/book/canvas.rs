//! A page to draw on: words measured with the font, pictures, stars, lines to write on.

use std::fmt::Display;
use std::sync::LazyLock;

use super::{Frame, Paper};
use crate::game::Tile;
use crate::language::Language;
use crate::picture::drawing::{drawing, words_style};
use crate::picture::palette::{BLACK, GRID, QUIET, Rgb, STAR};
use crate::picture::png::INTER;
use crate::picture::svg::{Attributes, Svg};
use crate::picture::tile::{TileSet, star};
use crate::picture::{Ink, Picture};
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

/// From one star to the next.
const STAR_STEP: i32 = 46;
/// The size of a star.
const STAR_PERCENT: i32 = 117;

/// A page on which one thing after the other is put.
pub(super) struct PageCanvas {
    paper: Paper,
    ink: Ink,
    tiles: TileSet,
    words: &'static Language,
    svg: Svg,
}

impl PageCanvas {
    /// An empty page. Coordinates beside its tables have a size in hundredths of a cell.
    pub(super) fn new(
        paper: Paper,
        ink: Ink,
        coordinates: u32,
        words: &'static Language,
    ) -> PageCanvas {
        let tiles = TileSet::new(ink, false, "t-");
        let (width, height) = paper.size();
        let millimetres = |length: i32| format!("{}.{}mm", length / 10, length % 10);
        let mut svg = Svg::document(&[
            ("viewBox", &format!("0 0 {width} {height}")),
            ("width", &millimetres(width)),
            ("height", &millimetres(height)),
            ("font-family", &"Inter"),
        ]);
        svg.text("style", &[], &words_style(&tiles, coordinates));
        svg.line_end();
        tiles.defs(&mut svg);
        PageCanvas {
            paper,
            ink,
            tiles,
            words,
            svg,
        }
    }

    /// The reader's language.
    pub(super) fn words(&self) -> &'static Language {
        self.words
    }

    /// The content's frame.
    pub(super) fn content(&self) -> Frame {
        self.paper.content()
    }

    /// What stands above and below the content of every page but the first.
    pub(super) fn furniture(&mut self, head: &str, number: usize) {
        let (content, (width, height)) = (self.content(), self.paper.size());
        self.text(content.x, 160, ASIDE, Side::Left, head);
        self.text(
            content.right(),
            160,
            ASIDE,
            Side::Right,
            self.words.publish.book().name,
        );
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
        self.svg.open("g", &[("id", &id)]);
        self.svg.line_end();
        fill(self);
        self.svg.close("g");
        self.svg.line_end();
    }

    /// A line of text; `y` is where its letters stand.
    pub(super) fn text(&mut self, x: i32, y: i32, face: Face, side: Side, text: &str) {
        let tone = self.ink.shade(face.tone);
        let mut attributes: Vec<(&str, &dyn Display)> = vec![
            ("x", &x),
            ("y", &y),
            ("font-size", &face.size),
            ("fill", &tone),
        ];
        if face.bold {
            attributes.push(("font-weight", &700));
        }
        match side {
            Side::Left => {}
            Side::Middle => attributes.push(("text-anchor", &"middle")),
            Side::Right => attributes.push(("text-anchor", &"end")),
        }
        self.svg.text("text", &attributes, text);
        self.svg.line_end();
    }

    /// A paragraph, and where the line after it would stand.
    pub(super) fn paragraph(&mut self, x: i32, y: i32, face: Face, room: i32, text: &str) -> i32 {
        let step = face.size * 143 / 100;
        let lines = face.wrap(text, room);
        for (line, nth) in lines.iter().zip(0..) {
            self.text(x, y + nth * step, face, Side::Left, line);
        }
        y + lines.len() as i32 * step
    }

    /// A thin line.
    pub(super) fn rule(&mut self, from: i32, to: i32, y: i32) {
        let attributes: &Attributes = &[
            ("x", &from),
            ("y", &y),
            ("width", &(to - from)),
            ("height", &3),
            ("fill", &self.ink.shade(GRID)),
        ];
        self.svg.empty("rect", attributes);
        self.svg.line_end();
    }

    /// A line to write on after a word, or after none.
    pub(super) fn blank(&mut self, from: i32, to: i32, y: i32, label: &str) {
        let mut begin = from;
        if !label.is_empty() {
            begin += ASIDE.width(label) + 14;
            self.text(from, y, ASIDE, Side::Left, label);
        }
        self.rule(begin, to, y + 4);
    }

    /// How hard a puzzle is, from a left edge; `y` is where letters beside would stand.
    pub(super) fn stars(&mut self, x: i32, y: i32, stars: Stars) {
        let full = if self.ink == Ink::Grey { BLACK } else { STAR };
        for (class, place) in Stars::ALL.into_iter().zip(0..) {
            let is_full = class <= stars;
            let paint = self.ink.shade(if is_full { full } else { GRID });
            let corner = (x + place * STAR_STEP - 1, y - 35);
            star(&mut self.svg, corner, STAR_PERCENT, is_full, paint);
        }
    }

    /// How much room five stars take.
    pub(super) const STARS: i32 = 5 * STAR_STEP - 4;

    /// A tile; `size` is its side.
    pub(super) fn tile(&mut self, tile: Tile, x: i32, y: i32, size: i32) {
        self.tiles.tile(&mut self.svg, tile, x, y, size);
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
        let drawn = drawing(picture, &self.tiles, with_rack, self.words);
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
        let transform = format!("translate({x} {y}) scale({whole}.{parts:03})");
        self.svg.open("g", &[("transform", &transform)]);
        self.svg.line_end();
        self.svg.push(&drawn.svg);
        self.svg.close("g");
        self.svg.line_end();
        Frame {
            x,
            y,
            width,
            height,
        }
    }

    /// The page as a document.
    pub(super) fn finish(self) -> String {
        self.svg.finish_document()
    }
}

/// The fonts as they are read: regular and bold.
static FONTS: LazyLock<[ttf_parser::Face<'static>; 2]> = LazyLock::new(|| {
    INTER.map(|font| ttf_parser::Face::parse(font, 0).expect("the fonts come with the crate"))
});

impl Face {
    /// How wide a text is at most, in the units of the font's size. Pairs of letters that stand
    /// closer make it a little narrower.
    pub(super) fn width(self, text: &str) -> i32 {
        let font = &FONTS[usize::from(self.bold)];
        let units = i32::from(font.units_per_em());
        let thousandths = |sign: char| {
            let glyph = font.glyph_index(sign);
            let advance = glyph.and_then(|glyph| font.glyph_hor_advance(glyph));
            advance.map_or(1000, |advance| {
                (i32::from(advance) * 1000 + units / 2) / units
            })
        };
        let width: i32 = text.chars().map(thousandths).sum();
        width * self.size / 1000 + 1
    }

    /// A text in lines no wider than `room`; a word that is wider by itself keeps a line of its
    /// own. An SVG does not break lines by itself.
    pub(super) fn wrap(self, text: &str, room: i32) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for word in text.split(' ') {
            match lines.last_mut() {
                Some(line) if self.width(&format!("{line} {word}")) <= room => {
                    line.push(' ');
                    line.push_str(word);
                }
                _ => lines.push(word.to_owned()),
            }
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_with_accents_are_as_wide_as_the_font_has_them() {
        for face in [BODY, LABEL] {
            for (plain, accented) in [("e", "é"), ("u", "ü"), ("a", "à"), ("E", "É"), ("U", "Ü")]
            {
                assert_eq!(face.width(plain), face.width(accented), "{accented}");
            }
            assert!(face.width("ß") < face.size && face.width("–") < face.size);
            assert!(face.width("→") > face.width("-"));
        }
        assert!(LABEL.width("für") > BODY.width("fur"), "bold is wider");
    }

    #[test]
    fn lines_break_where_the_room_ends() {
        let text =
            "Où que l’été mène, l’œuvre où tu rêvais dégèle; müde Füße gehen über große Brücken";
        for room in [250, 400, 800] {
            let lines = BODY.wrap(text, room);
            assert!(
                lines.iter().all(|line| BODY.width(line) <= room),
                "{lines:?}"
            );
            assert_eq!(lines.join(" "), text);
            for two in lines.windows(2) {
                let next = two[1].split(' ').next().unwrap_or_default();
                assert!(
                    BODY.width(&format!("{} {next}", two[0])) > room,
                    "{lines:?}"
                );
            }
        }
    }
}
