use std::fmt::Write;

use super::drawing::words_style;
use super::palette::PAGE;
use super::{Drawing, Ink, Picture, TILE, TileSet, drawing};
use crate::game::Rules;
use crate::language::en::plural;

/// The largest cell, in pixels.
const MAX_CELL: u32 = 1000;
/// The size of the coordinates.
const WORDS: u32 = 26;

/// How an SVG picture is made.
#[derive(Clone, Debug)]
pub struct SvgOptions {
    /// The side of a cell in pixels, 1 to 1000.
    pub cell: u32,
    /// Whether each tile shows its letters.
    pub letters: bool,
    /// What it is printed with.
    pub ink: Ink,
    /// What every id and class begins with. Pictures in one page need different ones.
    pub prefix: String,
    /// The title for screen readers; left out, it tells what the picture shows.
    pub title: Option<String>,
}

impl Default for SvgOptions {
    fn default() -> SvgOptions {
        SvgOptions {
            cell: 64,
            letters: true,
            ink: Ink::Colour,
            prefix: "sf-".to_owned(),
            title: None,
        }
    }
}

/// Draws a picture as an SVG document. The same picture always gives the same text.
pub fn svg(picture: &Picture, options: &SvgOptions) -> String {
    let tiles = TileSet::new(options.ink, options.letters, &options.prefix);
    let Drawing {
        width,
        height,
        svg: drawn,
    } = drawing(picture, &tiles, true);
    let title = options.title.clone().unwrap_or_else(|| title(picture));
    let pixels = |units: i32| {
        i64::from(units) * i64::from(options.cell.clamp(1, MAX_CELL)) / i64::from(TILE)
    };
    format!(
        concat!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="{prefix}title" "#,
            r#"viewBox="0 0 {width} {height}" width="{wide}" height="{high}">"#,
            "\n<title id=\"{prefix}title\">{title}</title>\n",
            "<style>{style}</style>\n",
            "{defs}",
            r#"<rect width="{width}" height="{height}" fill="{page}"/>"#,
            "\n{drawn}</svg>\n",
        ),
        prefix = tiles.prefix,
        width = width,
        height = height,
        wide = pixels(width),
        high = pixels(height),
        title = escape(&title),
        style = words_style(&tiles, WORDS),
        defs = tiles.defs(),
        page = options.ink.shade(PAGE),
        drawn = drawn,
    )
}

fn title(picture: &Picture) -> String {
    let game = match picture.position.rules() {
        Rules::Classic => "Qwirkle",
        Rules::Flex | Rules::Intro => "Qwirkle Flex",
    };
    let tiles = picture.position.board().len();
    let mut title = format!("{game} table with {}", plural(tiles, "tile"));
    if let Some(play) = picture.play {
        write!(title, ", new: {}", play).ok();
    }
    title
}

pub(crate) fn escape(text: &str) -> String {
    let text = text.replace(char::is_control, " ");
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}
