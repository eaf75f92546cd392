use anstyle::{RgbColor, Style};

use super::palette::{self, Rgb};
use super::scene::{Laid, Square};
use super::terminal::Cells;
use crate::game::{Background, Cell, Shape, Tile};

/// The table under the tiles: between black and white, so that both stand out on any terminal.
const FELT: Rgb = Rgb(0x5f, 0x6b, 0x66);
const FELT_DOT: Rgb = Rgb(0x8b, 0x96, 0x91);
/// Two shades of each background, by turns, so that tiles that touch are seen to be two.
const BLACK: [Rgb; 2] = [Rgb(0x14, 0x14, 0x14), Rgb(0x26, 0x25, 0x24)];
const WHITE: [Rgb; 2] = [Rgb(0xfa, 0xf7, 0xf0), Rgb(0xe8, 0xe3, 0xd8)];
const NEW: Rgb = Rgb(0xff, 0xb8, 0x00);
const CLASH: Rgb = Rgb(0xff, 0x2e, 0x4d);
const LIT: Rgb = Rgb(0x4f, 0xb4, 0xff);

/// A symbol that every common font has, one column wide.
const fn glyph(shape: Shape) -> char {
    match shape {
        Shape::Circle => '●',
        Shape::Square => '■',
        Shape::Diamond => '◆',
        Shape::Flower => '✿',
        Shape::Star => '✸',
        Shape::Cross => '✖',
    }
}

/// The text rows of a row of cells: two, or one where cells are narrow.
pub(super) fn row(
    cells: Cells,
    squares: impl Iterator<Item = (Cell, Square)> + Clone,
) -> Vec<String> {
    let line = |line| {
        squares
            .clone()
            .flat_map(move |(cell, square)| draw(cells, cell, square, line))
            .collect::<Vec<_>>()
    };
    (0..cells.height()).map(|at| painted(&line(at))).collect()
}

/// A character and how it is painted.
type Dot = (char, Style);

fn draw(cells: Cells, cell: Cell, square: Square, line: usize) -> Vec<Dot> {
    let letters = cells.letters;
    let mark = mark(square);
    let Some(tile) = square.tile else {
        // A full stop on the upper of two rows stands in the middle of both.
        let sign = if line == 0 { "." } else { "" };
        return framed(cells, &format!("{sign:^letters$}"), mark, |_| {
            (on(FELT), FELT_DOT)
        });
    };

    let shade = (cell.column + cell.row).rem_euclid(2) as usize;
    let name = tile.to_string();
    if cells.narrow {
        return narrow(cells, tile, shade, mark);
    }
    let content = if line == 0 {
        glyph(tile.shape).to_string()
    } else {
        name
    };
    framed(cells, &format!("{content:^letters$}"), mark, |column| {
        let dark = is_dark(tile, column, cells.width(), line);
        let ground = if dark { BLACK[shade] } else { WHITE[shade] };
        (
            on(ground).bold(),
            if line == 0 {
                symbol(tile, dark)
            } else {
                words(dark)
            },
        )
    })
}

/// The glyph and the letters side by side; a mark colours the letters' ground.
fn narrow(cells: Cells, tile: Tile, shade: usize, mark: Option<Rgb>) -> Vec<Dot> {
    let letters = cells.letters;
    let text = format!("{}{:<letters$}", glyph(tile.shape), tile.to_string());
    let dots = text.chars().enumerate().map(|(column, sign)| {
        let dark = is_dark(tile, column, cells.width(), 0);
        let ground = if dark { BLACK[shade] } else { WHITE[shade] };
        let style = match mark {
            _ if column == 0 => on(ground).fg_color(colour(symbol(tile, dark))),
            Some(mark) => on(mark).fg_color(colour(words(false))),
            None => on(ground).fg_color(colour(words(dark))),
        };
        (sign, style.bold())
    });
    dots.collect()
}

/// Content between the two sides of a frame, which shows where there is a mark. `paint` gives a
/// column's ground and ink.
fn framed(
    cells: Cells,
    content: &str,
    mark: Option<Rgb>,
    paint: impl Fn(usize) -> (Style, Rgb),
) -> Vec<Dot> {
    let (before, after) = if mark.is_some() {
        ('▌', '▐')
    } else {
        (' ', ' ')
    };
    let after = (!cells.narrow).then_some(after);
    let signs = std::iter::once(before).chain(content.chars()).chain(after);
    let dots = signs.enumerate().map(|(column, sign)| {
        let (style, ink) = paint(column);
        let side = column == 0 || column == cells.letters + 1;
        (
            sign,
            style.fg_color(colour(mark.filter(|_| side).unwrap_or(ink))),
        )
    });
    dots.collect()
}

fn mark(square: Square) -> Option<Rgb> {
    match square.laid {
        Some(Laid::New) => Some(NEW),
        Some(Laid::Clash) => Some(CLASH),
        None => square.lit.then_some(LIT),
    }
}

/// Whether a column of a tile is black: a split tile is so in its upper left half.
fn is_dark(tile: Tile, column: usize, width: usize, line: usize) -> bool {
    match tile.background {
        None | Some(Background::Black) => true,
        Some(Background::White) => false,
        Some(Background::Split) => column < if line == 0 { width - 1 } else { 1 },
    }
}

fn symbol(tile: Tile, dark: bool) -> Rgb {
    if dark {
        palette::paint(tile.colour)
    } else {
        palette::ink(tile.colour)
    }
}

const fn words(dark: bool) -> Rgb {
    if dark {
        Rgb(0xd8, 0xd4, 0xcc)
    } else {
        Rgb(0x2a, 0x28, 0x26)
    }
}

fn on(ground: Rgb) -> Style {
    Style::new().bg_color(colour(ground))
}

fn colour(Rgb(red, green, blue): Rgb) -> Option<anstyle::Color> {
    Some(RgbColor(red, green, blue).into())
}

/// The characters with the codes that paint them, one code for each run of the same paint.
fn painted(dots: &[Dot]) -> String {
    let runs = dots.chunk_by(|(_, one), (_, next)| one == next);
    runs.map(|run| {
        let (style, text) = (
            run[0].1,
            run.iter().map(|(sign, _)| sign).collect::<String>(),
        );
        format!("{style}{text}{style:#}")
    })
    .collect()
}
