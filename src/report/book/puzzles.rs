use super::leaf::{ASIDE, BODY, LABEL, Leaf, STRONG, Side};
use super::{Book, Entry, Frame, PerPage};
use crate::report::picture::Picture;
use crate::report::words::book as words;

/// The largest cell of a table.
const CELL: i32 = 105;
/// From one line to write on to the next.
const LINE: i32 = 85;

/// A page of puzzles, the first of which has a number, from 0.
pub(super) fn page(book: &Book, mut leaf: Leaf, first: usize, entries: &[Entry]) -> String {
    let months = entries
        .first()
        .zip(entries.last())
        .map(|(from, to)| words::months(from.date, to.date));
    leaf.furniture(&months.unwrap_or_default(), book.puzzle_page(first));
    let content = leaf.content();
    for (place, entry) in entries.iter().enumerate() {
        let answer = words::solution_on(book.solution_page(first + place));
        leaf.group(&format!("puzzle-{}", entry.date), |leaf| {
            match book.per_page {
                PerPage::Two => wide(leaf, content.row(place, 2, 90), entry, &answer),
                PerPage::Four => {
                    let (left, right) = content.split(content.width / 2 - 35, 70);
                    let column = if place % 2 == 0 { left } else { right };
                    narrow(leaf, column.row(place / 2, 2, 90), entry, &answer);
                }
            }
        });
    }
    if entries.len() > book.per_page.count() / 2 {
        leaf.rule(content.x, content.right(), content.row(1, 2, 90).y - 45);
    }
    leaf.finish()
}

/// The table on the left; the task and lines to write on beside it.
fn wide(leaf: &mut Leaf, frame: Frame, entry: &Entry, answer: &str) {
    let (table, notes) = frame.split(frame.width - 540, 60);
    leaf.picture(&Picture::new(&entry.puzzle.position), true, table, CELL);

    let (x, right, top) = (notes.x, notes.right(), notes.y + 70);
    leaf.text(x, top, STRONG, Side::Left, &words::weekday(entry.date));
    leaf.text(x, top + 56, BODY, Side::Left, &words::day(entry.date));
    leaf.stars(x, top + 134, entry.puzzle.stars());
    leaf.text(x, top + 230, LABEL, Side::Left, &words::task(&entry.puzzle));
    leaf.blank(x, right, top + 350, words::PLAY);
    leaf.blank(x, right, top + 350 + LINE, words::POINTS);
    let notes_at = top + 350 + 2 * LINE;
    for y in (notes_at..notes.bottom() - 90).step_by(LINE as usize) {
        leaf.blank(x, right, y, "");
    }
    leaf.text(right, notes.bottom() - 14, ASIDE, Side::Right, answer);
}

/// The task above the table, a line to write on below it.
fn narrow(leaf: &mut Leaf, frame: Frame, entry: &Entry, answer: &str) {
    let (x, right) = (frame.x, frame.right());
    leaf.text(
        x,
        frame.y + 40,
        STRONG,
        Side::Left,
        &words::occasion(entry.date),
    );
    leaf.stars(right - Leaf::STARS, frame.y + 40, entry.puzzle.stars());
    leaf.text(
        x,
        frame.y + 94,
        BODY,
        Side::Left,
        &words::task(&entry.puzzle),
    );
    leaf.picture(
        &Picture::new(&entry.puzzle.position),
        true,
        frame.within(115, 190),
        CELL,
    );

    leaf.blank(x, right - 270, frame.bottom() - 100, words::PLAY);
    leaf.blank(right - 240, right, frame.bottom() - 100, words::POINTS);
    leaf.text(right, frame.bottom() - 14, ASIDE, Side::Right, answer);
}
