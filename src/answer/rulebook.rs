use serde::{Serialize, Serializer};

use crate::game::Violation;
use crate::puzzle::{Checked, ExampleOutcome, Mismatch};

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
    #[serde(flatten, serialize_with = "as_data")]
    pub(crate) checked: Checked,
}

impl RulebookReport {
    /// The report on examples, each with the name of its rulebook.
    pub fn new(checked: impl IntoIterator<Item = (String, Checked)>) -> RulebookReport {
        let examples: Vec<ExampleReport> = checked
            .into_iter()
            .map(|(rulebook, checked)| ExampleReport { rulebook, checked })
            .collect();
        let passed = examples.iter().filter(|example| example.is_ok()).count();
        RulebookReport {
            passed,
            total: examples.len(),
            examples,
        }
    }

    /// Whether no example differs.
    pub fn is_ok(&self) -> bool {
        self.passed == self.total
    }
}

impl ExampleReport {
    /// Whether the example does not differ.
    pub(crate) fn is_ok(&self) -> bool {
        self.checked.differences.is_empty()
    }
}

fn as_data<S: Serializer>(checked: &Checked, serializer: S) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    struct Data<'a> {
        example: &'a str,
        expected: Option<OutcomeData>,
        found: Option<OutcomeData>,
        ok: bool,
        differences: Vec<String>,
    }
    let data = Data {
        example: &checked.id,
        expected: checked.expected.map(OutcomeData::from),
        found: checked.found.map(|outcome| OutcomeData {
            reasons: reasons(&checked.violations),
            ..outcome.into()
        }),
        ok: checked.differences.is_empty(),
        differences: checked
            .differences
            .iter()
            .map(Mismatch::to_string)
            .collect(),
    };
    data.serialize(serializer)
}

/// `{"legal": true, "score": 18}` or `{"legal": false}`, with the reasons where they were found.
#[derive(Serialize)]
struct OutcomeData {
    legal: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<u32>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    reasons: Vec<ReasonData>,
}

/// A rule that a play breaks.
#[derive(Serialize)]
struct ReasonData {
    code: &'static str,
    message: String,
}

impl From<ExampleOutcome> for OutcomeData {
    fn from(outcome: ExampleOutcome) -> OutcomeData {
        let (legal, score) = match outcome {
            ExampleOutcome::Score(score) => (true, Some(score)),
            ExampleOutcome::Illegal => (false, None),
        };
        OutcomeData {
            legal,
            score,
            reasons: Vec::new(),
        }
    }
}

fn reasons(violations: &[Violation]) -> Vec<ReasonData> {
    violations
        .iter()
        .map(|violation| ReasonData {
            code: violation.code(),
            message: violation.to_string(),
        })
        .collect()
}
