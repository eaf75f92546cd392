use comfy_table::{Cell, CellAlignment};

use super::grid::sheet;
use super::score::heading;
use crate::answer::RankingReport;
use crate::cli::text::{Answer, TextStyle};
use crate::language::en::{count, explanation, plural};
use crate::qwords::{Position, Ranked};

/// How many actions are shown where nothing is said.
const SHOWN: usize = 10;

impl Answer for RankingReport {
    fn text(&self, style: &TextStyle) -> String {
        let Some(best) = self.ranking.actions.first() else {
            return String::new();
        };
        let mut text = format!("{}\n\n", heading(self.position.variant, &self.words, style));
        text += &format!(
            "{}\n{}\n",
            sheet(&self.position.grid, Some(best.action), style),
            state(&self.position, style)
        );
        let expected = style.strong(&format!("{} points", rounded(best.expected)));
        let how_sure = if self.ranking.exact {
            "exact".to_owned()
        } else {
            format!("± {:.2}", best.standard_error)
        };
        let action = style.strong(&best.action.to_string());
        text += &style.wrapped(
            &format!("Best action: {action}, {expected} to be expected at the end ({how_sure})"),
            2,
        );
        text.push('\n');
        text += &self
            .explanation
            .iter()
            .flat_map(explanation)
            .map(|line| style.wrapped(&format!("  {line}"), 4))
            .collect::<String>();
        text.push('\n');
        let (all, shown) = (self.ranking.actions.len(), self.top.unwrap_or(SHOWN));
        text += &match all {
            1 => "The only action:\n".to_owned(),
            all if shown < all => format!("The best {shown} of {}:\n", plural(all, "action")),
            all => format!("All {}:\n", plural(all, "action")),
        };
        text += &table(
            &self.ranking.actions[..shown.min(all)],
            self.ranking.exact,
            style,
        );
        if !self.ranking.exact && all > 1 {
            let others = self.ranking.actions[1..]
                .iter()
                .filter(|other| other.within_error)
                .count();
            text += &style.wrapped(&alike(others), 2);
        }
        text
    }
}

/// How many actions the samples do not tell from the best one.
fn alike(others: usize) -> String {
    if others == 0 {
        return "No other action is within sampling error of the best.".to_owned();
    }
    let others = count(others, "other action is", "other actions are");
    format!(
        "{ALIKE} {others} within sampling error of the best: more --samples may change the order."
    )
}

/// Marks such an action.
const ALIKE: &str = "≈";

/// `roll U/T · 3 cells are free · the joker is left`
fn state(position: &Position, style: &TextStyle) -> String {
    let roll = position
        .roll
        .map_or_else(|| "-".to_owned(), |roll| roll.to_string());
    let free = match position.grid.free().count() {
        1 => "1 cell is free".to_owned(),
        free => format!("{free} cells are free"),
    };
    let joker = if position.variant.joker() {
        " · the joker is left"
    } else {
        ""
    };
    style.wrapped(
        &format!(
            "roll  {}{}",
            style.strong(&roll),
            style.faint(&format!(" · {free}{joker}"))
        ),
        2,
    )
}

fn table(actions: &[Ranked], exact: bool, style: &TextStyle) -> String {
    let has_marks = !exact && actions.iter().skip(1).any(|action| action.within_error);
    let titles: &[&str] = match (exact, has_marks) {
        (true, _) => &["", "expected", "action"],
        (false, false) => &["", "expected", "±", "action"],
        (false, true) => &["", "expected", "±", "action", ""],
    };
    let mut table = style.table(titles);
    let mut rank = 0;
    for (place, ranked) in actions.iter().enumerate() {
        if place == 0 || ranked.expected < actions[place - 1].expected {
            rank = place + 1;
        }
        let number = |text: String| Cell::new(text).set_alignment(CellAlignment::Right);
        let error = (!exact).then(|| number(format!("{:.2}", ranked.standard_error)));
        let action = ranked.action.to_string();
        let action = if rank == 1 {
            style.strong(&action)
        } else {
            action
        };
        let cells = [number(rank.to_string()), number(rounded(ranked.expected))].into_iter();
        let mark = has_marks.then(|| {
            Cell::new(if place > 0 && ranked.within_error {
                ALIKE
            } else {
                ""
            })
        });
        table.add_row(cells.chain(error).chain([Cell::new(action)]).chain(mark));
    }
    style.fitted(table) + "\n"
}

fn rounded(expected: f64) -> String {
    format!("{expected:.2}")
}
