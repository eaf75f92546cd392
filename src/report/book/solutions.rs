use super::leaf::{ASIDE, DETAIL, DETAIL_STRONG, Leaf, STRONG, Side};
use super::measure::{width, wrap};
use super::{Book, Entry, Frame};
use crate::game::Breakdown;
use crate::report::picture::Picture;
use crate::report::words::{self, book as book_words};

/// How many solutions stand on a page.
pub(super) const PER_PAGE: usize = 4;
/// Between two of them.
const GAP: i32 = 50;
/// The largest cell of a table.
const CELL: i32 = 62;
/// The room for a table.
const TABLE: i32 = 610;
/// From one line of words to the next.
const LINE: i32 = 43;

/// A page of solutions, the first of which has a number, from 0.
pub(super) fn page(book: &Book, mut leaf: Leaf, first: usize, entries: &[Entry]) -> String {
    leaf.furniture(book_words::SOLUTIONS, book_words::NAME, book.solution_page(first));
    let content = leaf.content();
    for (place, entry) in entries.iter().enumerate() {
        let frame = content.row(place, PER_PAGE, GAP);
        if place > 0 {
            leaf.rule(frame.x, frame.right(), frame.y - GAP / 2);
        }
        let puzzle = book_words::puzzle_on(book.puzzle_page(first + place));
        leaf.group(&format!("solution-{}", entry.date), |leaf| solution(leaf, frame, entry, &puzzle));
    }
    leaf.finish()
}

/// The table with the play on it; beside it where the points come from.
fn solution(leaf: &mut Leaf, frame: Frame, entry: &Entry, puzzle_on: &str) {
    let (table, text) = frame.split(TABLE, 50);
    let puzzle = &entry.puzzle;
    leaf.picture(&Picture::new(&puzzle.position).with_play(&puzzle.solution), false, table, CELL);

    let (x, right, y) = (text.x, text.right(), text.y + 50);
    leaf.text(x, y, STRONG, Side::Left, &book_words::occasion(entry.date));
    leaf.stars(right - Leaf::STARS, y, puzzle.stars());
    leaf.text(x, y + 55, DETAIL_STRONG, Side::Left, &puzzle.solution.to_string());
    leaf.text(right, y + 55, ASIDE, Side::Right, puzzle_on);
    let y = breakdown(leaf, Frame { y: y + 55 + LINE + 12, ..text }, &puzzle.breakdown);
    leaf.text(x, y + 10, DETAIL_STRONG, Side::Left, &book_words::sum(puzzle));
    leaf.paragraph(x, y + 10 + LINE, ASIDE, text.width, &book_words::themes(puzzle));
}

/// Every point, a line each, and on the right where it lies; answers where the next line stands.
pub(super) fn breakdown(leaf: &mut Leaf, frame: Frame, breakdown: &Breakdown) -> i32 {
    let mut y = frame.y;
    for line in &breakdown.lines {
        let place = book_words::place(line);
        leaf.text(frame.right(), y, ASIDE, Side::Right, &place);
        for words in wrap(&words::line(line), DETAIL, frame.width - width(&place, ASIDE) - 20) {
            leaf.text(frame.x, y, DETAIL, Side::Left, &words);
            y += LINE;
        }
    }
    if breakdown.going_out > 0 {
        leaf.text(frame.x, y, DETAIL, Side::Left, &words::going_out(breakdown.going_out));
        y += LINE;
    }
    y
}
