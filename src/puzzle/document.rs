use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::{DAILY_LABEL, Puzzle, Theme};
use crate::game::{Breakdown, Line};
use crate::notation::Sheet;

/// A puzzle as it stands in a file, one document each.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Document {
    /// Its id, unique in the collection.
    pub id: String,
    /// What the solver is asked.
    pub title: String,
    /// The rule set.
    pub rules: String,
    /// The position as a sheet.
    pub position: String,
    /// What the solution scores.
    pub target: u32,
    /// The one best play.
    pub solution: String,
    /// Each line that it scores: how it lies, what its tiles share, its cells, points and bonus.
    pub breakdown: Vec<String>,
    /// What the next best play scores; 0 if there is no other.
    pub second_best: u32,
    /// How many legal plays there are.
    pub plays_total: usize,
    /// How hard it is, 1 to 5.
    pub stars: u8,
    /// What makes the solution worth finding.
    pub themes: Vec<String>,
    /// What made it.
    pub made_by: String,
}

impl Document {
    /// The document of a puzzle.
    pub fn new(puzzle: &Puzzle, id: String, made_by: &str) -> Document {
        Document {
            id,
            title: format!("Find the {}-point play", puzzle.target()),
            rules: puzzle.position.rules().to_string(),
            position: Sheet(&puzzle.position).to_string() + "\n",
            target: puzzle.target(),
            solution: puzzle.solution.to_string(),
            breakdown: breakdown_texts(&puzzle.breakdown),
            second_best: puzzle.second_best,
            plays_total: puzzle.plays_total,
            stars: puzzle.stars().count(),
            themes: puzzle
                .themes
                .iter()
                .map(|theme| theme.name().to_owned())
                .collect(),
            made_by: made_by.to_owned(),
        }
    }

    /// The same with a number behind its id: `flex-18-seed7` becomes `flex-18-seed7-1`.
    pub fn numbered(self, number: usize) -> Document {
        let id = format!("{}-{number}", self.id);
        Document { id, ..self }
    }

    /// The document of the puzzle of a day.
    pub fn daily(puzzle: &Puzzle, date: Date) -> Document {
        Document::new(puzzle, format!("daily-{date}"), DAILY_LABEL)
    }
}

/// The lines of a breakdown in short: `diagonal-down black i9 j10 k11 l12 m13 n14 = 6 + 6`.
fn breakdown_texts(breakdown: &Breakdown) -> Vec<String> {
    let line = |line: &Line| {
        let cells: Vec<String> = line
            .tiles
            .iter()
            .map(|placement| placement.cell.to_string())
            .collect();
        let bonus = if line.bonus > 0 {
            format!(" + {}", line.bonus)
        } else {
            String::new()
        };
        format!(
            "{} {} {} = {}{bonus}",
            line.direction.name(),
            line.feature.name(),
            cells.join(" "),
            line.points
        )
    };
    let going_out = (breakdown.going_out > 0)
        .then(|| format!("{} = {}", Theme::GoingOut.name(), breakdown.going_out));
    breakdown.lines.iter().map(line).chain(going_out).collect()
}
