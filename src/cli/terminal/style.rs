use anstyle::{AnsiColor, Style};
use comfy_table::{Cell, ColumnConstraint, ContentArrangement, Table, Width, presets};

use crate::language::{ENGLISH, Language};
use crate::picture;
use crate::picture::Screen;

/// The blanks on both sides of a cell.
const PADDING: usize = 2;

/// How text is rendered: colour, language, and the size of the terminal if it is known.
#[derive(Clone, Copy, Debug)]
pub struct TextStyle {
    /// Whether colours and weights may be used.
    pub colour: bool,
    /// How many columns there are; as many as needed if unknown.
    pub width: Option<usize>,
    /// How many lines a reader sees at once; as in a usual terminal if unknown.
    pub height: Option<usize>,
    /// Whether pictures are drawn as small as possible.
    pub compact: bool,
    /// The reader's language.
    pub words: &'static Language,
}

impl Default for TextStyle {
    fn default() -> TextStyle {
        TextStyle {
            colour: false,
            width: None,
            height: None,
            compact: false,
            words: &ENGLISH,
        }
    }
}

impl TextStyle {
    /// What matters most.
    pub fn strong(&self, text: &str) -> String {
        self.styled(text, Style::new().bold())
    }

    /// What can be overlooked.
    pub fn faint(&self, text: &str) -> String {
        self.styled(text, Style::new().dimmed())
    }

    /// What is right.
    pub fn good(&self, text: &str) -> String {
        self.styled(text, AnsiColor::Green.on_default().bold())
    }

    /// What is wrong.
    pub fn bad(&self, text: &str) -> String {
        self.styled(text, AnsiColor::Red.on_default().bold())
    }

    fn styled(&self, text: &str, style: Style) -> String {
        if self.colour {
            format!("{style}{text}{style:#}")
        } else {
            text.to_owned()
        }
    }

    /// An empty table with a heading, as wide as the page allows.
    pub fn table(&self, heading: &[&str]) -> Table {
        let mut table = Table::new();
        table.load_style(presets::UTF8_FULL_CONDENSED.with_rounded_corners());
        table.set_header(heading.iter().map(|title| self.strong(title)));
        if let Some(width) = self.width {
            table
                .set_content_arrangement(ContentArrangement::Dynamic)
                .set_width(width.try_into().unwrap_or(u16::MAX));
        }
        table
    }

    /// The table, its columns never so narrow that a word must break: a tile, a play's cell, an id
    /// stays whole. Only where they would all be wider than the page, the widest break.
    pub fn fitted(&self, mut table: Table) -> String {
        let columns = table.column_count();
        let cells = |column| table.column_cells_iter(column).flatten().map(Cell::content);
        let titles: Vec<String> = table
            .header()
            .into_iter()
            .flat_map(|row| row.cell_iter())
            .map(Cell::content)
            .collect();
        let mut widths: Vec<usize> = (0..columns)
            .map(|column| {
                cells(column)
                    .chain(titles.get(column).cloned())
                    .map(|text| narrowest(&text))
                    .max()
                    .unwrap_or(0)
            })
            .map(|width| width + PADDING)
            .collect();
        // Each column has a border on its left, and the last one on its right.
        let room = self
            .width
            .map_or(usize::MAX, |width| width.saturating_sub(columns + 1));
        while widths.iter().sum::<usize>() > room
            && let Some(widest) = widths
                .iter_mut()
                .max()
                .filter(|widest| **widest > PADDING + 1)
        {
            *widest -= 1;
        }
        for (column, width) in table.column_iter_mut().zip(widths) {
            let width = u16::try_from(width).unwrap_or(u16::MAX);
            column.set_constraint(ColumnConstraint::LowerBoundary(Width::Fixed(width)));
        }
        table.to_string()
    }

    /// A sentence in lines that fit the page, those after the first indented; with a line end.
    pub fn wrapped(&self, sentence: &str, indent: usize) -> String {
        wrap(sentence, indent, self.width)
    }

    /// A picture as the page can show it.
    pub fn picture(&self, picture: &picture::Picture) -> String {
        let style = if self.colour {
            picture::Style::Colour
        } else {
            picture::Style::Plain
        };
        picture::terminal(
            picture,
            style,
            &Screen {
                width: self.width,
                height: self.height,
                compact: self.compact,
            },
            self.words,
        )
    }
}

/// How wide a cell must be so that none of its words breaks.
fn narrowest(text: &str) -> usize {
    let indent = text.len() - text.trim_start_matches(' ').len();
    indent
        + text
            .split([' ', '\n'])
            .map(visible_width)
            .max()
            .unwrap_or(0)
}

/// Breaks a text at spaces into lines of at most `width` columns, those after the first indented;
/// with a line end. A word that is wider has a line of its own.
fn wrap(text: &str, indent: usize, width: Option<usize>) -> String {
    let width = width.unwrap_or(usize::MAX);
    let text = text.trim_end();
    // Spaces at the beginning are meant.
    let words = text.trim_start_matches(' ');
    let mut wrapped = " ".repeat(text.len() - words.len());
    let mut column = wrapped.len();
    for (place, word) in words.split(' ').enumerate() {
        let wide = visible_width(word);
        if place > 0 && column + 1 + wide > width {
            wrapped.push('\n');
            wrapped.push_str(&" ".repeat(indent));
            column = indent;
        } else if place > 0 {
            wrapped.push(' ');
            column += 1;
        }
        wrapped.push_str(word);
        column += wide;
    }
    wrapped + "\n"
}

/// How many columns a text takes, without its colour codes.
pub(super) fn visible_width(text: &str) -> usize {
    anstream::adapter::strip_str(text)
        .map(|part| part.chars().count())
        .sum()
}

#[cfg(test)]
mod tests {
    use super::wrap;

    #[test]
    fn lines_fit_and_hang() {
        assert_eq!(
            wrap("  - one two three", 4, Some(11)),
            "  - one two\n    three\n"
        );
        assert_eq!(wrap("one two", 0, None), "one two\n");
        assert_eq!(wrap("incomprehensible", 2, Some(5)), "incomprehensible\n");
        assert_eq!(
            wrap("\u{1b}[1mone\u{1b}[0m two", 2, Some(7)),
            "\u{1b}[1mone\u{1b}[0m two\n"
        );
    }
}
