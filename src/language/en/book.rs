//! The words of the printable book.

use jiff::civil::Date;

use super::{and_list, arrow, plural, points, stretch};
use crate::game::Line;
use crate::puzzle::Puzzle;

pub use super::puzzles::occasion;

/// The name on the title page and at the head of every other.
pub const NAME: &str = "Sixfold";
/// What is asked, on the title page.
pub const CLAIM: &str = "One table, six tiles, one best play";
/// Whose game it is.
pub const NO_TIE: &str = "Qwirkle Flex is a game of MindWare, which has no part in this book.";
/// The heading of the rules.
pub const HOW_IT_WORKS: &str = "How it works";
/// The heading of the pages at the back.
pub const SOLUTIONS: &str = "Solutions";
/// Before the line for the play.
pub const PLAY: &str = "Play";
/// Before the line for its points.
pub const POINTS: &str = "Points";
/// The heading of the worked example.
pub const EXAMPLE: &str = "An example";

/// The rules of the game in short: the names of the paragraphs and their text.
pub const RULES: [(&str, &str); 5] = [
    (
        "The task",
        "Each puzzle shows a table of Qwirkle Flex in the middle of a game, and your rack below it. Of all the plays that the \
         rules allow, exactly one scores the most. Find it.",
    ),
    (
        "Laying",
        "Lay one to six tiles that share a colour or a shape and are not alike in both. They all go into one row or one \
         column, without a gap, though tiles that lie there already may stand between them; at least one touches such a tile, \
         edge to edge. Every row and column that arises holds one colour with shapes all different, or one shape with \
         colours all different: six tiles at most.",
    ),
    (
        "Scoring",
        "Each row and column that you make or extend earns a point a tile, and 6 more when it has six: a qwirkle. Then come \
         the diagonals. Each tile laid looks along both of its diagonals for tiles that touch, corner to corner, and have its \
         own background: black, white or split. Two or more earn a point a tile, and six earn 6 more: a qwirkle flex. No \
         such diagonal may grow longer than six.",
    ),
    (
        "Stars",
        "Mondays have one star and are the easiest; Sundays have five. Easy puzzles are solved by long rows and columns; in hard \
         ones the points hide in short lines, crossings and diagonals.",
    ),
    (
        "Writing",
        "A tile is the letters of its colour, shape and background, a cell its column and row: Ycb@i9 lays the yellow circle \
         on black at i9. These are the letters:",
    ),
];

/// What a book of so many puzzles is called.
pub fn title(puzzles: usize) -> String {
    format!("{} for Qwirkle Flex", plural(puzzles, "daily puzzle"))
}

/// `1 January – 31 March 2027`; a single day stands alone.
pub fn span(first: Date, last: Date) -> String {
    let till = day(last);
    match (first == last, first.year() == last.year()) {
        (true, _) => till,
        (false, true) => format!("{} – {till}", first.strftime("%-d %B")),
        (false, false) => format!("{} – {till}", day(first)),
    }
}

/// `January 2027`
pub fn month(date: Date) -> String {
    date.strftime("%B %Y").to_string()
}

/// The months of the puzzles on a page: `January 2027`, or both where they differ.
pub fn months(first: Date, last: Date) -> String {
    let (from, to) = (month(first), month(last));
    if from == to {
        to
    } else {
        format!("{from} – {to}")
    }
}

/// `Monday`
pub fn weekday(date: Date) -> String {
    date.strftime("%A").to_string()
}

/// `4 January 2027`
pub fn day(date: Date) -> String {
    date.strftime("%-d %B %Y").to_string()
}

/// What the solver is asked.
pub fn task(puzzle: &Puzzle) -> String {
    format!("Find the {}-point play", puzzle.target())
}

/// Where a puzzle is solved.
pub fn solution_on(page: usize) -> String {
    format!("Solution on page {page}")
}

/// Where a solution's puzzle stands.
pub fn puzzle_on(page: usize) -> String {
    format!("Puzzle on page {page}")
}

/// What the solution scores, and how far ahead that is.
pub fn sum(puzzle: &Puzzle) -> String {
    let (total, plays, next) = (
        points(puzzle.target()),
        plural(puzzle.plays_total, "play"),
        puzzle.second_best,
    );
    format!("{total} in all, the best of {plays}; the next scores {next}.")
}

/// What makes a solution worth finding.
pub fn themes(puzzle: &Puzzle) -> String {
    let themes: Vec<&str> = puzzle
        .themes
        .iter()
        .map(|&theme| super::theme(theme))
        .collect();
    themes.join("; ")
}

/// What the worked example shows.
pub fn example(puzzle: &Puzzle) -> String {
    let rack: Vec<String> = puzzle
        .position
        .rack()
        .iter()
        .map(ToString::to_string)
        .collect();
    format!(
        "With {} on the rack, {} is best:",
        and_list(&rack),
        puzzle.solution
    )
}

/// Where a line lies: `→ i9–j9`.
pub fn place(line: &Line) -> String {
    stretch(line)
        .map(|stretch| format!("{} {stretch}", arrow(line.direction)))
        .unwrap_or_default()
}
