use std::fmt;

use super::record::parts;
use super::{and_list, is_or_are, plural, points};
use crate::game::Violation;
use crate::puzzle::{ExampleError, ExampleOutcome, ExpectedLine, Mismatch, Reason};
use crate::qwords::{self, LineScore};

impl fmt::Display for ExampleOutcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ExampleOutcome::Score(score) => f.write_str(&points(*score)),
            ExampleOutcome::Illegal => f.write_str("not legal"),
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// In what an example differs, in a sentence without a full stop, and where the points of a legal
/// play come from.
impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&in_short(self))?;
        match self {
            Mismatch::Score { right, .. } | Mismatch::Legal(right) => {
                write!(f, "; the play scores {}", and_list(&parts(right)))
            }
            Mismatch::GridScore { right, .. } => {
                write!(f, "; the words found are {}", grid_parts(right))
            }
            _ => Ok(()),
        }
    }
}

/// The same without the points.
pub fn in_short(difference: &Mismatch) -> String {
    match difference {
        Mismatch::InFile { key, line, error } => {
            let line = line.map_or_else(String::new, |line| format!(" in line {line}"));
            format!("error{line}, `{key}`: {error}")
        }
        Mismatch::Unclear => "give either a `score` or `legal: false`".to_owned(),
        Mismatch::Score {
            expected,
            right,
            slip,
        } => {
            let differs = format!(
                "expected {}, found {}",
                points(*expected),
                points(right.total())
            );
            slip.as_ref()
                .map_or(differs.clone(), |slip| format!("{differs}: {slip}"))
        }
        Mismatch::GridScore { expected, right } => {
            format!(
                "expected {}, found {}",
                points(*expected),
                points(right.total())
            )
        }
        Mismatch::Legal(right) => format!("expected not legal, found {}", points(right.total())),
        Mismatch::Breaches(violations) => {
            format!("expected a legal play, found {}", coded(violations))
        }
        Mismatch::Reasons { missing, found } => {
            format!("expected {}, found {}", and_list(missing), coded(found))
        }
        Mismatch::Line {
            number,
            expected,
            found,
        } => {
            let words = |line: &Option<Box<ExpectedLine>>| {
                line.as_ref()
                    .map_or_else(|| "none".to_owned(), |line| line_words(line))
            };
            format!(
                "line {number}: expected {}; found {}",
                words(expected),
                words(found)
            )
        }
        Mismatch::Better { best } => format!("with six_tiles another play scores {best}"),
        Mismatch::IllegalWithSixTiles(violations) => {
            format!(
                "with six_tiles the play is not legal: {}",
                and_list(violations)
            )
        }
        Mismatch::Missing { key } => format!("`{key}` is missing"),
        Mismatch::Unwanted { key } => format!("`{key}` does not go with such an example"),
        Mismatch::Claim { line, word, fault } => format!("{line}: {word} {fault}"),
    }
}

/// Why an example cannot be checked, in a sentence without a full stop.
impl fmt::Display for ExampleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ExampleError::Notation(error) => error.fmt(f),
            ExampleError::NotInRack(violations) => {
                let code = violations.first().map_or("", Violation::code);
                write!(
                    f,
                    "{}; where that is what the example shows, write `reasons: [{code}]`",
                    and_list(violations)
                )
            }
            ExampleError::NotSixTiles { found } => {
                write!(
                    f,
                    "there {} {}; a full rack has 6",
                    is_or_are(*found),
                    plural(*found, "tile")
                )
            }
            ExampleError::WrongRack => f.write_str(
                "with the table these would be more copies of a tile than the set holds",
            ),
        }
    }
}

/// Every broken rule with its code.
fn coded(violations: &[Violation]) -> String {
    let coded: Vec<String> = violations
        .iter()
        .map(|violation| format!("{} ({violation})", violation.code()))
        .collect();
    coded.join("; ")
}

/// What each word of a grid earns: `row 1 DUO 3, row 2 SAUT 6, … and no bonus`.
fn grid_parts(breakdown: &qwords::Breakdown) -> String {
    let line = |score: &LineScore| match &score.word {
        Some(word) => format!("{} {} {}", score.line, word.text(), score.points),
        None => format!("{} none", score.line),
    };
    let bonus = if breakdown.bonus > 0 {
        format!("the bonus {}", breakdown.bonus)
    } else {
        "no bonus".to_owned()
    };
    and_list(
        &breakdown
            .lines
            .iter()
            .map(line)
            .chain([bonus])
            .collect::<Vec<_>>(),
    )
}

/// All that an example can say of a line, in its order: `horizontal, colour red, g7 h7 i7, 3
/// points`.
fn line_words(line: &ExpectedLine) -> String {
    let tiles = line
        .tiles
        .as_ref()
        .map_or_else(String::new, |tiles| format!(", {}", tiles.join(" ")));
    let bonus = if line.bonus > 0 {
        format!(" and {} more", line.bonus)
    } else {
        String::new()
    };
    let ExpectedLine {
        direction,
        by,
        of,
        cells,
        ..
    } = line;
    format!(
        "{direction}, {by} {of}, {}{tiles}, {}{bonus}",
        cells.join(" "),
        points(line.points)
    )
}
