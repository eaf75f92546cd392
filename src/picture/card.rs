//! The card that explains the notation, as one page to lie beside the table.

use super::Picture;
use super::drawing::{drawing, words_style};
use super::palette::{Ink, PAGE, QUIET, Rgb, TABLE, TEXT};
use super::svg::{Attributes, Svg, escape};
use super::tile::{FONTS, TileSet};
use crate::game::{Background, Colour, Position, Shape, Tile, Turn};
use crate::language::Language;
use crate::notation::parse_turn;

/// The position that the card explains.
pub const CARD_POSITION: &str = "flex RcbRtwRsb/1BtbBss RssRdwRfbGsbBswBds";
/// The play that it shows.
pub const CARD_PLAY: &str = "Gsb@i9 Rss@j9";
/// The swap that it shows.
pub const CARD_SWAP: &str = "swap Rdw Bds";

/// The page in units of the drawing, and in millimetres: it fits on A4 and on Letter.
const WIDTH: i32 = 1100;
const HEIGHT: i32 = 1480;
const MILLIMETRES: (&str, &str) = ("188mm", "252.9mm");
/// The left edge of what is printed, and how wide it is.
const LEFT: i32 = 50;
const CONTENT: i32 = WIDTH - 2 * LEFT;
/// The size of sentences, and from one line of them to the next.
const TEXT_SIZE: i32 = 20;
const TEXT_LINE: i32 = 27;

/// The tile that shows each letter, in classic colours and shapes and in Flex backgrounds.
pub fn card_tiles() -> (Vec<Tile>, Vec<Tile>, Vec<Tile>) {
    let tile = |colour, shape, background| Tile {
        colour,
        shape,
        background,
    };
    let colours = Colour::ALL.map(|colour| tile(colour, Shape::Circle, None));
    let shapes = Shape::ALL.map(|shape| tile(Colour::Red, shape, None));
    let backgrounds =
        Background::ALL.map(|background| tile(Colour::Red, Shape::Circle, Some(background)));
    (colours.into(), shapes.into(), backgrounds.into())
}

/// Draws the card as an SVG document.
pub fn card(words: &Language) -> String {
    drawn(words).0.finish_document()
}

/// The card, and where its lowest words or tiles end.
fn drawn(words: &Language) -> (Svg, i32) {
    let tiles = TileSet::new(Ink::Colour, false, "c-");
    let mut card = Card {
        svg: Svg::document(&[
            ("role", &"img"),
            ("aria-label", &words.card.title),
            ("viewBox", &format!("0 0 {WIDTH} {HEIGHT}")),
            ("width", &MILLIMETRES.0),
            ("height", &MILLIMETRES.1),
            ("font-family", &FONTS),
        ]),
        tiles,
        words,
    };
    let end = card.draw();
    (card.svg, end)
}

/// The card that is being drawn.
struct Card<'a> {
    svg: Svg,
    tiles: TileSet,
    words: &'a Language,
}

/// Where words stand and how they look.
#[derive(Clone, Copy)]
struct Words {
    x: i32,
    /// The line on which they stand.
    y: i32,
    size: i32,
    bold: bool,
    colour: Rgb,
    anchor: &'static str,
}

/// Words as sentences have them.
const fn plain(x: i32, y: i32) -> Words {
    Words {
        x,
        y,
        size: TEXT_SIZE,
        bold: false,
        colour: TEXT,
        anchor: "start",
    }
}

impl Card<'_> {
    /// Draws everything; returns where it ends.
    fn draw(&mut self) -> i32 {
        let text = self.words.card;
        let style = words_style(&self.tiles, 32);
        self.svg.text("style", &[], &style);
        self.tiles.defs(&mut self.svg);
        let page: &Attributes = &[("width", &WIDTH), ("height", &HEIGHT), ("fill", &PAGE)];
        self.svg.empty("rect", page);
        self.svg.line_end();
        self.header();

        let y = self.section(LEFT, 172, CONTENT, text.tile_title, text.tile);
        let y = self.letters(y + 4);
        let y = self.sentence(text.classic, LEFT, y + 44, CONTENT);

        let top = y + 30;
        let drawn = self.table(None, LEFT, top, 420);
        let (x, wide) = (LEFT + 450, CONTENT - 450);
        let y = self.section(x, top + 22, wide, text.cell_title, text.cell);
        let y = self.section(x, y + 60, wide, text.position_title, text.position);
        let y = self.parts(y.max(drawn - 24) + 20);

        self.turns(y + 50)
    }

    fn header(&mut self) {
        let title = self.words.card.title;
        let emblem = Tile {
            colour: Colour::Orange,
            shape: Shape::Star,
            background: Some(Background::Split),
        };
        self.tiles.tile(&mut self.svg, emblem, LEFT, 46, 60);
        let heading = Words {
            size: 46,
            bold: true,
            ..plain(LEFT + 78, 92)
        };
        self.write(heading, title);
        let name = Words {
            size: 26,
            bold: true,
            colour: QUIET,
            anchor: "end",
            ..plain(WIDTH - LEFT, 90)
        };
        self.write(name, "sixfold");
        let line: &Attributes = &[
            ("x", &LEFT),
            ("y", &126),
            ("width", &CONTENT),
            ("height", &2),
            ("fill", &TABLE),
        ];
        self.svg.empty("rect", line);
        self.svg.line_end();
    }

    /// A title and the sentences below it; returns where the last line stands.
    fn section(&mut self, x: i32, y: i32, width: i32, title: &str, text: &str) -> i32 {
        let heading = Words {
            size: 28,
            bold: true,
            ..plain(x, y)
        };
        self.write(heading, title);
        self.sentence(text, x, y + 36, width)
    }

    /// Sentences in as many lines as they need; returns where the last one stands.
    fn sentence(&mut self, text: &str, x: i32, y: i32, width: i32) -> i32 {
        let mut y = y;
        let mut is_code = false;
        for (number, line) in lines(text, width, TEXT_SIZE).into_iter().enumerate() {
            y += if number > 0 { TEXT_LINE } else { 0 };
            is_code = self.write_marked(plain(x, y), &line, is_code);
        }
        y
    }

    /// Each letter with a tile and a word; returns where the lowest words stand.
    fn letters(&mut self, top: i32) -> i32 {
        let (game, text) = (self.words.game, self.words.card);
        let (colours, shapes, backgrounds) = card_tiles();
        let colours = colours
            .into_iter()
            .map(|tile| (tile, tile.colour.letter(), game.colour(tile.colour)));
        let shapes = shapes
            .into_iter()
            .map(|tile| (tile, tile.shape.letter(), game.shape(tile.shape)));
        let backgrounds = backgrounds.into_iter().filter_map(|tile| {
            let background = tile.background?;
            Some((tile, background.letter(), game.background(background)))
        });
        let rows: [(&str, Vec<_>); 3] = [
            (text.colour, colours.collect()),
            (text.shape, shapes.collect()),
            (text.background, backgrounds.collect()),
        ];
        let mut y = top;
        for (name, row) in rows {
            y += 20;
            let heading = Words {
                bold: true,
                colour: QUIET,
                ..plain(LEFT, y + 47)
            };
            self.write(heading, name);
            for ((tile, letter, word), place) in row.into_iter().zip(0..) {
                let middle = LEFT + 235 + 145 * place;
                self.tiles.tile(&mut self.svg, tile, middle - 40, y, 80);
                let caption = Words {
                    anchor: "middle",
                    ..plain(middle, y + 106)
                };
                self.write_marked(caption, &format!("`{letter}` {word}"), false);
            }
            y += 106;
        }
        self.example(LEFT + 610, y - 110);
        y
    }

    /// A whole tile with its letters and its name, beside the backgrounds.
    fn example(&mut self, x: i32, y: i32) {
        let tile = Tile {
            colour: Colour::Green,
            shape: Shape::Star,
            background: Some(Background::White),
        };
        let width = LEFT + CONTENT - x;
        self.panel(x, y, width, 112);
        self.tiles.tile(&mut self.svg, tile, x + 18, y + 17, 80);
        let letters = Words {
            size: 32,
            bold: true,
            ..plain(x + 118, y + 46)
        };
        self.write(letters, &tile.to_string());
        let name = self.words.game.tile(tile);
        self.sentence(&name, x + 118, y + 74, width - 130);
    }

    /// The three parts of a position line with their names; returns where they end.
    fn parts(&mut self, y: i32) -> i32 {
        let text = self.words.card;
        let mut parts = CARD_POSITION.split(' ');
        let mut x = LEFT;
        for (name, width) in [(text.rules, 330), (text.table, 320), (text.rack, 326)] {
            self.panel(x, y, width, 84);
            let middle = x + width / 2;
            let code = Words {
                size: 24,
                bold: true,
                anchor: "middle",
                ..plain(middle, y + 37)
            };
            self.write(code, parts.next().unwrap_or_default());
            let below = Words {
                size: 18,
                colour: QUIET,
                anchor: "middle",
                ..plain(middle, y + 66)
            };
            self.write_marked(below, name, false);
            x += width + 12;
        }
        y + 84
    }

    /// What a player may do, beside the table after the play; returns where both end.
    fn turns(&mut self, y: i32) -> i32 {
        let text = self.words.card;
        let drawn = self.table(Some(CARD_PLAY), LEFT + 640, y - 26, CONTENT - 640);
        let heading = Words {
            size: 28,
            bold: true,
            ..plain(LEFT, y)
        };
        self.write(heading, text.turn_title);
        let mut y = y;
        for (code, meaning) in [
            (CARD_PLAY, text.play),
            (CARD_SWAP, text.swap),
            ("pass", text.pass),
        ] {
            y += 38;
            let bold = Words {
                bold: true,
                ..plain(LEFT, y)
            };
            self.write(bold, code);
            y = self.sentence(meaning, LEFT + 180, y, 450);
        }
        self.sentence(text.words, LEFT, y + 44, 630).max(drawn)
    }

    /// The card's table, with its rack or with a play on it; returns where it ends.
    fn table(&mut self, play: Option<&str>, x: i32, y: i32, width: i32) -> i32 {
        let Ok(position) = CARD_POSITION.parse::<Position>() else {
            return y;
        };
        let play = play.and_then(|play| match parse_turn(play, position.rules()) {
            Ok(Turn::Lay(play)) => Some(play),
            _ => None,
        });
        let picture = Picture {
            position: &position,
            play: play.as_ref(),
            highlight: &[],
        };
        let drawn = drawing(&picture, &self.tiles, play.is_none(), self.words);
        let scale = format!("{:.3}", f64::from(width) / f64::from(drawn.width));
        let transform = format!("translate({x} {y}) scale({scale})");
        self.svg.group("g", &[("transform", &transform)], |svg| {
            svg.push(&drawn.svg)
        });
        self.svg.line_end();
        y + drawn.height * width / drawn.width
    }

    /// A tinted ground.
    fn panel(&mut self, x: i32, y: i32, width: i32, height: i32) {
        let attributes: &Attributes = &[
            ("x", &x),
            ("y", &y),
            ("width", &width),
            ("height", &height),
            ("rx", &16),
            ("fill", &TABLE),
        ];
        self.svg.empty("rect", attributes);
        self.svg.line_end();
    }

    fn write(&mut self, how: Words, text: &str) {
        self.open(how);
        self.svg.push(&escape(text));
        self.svg.close("text");
        self.svg.line_end();
    }

    /// Words with code between backticks, which is bold. Returns whether the code goes on behind
    /// them.
    fn write_marked(&mut self, how: Words, text: &str, is_code: bool) -> bool {
        self.open(how);
        let mut is_code = is_code;
        for (number, part) in text.split('`').enumerate() {
            is_code ^= number > 0;
            if is_code {
                self.svg.text("tspan", &[("font-weight", &700)], part);
            } else {
                self.svg.push(&escape(part));
            }
        }
        self.svg.close("text");
        self.svg.line_end();
        is_code
    }

    fn open(&mut self, how: Words) {
        let weight = if how.bold { 700 } else { 400 };
        self.svg.open(
            "text",
            &[
                ("x", &how.x),
                ("y", &how.y),
                ("font-size", &how.size),
                ("font-weight", &weight),
                ("fill", &how.colour),
                ("text-anchor", &how.anchor),
            ],
        );
    }
}

/// A text in lines of about this width at most, broken at spaces.
fn lines(text: &str, width: i32, size: i32) -> Vec<String> {
    let room = 100 * width / size;
    let mut lines: Vec<String> = Vec::new();
    let mut used = 0;
    for word in text.split(' ') {
        let wide: i32 = word.chars().map(hundredths).sum();
        match lines.last_mut() {
            Some(line) if used + hundredths(' ') + wide <= room => {
                line.push(' ');
                line.push_str(word);
                used += hundredths(' ') + wide;
            }
            _ => {
                lines.push(word.to_owned());
                used = wide;
            }
        }
    }
    lines
}

/// About how wide a letter is, in hundredths of its size; rather more than less.
const fn hundredths(letter: char) -> i32 {
    match letter {
        '`' => 0,
        ' ' | '\u{202f}' | 'i' | 'j' | 'l' | 'I' | '.' | ',' | ':' | ';' | '’' | '\'' => 29,
        'f' | 't' | 'r' | '-' | '/' | '(' | ')' => 40,
        'm' | 'w' | 'M' | 'W' | '@' => 92,
        'A'..='Z' | '0'..='9' => 71,
        _ => 60,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::violations;

    #[test]
    fn the_turns_of_the_card_are_legal() {
        let position: Position = CARD_POSITION.parse().expect("a position");
        for turn in [CARD_PLAY, CARD_SWAP] {
            let turn = parse_turn(turn, position.rules()).expect("a turn");
            assert_eq!(violations(&position, &turn), [], "{turn}");
        }
    }

    #[test]
    fn nothing_stands_outside_the_page() {
        for words in Language::ALL {
            let (_, end) = drawn(words);
            assert!(end <= HEIGHT - 20, "{}: {end}", words.code);
        }
    }

    #[test]
    fn lines_break_at_spaces() {
        assert_eq!(lines("one two three", 90, 20), ["one two", "three"]);
        assert_eq!(lines("", 90, 20), [""]);
    }
}
