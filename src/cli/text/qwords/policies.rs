use comfy_table::{Cell, CellAlignment};

use crate::answer::PoliciesReport;
use crate::answer::qwords::class;
use crate::cli::text::{Answer, TextStyle};
use crate::language::en::plural;

/// The longest bar of the histogram.
const BAR: usize = 12;
/// The columns that the classes of scores take beside the bars: `│ 100–109 ┆`.
const CLASS: usize = 11;
/// What stands beside a bar in its cell: two blanks, a border, and a blank before the number.
const AROUND_BAR: usize = 4;

impl Answer for PoliciesReport {
    fn text(&self, style: &TextStyle) -> String {
        let title = style.strong("Qwords");
        let side = self.side.to_uppercase();
        let games = plural(self.games, "game");
        format!(
            "{title} · side {side} · {} · {games} each · seed {}\n\n{}\n\n{}\n",
            self.words,
            self.seed,
            self.means(style),
            self.histogram(style)
        )
    }
}

impl PoliciesReport {
    fn means(&self, style: &TextStyle) -> String {
        let mut table = style.table(&["policy", "mean", "±", "p90", "best", "the mean is called"]);
        for policy in &self.policies {
            table.add_row([
                Cell::new(policy.policy),
                number(style.strong(&format!("{:.2}", policy.mean))),
                number(format!("{:.2}", policy.standard_error)),
                number(policy.p90.to_string()),
                number(policy.best.to_string()),
                Cell::new(&policy.rating),
            ]);
        }
        style.fitted(table)
    }

    /// How many games of each policy fall into each class of scores.
    fn histogram(&self, style: &TextStyle) -> String {
        let titles: Vec<&str> = ["points"]
            .into_iter()
            .chain(self.policies.iter().map(|policy| policy.policy))
            .collect();
        let mut table = style.table(&titles);
        let room = style.width.map_or(usize::MAX, |width| {
            width.saturating_sub(CLASS) / self.policies.len().max(1)
        });
        let bar = room
            .saturating_sub(AROUND_BAR + self.games.to_string().len())
            .clamp(1, BAR);
        let classes = self
            .policies
            .iter()
            .map(|policy| policy.histogram.len())
            .max()
            .unwrap_or(0);
        for number_of_class in 0..classes {
            let cells = self.policies.iter().map(|policy| {
                let most = policy.histogram.iter().copied().max().unwrap_or(1).max(1);
                match policy.histogram.get(number_of_class).copied().unwrap_or(0) {
                    0 => Cell::new(""),
                    games => Cell::new(format!(
                        "{} {games}",
                        "▇".repeat((games * bar).div_ceil(most))
                    )),
                }
            });
            table.add_row([number(class(number_of_class))].into_iter().chain(cells));
        }
        style.fitted(table)
    }
}

fn number(text: String) -> Cell {
    Cell::new(text).set_alignment(CellAlignment::Right)
}
