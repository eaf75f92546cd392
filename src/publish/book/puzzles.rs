use super::canvas::{ASIDE, BODY, LABEL, PageCanvas, STRONG, Side};
use super::{Book, DatedPuzzle, Frame, PerPage};
use crate::language::en::book as words;
use crate::picture::Picture;

/// The largest cell of a table.
const CELL: i32 = 105;
/// From one line to write on to the next.
const LINE: i32 = 85;

/// A page of puzzles, the first of which has a number, from 0.
pub(super) fn page(
    book: &Book,
    mut canvas: PageCanvas,
    first: usize,
    entries: &[DatedPuzzle],
) -> String {
    let months = entries
        .first()
        .zip(entries.last())
        .map(|(from, to)| words::months(from.date, to.date));
    canvas.furniture(&months.unwrap_or_default(), book.puzzle_page(first));
    let content = canvas.content();
    for (place, entry) in entries.iter().enumerate() {
        let answer = words::solution_on(book.solution_page(first + place));
        canvas.group(&format!("puzzle-{}", entry.date), |canvas| {
            match book.per_page {
                PerPage::Two => wide(canvas, content.row(place, 2, 90), entry, &answer),
                PerPage::Four => {
                    let (left, right) = content.split(content.width / 2 - 35, 70);
                    let column = if place % 2 == 0 { left } else { right };
                    narrow(canvas, column.row(place / 2, 2, 90), entry, &answer);
                }
            }
        });
    }
    if entries.len() > book.per_page.count() / 2 {
        canvas.rule(content.x, content.right(), content.row(1, 2, 90).y - 45);
    }
    canvas.finish()
}

/// The table on the left; the task and lines to write on beside it.
fn wide(canvas: &mut PageCanvas, frame: Frame, entry: &DatedPuzzle, answer: &str) {
    let (table, notes) = frame.split(frame.width - 540, 60);
    canvas.picture(&Picture::new(&entry.puzzle.position), true, table, CELL);

    let (x, right, top) = (notes.x, notes.right(), notes.y + 70);
    canvas.text(x, top, STRONG, Side::Left, &words::weekday(entry.date));
    canvas.text(x, top + 56, BODY, Side::Left, &words::day(entry.date));
    canvas.stars(x, top + 134, entry.puzzle.stars());
    canvas.text(x, top + 230, LABEL, Side::Left, &words::task(&entry.puzzle));
    canvas.blank(x, right, top + 350, words::PLAY);
    canvas.blank(x, right, top + 350 + LINE, words::POINTS);
    let notes_at = top + 350 + 2 * LINE;
    for y in (notes_at..notes.bottom() - 90).step_by(LINE as usize) {
        canvas.blank(x, right, y, "");
    }
    canvas.text(right, notes.bottom() - 14, ASIDE, Side::Right, answer);
}

/// The task above the table, a line to write on below it.
fn narrow(canvas: &mut PageCanvas, frame: Frame, entry: &DatedPuzzle, answer: &str) {
    let (x, right) = (frame.x, frame.right());
    canvas.text(
        x,
        frame.y + 40,
        STRONG,
        Side::Left,
        &words::occasion(entry.date),
    );
    canvas.stars(
        right - PageCanvas::STARS,
        frame.y + 40,
        entry.puzzle.stars(),
    );
    canvas.text(
        x,
        frame.y + 94,
        BODY,
        Side::Left,
        &words::task(&entry.puzzle),
    );
    canvas.picture(
        &Picture::new(&entry.puzzle.position),
        true,
        frame.within(115, 190),
        CELL,
    );

    canvas.blank(x, right - 270, frame.bottom() - 100, words::PLAY);
    canvas.blank(right - 240, right, frame.bottom() - 100, words::POINTS);
    canvas.text(right, frame.bottom() - 14, ASIDE, Side::Right, answer);
}
