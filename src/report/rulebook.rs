use serde::{Serialize, Serializer};

use crate::puzzle::{Checked, Difference, Outcome};

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
    #[serde(serialize_with = "as_data")]
    pub(crate) expected: Option<Outcome>,
    #[serde(serialize_with = "as_data")]
    pub(crate) found: Option<Outcome>,
    pub(crate) ok: bool,
    #[serde(serialize_with = "as_texts")]
    pub(crate) differences: Vec<Difference>,
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
        let Checked { id, expected, found, differences } = checked;
        ExampleReport { rulebook, example: id, expected, found, ok: differences.is_empty(), differences }
    }
}

/// `{"legal": true, "score": 18}` or `{"legal": false}`.
fn as_data<S: Serializer>(outcome: &Option<Outcome>, serializer: S) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    struct Data {
        legal: bool,
        #[serde(skip_serializing_if = "Option::is_none")]
        score: Option<u32>,
    }
    let data = outcome.map(|outcome| match outcome {
        Outcome::Score(score) => Data { legal: true, score: Some(score) },
        Outcome::Illegal => Data { legal: false, score: None },
    });
    data.serialize(serializer)
}

fn as_texts<S: Serializer>(differences: &[Difference], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(differences.iter().map(Difference::to_string))
}
