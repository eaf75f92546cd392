use super::canvas::{ASIDE, DETAIL, DETAIL_STRONG, PageCanvas, STRONG, Side};
use super::measure::{width, wrap};
use super::{Book, DatedPuzzle, Frame};
use crate::game::Breakdown;
use crate::language::en as words;
use crate::language::en::book as book_words;
use crate::picture::Picture;

/// How many solutions stand on a page.
pub(super) const PER_PAGE: usize = 4;
/// Between two of them.
const GAP: i32 = 50;
/// The largest cell of a table.
const CELL: i32 = 62;
/// The room for a table.
const TABLE: i32 = 610;
/// From one line of words to the next.
pub(super) const LINE: i32 = 43;

/// A page of solutions, the first of which has a number, from 0.
pub(super) fn page(
    book: &Book,
    mut canvas: PageCanvas,
    first: usize,
    entries: &[DatedPuzzle],
) -> String {
    canvas.furniture(book_words::SOLUTIONS, book.solution_page(first));
    let content = canvas.content();
    for (place, entry) in entries.iter().enumerate() {
        let frame = content.row(place, PER_PAGE, GAP);
        if place > 0 {
            canvas.rule(frame.x, frame.right(), frame.y - GAP / 2);
        }
        let puzzle = book_words::puzzle_on(book.puzzle_page(first + place));
        canvas.group(&format!("solution-{}", entry.date), |canvas| {
            solution(canvas, frame, entry, &puzzle)
        });
    }
    canvas.finish()
}

/// The table with the play on it; beside it where the points come from.
fn solution(canvas: &mut PageCanvas, frame: Frame, entry: &DatedPuzzle, puzzle_on: &str) {
    let (table, text) = frame.split(TABLE, 50);
    let puzzle = &entry.puzzle;
    canvas.picture(
        &Picture::new(&puzzle.position).with_play(&puzzle.solution),
        false,
        table,
        CELL,
    );

    let (x, right, y) = (text.x, text.right(), text.y + 50);
    canvas.text(x, y, STRONG, Side::Left, &book_words::occasion(entry.date));
    canvas.stars(right - PageCanvas::STARS, y, puzzle.stars());
    canvas.text(
        x,
        y + 55,
        DETAIL_STRONG,
        Side::Left,
        &puzzle.solution.to_string(),
    );
    canvas.text(right, y + 55, ASIDE, Side::Right, puzzle_on);

    let (points, themes) = (
        points(&puzzle.breakdown, text.width),
        wrap(&book_words::themes(puzzle), ASIDE, text.width),
    );
    let (first, lines) = (y + 55 + 12, points.len() + 1 + themes.len());
    // Where there is much to say, lines stand closer.
    let step = LINE.min((text.bottom() - 20 - first) / lines as i32);
    let mut y = breakdown(
        canvas,
        Frame {
            y: first + step,
            ..text
        },
        &points,
        step,
    ) + 10;
    canvas.text(x, y, DETAIL_STRONG, Side::Left, &book_words::sum(puzzle));
    for theme in themes {
        y += step;
        canvas.text(x, y, ASIDE, Side::Left, &theme);
    }
}

/// Every point in lines that fit into a width, and where it lies.
pub(super) fn points(breakdown: &Breakdown, room: i32) -> Vec<(String, String)> {
    let mut rows = Vec::new();
    for line in &breakdown.lines {
        let mut place = book_words::place(line);
        for words in wrap(&words::line(line), DETAIL, room - width(&place, ASIDE) - 20) {
            rows.push((words, std::mem::take(&mut place)));
        }
    }
    if breakdown.going_out > 0 {
        rows.push((words::going_out(breakdown.going_out), String::new()));
    }
    rows
}

/// Writes such lines, and answers where the next one stands.
pub(super) fn breakdown(
    canvas: &mut PageCanvas,
    frame: Frame,
    points: &[(String, String)],
    step: i32,
) -> i32 {
    let mut y = frame.y;
    for (words, place) in points {
        canvas.text(frame.x, y, DETAIL, Side::Left, words);
        if !place.is_empty() {
            canvas.text(frame.right(), y, ASIDE, Side::Right, place);
        }
        y += step;
    }
    y
}
