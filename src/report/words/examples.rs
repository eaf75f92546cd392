use std::fmt;

use super::{a_list, points};
use crate::puzzle::{Difference, ExpectedLine, Outcome};

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Score(score) => f.write_str(&points(*score)),
            Outcome::Illegal => f.write_str("not legal"),
        }
    }
}

/// In what an example differs, in a sentence without a full stop.
impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Difference::Unreadable { key, error } => write!(f, "{key}: {error}"),
            Difference::Unclear => f.write_str("give either a `score` or `legal: false`"),
            Difference::Outcome { expected, found } => write!(f, "expected {expected}, found {found}"),
            Difference::Breaches(breaches) => f.write_str(&a_list(breaches)),
            Difference::Line { number, expected, found } => {
                let words = |line: &Option<Box<ExpectedLine>>| {
                    line.as_ref().map_or_else(|| "none".to_owned(), |line| line_words(line))
                };
                write!(f, "line {number}: expected {}; found {}", words(expected), words(found))
            }
            Difference::Better { best } => write!(f, "with six_tiles another play scores {best}"),
            Difference::IllegalWithSixTiles(breaches) => {
                write!(f, "with six_tiles the play is not legal: {}", a_list(breaches))
            }
            Difference::WrongRack => f.write_str("six_tiles is no rack for this table"),
            Difference::Missing { key } => write!(f, "`{key}` is missing"),
            Difference::Unwanted { key } => write!(f, "`{key}` does not go with such an example"),
            Difference::Claim { line, word, fault } => write!(f, "{line}: {word} {fault}"),
        }
    }
}

/// All that an example can say of a line, in its order: `horizontal, colour red, g7 h7 i7, 3 points`.
fn line_words(line: &ExpectedLine) -> String {
    let tiles = line.tiles.as_ref().map_or_else(String::new, |tiles| format!(", {}", tiles.join(" ")));
    let bonus = if line.bonus > 0 { format!(" and {} more", line.bonus) } else { String::new() };
    let ExpectedLine { direction, by, of, cells, .. } = line;
    format!("{direction}, {by} {of}, {}{tiles}, {}{bonus}", cells.join(" "), points(line.points))
}
