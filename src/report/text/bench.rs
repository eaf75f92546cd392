use comfy_table::{Cell, CellAlignment};

use super::{Answer, Page};
use crate::report::BenchReport;

impl Answer for BenchReport {
    fn text(&self, page: &Page) -> String {
        let mut table = page.table(&["rules", "task", "µs each", "positions/s", "plays/s"]);
        for measure in &self.measures {
            let rate = |value: Option<f64>| value.map_or_else(|| "–".to_owned(), thousands);
            let each = measure.microseconds_each.map_or_else(|| "–".to_owned(), |each| format!("{each:.2}"));
            let numbers = [each, rate(measure.per_second), rate(measure.plays_per_second)];
            let numbers = numbers.map(|number| Cell::new(number).set_alignment(CellAlignment::Right));
            table.add_row([Cell::new(measure.rules), Cell::new(measure.task)].into_iter().chain(numbers));
        }
        format!("{table}\nsignature {}\n", page.strong(&self.signature))
    }
}

/// A rate without its fraction, the thousands apart: `28 500 000`.
fn thousands(rate: f64) -> String {
    let digits = format!("{rate:.0}");
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place) % 3 == 0 {
            text.push(' ');
        }
        text.push(digit);
    }
    text
}
