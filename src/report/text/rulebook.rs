use comfy_table::Cell;

use super::{Answer, Page};
use crate::puzzle::Difference;
use crate::report::RulebookReport;
use crate::report::rulebook::ExampleReport;

impl Answer for RulebookReport {
    fn text(&self, page: &Page) -> String {
        let mut table = page.table(&["example", "expected", "found", "ok"]);
        let mut rulebook = None;
        for example in &self.examples {
            if rulebook != Some(&example.rulebook) {
                table.add_row([page.strong(&example.rulebook)]);
                rulebook = Some(&example.rulebook);
            }
            let mark = if example.ok { page.good("yes") } else { page.bad("NO") };
            let expected = example.expected.map_or_else(|| "unclear".to_owned(), |expected| expected.to_string());
            table.add_row([
                Cell::new(format!("  {}", example.example)),
                Cell::new(expected),
                Cell::new(found(example)),
                Cell::new(mark),
            ]);
        }
        let count = format!("{} of {}", self.passed, self.total);
        let count = if self.is_ok() { page.good(&count) } else { page.bad(&count) };
        format!("{}\n{}", page.fitted(table), page.wrapped(&format!("{count} examples as the rulebook has them"), 0))
    }
}

/// What was found, and in what it differs beyond what the table shows anyway.
fn found(example: &ExampleReport) -> String {
    let found = example.found.iter().map(ToString::to_string);
    let shown = |difference: &&Difference| !matches!(difference, Difference::Outcome { .. });
    let differences = example.differences.iter().filter(shown).map(Difference::to_string);
    found.chain(differences).collect::<Vec<_>>().join("; ")
}
