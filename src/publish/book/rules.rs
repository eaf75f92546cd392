use super::Frame;
use super::canvas::{ASIDE, BODY, DETAIL_STRONG, HEADING, LABEL, PageCanvas, Side};
use super::solutions::{LINE, breakdown, points};
use crate::answer::RULEBOOK_TABLE;
use crate::game::{Background, Cell, Colour, Feature, Position, Shape, Tile};
use crate::language::en as words;
use crate::language::en::book as book_words;
use crate::picture::Picture;
use crate::puzzle::Puzzle;
use crate::search::Searcher;

/// How high it is at most, so that it does not lose touch with the text above.
const EXAMPLE_HEIGHT: i32 = 850;
/// The room for the names of the paragraphs.
const NAMES: i32 = 270;
/// The side of a tile of the key.
const TILE: i32 = 120;

/// The rules in a few sentences, the letters of the tiles and a worked example.
pub(super) fn page(mut canvas: PageCanvas) -> String {
    canvas.furniture(book_words::HOW_IT_WORKS, 2);
    let content = canvas.content();
    canvas.group("rules", |canvas| {
        let mut y = content.y + 70;
        canvas.text(content.x, y, HEADING, Side::Left, book_words::HOW_IT_WORKS);
        y += 95;
        for (name, text) in book_words::RULES {
            canvas.text(content.x, y, LABEL, Side::Left, name);
            y = canvas.paragraph(content.x + NAMES, y, BODY, content.width - NAMES, text) + 26;
        }
        key(canvas, content.x + NAMES, y - 20);
        let top = y + TILE + 140 - content.y;
        example(canvas, content.within(top, 0));
    });
    canvas.finish()
}

/// Every colour, shape and background with its letter.
fn key(canvas: &mut PageCanvas, left: i32, top: i32) {
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
        canvas.tile(tile, x, top, TILE as u32);
        for (words, nth) in letters.iter().zip(0..) {
            canvas.text(
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
fn example(canvas: &mut PageCanvas, frame: Frame) {
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
    let drawn = canvas.picture(&picture, false, table, 100);
    let y = drawn.y + 100;
    canvas.text(text.x, y, LABEL, Side::Left, book_words::EXAMPLE);
    let y = canvas.paragraph(
        text.x,
        y + 60,
        BODY,
        text.width,
        &book_words::example(&puzzle),
    );
    let y = breakdown(
        canvas,
        Frame { y: y + 20, ..text },
        &points(&puzzle.breakdown, text.width),
        LINE,
    );
    canvas.text(
        text.x,
        y + 12,
        DETAIL_STRONG,
        Side::Left,
        &words::points(puzzle.target()),
    );
}
