use comfy_table::Cell;

use super::{Answer, TextStyle};
use crate::answer::RulebookReport;
use crate::answer::rulebook::ExampleReport;
use crate::cli::terminal::breakdown;
use crate::game::{Breakdown, Violation};
use crate::language::en::{difference_in_short, plural};
use crate::puzzle::{Checked, ExampleOutcome, Mismatch};

impl Answer for RulebookReport {
    fn text(&self, style: &TextStyle) -> String {
        let mut table = style.table(&["example", "expected", "found", "ok"]);
        for rulebook in self.examples.chunk_by(|a, b| a.rulebook == b.rulebook) {
            table.add_row([style.strong(&rulebook[0].rulebook)]);
            for example in rulebook {
                let expected = example
                    .checked
                    .expected
                    .map_or_else(|| "unclear".to_owned(), |expected| expected.to_string());
                let mark = if example.is_ok() {
                    style.good("yes")
                } else {
                    style.bad("NO")
                };
                table.add_row([
                    Cell::new(format!("  {}", example.checked.id)),
                    Cell::new(expected),
                    Cell::new(found(&example.checked)),
                    Cell::new(mark),
                ]);
            }
        }
        let mut text = style.fitted(table) + "\n";
        text.extend(
            self.examples
                .iter()
                .filter(|example| !example.is_ok())
                .map(|example| differences(example, style)),
        );
        text += if self.is_ok() { "" } else { "\n" };
        text += &self.without_reasons(style);
        let count = format!("{} of {}", self.passed, self.total);
        let count = if self.is_ok() {
            style.good(&count)
        } else {
            style.bad(&count)
        };
        text + &style.wrapped(&format!("{count} examples as the rulebook has them"), 0)
    }
}

impl RulebookReport {
    /// A note on illegal examples that give no reasons.
    fn without_reasons(&self, style: &TextStyle) -> String {
        let is_vague = |checked: &Checked| {
            [checked.expected, checked.found] == [Some(ExampleOutcome::Illegal); 2]
        };
        let vague = self
            .examples
            .iter()
            .filter(|example| is_vague(&example.checked) && example.checked.reasons.is_empty());
        match vague.count() {
            0 => String::new(),
            vague => {
                let (examples, give) = (
                    plural(vague, "illegal example"),
                    if vague == 1 { "gives" } else { "give" },
                );
                let told = "so any broken rule will do; the codes found are in the table.";
                style.wrapped(&format!("{examples} {give} no `reasons`, {told}"), 0)
            }
        }
    }
}

/// What was found; of an illegal play with the codes: the reasons that the example gives, then
/// further ones.
fn found(checked: &Checked) -> String {
    let illegal = match checked.found {
        Some(ExampleOutcome::Illegal) => ExampleOutcome::Illegal,
        Some(score) => return score.to_string(),
        None => return "error".to_owned(),
    };
    let mut codes: Vec<&str> = Vec::new();
    for code in checked.violations.iter().map(Violation::code) {
        if !codes.contains(&code) {
            codes.push(code);
        }
    }
    let is_given = |code: &&str| checked.reasons.iter().any(|reason| reason.code() == *code);
    let (given, further): (Vec<&str>, Vec<&str>) = codes.into_iter().partition(is_given);
    let parted = if given.is_empty() || further.is_empty() {
        ""
    } else {
        "; also "
    };
    format!(
        "{illegal}: {}{parted}{}",
        given.join(", "),
        further.join(", ")
    )
}

/// In what an example differs, and where its points come from.
fn differences(example: &ExampleReport, style: &TextStyle) -> String {
    let mut text = format!(
        "\n{}",
        style.wrapped(
            &style.strong(&format!("{}: {}", example.rulebook, example.checked.id)),
            2
        )
    );
    for difference in &example.checked.differences {
        text += &match difference {
            Mismatch::Score { right, .. } | Mismatch::Legal(right) => {
                style.wrapped(&format!("  - {}", difference_in_short(difference)), 4)
                    + &indented(right, style)
            }
            _ => style.wrapped(&format!("  - {difference}"), 4),
        };
    }
    text
}

/// Every point of a play, below a difference.
fn indented(right: &Breakdown, style: &TextStyle) -> String {
    let narrower = TextStyle {
        width: style.width.map(|width| width.saturating_sub(2)),
        ..*style
    };
    breakdown(right, &narrower)
        .lines()
        .map(|line| format!("  {line}\n"))
        .collect()
}
