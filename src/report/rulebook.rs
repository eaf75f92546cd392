use serde::Serialize;

use crate::puzzle::{Checked, Difference, Outcome};

use super::words;

/// Worked examples held against the rules: the answer of `rulebook`.
#[derive(Clone, Debug, Serialize)]
pub struct RulebookReport {
    pub(crate) examples: Vec<ExampleReport>,
    pub(crate) passed: usize,
    pub(crate) total: usize,
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct ExampleReport {
    pub(crate) rulebook: String,
    pub(crate) example: String,
    pub(crate) expected: String,
    pub(crate) found: String,
    pub(crate) ok: bool,
}

impl RulebookReport {
    /// The report on examples, each with the name of its rulebook.
    pub fn new(checked: impl IntoIterator<Item = (String, Checked)>) -> RulebookReport {
        let examples: Vec<ExampleReport> =
            checked.into_iter().map(|(rulebook, checked)| ExampleReport::new(rulebook, checked)).collect();
        RulebookReport { passed: examples.iter().filter(|example| example.ok).count(), total: examples.len(), examples }
    }

    /// Whether no example differs.
    pub fn is_ok(&self) -> bool {
        self.passed == self.total
    }
}

impl ExampleReport {
    fn new(rulebook: String, checked: Checked) -> ExampleReport {
        let found = checked.found.iter().map(|&found| outcome(found));
        let found: Vec<String> = found.chain(checked.differences.iter().filter_map(difference)).collect();
        ExampleReport {
            rulebook,
            example: checked.id,
            expected: checked.expected.map_or_else(|| "unclear".to_owned(), outcome),
            found: found.join("; "),
            ok: checked.differences.is_empty(),
        }
    }
}

fn outcome(outcome: Outcome) -> String {
    match outcome {
        Outcome::Score(score) => words::points(score),
        Outcome::Illegal => "not legal".to_owned(),
    }
}

fn difference(difference: &Difference) -> Option<String> {
    Some(match difference {
        Difference::Outcome => return None,
        Difference::Unreadable { key, error } => format!("{key}: {error}"),
        Difference::Unclear => "give either a `score` or `legal: false`".to_owned(),
        Difference::Breaches(breaches) => words::a_list(breaches),
        Difference::Lines => "other lines than those given".to_owned(),
        Difference::NotBest(Some(best)) => format!("with six_tiles another play scores {best}"),
        Difference::NotBest(None) => "with six_tiles no play is legal".to_owned(),
        Difference::WrongRack => "six_tiles is no rack for this table".to_owned(),
    })
}
