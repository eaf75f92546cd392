use super::Book;
use super::canvas::{ASIDE, LEAD, PageCanvas, STRONG, Side, TITLE};
use crate::game::{Background, Colour, Shape, Tile};
use crate::language::en::book as words;

/// The side of a tile.
const TILE: i32 = 165;

/// The title above every colour and shape once, a table on which each row, each column and each
/// diagonal downwards is as the rules want it.
pub(super) fn page(book: &Book, mut canvas: PageCanvas) -> String {
    let (width, height) = book.paper.size();
    let middle = width / 2;
    canvas.group("title", |canvas| {
        canvas.text(middle, height * 20 / 100, TITLE, Side::Middle, words::NAME);
        canvas.text(
            middle,
            height * 20 / 100 + 110,
            LEAD,
            Side::Middle,
            words::CLAIM,
        );

        let (left, top) = (middle - 3 * TILE, height * 33 / 100);
        for (colour, row) in Colour::ALL.into_iter().zip(0..) {
            for (shape, column) in Shape::ALL.into_iter().zip(0..) {
                let background =
                    Some(Background::ALL[(column - row + 6) as usize % Background::ALL.len()]);
                let tile = Tile {
                    colour,
                    shape,
                    background,
                };
                canvas.tile(tile, left + column * TILE, top + row * TILE, TILE as u32);
            }
        }

        let below = top + 6 * TILE + 190;
        canvas.text(middle, below, LEAD, Side::Middle, &book.title());
        if let [first, .., last] | [first @ last] = &book.entries[..] {
            canvas.text(
                middle,
                below + 84,
                STRONG,
                Side::Middle,
                &words::span(first.date, last.date),
            );
        }
        canvas.text(middle, height - 200, ASIDE, Side::Middle, words::NO_TIE);
    });
    canvas.finish()
}
