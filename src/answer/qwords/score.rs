use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

use crate::qwords::{
    Breakdown, Claims, Grid, JudgedClaim, Line, LineScore, Rating, Variant, Words, score,
};

/// What a grid of Qwords scores: the answer of `qwords score`.
#[derive(Clone, Debug)]
pub struct GridReport {
    pub(crate) grid: Grid,
    pub(crate) variant: Variant,
    /// The words that count, for people: `French words and names`.
    #[cfg_attr(
        not(feature = "cli"),
        expect(dead_code, reason = "only the answer in words tells it")
    )]
    pub(crate) words: String,
    pub(crate) best: Breakdown,
    pub(crate) claimed: Option<Claimed>,
}

/// What a player claims for it.
#[derive(Clone, Debug)]
pub(crate) struct Claimed {
    pub(crate) judged: [JudgedClaim; Line::COUNT],
    pub(crate) breakdown: Breakdown,
}

impl GridReport {
    /// Scores a grid. The words are named for people.
    pub fn new(
        grid: Grid,
        variant: Variant,
        words: &Words,
        named: impl Into<String>,
    ) -> GridReport {
        let best = score(&grid, words, variant.double());
        GridReport {
            grid,
            variant,
            words: named.into(),
            best,
            claimed: None,
        }
    }

    /// The same with the words that a player claims.
    pub fn with_claims(mut self, claims: &Claims, words: &Words) -> GridReport {
        let judged = claims.judge(&self.grid, words, self.variant.double());
        let breakdown = Claims::breakdown(&judged);
        self.claimed = Some(Claimed { judged, breakdown });
        self
    }

    /// Whether no claim is wrong.
    pub fn is_ok(&self) -> bool {
        self.claimed.as_ref().is_none_or(Claimed::is_ok)
    }

    pub(crate) fn rating(&self, breakdown: &Breakdown) -> Rating {
        Rating::of(breakdown.total(), self.variant.side())
    }
}

impl Claimed {
    pub(crate) fn is_ok(&self) -> bool {
        self.judged.iter().all(|judged| judged.error.is_none())
    }
}

#[derive(Serialize)]
struct LineData {
    line: String,
    word: Option<String>,
    cells: Vec<String>,
    points: u32,
}

impl LineData {
    fn new(score: &LineScore) -> LineData {
        let cells = score
            .word
            .iter()
            .flat_map(|word| &word.cells)
            .map(ToString::to_string)
            .collect();
        let word = score.word.as_ref().map(|word| word.text());
        LineData {
            line: score.line.to_string(),
            word,
            cells,
            points: score.points,
        }
    }
}

#[derive(Serialize)]
struct ClaimData {
    line: String,
    claim: Option<String>,
    valid: bool,
    points: u32,
}

#[derive(Serialize)]
struct ClaimsData {
    total: u32,
    lines: Vec<ClaimData>,
    bonus: u32,
    rating: String,
    valid: bool,
}

impl ClaimsData {
    fn new(report: &GridReport, claimed: &Claimed) -> ClaimsData {
        let line = |judged: &JudgedClaim| ClaimData {
            line: judged.score.line.to_string(),
            claim: judged.text(),
            valid: judged.error.is_none(),
            points: judged.score.points,
        };
        ClaimsData {
            total: claimed.breakdown.total(),
            lines: claimed.judged.iter().map(line).collect(),
            bonus: claimed.breakdown.bonus,
            rating: report.rating(&claimed.breakdown).to_string(),
            valid: claimed.is_ok(),
        }
    }
}

impl Serialize for GridReport {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("grid", &self.grid.to_string())?;
        map.serialize_entry("total", &self.best.total())?;
        map.serialize_entry(
            "lines",
            &self
                .best
                .lines
                .iter()
                .map(LineData::new)
                .collect::<Vec<_>>(),
        )?;
        map.serialize_entry("bonus", &self.best.bonus)?;
        map.serialize_entry("rating", &self.rating(&self.best).to_string())?;
        if let Some(claimed) = &self.claimed {
            map.serialize_entry("claimed", &ClaimsData::new(self, claimed))?;
        }
        map.end()
    }
}
