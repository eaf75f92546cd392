//! Reviews of games as text.

mod chart;
pub mod quiz;

use comfy_table::{Cell, CellAlignment};

use super::{Answer, Page};
use crate::record::review::Grade;
use crate::report::ReviewReport;
use crate::report::review::{JudgementReport, PlayerReport, ReviewedTurn};
use crate::report::words::{plural, review as words, signed};

/// How many of the costliest turns are explained.
const EXPLAINED: usize = 3;

impl Answer for ReviewReport {
    fn text(&self, page: &Page) -> String {
        let mut text = self.heading(page) + "\n" + &self.turn_table(page) + "\n";
        if let Some(told) = words::not_judged(self) {
            text += &page.wrapped(&told, 2);
        }
        if self.judged() == 0 {
            return text;
        }
        text += &chart::chances(self, page);
        text += &format!("\n{}\n", summaries(&self.players, page));
        for told in self.players.iter().filter_map(|player| words::account(player, self)) {
            text += &page.wrapped(&told, 2);
        }
        let worst = self.worst();
        if worst.is_empty() {
            return text + "\nNothing of note was given away.\n";
        }
        text += &format!("\n{}\n", page.strong(costliest(worst.len())));
        for (turn, review) in worst.into_iter().take(EXPLAINED) {
            text += &page.wrapped(&format!("  - {}", words::why(turn, review)), 4);
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
    fn heading(&self, page: &Page) -> String {
        let scores: Vec<String> = self.players.iter().map(|player| format!("{} {}", player.name, player.score)).collect();
        let state = if self.finished { "" } else { " · not over" };
        let known = format!(
            " · {} · {}{state} · {} samples a turn",
            plural(self.turns.len(), "turn"),
            scores.join(", "),
            self.samples
        );
        page.wrapped(&(page.strong(self.rules) + &page.faint(&known)), 2)
    }

    fn turn_table(&self, page: &Page) -> String {
        let mut table = page.table(&["turn", "player", "played", "points", "best", "win %", "lost", "grade"]);
        for turn in &self.turns {
            table.add_row(row(turn, page));
        }
        page.fitted(table)
    }
}

fn row(turn: &ReviewedTurn, page: &Page) -> Vec<Cell> {
    let right = |text: String| Cell::new(text).set_alignment(CellAlignment::Right);
    let mut row =
        vec![right(turn.turn.to_string()), Cell::new(&turn.player), Cell::new(&turn.play), right(turn.points.to_string())];
    row.extend(match &turn.review {
        Some(review) => {
            let best = if review.is_best() { page.faint("the same") } else { review.best().turn.to_string() };
            vec![
                Cell::new(best),
                right(format!("{:.1}", review.win_percent)),
                right(lost(review)),
                Cell::new(grade(review.grade, page) + &how_sure(review, page)),
            ]
        }
        None => vec![Cell::new(page.faint("?")), right(String::new()), right(String::new()), Cell::new("")],
    });
    row
}

/// What was given away in per cent, nothing where it is nothing.
fn lost(review: &JudgementReport) -> String {
    if review.win_percent_lost < 0.05 { String::new() } else { format!("{:.1}", review.win_percent_lost) }
}

/// What a judgement of an ending rests on.
fn how_sure(review: &JudgementReport, page: &Page) -> String {
    if review.basis.is_search() { page.faint(&format!(" · {}", review.basis.name())) } else { String::new() }
}

/// A grade in its colour.
fn grade(grade: Grade, page: &Page) -> String {
    match grade {
        Grade::Fine => page.faint(grade.name()),
        Grade::Inaccuracy => grade.name().to_owned(),
        Grade::Mistake => page.strong(grade.name()),
        Grade::Blunder => page.bad(grade.name()),
    }
}

fn summaries(players: &[PlayerReport], page: &Page) -> String {
    let titles =
        ["player", "score", "accuracy", "fine", "inaccuracies", "mistakes", "blunders", "points lost", "win % lost"];
    let mut table = page.table(&[&titles[..], &["luck"]].concat());
    for player in players {
        let right = |text: String| Cell::new(text).set_alignment(CellAlignment::Right);
        let known = |number: Option<String>| right(number.unwrap_or_else(|| page.faint("?")));
        let grades = player.grades;
        let judged = |number: String| known((player.judged > 0).then_some(number));
        table.add_row([
            Cell::new(page.strong(&player.name)),
            right(player.score.to_string()),
            known(player.accuracy.map(|accuracy| page.strong(&format!("{accuracy:.1}")))),
            judged(grades.fine.to_string()),
            judged(grades.inaccuracy.to_string()),
            judged(grades.mistake.to_string()),
            judged(grades.blunder.to_string()),
            judged(format!("{:.1}", player.points_lost)),
            judged(format!("{:.1}", player.win_percent_lost)),
            known(player.luck_percent.filter(|_| player.mixed_percent.is_none()).map(signed)),
        ]);
    }
    page.fitted(table)
}
