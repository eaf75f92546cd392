//! The pages of puzzles, and those of solutions.

use super::canvas::{ASIDE, BODY, DETAIL, DETAIL_STRONG, LABEL, PageCanvas, STRONG, Side};
use super::{Book, DatedPuzzle, Frame, PerPage};
use crate::game::Breakdown;
use crate::language::Language;
use crate::picture::Picture;

/// The largest cell of a puzzle's table.
const CELL: i32 = 105;
/// From one line to write on to the next.
const WRITING: i32 = 85;
/// How many solutions stand on a page.
pub(super) const SOLUTIONS_PER_PAGE: usize = 4;
/// Between two solutions.
const GAP: i32 = 50;
/// The largest cell of a solution's table.
const SOLUTION_CELL: i32 = 62;
/// The room for a solution's table.
const TABLE: i32 = 610;
/// From one line of words to the next.
pub(super) const LINE: i32 = 43;

/// A page of puzzles, the first of which has a number, from 0.
pub(super) fn puzzles(
    book: &Book,
    mut canvas: PageCanvas,
    first: usize,
    entries: &[DatedPuzzle],
) -> String {
    let words = book.words.publish;
    let months = entries
        .first()
        .zip(entries.last())
        .map(|(from, to)| words.months(from.date, to.date));
    canvas.furniture(&months.unwrap_or_default(), book.puzzle_page(first));
    let content = canvas.content();
    for (place, entry) in entries.iter().enumerate() {
        let answer = words.solution_on(book.solution_page(first + place));
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
    let words = canvas.words().publish;
    let (table, notes) = frame.split(frame.width - 540, 60);
    canvas.picture(&Picture::new(&entry.puzzle.position), true, table, CELL);

    let (x, right, top) = (notes.x, notes.right(), notes.y + 70);
    canvas.text(x, top, STRONG, Side::Left, &words.weekday(entry.date));
    canvas.text(x, top + 56, BODY, Side::Left, &words.day(entry.date));
    canvas.stars(x, top + 134, entry.puzzle.stars());
    canvas.text(
        x,
        top + 230,
        LABEL,
        Side::Left,
        &words.task(entry.puzzle.target()),
    );
    canvas.blank(x, right, top + 350, words.book().play);
    canvas.blank(x, right, top + 350 + WRITING, words.book().points);
    let notes_at = top + 350 + 2 * WRITING;
    for y in (notes_at..notes.bottom() - 90).step_by(WRITING as usize) {
        canvas.blank(x, right, y, "");
    }
    canvas.text(right, notes.bottom() - 14, ASIDE, Side::Right, answer);
}

/// The task above the table, a line to write on below it.
fn narrow(canvas: &mut PageCanvas, frame: Frame, entry: &DatedPuzzle, answer: &str) {
    let words = canvas.words().publish;
    let (x, right) = (frame.x, frame.right());
    canvas.text(x, frame.y + 40, STRONG, Side::Left, &words.date(entry.date));
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
        &words.task(entry.puzzle.target()),
    );
    canvas.picture(
        &Picture::new(&entry.puzzle.position),
        true,
        frame.within(115, 190),
        CELL,
    );

    canvas.blank(x, right - 270, frame.bottom() - 100, words.book().play);
    canvas.blank(
        right - 240,
        right,
        frame.bottom() - 100,
        words.book().points,
    );
    canvas.text(right, frame.bottom() - 14, ASIDE, Side::Right, answer);
}

/// A page of solutions, the first of which has a number, from 0.
pub(super) fn solutions(
    book: &Book,
    mut canvas: PageCanvas,
    first: usize,
    entries: &[DatedPuzzle],
) -> String {
    let words = book.words.publish;
    canvas.furniture(words.book().solutions, book.solution_page(first));
    let content = canvas.content();
    for (place, entry) in entries.iter().enumerate() {
        let frame = content.row(place, SOLUTIONS_PER_PAGE, GAP);
        if place > 0 {
            canvas.rule(frame.x, frame.right(), frame.y - GAP / 2);
        }
        let puzzle = words.puzzle_on(book.puzzle_page(first + place));
        canvas.group(&format!("solution-{}", entry.date), |canvas| {
            solution(canvas, frame, entry, &puzzle)
        });
    }
    canvas.finish()
}

/// The table with the play on it; beside it where the points come from.
fn solution(canvas: &mut PageCanvas, frame: Frame, entry: &DatedPuzzle, puzzle_on: &str) {
    let words = canvas.words().publish;
    let (table, text) = frame.split(TABLE, 50);
    let puzzle = &entry.puzzle;
    canvas.picture(
        &Picture::new(&puzzle.position).with_play(&puzzle.solution),
        false,
        table,
        SOLUTION_CELL,
    );

    let (x, right, y) = (text.x, text.right(), text.y + 50);
    canvas.text(x, y, STRONG, Side::Left, &words.date(entry.date));
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
        points(&puzzle.breakdown, text.width, canvas.words()),
        ASIDE.wrap(&words.themes(&puzzle.themes), text.width),
    );
    let (first, lines) = (y + 55 + 12, points.len() + 1 + themes.len());
    // If there is much to say, lines stand closer.
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
    canvas.text(x, y, DETAIL_STRONG, Side::Left, &words.solution_sum(puzzle));
    for theme in themes {
        y += step;
        canvas.text(x, y, ASIDE, Side::Left, &theme);
    }
}

/// Every point in lines that fit into a width, and where it lies.
pub(super) fn points(breakdown: &Breakdown, room: i32, words: &Language) -> Vec<(String, String)> {
    let mut rows = Vec::new();
    for line in &breakdown.lines {
        let mut place = words.publish.line_place(line);
        let room = room - ASIDE.width(&place) - 20;
        for part in DETAIL.wrap(&words.game.line(line), room) {
            rows.push((part, std::mem::take(&mut place)));
        }
    }
    if breakdown.going_out > 0 {
        rows.push((words.game.going_out(breakdown.going_out), String::new()));
    }
    rows
}

/// Writes such lines, and returns where the next one stands.
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
