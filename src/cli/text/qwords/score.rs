use comfy_table::{Cell, CellAlignment};

use super::grid::COLUMNS;
use crate::answer::GridReport;
use crate::answer::qwords::Claimed;
use crate::cli::text::{Answer, TextStyle};
use crate::language::en::{and_list, points};
use crate::qwords::{
    Breakdown, Cell as Square, Grid, JudgedClaim, Line, LineScore, Rating, SIZE, Variant,
};

impl Answer for GridReport {
    fn text(&self, style: &TextStyle) -> String {
        let Some(claimed) = &self.claimed else {
            return format!(
                "{}\n\n{}",
                heading(self.variant, &self.words, style),
                scored(self, style)
            );
        };
        let mut text = format!(
            "{}\n\n{}\n",
            heading(self.variant, &self.words, style),
            drawing(&self.grid, &claimed.breakdown, style)
        );
        text += &format!("{}\n", claims(claimed, &self.best, style));
        text += &sum(self, &claimed.breakdown, style);
        text + &verdict(self, claimed, style)
    }
}

/// The grid, the word of each line and the sum.
pub(crate) fn scored(report: &GridReport, style: &TextStyle) -> String {
    let drawn = drawing(&report.grid, &report.best, style);
    format!(
        "{drawn}\n{}\n{}",
        lines(&report.best, style),
        sum(report, &report.best, style)
    )
}

/// `Qwords · side A · French words`
pub(crate) fn heading(variant: Variant, words: &str, style: &TextStyle) -> String {
    let mut parts = vec![variant.side().to_string()];
    if variant.double() {
        parts.push("centre lines count double".to_owned());
    }
    parts.push(words.to_owned());
    format!("{} · {}", style.strong("Qwords"), parts.join(" · "))
}

/// The grid with its points beside the rows and below the columns, as on a sheet; the word of each
/// row stands in brackets. Letters that no word uses are faint, and letters of two words strong.
pub(crate) fn drawing(grid: &Grid, breakdown: &Breakdown, style: &TextStyle) -> String {
    let mut text = String::from(COLUMNS);
    for row in 0..SIZE {
        text += &format!(" {}  ", row + 1);
        let score = &breakdown.lines[row];
        for cell in score.line.cells() {
            let within = |score: &LineScore, cell| {
                score
                    .word
                    .as_ref()
                    .is_some_and(|word| word.cells.contains(&cell))
            };
            let uses = Line::through(cell)
                .into_iter()
                .filter(|line| within(&breakdown.lines[line.index()], cell))
                .count();
            let letter = grid.square(cell).to_string();
            let letter = match uses {
                0 => style.faint(&letter),
                1 => letter,
                _ => style.strong(&letter),
            };
            let first = score
                .word
                .as_ref()
                .is_some_and(|word| word.cells.first() == Some(&cell));
            let last = score
                .word
                .as_ref()
                .is_some_and(|word| word.cells.last() == Some(&cell));
            text += &format!(
                "{}{letter}{}",
                if first { " [" } else { "  " },
                if last { "]" } else { " " }
            );
        }
        text += &format!("  {:>3}\n", earned(score));
    }
    let below: String = breakdown.lines[SIZE..]
        .iter()
        .map(|score| format!("{:>4}", earned(score)))
        .collect();
    format!("{text}   {below}\n")
}

/// The points of a line, `-` where it has no word.
fn earned(score: &LineScore) -> String {
    score
        .word
        .as_ref()
        .map_or_else(|| "-".to_owned(), |_| score.points.to_string())
}

/// The word of each line, where it lies and what it earns.
fn lines(breakdown: &Breakdown, style: &TextStyle) -> String {
    let mut table = style.table(&["line", "word", "cells", "points"]);
    for score in &breakdown.lines {
        table.add_row([
            Cell::new(score.line.to_string()),
            Cell::new(word(score)),
            Cell::new(place(score)),
            number(&sum_of(score)),
        ]);
    }
    style.fitted(table)
}

/// What is claimed for each line, and what could have been.
fn claims(claimed: &Claimed, best: &Breakdown, style: &TextStyle) -> String {
    let mut table = style.table(&["line", "claim", "cells", "points", "remark"]);
    for (judged, best) in claimed.judged.iter().zip(&best.lines) {
        let claim = judged.text().unwrap_or_else(|| "-".to_owned());
        table.add_row([
            Cell::new(judged.score.line.to_string()),
            Cell::new(claim),
            Cell::new(place(&judged.score)),
            number(&sum_of(&judged.score)),
            Cell::new(remark(judged, best, style)),
        ]);
    }
    style.fitted(table)
}

fn remark(judged: &JudgedClaim, best: &LineScore, style: &TextStyle) -> String {
    match judged.error {
        Some(fault) => style.bad(&fault.to_string()),
        None if best.points > judged.score.points => {
            format!("{} would be {}", word(best), points(best.points))
        }
        None => String::new(),
    }
}

fn word(score: &LineScore) -> String {
    score
        .word
        .as_ref()
        .map_or_else(|| "-".to_owned(), |word| word.text())
}

/// `a1–c1`
fn place(score: &LineScore) -> String {
    let ends = score
        .word
        .as_ref()
        .and_then(|word| Some((*word.cells.first()?, *word.cells.last()?)));
    ends.map_or_else(String::new, |(first, last): (Square, Square)| {
        format!("{first}–{last}")
    })
}

/// `3`, or `2 × 3 = 6` where the line counts double.
fn sum_of(score: &LineScore) -> String {
    match (&score.word, score.doubled) {
        (Some(_), true) => format!("2 × {} = {}", score.points / 2, score.points),
        _ => score.points.to_string(),
    }
}

fn number(text: &str) -> Cell {
    Cell::new(text).set_alignment(CellAlignment::Right)
}

/// The bonus, the total and what the rulebook calls it.
fn sum(report: &GridReport, breakdown: &Breakdown, style: &TextStyle) -> String {
    let without: Vec<Line> = breakdown
        .lines
        .iter()
        .filter(|score| score.word.is_none())
        .map(|score| score.line)
        .collect();
    let bonus = match &without[..] {
        [] => format!(
            "Bonus: {} for a word in each line.",
            points(breakdown.bonus)
        ),
        [one] => format!("No bonus: {one} has no word."),
        [..] if without.len() == Line::COUNT => "No bonus: no line has a word.".to_owned(),
        lines => format!("No bonus: {} have no word.", and_list(lines)),
    };
    let total = style.strong(&points(breakdown.total()));
    let rating = report.rating(breakdown);
    let free = report.grid.free().count();
    let rated = match free {
        0 => format!(
            "{total} in all: {} ({}).",
            style.strong(&rating.to_string()),
            range(rating, report)
        ),
        1 => format!("{total} so far; 1 cell is free."),
        free => format!("{total} so far; {free} cells are free."),
    };
    style.wrapped(&bonus, 0) + &style.wrapped(&rated, 0)
}

/// The scores of a class: `46–50`.
fn range(rating: Rating, report: &GridReport) -> String {
    let side = report.variant.side();
    let next = Rating::ALL.into_iter().find(|other| *other > rating);
    match next {
        Some(next) => format!("{}–{}", rating.from(side), next.from(side) - 1),
        None => format!("{} and more", rating.from(side)),
    }
}

/// Whether the claims are right, and what the best words would have made.
fn verdict(report: &GridReport, claimed: &Claimed, style: &TextStyle) -> String {
    let wrong = claimed
        .judged
        .iter()
        .filter(|judged| judged.error.is_some());
    let wrong: Vec<String> = wrong.filter_map(JudgedClaim::text).collect();
    let (total, best) = (claimed.breakdown.total(), report.best.total());
    let judged = match &wrong[..] {
        [] => style.good("Every claim is right."),
        [one] => style.bad(&format!("One claim is wrong: {one}.")),
        wrong => style.bad(&format!(
            "{} claims are wrong: {}.",
            wrong.len(),
            and_list(wrong)
        )),
    };
    let best = match best - total {
        0 => "No words of the list make more.".to_owned(),
        more => format!("The best words make {best}: {more} more."),
    };
    style.wrapped(&format!("{judged} {best}"), 0)
}
