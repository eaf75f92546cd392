use serde::{Serialize, Serializer};

use super::Note;
use super::analysis::as_text;
use super::rounded::{rounded, rounded_if, two_digits};
use crate::game::{Position, Turn, Unseen};
use crate::notation::Tiles;
use crate::strategy::{DeepAnalysis, DeepQuestion, Evaluation, Evidence};

/// The turns of a position by what follows them: the answer of `analyse --deep`.
#[derive(Clone, Debug, Serialize)]
pub struct DeepReport {
    #[serde(serialize_with = "as_text")]
    pub(crate) position: Position,
    rules: &'static str,
    pub(crate) bag: usize,
    /// Tiles that the others are known to hold, the next to move first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) opponent_racks: Vec<String>,
    /// Tiles that find no room in the others' hands and the bag.
    #[serde(skip)]
    pub(crate) surplus: usize,
    /// What a search of the ending found, where all hands are known.
    pub(crate) ending: Option<EndingReport>,
    /// Whether the best turn is clearly the best, or proved to be.
    pub(crate) decided: bool,
    /// Whether the games were played to their end.
    #[serde(skip)]
    pub(crate) to_the_end: bool,
    pub(crate) turns: Vec<TurnReport>,
    /// Every turn that was judged, the best first.
    #[serde(skip)]
    pub(crate) judged: Vec<TurnReport>,
    #[serde(skip)]
    top: usize,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) notes: Vec<Note>,
}

/// An ending, searched.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct EndingReport {
    #[serde(serialize_with = "as_text")]
    pub(crate) turn: Turn,
    pub(crate) margin: i32,
    pub(crate) proved: bool,
}

/// A turn, judged by samples or by the search of an ending.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct TurnReport {
    #[serde(serialize_with = "as_text")]
    pub(crate) turn: Turn,
    pub(crate) points: u32,
    /// `samples`, or of an ending `estimate` or `proved`.
    #[serde(serialize_with = "name_of")]
    pub(crate) basis: Evidence,
    #[serde(serialize_with = "rounded")]
    pub(crate) margin: f64,
    #[serde(serialize_with = "rounded")]
    pub(crate) standard_error: f64,
    /// How far behind the best, under equal luck, and the standard error of that.
    #[serde(serialize_with = "rounded")]
    pub(crate) behind: f64,
    #[serde(serialize_with = "rounded")]
    pub(crate) behind_error: f64,
    #[serde(serialize_with = "rounded")]
    pub(crate) win_percent: f64,
    /// What the next player scores in reply, and how often that is a qwirkle; `null` where no games
    /// were played on.
    #[serde(serialize_with = "rounded_if")]
    pub(crate) reply: Option<f64>,
    #[serde(serialize_with = "rounded_if")]
    pub(crate) qwirkle_percent: Option<f64>,
    /// What the tiles left are worth, in points.
    #[serde(serialize_with = "rounded")]
    pub(crate) kept: f64,
    pub(crate) tiles_left: String,
    pub(crate) samples: usize,
    /// Whether it was not examined further, because a first look showed that others are clearly
    /// better.
    pub(crate) dropped: bool,
    #[serde(skip)]
    pub(crate) clearly_worse: bool,
    /// How far behind in the chance to win, in per cent, and the standard error of that.
    #[serde(skip)]
    pub(crate) win_behind: f64,
    #[serde(skip)]
    pub(crate) win_behind_error: f64,
    /// Whether it was asked for.
    #[serde(skip)]
    included: bool,
    /// The place of the first turn that is like it.
    #[serde(skip)]
    like: Option<usize>,
}

impl DeepReport {
    /// What was found of a position. Shows the `top` best turns, and those that were asked for.
    pub fn new(
        position: Position,
        question: &DeepQuestion,
        look: &DeepAnalysis,
        top: usize,
    ) -> DeepReport {
        let mut judged: Vec<TurnReport> = look
            .evaluations
            .iter()
            .map(|judged| TurnReport::new(&position, judged))
            .collect();
        let margin = judged.first().map_or(0.0, |best| two_digits(best.margin));
        for turn in &mut judged {
            // The numbers shown add up to the digit.
            turn.margin = margin - two_digits(turn.behind);
            turn.included = question.included.contains(&turn.turn);
        }
        let ending = look
            .evaluations
            .first()
            .filter(|best| best.evidence.is_search())
            .map(|best| EndingReport {
                turn: best.candidate.turn.clone(),
                margin: best.margin as i32,
                proved: look.decided,
            });
        let shown = judged
            .iter()
            .enumerate()
            .filter(|(place, turn)| *place < top || turn.included);
        DeepReport {
            rules: position.rules().name(),
            bag: position.bag(),
            opponent_racks: question
                .known
                .hands()
                .iter()
                .map(|hand| Tiles(hand).to_string())
                .collect(),
            surplus: Unseen::of(&position).surplus(),
            ending,
            decided: look.decided,
            to_the_end: look.to_the_end,
            turns: shown.map(|(_, turn)| turn.clone()).collect(),
            judged,
            top,
            notes: Note::about(&position),
            position,
        }
    }

    /// The turns as rows of a table, each with how many more share its row: plays on the same cells
    /// with the same points, unless all are shown.
    pub(crate) fn rows(&self) -> Vec<(&TurnReport, usize)> {
        let shares_row = |turn: &TurnReport| {
            turn.like
                .filter(|_| self.top < usize::MAX && !turn.included)
        };
        let first = self
            .judged
            .iter()
            .enumerate()
            .filter(|(_, turn)| shares_row(turn).is_none());
        let rows = first
            .enumerate()
            .filter(|(row, (_, turn))| *row < self.top || turn.included);
        rows.map(|(_, (place, turn))| {
            (
                turn,
                self.judged
                    .iter()
                    .filter(|other| shares_row(other) == Some(place))
                    .count(),
            )
        })
        .collect()
    }
}

impl TurnReport {
    pub(super) fn new(position: &Position, judged: &Evaluation) -> TurnReport {
        let candidate = &judged.candidate;
        let rollouts = judged.rollouts;
        let sampled = rollouts.filter(|rollouts| rollouts.samples > 0);
        TurnReport {
            turn: candidate.turn.clone(),
            points: candidate.points,
            basis: judged.evidence,
            margin: judged.margin,
            standard_error: rollouts.map_or(0.0, |rollouts| rollouts.error),
            behind: judged.margin_behind.mean,
            behind_error: judged.margin_behind.error,
            win_percent: 100.0 * judged.win,
            reply: sampled.map(|rollouts| rollouts.reply),
            qwirkle_percent: sampled.map(|rollouts| 100.0 * rollouts.qwirkles),
            kept: f64::from(candidate.kept) / 100.0,
            tiles_left: Tiles(&position.rack_after(&candidate.turn)).to_string(),
            samples: rollouts.map_or(0, |rollouts| rollouts.samples),
            dropped: rollouts.is_some_and(|rollouts| rollouts.dropped),
            clearly_worse: judged.clearly_worse,
            win_behind: 100.0 * judged.win_behind.mean,
            win_behind_error: 100.0 * judged.win_behind.error,
            included: false,
            like: judged.like,
        }
    }
}

pub(super) fn name_of<S: Serializer>(basis: &Evidence, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(basis.name())
}
