use comfy_table::Cell;

use super::{Answer, Page};
use crate::report::RulebookReport;

impl Answer for RulebookReport {
    fn text(&self, page: &Page) -> String {
        let mut table = page.table(&["rulebook", "example", "expected", "found", "ok"]);
        for example in &self.examples {
            let mark = if example.ok { page.good("yes") } else { page.bad("NO") };
            table.add_row([
                Cell::new(&example.rulebook),
                Cell::new(&example.example),
                Cell::new(&example.expected),
                Cell::new(&example.found),
                Cell::new(mark),
            ]);
        }
        let count = format!("{} of {}", self.passed, self.total);
        let count = if self.is_ok() { page.good(&count) } else { page.bad(&count) };
        format!("{table}\n{count} examples as the rulebook has them\n")
    }
}
