use comfy_table::{Cell, CellAlignment};

use super::{Answer, TextStyle};
use crate::answer::BenchReport;

impl Answer for BenchReport {
    fn text(&self, style: &TextStyle) -> String {
        let mut table = style.table(&["rules", "task", "µs each", "rate", "plays/s"]);
        for measure in &self.measures {
            let rate = |value: Option<f64>| value.map_or_else(|| "–".to_owned(), thousands);
            let each = measure
                .microseconds_each
                .map_or_else(|| "–".to_owned(), |each| format!("{each:.2}"));
            let each_second = measure.per_second.map_or_else(
                || "–".to_owned(),
                |value| format!("{} {}/s", thousands(value), measure.unit),
            );
            let numbers = [each, each_second, rate(measure.plays_per_second)];
            let numbers =
                numbers.map(|number| Cell::new(number).set_alignment(CellAlignment::Right));
            table.add_row(
                [Cell::new(measure.rules), Cell::new(measure.task)]
                    .into_iter()
                    .chain(numbers),
            );
        }
        format!(
            "{}\nsignature {}\n",
            style.fitted(table),
            style.strong(&self.signature)
        )
    }
}

/// A rate without its fraction, the thousands apart: `28 500 000`.
fn thousands(rate: f64) -> String {
    let digits = format!("{rate:.0}");
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place) % 3 == 0 {
            // A rate must not break at the end of a line.
            text.push('\u{a0}');
        }
        text.push(digit);
    }
    text
}
