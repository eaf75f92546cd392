use anstyle::{AnsiColor, Style};

use crate::game::Tile;
use crate::language::{ENGLISH, Language};
use crate::picture;
use crate::picture::Screen;

pub(super) const STRONG: Style = Style::new().bold();
pub(super) const FAINT: Style = Style::new().dimmed();
pub(super) const GOOD: Style = AnsiColor::Green.on_default().bold();
pub(super) const BAD: Style = AnsiColor::Red.on_default().bold();

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
        self.styled(text, STRONG)
    }

    /// What can be overlooked.
    pub fn faint(&self, text: &str) -> String {
        self.styled(text, FAINT)
    }

    /// What is right.
    pub fn good(&self, text: &str) -> String {
        self.styled(text, GOOD)
    }

    /// What is wrong.
    pub fn bad(&self, text: &str) -> String {
        self.styled(text, BAD)
    }

    fn styled(&self, text: &str, style: Style) -> String {
        if self.colour {
            format!("{style}{text}{style:#}")
        } else {
            text.to_owned()
        }
    }

    /// A sentence in lines that fit the page, those after the first indented; with a line end.
    pub fn wrapped(&self, sentence: &str, indent: usize) -> String {
        wrap(sentence, indent, self.width)
    }

    /// How pictures are drawn.
    fn pictures(&self) -> picture::Style {
        if self.colour {
            picture::Style::Colour
        } else {
            picture::Style::Plain
        }
    }

    /// One tile as the page can show it.
    pub fn tile(&self, tile: Tile) -> String {
        picture::terminal_tile(tile, self.pictures())
    }

    /// A picture as the page can show it.
    pub fn picture(&self, picture: &picture::Picture) -> String {
        picture::terminal(
            picture,
            self.pictures(),
            &Screen {
                width: self.width,
                height: self.height,
                compact: self.compact,
            },
            self.words,
        )
    }
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
pub(crate) fn visible_width(text: &str) -> usize {
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
