use super::{Checked, Example, ExampleOutcome, Mismatch};
use crate::qwords::{
    Breakdown, Claims, JudgedClaim, Position, Words, parse_claims, parse_position, score,
};

/// An example of Qwords: a grid, and what its words score.
impl Example {
    /// Whether it is one.
    pub fn is_qwords(&self) -> bool {
        let mut words = self.position.split_whitespace();
        // Every table begins with its rules, as a word or as a key.
        let first = words.next().unwrap_or_default();
        first == "qwords"
            || first.contains('/')
            || self
                .position
                .lines()
                .any(|line| line.trim_end() == "rules: qwords")
    }

    /// The grid, and the claims where the example has some.
    pub fn read_grid(&self) -> Result<(Position, Option<Claims>), Mismatch> {
        let position = parse_position(&self.position).map_err(self.unreadable("position"))?;
        let claims = self
            .claims
            .as_deref()
            .map(parse_claims)
            .transpose()
            .map_err(self.unreadable("claims"))?;
        Ok((position, claims))
    }

    /// Scores the grid and compares.
    pub(super) fn compare_grid(&self, checked: &mut Checked) {
        let unwanted = [
            ("play", self.play.is_some()),
            ("legal", !self.legal),
            ("lines", self.lines.is_some()),
            ("six_tiles", self.six_tiles.is_some()),
        ];
        let unwanted = unwanted.into_iter().filter(|(_, is_there)| *is_there);
        checked
            .differences
            .extend(unwanted.map(|(key, _)| Mismatch::Unwanted { key }));
        let (position, claims) = match self.read_grid() {
            Ok(read) => read,
            Err(unreadable) => return checked.differences.push(unreadable),
        };
        let (breakdown, wrong) = breakdown(&position, claims.as_ref());
        checked.differences.extend(wrong);
        checked.found = Some(ExampleOutcome::Score(breakdown.total()));
        if let Some(ExampleOutcome::Score(expected)) = checked.expected
            && expected != breakdown.total()
        {
            checked.differences.push(Mismatch::GridScore {
                expected,
                right: Box::new(breakdown),
            });
        }
    }
}

/// Where the points come from, and every claim that does not count.
fn breakdown(position: &Position, claims: Option<&Claims>) -> (Breakdown, Vec<Mismatch>) {
    let (words, double) = (Words::new(position.language), position.variant.double());
    let Some(claims) = claims else {
        return (score(&position.grid, &words, double), Vec::new());
    };
    let judged = claims.judge(&position.grid, &words, double);
    let wrong = |judged: &JudgedClaim| {
        let (word, fault) = (judged.text()?, judged.error?);
        Some(Mismatch::Claim {
            line: judged.score.line,
            word,
            fault,
        })
    };
    (
        Claims::breakdown(&judged),
        judged.iter().filter_map(wrong).collect(),
    )
}
