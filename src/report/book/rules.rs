use super::Frame;
use super::leaf::{ASIDE, BODY, DETAIL_STRONG, HEADING, LABEL, Leaf, Side};
use super::solutions::{LINE, breakdown, points};
use crate::game::{Background, Cell, Colour, Feature, Position, Shape, Tile};
use crate::puzzle::Puzzle;
use crate::report::RULEBOOK_TABLE;
use crate::report::picture::Picture;
use crate::report::words::{self, book as book_words};
use crate::search::Searcher;

/// How high it is at most, so that it does not lose touch with the text above.
const EXAMPLE_HEIGHT: i32 = 850;
/// The room for the names of the paragraphs.
const NAMES: i32 = 270;
/// The side of a tile of the key.
const TILE: i32 = 120;

/// The rules in a few sentences, the letters of the tiles and a worked example.
pub(super) fn page(mut leaf: Leaf) -> String {
    leaf.furniture(book_words::HOW_IT_WORKS, 2);
    let content = leaf.content();
    leaf.group("rules", |leaf| {
        let mut y = content.y + 70;
        leaf.text(content.x, y, HEADING, Side::Left, book_words::HOW_IT_WORKS);
        y += 95;
        for (name, text) in book_words::RULES {
            leaf.text(content.x, y, LABEL, Side::Left, name);
            y = leaf.paragraph(content.x + NAMES, y, BODY, content.width - NAMES, text) + 26;
        }
        key(leaf, content.x + NAMES, y - 20);
        let top = y + TILE + 140 - content.y;
        example(leaf, content.within(top, 0));
    });
    leaf.finish()
}

/// Every colour, shape and background with its letter.
fn key(leaf: &mut Leaf, left: i32, top: i32) {
    let step = TILE + 44;
    let named = |letter: char, name: &str| format!("{letter} {name}");
    let faces = Colour::ALL
        .into_iter()
        .zip(Shape::ALL)
        .map(|(colour, shape)| {
            let tile = Tile {
                colour,
                shape,
                background: Some(Background::Black),
            };
            (
                tile,
                vec![
                    named(colour.letter(), colour.name()),
                    named(shape.letter(), shape.name()),
                ],
            )
        });
    let grounds = Background::ALL.into_iter().map(|background| {
        let tile = Tile {
            colour: Colour::Blue,
            shape: Shape::Circle,
            background: Some(background),
        };
        (tile, vec![named(background.letter(), background.name())])
    });
    for ((tile, letters), place) in faces.chain(grounds).zip(0..) {
        let x = left + place * step - 5;
        leaf.tile(tile, x, top, TILE as u32);
        for (words, nth) in letters.iter().zip(0..) {
            leaf.text(
                x + TILE / 2,
                top + TILE + 40 + 38 * nth,
                ASIDE,
                Side::Middle,
                words,
            );
        }
    }
}

/// A play of the rulebook, with its longest diagonal pointed out.
fn example(leaf: &mut Leaf, frame: Frame) {
    let position: Option<Position> = RULEBOOK_TABLE.parse().ok();
    let Some(puzzle) = position.and_then(|position| Puzzle::new(position, &mut Searcher::new()))
    else {
        return;
    };
    let diagonals = puzzle
        .breakdown
        .lines
        .iter()
        .filter(|line| matches!(line.feature, Feature::Background(_)));
    let longest = diagonals.max_by_key(|line| line.tiles.len());
    let lit: Vec<Cell> = longest
        .into_iter()
        .flat_map(|line| &line.tiles)
        .map(|placement| placement.cell)
        .collect();
    let picture = Picture::new(&puzzle.position)
        .with_play(&puzzle.solution)
        .highlighting(&lit);

    let frame = Frame {
        height: frame.height.min(EXAMPLE_HEIGHT),
        ..frame
    };
    let (table, text) = frame.split(frame.width / 2 - 30, 60);
    let drawn = leaf.picture(&picture, false, table, 100);
    let y = drawn.y + 100;
    leaf.text(text.x, y, LABEL, Side::Left, book_words::EXAMPLE);
    let y = leaf.paragraph(
        text.x,
        y + 60,
        BODY,
        text.width,
        &book_words::example(&puzzle),
    );
    let y = breakdown(
        leaf,
        Frame { y: y + 20, ..text },
        &points(&puzzle.breakdown, text.width),
        LINE,
    );
    leaf.text(
        text.x,
        y + 12,
        DETAIL_STRONG,
        Side::Left,
        &words::points(puzzle.target()),
    );
}
