//! The title page and the rules.

use super::canvas::{
    ASIDE, BODY, DETAIL_STRONG, HEADING, LABEL, LEAD, PageCanvas, STRONG, Side, TITLE,
};
use super::puzzles::{LINE, breakdown, points};
use super::{Book, Frame};
use crate::answer::RULEBOOK_TABLE;
use crate::game::{Background, Cell, Colour, Feature, Position, Shape, Tile};
use crate::picture::Picture;
use crate::puzzle::Puzzle;
use crate::search::Searcher;

/// The side of a tile on the title page.
const TITLE_TILE: i32 = 165;
/// The height of the example at most, so that it does not lose touch with the text above.
const EXAMPLE_HEIGHT: i32 = 850;
/// The room for the names of the paragraphs.
const NAMES: i32 = 270;
/// The side of a tile of the key.
const KEY_TILE: i32 = 120;

/// The title above every colour and shape once, a table on which each row, each column and each
/// diagonal downwards is as the rules want it.
pub(super) fn title(book: &Book, mut canvas: PageCanvas) -> String {
    let (width, height) = book.paper.size();
    let middle = width / 2;
    let words = book.words.publish;
    let text = words.book();
    canvas.group("title", |canvas| {
        canvas.text(middle, height * 20 / 100, TITLE, Side::Middle, text.name);
        canvas.text(
            middle,
            height * 20 / 100 + 110,
            LEAD,
            Side::Middle,
            text.claim,
        );

        let (left, top) = (middle - 3 * TITLE_TILE, height * 33 / 100);
        for (colour, row) in Colour::ALL.into_iter().zip(0..) {
            for (shape, column) in Shape::ALL.into_iter().zip(0..) {
                let background =
                    Some(Background::ALL[(column - row + 6) as usize % Background::ALL.len()]);
                let tile = Tile {
                    colour,
                    shape,
                    background,
                };
                canvas.tile(
                    tile,
                    left + column * TITLE_TILE,
                    top + row * TITLE_TILE,
                    TITLE_TILE,
                );
            }
        }

        let below = top + 6 * TITLE_TILE + 190;
        canvas.text(middle, below, LEAD, Side::Middle, &book.title());
        if let [first, .., last] | [first @ last] = &book.entries[..] {
            canvas.text(
                middle,
                below + 84,
                STRONG,
                Side::Middle,
                &words.days(first.date, last.date),
            );
        }
        canvas.text(middle, height - 200, ASIDE, Side::Middle, text.no_tie);
    });
    canvas.finish()
}

/// The rules in a few sentences, the letters of the tiles and a worked example.
pub(super) fn rules(mut canvas: PageCanvas) -> String {
    let text = canvas.words().publish.book();
    canvas.furniture(text.how_it_works, 2);
    let content = canvas.content();
    canvas.group("rules", |canvas| {
        let mut y = content.y + 70;
        canvas.text(content.x, y, HEADING, Side::Left, text.how_it_works);
        y += 95;
        for (name, paragraph) in text.rules {
            canvas.text(content.x, y, LABEL, Side::Left, name);
            y = canvas.paragraph(content.x + NAMES, y, BODY, content.width - NAMES, paragraph) + 26;
        }
        key(canvas, content.x + NAMES, y - 20);
        let top = y + KEY_TILE + 140 - content.y;
        example(canvas, content.within(top, 0));
    });
    canvas.finish()
}

/// Every colour, shape and background with its letter.
fn key(canvas: &mut PageCanvas, left: i32, top: i32) {
    let (step, words) = (KEY_TILE + 44, canvas.words());
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
                    named(colour.letter(), words.game.colour(colour)),
                    named(shape.letter(), words.game.shape(shape)),
                ],
            )
        });
    let grounds = Background::ALL.into_iter().map(|background| {
        let tile = Tile {
            colour: Colour::Blue,
            shape: Shape::Circle,
            background: Some(background),
        };
        (
            tile,
            vec![named(
                background.letter(),
                words.game.background(background),
            )],
        )
    });
    for ((tile, letters), place) in faces.chain(grounds).zip(0..) {
        let x = left + place * step - 5;
        canvas.tile(tile, x, top, KEY_TILE);
        for (letter, nth) in letters.iter().zip(0..) {
            canvas.text(
                x + KEY_TILE / 2,
                top + KEY_TILE + 40 + 38 * nth,
                ASIDE,
                Side::Middle,
                letter,
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

    let words = canvas.words().publish;
    let frame = Frame {
        height: frame.height.min(EXAMPLE_HEIGHT),
        ..frame
    };
    let (table, text) = frame.split(frame.width / 2 - 30, 60);
    let drawn = canvas.picture(&picture, false, table, 100);
    let y = drawn.y + 100;
    canvas.text(text.x, y, LABEL, Side::Left, words.book().example);
    let y = canvas.paragraph(
        text.x,
        y + 60,
        BODY,
        text.width,
        &words.example_play(&puzzle),
    );
    let y = breakdown(
        canvas,
        Frame { y: y + 20, ..text },
        &points(&puzzle.breakdown, text.width, canvas.words()),
        LINE,
    );
    canvas.text(
        text.x,
        y + 12,
        DETAIL_STRONG,
        Side::Left,
        &canvas.words().game.points(puzzle.target()),
    );
}
