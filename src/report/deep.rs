use serde::{Serialize, Serializer};

use super::Note;
use super::analysis::as_text;
use super::rounded::{rounded, rounded_if};
use crate::game::{Position, Turn, Unseen};
use crate::notation::Tiles;
use crate::strategy::{Basis, DeepQuestion, Judged, Look};

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
    /// Whether the best turn is clearly the best: proved, or all others were given up.
    pub(crate) decided: bool,
    /// Whether the games were played to their end.
    #[serde(skip)]
    pub(crate) to_the_end: bool,
    pub(crate) turns: Vec<TurnReport>,
    /// Those that are not shown.
    #[serde(skip)]
    rest: Vec<TurnReport>,
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
    pub(crate) basis: Basis,
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
    /// What the next player scores in reply, and how often that is a qwirkle; `null` where no games were played on.
    #[serde(serialize_with = "rounded_if")]
    pub(crate) reply: Option<f64>,
    #[serde(serialize_with = "rounded_if")]
    pub(crate) qwirkle_percent: Option<f64>,
    /// What the tiles left are worth, in points.
    #[serde(serialize_with = "rounded")]
    pub(crate) kept: f64,
    pub(crate) tiles_left: String,
    pub(crate) samples: usize,
    /// Whether it was given up early, as others were clearly better.
    pub(crate) dropped: bool,
}

impl DeepReport {
    /// What was found of a position; shows so many turns, and those that were asked for.
    pub fn new(position: Position, question: &DeepQuestion, look: &Look, top: usize) -> DeepReport {
        let turns = look.judged.iter().map(|judged| TurnReport::new(&position, judged));
        let is_shown = |(place, turn): &(usize, TurnReport)| *place < top || question.included.contains(&turn.turn);
        let (shown, rest): (Vec<_>, Vec<_>) = turns.enumerate().partition(is_shown);
        let ending = look.judged.first().filter(|best| best.basis.is_search()).map(|best| EndingReport {
            turn: best.candidate.turn.clone(),
            margin: best.margin as i32,
            proved: look.decided,
        });
        DeepReport {
            rules: position.rules().name(),
            bag: position.bag(),
            opponent_racks: question.known.hands().iter().map(|hand| Tiles(hand).to_string()).collect(),
            surplus: Unseen::of(&position).surplus(),
            ending,
            decided: look.decided,
            to_the_end: look.to_the_end,
            turns: shown.into_iter().map(|(_, turn)| turn).collect(),
            rest: rest.into_iter().map(|(_, turn)| turn).collect(),
            notes: Note::about(&position),
            position,
        }
    }

    /// Every turn that was judged: those that are shown, the best first, and the rest.
    pub(crate) fn judged(&self) -> impl Iterator<Item = &TurnReport> {
        self.turns.iter().chain(&self.rest)
    }
}

impl TurnReport {
    pub(super) fn new(position: &Position, judged: &Judged) -> TurnReport {
        let candidate = &judged.candidate;
        let sampled = |number: f64| (judged.samples > 0).then_some(number);
        TurnReport {
            turn: candidate.turn.clone(),
            points: candidate.points,
            basis: judged.basis,
            margin: judged.margin,
            standard_error: judged.error,
            behind: judged.margin_lag.mean,
            behind_error: judged.margin_lag.error,
            win_percent: 100.0 * judged.win,
            reply: sampled(judged.reply),
            qwirkle_percent: sampled(100.0 * judged.qwirkles),
            kept: f64::from(candidate.kept) / 100.0,
            tiles_left: Tiles(&position.rack_after(&candidate.turn)).to_string(),
            samples: judged.samples,
            dropped: judged.dropped,
        }
    }
}

pub(super) fn name_of<S: Serializer>(basis: &Basis, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(basis.name())
}
