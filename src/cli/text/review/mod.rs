//! Reviews of games as text.

mod chart;
pub mod quiz;

use comfy_table::{Cell, CellAlignment};

use super::{Answer, TextStyle};
use crate::answer::ReviewReport;
use crate::answer::review::{JudgementReport, PlayerReport, ReviewedTurn};
use crate::language::en::{plural, review as words, signed};
use crate::record::review::Grade;
use crate::strategy::Evidence;

/// How many of the costliest turns are explained.
const EXPLAINED: usize = 3;
/// The width of tables and charts where the page has none.
const USUAL_WIDTH: usize = 80;

impl Answer for ReviewReport {
    fn text(&self, style: &TextStyle) -> String {
        let sized = &TextStyle {
            width: style.width.or(Some(USUAL_WIDTH)),
            ..*style
        };
        let mut text =
            self.heading(style) + "\n" + &self.turn_table(sized) + "\n" + &self.legend(style);
        if let Some(told) = words::not_judged(self) {
            text += &style.wrapped(&told, 2);
        }
        if self.judged() == 0 {
            return text;
        }
        text += &chart::chances(self, sized);
        text += &format!("\n{}\n", summaries(&self.players, sized));
        for told in self
            .players
            .iter()
            .filter_map(|player| words::account(player, self))
        {
            text += &style.wrapped(&told, 2);
        }
        let worst = self.worst();
        if worst.is_empty() {
            return text + "\nNothing of note was given away.\n";
        }
        text += &format!("\n{}\n", style.strong(costliest(worst.len())));
        for (turn, review) in worst.into_iter().take(EXPLAINED) {
            text += &style.wrapped(&format!("  - {}", words::why(turn, review)), 4);
        }
        text
    }
}

fn costliest(faults: usize) -> &'static str {
    match faults {
        1 => "The costliest turn:",
        ..=EXPLAINED => "The costly turns:",
        _ => "The costliest turns:",
    }
}

impl ReviewReport {
    /// The rules, the players with their points and how much thought it took, in a line.
    fn heading(&self, style: &TextStyle) -> String {
        let scores: Vec<String> = self
            .players
            .iter()
            .map(|player| format!("{} {}", player.name, player.score))
            .collect();
        let state = if self.finished { "" } else { " · not over" };
        let known = format!(
            " · {} · {}{state} · {} samples a turn",
            plural(self.turns.len(), "turn"),
            scores.join(", "),
            self.samples
        );
        style.wrapped(&(style.strong(self.rules) + &style.faint(&known)), 2)
    }

    fn turn_table(&self, style: &TextStyle) -> String {
        let mut table = style.table(&[
            "",
            "player",
            "played → better",
            "points",
            "win %",
            "lost",
            "grade",
        ]);
        for turn in &self.turns {
            table.add_row(row(turn, style));
        }
        style.fitted(table)
    }

    /// What the signs beside the grades mean, as far as there are any.
    fn legend(&self, style: &TextStyle) -> String {
        let known = |basis| {
            self.turns
                .iter()
                .flat_map(|turn| &turn.review)
                .any(|review| review.basis == basis)
        };
        let signs = [
            (Evidence::Proof, "the ending was searched to its end"),
            (Evidence::Estimate, "the ending was searched in part"),
        ];
        let signs = signs.into_iter().filter(|(basis, _)| known(*basis));
        let told: Vec<String> = signs
            .map(|(basis, meaning)| format!("{} {}: {meaning}", sign(basis), basis.name()))
            .collect();
        if told.is_empty() {
            String::new()
        } else {
            style.wrapped(&style.faint(&told.join("; ")), 2)
        }
    }
}

fn row(turn: &ReviewedTurn, style: &TextStyle) -> Vec<Cell> {
    let right = |text: String| Cell::new(text).set_alignment(CellAlignment::Right);
    let [win, lost, grade] = match &turn.review {
        Some(review) => {
            let grade = grade(review.grade, style) + &style.faint(sign(review.basis));
            [format!("{:.1}", review.win_percent), lost(review), grade]
        }
        None => [style.faint("?"), String::new(), String::new()],
    };
    let better = turn.review.as_ref().filter(|_| !lost.is_empty());
    let better = better.map_or_else(String::new, |review| {
        format!("\n{}", style.faint(&format!("→ {}", review.best().turn)))
    });
    vec![
        right(turn.turn.to_string()),
        Cell::new(&turn.player),
        Cell::new(format!("{}{better}", turn.play)),
        right(turn.points.to_string()),
        right(win),
        right(lost),
        Cell::new(grade),
    ]
}

/// What was given away in per cent, nothing where it is nothing.
fn lost(review: &JudgementReport) -> String {
    if review.win_percent_lost < 0.05 {
        String::new()
    } else {
        format!("{:.1}", review.win_percent_lost)
    }
}

/// A sign for what the judgement of an ending rests on.
fn sign(basis: Evidence) -> &'static str {
    match basis {
        Evidence::Samples => "",
        Evidence::Estimate => "~",
        Evidence::Proof => "*",
    }
}

/// A grade in its colour.
fn grade(grade: Grade, style: &TextStyle) -> String {
    match grade {
        Grade::Fine => style.faint(grade.name()),
        Grade::Inaccuracy => grade.name().to_owned(),
        Grade::Mistake => style.strong(grade.name()),
        Grade::Blunder => style.bad(grade.name()),
    }
}

/// How each player did: the players side by side, which leaves room for long names.
fn summaries(players: &[PlayerReport], style: &TextStyle) -> String {
    let titles: Vec<&str> = std::iter::once("")
        .chain(players.iter().map(|player| player.name.as_str()))
        .collect();
    let mut table = style.table(&titles);
    let mut add = |title: &str, value: &dyn Fn(&PlayerReport) -> Option<String>| {
        let values = players.iter().map(|player| {
            Cell::new(value(player).unwrap_or_else(|| style.faint("?")))
                .set_alignment(CellAlignment::Right)
        });
        table.add_row(std::iter::once(Cell::new(title)).chain(values));
    };
    let judged = |player: &PlayerReport, number: String| (player.judged > 0).then_some(number);
    add("score", &|player| Some(player.score.to_string()));
    add("accuracy", &|player| {
        player
            .accuracy
            .map(|accuracy| style.strong(&format!("{accuracy:.1}")))
    });
    add("fine turns", &|player| {
        judged(player, player.grades.fine.to_string())
    });
    add("inaccuracies", &|player| {
        judged(player, player.grades.inaccuracy.to_string())
    });
    add("mistakes", &|player| {
        judged(player, player.grades.mistake.to_string())
    });
    add("blunders", &|player| {
        judged(player, player.grades.blunder.to_string())
    });
    add("points lost", &|player| {
        judged(player, format!("{:.1}", player.points_lost))
    });
    add("win % lost", &|player| {
        judged(player, format!("{:.1}", player.win_percent_lost))
    });
    add("luck", &|player| {
        player
            .luck_percent
            .filter(|_| player.mixed_percent.is_none())
            .map(signed)
    });
    style.fitted(table)
}
